import type { Bucket } from './bucket.ts'
import type { PriceSeries } from './price-series.ts'

/** A series that goes on as another one from the first instant of a minute on; both have the same price there. */
export function createVersionedSeries(
  earlier: PriceSeries,
  later: PriceSeries,
  since: number,
  ticksPerMinute: number,
): PriceSeries {
  const at = (tick: number) => (tick < since * ticksPerMinute ? earlier : later)
  return {
    priceAt: tick => at(tick).priceAt(tick),
    minuteUpTo: tick => at(tick).minuteUpTo(tick),
    volumeAt: tick => at(tick).volumeAt(tick),
    chanceAt: (tick, index) => at(tick).chanceAt(tick, index),
    fold(from, to, before): Bucket | undefined {
      if (to <= since) return earlier.fold(from, to, before)
      if (from >= since) return later.fold(from, to, before)
      return later.fold(since, to, earlier.fold(from, since, before))
    },
  }
}

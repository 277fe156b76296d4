import { compare, toMinorUnits } from '#src/lib/money/money.ts'
import type { ScanWindow } from '#server/kernel/job-progress.ts'
import {
  endOfMinute,
  findFirstHit,
  tickTimes,
  wholeCandleAfter,
  type PriceLimit,
  type PriceRange,
  type PriceHit,
  type PriceHistory,
} from './price-history.ts'
import { MINUTE } from '#src/lib/time/time-units.ts'

/** Windows up to this long are cached tick by tick, in milliseconds. */
const MAX_CACHED_WINDOW = MINUTE
/** How long ticks are cached, back from the newest, as several jobs read overlapping windows; in milliseconds. */
const CACHE_DURATION = MINUTE

/** Digits after the point that any price fits into. */
const SCALE = 18
/** Powers of ten, by exponent. */
const POWERS = Array.from({ length: SCALE + 1 }, (_, exponent) => 10n ** BigInt(exponent))

/** A price of the market in units of 10⁻¹⁸. Every tick of every product is converted, so nothing is validated again. */
function unitsOf(price: string): bigint {
  const point = price.indexOf('.')
  if (point === -1) return BigInt(price) * POWERS[SCALE]!
  const decimals = price.length - point - 1
  return BigInt(price.slice(0, point) + price.slice(point + 1)) * POWERS[SCALE - decimals]!
}

interface Tick extends PriceHit {
  readonly isOpen: boolean
  /** The price in units of 10⁻¹⁸, computed once: a tick is compared in every run of a minute. */
  readonly units: bigint
}

/** The prices of an instrument in a time window. */
export interface PriceWindow {
  /** The price range, possibly wider than the actual one; undefined when nothing could be filled in the window. */
  readonly range: PriceRange | undefined
  /** The first price after `from` that fills an order; see findFirstHit. */
  firstHit(order: PriceLimit, from: number): PriceHit | undefined
}

/** Reads price windows of one instrument. Consecutive short windows overlap: each tick is computed once. */
export interface PriceWindowReader {
  read(span: ScanWindow, nextSlice: () => Promise<void>): Promise<PriceWindow>
}

const widenRange = (before: PriceRange | undefined, { low, high }: PriceRange): PriceRange =>
  before
    ? {
        low: compare(low, before.low) < 0 ? low : before.low,
        high: compare(high, before.high) > 0 ? high : before.high,
      }
    : { low, high }

/** A reader of the windows of one price history. */
export function createPriceWindowReader(track: PriceHistory): PriceWindowReader {
  /** In the order of time. */
  const ticks: Tick[] = []
  let cached: Pick<ScanWindow, 'from' | 'to'> | undefined

  const tickAt = (time: number): Tick => {
    const price = track.priceAt(time)
    return { price, time, isOpen: track.isOpen(time), units: unitsOf(price) }
  }

  /** Computes the ticks of a window that are not cached, and drops expired ones. */
  const extendCache = ({ from, to }: ScanWindow): void => {
    const isContinuous = cached !== undefined && cached.from <= from && from <= cached.to
    const since = isContinuous ? cached!.to : from
    const until = isContinuous ? Math.max(cached!.to, to) : to
    const begin = isContinuous ? Math.max(cached!.from, until - CACHE_DURATION) : from
    let expired = isContinuous ? 0 : ticks.length
    while (expired < ticks.length && ticks[expired]!.time <= begin) expired += 1
    ticks.splice(0, expired)
    for (const time of tickTimes(track, since, until)) ticks.push(tickAt(time))
    cached = { from: begin, to: until }
  }

  const readCached = (span: ScanWindow): PriceWindow => {
    extendCache(span)
    const open: Tick[] = []
    // From the newest: a window is a small part of what is cached.
    for (let at = ticks.length - 1; at >= 0 && ticks[at]!.time > span.from; at -= 1) {
      const tick = ticks[at]!
      if (tick.isOpen && tick.time <= span.to) open.push(tick)
    }
    open.reverse()
    const [first, ...others] = open
    let [low, high] = [first, first]
    for (const tick of others) {
      if (tick.units < low!.units) low = tick
      else if (tick.units > high!.units) high = tick
    }
    return {
      range: low && high && { low: low.price, high: high.price },
      firstHit: ({ side, limitPrice }, after) => {
        const limit = toMinorUnits(limitPrice, SCALE)
        return open.find(({ time, units }) => time > after && (side === 1 ? units <= limit : units >= limit))
      },
    }
  }

  const readUncached = async (span: ScanWindow, nextSlice: () => Promise<void>): Promise<PriceWindow> => ({
    range: await rangeByCandles(track, span, nextSlice),
    firstHit: (order, after) => findFirstHit(track, order, Math.max(after, span.from), span.to),
  })

  return {
    read: async (span, nextSlice) =>
      span.to - span.from > MAX_CACHED_WINDOW ? readUncached(span, nextSlice) : readCached(span),
  }
}

/** The range of a long window by its candles: possibly wider than the actual one, and including closed hours. */
async function rangeByCandles(
  track: PriceHistory,
  { from, to }: ScanWindow,
  nextSlice: () => Promise<void>,
): Promise<PriceRange | undefined> {
  let extremes: PriceRange | undefined
  let time = from
  while (time < to) {
    await nextSlice()
    const step = wholeCandleAfter(time, to)
    if (step) {
      const span = track.range(step[0], time + 1)
      if (span) extremes = widenRange(extremes, span)
      time += step[1]
      continue
    }
    const end = endOfMinute(time, to)
    for (const at of tickTimes(track, time, end)) {
      const price = track.priceAt(at)
      extremes = widenRange(extremes, { low: price, high: price })
    }
    time = end
  }
  return extremes
}

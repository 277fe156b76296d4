import { compare, max, min } from '#src/lib/money/money.ts'
import { candleStart } from '#src/lib/candles/candle-intervals.ts'
import type { Candle, CandleInterval } from '#models'

/**
 * The last candle updated with a tick, or the new candle that starts with it. Undefined when the tick is older than the
 * last candle. The volume is unchanged: a tick does not say how much was traded.
 */
export function applyTick(
  last: Candle | undefined,
  tick: { nowPrice: string; time: number },
  interval: CandleInterval,
): Candle | undefined {
  const time = candleStart(tick.time, interval)
  const { nowPrice } = tick
  if (!last || time > last.time) {
    return { time, open: nowPrice, high: nowPrice, low: nowPrice, close: nowPrice, volume: '0' }
  }
  if (time < last.time) return undefined
  return { ...last, high: max(last.high, nowPrice), low: min(last.low, nowPrice), close: nowPrice }
}

/** Merges candles by time, oldest first; of two with the same time the later argument wins. */
export function mergeCandles(...groups: readonly (readonly Candle[])[]): Candle[] {
  const byTime = new Map<number, Candle>()
  for (const candle of groups.flat()) byTime.set(candle.time, candle)
  return [...byTime.values()].toSorted((a, b) => a.time - b.time)
}

/** Whether a candle rose or fell. */
export function candleDirection({ open, close }: Candle): 'up' | 'down' {
  return compare(close, open) === -1 ? 'down' : 'up'
}

/**
 * The index of the first difference between two lists of candles. Unchanged candles are the same objects, as kept by
 * the query cache.
 */
export function firstDifference(before: readonly Candle[], after: readonly Candle[]): number {
  let bar = 0
  while (bar < before.length && bar < after.length && before[bar] === after[bar]) bar++
  return bar
}

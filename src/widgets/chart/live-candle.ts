import { compare, max, min } from '#src/lib/money.ts'
import type { Candle, CandleInterval } from '#src/api/generated/models/index.ts'
import { DAY, HOUR, MINUTE, WEEK } from '#src/lib/time-units.ts'

export const intervals = ['1m', '5m', '15m', '30m', '1h', '4h', '1d', '1w'] as const

/** Lengths of the candles, ms. */
export const intervalLengths: Record<CandleInterval, number> = {
  '1m': MINUTE,
  '5m': 5 * MINUTE,
  '15m': 15 * MINUTE,
  '30m': 30 * MINUTE,
  '1h': HOUR,
  '4h': 4 * HOUR,
  '1d': DAY,
  '1w': WEEK,
}

// Weeks begin on Monday; 1970-01-01 was a Thursday.
const weekShift = 4 * DAY

/** When the candle began that holds this moment, epoch ms. */
export function candleStart(time: number, interval: CandleInterval): number {
  const length = intervalLengths[interval]
  const shift = interval === '1w' ? weekShift : 0
  return Math.floor((time - shift) / length) * length + shift
}

/**
 * The last candle with one more price in it, or the candle that begins with it. Undefined when the price is from
 * before the last candle. Its volume is what was known of it: a tick does not say how much was traded.
 */
export function grow(
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

/** Candles by their time, each once; of two of the same time the one that is given later counts. Oldest first. */
export function merge(...groups: readonly (readonly Candle[])[]): Candle[] {
  const byTime = new Map<number, Candle>()
  for (const candle of groups.flat()) byTime.set(candle.time, candle)
  return [...byTime.values()].toSorted((a, b) => a.time - b.time)
}

/** Which way a candle went. */
export function wayOf({ open, close }: Candle): 'up' | 'down' {
  return compare(close, open) === -1 ? 'down' : 'up'
}

/** Where two lists of candles first differ. Candles that did not change are the same objects, as the query cache keeps them. */
export function firstDifference(before: readonly Candle[], after: readonly Candle[]): number {
  let bar = 0
  while (bar < before.length && bar < after.length && before[bar] === after[bar]) bar++
  return bar
}

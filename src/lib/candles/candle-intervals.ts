import { DAY, HOUR, MINUTE, WEEK } from '../time/time-units.ts'

/** Candle intervals, shortest first. */
export const intervals = ['1m', '5m', '15m', '30m', '1h', '4h', '1d', '1w'] as const
type CandleInterval = (typeof intervals)[number]

/** Candle interval lengths, ms. */
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
const weekOffset = 4 * DAY

/** Start time of the candle that contains `time`, epoch ms. */
export function candleStart(time: number, interval: CandleInterval): number {
  const length = intervalLengths[interval]
  const shift = interval === '1w' ? weekOffset : 0
  return Math.floor((time - shift) / length) * length + shift
}

import { DAY, WEEK } from '#src/lib/time/time-units.ts'
import type { Candle, CandleInterval } from '#models'

/** How far back a chart reaches, shortest first. */
export const chartRanges = ['1D', '1W', '1M', '1Y', 'All'] as const
export type ChartRange = (typeof chartRanges)[number]

/** The interval of each range: 100 to 370 candles, which fit on a phone. */
export const rangeIntervals: Readonly<Record<ChartRange, CandleInterval>> = {
  '1D': '15m',
  '1W': '1h',
  '1M': '4h',
  '1Y': '1d',
  All: '1w',
}

/** Lengths in ms. */
const rangeLengths: Readonly<Record<ChartRange, number>> = {
  '1D': DAY,
  '1W': WEEK,
  '1M': 30 * DAY,
  '1Y': 365 * DAY,
  All: Infinity,
}

export interface RangeFit {
  /** The index of the first candle in the range. */
  first: number
  /** Whether the candles reach back to the beginning of the range. */
  isComplete: boolean
}

/** Where a range begins, counted back from the newest candle. @param candles oldest first */
export function fitRange(candles: readonly Candle[], range: ChartRange): RangeFit {
  const from = (candles.at(-1)?.time ?? 0) - rangeLengths[range]
  const first = Math.max(
    0,
    candles.findIndex(({ time }) => time > from),
  )
  return { first, isComplete: candles.length > 0 && candles[0]!.time <= from }
}

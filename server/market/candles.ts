import type { Candle } from '#src/api/generated/models/index.ts'
import { decimal } from './decimal.ts'
import type { History } from './history.ts'
import { DAY, HOUR, MINUTE } from '#src/lib/time/time-units.ts'
import type { MarketProduct } from './types.ts'

const LENGTHS = {
  '1m': MINUTE,
  '5m': 5 * MINUTE,
  '15m': 15 * MINUTE,
  '30m': 30 * MINUTE,
  '1h': HOUR,
  '4h': 4 * HOUR,
  '1d': DAY,
  '1w': 7 * DAY,
} as const

export type CandleInterval = keyof typeof LENGTHS

export interface CandlePageQuery {
  /** Only candles that start before this moment; now when absent. */
  before?: number
  /** 1 to 500. */
  limit: number
}

/** Nothing is shown from before: a Monday, so that the first week is whole. */
export const HISTORY_START = Date.UTC(2021, 0, 4)

/** Weeks begin on Monday; 1970-01-01 was a Thursday. */
const WEEK_SHIFT = 4 * DAY

/** Candles of one product up to a moment, epoch ms. */
export type CandleSpan = CandlePageQuery & { interval: CandleInterval; time: number }

/** Every interval is exactly the sum of the shorter ones; spans without a trade have no candle. */
export function candlesOf(history: History, product: MarketProduct, query: CandleSpan): Candle[] {
  const steps = candleSteps(history, product, query)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/**
 * The same in steps, each of which computes one day at most (about a millisecond), so that whoever runs them can do something else in
 * between. @throws RangeError when the limit is none
 */
export function* candleSteps(
  history: History,
  product: MarketProduct,
  { interval, limit, time, before = time + 1 }: CandleSpan,
): Generator<void, Candle[]> {
  if (!Number.isInteger(limit) || limit < 1 || limit > 500) throw new RangeError('limit is 1 to 500')
  const length = LENGTHS[interval]
  const shift = interval === '1w' ? WEEK_SHIFT : 0
  const moment = history.moment(product, time)
  const last = Math.min(before - 1, moment.isLive ? moment.time : moment.time - 1)
  const candles: Candle[] = []
  let from = Math.floor((last - shift) / length) * length + shift
  while (from >= HISTORY_START && candles.length < limit) {
    // Days are remembered, so that a week is the sum of seven that are known.
    for (const day of length > DAY ? [0, 1, 2, 3, 4, 5, 6] : []) {
      history.span(product, { from: from + day * DAY, to: from + (day + 1) * DAY }, moment)
      yield
    }
    const bucket = history.span(product, { from, to: from + length }, moment)
    if (bucket) candles.push(toCandle(product, from, bucket))
    from -= length
    yield
  }
  return candles.toReversed()
}

/** Whether nothing that comes after `time` changes what these candles are. */
export function isFinal(
  history: History,
  product: MarketProduct,
  { interval, before, time }: CandleSpan,
): boolean {
  return before !== undefined && before + LENGTHS[interval] <= history.moment(product, time).time
}

function toCandle(
  product: MarketProduct,
  time: number,
  bucket: { open: number; high: number; low: number; close: number; volume: number },
): Candle {
  const { priceScale, quantityScale } = product
  return {
    time,
    open: decimal(bucket.open, priceScale),
    high: decimal(bucket.high, priceScale),
    low: decimal(bucket.low, priceScale),
    close: decimal(bucket.close, priceScale),
    volume: decimal(bucket.volume, quantityScale),
  }
}

import { intervalLengths } from '#src/lib/candles/candle-intervals.ts'
import type { Candle, CandleInterval } from '#models'
import { formatDecimal } from './decimal.ts'
import type { History } from './history.ts'
import { DAY } from '#src/lib/time/time-units.ts'
import type { MarketProduct } from './types.ts'

export interface CandlePageQuery {
  /** Only candles that start before this moment; now when absent. */
  before?: number
  /** 1 to 500. */
  limit: number
}

/** The start of the history: a Monday, so that the first week is complete. */
export const HISTORY_START = Date.UTC(2021, 0, 4)

/** Weeks begin on Monday; 1970-01-01 was a Thursday. */
const WEEK_OFFSET = 4 * DAY

/** Candles of one product up to a moment, epoch ms. */
export type CandleQuery = CandlePageQuery & { interval: CandleInterval; time: number }

/** Every interval is exactly the aggregate of the shorter ones; spans without a trade have no candle. */
export function candlesOf(history: History, product: MarketProduct, query: CandleQuery): Candle[] {
  const steps = candleSteps(history, product, query)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/**
 * The same as a generator whose steps compute one day at most (about a millisecond), so that the caller can yield in between.
 * @throws RangeError when the limit is out of range
 */
export function* candleSteps(
  history: History,
  product: MarketProduct,
  { interval, limit, time, before = time + 1 }: CandleQuery,
): Generator<void, Candle[]> {
  if (!Number.isInteger(limit) || limit < 1 || limit > 500) throw new RangeError('limit is 1 to 500')
  const length = intervalLengths[interval]
  const offset = interval === '1w' ? WEEK_OFFSET : 0
  const moment = history.priceTime(product, time)
  const last = Math.min(before - 1, moment.isLive ? moment.time : moment.time - 1)
  const candles: Candle[] = []
  let from = Math.floor((last - offset) / length) * length + offset
  if (from >= HISTORY_START) yield* history.approach(product, Math.floor((from + length) / DAY))
  while (from >= HISTORY_START && candles.length < limit) {
    // Days are cached, so that a week is the sum of seven cached days; from the last one, as the made-up past is computed backward.
    for (const day of length > DAY ? [6, 5, 4, 3, 2, 1, 0] : []) {
      history.aggregate(product, { from: from + day * DAY, to: from + (day + 1) * DAY }, moment)
      yield
    }
    const bucket = history.aggregate(product, { from, to: from + length }, moment)
    if (bucket) candles.push(toCandle(product, from, bucket))
    from -= length
    yield
  }
  return candles.toReversed()
}

/** Whether these candles can no longer change after `time`. */
export function areCandlesFinal(
  history: History,
  product: MarketProduct,
  { interval, before, time }: CandleQuery,
): boolean {
  return before !== undefined && before + intervalLengths[interval] <= history.priceTime(product, time).time
}

function toCandle(
  product: MarketProduct,
  time: number,
  bucket: { open: number; high: number; low: number; close: number; volume: number },
): Candle {
  const { priceScale, quantityScale } = product
  return {
    time,
    open: formatDecimal(bucket.open, priceScale),
    high: formatDecimal(bucket.high, priceScale),
    low: formatDecimal(bucket.low, priceScale),
    close: formatDecimal(bucket.close, priceScale),
    volume: formatDecimal(bucket.volume, quantityScale),
  }
}

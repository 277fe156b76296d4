import type { PriceBlock, QuoteRow, TickerInfo } from '#src/api/generated/models/index.ts'
import { AMOUNT_SCALE, type Bucket } from './bucket.ts'
import { decimal, percentChange } from './decimal.ts'
import type { History } from './history.ts'
import { DAY, MINUTE } from '#src/lib/time/time-units.ts'
import type { Moment } from './timeline.ts'
import type { MarketProduct } from './types.ts'

/** The price and its change against the previous day's close, in USDT and percent. */
export function quoteOf(history: History, product: MarketProduct, time: number): QuoteRow {
  const moment = history.moment(product, time)
  const now = history.priceAt(product, moment)
  const before = previousClose(history, product, dayOf(moment))
  return {
    productId: product.productId,
    nowPrice: decimal(now, product.priceScale),
    changePrice: decimal(now - before, product.priceScale),
    changeRate: percentChange(before, now),
    time: tickTime(product, moment),
  }
}

/**
 * The quote with its blocks. Days are UTC days. While the product does not trade, day and minute are those of its
 * last trade and the previous day is the one traded before, so that a Sunday still shows what Friday did.
 */
export function tickerOf(history: History, product: MarketProduct, time: number): TickerInfo {
  const moment = history.moment(product, time)
  const { nowPrice, changePrice, changeRate, time: at } = quoteOf(history, product, time)
  const day = dayOf(moment)
  const minute = Math.floor(lastInstant(moment) / MINUTE) * MINUTE
  const block = (bucket: Bucket | undefined) =>
    toBlock(product, bucket ?? standstill(history, product, moment))
  return {
    ticker: product.productCode,
    nowPrice,
    changeRate,
    changePrice,
    time: at,
    day: block(history.span(product, { from: day, to: day + DAY }, moment)),
    minute: block(history.span(product, { from: minute, to: minute + MINUTE }, moment)),
    prevDay: block(previousDay(history, product, day, moment)),
  }
}

/** A closing price is made at the first instant that is not traded any more; what it belongs to lies before. */
function lastInstant({ time, isLive }: Moment): number {
  return isLive ? time : time - 1
}

function dayOf(moment: Moment): number {
  return Math.floor(lastInstant(moment) / DAY) * DAY
}

/** When the price was made. */
function tickTime(product: MarketProduct, { time }: Moment): number {
  return Math.floor(time / product.tickPeriod) * product.tickPeriod
}

function previousClose(history: History, product: MarketProduct, day: number): number {
  return history.priceAt(product, history.moment(product, day))
}

/** The longest rest of any market is shorter than this many days. */
const LONGEST_REST = 10

function previousDay(
  history: History,
  product: MarketProduct,
  day: number,
  moment: Moment,
): Bucket | undefined {
  for (let back = 1; back <= LONGEST_REST; back++) {
    const from = day - back * DAY
    const bucket = history.span(product, { from, to: from + DAY }, moment)
    if (bucket) return bucket
  }
  return undefined
}

function standstill(history: History, product: MarketProduct, moment: Moment): Bucket {
  const price = history.priceAt(product, moment)
  return { open: price, high: price, low: price, close: price, volume: 0, amount: 0 }
}

function toBlock(product: MarketProduct, bucket: Bucket): PriceBlock {
  const { priceScale, quantityScale } = product
  return {
    open: decimal(bucket.open, priceScale),
    close: decimal(bucket.close, priceScale),
    max: decimal(bucket.high, priceScale),
    min: decimal(bucket.low, priceScale),
    volume: decimal(bucket.volume, quantityScale),
    averagePrice: decimal(averagePrice(product, bucket), priceScale),
    tradeAmount: decimal(bucket.amount, AMOUNT_SCALE),
  }
}

/** Weighted by volume; kept within the span's extremes, as whole cents of a small amount say too little. */
function averagePrice(product: MarketProduct, { volume, amount, high, low, close }: Bucket): number {
  if (volume === 0) return close
  const units = volume * product.unitWorth
  const average = (amount / units) * 10 ** (product.priceScale + product.quantityScale - AMOUNT_SCALE)
  return Math.min(high, Math.max(low, Math.floor(average)))
}

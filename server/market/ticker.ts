import type { PriceBlock, QuoteRow, TickerInfo } from '#models'
import { AMOUNT_SCALE, type Bucket } from './bucket.ts'
import { formatDecimal, percentChange } from './decimal.ts'
import type { History } from './history.ts'
import { DAY, MINUTE } from '#src/lib/time/time-units.ts'
import type { PriceTime } from '#src/lib/market/price-time.ts'
import type { MarketProduct } from './types.ts'

/** The price and its change against the previous day's close, in USDT and percent. */
export function quoteOf(history: History, product: MarketProduct, time: number): QuoteRow {
  const moment = history.priceTime(product, time)
  const now = history.priceAt(product, moment)
  const previous = previousClose(history, product, dayOf(moment))
  return {
    productId: product.productId,
    nowPrice: formatDecimal(now, product.priceScale),
    changePrice: formatDecimal(now - previous, product.priceScale),
    changeRate: percentChange(previous, now),
    time: tickTime(product, moment),
  }
}

/**
 * The quote with its blocks. Days are UTC days. While the product does not trade, day and minute are those of its
 * last trade and the previous day is the one traded before, so that a Sunday still shows what Friday did.
 */
export function tickerOf(history: History, product: MarketProduct, time: number): TickerInfo {
  const moment = history.priceTime(product, time)
  const { nowPrice, changePrice, changeRate, time: at } = quoteOf(history, product, time)
  const day = dayOf(moment)
  const minute = Math.floor(lastInstant(moment) / MINUTE) * MINUTE
  const block = (bucket: Bucket | undefined) =>
    toBlock(product, bucket ?? flatBucket(history, product, moment))
  return {
    ticker: product.productCode,
    nowPrice,
    changeRate,
    changePrice,
    time: at,
    day: block(history.aggregate(product, { from: day, to: day + DAY }, moment)),
    minute: block(history.aggregate(product, { from: minute, to: minute + MINUTE }, moment)),
    prevDay: block(previousDay(history, product, day, moment)),
  }
}

/** A closing price is stamped with the first instant after trading; it belongs to the period before. */
function lastInstant({ time, isLive }: PriceTime): number {
  return isLive ? time : time - 1
}

/** The first instant of the day that a price belongs to. */
export function dayOf(moment: PriceTime): number {
  return Math.floor(lastInstant(moment) / DAY) * DAY
}

/** The time of the price. */
function tickTime(product: MarketProduct, { time }: PriceTime): number {
  return Math.floor(time / product.tickPeriod) * product.tickPeriod
}

/** The price that changes of a day count from, in minor units. */
export function previousClose(history: History, product: MarketProduct, day: number): number {
  return history.priceAt(product, history.priceTime(product, day))
}

/** No market is closed for as many days as this. */
const MAX_CLOSED_DAYS = 10

function previousDay(
  history: History,
  product: MarketProduct,
  day: number,
  moment: PriceTime,
): Bucket | undefined {
  for (let back = 1; back <= MAX_CLOSED_DAYS; back++) {
    const from = day - back * DAY
    const bucket = history.aggregate(product, { from, to: from + DAY }, moment)
    if (bucket) return bucket
  }
  return undefined
}

function flatBucket(history: History, product: MarketProduct, moment: PriceTime): Bucket {
  const price = history.priceAt(product, moment)
  return { open: price, high: price, low: price, close: price, volume: 0, amount: 0 }
}

function toBlock(product: MarketProduct, bucket: Bucket): PriceBlock {
  const { priceScale, quantityScale } = product
  return {
    open: formatDecimal(bucket.open, priceScale),
    close: formatDecimal(bucket.close, priceScale),
    max: formatDecimal(bucket.high, priceScale),
    min: formatDecimal(bucket.low, priceScale),
    volume: formatDecimal(bucket.volume, quantityScale),
    averagePrice: formatDecimal(averagePrice(product, bucket), priceScale),
    tradeAmount: formatDecimal(bucket.amount, AMOUNT_SCALE),
  }
}

/** Weighted by volume and clamped to the span's range, as an amount in whole cents is imprecise for small volumes. */
function averagePrice(product: MarketProduct, { volume, amount, high, low, close }: Bucket): number {
  if (volume === 0) return close
  const units = volume * product.unitValue
  const average = (amount / units) * 10 ** (product.priceScale + product.quantityScale - AMOUNT_SCALE)
  return Math.min(high, Math.max(low, Math.floor(average)))
}

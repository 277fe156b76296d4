import type { Candle, CandleInterval, PriceBlock } from '#models'
import { CATALOGUE } from '#server/market/catalogue.ts'
import { hasFunding, fundingRate } from '#server/market/funding.ts'
import type { Market } from '#server/market/market.ts'
import type { MarketProduct } from '#server/market/types.ts'
import { MINUTE } from '#src/lib/time/time-units.ts'

/** A candle, or a block of the ticker, as numbers. */
export interface Span {
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
  readonly volume: number
}

export interface Block extends Span {
  /** As shown. */
  readonly average: number
  /** The traded amount divided by the volume: finer than the average that is shown. */
  readonly exactAverage: number
}

export interface BookLevel {
  readonly price: number
  readonly quantity: number
}

/** What anybody can see of the market at a moment: only answers of the public operations at that time or before. */
export interface PublicView {
  readonly product: MarketProduct
  /** Epoch ms. */
  readonly time: number
  readonly now: number
  /** The root of the mean square of the last hour's changes from minute to minute: one unit for all price differences. */
  readonly unit: number
  /** The price so many seconds ago. */
  readonly past: (seconds: number) => number
  /** How another product's price changed in the last seconds, as a share of it. */
  readonly changeOf: (other: MarketProduct | undefined, seconds: number) => number
  readonly minute: Block
  readonly day: Block
  readonly previousDay: Block
  readonly bids: readonly BookLevel[]
  readonly asks: readonly BookLevel[]
  /** Newest first. */
  readonly trades: readonly {
    readonly time: number
    readonly price: number
    readonly quantity: number
    readonly side: 1 | -1
  }[]
  /** The last hour's finished minutes, oldest first. */
  readonly minutes: readonly Span[]
  /** The last day's finished hours, oldest first: its sparkline, with volumes. */
  readonly hours: readonly Span[]
  /** The last two weeks, today included. */
  readonly days: readonly Span[]
  /** Crypto only, else 0. */
  readonly funding: number
  readonly related: Related
}

/** The products that could move before or after one. */
export interface Related {
  /** The first two of its type, as a rule the most traded. */
  readonly leader: MarketProduct | undefined
  readonly second: MarketProduct | undefined
  readonly previous: MarketProduct | undefined
  readonly next: MarketProduct | undefined
  /** One whose price follows from it. */
  readonly derived: MarketProduct | undefined
  /** Some others of its type. */
  readonly peers: readonly MarketProduct[]
}

const PEERS = 6

/** The products beside one. None of them is the product itself. */
export function relatedTo(product: MarketProduct): Related {
  const all = CATALOGUE.filter(each => each.productType === product.productType)
  const at = all.indexOf(product)
  const other = (each: MarketProduct | undefined) => (each === product ? undefined : each)
  const stride = Math.max(1, Math.floor(all.length / PEERS))
  return {
    leader: other(all[0]),
    second: other(all[1]),
    previous: all[at - 1],
    next: all[at + 1],
    derived: CATALOGUE.find(({ legs }) => legs.some(leg => leg.productCode === product.productCode)),
    peers: all.filter((each, index) => index % stride === 0 && each !== product),
  }
}

const spanOf = ({ open, high, low, close, volume }: Candle): Span => ({
  open: Number(open),
  high: Number(high),
  low: Number(low),
  close: Number(close),
  volume: Number(volume),
})

function blockOf(
  { open, close, max, min, volume, averagePrice, tradeAmount }: PriceBlock,
  unit: number,
): Block {
  const units = Number(volume) * unit
  return {
    open: Number(open),
    high: Number(max),
    low: Number(min),
    close: Number(close),
    volume: Number(volume),
    average: Number(averagePrice),
    exactAverage: units === 0 ? Number(close) : Number(tradeAmount) / units,
  }
}

/** Asks the market everything that is public about a product at a moment. */
export function viewAt(market: Market, product: MarketProduct, time: number, related: Related): PublicView {
  const priceOf = (each: MarketProduct, at: number) => Number(market.quote(each, at).nowPrice)
  const candles = (interval: CandleInterval, limit: number) =>
    market.candles(product, interval, { limit }, time)
  const now = priceOf(product, time)
  const { minute, day, prevDay } = market.ticker(product, time)
  const { bids, asks } = market.depth(product, time)
  const minutes = candles('1m', 61).filter(each => each.time + MINUTE <= time)
  const closes = minutes.map(each => Number(each.close))
  const squares = closes.slice(1).reduce((sum, close, at) => sum + (close - closes[at]!) ** 2, 0)
  const levels = (side: typeof bids) =>
    side.map(({ price, quantity }) => ({ price: Number(price), quantity: Number(quantity) }))
  return {
    product,
    time,
    now,
    related,
    unit: Math.sqrt(squares / closes.length) || product.tickSize / 10 ** product.priceScale,
    past: seconds => priceOf(product, time - seconds * 1000),
    changeOf: (other, seconds) =>
      other ? priceOf(other, time) / priceOf(other, time - seconds * 1000) - 1 : 0,
    minute: blockOf(minute, product.unitValue),
    day: blockOf(day, product.unitValue),
    previousDay: blockOf(prevDay, product.unitValue),
    bids: levels(bids),
    asks: levels(asks),
    trades: market.lastTrades(product, 20, time).map(each => ({
      time: each.time,
      price: Number(each.price),
      quantity: Number(each.quantity),
      side: each.exchangeType === 1 ? 1 : -1,
    })),
    minutes: minutes.map(spanOf),
    hours: candles('1h', 25).slice(0, -1).map(spanOf),
    days: candles('1d', 15).map(spanOf),
    funding: hasFunding(product) ? Number(fundingRate(market, product, time)) : 0,
  }
}

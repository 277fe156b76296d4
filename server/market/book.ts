import { decimal } from './decimal.ts'
import { unit } from './hash.ts'
import type { History } from './history.ts'
import type { MarketProduct } from './types.ts'

interface Level {
  price: string
  quantity: string
}

export interface Depth {
  /** Epoch ms of the tick it belongs to. */
  time: number
  /** Dearest first; the best is below the price. */
  bids: Level[]
  /** Cheapest first; the best is the price. */
  asks: Level[]
}

export interface Trade {
  time: number
  price: string
  quantity: string
  /** Who came to the market: 1 buy, 2 sell. */
  exchangeType: 1 | 2
}

const LEVELS = 20
const BID_STREAM = 0x40000
const ASK_STREAM = 0x50000
const TRADE_STREAM = 0x60000
/** The gap between the best bid and the price, as a part of the price: a fiftieth of a percent, and one step at least. */
const SPREAD = 0.0002

/** The order book at a moment: bid < price = ask, so that buying now costs the price that is shown. */
export function depthOf(history: History, product: MarketProduct, time: number): Depth {
  const moment = history.moment(product, time)
  const price = history.priceAt(product, moment)
  const tick = Math.floor(moment.time / product.tickPeriod)
  const { tickSize } = product
  const step = Math.max(1, Math.round((price * SPREAD) / tickSize / 2)) * tickSize
  const gap = Math.max(1, Math.round((price * SPREAD) / tickSize)) * tickSize
  const quantity = (stream: number, level: number) => {
    const chance = unit(history.seed + level, product.productId + stream, tick)
    const minor = Math.floor(product.minuteVolume * 0.02 * (0.3 + chance) * (1 + level / 4)) + 1
    return decimal(minor, product.quantityScale)
  }
  const bids: Level[] = []
  const asks: Level[] = []
  for (let level = 0; level < LEVELS; level++) {
    const bid = price - gap - level * step
    asks.push({
      price: decimal(price + level * step, product.priceScale),
      quantity: quantity(ASK_STREAM, level),
    })
    if (bid > 0) bids.push({ price: decimal(bid, product.priceScale), quantity: quantity(BID_STREAM, level) })
  }
  return { time: tick * product.tickPeriod, bids, asks }
}

/** The latest trades: one at each tick, up when the price rose. */
export function tradesOf(history: History, product: MarketProduct, limit: number, time: number): Trade[] {
  if (!Number.isInteger(limit) || limit < 1 || limit > 100) throw new RangeError('limit is 1 to 100')
  const trades: Trade[] = []
  let moment = history.moment(product, time)
  let price = history.priceAt(product, moment)
  while (trades.length < limit) {
    const tick = Math.floor(moment.time / product.tickPeriod)
    const before = history.moment(product, tick * product.tickPeriod - product.tickPeriod)
    const earlier = history.priceAt(product, before)
    const chance = unit(history.seed, product.productId + TRADE_STREAM, tick)
    trades.push({
      time: tick * product.tickPeriod,
      price: decimal(price, product.priceScale),
      quantity: decimal(Math.floor(product.minuteVolume * 0.01 * (0.1 + chance)) + 1, product.quantityScale),
      exchangeType: price > earlier || (price === earlier && chance < 0.5) ? 1 : 2,
    })
    moment = before
    price = earlier
  }
  return trades
}

import type { DepthLevel, Trade } from '#models'
import { formatDecimal } from './decimal.ts'
import type { History } from './history.ts'
import type { MarketProduct } from './types.ts'

export interface OrderBook {
  /** Epoch ms of the tick it belongs to. */
  time: number
  /** Highest first; the best bid is below the price. */
  bids: DepthLevel[]
  /** Lowest first; the best ask is the price. */
  asks: DepthLevel[]
}

const LEVELS = 20
/** The random numbers of a tick: of the levels of either side, and of the side of a trade. */
const [BID_CHANCE, ASK_CHANCE, SIDE_CHANCE] = [0, LEVELS, 2 * LEVELS]
/** The spread between best bid and best ask as a fraction of the price: 0.02%, and at least one tick size. */
const SPREAD = 0.0002

/** The order book at a moment: bid < price = ask, so that buying now costs the price that is shown. */
export function depthOf(history: History, product: MarketProduct, time: number): OrderBook {
  const moment = history.priceTime(product, time)
  const price = history.priceAt(product, moment)
  const tick = Math.floor(moment.time / product.tickPeriod)
  const { tickSize } = product
  const step = Math.max(1, Math.round((price * SPREAD) / tickSize / 2)) * tickSize
  const spread = Math.max(1, Math.round((price * SPREAD) / tickSize)) * tickSize
  const { chanceAt } = history.seriesOf(product)
  const quantity = (first: number, level: number) => {
    const chance = chanceAt(tick, first + level)
    const minor = Math.floor(product.minuteVolume * 0.02 * (0.3 + chance) * (1 + level / 4)) + 1
    return formatDecimal(minor, product.quantityScale)
  }
  const bids: DepthLevel[] = []
  const asks: DepthLevel[] = []
  for (let level = 0; level < LEVELS; level++) {
    const bid = price - spread - level * step
    asks.push({
      price: formatDecimal(price + level * step, product.priceScale),
      quantity: quantity(ASK_CHANCE, level),
    })
    if (bid > 0)
      bids.push({ price: formatDecimal(bid, product.priceScale), quantity: quantity(BID_CHANCE, level) })
  }
  return { time: tick * product.tickPeriod, bids, asks }
}

/**
 * The latest trades, newest first: at most one per tick, at the price of that tick. A minute's trades add up to its volume. Where the
 * price rose the taker bought, where it fell the taker sold.
 */
export function tradesOf(history: History, product: MarketProduct, limit: number, time: number): Trade[] {
  if (!Number.isInteger(limit) || limit < 1 || limit > 100) throw new RangeError('limit is 1 to 100')
  const { volumeAt, chanceAt } = history.seriesOf(product)
  const { tickPeriod, priceScale, quantityScale } = product
  const priceAt = (tick: number) => history.priceAt(product, { time: tick * tickPeriod, isLive: true })
  const trades: Trade[] = []
  for (let tick = lastTradedTick(history, product, time); trades.length < limit;) {
    const volume = volumeAt(tick)
    if (volume > 0) {
      const [price, before] = [priceAt(tick), priceAt(tick - 1)]
      const isBought = price === before ? chanceAt(tick, SIDE_CHANCE) < 0.5 : price > before
      trades.push({
        time: tick * tickPeriod,
        price: formatDecimal(price, priceScale),
        quantity: formatDecimal(volume, quantityScale),
        exchangeType: isBought ? 1 : 2,
      })
    }
    tick = lastTradedTick(history, product, tick * tickPeriod - 1)
  }
  return trades
}

/** The last tick at or before a moment at which the product was traded. The instant of the close is outside trading hours. */
function lastTradedTick(history: History, product: MarketProduct, time: number): number {
  const moment = history.priceTime(product, time)
  return Math.floor((moment.isLive ? moment.time : moment.time - 1) / product.tickPeriod)
}

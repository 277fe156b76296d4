import { pairPrice } from '../../src/lib/pair-price.ts'
import { fillBibiOrder } from '../domain/bibi/commands.ts'
import { listOpenBibiOrders } from '../domain/bibi/order.ts'
import type { OpenBibiOrder } from '../domain/bibi/order.ts'
import type { Services } from '../http/handler.ts'
import type { Market } from '../market/market.ts'
import { findPairOf, pairTrading, quotePair } from '../market/pairs.ts'
import type { CoinPair } from '../market/pairs.ts'
import { matcherOf, productTrack } from './match-orders.ts'
import type { Matcher, Track } from './match-orders.ts'

/**
 * The track of a pair: both prices at the same moment, each time one of them ticks. The extremes of a span are those that the
 * candles of both coins would allow, the least of one over the greatest of the other: wider than the truth, never narrower.
 */
export function pairTrack(market: Market, pair: CoinPair): Track {
  const { base, quote, priceScale } = pair
  const [ofBase, ofQuote] = [productTrack(market, base), productTrack(market, quote)]
  return {
    // The longer of two periods is a multiple of the shorter.
    tickPeriod: Math.min(base.tickPeriod, quote.tickPeriod),
    priceAt: time => quotePair(market, pair, time).price,
    isOpen: time => pairTrading(market, pair, time).status === 'open',
    extremes: (interval, from) => {
      const above = ofBase.extremes(interval, from)
      const below = ofQuote.extremes(interval, from)
      if (!above || !below) return undefined
      return {
        low: pairPrice(above.low, below.high, priceScale),
        high: pairPrice(above.high, below.low, priceScale),
      }
    },
  }
}

/** Fills coin-to-coin orders as the market reaches them, each at the two prices of its moment. */
export function createBibiMatcher({ store, market }: Pick<Services, 'store' | 'market'>): Matcher {
  const pairOf = ({ baseProductId, quoteProductId }: OpenBibiOrder) =>
    findPairOf(baseProductId, quoteProductId)
  return matcherOf<OpenBibiOrder>(market, {
    list: (after, limit) => listOpenBibiOrders(store, after, limit),
    track: order => {
      const pair = pairOf(order)
      return pair && pairTrack(market, pair)
    },
    fill: async (order, { price, time: filledAt }) => {
      const pair = pairOf(order)
      if (!pair) return
      const { basePrice, quotePrice } = quotePair(market, pair, filledAt)
      await store.execute(fillBibiOrder, { orderId: order.id, price, basePrice, quotePrice, filledAt })
    },
  })
}

import { pairPrice } from '#src/lib/trading/pair-price.ts'
import type { Market } from '#server/market/market.ts'
import { pairTrading, quoteOfPair, type CoinPair } from '#server/market/pairs.ts'
import { productPriceHistory, type PriceHistory } from './price-history.ts'

/**
 * The price history of a pair: the ratio of both prices, at each tick of either. The range of an interval is bounded by the candles of
 * both coins, the lowest of one over the highest of the other: possibly wider than the actual range, never narrower.
 */
export function pairPriceHistory(market: Market, pair: CoinPair): PriceHistory {
  const { base, quote, priceScale } = pair
  const [baseHistory, quoteHistory] = [productPriceHistory(market, base), productPriceHistory(market, quote)]
  return {
    // The longer tick period is a multiple of the shorter.
    tickPeriod: Math.min(base.tickPeriod, quote.tickPeriod),
    priceAt: time => quoteOfPair(market, pair, time).price,
    isOpen: time => pairTrading(market, pair, time).status === 'open',
    range: (interval, from) => {
      const baseRange = baseHistory.range(interval, from)
      const quoteRange = quoteHistory.range(interval, from)
      if (!baseRange || !quoteRange) return undefined
      return {
        low: pairPrice(baseRange.low, quoteRange.high, priceScale),
        high: pairPrice(baseRange.high, quoteRange.low, priceScale),
      }
    },
  }
}

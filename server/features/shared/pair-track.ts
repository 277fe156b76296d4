import { pairPrice } from '#src/lib/pair-price.ts'
import type { Market } from '#server/market/market.ts'
import { pairTrading, quotePair, type CoinPair } from '#server/market/pairs.ts'
import { productTrack, type Track } from './track.ts'

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

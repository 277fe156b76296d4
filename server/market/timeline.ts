import { tradingSpans, type Span } from '#src/lib/market/hours.ts'
import { priceTimeOf, type PriceTime } from '#src/lib/market/price-time.ts'
import type { MarketProduct } from './types.ts'

/** When each product trades, given the market's hours and suspensions. */
export interface Timeline {
  /** The given time, or that of the last close or the suspension. */
  priceTime(product: MarketProduct, time: number): PriceTime
  /** The spans of [from, to) in which it was traded, in order. */
  spans(product: MarketProduct, from: number, to: number): Span[]
}

/** See `MarketOptions` for the hours. */
export function createTimeline(hours: 'always' | 'exchange'): Timeline {
  return {
    priceTime: ({ productType, suspended }, time) =>
      priceTimeOf({ productType, suspendedSince: suspended?.since, hours }, time),
    spans(product, from, to) {
      const end = product.suspended ? Math.min(to, product.suspended.since) : to
      if (from >= end) return []
      return hours === 'always' ? [{ from, to: end }] : tradingSpans(product.productType, from, end)
    },
  }
}

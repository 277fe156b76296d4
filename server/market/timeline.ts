import { isTrading, lastTradingMoment, tradingSpans, type Span } from './hours.ts'
import type { MarketProduct } from './types.ts'

/** The time of a product's last price, and whether it is trading at that time. */
export interface PriceTime {
  time: number
  isLive: boolean
}

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
    priceTime(product, time) {
      const isHalted = product.suspended !== undefined && product.suspended.since <= time
      const until = isHalted ? product.suspended!.since : time
      if (hours === 'always') return { time: until, isLive: !isHalted }
      return {
        time: lastTradingMoment(product.productType, until),
        isLive: !isHalted && isTrading(product.productType, until),
      }
    },
    spans(product, from, to) {
      const end = product.suspended ? Math.min(to, product.suspended.since) : to
      if (from >= end) return []
      return hours === 'always' ? [{ from, to: end }] : tradingSpans(product.productType, from, end)
    },
  }
}

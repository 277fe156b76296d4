import { isTrading, lastTradingMoment, tradingSpans, type Span } from './hours.ts'
import type { MarketProduct } from './types.ts'

/** Where a product stands at a moment: the moment of its last price, and whether it trades right then. */
export interface Moment {
  time: number
  isLive: boolean
}

/** When each product has a price of its own, under the market's hours and its suspension. */
export interface Timeline {
  /** The moment itself, or that of the last close or the suspension. */
  moment(product: MarketProduct, time: number): Moment
  /** The spans of [from, to) in which it was traded, in order. */
  spans(product: MarketProduct, from: number, to: number): Span[]
}

/** See `MarketOptions` for the hours. */
export function createTimeline(hours: 'always' | 'exchange'): Timeline {
  return {
    moment(product, time) {
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

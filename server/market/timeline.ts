import { tradingSpans, type Span } from '#src/lib/market/hours.ts'
import { priceTimeOf, type MarketHours, type PriceTime } from '#src/lib/market/price-time.ts'
import type { MarketProduct } from './types.ts'

/** When each product trades, given the market's hours and suspensions. */
export interface Timeline {
  /** The given time, or that of the last close, of the suspension, or of a change to hours at which it is closed. */
  priceTime(product: MarketProduct, time: number): PriceTime
  /** The spans of [from, to) in which it was traded, in order. */
  spans(product: MarketProduct, from: number, to: number): Span[]
}

/** The spans of [from, to) that are within the hours of a product that is not suspended, in order; adjacent ones are merged. */
export function openSpans(
  { hours, hoursChanges = [] }: MarketHours,
  { productType }: Pick<MarketProduct, 'productType'>,
  { from, to }: Span,
): Span[] {
  const spans: Span[] = []
  for (const [index, each] of [{ since: from, hours }, ...hoursChanges].entries()) {
    const begin = Math.max(from, each.since)
    const end = Math.min(to, hoursChanges[index]?.since ?? to)
    if (begin >= end) continue
    const open = each.hours === 'always' ? [{ from: begin, to: end }] : tradingSpans(productType, begin, end)
    for (const span of open) {
      const last = spans.at(-1)
      if (last?.to === span.from) last.to = span.to
      else spans.push(span)
    }
  }
  return spans
}

/** See `MarketOptions` for the hours. */
export function createTimeline(hours: MarketHours): Timeline {
  return {
    priceTime: ({ productType, suspended }, time) =>
      priceTimeOf({ ...hours, productType, suspendedSince: suspended?.since }, time),
    spans: (product, from, to) =>
      openSpans(hours, product, { from, to: product.suspended ? Math.min(to, product.suspended.since) : to }),
  }
}

import type { MarketTerms } from '#models'
import type { Market } from '#server/market/market.ts'
import type { MarketProduct } from '#server/market/types.ts'

/** The version of the market whose prices follow from the keys of its days; in version 1 they followed from a number. */
const VERSION = 2

/** What the prices of a product follow from, besides the keys of the days (src/lib/market/replay.ts computes them from it). */
export function marketTermsOf(market: Market, product: MarketProduct): MarketTerms {
  const { suspended } = product
  return {
    ...market.terms.of(product),
    version: VERSION,
    suspendedSince: suspended && suspended.since <= market.now() ? suspended.since : null,
    hours: market.hours,
    ...(market.hoursChanges.length > 0 && { hoursChanges: [...market.hoursChanges] }),
  }
}

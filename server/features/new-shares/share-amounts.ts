import { QUANTITY_SCALE, parsePrice, parseRate } from '#src/lib/money/minor-units.ts'
import type { Problem } from '#server/problem.ts'
import { BUY, priceSpot } from '#src/lib/trading/spot-math.ts'
import type { OfferTerms } from './offers.ts'

/** The amounts of a number of lots, in minor units. */
export interface ShareAmounts {
  readonly quantity: bigint
  readonly cost: bigint
  readonly fee: bigint
  /** Cost and fee. */
  readonly total: bigint
}

/** Computes the amounts of lots on these terms, for preview, hold and settlement alike. */
export function shareAmounts(
  terms: { readonly price: bigint; readonly lotSize: bigint; readonly feeRate: bigint },
  lots: bigint,
): ShareAmounts {
  const quantity = lots * terms.lotSize * 10n ** BigInt(QUANTITY_SCALE)
  const { cost, fee, total } = priceSpot(BUY, terms.price, quantity, terms.feeRate)
  return { quantity, cost, fee, total }
}

/** The terms of an offer in minor units. */
export function termsOf({ price, lotSize, feeRate }: Pick<OfferTerms, 'price' | 'lotSize' | 'feeRate'>) {
  return { price: parsePrice(price), lotSize: BigInt(lotSize), feeRate: parseRate(feeRate) }
}

export type ShareField = 'offer' | 'lots'

/** The first problem of a subscription that does not depend on the customer; undefined when there is none. */
export function findOfferProblem(
  { opensAt, closesAt, maxLots }: OfferTerms,
  lots: number,
  now: number,
): Problem<ShareField> | undefined {
  if (now < opensAt || now >= closesAt) return { field: 'offer', code: 'share_offer_not_open' }
  if (lots > maxLots) return { field: 'lots', code: 'above_maximum', params: { maximum: String(maxLots) } }
  return undefined
}

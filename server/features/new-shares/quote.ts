import { QUANTITY_SCALE, parsePrice, parseRate } from '#server/ledger/units.ts'
import type { Problem } from '#server/problem.ts'
import { BUY, priceSpot } from '../spot/pricing.ts'
import type { ShareOffer } from './calendar.ts'

/** What a number of lots comes to, in minor units. */
export interface ShareFigures {
  readonly quantity: bigint
  readonly cost: bigint
  readonly fee: bigint
  /** Cost and fee. */
  readonly total: bigint
}

/** Figures of lots on these terms; the one place where they are computed, for preview, hold and settlement alike. */
export function shareFigures(
  terms: { readonly price: bigint; readonly lotSize: bigint; readonly feeRate: bigint },
  lots: bigint,
): ShareFigures {
  const quantity = lots * terms.lotSize * 10n ** BigInt(QUANTITY_SCALE)
  const { cost, fee, total } = priceSpot(BUY, terms.price, quantity, terms.feeRate)
  return { quantity, cost, fee, total }
}

/** The terms of an offer in minor units. */
export function termsOf({ price, lotSize, feeRate }: Pick<ShareOffer, 'price' | 'lotSize' | 'feeRate'>) {
  return { price: parsePrice(price), lotSize: BigInt(lotSize), feeRate: parseRate(feeRate) }
}

export type ShareField = 'offer' | 'lots'

/** What stands in the way of a subscription, whoever asks; undefined when nothing does. */
export function offerProblem(
  { opensAt, closesAt, maxLots }: ShareOffer,
  lots: number,
  now: number,
): Problem<ShareField> | undefined {
  if (now < opensAt || now >= closesAt) return { field: 'offer', code: 'share_offer_not_open' }
  if (lots > maxLots) return { field: 'lots', code: 'above_maximum', params: { maximum: String(maxLots) } }
  return undefined
}

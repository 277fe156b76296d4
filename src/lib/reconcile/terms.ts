import type { ExchangeType, PositionType, ProductType } from '../fee-remarks.ts'
import type { Decimal } from '../money.ts'
import type { Facts } from './facts.ts'
import { unknown, within } from './finding.ts'
import type { About, Finding } from './finding.ts'

/**
 * Whether an order bears the fee that is published for it, or less. What is published is the present; when it is in force since
 * later than the order, or nobody says since when, a difference proves nothing.
 */
export function checkFeeRate(
  facts: Facts,
  about: About,
  {
    productType,
    position,
    exchange,
    feeRate,
  }: {
    readonly productType: ProductType
    readonly position: PositionType
    readonly exchange: ExchangeType
    readonly feeRate: Decimal
  },
): Finding {
  const published = facts.feeRate(productType, position, exchange)
  if (!published) return unknown('feeRate', about, 'noTerms')
  const found = within('feeRate', about, { low: null, high: published.value }, { stated: feeRate, unit: '' })
  const isInForce = published.since !== null && about.time >= published.since
  return found.verdict.is === 'agrees' || isInForce ? found : unknown('feeRate', about, 'termsSince')
}

/** Whether a limit was kept: not more than it when buying, not less when selling. */
export function checkLimit(
  about: About,
  isBuying: boolean,
  { limit, price }: { readonly limit: Decimal; readonly price: Decimal },
): Finding {
  const bounds = isBuying ? { low: null, high: limit } : { low: limit, high: null }
  return within('limit', about, bounds, { stated: price, unit: '' })
}

import type { FastTradeOption } from '#src/api/generated/models/index.ts'
import type { MarketProduct } from '#server/market/types.ts'
import { IN_FORCE_SINCE } from '../shared/terms.ts'

/** For how long a quick order runs, and what a won stake earns. */
const TERMS = [
  { duration: 60, durationUnit: 'S', payoutRate: '0.8', maxAmount: '1000' },
  { duration: 5, durationUnit: 'M', payoutRate: '0.82', maxAmount: '5000' },
  { duration: 30, durationUnit: 'M', payoutRate: '0.84', maxAmount: '10000' },
  { duration: 4, durationUnit: 'H', payoutRate: '0.86', maxAmount: '10000' },
  { duration: 1, durationUnit: 'D', payoutRate: '0.88', maxAmount: '10000' },
] as const

/** The options of a product that may be traded as a quick order; none for others [R3.7]. */
export function fastTradeOptions(product: MarketProduct | undefined): FastTradeOption[] {
  if (!product?.PositionType.split('/').includes('0')) return []
  const { productId, productType, productCode } = product
  return TERMS.map((terms, index) => ({
    id: productId * 10 + index,
    productType,
    productCode,
    minAmount: '5',
    since: IN_FORCE_SINCE,
    ...terms,
  }))
}

import type { FastTradeOption } from '#models'
import type { MarketProduct } from '#server/market/types.ts'
import { TERMS_VALID_FROM } from '#server/market/terms-date.ts'

/** Durations and payout rates. */
const TERMS = [
  { duration: 60, durationUnit: 'S', payoutRate: '0.8', maxAmount: '1000' },
  { duration: 5, durationUnit: 'M', payoutRate: '0.82', maxAmount: '5000' },
  { duration: 30, durationUnit: 'M', payoutRate: '0.84', maxAmount: '10000' },
  { duration: 4, durationUnit: 'H', payoutRate: '0.86', maxAmount: '10000' },
  { duration: 1, durationUnit: 'D', payoutRate: '0.88', maxAmount: '10000' },
] as const

/** The quick order options of a product; none when it has no quick orders [R3.7]. */
export function quickOptionsOf(product: MarketProduct | undefined): FastTradeOption[] {
  if (!product?.PositionType.split('/').includes('0')) return []
  const { productId, productType, productCode } = product
  return TERMS.map((terms, index) => ({
    id: productId * 10 + index,
    productType,
    productCode,
    minAmount: '5',
    since: TERMS_VALID_FROM,
    ...terms,
  }))
}

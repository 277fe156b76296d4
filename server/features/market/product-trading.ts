import type { SpotOrderType } from '#src/api/generated/models/index.ts'
import { ApiError } from '#server/answers.ts'
import type { Services } from '#server/services.ts'
import { findProductByCode } from '#server/market/catalogue.ts'
import { SPOT_POSITION } from '#server/market/trading-fees.ts'
import type { MarketProduct } from '#server/market/types.ts'

/** The product of this type and code. @throws ApiError 460 when there is none */
export function requireProduct(productType: number, productCode: string): MarketProduct {
  const product = findProductByCode(productType, productCode)
  if (!product) throw new ApiError(460, 'hint_product_unknown')
  return product
}

const isOffered = (product: MarketProduct, positionType: number) =>
  product.PositionType.split('/').includes(String(positionType))

/** The message key of why no order of this type can be placed in a product now; null when it can. */
export function tradingRejectReason(
  { market }: Services,
  product: MarketProduct,
  orderType: SpotOrderType,
  positionType: number = SPOT_POSITION,
): string | null {
  if (!isOffered(product, positionType)) return 'hint_position_type_unavailable'
  const { status, reason } = market.trading(product)
  // All but market orders can be placed while the market is closed, but not while the product is suspended.
  return status === 'open' || (status === 'closed' && orderType !== 'market') ? null : reason
}

import type { SpotOrderType, TradingState } from '#models'
import { Refusal } from '#server/answers.ts'
import { domainError, type ProblemCode } from '#server/problem.ts'
import { findProductByCode } from '#server/market/catalogue.ts'
import type { Market } from '#server/market/market.ts'
import { SPOT_POSITION } from '#server/market/trading-fees.ts'
import type { MarketProduct } from '#server/market/types.ts'

/** The product of this type and code. @throws Refusal 460 when there is none */
export function requireProduct(productType: number, productCode: string): MarketProduct {
  const product = findProductByCode(productType, productCode)
  if (!product) throw new Refusal(460, 'hint_product_unknown')
  return product
}

/** A market in which orders may be refused at times. */
export interface Tradable {
  /** Why an order cannot be placed; null, or absent, when it can. */
  readonly rejectReason?: ProblemCode | null
}

/** @throws DomainError with the reason why no order can be placed */
export function assertTradable({ rejectReason }: Tradable): void {
  if (rejectReason) throw domainError(rejectReason)
}

const STATUS_REASONS = { open: null, closed: 'market_closed', suspended: 'product_suspended' } as const

/**
 * Why no order of this type can be placed in this state of a market; null when it can. All but market orders can be placed while the
 * market is closed, but not while the product is suspended.
 */
export function statusRejectReason(
  { status }: Pick<TradingState, 'status'>,
  orderType: SpotOrderType = 'market',
): 'market_closed' | 'product_suspended' | null {
  return status === 'closed' && orderType !== 'market' ? null : STATUS_REASONS[status]
}

const isOffered = (product: MarketProduct, positionType: number) =>
  product.PositionType.split('/').includes(String(positionType))

/** Why no order of this type can be placed in a product at a time (epoch ms); null when it can. */
export function tradingRejectReason(
  market: Market,
  product: MarketProduct,
  time: number,
  { orderType, positionType = SPOT_POSITION }: { orderType?: SpotOrderType; positionType?: number },
): ProblemCode | null {
  return isOffered(product, positionType)
    ? statusRejectReason(market.trading(product, time), orderType)
    : 'position_type_unavailable'
}

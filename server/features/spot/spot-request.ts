import type { SpotPreviewRequest } from '#models'
import type { Tradable } from '../market/product-trading.ts'

/** The customer's request, of a product. */
export type SpotRequest = Omit<SpotPreviewRequest, 'productType' | 'productCode' | 'replaces'>

/** The trading rules of a product, with decimal strings. A quantity goes down to the smallest unit of its asset. */
export interface ProductRules {
  readonly productId: number
  readonly productCode: string
  /** Decimals of a limit price: 0 to 11. */
  readonly priceScale: number
  readonly maxQuantity: string
  /** The minimum of price times quantity, in USDT. */
  readonly minAmount: string
  /** The maximum of price times quantity, in USDT. */
  readonly maxAmount?: string
}

/** The market of a product at a time. */
export interface SpotMarket extends Tradable {
  readonly product: ProductRules
  /** The price, a decimal string. */
  readonly price: string
  /** The fee as a fraction of the cost: '0.001' is 0.1%. */
  readonly feeRate: string
  /** Whether a price up to 0.5% worse than confirmed is accepted; true by default. */
  readonly mayPriceChange?: boolean
  /** The fee rate of sales, for the take profit and stop loss of a purchase; `feeRate` by default. */
  readonly exitFeeRate?: string
  /** When the trading day of the product ends, in milliseconds since 1970 UTC. Required for day orders. */
  readonly dayEndsAt?: number
}

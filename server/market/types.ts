import type { LocalizedText, Product } from '../../src/api/generated/models/index.ts'

/** 1 US stock, 2 crypto, 3 futures, 4 forex [R1.1]. */
export type ProductType = Product['productType']

/**
 * One product of the catalogue: what the wire shows of it (same names as there, without its ticker) and what the
 * simulator and the order rules need.
 */
export interface MarketProduct extends Omit<Product, 'id' | 'tickerInfo' | 'isOption' | 'productNameLang'> {
  productNameLang: LocalizedText
  /** The centre that the price moves around, in minor units at `priceScale`. */
  basePrice: number
  /** Decimals of a price. */
  priceScale: number
  /** The step between two prices, in minor units. */
  tickSize: number
  /** Decimals of a quantity. */
  quantityScale: number
  /** Decimal strings: the bounds of one order. Amounts are in USDT. */
  minQuantity: string
  maxQuantity: string
  minAmount: string
  maxAmount: string
  /** How lively the price is, in basis points: three days in four change it by less, none by much over three times as much. */
  volatility: number
  /** Milliseconds between two ticks; divides 15,000. */
  tickPeriod: number
  /** What changes hands in a usual minute, in minor units at `quantityScale`. */
  minuteVolume: number
  /** Set when trading is suspended: since when (epoch ms), and the message key that says why. */
  suspended?: { since: number; reason: string }
}

import type { Decimal } from '../money/decimal.ts'
import type { ProductType } from '#models'

/** What decides how far a product can be leveraged: docs/rules/contract.md. */
export interface LeveragedProduct {
  readonly productType: ProductType
  /** Of a usual day, in basis points. */
  readonly volatility: number
}

/** From this daily volatility on, in basis points, a coin has a lower maximum leverage. */
const HIGH_VOLATILITY = 180

const LEVERAGES = [1, 2, 3, 5, 10, 20, 50, 100] as const

const MAX_LEVERAGE: Readonly<Record<ProductType, number>> = { 1: 10, 2: 100, 3: 20, 4: 100 }

/** The leverages that are offered, ascending. */
export function leveragesOf({ productType, volatility }: LeveragedProduct): readonly number[] {
  const highest = productType === 2 && volatility >= HIGH_VOLATILITY ? 50 : MAX_LEVERAGE[productType]
  return LEVERAGES.filter(step => step <= highest)
}

const MAINTENANCE: Readonly<Record<number, Decimal>> = { 10: '0.05', 20: '0.025', 50: '0.01', 100: '0.005' }

/**
 * The maintenance margin rate, a decimal fraction of the notional: half of the initial margin at the highest leverage. It is far above
 * the closing fee, so that a liquidation at its price can pay that fee in full.
 */
export function maintenanceRateOf(product: LeveragedProduct): Decimal {
  return MAINTENANCE[leveragesOf(product).at(-1)!]!
}

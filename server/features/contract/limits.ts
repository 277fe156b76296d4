import type { MarketProduct, ProductType } from '#server/market/types.ts'

/** Position type 1 [R1.2]. */
export const CONTRACT = 1

/** From here on a coin is too lively for the highest leverage; in basis points a day. */
const LIVELY = 180

const STEPS = [1, 2, 3, 5, 10, 20, 50, 100] as const

const HIGHEST: Readonly<Record<ProductType, number>> = { 1: 10, 2: 100, 3: 20, 4: 100 }

/** The leverages that are offered, ascending. */
export function leveragesOf({ productType, volatility }: MarketProduct): readonly number[] {
  const highest = productType === 2 && volatility >= LIVELY ? 50 : HIGHEST[productType]
  return STEPS.filter(step => step <= highest)
}

const MAINTENANCE: Readonly<Record<number, string>> = { 10: '0.05', 20: '0.025', 50: '0.01', 100: '0.005' }

/**
 * The part of the notional at which a position is liquidated, a decimal fraction: half of what the highest leverage asks for at the
 * beginning. It is far above the fee of closing, so that a liquidation at its own price pays that fee in full.
 */
export function maintenanceRateOf(product: MarketProduct): string {
  return MAINTENANCE[leveragesOf(product).at(-1)!]!
}

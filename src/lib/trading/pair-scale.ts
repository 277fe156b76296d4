import { toMinorUnits, type Decimal } from '../money/decimal.ts'
import { pairPrice } from './pair-price.ts'

/** Significant digits of a typical price, their minimum, and the maximum decimals of a stored pair price. */
const DIGITS = 6
const MIN_DIGITS = 5
const PAIR_PRICE_SCALE = 15
const EXACT = 30

/**
 * The decimals of the price of a pair, by the typical prices of its coins in one currency (docs/rules/bibi.md). Undefined when the base coin is so
 * cheap that its price in the quote coin would have too few digits.
 */
export function pairScale(basePrice: Decimal, quotePrice: Decimal): number | undefined {
  // Digits before the decimal point of the pair's typical price; negative for each leading zero after it.
  const magnitude = String(toMinorUnits(pairPrice(basePrice, quotePrice, EXACT), EXACT)).length - EXACT
  const decimals = DIGITS - magnitude
  if (decimals > PAIR_PRICE_SCALE + DIGITS - MIN_DIGITS) return undefined
  return Math.max(0, Math.min(PAIR_PRICE_SCALE, decimals))
}

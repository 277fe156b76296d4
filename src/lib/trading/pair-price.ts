import { fromMinorUnits, scaleOf, toMinorUnits, type Decimal } from '../money/decimal.ts'

/**
 * The price of a pair: the base coin's price divided by the quote coin's, both in the same currency, truncated after
 * `decimals` digits. The only definition, for display and for filling orders.
 * @throws RangeError when a price is no decimal or the quote price is zero
 */
export function pairPrice(basePrice: Decimal, quotePrice: Decimal, decimals: number): Decimal {
  const scale = Math.max(scaleOf(basePrice), scaleOf(quotePrice))
  const base = toMinorUnits(basePrice, scale)
  const quote = toMinorUnits(quotePrice, scale)
  return fromMinorUnits((base * 10n ** BigInt(decimals)) / quote, decimals)
}

import { fromMinorUnits, scaleOf, toMinorUnits, type Decimal } from './decimal.ts'

/**
 * What one unit of a coin costs in another: the first one's price over the second one's, both in the same currency, cut after
 * `decimals` digits. The one definition of a pair's price, for whoever shows it and for whoever fills orders by it.
 * @throws RangeError when a price is no decimal or the second one is zero
 */
export function pairPrice(basePrice: Decimal, quotePrice: Decimal, decimals: number): Decimal {
  const scale = Math.max(scaleOf(basePrice), scaleOf(quotePrice))
  const base = toMinorUnits(basePrice, scale)
  const quote = toMinorUnits(quotePrice, scale)
  return fromMinorUnits((base * 10n ** BigInt(decimals)) / quote, decimals)
}

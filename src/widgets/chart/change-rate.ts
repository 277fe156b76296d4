import { divide, multiply, sign, subtract } from '#src/lib/money/money.ts'

/** The price change in percent with two decimals, exact and truncated toward zero; undefined from a price of zero, as of a pair that is worth too little. */
export function changeRate(from: string, to: string): string | undefined {
  if (sign(from) <= 0) return undefined
  return divide(multiply(subtract(to, from), '100'), from, 2)
}

import { divide, multiply, subtract } from '#src/lib/money.ts'

/** The price change in percent with two decimals, exact and truncated toward zero. */
export function changeRate(from: string, to: string): string {
  return divide(multiply(subtract(to, from), '100'), from, 2)
}

import { divide, multiply, subtract } from '#src/lib/money.ts'

/** How much a price changed from one to the other, in percent with two decimals, exact and cut toward zero. */
export function changeRate(from: string, to: string): string {
  return divide(multiply(subtract(to, from), '100'), from, 2)
}

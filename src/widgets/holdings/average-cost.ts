import { scaleOf, trimZeros } from '#src/lib/money/money.ts'

/** Significant digits of a cost below one. */
const SIGNIFICANT = 4

/** Decimals of an average cost: more than those of money below one, as 0.00001234 must not show as 0.00. */
export function averageCostDecimals(cost: string): number {
  const plain = trimZeros(cost)
  const zeros = /^0\.(0*)/.exec(plain)?.[1]?.length ?? 0
  return Math.min(zeros + SIGNIFICANT, Math.max(2, scaleOf(plain)))
}

/** The arithmetic of quick orders, used both for charging and for previews while typing. All values are bigint minor units. */
import type { Decimal } from '../money/decimal.ts'
import { formatUnits } from '../money/minor-units.ts'
import { applyRate } from './fees.ts'

/** The cost and the possible profit of a quick order. */
export interface QuickAmounts {
  readonly stake: bigint
  readonly fee: bigint
  /** The part of the fee that is charged for a drawn order. */
  readonly drawFee: bigint
  /** Stake plus fee: held at once, and the maximum loss. */
  readonly total: bigint
  /** The profit of a won order, rounded down to the minor unit. */
  readonly profit: bigint
}

/** The terms of a quick order. */
export interface QuickRates {
  /** The profit of a won order as a fraction of the stake. */
  readonly payoutRate: bigint
  readonly feeRate: bigint
  /** Whether the fee of a drawn order is refunded. */
  readonly isDrawFree: boolean
}

/** The amounts of a stake. */
export function quickAmounts(stake: bigint, { payoutRate, feeRate, isDrawFree }: QuickRates): QuickAmounts {
  const fee = applyRate(stake, feeRate)
  return {
    stake,
    fee,
    drawFee: isDrawFree ? 0n : fee,
    total: stake + fee,
    profit: applyRate(stake, payoutRate),
  }
}

/** The total return of an order by outcome, in minor units. */
export function returnsOf({ stake, fee, drawFee, profit }: Omit<QuickAmounts, 'total'>) {
  return { won: stake + profit, lost: 0n, drawn: stake + fee - drawFee, voided: stake + fee }
}

/**
 * The break-even win rate, as a percentage with two decimals, rounded up: the total paid over the return of a won order. Without a fee
 * it is 1 / (1 + payout rate).
 */
export function breakEvenRate({
  stake,
  total,
  profit,
}: Pick<QuickAmounts, 'stake' | 'total' | 'profit'>): Decimal {
  const returned = stake + profit
  if (returned === 0n) return '0'
  return formatUnits((total * 10_000n + returned - 1n) / returned, 2)
}

import type { LoanTerms } from '#src/lib/loan.ts'
import { parseRate } from '#server/ledger/units.ts'

/** What a loan's figures follow from, as it is published and kept: rates are decimal strings. */
export interface LoanConditions {
  readonly dailyRate: string
  /** What arranging it costs, of the amount. */
  readonly feeRate: string
  /** What of the amount is held as security. */
  readonly securityRate: string
  /** What a whole day costs that an instalment is late, of that instalment. */
  readonly overdueRate: string
  readonly periodDays: number
  readonly instalments: number
  /** Whole days that an instalment may be late before the loan is called; fewer than those of a period. */
  readonly graceDays: number
}

/** The published terms of a loan in USDT; amounts are decimal strings. */
export interface LoanProduct extends LoanConditions {
  readonly id: number
  readonly minAmount: string
  readonly maxAmount: string
}

/** The conditions as the arithmetic wants them. */
export function termsOf(conditions: Omit<LoanConditions, 'overdueRate' | 'graceDays'>): LoanTerms {
  const { dailyRate, feeRate, securityRate, periodDays, instalments } = conditions
  return {
    dailyRate: parseRate(dailyRate),
    feeRate: parseRate(feeRate),
    securityRate: parseRate(securityRate),
    periodDays,
    instalments,
  }
}

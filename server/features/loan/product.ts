import type { LoanTerms } from '#src/lib/trading/loan.ts'
import { parseRate } from '#server/ledger/units.ts'

/** The conditions of a loan, as published and stored: rates are decimal strings. */
export interface LoanConditions {
  readonly dailyRate: string
  /** The arrangement fee, as a fraction of the amount. */
  readonly feeRate: string
  /** The security held, as a fraction of the amount. */
  readonly securityRate: string
  /** The charge per whole late day, as a fraction of the instalment. */
  readonly overdueRate: string
  readonly periodDays: number
  readonly instalments: number
  /** Whole days that an instalment may be late before the loan is called; fewer than a period has. */
  readonly graceDays: number
}

/** The published terms of a loan in USDT; amounts are decimal strings. */
export interface LoanProduct extends LoanConditions {
  readonly id: number
  readonly minAmount: string
  readonly maxAmount: string
}

/** The conditions as inputs of the loan arithmetic. */
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

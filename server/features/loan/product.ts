import type { Loan, LoanProduct } from '#models'
import type { LoanTerms } from '#src/lib/trading/loan.ts'
import { parseRate } from '#src/lib/money/minor-units.ts'

/** The conditions of a loan, as published and stored. */
export type LoanConditions = Pick<
  Loan,
  'dailyRate' | 'feeRate' | 'securityRate' | 'overdueRate' | 'periodDays' | 'instalments' | 'graceDays'
>

/** The published terms of a loan in USDT. */
export type PublishedLoanTerms = LoanConditions & Pick<LoanProduct, 'id' | 'minAmount' | 'maxAmount'>

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

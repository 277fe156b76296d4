import type { Loan, LoanPreview, LoanProduct } from '#models'
import { annualPercentageRate, loanPlan } from '#src/lib/trading/loan.ts'
import { fromMinorUnits, toMinorUnits, trimZeros, type Decimal } from '#src/lib/money/money.ts'

import { MONEY_SCALE, RATE_SCALE } from '#src/lib/money/minor-units.ts'
const APR_SCALE = 4

/** The figures of a loan that previews, loans and the calculator have in common. */
export type LoanFigures = Pick<
  LoanPreview,
  'amount' | 'fee' | 'paidOut' | 'security' | 'totalInterest' | 'total' | 'apr' | 'schedule'
> & { readonly cost: string }

/** The terms that are shown with the figures. */
export type DisplayedLoanTerms = Pick<
  Loan & LoanProduct,
  'currencyName' | 'dailyRate' | 'feeRate' | 'securityRate' | 'overdueRate' | 'graceDays'
>

const money = (units: bigint): Decimal => trimZeros(fromMinorUnits(units, MONEY_SCALE))
const rate = (decimal: string) => toMinorUnits(decimal, RATE_SCALE)

/** The figures of a loan of an amount, computed on the device as the back end does (lib/loan). */
export function computeLoanFigures(amount: Decimal, product: LoanProduct): LoanFigures {
  const { periodDays, instalments } = product
  const plan = loanPlan(toMinorUnits(amount, MONEY_SCALE), {
    dailyRate: rate(product.dailyRate),
    feeRate: rate(product.feeRate),
    securityRate: rate(product.securityRate),
    periodDays,
    instalments,
  })
  return {
    amount: money(plan.amount),
    fee: money(plan.fee),
    paidOut: money(plan.paidOut),
    security: money(plan.security),
    totalInterest: money(plan.interest),
    total: money(plan.total),
    cost: money(plan.cost),
    apr: trimZeros(fromMinorUnits(annualPercentageRate(plan), APR_SCALE)),
    schedule: plan.instalments.map(one => ({
      number: one.number,
      afterDays: one.afterDays,
      principal: money(one.principal),
      interest: money(one.interest),
      total: money(one.total),
      left: money(one.left),
    })),
  }
}

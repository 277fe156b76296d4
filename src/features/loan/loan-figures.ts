import type { Loan, LoanPreview, LoanProduct } from '#models'
import { annualPercentageRate, loanPlan } from '#src/lib/trading/loan.ts'
import { formatMoney, formatUnits, parseMoney, parseRate } from '#src/lib/money/minor-units.ts'
import type { Decimal } from '#src/lib/money/money.ts'

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

/** The figures of a loan of an amount, computed on the device as the back end does (lib/loan). */
export function computeLoanFigures(amount: Decimal, product: LoanProduct): LoanFigures {
  const { periodDays, instalments } = product
  const plan = loanPlan(parseMoney(amount), {
    dailyRate: parseRate(product.dailyRate),
    feeRate: parseRate(product.feeRate),
    securityRate: parseRate(product.securityRate),
    periodDays,
    instalments,
  })
  return {
    amount: formatMoney(plan.amount),
    fee: formatMoney(plan.fee),
    paidOut: formatMoney(plan.paidOut),
    security: formatMoney(plan.security),
    totalInterest: formatMoney(plan.interest),
    total: formatMoney(plan.total),
    cost: formatMoney(plan.cost),
    apr: formatUnits(annualPercentageRate(plan), APR_SCALE),
    schedule: plan.instalments.map(one => ({
      number: one.number,
      afterDays: one.afterDays,
      principal: formatMoney(one.principal),
      interest: formatMoney(one.interest),
      total: formatMoney(one.total),
      left: formatMoney(one.left),
    })),
  }
}

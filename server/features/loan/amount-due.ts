import { DAY } from '#src/lib/time/time-units.ts'
import { accruedInterest, loanPlan } from '#src/lib/trading/loan.ts'
import { conditionsOf, type LoanRow } from './loan-row.ts'
import { termsOf } from './product.ts'

/** An amount due, in minor units. */
export interface AmountDue {
  readonly principal: bigint
  readonly interest: bigint
  readonly charge: bigint
}

export const totalAmount = ({ principal, interest, charge }: AmountDue): bigint =>
  principal + interest + charge

/** Whether a loan was paid out and is not repaid. */
export const isOutstanding = ({ status }: Pick<LoanRow, 'status'>): boolean =>
  status === 'running' || status === 'overdue' || status === 'called'

/** The next instalment with its late charges. @throws RangeError when there is none */
export function nextInstalmentDue(loan: LoanRow): AmountDue {
  const { instalments } = loanPlan(loan.amount, termsOf(conditionsOf(loan)))
  const next = instalments[Number(loan.paid_instalments)]
  if (!next) throw new RangeError(`Loan ${loan.id} has no instalment left.`)
  return { principal: next.principal, interest: next.interest, charge: loan.charges - loan.charges_paid }
}

/**
 * The total amount due at `now`: outstanding principal, interest of the elapsed days, and late charges. For a called loan, interest ends
 * at the call.
 */
export function totalDue(loan: LoanRow, now?: bigint): AmountDue {
  if (!isOutstanding(loan)) return { principal: 0n, interest: 0n, charge: 0n }
  const terms = termsOf(conditionsOf(loan))
  const paid = Number(loan.paid_instalments)
  const before = loanPlan(loan.amount, terms)
    .instalments.slice(0, paid)
    .reduce((sum, one) => sum + one.interest, 0n)
  const interest = before + accruedInterest(loan.amount, terms, paid, daysOf(loan, now))
  return {
    principal: loan.amount - loan.principal_repaid,
    interest: interest - loan.interest_paid,
    charge: loan.charges - loan.charges_paid,
  }
}

/** Whole days from the start of a loan to `now`, or to its call. */
function daysOf(loan: LoanRow, now: bigint | undefined): number {
  if (loan.status === 'called') {
    return (Number(loan.paid_instalments) + 1) * Number(loan.period_days) + Number(loan.grace_days)
  }
  if (now === undefined || loan.starts_at === null) return 0
  return Math.max(0, Math.floor(Number(now - loan.starts_at) / DAY))
}

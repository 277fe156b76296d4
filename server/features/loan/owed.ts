import { DAY } from '#src/lib/time/time-units.ts'
import { accruedInterest, loanPlan } from '#src/lib/loan.ts'
import { conditionsOf, type LoanRow } from './row.ts'
import { termsOf } from './product.ts'

/** What somebody owes, in minor units. */
export interface Owed {
  readonly principal: bigint
  readonly interest: bigint
  readonly charge: bigint
}

export const totalOf = ({ principal, interest, charge }: Owed): bigint => principal + interest + charge

/** Whether money was paid out that may still be owed. */
export const isOwed = ({ status }: Pick<LoanRow, 'status'>): boolean =>
  status === 'running' || status === 'overdue' || status === 'called'

/** The next instalment with what it has cost to be late. @throws RangeError when there is no next one */
export function nextOwed(loan: LoanRow): Owed {
  const { instalments } = loanPlan(loan.amount, termsOf(conditionsOf(loan)))
  const next = instalments[Number(loan.paid_instalments)]
  if (!next) throw new RangeError(`Loan ${loan.id} has no instalment left.`)
  return { principal: next.principal, interest: next.interest, charge: loan.charges - loan.charges_paid }
}

/**
 * Everything that is owed of a loan after so many whole days: what is left of the amount, the interest of the days that are over, and
 * what being late has cost. Of a called loan the days stop where it was called.
 */
export function owedOf(loan: LoanRow, now?: bigint): Owed {
  if (!isOwed(loan)) return { principal: 0n, interest: 0n, charge: 0n }
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

/** Whole days from the beginning of a loan to a moment, or to where it was called. */
function daysOf(loan: LoanRow, now: bigint | undefined): number {
  if (loan.status === 'called') {
    return (Number(loan.paid_instalments) + 1) * Number(loan.period_days) + Number(loan.grace_days)
  }
  if (now === undefined || loan.starts_at === null) return 0
  return Math.max(0, Math.floor(Number(now - loan.starts_at) / DAY))
}

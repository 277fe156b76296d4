import type { Loan } from '#models'
import { formatMoney } from '#src/lib/money/minor-units.ts'
import { totalDue } from './amount-due.ts'
import { conditionsOf, dueAt, planOf, type LoanRow } from './loan-row.ts'

/** A loan without what follows from its other fields: the name, which is in the reader's language, currency and annual rates. */
export type UnnamedLoan = Omit<Loan, 'name' | 'currencyId' | 'currencyName' | 'yearRate' | 'apr'>

export function toLoan(loan: LoanRow): UnnamedLoan {
  const { starts_at: startsAt, decided_at: decidedAt, closed_at: closedAt } = loan
  const plan = planOf(loan)
  const isOpen = loan.status === 'running' || loan.status === 'overdue'
  const next =
    isOpen && startsAt !== null ? dueAt(startsAt, loan.period_days, loan.paid_instalments + 1n) : null
  return {
    id: `${loan.id}`,
    productId: Number(loan.product_id),
    status: loan.status,
    ...conditionsOf(loan),
    amount: formatMoney(loan.amount),
    fee: formatMoney(loan.fee),
    paidOut: formatMoney(loan.amount - loan.fee),
    security: formatMoney(loan.security),
    securityUsed: formatMoney(loan.security_used),
    totalInterest: formatMoney(plan.interest),
    total: formatMoney(plan.total),
    createdAt: Number(loan.created_at),
    decidedAt: decidedAt === null ? null : Number(decidedAt),
    startsAt: startsAt === null ? null : Number(startsAt),
    nextDueAt: next === null ? null : Number(next),
    paidInstalments: Number(loan.paid_instalments),
    principalRepaid: formatMoney(loan.principal_repaid),
    interestPaid: formatMoney(loan.interest_paid),
    charges: formatMoney(loan.charges),
    chargesPaid: formatMoney(loan.charges_paid),
    outstanding: formatMoney(totalDue(loan).principal),
    closedAt: closedAt === null ? null : Number(closedAt),
  }
}

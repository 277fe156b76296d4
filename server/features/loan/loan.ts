import type { LoanStatus } from '#src/api/generated/models/index.ts'
import { formatMoney } from '#server/ledger/units.ts'
import { totalDue } from './amount-due.ts'
import type { LoanConditions } from './product.ts'
import { conditionsOf, dueAt, planOf, type LoanRow } from './loan-row.ts'

/** A loan with decimals as strings and times in milliseconds since 1970 UTC. */
export interface Loan extends LoanConditions {
  readonly id: string
  readonly productId: number
  readonly status: LoanStatus
  readonly amount: string
  readonly fee: string
  readonly paidOut: string
  readonly security: string
  /** The part of the security that was applied to the debt; the rest was released. */
  readonly securityUsed: string
  readonly totalInterest: string
  readonly total: string
  readonly createdAt: number
  readonly decidedAt: number | null
  readonly startsAt: number | null
  /** The due date of the next instalment; in the past when it is late, null when there is none. */
  readonly nextDueAt: number | null
  readonly paidInstalments: number
  readonly principalRepaid: string
  readonly interestPaid: string
  readonly charges: string
  readonly chargesPaid: string
  /** The outstanding principal. */
  readonly outstanding: string
  readonly closedAt: number | null
}

export function toLoan(loan: LoanRow): Loan {
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

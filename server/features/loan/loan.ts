import { printMoney } from '#server/ledger/units.ts'
import { owedOf } from './owed.ts'
import type { LoanConditions } from './product.ts'
import { conditionsOf, dueAt, planOf, type LoanRow } from './row.ts'
import type { LoanStatus } from './transitions.ts'

/** A loan as people see it: decimals as strings, times in milliseconds since 1970 UTC. */
export interface Loan extends LoanConditions {
  readonly id: string
  readonly productId: number
  readonly status: LoanStatus
  readonly amount: string
  readonly fee: string
  readonly paidOut: string
  readonly security: string
  /** What of the security was put against what was owed; the rest came back. */
  readonly securityUsed: string
  readonly totalInterest: string
  readonly total: string
  readonly createdAt: number
  readonly decidedAt: number | null
  readonly startsAt: number | null
  /** When the next instalment is due; before now when it is late, null when none is. */
  readonly nextDueAt: number | null
  readonly paidInstalments: number
  readonly principalRepaid: string
  readonly interestPaid: string
  readonly charges: string
  readonly chargesPaid: string
  /** What of the amount is still owed. */
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
    amount: printMoney(loan.amount),
    fee: printMoney(loan.fee),
    paidOut: printMoney(loan.amount - loan.fee),
    security: printMoney(loan.security),
    securityUsed: printMoney(loan.security_used),
    totalInterest: printMoney(plan.interest),
    total: printMoney(plan.total),
    createdAt: Number(loan.created_at),
    decidedAt: decidedAt === null ? null : Number(decidedAt),
    startsAt: startsAt === null ? null : Number(startsAt),
    nextDueAt: next === null ? null : Number(next),
    paidInstalments: Number(loan.paid_instalments),
    principalRepaid: printMoney(loan.principal_repaid),
    interestPaid: printMoney(loan.interest_paid),
    charges: printMoney(loan.charges),
    chargesPaid: printMoney(loan.charges_paid),
    outstanding: printMoney(owedOf(loan).principal),
    closedAt: closedAt === null ? null : Number(closedAt),
  }
}

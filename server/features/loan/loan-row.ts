import type { LoanStatus } from '#models'
import { loanPlan } from '#src/lib/trading/loan.ts'
import { insertInto } from '#server/kernel/insert-into.ts'
import { read, type Row, type Statement, type Steps } from '#server/kernel/store.ts'
import { termsOf, type LoanConditions } from './product.ts'
import { DAY_BIGINT } from '#src/lib/time/time-units.ts'

/** A stored loan, in minor units; see schema.ts. */
export interface LoanRow extends Row {
  readonly id: bigint
  readonly user_id: bigint
  readonly product_id: bigint
  readonly status: LoanStatus
  readonly amount: bigint
  readonly fee: bigint
  readonly security: bigint
  readonly daily_rate: string
  readonly fee_rate: string
  readonly security_rate: string
  readonly overdue_rate: string
  readonly period_days: bigint
  readonly instalments: bigint
  readonly grace_days: bigint
  readonly created_at: bigint
  readonly decided_at: bigint | null
  readonly starts_at: bigint | null
  readonly next_at: bigint | null
  readonly paid_instalments: bigint
  readonly payments: bigint
  readonly principal_repaid: bigint
  readonly interest_paid: bigint
  readonly charges: bigint
  readonly charges_paid: bigint
  readonly security_used: bigint
  readonly closed_at: bigint | null
}

const FIXED_COLUMNS = [
  'id',
  'user_id',
  'product_id',
  'amount',
  'fee',
  'security',
  'daily_rate',
  'fee_rate',
  'security_rate',
  'overdue_rate',
  'period_days',
  'instalments',
  'grace_days',
  'created_at',
] as const satisfies readonly (keyof LoanRow)[]
const MUTABLE_COLUMNS = [
  'status',
  'decided_at',
  'starts_at',
  'next_at',
  'paid_instalments',
  'payments',
  'principal_repaid',
  'interest_paid',
  'charges',
  'charges_paid',
  'security_used',
  'closed_at',
] as const satisfies readonly (keyof LoanRow)[]
const COLUMNS = [...FIXED_COLUMNS, ...MUTABLE_COLUMNS]
const UPDATE = `UPDATE loans SET ${MUTABLE_COLUMNS.map((column, at) => `${column} = $${at + 2}`).join(', ')} WHERE id = $1`
const LOCK = 'SELECT * FROM loans WHERE id = $1 /*lock*/'

export const insertLoan = insertInto('loans', COLUMNS)

/** The statement that writes the mutable columns of a loan. */
export const updateLoan = (loan: LoanRow): Statement => [
  UPDATE,
  [loan.id, ...MUTABLE_COLUMNS.map(column => loan[column])],
]

/** Locks a loan; undefined when there is none of this id. */
export function* lockLoan(id: bigint): Steps<LoanRow | undefined> {
  const [loan] = yield* read<LoanRow>(LOCK, [id])
  return loan
}

/** The conditions at the time of the application. */
export function conditionsOf(loan: LoanRow): LoanConditions {
  return {
    dailyRate: loan.daily_rate,
    feeRate: loan.fee_rate,
    securityRate: loan.security_rate,
    overdueRate: loan.overdue_rate,
    periodDays: Number(loan.period_days),
    instalments: Number(loan.instalments),
    graceDays: Number(loan.grace_days),
  }
}

/** The repayment plan of a loan, from its own conditions. */
export const planOf = (loan: LoanRow) => loanPlan(loan.amount, termsOf(conditionsOf(loan)))

/** When an instalment is due, epoch ms. */
export const dueAt = (startsAt: bigint, periodDays: bigint, number: bigint): bigint =>
  startsAt + number * periodDays * DAY_BIGINT

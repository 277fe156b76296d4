import type { LoanPaymentKind } from '#models'
import type { Context, Statement } from '#server/kernel/store.ts'
import { post } from '#server/ledger/ledger.ts'
import type { Wallet } from '#server/ledger/wallet.ts'
import { paymentEntries, referenceTo, releaseEntries } from './ledger-entries.ts'
import { updateLoan, type LoanRow } from './loan-row.ts'
import { totalAmount, type AmountDue } from './amount-due.ts'

/** A payment and its purpose. */
export interface Payment {
  readonly kind: LoanPaymentKind
  readonly owed: AmountDue
  /** The instalment that it pays, or the first of several. */
  readonly instalment: bigint
  /** The value date, epoch ms; for taken instalments, their day. */
  readonly day: bigint
  readonly daysLate: bigint
}

/** The changes of a loan besides the paid amounts. */
export type LoanChange = Pick<LoanRow, 'status' | 'paid_instalments' | 'next_at' | 'charges' | 'closed_at'>

const INSERT_PAYMENT = `INSERT INTO loan_payments(loan_id, number, user_id, kind, instalment, day, days_late, principal, interest,
  charge, transaction_id, paid_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`

/** Whether the security of a loan in this state is held. */
const holdsSecurity = ({ status }: Pick<LoanRow, 'status'>) => status === 'running' || status === 'overdue'

/**
 * The statements of one payment in one transaction, and the loan afterwards. When a loan ends or is called, the rest of its security is
 * released.
 */
export function payStatements(
  context: Context,
  wallet: Wallet,
  before: LoanRow,
  { payment, after }: { readonly payment: Payment; readonly after: LoanChange },
): { readonly loan: LoanRow; readonly statements: Statement[] } {
  const { kind, owed, instalment, day, daysLate } = payment
  const used = kind === 'security' ? totalAmount(owed) : 0n
  const released = holdsSecurity(before) && !holdsSecurity(after) ? before.security - used : 0n
  const loan: LoanRow = {
    ...before,
    ...after,
    payments: before.payments + 1n,
    principal_repaid: before.principal_repaid + owed.principal,
    interest_paid: before.interest_paid + owed.interest,
    charges_paid: before.charges_paid + owed.charge,
    security_used: before.security_used + used,
  }
  const transactionId = context.id(wallet.lastTransactionId)
  const { principal, interest, charge } = owed
  const paymentKey = [loan.id, loan.payments, loan.user_id, kind, instalment, day, daysLate] as const
  const record: Statement = [
    INSERT_PAYMENT,
    [...paymentKey, principal, interest, charge, transactionId, context.now],
  ]
  const from = kind === 'security' ? 'held' : 'available'
  const entries = [...paymentEntries(from, owed), ...releaseEntries(released)]
  return {
    loan,
    statements: [
      updateLoan(loan),
      record,
      ...post(context, wallet, referenceTo(loan), entries, transactionId),
    ],
  }
}

/** Allocates an amount to a debt: late charges first, then interest, then principal. */
export function allocate(owed: AmountDue, amount: bigint): AmountDue {
  const min = (a: bigint, b: bigint) => (a < b ? a : b)
  const charge = min(owed.charge, amount)
  const interest = min(owed.interest, amount - charge)
  return { charge, interest, principal: min(owed.principal, amount - charge - interest) }
}

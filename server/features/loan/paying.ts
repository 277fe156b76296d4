import type { Context, Statement } from '#server/kernel/store.ts'
import { post, type Wallet } from '#server/ledger/ledger.ts'
import { paymentEntries, referenceTo, releaseEntries } from './entries.ts'
import { updateLoan, type LoanRow } from './row.ts'
import { totalOf, type Owed } from './owed.ts'

/** Taken on its day, paid by hand, everything at once before the end, or out of the security. */
export type LoanPaymentKind = 'instalment' | 'byHand' | 'early' | 'security'

/** What is paid, and for what. */
export interface Payment {
  readonly kind: LoanPaymentKind
  readonly owed: Owed
  /** The instalment that it pays, or the first of those. */
  readonly instalment: bigint
  /** The moment that it counts for, epoch ms: of what is taken, that of its day. */
  readonly day: bigint
  readonly daysLate: bigint
}

/** What a payment changes besides what was paid. */
export type After = Pick<LoanRow, 'status' | 'paid_instalments' | 'next_at' | 'charges' | 'closed_at'>

const RECORD = `INSERT INTO loan_payments(loan_id, number, user_id, kind, instalment, day, days_late, principal, interest,
  charge, transaction_id, paid_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`

/** Whether the security of a loan in this state is held. */
const holdsSecurity = ({ status }: Pick<LoanRow, 'status'>) => status === 'running' || status === 'overdue'

/**
 * One payment as one transaction, with its record and the loan afterwards. A loan that ends or is called gives back what is left of
 * its security.
 */
export function pay(
  context: Context,
  wallet: Wallet,
  before: LoanRow,
  { payment, after }: { readonly payment: Payment; readonly after: After },
): { readonly loan: LoanRow; readonly statements: Statement[] } {
  const { kind, owed, instalment, day, daysLate } = payment
  const used = kind === 'security' ? totalOf(owed) : 0n
  const back = holdsSecurity(before) && !holdsSecurity(after) ? before.security - used : 0n
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
  const what = [loan.id, loan.payments, loan.user_id, kind, instalment, day, daysLate] as const
  const record: Statement = [RECORD, [...what, principal, interest, charge, transactionId, context.now]]
  const from = kind === 'security' ? 'held' : 'available'
  const entries = [...paymentEntries(from, owed), ...releaseEntries(back)]
  return {
    loan,
    statements: [
      updateLoan(loan),
      record,
      ...post(context, wallet, referenceTo(loan), entries, transactionId),
    ],
  }
}

/** What of a debt an amount pays: what being late has cost first, then interest, then principal. */
export function partOf(owed: Owed, amount: bigint): Owed {
  const least = (a: bigint, b: bigint) => (a < b ? a : b)
  const charge = least(owed.charge, amount)
  const interest = least(owed.interest, amount - charge)
  return { charge, interest, principal: least(owed.principal, amount - charge - interest) }
}

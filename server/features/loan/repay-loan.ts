import { compare } from '#src/lib/money/money.ts'
import { executeOnce } from '#server/kernel/idempotency.ts'
import { finish, type Context, type Steps } from '#server/kernel/store.ts'
import { lockWallet } from '#server/ledger/wallet.ts'
import { USDT } from '#server/ledger/units.ts'
import { formatMoney } from '#src/lib/money/minor-units.ts'
import { domainError } from '#server/problem.ts'
import { afterInstalment, paymentMessage } from './instalments.ts'
import { toLoan, type UnnamedLoan } from './loan.ts'
import { isOutstanding, nextInstalmentDue, totalDue, totalAmount } from './amount-due.ts'
import { payStatements, type LoanChange } from './payment.ts'
import { lockLoan, type LoanRow } from './loan-row.ts'
import { DAY_BIGINT } from '#src/lib/time/time-units.ts'

/** What can be repaid manually: the next instalment with its late charges, or everything. */
export type LoanRepaymentKind = 'instalment' | 'all'

export interface RepayLoan {
  readonly userId: bigint
  readonly loanId: bigint
  readonly idempotencyKey: string
  readonly kind: LoanRepaymentKind
  /** The total that the customer confirmed, a decimal string. */
  readonly total: string
}

/**
 * Repays manually. All due attempts must have been processed before.
 * @throws DomainError `loan_unknown`, also for another person's; `loan_not_owed`; `loan_owed_changed` when the amount due differs from
 * the confirmed total; `insufficient_balance`; `idempotency_mismatch`.
 */
export function repayLoan(context: Context, input: RepayLoan): Steps<UnnamedLoan> {
  const { userId, idempotencyKey, loanId, kind, total } = input
  const request = ['repayLoan', loanId, kind, total]
  return executeOnce(context, { userId, key: idempotencyKey, request }, repaySteps(context, input))
}

function* repaySteps(context: Context, { userId, loanId, kind, total }: RepayLoan): Steps<UnnamedLoan> {
  const loan = yield* lockLoan(loanId)
  if (loan?.user_id !== userId) throw domainError('loan_unknown')
  // A called loan has no instalments: everything is due.
  if (!isOutstanding(loan) || (kind === 'instalment' && loan.status === 'called'))
    throw domainError('loan_not_owed')
  const owed = kind === 'all' ? totalDue(loan, context.now) : nextInstalmentDue(loan)
  const price = formatMoney(totalAmount(owed))
  const hasDueAttempt = loan.next_at !== null && loan.next_at <= context.now
  if (hasDueAttempt || compare(price, total) !== 0) {
    throw domainError('loan_owed_changed', { total: price, currency: USDT })
  }
  const wallet = yield* lockWallet(userId, [USDT])
  const available = wallet.balance(USDT, 'available')
  if (available < totalAmount(owed)) {
    throw domainError('insufficient_balance', { available: formatMoney(available), currency: USDT })
  }
  const payment = {
    kind: kind === 'all' ? 'early' : 'byHand',
    owed,
    instalment: loan.paid_instalments + 1n,
    day: context.now,
    daysLate: loan.status === 'running' ? 0n : lateDays(loan),
  } as const
  const after = kind === 'all' ? fullyRepaid(loan, context.now) : afterInstalment(loan, context.now)
  const paid = payStatements(context, wallet, loan, { payment, after })
  return yield* finish(toLoan(paid.loan), ...paid.statements, paymentMessage(context, paid.loan, owed))
}

const fullyRepaid = (loan: LoanRow, now: bigint): LoanChange => ({
  status: 'repaid',
  paid_instalments: loan.paid_instalments,
  next_at: null,
  charges: loan.charges,
  closed_at: now,
})

/** Whole charged days that the next instalment is late. */
function lateDays(loan: LoanRow): bigint {
  if (loan.next_at === null || loan.starts_at === null) return loan.grace_days
  const due = loan.starts_at + (loan.paid_instalments + 1n) * loan.period_days * DAY_BIGINT
  return (loan.next_at - due) / DAY_BIGINT - 1n
}

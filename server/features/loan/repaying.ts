import { compare } from '#src/lib/money.ts'
import { once } from '#server/kernel/idempotency.ts'
import { finish, type Context, type Steps } from '#server/kernel/store.ts'
import { lockWallet } from '#server/ledger/ledger.ts'
import { USDT, printMoney } from '#server/ledger/units.ts'
import { refusal } from '#server/problem.ts'
import { afterInstalment, tell } from './instalments.ts'
import { toLoan, type Loan } from './loan.ts'
import { isOwed, nextOwed, owedOf, totalOf } from './owed.ts'
import { pay, type After } from './paying.ts'
import { lockLoan, type LoanRow } from './row.ts'

/** What can be paid by hand: the next instalment with what it has cost to be late, or everything. */
export type LoanRepaymentKind = 'instalment' | 'all'

export interface RepayLoan {
  readonly userId: bigint
  readonly loanId: bigint
  readonly idempotencyKey: string
  readonly kind: LoanRepaymentKind
  /** What the customer has confirmed to pay, a decimal string. */
  readonly total: string
}

/**
 * Pays by hand. Every day that has come must have been tried before.
 * @throws DomainError `loan_unknown`, also of somebody else's; `loan_not_owed`; `loan_owed_changed` when what is owed is not what was
 * confirmed, be it less or more; `insufficient_balance`; `idempotency_mismatch`.
 */
export function repayLoan(context: Context, input: RepayLoan): Steps<Loan> {
  const { userId, idempotencyKey, loanId, kind, total } = input
  const request = ['repayLoan', loanId, kind, total]
  return once(context, { userId, key: idempotencyKey, request }, repay(context, input))
}

function* repay(context: Context, { userId, loanId, kind, total }: RepayLoan): Steps<Loan> {
  const loan = yield* lockLoan(loanId)
  if (loan?.user_id !== userId) throw refusal('loan_unknown')
  // Of a called loan no instalment is left: all of it is owed.
  if (!isOwed(loan) || (kind === 'instalment' && loan.status === 'called')) throw refusal('loan_not_owed')
  const owed = kind === 'all' ? owedOf(loan, context.now) : nextOwed(loan)
  const price = printMoney(totalOf(owed))
  const isBehind = loan.next_at !== null && loan.next_at <= context.now
  if (isBehind || compare(price, total) !== 0) {
    throw refusal('loan_owed_changed', { total: price, currency: USDT })
  }
  const wallet = yield* lockWallet(userId, [USDT])
  const available = wallet.balance(USDT, 'available')
  if (available < totalOf(owed)) {
    throw refusal('insufficient_balance', { available: printMoney(available), currency: USDT })
  }
  const payment = {
    kind: kind === 'all' ? 'early' : 'byHand',
    owed,
    instalment: loan.paid_instalments + 1n,
    day: context.now,
    daysLate: loan.status === 'running' ? 0n : lateDays(loan),
  } as const
  const after = kind === 'all' ? ended(loan, context.now) : afterInstalment(loan, context.now)
  const paid = pay(context, wallet, loan, { payment, after })
  return yield* finish(toLoan(paid.loan), ...paid.statements, tell(context, paid.loan, owed))
}

const ended = (loan: LoanRow, now: bigint): After => ({
  status: 'repaid',
  paid_instalments: loan.paid_instalments,
  next_at: null,
  charges: loan.charges,
  closed_at: now,
})

const DAY = 86_400_000n

/** Whole days that the next instalment is late and was charged for. */
function lateDays(loan: LoanRow): bigint {
  if (loan.next_at === null || loan.starts_at === null) return loan.grace_days
  const due = loan.starts_at + (loan.paid_instalments + 1n) * loan.period_days * DAY
  return (loan.next_at - due) / DAY - 1n
}

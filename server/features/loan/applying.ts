import { firstWholeDay } from '#src/lib/accrual.ts'
import { DAY } from '#src/lib/time/time-units.ts'
import { compare } from '#src/lib/money.ts'
import { once } from '#server/kernel/idempotency.ts'
import { finish, read, type Context, type Reader, type Statement, type Steps } from '#server/kernel/store.ts'
import { lockWallet, post } from '#server/ledger/ledger.ts'
import { USDT, printMoney } from '#server/ledger/units.ts'
import { leaveMessage } from '#server/messages.ts'
import { refusal } from '#server/problem.ts'
import { canBecome } from '../shared/state-machine.ts'
import { holdEntries, payOutEntries, referenceTo, releaseEntries } from './entries.ts'
import { toLoan, type Loan } from './loan.ts'
import type { LoanProduct } from './product.ts'
import { quoteLoan, type LoanQuote } from './quote.ts'
import { insertLoan, lockLoan, updateLoan, type LoanRow } from './row.ts'
import { LOAN_TRANSITIONS } from './transitions.ts'

export interface ApplyForLoan {
  readonly userId: bigint
  readonly idempotencyKey: string
  /** The product at this moment: not part of the request, so that a repetition may find other terms. */
  readonly product: LoanProduct
  /** A decimal string. */
  readonly amount: string
  /** What the customer has confirmed, decimal strings. */
  readonly fee: string
  readonly security: string
  readonly totalInterest: string
  readonly overdueRate: string
}

const OPEN = `SELECT count(*) AS open FROM loans WHERE user_id = $1 AND status NOT IN ('refused', 'withdrawn', 'repaid')`

/** Whether somebody has applied for, or owes, a loan. */
export async function hasOpenLoan(reader: Reader, userId: bigint): Promise<boolean> {
  const [row] = await reader.query<{ open: bigint }>(OPEN, [userId])
  return row!.open > 0n
}

/**
 * Applies for a loan; the security is held at once.
 * @throws DomainError with the quote's problem (its field in `params.field`); `loan_terms_changed` when it would cost something else
 * than was confirmed; `idempotency_mismatch`.
 */
export function applyForLoan(context: Context, input: ApplyForLoan): Steps<Loan> {
  const { userId, idempotencyKey, product, amount, fee, security, totalInterest, overdueRate } = input
  const asked = [BigInt(product.id), amount, fee, security, totalInterest, overdueRate]
  const intention = { userId, key: idempotencyKey, request: ['applyForLoan', ...asked] }
  return once(context, intention, apply(context, input))
}

function* apply(context: Context, input: ApplyForLoan): Steps<Loan> {
  const { userId, product, amount } = input
  // Before anything is read: of two applications at once, the second one finds the first.
  const wallet = yield* lockWallet(userId, [USDT])
  const [found] = yield* read<{ open: bigint }>(OPEN, [userId])
  const standing = { available: wallet.balance(USDT, 'available'), hasOpenLoan: found!.open > 0n }
  const quote = quoteLoan(amount, product, standing)
  const { problem } = quote
  if (problem) throw refusal(problem.code, { field: problem.field, ...problem.params })
  refuseOtherTerms(input, quote)
  const loan = newLoan(context, input, quote)
  const held =
    loan.security === 0n ? [] : post(context, wallet, referenceTo(loan), holdEntries(loan.security))
  return yield* finish(toLoan(loan), insertLoan(loan), ...held)
}

function refuseOtherTerms(input: ApplyForLoan, { plan }: LoanQuote): void {
  const isOther =
    compare(input.fee, printMoney(plan.fee)) !== 0 ||
    compare(input.security, printMoney(plan.security)) !== 0 ||
    compare(input.totalInterest, printMoney(plan.interest)) !== 0 ||
    compare(input.overdueRate, input.product.overdueRate) !== 0
  if (isOther) throw refusal('loan_terms_changed')
}

function newLoan(context: Context, { userId, product }: ApplyForLoan, { plan }: LoanQuote): LoanRow {
  return {
    id: context.id(),
    user_id: userId,
    product_id: BigInt(product.id),
    status: 'pending',
    amount: plan.amount,
    fee: plan.fee,
    security: plan.security,
    daily_rate: product.dailyRate,
    fee_rate: product.feeRate,
    security_rate: product.securityRate,
    overdue_rate: product.overdueRate,
    period_days: BigInt(product.periodDays),
    instalments: BigInt(product.instalments),
    grace_days: BigInt(product.graceDays),
    created_at: context.now,
    decided_at: null,
    starts_at: null,
    next_at: null,
    paid_instalments: 0n,
    payments: 0n,
    principal_repaid: 0n,
    interest_paid: 0n,
    charges: 0n,
    charges_paid: 0n,
    security_used: 0n,
    closed_at: null,
  }
}

/**
 * Decides an application: it is paid out and begins at the next 00:00 UTC, or it is refused and the security comes back. The account is
 * told. Decided already, or unknown, nothing happens.
 */
export function* decideLoan(
  context: Context,
  { loanId, isApproved }: { readonly loanId: bigint; readonly isApproved: boolean },
): Steps<Loan | undefined> {
  const loan = yield* lockLoan(loanId)
  const to = isApproved ? 'running' : 'refused'
  // Only an application is decided: a loan that runs can go on running, but not by this.
  if (loan?.status !== 'pending' || !canBecome(LOAN_TRANSITIONS, loan.status, to)) {
    return yield* finish(undefined)
  }
  const wallet = yield* lockWallet(loan.user_id, [USDT])
  const decided = isApproved ? begun(context, loan) : refused(context, loan)
  const entries = isApproved ? payOutEntries(loan) : releaseEntries(loan.security)
  const told = { amount: printMoney(isApproved ? loan.amount - loan.fee : loan.amount), currency: USDT }
  const statements: Statement[] = entries.some(entry => entry.amount !== 0n)
    ? post(context, wallet, referenceTo(loan), entries)
    : []
  return yield* finish(
    toLoan(decided),
    updateLoan(decided),
    ...statements,
    leaveMessage(context, loan.user_id, isApproved ? 'loan_approved' : 'loan_refused', told),
  )
}

function begun(context: Context, loan: LoanRow): LoanRow {
  const startsAt = BigInt(firstWholeDay(Number(context.now)))
  return {
    ...loan,
    status: 'running',
    decided_at: context.now,
    starts_at: startsAt,
    next_at: startsAt + loan.period_days * BigInt(DAY),
  }
}

const refused = (context: Context, loan: LoanRow): LoanRow => ({
  ...loan,
  status: 'refused',
  decided_at: context.now,
  closed_at: context.now,
})

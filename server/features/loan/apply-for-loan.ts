import { firstWholeDay } from '#src/lib/trading/accrual.ts'
import { compare } from '#src/lib/money/money.ts'
import { executeOnce } from '#server/kernel/idempotency.ts'
import { finish, read, type Context, type Reader, type Statement, type Steps } from '#server/kernel/store.ts'
import { post } from '#server/ledger/ledger.ts'
import { lockWallet } from '#server/ledger/wallet.ts'
import { USDT } from '#server/ledger/units.ts'
import { formatMoney } from '#src/lib/money/minor-units.ts'
import { insertMessage } from '#server/messages.ts'
import { domainError } from '#server/problem.ts'
import { canTransition } from '#server/kernel/state-machine.ts'
import { holdEntries, payOutEntries, referenceTo, releaseEntries } from './ledger-entries.ts'
import { toLoan, type UnnamedLoan } from './loan.ts'
import type { PublishedLoanTerms } from './product.ts'
import { estimateLoan, type LoanEstimate } from './preview.ts'
import { insertLoan, lockLoan, updateLoan, type LoanRow } from './loan-row.ts'
import { LOAN_TRANSITIONS } from './transitions.ts'
import { DAY_BIGINT } from '#src/lib/time/time-units.ts'

export interface ApplyForLoan {
  readonly userId: bigint
  readonly idempotencyKey: string
  /** The current product: not part of the request, so that a replay may have other terms. */
  readonly product: PublishedLoanTerms
  /** A decimal string. */
  readonly amount: string
  /** The terms that the customer confirmed, decimal strings. */
  readonly fee: string
  readonly security: string
  readonly totalInterest: string
  readonly overdueRate: string
}

const COUNT_OPEN = `SELECT count(*) AS open FROM loans WHERE user_id = $1 AND status NOT IN ('refused', 'withdrawn', 'repaid')`

/** Whether a person has a pending application or an outstanding loan. */
export async function hasOpenLoan(reader: Reader, userId: bigint): Promise<boolean> {
  const [row] = await reader.query<{ open: bigint }>(COUNT_OPEN, [userId])
  return row!.open > 0n
}

/**
 * Applies for a loan; the security is held at once.
 * @throws DomainError with the estimate's problem (its field in `params.field`); `loan_terms_changed` when the cost differs from what
 * was confirmed; `idempotency_mismatch`.
 */
export function applyForLoan(context: Context, input: ApplyForLoan): Steps<UnnamedLoan> {
  const { userId, idempotencyKey, product, amount, fee, security, totalInterest, overdueRate } = input
  const asked = [BigInt(product.id), amount, fee, security, totalInterest, overdueRate]
  const intention = { userId, key: idempotencyKey, request: ['applyForLoan', ...asked] }
  return executeOnce(context, intention, applySteps(context, input))
}

function* applySteps(context: Context, input: ApplyForLoan): Steps<UnnamedLoan> {
  const { userId, product, amount } = input
  // Locked before reading: of two concurrent applications, the second one sees the first.
  const wallet = yield* lockWallet(userId, [USDT])
  const [found] = yield* read<{ open: bigint }>(COUNT_OPEN, [userId])
  const applicant = { available: wallet.balance(USDT, 'available'), hasOpenLoan: found!.open > 0n }
  const estimate = estimateLoan(amount, product, applicant)
  const { problem } = estimate
  if (problem) throw domainError(problem.code, { field: problem.field, ...problem.params })
  assertTermsUnchanged(input, estimate)
  const loan = newLoan(context, input, estimate)
  const held =
    loan.security === 0n ? [] : post(context, wallet, referenceTo(loan), holdEntries(loan.security))
  return yield* finish(toLoan(loan), insertLoan(loan), ...held)
}

function assertTermsUnchanged(input: ApplyForLoan, { plan }: LoanEstimate): void {
  const hasChanged =
    compare(input.fee, formatMoney(plan.fee)) !== 0 ||
    compare(input.security, formatMoney(plan.security)) !== 0 ||
    compare(input.totalInterest, formatMoney(plan.interest)) !== 0 ||
    compare(input.overdueRate, input.product.overdueRate) !== 0
  if (hasChanged) throw domainError('loan_terms_changed')
}

function newLoan(context: Context, { userId, product }: ApplyForLoan, { plan }: LoanEstimate): LoanRow {
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
 * Decides an application: an approved loan is paid out and starts at the next 00:00 UTC; for a refused one the security is released. The
 * customer gets a message. Does nothing when it is already decided or unknown.
 */
export function* decideLoan(
  context: Context,
  { loanId, isApproved }: { readonly loanId: bigint; readonly isApproved: boolean },
): Steps<UnnamedLoan | undefined> {
  const loan = yield* lockLoan(loanId)
  const to = isApproved ? 'running' : 'refused'
  // Only applications are decided: the transition running -> running is for instalments.
  if (loan?.status !== 'pending' || !canTransition(LOAN_TRANSITIONS, loan.status, to)) {
    return yield* finish(undefined)
  }
  const wallet = yield* lockWallet(loan.user_id, [USDT])
  const decided = isApproved ? toRunning(context, loan) : toRefused(context, loan)
  const entries = isApproved ? payOutEntries(loan) : releaseEntries(loan.security)
  const messageParams = {
    amount: formatMoney(isApproved ? loan.amount - loan.fee : loan.amount),
    currency: USDT,
  }
  const statements: Statement[] = entries.some(entry => entry.amount !== 0n)
    ? post(context, wallet, referenceTo(loan), entries)
    : []
  return yield* finish(
    toLoan(decided),
    updateLoan(decided),
    ...statements,
    insertMessage(context, loan.user_id, isApproved ? 'loan_approved' : 'loan_refused', messageParams),
  )
}

function toRunning(context: Context, loan: LoanRow): LoanRow {
  const startsAt = BigInt(firstWholeDay(Number(context.now)))
  return {
    ...loan,
    status: 'running',
    decided_at: context.now,
    starts_at: startsAt,
    next_at: startsAt + loan.period_days * DAY_BIGINT,
  }
}

const toRefused = (context: Context, loan: LoanRow): LoanRow => ({
  ...loan,
  status: 'refused',
  decided_at: context.now,
  closed_at: context.now,
})

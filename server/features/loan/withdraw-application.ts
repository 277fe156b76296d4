import { executeOnce } from '#server/kernel/idempotency.ts'
import { finish, type Context, type Steps } from '#server/kernel/store.ts'
import { post } from '#server/ledger/ledger.ts'
import { lockWallet } from '#server/ledger/wallet.ts'
import { USDT } from '#server/ledger/units.ts'
import { domainError } from '#server/problem.ts'
import { canTransition } from '#server/kernel/state-machine.ts'
import { referenceTo, releaseEntries } from './ledger-entries.ts'
import { toLoan, type UnnamedLoan } from './loan.ts'
import { lockLoan, updateLoan, type LoanRow } from './loan-row.ts'
import { LOAN_TRANSITIONS } from './transitions.ts'

export interface WithdrawLoanApplication {
  readonly userId: bigint
  readonly loanId: bigint
  readonly idempotencyKey: string
}

/**
 * Withdraws the caller's own undecided application and releases its security.
 * @throws DomainError `loan_unknown`, also for another person's; `loan_not_pending` when it was decided or withdrawn before;
 * `idempotency_mismatch`.
 */
export function withdrawLoanApplication(
  context: Context,
  input: WithdrawLoanApplication,
): Steps<UnnamedLoan> {
  const { userId, idempotencyKey: key, loanId } = input
  const request = ['withdrawLoanApplication', loanId]
  return executeOnce(context, { userId, key, request }, withdrawSteps(context, input))
}

function* withdrawSteps(context: Context, { userId, loanId }: WithdrawLoanApplication): Steps<UnnamedLoan> {
  // Locked: of a concurrent decision and withdrawal, the second one sees the first.
  const loan = yield* lockLoan(loanId)
  if (loan?.user_id !== userId) throw domainError('loan_unknown')
  if (!canTransition(LOAN_TRANSITIONS, loan.status, 'withdrawn')) throw domainError('loan_not_pending')
  const withdrawn: LoanRow = { ...loan, status: 'withdrawn', closed_at: context.now }
  if (loan.security === 0n) return yield* finish(toLoan(withdrawn), updateLoan(withdrawn))
  const wallet = yield* lockWallet(userId, [USDT])
  const released = post(context, wallet, referenceTo(loan), releaseEntries(loan.security))
  return yield* finish(toLoan(withdrawn), updateLoan(withdrawn), ...released)
}

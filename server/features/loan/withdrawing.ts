import { once } from '#server/kernel/idempotency.ts'
import { finish, type Context, type Steps } from '#server/kernel/store.ts'
import { lockWallet, post } from '#server/ledger/ledger.ts'
import { USDT } from '#server/ledger/units.ts'
import { refusal } from '#server/problem.ts'
import { canBecome } from '../shared/state-machine.ts'
import { referenceTo, releaseEntries } from './entries.ts'
import { toLoan, type Loan } from './loan.ts'
import { lockLoan, updateLoan, type LoanRow } from './row.ts'
import { LOAN_TRANSITIONS } from './transitions.ts'

export interface WithdrawLoanApplication {
  readonly userId: bigint
  readonly loanId: bigint
  readonly idempotencyKey: string
}

/**
 * Withdraws an application of one's own that is not decided; what was held as its security is available again.
 * @throws DomainError `loan_unknown`, also of somebody else's; `loan_not_pending` when it was decided or withdrawn before;
 * `idempotency_mismatch`.
 */
export function withdrawLoanApplication(context: Context, input: WithdrawLoanApplication): Steps<Loan> {
  const { userId, idempotencyKey: key, loanId } = input
  const request = ['withdrawLoanApplication', loanId]
  return once(context, { userId, key, request }, withdraw(context, input))
}

function* withdraw(context: Context, { userId, loanId }: WithdrawLoanApplication): Steps<Loan> {
  // Of a decision and a withdrawal at once, the second one finds the first.
  const loan = yield* lockLoan(loanId)
  if (loan?.user_id !== userId) throw refusal('loan_unknown')
  if (!canBecome(LOAN_TRANSITIONS, loan.status, 'withdrawn')) throw refusal('loan_not_pending')
  const withdrawn: LoanRow = { ...loan, status: 'withdrawn', closed_at: context.now }
  if (loan.security === 0n) return yield* finish(toLoan(withdrawn), updateLoan(withdrawn))
  const wallet = yield* lockWallet(userId, [USDT])
  const released = post(context, wallet, referenceTo(loan), releaseEntries(loan.security))
  return yield* finish(toLoan(withdrawn), updateLoan(withdrawn), ...released)
}

/** The operator's decisions on a withdrawal. */
import { requireNotFrozen } from '#server/auth/account-safety.ts'
import { finish, type Context, type Steps } from '#server/kernel/store.ts'
import { post } from '#server/ledger/ledger.ts'
import { USDT } from '#server/ledger/units.ts'
import { formatMoney } from '#src/lib/money/minor-units.ts'
import { lockWallet } from '#server/ledger/wallet.ts'
import { insertMessage } from '#server/messages.ts'
import { referenceTo, releaseSteps } from './release.ts'
import { changeWithdrawal, lockWithdrawal, toWithdrawal, type UnnamedWithdrawal } from './withdrawal.ts'

export interface RejectWithdrawal {
  readonly withdrawalId: bigint
  /** The message key of the reason for the customer. */
  readonly reason: string
}

/**
 * Rejects a pending withdrawal (status `refused`). Idempotent.
 * @throws DomainError `withdrawal_unknown`, or `withdrawal_not_pending` when it was sent or cancelled.
 */
export function* rejectWithdrawal(context: Context, input: RejectWithdrawal): Steps<UnnamedWithdrawal> {
  const pending = yield* lockWithdrawal(input.withdrawalId)
  if (pending.status === 'refused') return toWithdrawal(pending)
  const { reason } = input
  const { user_id, amount } = pending
  const told = { amount: formatMoney(amount), currency: USDT, reason }
  const message = insertMessage(context, user_id, 'withdrawal_refused', told)
  return yield* releaseSteps(
    context,
    pending,
    { status: 'refused', reason, reviewed_at: context.now },
    message,
  )
}

interface WithdrawalRef {
  readonly withdrawalId: bigint
}

/**
 * Sends a pending withdrawal: the amount leaves the held balance, the fee as a separate entry. Idempotent.
 * @throws DomainError `withdrawal_unknown`; `withdrawal_not_pending` when it was refused or cancelled; `account_frozen`: it waits until
 * the freeze has ended.
 */
export function* sendWithdrawal(context: Context, { withdrawalId }: WithdrawalRef): Steps<UnnamedWithdrawal> {
  const pending = yield* lockWithdrawal(withdrawalId)
  if (pending.status === 'sent' || pending.status === 'completed') return toWithdrawal(pending)
  yield* requireNotFrozen(context, pending.user_id)
  const [sent, store] = changeWithdrawal(pending, { status: 'sent', reviewed_at: context.now })
  const { user_id, amount, fee } = sent
  const wallet = yield* lockWallet(user_id, [USDT])
  return yield* finish(
    toWithdrawal(sent),
    store,
    ...post(context, wallet, referenceTo(sent), [
      { account: 'held', asset: USDT, type: 'withdrawal', amount: fee - amount },
      { account: 'held', asset: USDT, type: 'fee', amount: -fee },
      { account: 'bank', asset: USDT, type: 'withdrawal', amount: amount - fee },
      { account: 'fees', asset: USDT, type: 'fee', amount: fee },
    ]),
  )
}

/**
 * Completes a sent withdrawal, as it has arrived; no balance changes. Idempotent.
 * @throws DomainError `withdrawal_unknown`, or `withdrawal_not_pending` when it was not sent.
 */
export function* completeWithdrawal(
  context: Context,
  { withdrawalId }: WithdrawalRef,
): Steps<UnnamedWithdrawal> {
  const sent = yield* lockWithdrawal(withdrawalId)
  if (sent.status === 'completed') return toWithdrawal(sent)
  const [completed, store] = changeWithdrawal(sent, { status: 'completed', completed_at: context.now })
  const { user_id, amount, fee } = completed
  const told = { amount: formatMoney(amount - fee), currency: USDT }
  return yield* finish(
    toWithdrawal(completed),
    store,
    insertMessage(context, user_id, 'withdrawal_completed', told),
  )
}

import { executeOnce } from '#server/kernel/idempotency.ts'
import { finish, type Context, type Statement, type Steps } from '#server/kernel/store.ts'
import {
  hoursUntil,
  requireNotFrozen,
  shareAccountSafety,
  usableFrom,
  type AccountSafety,
} from '#server/auth/account-safety.ts'
import { lockWallet, post, type Entry, type Reference } from '#server/ledger/ledger.ts'
import { USDT, parseMoney, formatMoney } from '#server/ledger/units.ts'
import { readWalletAddress } from '../binding/addresses.ts'
import { readBankCard } from '../binding/cards.ts'
import { insertMessage } from '#server/messages.ts'
import { domainError } from '#server/problem.ts'
import { assertWithdrawalsAllowed } from './withdraw-password.ts'
import { estimateWithdrawal, type WithdrawalEstimate, type WithdrawTerms } from './preview.ts'
import {
  insertWithdrawal,
  lockWithdrawal,
  changeWithdrawal,
  toWithdrawal,
  type WithdrawalChange,
  type Withdrawal,
  type WithdrawalRow,
} from './withdrawal.ts'

export interface CreateWithdrawal {
  readonly userId: bigint
  readonly idempotencyKey: string
  /** The current channel: not part of the request, so that a replay may have other terms. */
  readonly channel: WithdrawTerms
  /** A bank card, or an address of the channel's network. */
  readonly targetId: bigint
  /** A decimal string of at most 6 decimals. */
  readonly amount: string
  /** The arriving amount of the confirmed preview, a decimal string. */
  readonly previewArrives: string
}

/** The target as it is stored. */
interface WithdrawalTarget {
  readonly name: string
  readonly number: string
}

/**
 * Creates a withdrawal; the withdraw password has been verified. The amount is held until the operator has decided.
 * @throws DomainError with the preview's problem for the field `amount`; `withdraw_target` for the field `targetId` when it is no
 * bound target of the channel's kind, or another person's; `withdraw_terms` when less would arrive than was confirmed;
 * `withdraw_target_resting` for the field `targetId`, with the hours; `withdraw_password_not_set`, `withdraw_resting`,
 * `idempotency_mismatch`.
 */
export function createWithdrawal(context: Context, input: CreateWithdrawal): Steps<Withdrawal> {
  const { userId, idempotencyKey, channel, targetId, amount, previewArrives } = input
  const request = ['createWithdrawal', BigInt(channel.id), targetId, amount, previewArrives]
  return executeOnce(context, { userId, key: idempotencyKey, request }, createSteps(context, input))
}

function* createSteps(context: Context, input: CreateWithdrawal): Steps<Withdrawal> {
  const { userId, channel, amount, previewArrives } = input
  const safety = yield* shareAccountSafety(context, userId)
  yield* assertWithdrawalsAllowed(context, userId, safety)
  const target = yield* readTarget(context, input, safety)
  const wallet = yield* lockWallet(userId, [USDT])
  const estimate = estimateWithdrawal(amount, channel, wallet.balance(USDT, 'available'))
  if (estimate.problem)
    throw domainError(estimate.problem.code, { field: 'amount', ...estimate.problem.params })
  if (estimate.arrives < parseMoney(previewArrives)) {
    throw domainError('withdraw_terms', { arrives: formatMoney(estimate.arrives), currency: USDT })
  }
  const row = newWithdrawal(context, input, target, estimate)
  return yield* finish(
    toWithdrawal(row),
    insertWithdrawal(row),
    ...post(context, wallet, referenceTo(row), transferEntries('available', 'held', row.amount, 'hold')),
  )
}

function* readTarget(
  context: Context,
  { userId, channel, targetId }: CreateWithdrawal,
  safety: AccountSafety,
): Steps<WithdrawalTarget> {
  const own = { userId, id: targetId }
  const [card, address] =
    channel.channelType === 'bank'
      ? [yield* readBankCard(own), undefined]
      : [undefined, yield* readWalletAddress(own)]
  const isOfChannel =
    address?.addressType === channel.addressType && address?.currencyId === channel.currencyId
  const target = card ?? (isOfChannel ? address : undefined)
  if (!target) throw domainError('withdraw_target', { field: 'targetId' })
  const from = usableFrom(safety, { createdAt: BigInt(target.createdAt), now: context.now })
  if (from !== null)
    throw domainError('withdraw_target_resting', { field: 'targetId', hours: hoursUntil(context, from) })
  if (card) return { name: card.properties.bankName ?? card.cardNumber.slice(0, 4), number: card.cardNumber }
  return { name: address!.addressType, number: address!.address }
}

function newWithdrawal(
  context: Context,
  { userId, channel }: CreateWithdrawal,
  target: WithdrawalTarget,
  { amount, fee }: WithdrawalEstimate,
): WithdrawalRow {
  return {
    id: context.id(),
    user_id: userId,
    channel_id: BigInt(channel.id),
    channel_type: channel.channelType,
    amount,
    fee,
    fee_rate: channel.feeRate,
    fee_fixed: channel.feeFixed,
    target_name: target.name,
    target_number: target.number,
    status: 'pending',
    reason: null,
    created_at: context.now,
    reviewed_at: null,
    completed_at: null,
    cancelled_at: null,
  }
}

const referenceTo = ({ id }: WithdrawalRow): Reference => ({ type: 'withdrawal', id })

function transferEntries(
  from: 'available' | 'held',
  to: 'available' | 'held',
  amount: bigint,
  type: 'hold' | 'release',
): Entry[] {
  return [
    { account: from, asset: USDT, type, amount: -amount },
    { account: to, asset: USDT, type, amount },
  ]
}

/** Ends a pending withdrawal without a payout and releases its hold. */
function* releaseSteps(
  context: Context,
  pending: WithdrawalRow,
  change: WithdrawalChange,
  ...furtherStatements: readonly Statement[]
): Steps<Withdrawal> {
  const [ended, store] = changeWithdrawal(pending, change)
  const wallet = yield* lockWallet(ended.user_id, [USDT])
  const releaseEntries = transferEntries('held', 'available', ended.amount, 'release')
  return yield* finish(
    toWithdrawal(ended),
    store,
    ...post(context, wallet, referenceTo(ended), releaseEntries),
    ...furtherStatements,
  )
}

export interface CancelWithdrawal {
  readonly userId: bigint
  readonly idempotencyKey: string
  readonly withdrawalId: bigint
}

/**
 * Cancels the caller's own pending withdrawal.
 * @throws DomainError `withdrawal_unknown`, also for another person's; `withdrawal_not_pending`; `idempotency_mismatch`.
 */
export function cancelWithdrawal(context: Context, input: CancelWithdrawal): Steps<Withdrawal> {
  const { userId, idempotencyKey: key, withdrawalId } = input
  return executeOnce(
    context,
    { userId, key, request: ['cancelWithdrawal', withdrawalId] },
    cancelSteps(context, input),
  )
}

function* cancelSteps(context: Context, { userId, withdrawalId }: CancelWithdrawal): Steps<Withdrawal> {
  const pending = yield* lockWithdrawal(withdrawalId)
  if (pending.user_id !== userId) throw domainError('withdrawal_unknown')
  return yield* releaseSteps(context, pending, { status: 'cancelled', cancelled_at: context.now })
}

export interface RejectWithdrawal {
  readonly withdrawalId: bigint
  /** The message key of the reason for the customer. */
  readonly reason: string
}

/**
 * Rejects a pending withdrawal (status `refused`). Idempotent.
 * @throws DomainError `withdrawal_unknown`, or `withdrawal_not_pending` when it was sent or cancelled.
 */
export function* rejectWithdrawal(context: Context, input: RejectWithdrawal): Steps<Withdrawal> {
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
export function* sendWithdrawal(context: Context, { withdrawalId }: WithdrawalRef): Steps<Withdrawal> {
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
export function* completeWithdrawal(context: Context, { withdrawalId }: WithdrawalRef): Steps<Withdrawal> {
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

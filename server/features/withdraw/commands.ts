import { executeOnce } from '#server/kernel/idempotency.ts'
import { finish, type Context, type Steps } from '#server/kernel/store.ts'
import { hoursUntil, shareAccountSafety, usableFrom, type SafetyTimes } from '#server/auth/account-safety.ts'
import { post } from '#server/ledger/ledger.ts'
import { lockWallet } from '#server/ledger/wallet.ts'
import { USDT } from '#server/ledger/units.ts'
import { parseMoney, formatMoney } from '#src/lib/money/minor-units.ts'
import { readWalletAddress } from '../binding/addresses.ts'
import { readBankCard } from '../binding/cards.ts'
import { domainError } from '#server/problem.ts'
import { assertWithdrawalsAllowed } from './withdraw-password.ts'
import { estimateWithdrawal, type WithdrawalEstimate, type WithdrawTerms } from './preview.ts'
import { referenceTo, releaseSteps, transferEntries } from './release.ts'
import {
  insertWithdrawal,
  lockWithdrawal,
  toWithdrawal,
  type UnnamedWithdrawal,
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
export function createWithdrawal(context: Context, input: CreateWithdrawal): Steps<UnnamedWithdrawal> {
  const { userId, idempotencyKey, channel, targetId, amount, previewArrives } = input
  const request = ['createWithdrawal', BigInt(channel.id), targetId, amount, previewArrives]
  return executeOnce(context, { userId, key: idempotencyKey, request }, createSteps(context, input))
}

function* createSteps(context: Context, input: CreateWithdrawal): Steps<UnnamedWithdrawal> {
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
  safety: SafetyTimes,
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

export interface CancelWithdrawal {
  readonly userId: bigint
  readonly idempotencyKey: string
  readonly withdrawalId: bigint
}

/**
 * Cancels the caller's own pending withdrawal.
 * @throws DomainError `withdrawal_unknown`, also for another person's; `withdrawal_not_pending`; `idempotency_mismatch`.
 */
export function cancelWithdrawal(context: Context, input: CancelWithdrawal): Steps<UnnamedWithdrawal> {
  const { userId, idempotencyKey: key, withdrawalId } = input
  return executeOnce(
    context,
    { userId, key, request: ['cancelWithdrawal', withdrawalId] },
    cancelSteps(context, input),
  )
}

function* cancelSteps(
  context: Context,
  { userId, withdrawalId }: CancelWithdrawal,
): Steps<UnnamedWithdrawal> {
  const pending = yield* lockWithdrawal(withdrawalId)
  if (pending.user_id !== userId) throw domainError('withdrawal_unknown')
  return yield* releaseSteps(context, pending, { status: 'cancelled', cancelled_at: context.now })
}

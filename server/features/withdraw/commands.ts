import { once } from '#server/kernel/idempotency.ts'
import { finish, type Context, type Statement, type Steps } from '#server/kernel/store.ts'
import { lockWallet, post, type Entry, type Reference } from '#server/ledger/ledger.ts'
import { USDT, parseMoney, printMoney } from '#server/ledger/units.ts'
import { readWalletAddress } from '../binding/addresses.ts'
import { readBankCard } from '../binding/cards.ts'
import { leaveMessage } from '#server/messages.ts'
import { refusal } from '#server/problem.ts'
import { refuseWhileResting } from './password.ts'
import { quoteWithdrawal, type WithdrawQuote, type WithdrawTerms } from './quote.ts'
import {
  insertWithdrawal,
  lockWithdrawal,
  moveWithdrawal,
  toWithdrawal,
  type Step,
  type Withdrawal,
  type WithdrawalRow,
} from './withdrawal.ts'

export interface CreateWithdrawal {
  readonly userId: bigint
  readonly idempotencyKey: string
  /** The channel at this moment: not part of the request, so that a repetition may find other terms. */
  readonly channel: WithdrawTerms
  /** A bank card, or an address of the channel's network. */
  readonly targetId: bigint
  /** A decimal string of at most 6 decimals. */
  readonly amount: string
  /** What was confirmed to arrive, a decimal string. */
  readonly previewArrives: string
}

/** Where it goes, as it is kept. */
interface Target {
  readonly name: string
  readonly number: string
}

/**
 * Asks for a withdrawal; the withdraw password was right. The amount is held until the operator has decided.
 * @throws DomainError with the preview's problem for the field `amount`; `withdraw_target` for the field `targetId` when it is no
 * bound target of the channel's kind, or not one's own; `withdraw_terms` when less would arrive than was confirmed;
 * `withdraw_password_not_set`, `withdraw_resting`, `idempotency_mismatch`.
 */
export function createWithdrawal(context: Context, input: CreateWithdrawal): Steps<Withdrawal> {
  const { userId, idempotencyKey, channel, targetId, amount, previewArrives } = input
  const request = ['createWithdrawal', BigInt(channel.id), targetId, amount, previewArrives]
  return once(context, { userId, key: idempotencyKey, request }, create(context, input))
}

function* create(context: Context, input: CreateWithdrawal): Steps<Withdrawal> {
  const { userId, channel, amount, previewArrives } = input
  yield* refuseWhileResting(context, userId)
  const target = yield* readTarget(input)
  const wallet = yield* lockWallet(userId, [USDT])
  const quote = quoteWithdrawal(amount, channel, wallet.balance(USDT, 'available'))
  if (quote.problem) throw refusal(quote.problem.code, { field: 'amount', ...quote.problem.params })
  if (quote.arrives < parseMoney(previewArrives)) {
    throw refusal('withdraw_terms', { arrives: printMoney(quote.arrives), currency: USDT })
  }
  const row = newWithdrawal(context, input, target, quote)
  return yield* finish(
    toWithdrawal(row),
    insertWithdrawal(row),
    ...post(context, wallet, referenceTo(row), moveBetween('available', 'held', row.amount, 'hold')),
  )
}

function* readTarget({ userId, channel, targetId }: CreateWithdrawal): Steps<Target> {
  const own = { userId, id: targetId }
  if (channel.channelType === 'bank') {
    const card = yield* readBankCard(own)
    if (card)
      return { name: card.properties.bankName ?? card.cardNumber.slice(0, 4), number: card.cardNumber }
  } else {
    const address = yield* readWalletAddress(own)
    if (address?.addressType === channel.addressType && address?.currencyId === channel.currencyId) {
      return { name: address.addressType, number: address.address }
    }
  }
  throw refusal('withdraw_target', { field: 'targetId' })
}

function newWithdrawal(
  context: Context,
  { userId, channel }: CreateWithdrawal,
  target: Target,
  { amount, fee }: WithdrawQuote,
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

function moveBetween(
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

/** Ends a pending withdrawal without a payout: what was held is available again. */
function* release(
  context: Context,
  pending: WithdrawalRow,
  change: Step,
  ...more: readonly Statement[]
): Steps<Withdrawal> {
  const [ended, store] = moveWithdrawal(pending, change)
  const wallet = yield* lockWallet(ended.user_id, [USDT])
  const back = moveBetween('held', 'available', ended.amount, 'release')
  return yield* finish(
    toWithdrawal(ended),
    store,
    ...post(context, wallet, referenceTo(ended), back),
    ...more,
  )
}

export interface CancelWithdrawal {
  readonly userId: bigint
  readonly idempotencyKey: string
  readonly withdrawalId: bigint
}

/**
 * Cancels a withdrawal of one's own that is still checked.
 * @throws DomainError `withdrawal_unknown`, also for one that is somebody else's; `withdrawal_not_pending`; `idempotency_mismatch`.
 */
export function cancelWithdrawal(context: Context, input: CancelWithdrawal): Steps<Withdrawal> {
  const { userId, idempotencyKey: key, withdrawalId } = input
  return once(context, { userId, key, request: ['cancelWithdrawal', withdrawalId] }, cancel(context, input))
}

function* cancel(context: Context, { userId, withdrawalId }: CancelWithdrawal): Steps<Withdrawal> {
  const pending = yield* lockWithdrawal(withdrawalId)
  if (pending.user_id !== userId) throw refusal('withdrawal_unknown')
  return yield* release(context, pending, { status: 'cancelled', cancelled_at: context.now })
}

export interface RefuseWithdrawal {
  readonly withdrawalId: bigint
  /** The message key that the customer is told. */
  readonly reason: string
}

/**
 * Turns a pending withdrawal down. Asked again, it answers the refused one.
 * @throws DomainError `withdrawal_unknown`, or `withdrawal_not_pending` when it was sent or cancelled.
 */
export function* refuseWithdrawal(context: Context, input: RefuseWithdrawal): Steps<Withdrawal> {
  const pending = yield* lockWithdrawal(input.withdrawalId)
  if (pending.status === 'refused') return toWithdrawal(pending)
  const { reason } = input
  const { user_id, amount } = pending
  const told = { amount: printMoney(amount), currency: USDT, reason }
  const message = leaveMessage(context, user_id, 'withdrawal_refused', told)
  return yield* release(context, pending, { status: 'refused', reason, reviewed_at: context.now }, message)
}

interface OneWithdrawal {
  readonly withdrawalId: bigint
}

/**
 * Sends a pending withdrawal: the amount leaves what is held, its fee as an entry of its own. Asked again, it answers the sent one.
 * @throws DomainError `withdrawal_unknown`, or `withdrawal_not_pending` when it was refused or cancelled.
 */
export function* sendWithdrawal(context: Context, { withdrawalId }: OneWithdrawal): Steps<Withdrawal> {
  const pending = yield* lockWithdrawal(withdrawalId)
  if (pending.status === 'sent' || pending.status === 'completed') return toWithdrawal(pending)
  const [sent, store] = moveWithdrawal(pending, { status: 'sent', reviewed_at: context.now })
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
 * Says of a sent withdrawal that it has arrived; no balance changes. Asked again, it answers the completed one.
 * @throws DomainError `withdrawal_unknown`, or `withdrawal_not_pending` when it was not sent.
 */
export function* completeWithdrawal(context: Context, { withdrawalId }: OneWithdrawal): Steps<Withdrawal> {
  const sent = yield* lockWithdrawal(withdrawalId)
  if (sent.status === 'completed') return toWithdrawal(sent)
  const [completed, store] = moveWithdrawal(sent, { status: 'completed', completed_at: context.now })
  const { user_id, amount, fee } = completed
  const told = { amount: printMoney(amount - fee), currency: USDT }
  return yield* finish(
    toWithdrawal(completed),
    store,
    leaveMessage(context, user_id, 'withdrawal_completed', told),
  )
}

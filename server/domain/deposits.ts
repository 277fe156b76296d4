import { isDecimal } from '../../src/lib/money.ts'
import { once } from '../kernel/idempotency.ts'
import type { Page, Paging } from '../kernel/paging.ts'
import { finish, read } from '../kernel/store.ts'
import type { Context, Reader, Row, Steps } from '../kernel/store.ts'
import { lockWallet, post } from '../ledger/ledger.ts'
import { USDT, parseMoney, parseRate, printMoney } from '../ledger/units.ts'
import { refusal } from './problem.ts'
import { feeOf } from './spot/pricing.ts'
import { DEPOSIT_TRANSITIONS, canBecome } from './state-machine.ts'
import type { DepositStatus } from './state-machine.ts'

/** A deposit of USDT; decimals as strings, times in milliseconds since 1970 UTC. */
export interface Deposit {
  readonly id: string
  readonly channelId: number
  readonly amount: string
  readonly fee: string
  /** What reaches the balance: amount less fee; '0' when rejected. */
  readonly credited: string
  readonly status: DepositStatus
  /** Message key of why it was rejected. */
  readonly reason: string | null
  readonly createdAt: number
  readonly reviewedAt: number | null
}

/** The terms of a way to deposit; amounts in USDT and the rate as decimal strings. */
interface DepositChannel {
  readonly id: number
  readonly minAmount: string
  readonly maxAmount: string
  readonly feeRate: string
}

export interface CreateDeposit {
  readonly userId: bigint
  readonly idempotencyKey: string
  readonly channel: DepositChannel
  /** A decimal string, at most 2 decimals [R5.4]. */
  readonly amount: string
}

interface DepositRow extends Row {
  readonly id: bigint
  readonly user_id: bigint
  readonly channel_id: bigint
  readonly amount: bigint
  readonly fee: bigint
  readonly status: DepositStatus
  readonly reason: string | null
  readonly created_at: bigint
  readonly reviewed_at: bigint | null
}

const INSERT = `INSERT INTO deposits(id, user_id, channel_id, amount, fee, status, created_at)
  VALUES ($1, $2, $3, $4, $5, 'pending', $6)`
const LOCK = 'SELECT * FROM deposits WHERE id = $1 /*lock*/'
const REVIEW = 'UPDATE deposits SET status = $2, reason = $3, reviewed_at = $4 WHERE id = $1'

/**
 * Asks for a deposit. No balance changes before it is approved. The channel's fee is cut toward zero at the minor unit.
 * @throws DomainError `invalid_field`, `below_minimum` or `above_maximum` for the field `amount`; `idempotency_mismatch`.
 */
export function createDeposit(context: Context, input: CreateDeposit): Steps<Deposit> {
  const { userId, idempotencyKey, channel, amount } = input
  const request = ['createDeposit', BigInt(channel.id), amount]
  return once(context, { userId, key: idempotencyKey, request }, create(context, input))
}

function* create(context: Context, { userId, channel, amount }: CreateDeposit): Steps<Deposit> {
  const units = parseAmount(amount, channel)
  const deposit: DepositRow = {
    id: context.id(),
    user_id: userId,
    channel_id: BigInt(channel.id),
    amount: units,
    fee: feeOf(units, parseRate(channel.feeRate)),
    status: 'pending',
    reason: null,
    created_at: context.now,
    reviewed_at: null,
  }
  const { id, channel_id, fee, created_at } = deposit
  return yield* finish(toDeposit(deposit), [INSERT, [id, userId, channel_id, units, fee, created_at]])
}

function parseAmount(amount: string, { minAmount, maxAmount }: DepositChannel): bigint {
  if (!isDecimal(amount) || !/^\d+(\.\d{1,2})?$/.test(amount))
    throw refusal('invalid_field', { field: 'amount' })
  const units = parseMoney(amount)
  if (units < parseMoney(minAmount) || units === 0n) {
    throw refusal('below_minimum', { field: 'amount', minimum: minAmount, currency: USDT })
  }
  if (units > parseMoney(maxAmount)) {
    throw refusal('above_maximum', { field: 'amount', maximum: maxAmount, currency: USDT })
  }
  return units
}

/**
 * Credits a pending deposit: its amount and, as an entry of its own, its fee. Asked again, it answers the approved deposit.
 * @throws DomainError `deposit_unknown`, or `deposit_not_pending` when it was rejected.
 */
export function* approveDeposit(
  context: Context,
  { depositId }: { readonly depositId: bigint },
): Steps<Deposit> {
  const pending = yield* lockDeposit(depositId)
  if (pending.status === 'approved') return toDeposit(pending)
  const approved = review(context, pending, 'approved', null)
  const { id, user_id, amount, fee } = approved
  const wallet = yield* lockWallet(user_id, [USDT])
  return yield* finish(
    toDeposit(approved),
    [REVIEW, [id, 'approved', null, context.now]],
    ...post(context, wallet, { type: 'deposit', id }, [
      { account: 'available', asset: USDT, type: 'deposit', amount },
      { account: 'available', asset: USDT, type: 'fee', amount: -fee },
      { account: 'bank', asset: USDT, type: 'deposit', amount: -amount },
      { account: 'fees', asset: USDT, type: 'fee', amount: fee },
    ]),
  )
}

export interface RejectDeposit {
  readonly depositId: bigint
  /** The message key that the customer is told. */
  readonly reason: string
}

/**
 * Turns a pending deposit down; no balance changes. Asked again, it answers the rejected deposit.
 * @throws DomainError `deposit_unknown`, or `deposit_not_pending` when it was approved.
 */
export function* rejectDeposit(context: Context, { depositId, reason }: RejectDeposit): Steps<Deposit> {
  const pending = yield* lockDeposit(depositId)
  if (pending.status === 'rejected') return toDeposit(pending)
  const rejected = review(context, pending, 'rejected', reason)
  return yield* finish(toDeposit(rejected), [REVIEW, [rejected.id, 'rejected', reason, context.now]])
}

function* lockDeposit(id: bigint): Steps<DepositRow> {
  const [deposit] = yield* read<DepositRow>(LOCK, [id])
  if (!deposit) throw refusal('deposit_unknown')
  return deposit
}

function review(
  context: Context,
  deposit: DepositRow,
  status: DepositStatus,
  reason: string | null,
): DepositRow {
  if (!canBecome(DEPOSIT_TRANSITIONS, deposit.status, status)) throw refusal('deposit_not_pending')
  return { ...deposit, status, reason, reviewed_at: context.now }
}

/** A person's deposits, newest first. */
export async function listDeposits(
  reader: Reader,
  { userId, pageNum, pageSize }: Paging & { readonly userId: bigint },
): Promise<Page<Deposit>> {
  const [count] = await reader.query<{ total: bigint }>(
    'SELECT count(*) AS total FROM deposits WHERE user_id = $1',
    [userId],
  )
  const rows = await reader.query<DepositRow>(
    'SELECT * FROM deposits WHERE user_id = $1 ORDER BY id DESC LIMIT $2 OFFSET $3',
    [userId, BigInt(pageSize), BigInt((pageNum - 1) * pageSize)],
  )
  return { rows: rows.map(toDeposit), total: Number(count!.total) }
}

/** Everybody's deposits that wait for the operator, the oldest first, as far as they were made before the moment `createdBefore`. */
export async function listPendingDeposits(
  reader: Reader,
  { createdBefore, limit }: { readonly createdBefore: number; readonly limit: number },
): Promise<Deposit[]> {
  const rows = await reader.query<DepositRow>(
    "SELECT * FROM deposits WHERE status = 'pending' AND created_at < $1 ORDER BY id LIMIT $2",
    [BigInt(createdBefore), BigInt(limit)],
  )
  return rows.map(toDeposit)
}

function toDeposit(row: DepositRow): Deposit {
  return {
    id: `${row.id}`,
    channelId: Number(row.channel_id),
    amount: printMoney(row.amount),
    fee: printMoney(row.fee),
    credited: row.status === 'rejected' ? '0' : printMoney(row.amount - row.fee),
    status: row.status,
    reason: row.reason,
    createdAt: Number(row.created_at),
    reviewedAt: row.reviewed_at === null ? null : Number(row.reviewed_at),
  }
}

import type { TaskCode, Voucher, VoucherStatus } from '#models'
import { whereAll, readPage, type Condition, type Page, type Paging } from '#server/kernel/paging.ts'
import { finish, read, type Context, type Reader, type Row, type Steps } from '#server/kernel/store.ts'
import { lockWallet } from '#server/ledger/wallet.ts'
import { USDT } from '#server/ledger/units.ts'
import { formatMoney } from '#src/lib/money/minor-units.ts'
import { awardStatements } from './award.ts'
import { DAY_BIGINT } from '#src/lib/time/time-units.ts'

/** The order that a voucher `v` applies to: the first filled in its validity with a fee and without another voucher. */
const ELIGIBLE_ORDER = `SELECT o.id FROM spot_orders o WHERE o.user_id = v.user_id AND o.status = 'filled' AND o.fee > 0
  AND o.closed_at >= v.created_at AND o.closed_at < v.expires_at
  AND NOT EXISTS (SELECT 1 FROM awards had WHERE had.order_id = o.id) ORDER BY o.closed_at, o.id LIMIT 1`
const LOCK = 'SELECT id FROM vouchers WHERE id = $1 AND award_id IS NULL /*lock*/'
const FIND_ELIGIBLE = `SELECT o.id AS order_id, o.fee, v.up_to, v.task FROM vouchers v
  JOIN spot_orders o ON o.id = (${ELIGIBLE_ORDER}) JOIN users u ON u.id = v.user_id
  WHERE v.id = $1 AND v.award_id IS NULL AND u.closed_at IS NULL`
const MARK_USED = `UPDATE vouchers SET award_id = (SELECT id FROM awards WHERE event = $2) WHERE id = $1`

/** An unpaid voucher with an eligible filled order. */
export interface DueVoucher extends Row {
  readonly id: bigint
  readonly user_id: bigint
}

/** A fill may be recorded this much later than it happened, after a downtime; its voucher is still paid then. */
const MAX_FILL_DELAY = 30n * DAY_BIGINT

/** Due vouchers with ids above `after`, by id; `now` in milliseconds since 1970 UTC. */
export function listDueVouchers(
  reader: Reader,
  now: number,
  after: bigint,
  limit: number,
): Promise<DueVoucher[]> {
  return reader.query<DueVoucher>(
    `SELECT v.id, v.user_id FROM vouchers v JOIN users u ON u.id = v.user_id
     WHERE v.award_id IS NULL AND v.expires_at > $1 AND v.id > $2 AND u.closed_at IS NULL AND (${ELIGIBLE_ORDER}) IS NOT NULL
     ORDER BY v.id LIMIT $3`,
    [BigInt(now) - MAX_FILL_DELAY, after, BigInt(limit)],
  )
}

interface EligibleRow extends Row {
  readonly order_id: bigint
  readonly fee: bigint
  readonly up_to: bigint
  readonly task: TaskCode
}

/**
 * Refunds the fee of a voucher's order, up to the voucher's amount, once.
 * @returns whether it was paid by this call
 */
export function* payVoucher(context: Context, { id, user_id: userId }: DueVoucher): Steps<boolean> {
  const wallet = yield* lockWallet(userId, [USDT])
  const [voucher] = yield* read(LOCK, [id])
  const [eligible] = voucher ? yield* read<EligibleRow>(FIND_ELIGIBLE, [id]) : []
  if (!eligible) return yield* finish(false)
  const { order_id: orderId, fee, up_to: upTo, task } = eligible
  const event = `voucher:${id}`
  const amount = fee < upTo ? fee : upTo
  const award = { userId, kind: 'voucher' as const, event, amount, base: fee, orderId, task }
  return yield* finish(true, ...awardStatements(context, wallet, award), [MARK_USED, [id, event]])
}

interface VoucherRow extends Row {
  readonly id: bigint
  readonly task: TaskCode
  readonly up_to: bigint
  readonly created_at: bigint
  readonly expires_at: bigint
  readonly amount: bigint | null
  readonly order_id: bigint | null
  readonly used_at: bigint | null
}

export interface VoucherFilter extends Paging {
  readonly userId: bigint
  readonly status?: VoucherStatus | undefined
  /** Milliseconds since 1970 UTC. */
  readonly now: number
}

const CONDITIONS: Readonly<Record<VoucherStatus, (now: number) => Condition[]>> = {
  active: now => [['v.award_id IS NULL'], ['v.expires_at >', now]],
  used: now => [['v.award_id IS NOT NULL'], ['v.created_at <=', now]],
  expired: now => [['v.award_id IS NULL'], ['v.expires_at <=', now]],
}

/** A person's vouchers, newest first. */
export function listVouchers(reader: Reader, filter: VoucherFilter): Promise<Page<Voucher>> {
  const { userId, status, now } = filter
  const vouchers = {
    table: 'vouchers v',
    joins: 'LEFT JOIN awards a ON a.id = v.award_id',
    columns:
      'v.id, v.task, v.up_to, v.created_at, v.expires_at, a.amount, a.order_id, a.created_at AS used_at',
    order: 'v.id DESC',
    ...whereAll(['v.user_id =', userId], ...(status === undefined ? [] : CONDITIONS[status](now))),
  }
  return readPage(reader, filter, vouchers, (row: VoucherRow) => toVoucher(row, now))
}

function toVoucher(row: VoucherRow, now: number): Voucher {
  const expiresAt = Number(row.expires_at)
  return {
    id: `${row.id}`,
    taskCode: row.task,
    status: row.used_at !== null ? 'used' : now < expiresAt ? 'active' : 'expired',
    upTo: formatMoney(row.up_to),
    currencyName: USDT,
    createdAt: Number(row.created_at),
    expiresAt,
    usedAt: row.used_at === null ? null : Number(row.used_at),
    amount: row.amount === null ? null : formatMoney(row.amount),
    orderId: row.order_id === null ? null : `${row.order_id}`,
  }
}

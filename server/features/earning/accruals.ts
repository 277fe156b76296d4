import { accrualOfDay } from '#src/lib/trading/accrual.ts'
import {
  finish,
  type Context,
  type Reader,
  type Row,
  type Statement,
  type Steps,
} from '#server/kernel/store.ts'
import { post } from '#server/ledger/ledger.ts'
import { lockWallet } from '#server/ledger/wallet.ts'
import { parseRate } from '#src/lib/money/minor-units.ts'
import { accrualEntries, endEntries, referenceTo } from './ledger-entries.ts'
import {
  lockEarningOrder,
  toEarningOrder,
  updateEarningOrder,
  type UnnamedEarningOrder,
  type EarningOrderRow,
} from './order.ts'
import { DAY_BIGINT } from '#src/lib/time/time-units.ts'

const RECORD = `INSERT INTO earning_accruals(order_id, number, user_id, service, day, amount, transaction_id, posted_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`

/** An order after its next day was posted; the last day ends it. */
function afterNextDay(order: EarningOrderRow, amount: bigint, now: bigint): EarningOrderRow {
  const days = order.days_accrued + 1n
  const isLast = days === order.term_days
  return {
    ...order,
    status: isLast ? 'matured' : 'running',
    days_accrued: days,
    accrued: order.accrued + amount,
    penalty: isLast ? 0n : null,
    next_at: isLast ? null : order.starts_at + (days + 1n) * DAY_BIGINT,
    closed_at: isLast ? now : null,
  }
}

/**
 * Posts the next elapsed day of an order as a separate transaction; the last one also releases the principal. Does nothing when no day
 * is due, or for an order that has ended or does not exist. The accrual is dated by its day, its entries by the time of posting.
 * @returns the order afterwards; undefined when nothing was due
 */
export function* accrueNextDay(context: Context, orderId: bigint): Steps<UnnamedEarningOrder | undefined> {
  const order = yield* lockEarningOrder(orderId)
  if (!order || order.next_at === null || context.now < order.next_at) return yield* finish(undefined)

  const number = order.days_accrued + 1n
  const rate = { rate: parseRate(order.daily_rate), per: 'day' } as const
  const amount = accrualOfDay(order.amount, rate, Number(number))
  const after = afterNextDay(order, amount, context.now)
  const wallet = yield* lockWallet(order.user_id, [order.asset])
  const transactionId = context.id(wallet.lastTransactionId)
  const day = order.starts_at + order.days_accrued * DAY_BIGINT
  const record: Statement = [
    RECORD,
    [order.id, number, order.user_id, order.service, day, amount, transactionId, context.now],
  ]
  const entries = [
    ...accrualEntries(order, amount),
    ...(after.status === 'matured' ? endEntries(order, 0n) : []),
  ]
  return yield* finish(
    toEarningOrder(after),
    updateEarningOrder(after),
    record,
    ...post(context, wallet, referenceTo(order), entries, transactionId),
  )
}

/** A running order with an elapsed day to post. */
export interface DueEarningOrder {
  readonly id: bigint
  readonly dueAt: bigint
}

interface DueRow extends Row {
  readonly id: bigint
  readonly next_at: bigint
}

/** All running orders with an elapsed day to post at `now` (epoch ms), earliest first, after `after`. */
export async function listDueEarningOrders(
  reader: Reader,
  now: number,
  after: DueEarningOrder,
  limit: number,
): Promise<DueEarningOrder[]> {
  const rows = await reader.query<DueRow>(
    `SELECT id, next_at FROM earning_orders
     WHERE status = 'running' AND next_at <= $1 AND (next_at, id) > ($2, $3) ORDER BY next_at, id LIMIT $4`,
    [BigInt(now), after.dueAt, after.id, BigInt(limit)],
  )
  return rows.map(row => ({ id: row.id, dueAt: row.next_at }))
}

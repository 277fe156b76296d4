import { accrualOfDay } from '#src/lib/accrual.ts'
import { DAY } from '#src/lib/time/time-units.ts'
import {
  finish,
  type Context,
  type Reader,
  type Row,
  type Statement,
  type Steps,
} from '#server/kernel/store.ts'
import { lockWallet, post } from '#server/ledger/ledger.ts'
import { parseRate } from '#server/ledger/units.ts'
import { accrualEntries, leaveEntries, referenceTo } from './entries.ts'
import {
  lockEarningOrder,
  toEarningOrder,
  updateEarningOrder,
  type EarningOrder,
  type EarningOrderRow,
} from './order.ts'

const RECORD = `INSERT INTO earning_accruals(order_id, number, user_id, service, day, amount, transaction_id, posted_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`

/** An order as it is once its next day is posted; the last day ends it. */
function afterNextDay(order: EarningOrderRow, amount: bigint, now: bigint): EarningOrderRow {
  const days = order.days_accrued + 1n
  const isLast = days === order.term_days
  return {
    ...order,
    status: isLast ? 'matured' : 'running',
    days_accrued: days,
    accrued: order.accrued + amount,
    penalty: isLast ? 0n : null,
    next_at: isLast ? null : order.starts_at + (days + 1n) * BigInt(DAY),
    closed_at: isLast ? now : null,
  }
}

/**
 * Posts the next day of an order when it is over, as a transaction of its own; with the last one the principal comes back. Asked again,
 * or of an order that has ended or does not exist, it does nothing. The record bears the day that it is for; entries bear the moment of posting.
 * @returns the order afterwards; undefined when nothing was due
 */
export function* accrueNextDay(context: Context, orderId: bigint): Steps<EarningOrder | undefined> {
  const order = yield* lockEarningOrder(orderId)
  if (!order || order.next_at === null || context.now < order.next_at) return yield* finish(undefined)

  const number = order.days_accrued + 1n
  const rate = { rate: parseRate(order.daily_rate), per: 'day' } as const
  const amount = accrualOfDay(order.amount, rate, Number(number))
  const after = afterNextDay(order, amount, context.now)
  const wallet = yield* lockWallet(order.user_id, [order.asset])
  const transactionId = context.id(wallet.lastTransactionId)
  const day = order.starts_at + order.days_accrued * BigInt(DAY)
  const record: Statement = [
    RECORD,
    [order.id, number, order.user_id, order.service, day, amount, transactionId, context.now],
  ]
  const entries = [
    ...accrualEntries(order, amount),
    ...(after.status === 'matured' ? leaveEntries(order, 0n) : []),
  ]
  return yield* finish(
    toEarningOrder(after),
    updateEarningOrder(after),
    record,
    ...post(context, wallet, referenceTo(order), entries, transactionId),
  )
}

/** A running order with a day that is over. */
export interface DueEarningOrder {
  readonly id: bigint
  readonly dueAt: bigint
}

interface DueRow extends Row {
  readonly id: bigint
  readonly next_at: bigint
}

/** Running orders of everybody with a day that is over at `now` (epoch ms), the earliest first, those after `after`. */
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

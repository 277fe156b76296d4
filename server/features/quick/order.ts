import type { QuickOrder, QuickOrderStatus } from '#models'
import { durationOf } from '#src/lib/time/durations.ts'
import { orNull } from '#server/kernel/or-null.ts'
import { insertInto } from '#server/kernel/insert-into.ts'
import { whereAll, readPage, type Page, type Paging } from '#server/kernel/paging.ts'
import { read, type Reader, type Row, type Statement, type Steps } from '#server/kernel/store.ts'
import { formatMoney, formatPrice } from '#src/lib/money/minor-units.ts'
import { domainError } from '#server/problem.ts'
import { returnsOf } from '#src/lib/trading/quick-math.ts'
import { toSide } from '#src/lib/trading/spot-math.ts'
import type { Unnamed } from '#server/market/product-fields.ts'

/** A stored quick order, in minor units. */
export interface QuickOrderRow extends Row {
  readonly id: bigint
  readonly user_id: bigint
  readonly product_id: bigint
  /** A Side. */
  readonly side: bigint
  readonly status: QuickOrderStatus
  readonly seconds: bigint
  readonly stake: bigint
  readonly payout_rate: string
  readonly profit: bigint
  readonly fee_rate: string
  readonly fee: bigint
  readonly draw_fee: bigint
  readonly open_price: bigint
  readonly open_price_time: bigint
  readonly close_price: bigint | null
  readonly close_price_time: bigint | null
  readonly reason: string | null
  readonly created_at: bigint
  readonly expires_at: bigint
  readonly closed_at: bigint | null
}

const COLUMNS = [
  'id',
  'user_id',
  'product_id',
  'side',
  'status',
  'seconds',
  'stake',
  'payout_rate',
  'profit',
  'fee_rate',
  'fee',
  'draw_fee',
  'open_price',
  'open_price_time',
  'close_price',
  'close_price_time',
  'reason',
  'created_at',
  'expires_at',
  'closed_at',
] as const satisfies readonly (keyof QuickOrderRow)[]
const CLOSE = `UPDATE quick_orders SET status = $2, close_price = $3, close_price_time = $4, reason = $5, closed_at = $6
  WHERE id = $1`
const LOCK = 'SELECT * FROM quick_orders WHERE id = $1 /*lock*/'

export const insertQuickOrder = insertInto('quick_orders', COLUMNS)

export function closeQuickOrder(order: QuickOrderRow): Statement {
  const { id, status, close_price, close_price_time, reason, closed_at } = order
  return [CLOSE, [id, status, close_price, close_price_time, reason, closed_at]]
}

/** Locks an order. @throws DomainError `order_unknown` */
export function* lockQuickOrder(id: bigint): Steps<QuickOrderRow> {
  const [order] = yield* read<QuickOrderRow>(LOCK, [id])
  if (!order) throw domainError('order_unknown')
  return order
}

export interface QuickOrderFilter extends Paging {
  readonly userId: bigint
  /** `ended`: any status but open. */
  readonly status?: QuickOrderStatus | 'ended' | undefined
  readonly productId?: number | undefined
  /** Placed from this moment on, in milliseconds since 1970 UTC. */
  readonly startTime?: number | undefined
  /** Placed before this moment. */
  readonly endTime?: number | undefined
}

/** A person's quick orders, newest first. */
export function listQuickOrders(
  reader: Reader,
  filter: QuickOrderFilter,
): Promise<Page<Unnamed<QuickOrder>>> {
  const { userId, status, productId, startTime, endTime } = filter
  const found = whereAll(
    ['user_id =', userId],
    status === 'ended' ? ["status <> 'open'"] : ['status =', status],
    ['product_id =', productId],
    ['created_at >=', startTime],
    ['created_at <', endTime],
  )
  return readPage(reader, filter, { table: 'quick_orders', ...found }, toQuickOrder)
}

/** An expired order, for the settlement. */
export interface DueQuickOrder {
  readonly id: bigint
  readonly productId: number
  readonly expiresAt: number
}

interface DueRow extends Row {
  readonly id: bigint
  readonly product_id: bigint
  readonly expires_at: bigint
}

/** All open orders that have expired at `now` (epoch ms), earliest first, after `after`. */
export async function listDueQuickOrders(
  reader: Reader,
  now: number,
  after: Pick<DueQuickOrder, 'expiresAt' | 'id'>,
  limit: number,
): Promise<DueQuickOrder[]> {
  const rows = await reader.query<DueRow>(
    `SELECT id, product_id, expires_at FROM quick_orders
     WHERE status = 'open' AND expires_at <= $1 AND (expires_at, id) > ($2, $3) ORDER BY expires_at, id LIMIT $4`,
    [BigInt(now), BigInt(after.expiresAt), after.id, BigInt(limit)],
  )
  return rows.map(row => ({
    id: row.id,
    productId: Number(row.product_id),
    expiresAt: Number(row.expires_at),
  }))
}

/** A duration in the largest unit that divides it evenly [R3.8]. */
export function durationFields(seconds: number) {
  const { count, unit } = durationOf(seconds)
  return { duration: count, durationUnit: unit }
}

export function toQuickOrder(order: QuickOrderRow): Unnamed<QuickOrder> {
  const { status, stake, fee, draw_fee: drawFee, profit } = order
  const total = stake + fee
  const returns = returnsOf({ stake, fee, drawFee, profit })
  const returned = status === 'open' ? null : returns[status]
  return {
    id: `${order.id}`,
    productId: Number(order.product_id),
    exchangeType: toSide(order.side),
    status,
    ...durationFields(Number(order.seconds)),
    stake: formatMoney(stake),
    payoutRate: order.payout_rate,
    feeRate: order.fee_rate,
    fee: formatMoney(fee),
    total: formatMoney(total),
    profit: formatMoney(profit),
    winReturns: formatMoney(returns.won),
    drawReturns: formatMoney(returns.drawn),
    openPrice: formatPrice(order.open_price),
    openPriceTime: Number(order.open_price_time),
    expiresAt: Number(order.expires_at),
    closePrice: orNull(order.close_price, formatPrice),
    closePriceTime: orNull(order.close_price_time, Number),
    returned: orNull(returned, formatMoney),
    net: returned === null ? null : formatMoney(returned - total),
    reason: order.reason,
    createdAt: Number(order.created_at),
    closedAt: orNull(order.closed_at, Number),
  }
}

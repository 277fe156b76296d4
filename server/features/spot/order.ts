import type { SpotOrder, SpotOrderStatus, SpotOrderType } from '#models'
import { whereAll, readPage, type Page, type Paging } from '#server/kernel/paging.ts'
import { orNull } from '#server/kernel/or-null.ts'
import { insertInto } from '#server/kernel/insert-into.ts'
import { read, type Reader, type Row, type Statement, type Steps } from '#server/kernel/store.ts'
import { formatMoney, formatPrice, formatQuantity } from '#src/lib/money/minor-units.ts'
import { domainError } from '#server/problem.ts'
import { BUY, toSide } from '#src/lib/trading/spot-math.ts'
import type { Unnamed } from '#server/market/product-fields.ts'

/** A spot order as it is stored, in minor units. */
export interface SpotOrderRow extends Row {
  readonly id: bigint
  readonly user_id: bigint
  readonly product_id: bigint
  /** A Side. */
  readonly side: bigint
  readonly type: SpotOrderType
  readonly status: SpotOrderStatus
  readonly quantity: bigint
  readonly limit_price: bigint | null
  readonly fill_price: bigint | null
  readonly cost: bigint
  readonly fee: bigint
  readonly fee_rate: string
  readonly reason: string | null
  readonly created_at: bigint
  readonly closed_at: bigint | null
  readonly stop_price: bigint | null
  /** 1 where the limit price can fill the order; see schema.ts. */
  readonly limit_active: bigint
  readonly triggered_at: bigint | null
  readonly expires_at: bigint | null
  readonly take_profit: bigint | null
  readonly stop_loss: bigint | null
  readonly exit_order_id: bigint | null
}

export const insertSpotOrder: (order: SpotOrderRow) => Statement = insertInto('spot_orders', [
  'id',
  'user_id',
  'product_id',
  'side',
  'type',
  'status',
  'quantity',
  'limit_price',
  'fill_price',
  'cost',
  'fee',
  'fee_rate',
  'reason',
  'created_at',
  'closed_at',
  'stop_price',
  'limit_active',
  'triggered_at',
  'expires_at',
  'take_profit',
  'stop_loss',
  'exit_order_id',
])

const CLOSE = `UPDATE spot_orders SET status = $2, fill_price = $3, cost = $4, fee = $5, reason = $6, closed_at = $7,
  triggered_at = $8, exit_order_id = $9 WHERE id = $1`
const TRIGGER = 'UPDATE spot_orders SET triggered_at = $2, limit_active = 1 WHERE id = $1'
const LOCK = 'SELECT * FROM spot_orders WHERE id = $1 /*lock*/'

export function closeSpotOrder(order: SpotOrderRow): Statement {
  const { id, status, fill_price, cost, fee, reason, closed_at, triggered_at, exit_order_id } = order
  return [CLOSE, [id, status, fill_price, cost, fee, reason, closed_at, triggered_at, exit_order_id]]
}

/** Makes an order that has waited for its stop price a limit order, since `time`. */
export const markTriggered = (id: bigint, time: bigint): Statement => [TRIGGER, [id, time]]

/** Locks an order. @throws DomainError `order_unknown`, also when it is another person's. */
export function* lockSpotOrder(id: bigint, userId?: bigint): Steps<SpotOrderRow> {
  const [order] = yield* read<SpotOrderRow>(LOCK, [id])
  if (!order || (userId !== undefined && order.user_id !== userId)) throw domainError('order_unknown')
  return order
}

export interface SpotOrderFilter extends Paging {
  readonly userId: bigint
  readonly status?: SpotOrderStatus | undefined
  readonly productId?: number | undefined
}

/** A person's spot orders, newest first. */
export function listSpotOrders(reader: Reader, filter: SpotOrderFilter): Promise<Page<Unnamed<SpotOrder>>> {
  const { userId, status, productId } = filter
  const found = whereAll(['user_id =', userId], ['status =', status], ['product_id =', productId])
  return readPage(reader, filter, { table: 'spot_orders', ...found }, toSpotOrder)
}

export function toSpotOrder(order: SpotOrderRow): Unnamed<SpotOrder> {
  const { cost, fee } = order
  return {
    id: `${order.id}`,
    productId: Number(order.product_id),
    exchangeType: toSide(order.side),
    orderType: order.type,
    status: order.status,
    quantity: formatQuantity(order.quantity),
    limitPrice: orNull(order.limit_price, formatPrice),
    fillPrice: orNull(order.fill_price, formatPrice),
    stopPrice: orNull(order.stop_price, formatPrice) ?? undefined,
    triggeredAt: orNull(order.triggered_at, Number) ?? undefined,
    expiresAt: orNull(order.expires_at, Number) ?? undefined,
    takeProfitPrice: orNull(order.take_profit, formatPrice) ?? undefined,
    stopLossPrice: orNull(order.stop_loss, formatPrice) ?? undefined,
    exitOrderId: orNull(order.exit_order_id, String) ?? undefined,
    cost: formatMoney(cost),
    feeRate: order.fee_rate,
    fee: formatMoney(fee),
    total: formatMoney(toSide(order.side) === BUY ? cost + fee : cost - fee),
    reason: order.reason,
    createdAt: Number(order.created_at),
    closedAt: orNull(order.closed_at, Number),
  }
}

import { whereAll, readPage, type Page, type Paging } from '#server/kernel/paging.ts'
import { read, type Reader, type Row, type Statement, type Steps } from '#server/kernel/store.ts'
import { formatMoney, formatPrice, formatQuantity } from '#server/ledger/units.ts'
import type { PriceTable } from '#server/matching/trigger-prices.ts'
import { domainError } from '#server/problem.ts'
import { BUY, type Side } from '#src/lib/spot-math.ts'
import { toSide } from './side.ts'
import type { SpotOrderType } from './preview.ts'
import type { SpotOrderStatus } from './transitions.ts'

/** A spot order with decimals as strings and times in milliseconds since 1970 UTC. */
export interface SpotOrder {
  readonly id: string
  readonly productId: number
  /** 1 buy, 2 sell. */
  readonly side: Side
  readonly type: SpotOrderType
  readonly status: SpotOrderStatus
  readonly quantity: string
  readonly limitPrice: string | null
  readonly fillPrice: string | null
  /** Of the fill; until then, at the limit price. */
  readonly cost: string
  readonly feeRate: string
  readonly fee: string
  /** Buying: cost plus fee. Selling: cost less fee. */
  readonly total: string
  /** Message key of the reason for a rejection. */
  readonly reason: string | null
  readonly createdAt: number
  readonly closedAt: number | null
}

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
}

const INSERT = `INSERT INTO spot_orders(id, user_id, product_id, side, type, status, quantity, limit_price, fill_price, cost, fee,
  fee_rate, reason, created_at, closed_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`
const CLOSE = `UPDATE spot_orders SET status = $2, fill_price = $3, cost = $4, fee = $5, reason = $6, closed_at = $7
  WHERE id = $1`
const LOCK = 'SELECT * FROM spot_orders WHERE id = $1 /*lock*/'

export function insertSpotOrder(order: SpotOrderRow): Statement {
  const { id, user_id, product_id, side, type, status, quantity, limit_price, fill_price } = order
  const { cost, fee, fee_rate, reason, created_at, closed_at } = order
  const terms = [id, user_id, product_id, side, type, status, quantity, limit_price, fill_price]
  return [INSERT, [...terms, cost, fee, fee_rate, reason, created_at, closed_at]]
}

export function closeSpotOrder({
  id,
  status,
  fill_price,
  cost,
  fee,
  reason,
  closed_at,
}: SpotOrderRow): Statement {
  return [CLOSE, [id, status, fill_price, cost, fee, reason, closed_at]]
}

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
export function listSpotOrders(reader: Reader, filter: SpotOrderFilter): Promise<Page<SpotOrder>> {
  const { userId, status, productId } = filter
  const found = whereAll(['user_id =', userId], ['status =', status], ['product_id =', productId])
  return readPage(reader, filter, { table: 'spot_orders', ...found }, toSpotOrder)
}

export interface OpenSpotOrderRow extends Row {
  readonly id: bigint
  readonly product_id: bigint
  readonly side: bigint
  readonly limit_price: bigint
  readonly created_at: bigint
}

/** The data of an open limit order that matching needs. */
export interface OpenSpotOrder {
  readonly id: bigint
  readonly productId: number
  readonly side: Side
  readonly limitPrice: string
  /** Milliseconds since 1970 UTC: no earlier price can fill it. */
  readonly createdAt: number
}

/** The trigger prices of open orders. */
export const SPOT_TRIGGER_PRICES: PriceTable = {
  table: 'spot_orders',
  instrumentColumns: ['product_id'],
  sides: [
    { condition: 'side = 1', priceColumn: 'limit_price', isReachedByFall: true },
    { condition: 'side = 2', priceColumn: 'limit_price', isReachedByFall: false },
  ],
}

/** One open order; undefined when it is no longer open. */
export async function findOpenSpotOrder(reader: Reader, id: bigint): Promise<OpenSpotOrder | undefined> {
  const [row] = await reader.query<OpenSpotOrderRow>(
    "SELECT id, product_id, side, limit_price, created_at FROM spot_orders WHERE id = $1 AND status = 'open'",
    [id],
  )
  return row && toOpenSpotOrder(row)
}

export const toOpenSpotOrder = (row: OpenSpotOrderRow): OpenSpotOrder => ({
  id: row.id,
  productId: Number(row.product_id),
  side: toSide(row.side),
  limitPrice: formatPrice(row.limit_price),
  createdAt: Number(row.created_at),
})

export function toSpotOrder(order: SpotOrderRow): SpotOrder {
  const { cost, fee } = order
  return {
    id: `${order.id}`,
    productId: Number(order.product_id),
    side: toSide(order.side),
    type: order.type,
    status: order.status,
    quantity: formatQuantity(order.quantity),
    limitPrice: order.limit_price === null ? null : formatPrice(order.limit_price),
    fillPrice: order.fill_price === null ? null : formatPrice(order.fill_price),
    cost: formatMoney(cost),
    feeRate: order.fee_rate,
    fee: formatMoney(fee),
    total: formatMoney(toSide(order.side) === BUY ? cost + fee : cost - fee),
    reason: order.reason,
    createdAt: Number(order.created_at),
    closedAt: order.closed_at === null ? null : Number(order.closed_at),
  }
}

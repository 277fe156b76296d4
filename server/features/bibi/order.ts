import type { BibiOrder, BibiOrderStatus, OrderType } from '#models'
import { orNull } from '#server/kernel/or-null.ts'
import type { Unnamed } from '#server/market/product-fields.ts'
import { insertInto } from '#server/kernel/insert-into.ts'
import { whereAll, readPage, type Page, type Paging } from '#server/kernel/paging.ts'
import { read, type Reader, type Row, type Statement, type Steps } from '#server/kernel/store.ts'
import { formatMoney, formatPrice, formatQuantity } from '#src/lib/money/minor-units.ts'
import type { PriceTable } from '#server/matching/trigger-prices.ts'
import { domainError } from '#server/problem.ts'
import { BUY, type Side, toSide } from '#src/lib/trading/spot-math.ts'
import { formatPairPrice } from '#src/lib/trading/pair-math.ts'

/** What follows from the pair and the side of an order. */
type CodeField = 'pairCode' | 'baseCode' | 'quoteCode' | 'feeCode' | 'paidCode' | 'receivedCode'

/** A coin-to-coin order without the codes of its coins. */
export type UnnamedBibiOrder = Unnamed<BibiOrder, CodeField>

/** A coin-to-coin order as it is stored, in minor units. */
export interface BibiOrderRow extends Row {
  readonly id: bigint
  readonly user_id: bigint
  readonly base_id: bigint
  readonly quote_id: bigint
  /** A Side. */
  readonly side: bigint
  readonly type: OrderType
  readonly status: BibiOrderStatus
  readonly quantity: bigint
  readonly limit_price: bigint | null
  readonly fill_price: bigint | null
  readonly cost: bigint
  readonly fee: bigint
  readonly fee_rate: string
  readonly base_price: bigint | null
  readonly quote_price: bigint | null
  readonly value: bigint | null
  readonly cost_taken: bigint | null
  readonly reason: string | null
  readonly created_at: bigint
  readonly closed_at: bigint | null
}

const COLUMNS = [
  'id',
  'user_id',
  'base_id',
  'quote_id',
  'side',
  'type',
  'status',
  'quantity',
  'limit_price',
  'fill_price',
  'cost',
  'fee',
  'fee_rate',
  'base_price',
  'quote_price',
  'value',
  'cost_taken',
  'reason',
  'created_at',
  'closed_at',
] as const satisfies readonly (keyof BibiOrderRow)[]
const CLOSE = `UPDATE bibi_orders SET status = $2, fill_price = $3, cost = $4, fee = $5, base_price = $6, quote_price = $7,
  value = $8, cost_taken = $9, reason = $10, closed_at = $11 WHERE id = $1`
const LOCK = 'SELECT * FROM bibi_orders WHERE id = $1 /*lock*/'

export const insertBibiOrder = insertInto('bibi_orders', COLUMNS)

export function closeBibiOrder(order: BibiOrderRow): Statement {
  const { id, status, fill_price, cost, fee, base_price, quote_price, value, cost_taken, reason, closed_at } =
    order
  const amounts = [cost, fee, base_price, quote_price, value, cost_taken]
  return [CLOSE, [id, status, fill_price, ...amounts, reason, closed_at]]
}

/** Locks an order. @throws DomainError `order_unknown`, also when it is another person's. */
export function* lockBibiOrder(id: bigint, userId?: bigint): Steps<BibiOrderRow> {
  const [order] = yield* read<BibiOrderRow>(LOCK, [id])
  if (!order || (userId !== undefined && order.user_id !== userId)) throw domainError('order_unknown')
  return order
}

export interface BibiOrderFilter extends Paging {
  readonly userId: bigint
  /** `ended`: all that are no longer open. */
  readonly status?: BibiOrderStatus | 'rejected' | 'ended' | undefined
  readonly pair?: { readonly baseId: bigint; readonly quoteId: bigint } | undefined
  readonly side?: Side | undefined
  /** Placed from this moment on, in milliseconds since 1970 UTC. */
  readonly startTime?: number | undefined
  /** Placed before this moment. */
  readonly endTime?: number | undefined
}

/** A person's coin-to-coin orders, newest first. */
export function listBibiOrders(reader: Reader, filter: BibiOrderFilter): Promise<Page<UnnamedBibiOrder>> {
  const { userId, status, pair, side, startTime, endTime } = filter
  const found = whereAll(
    ['user_id =', userId],
    status === 'ended' ? ["status <> 'open'"] : ['status =', status],
    ['base_id =', pair?.baseId],
    ['quote_id =', pair?.quoteId],
    ['side =', side],
    ['created_at >=', startTime],
    ['created_at <', endTime],
  )
  return readPage(reader, filter, { table: 'bibi_orders', ...found }, toBibiOrder)
}

export type OpenBibiRow = Pick<
  BibiOrderRow,
  'id' | 'base_id' | 'quote_id' | 'side' | 'limit_price' | 'created_at'
>

/** An open limit order, for the matcher. */
export interface OpenBibiOrder {
  readonly id: bigint
  readonly baseProductId: number
  readonly quoteProductId: number
  readonly side: Side
  readonly limitPrice: string
  /** Milliseconds since 1970 UTC: no earlier price can fill it. */
  readonly createdAt: number
}

/** The trigger prices of open orders. */
export const BIBI_ORDER_PRICES: PriceTable = {
  table: 'bibi_orders',
  instrumentColumns: ['base_id', 'quote_id'],
  sides: [
    { condition: 'side = 1', priceColumn: 'limit_price', isReachedByFall: true },
    { condition: 'side = 2', priceColumn: 'limit_price', isReachedByFall: false },
  ],
}

/** One open order; undefined when it is no longer open. */
export async function findOpenBibiOrder(reader: Reader, id: bigint): Promise<OpenBibiOrder | undefined> {
  const [row] = await reader.query<OpenBibiRow>(
    `SELECT id, base_id, quote_id, side, limit_price, created_at FROM bibi_orders WHERE id = $1 AND status = 'open'`,
    [id],
  )
  return row && toOpenBibiOrder(row)
}

export const toOpenBibiOrder = (row: OpenBibiRow): OpenBibiOrder => ({
  id: row.id,
  baseProductId: Number(row.base_id),
  quoteProductId: Number(row.quote_id),
  side: toSide(row.side),
  limitPrice: formatPairPrice(row.limit_price!),
  createdAt: Number(row.created_at),
})

/** The amounts paid and received in minor units: those of the fill, else at the limit. */
export function swapOf({ side, quantity, cost, fee }: BibiOrderRow): { paid: bigint; received: bigint } {
  return toSide(side) === BUY
    ? { paid: cost, received: quantity - fee }
    : { paid: quantity, received: cost - fee }
}

export function toBibiOrder(order: BibiOrderRow): UnnamedBibiOrder {
  const { value, cost_taken: taken } = order
  const { paid, received } = swapOf(order)
  return {
    id: `${order.id}`,
    baseProductId: Number(order.base_id),
    quoteProductId: Number(order.quote_id),
    exchangeType: toSide(order.side),
    orderType: order.type,
    status: order.status,
    quantity: formatQuantity(order.quantity),
    limitPrice: orNull(order.limit_price, formatPairPrice),
    fillPrice: orNull(order.fill_price, formatPairPrice),
    cost: formatQuantity(order.cost),
    feeRate: order.fee_rate,
    fee: formatQuantity(order.fee),
    paid: formatQuantity(paid),
    received: formatQuantity(received),
    basePrice: orNull(order.base_price, formatPrice),
    quotePrice: orNull(order.quote_price, formatPrice),
    value: orNull(value, formatMoney),
    profit: value === null || taken === null ? null : formatMoney(value - taken),
    reason: order.reason,
    createdAt: Number(order.created_at),
    closedAt: orNull(order.closed_at, Number),
  }
}

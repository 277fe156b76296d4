import type { ContractDirection, ContractOrder, ContractOrderStatus, OrderType } from '#models'
import {
  RATE_SCALE,
  formatMoney,
  formatPrice,
  formatQuantity,
  formatUnits,
} from '#src/lib/money/minor-units.ts'
import { orNull } from '#server/kernel/or-null.ts'
import { whereAll, readPage, type Page, type Paging } from '#server/kernel/paging.ts'
import { read, type Reader, type Row, type Statement, type Steps } from '#server/kernel/store.ts'
import type { PriceTable } from '#server/matching/trigger-prices.ts'
import { domainError } from '#server/problem.ts'
import type { Unnamed } from '#server/market/product-fields.ts'

/** An order as it is stored, in minor units; its id is also that of the position that it opens. */
export interface ContractOrderRow extends Row {
  readonly id: bigint
  readonly user_id: bigint
  readonly product_id: bigint
  readonly direction: ContractDirection
  readonly type: OrderType
  readonly status: ContractOrderStatus
  readonly quantity: bigint
  readonly leverage: bigint
  readonly point_value: bigint
  readonly limit_price: bigint | null
  readonly fill_price: bigint | null
  readonly notional: bigint
  readonly margin: bigint
  readonly fee: bigint
  readonly fee_rate: bigint
  readonly take_profit: bigint | null
  readonly stop_loss: bigint | null
  readonly liquidation_price: bigint | null
  readonly reason: string | null
  readonly created_at: bigint
  readonly closed_at: bigint | null
}

const INSERT = `INSERT INTO contract_orders(id, user_id, product_id, direction, type, status, quantity, leverage, point_value,
  limit_price, fill_price, notional, margin, fee, fee_rate, take_profit, stop_loss, liquidation_price, reason, created_at, closed_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21)`
const CLOSE = `UPDATE contract_orders SET status = $2, fill_price = $3, notional = $4, margin = $5, fee = $6, liquidation_price = $7,
  reason = $8, closed_at = $9 WHERE id = $1`
const LOCK = 'SELECT * FROM contract_orders WHERE id = $1 /*lock*/'

export function insertContractOrder(order: ContractOrderRow): Statement {
  const { id, user_id, product_id, direction, type, status, quantity, leverage, point_value } = order
  const { limit_price, fill_price, notional, margin, fee, fee_rate } = order
  const { take_profit, stop_loss, liquidation_price, reason, created_at, closed_at } = order
  const terms = [id, user_id, product_id, direction, type, status, quantity, leverage, point_value]
  const amounts = [limit_price, fill_price, notional, margin, fee, fee_rate]
  return [
    INSERT,
    [...terms, ...amounts, take_profit, stop_loss, liquidation_price, reason, created_at, closed_at],
  ]
}

export function closeContractOrder(order: ContractOrderRow): Statement {
  const { id, status, fill_price, notional, margin, fee, liquidation_price, reason, closed_at } = order
  return [CLOSE, [id, status, fill_price, notional, margin, fee, liquidation_price, reason, closed_at]]
}

/** Locks an order. @throws DomainError `order_unknown`, also when it is another person's. */
export function* lockContractOrder(id: bigint, userId?: bigint): Steps<ContractOrderRow> {
  const [order] = yield* read<ContractOrderRow>(LOCK, [id])
  if (!order || (userId !== undefined && order.user_id !== userId)) throw domainError('order_unknown')
  return order
}

export interface ContractOrderFilter extends Paging {
  readonly userId: bigint
  readonly status?: ContractOrderStatus | undefined
  readonly productId?: number | undefined
}

/** A person's contract orders, newest first. */
export function listContractOrders(
  reader: Reader,
  filter: ContractOrderFilter,
): Promise<Page<Unnamed<ContractOrder>>> {
  const { userId, status, productId } = filter
  const found = whereAll(['user_id =', userId], ['status =', status], ['product_id =', productId])
  return readPage(reader, filter, { table: 'contract_orders', ...found }, toContractOrder)
}

/** An open limit order, for the matcher. */
export interface OpenContractOrder {
  readonly id: bigint
  readonly productId: number
  readonly direction: ContractDirection
  readonly limitPrice: string
  /** Milliseconds since 1970 UTC: no earlier price can fill it. */
  readonly createdAt: number
}

const SELECT_OPEN = `SELECT id, product_id, direction, limit_price, created_at FROM contract_orders WHERE status = 'open'`

export type OpenContractOrderRow = Pick<
  ContractOrderRow,
  'id' | 'product_id' | 'direction' | 'limit_price' | 'created_at'
>

/** The trigger prices of open orders. */
export const CONTRACT_ORDER_PRICES: PriceTable = {
  table: 'contract_orders',
  instrumentColumns: ['product_id'],
  sides: [
    { condition: "direction = 'long'", priceColumn: 'limit_price', isReachedByFall: true },
    { condition: "direction = 'short'", priceColumn: 'limit_price', isReachedByFall: false },
  ],
}

/** One open order; undefined when it is no longer open. */
export async function findOpenContractOrder(
  reader: Reader,
  id: bigint,
): Promise<OpenContractOrder | undefined> {
  const [row] = await reader.query<OpenContractOrderRow>(`${SELECT_OPEN} AND id = $1`, [id])
  return row && toOpenContractOrder(row)
}

export const toOpenContractOrder = (row: OpenContractOrderRow): OpenContractOrder => ({
  id: row.id,
  productId: Number(row.product_id),
  direction: row.direction,
  limitPrice: formatPrice(row.limit_price!),
  createdAt: Number(row.created_at),
})

export function toContractOrder(order: ContractOrderRow): Unnamed<ContractOrder> {
  return {
    id: `${order.id}`,
    productId: Number(order.product_id),
    direction: order.direction,
    orderType: order.type,
    status: order.status,
    quantity: formatQuantity(order.quantity),
    leverage: Number(order.leverage),
    limitPrice: orNull(order.limit_price, formatPrice),
    fillPrice: orNull(order.fill_price, formatPrice),
    notional: formatMoney(order.notional),
    margin: formatMoney(order.margin),
    feeRate: formatUnits(order.fee_rate, RATE_SCALE),
    fee: formatMoney(order.fee),
    total: formatMoney(order.margin + order.fee),
    takeProfit: orNull(order.take_profit, formatPrice),
    stopLoss: orNull(order.stop_loss, formatPrice),
    liquidationPrice: orNull(order.liquidation_price, formatPrice),
    reason: order.reason,
    createdAt: Number(order.created_at),
    closedAt: orNull(order.closed_at, Number),
  }
}

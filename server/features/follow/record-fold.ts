import { insertInto } from '#server/kernel/insert.ts'
import {
  finish,
  read,
  type Context,
  type Reader,
  type Row,
  type Statement,
  type Steps,
} from '#server/kernel/store.ts'
import type { ContractPositionRow } from '../contract/position.ts'
import { BUY, toSide } from '../spot/pricing.ts'
import type { SpotOrderRow } from '../spot/order.ts'
import type { RecordRow } from './record-store.ts'
import type { TradeTransaction } from './trader-news.ts'
import {
  addToPool,
  contractTrade,
  takeFromPool,
  type Pool,
  type PositionStory,
  type Trade,
} from './trades.ts'

export type FillRow = Row & PositionStory['fills'][number] & { readonly position_id: bigint }

/** What a transaction is to a record. */
export type TradeEvent =
  | { readonly kind: 'none' }
  | { readonly kind: 'spot'; readonly order: SpotOrderRow; readonly time: number }
  | { readonly kind: 'open'; readonly positionId: bigint }
  | { readonly kind: 'closed'; readonly trade: Trade; readonly positionId: bigint; readonly time: number }

const ORDER = `SELECT * FROM spot_orders WHERE id = $1 AND status = 'filled' AND closed_at >= $2`
const POSITION = 'SELECT * FROM contract_positions WHERE id = $1 AND opened_at >= $2'
const FIRST = 'SELECT * FROM contract_fills WHERE position_id = $1 ORDER BY number LIMIT 1'
const LAST = 'SELECT * FROM contract_fills WHERE position_id = $1 ORDER BY number DESC LIMIT 1'

/** The trade that a closed position was. */
export async function closedTrade(reader: Reader, position: ContractPositionRow): Promise<Trade> {
  const fills = [
    ...(await reader.query<FillRow>(FIRST, [position.id])),
    ...(await reader.query<FillRow>(LAST, [position.id])),
  ]
  const noPrice = () => {
    throw new Error(`Position ${position.id} is closed and needs no price.`)
  }
  return contractTrade({ position, fills, fundings: [] }, 0, noPrice)
}

/** Reads what a transaction has done to a record that began at `since`. */
export async function readEvent(reader: Reader, since: bigint, trade: TradeTransaction): Promise<TradeEvent> {
  if (trade.kind === 'spot') {
    const [order] = await reader.query<SpotOrderRow>(ORDER, [trade.orderId, since])
    return order ? { kind: 'spot', order, time: Number(order.closed_at) } : { kind: 'none' }
  }
  const [position] = await reader.query<ContractPositionRow>(POSITION, [trade.orderId, since])
  if (!position) return { kind: 'none' }
  // It was still open when this was stored: its end comes with a later transaction.
  if (position.closed_at === null || position.closed_at > trade.storedAt)
    return { kind: 'open', positionId: position.id }
  const closed = await closedTrade(reader, position)
  return { kind: 'closed', trade: closed, positionId: position.id, time: Number(position.closed_at) }
}

/** What was open at a moment had come to. */
export interface Mark {
  readonly time: number
  readonly open: bigint
}

const LOCK = 'SELECT transaction_id, closed_trades FROM trader_records WHERE trader_id = $1 /*lock*/'
const ADVANCE = `UPDATE trader_records SET transaction_id = $2, marked_to = $3, closed_trades = $4 WHERE trader_id = $1`
const MARK = `INSERT INTO trader_marks(trader_id, time, open) VALUES ($1, $2, $3)
  ON CONFLICT (trader_id, time) DO UPDATE SET open = excluded.open`
const UNMARK = 'DELETE FROM trader_marks WHERE trader_id = $1 AND time >= $2'
const POOL = 'SELECT * FROM trader_pools WHERE trader_id = $1 AND product_id = $2'
const KEEP_POOL = `INSERT INTO trader_pools(trader_id, product_id, quantity, cost, fees, opened_at) VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (trader_id, product_id) DO UPDATE SET quantity = excluded.quantity, cost = excluded.cost, fees = excluded.fees,
  opened_at = excluded.opened_at`
const END_POOL = 'DELETE FROM trader_pools WHERE trader_id = $1 AND product_id = $2'
const KEEP_POSITION =
  'INSERT INTO trader_positions(trader_id, position_id) VALUES ($1, $2) ON CONFLICT DO NOTHING'
const END_POSITION = 'DELETE FROM trader_positions WHERE trader_id = $1 AND position_id = $2'
const IS_KNOWN = 'SELECT number FROM trader_trades WHERE trader_id = $1 AND id = $2'

const insertTrade = insertInto('trader_trades', [
  'trader_id',
  'number',
  'id',
  'way',
  'product_id',
  'direction',
  'leverage',
  'quantity',
  'entry_price',
  'exit_price',
  'opened_at',
  'closed_at',
  'invested',
  'profit',
  'fees',
  'funding',
])

const tradeStatement = (traderId: bigint, number: bigint, trade: Trade): Statement =>
  insertTrade({
    trader_id: traderId,
    number,
    id: trade.id,
    way: trade.way,
    product_id: BigInt(trade.productId),
    direction: trade.direction,
    leverage: BigInt(trade.leverage),
    quantity: trade.quantity,
    entry_price: trade.entryPrice,
    exit_price: trade.exitPrice,
    opened_at: BigInt(trade.openedAt),
    closed_at: BigInt(trade.closedAt!),
    invested: trade.invested,
    profit: trade.profit,
    fees: trade.fees,
    funding: trade.funding,
  })

export interface PoolRow extends Row {
  readonly product_id: bigint
  readonly quantity: bigint
  readonly cost: bigint
  readonly fees: bigint
  readonly opened_at: bigint
}

export const toPool = ({ quantity, cost, fees, opened_at }: PoolRow): Pool => ({
  quantity,
  cost,
  fees,
  openedAt: Number(opened_at),
})

function poolStatement(traderId: bigint, productId: bigint, pool: Pool | undefined): Statement {
  if (!pool) return [END_POOL, [traderId, productId]]
  const { quantity, cost, fees, openedAt } = pool
  return [KEEP_POOL, [traderId, productId, quantity, cost, fees, BigInt(openedAt)]]
}

export interface FoldEvent {
  readonly record: RecordRow
  /** The transaction of the event, up to which the ledger has then been looked at. */
  readonly transactionId: bigint
  readonly event: TradeEvent
  /** Of the moments since the last event. */
  readonly marks: readonly Mark[]
  readonly markedTo: bigint
}

/**
 * Adds an event to a record, once: nothing when the record has come farther than `record` says.
 * @returns the record as it then is; undefined when this was not the one to do it
 */
export function* foldEvent(_: Context, input: FoldEvent): Steps<RecordRow | undefined> {
  const { record, transactionId, event, marks } = input
  const { trader_id: traderId } = record
  const [stored] = yield* read<Pick<RecordRow, 'transaction_id' | 'closed_trades'>>(LOCK, [traderId])
  if (!stored || stored.transaction_id !== record.transaction_id) return undefined
  const { statements, trade } = yield* effectOf(traderId, event)
  const closed_trades = stored.closed_trades + (trade ? 1n : 0n)
  // What has become known late: the points since are marked anew.
  const isLate = 'time' in event && BigInt(event.time) <= input.markedTo
  const marked_to = isLate ? BigInt(event.time) - 1n : input.markedTo
  const next: RecordRow = { ...record, transaction_id: transactionId, marked_to, closed_trades }
  return yield* finish(
    next,
    ...marks.map(({ time, open }): Statement => [MARK, [traderId, BigInt(time), open]]),
    ...(isLate ? [[UNMARK, [traderId, BigInt(event.time)]] satisfies Statement] : []),
    ...statements,
    ...(trade ? [tradeStatement(traderId, closed_trades, trade)] : []),
    [ADVANCE, [traderId, transactionId, marked_to, closed_trades]],
  )
}

function* effectOf(
  traderId: bigint,
  event: TradeEvent,
): Steps<{ readonly statements: Statement[]; readonly trade?: Trade }> {
  if (event.kind === 'none') return { statements: [] }
  if (event.kind === 'open') return { statements: [[KEEP_POSITION, [traderId, event.positionId]]] }
  if (event.kind === 'closed') {
    const known = yield* read(IS_KNOWN, [traderId, event.trade.id])
    const statements: Statement[] = [[END_POSITION, [traderId, event.positionId]]]
    return known.length > 0 ? { statements } : { statements, trade: event.trade }
  }
  const { order } = event
  const [row] = yield* read<PoolRow>(POOL, [traderId, order.product_id])
  if (toSide(order.side) === BUY) {
    const pool = addToPool(row && toPool(row), order)
    return { statements: [poolStatement(traderId, order.product_id, pool)] }
  }
  // What was held before the record began does not count.
  if (!row) return { statements: [] }
  const { trade, rest } = takeFromPool(toPool(row), order)
  return { statements: [poolStatement(traderId, order.product_id, rest)], trade }
}

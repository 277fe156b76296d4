import { insertInto } from '#server/kernel/insert-into.ts'
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
import { BUY, toSide } from '#src/lib/trading/spot-math.ts'
import type { SpotOrderRow } from '../spot/order.ts'
import type { RecordRow } from './record-store.ts'
import type { TradeTransaction } from './trader-transactions.ts'
import {
  addToPool,
  contractTrade,
  takeFromPool,
  type Pool,
  type PositionWithFills,
  type RecordTrade,
} from './trades.ts'

export type FillRow = Row & PositionWithFills['fills'][number] & { readonly position_id: bigint }

/** What a transaction means for a record. */
export type TradeEvent =
  | { readonly kind: 'none' }
  | { readonly kind: 'spot'; readonly order: SpotOrderRow; readonly time: number }
  | { readonly kind: 'open'; readonly positionId: bigint }
  | {
      readonly kind: 'closed'
      readonly trade: RecordTrade
      readonly positionId: bigint
      readonly time: number
    }

const ORDER = `SELECT * FROM spot_orders WHERE id = $1 AND status = 'filled' AND closed_at >= $2`
const POSITION = 'SELECT * FROM contract_positions WHERE id = $1 AND opened_at >= $2'
const SELECT_FIRST_FILL = 'SELECT * FROM contract_fills WHERE position_id = $1 ORDER BY number LIMIT 1'
const SELECT_LAST_FILL = 'SELECT * FROM contract_fills WHERE position_id = $1 ORDER BY number DESC LIMIT 1'

/** The trade of a closed position. */
export async function closedTrade(reader: Reader, position: ContractPositionRow): Promise<RecordTrade> {
  const fills = [
    ...(await reader.query<FillRow>(SELECT_FIRST_FILL, [position.id])),
    ...(await reader.query<FillRow>(SELECT_LAST_FILL, [position.id])),
  ]
  const unexpectedPriceLookup = () => {
    throw new Error(`Position ${position.id} is closed and needs no price.`)
  }
  return contractTrade({ position, fills, fundings: [] }, 0, unexpectedPriceLookup)
}

/** Reads the event of a transaction for a record that started at `since`. */
export async function readEvent(reader: Reader, since: bigint, trade: TradeTransaction): Promise<TradeEvent> {
  if (trade.kind === 'spot') {
    const [order] = await reader.query<SpotOrderRow>(ORDER, [trade.orderId, since])
    return order ? { kind: 'spot', order, time: Number(order.closed_at) } : { kind: 'none' }
  }
  const [position] = await reader.query<ContractPositionRow>(POSITION, [trade.orderId, since])
  if (!position) return { kind: 'none' }
  // The position was still open at this transaction: its closing comes with a later one.
  if (position.closed_at === null || position.closed_at > trade.storedAt)
    return { kind: 'open', positionId: position.id }
  const closed = await closedTrade(reader, position)
  return { kind: 'closed', trade: closed, positionId: position.id, time: Number(position.closed_at) }
}

/** The unrealized profit at a time (mark to market). */
export interface Mark {
  readonly time: number
  readonly open: bigint
}

const LOCK = 'SELECT transaction_id, closed_trades FROM trader_records WHERE trader_id = $1 /*lock*/'
const ADVANCE = `UPDATE trader_records SET transaction_id = $2, marked_to = $3, closed_trades = $4 WHERE trader_id = $1`
const UPSERT_MARK = `INSERT INTO trader_marks(trader_id, time, open) VALUES ($1, $2, $3)
  ON CONFLICT (trader_id, time) DO UPDATE SET open = excluded.open`
const DELETE_MARKS = 'DELETE FROM trader_marks WHERE trader_id = $1 AND time >= $2'
const POOL = 'SELECT * FROM trader_pools WHERE trader_id = $1 AND product_id = $2'
const UPSERT_POOL = `INSERT INTO trader_pools(trader_id, product_id, quantity, cost, fees, opened_at) VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (trader_id, product_id) DO UPDATE SET quantity = excluded.quantity, cost = excluded.cost, fees = excluded.fees,
  opened_at = excluded.opened_at`
const DELETE_POOL = 'DELETE FROM trader_pools WHERE trader_id = $1 AND product_id = $2'
const INSERT_POSITION =
  'INSERT INTO trader_positions(trader_id, position_id) VALUES ($1, $2) ON CONFLICT DO NOTHING'
const DELETE_POSITION = 'DELETE FROM trader_positions WHERE trader_id = $1 AND position_id = $2'
const FIND_TRADE = 'SELECT number FROM trader_trades WHERE trader_id = $1 AND id = $2'

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

const tradeStatement = (traderId: bigint, number: bigint, trade: RecordTrade): Statement =>
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
  if (!pool) return [DELETE_POOL, [traderId, productId]]
  const { quantity, cost, fees, openedAt } = pool
  return [UPSERT_POOL, [traderId, productId, quantity, cost, fees, BigInt(openedAt)]]
}

export interface ApplyRecordEvent {
  readonly record: RecordRow
  /** The transaction of the event, up to which the ledger is then scanned. */
  readonly transactionId: bigint
  readonly event: TradeEvent
  /** The marks since the last event. */
  readonly marks: readonly Mark[]
  readonly markedTo: bigint
}

/**
 * Applies an event to a record. Does nothing when the stored record has advanced beyond `record`.
 * @returns the new record; undefined when nothing was applied
 */
export function* applyRecordEvent(_: Context, input: ApplyRecordEvent): Steps<RecordRow | undefined> {
  const { record, transactionId, event, marks } = input
  const { trader_id: traderId } = record
  const [stored] = yield* read<Pick<RecordRow, 'transaction_id' | 'closed_trades'>>(LOCK, [traderId])
  if (!stored || stored.transaction_id !== record.transaction_id) return undefined
  const { statements, trade } = yield* effectOf(traderId, event)
  const closed_trades = stored.closed_trades + (trade ? 1n : 0n)
  // A late event: marks since then are deleted and recomputed.
  const isLate = 'time' in event && BigInt(event.time) <= input.markedTo
  const marked_to = isLate ? BigInt(event.time) - 1n : input.markedTo
  const next: RecordRow = { ...record, transaction_id: transactionId, marked_to, closed_trades }
  return yield* finish(
    next,
    ...marks.map(({ time, open }): Statement => [UPSERT_MARK, [traderId, BigInt(time), open]]),
    ...(isLate ? [[DELETE_MARKS, [traderId, BigInt(event.time)]] satisfies Statement] : []),
    ...statements,
    ...(trade ? [tradeStatement(traderId, closed_trades, trade)] : []),
    [ADVANCE, [traderId, transactionId, marked_to, closed_trades]],
  )
}

function* effectOf(
  traderId: bigint,
  event: TradeEvent,
): Steps<{ readonly statements: Statement[]; readonly trade?: RecordTrade }> {
  if (event.kind === 'none') return { statements: [] }
  if (event.kind === 'open') return { statements: [[INSERT_POSITION, [traderId, event.positionId]]] }
  if (event.kind === 'closed') {
    const existing = yield* read(FIND_TRADE, [traderId, event.trade.id])
    const statements: Statement[] = [[DELETE_POSITION, [traderId, event.positionId]]]
    return existing.length > 0 ? { statements } : { statements, trade: event.trade }
  }
  const { order } = event
  const [row] = yield* read<PoolRow>(POOL, [traderId, order.product_id])
  if (toSide(order.side) === BUY) {
    const pool = addToPool(row && toPool(row), order)
    return { statements: [poolStatement(traderId, order.product_id, pool)] }
  }
  // Holdings from before the record do not count.
  if (!row) return { statements: [] }
  const { trade, rest } = takeFromPool(toPool(row), order)
  return { statements: [poolStatement(traderId, order.product_id, rest)], trade }
}

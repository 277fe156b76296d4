import type { RecordFigures, RecordPoint } from '#src/lib/trading/trader-record.ts'
import { minIdAt } from '#server/kernel/ids.ts'
import type { Page, Paging } from '#server/kernel/paging.ts'
import {
  finish,
  type Context,
  type Reader,
  type Row,
  type Statement,
  type Steps,
} from '#server/kernel/store.ts'
import { formatTrade, type RecordTrade } from './trades.ts'
import type { TraderRow } from './trader.ts'
import { MINUTE_BIGINT } from '#src/lib/time/time-units.ts'

/** An upper bound of clock differences between nodes, in milliseconds. */
const CLOCK_MARGIN = 10n * MINUTE_BIGINT
/** The rank of traders without a value: last. */
const WORST_RANK = 1_000_000_000_000n

/** The progress of a record. */
export interface RecordRow extends Row {
  readonly trader_id: bigint
  readonly user_id: bigint
  readonly since: bigint
  /** The ledger is scanned up to this transaction. */
  readonly transaction_id: bigint
  /** `transaction_id` when the figures were computed. */
  readonly figures_at: bigint
  /** Points up to this time (epoch ms) have marks. */
  readonly marked_to: bigint
  readonly closed_trades: bigint
}

const INSERT = `INSERT INTO trader_records(trader_id, transaction_id, figures_at, marked_to, due_at, has_open, closed_trades,
  listed_trades, followers, return_rank, drawdown_rank, win_rank) VALUES ($1, $2, 0, $3, 0, 1, 0, 0, 0, $4, $5, $4)`
const ROW = `SELECT r.trader_id, t.user_id, t.since, r.transaction_id, r.figures_at, r.marked_to, r.closed_trades
  FROM trader_records r JOIN traders t ON t.id = r.trader_id`
const SELECT_CANDIDATES = `SELECT r.trader_id AS id, r.due_at, CASE WHEN t.status = 'active' AND (r.has_open = 1
    OR EXISTS (SELECT 1 FROM accounts a WHERE a.owner = t.user_id AND a.asset = 'USDT'
      AND a.last_transaction_id > r.transaction_id)) THEN 1 ELSE 0 END AS is_due
  FROM trader_records r JOIN traders t ON t.id = r.trader_id
  WHERE r.due_at <= $1 AND (r.due_at, r.trader_id) > ($2, $3) ORDER BY r.due_at, r.trader_id LIMIT $4`

/** The statement that inserts an empty, due record. */
export const insertRecord = (traderId: bigint, now: bigint): Statement => [
  INSERT,
  [traderId, minIdAt(now - CLOCK_MARGIN), now - 1n, -WORST_RANK, WORST_RANK],
]

export async function findRecordRow(reader: Reader, traderId: bigint): Promise<RecordRow | undefined> {
  const [row] = await reader.query<RecordRow>(`${ROW} WHERE r.trader_id = $1`, [traderId])
  return row
}

export interface RecordCandidate extends Row {
  readonly id: bigint
  readonly due_at: bigint
  /** 1 when there are new transactions, or open trades whose prices change. */
  readonly is_due: bigint
}

/** Records that may be recomputed at `now` (epoch ms), longest waiting first. */
export function listRecordCandidates(
  reader: Reader,
  now: number,
  after: RecordCandidate | undefined,
  limit: number,
): Promise<RecordCandidate[]> {
  const { due_at = -1n, id = 0n } = after ?? {}
  return reader.query<RecordCandidate>(SELECT_CANDIDATES, [BigInt(now), due_at, id, BigInt(limit)])
}

/** The figures of a record with its start and end (epoch ms). */
export interface StoredFigures extends RecordFigures {
  readonly since: number
  readonly until: number
}

export type FormattedTrade = ReturnType<typeof formatTrade>

/** Everything of a record that is stored together. */
export interface StoredRecord {
  readonly traderId: bigint
  readonly transactionId: bigint
  readonly closedTrades: bigint
  readonly figures: StoredFigures
  readonly points: readonly RecordPoint[]
  readonly openTrades: readonly FormattedTrade[]
  /** The earliest time of the next computation, epoch ms. */
  readonly dueAt: number
}

const STORE = `UPDATE trader_records SET figures_at = $2, due_at = $3, has_open = $4, listed_trades = $5, return_rank = $6,
  drawdown_rank = $7, win_rank = $8, figures = $9 WHERE trader_id = $1 AND transaction_id = $2`
const POSTPONE = 'UPDATE trader_records SET due_at = $2 WHERE trader_id = $1'
const STORE_DETAILS = `INSERT INTO trader_details(trader_id, points, open_trades) VALUES ($1, $2, $3)
  ON CONFLICT (trader_id) DO UPDATE SET points = excluded.points, open_trades = excluded.open_trades`

/** A rate in hundredths of a percent, as sort key. */
const rankOf = (rate: string | null, worst: bigint): bigint =>
  rate === null ? worst : BigInt(Math.round(Number(rate) * 100))

function storeStatements(record: StoredRecord): Statement[] {
  const { traderId, transactionId, closedTrades, figures, points, openTrades, dueAt } = record
  const ranks = [
    rankOf(figures.returnRate, -WORST_RANK),
    rankOf(figures.drawdownRate, WORST_RANK),
    rankOf(figures.winRate, -WORST_RANK),
  ]
  const hasOpen = figures.openTrades > 0 ? 1n : 0n
  const values = [traderId, transactionId, BigInt(dueAt), hasOpen, closedTrades, ...ranks]
  return [
    [STORE, [...values, JSON.stringify(figures)]],
    [STORE_DETAILS, [traderId, JSON.stringify(points), JSON.stringify(openTrades)]],
  ]
}

/** Stores a computed record, unless its ledger was scanned further meanwhile. */
export function* storeRecord(_: Context, record: StoredRecord): Steps<null> {
  return yield* finish(null, ...storeStatements(record))
}

/** Postpones a record behind all others that are due (epoch ms). */
export function* postponeRecord(
  _: Context,
  { traderId, until }: { readonly traderId: bigint; readonly until: number },
): Steps<null> {
  return yield* finish(null, [POSTPONE, [traderId, BigInt(until)]])
}

/** A trader with the public record; figures as JSON, null before the first computation. */
export interface ListedTrader extends TraderRow {
  readonly followers: bigint
  readonly figures: string | null
}

export type TraderOrder = 'returnRate' | 'drawdown' | 'winRate' | 'followers' | 'newest'

const ORDERS: Readonly<Record<TraderOrder, string>> = {
  returnRate: 'r.return_rank DESC, r.trader_id',
  drawdown: 'r.drawdown_rank, r.trader_id',
  winRate: 'r.win_rank DESC, r.trader_id',
  followers: 'r.followers DESC, r.trader_id',
  newest: 't.since DESC, t.id',
}
const COLUMNS = 't.*, r.followers, r.figures'
const COUNT = `SELECT count(*) AS total FROM traders WHERE status = 'active'`

/** Active traders, best first. */
export async function listTraders(
  reader: Reader,
  order: TraderOrder,
  { pageNum, pageSize }: Paging,
): Promise<Page<ListedTrader>> {
  // CROSS JOIN fixes SQLite's join order, so that the first table's index gives the order.
  const tables =
    order === 'newest' ? 'traders t CROSS JOIN trader_records r' : 'trader_records r CROSS JOIN traders t'
  const [[count], rows] = await Promise.all([
    reader.query<{ total: bigint }>(COUNT),
    reader.query<ListedTrader>(
      `SELECT ${COLUMNS} FROM ${tables} WHERE t.id = r.trader_id AND t.status = 'active'
       ORDER BY ${ORDERS[order]} LIMIT $1 OFFSET $2`,
      [BigInt(pageSize), BigInt((pageNum - 1) * pageSize)],
    ),
  ])
  return { rows, total: Number(count!.total) }
}

/** An active trader; undefined when there is none of this id. */
export async function findTrader(reader: Reader, id: bigint): Promise<ListedTrader | undefined> {
  const [row] = await reader.query<ListedTrader>(
    `SELECT ${COLUMNS} FROM traders t JOIN trader_records r ON r.trader_id = t.id WHERE t.id = $1 AND t.status = 'active'`,
    [id],
  )
  return row
}

export interface RecordDetails {
  readonly points: readonly RecordPoint[]
  readonly openTrades: readonly FormattedTrade[]
}

/** The points and open trades of a record. */
export async function readDetails(reader: Reader, traderId: bigint): Promise<RecordDetails> {
  const [row] = await reader.query<{ points: string; open_trades: string }>(
    'SELECT points, open_trades FROM trader_details WHERE trader_id = $1',
    [traderId],
  )
  if (!row) return { points: [], openTrades: [] }
  return {
    points: JSON.parse(row.points) as RecordPoint[],
    openTrades: JSON.parse(row.open_trades) as FormattedTrade[],
  }
}

export interface TradeRow extends Row {
  readonly number: bigint
  readonly id: string
  readonly way: RecordTrade['way']
  readonly product_id: bigint
  readonly direction: RecordTrade['direction']
  readonly leverage: bigint
  readonly quantity: bigint
  readonly entry_price: bigint
  readonly exit_price: bigint | null
  readonly opened_at: bigint
  readonly closed_at: bigint
  readonly invested: bigint
  readonly profit: bigint
  readonly fees: bigint
  readonly funding: bigint
}

const TRADES = `SELECT * FROM trader_trades WHERE trader_id = $1 AND number <= $2 AND number > $3 ORDER BY number DESC`
const LISTED = 'SELECT listed_trades FROM trader_records WHERE trader_id = $1'

/** Closed trades that the record's figures include, newest first, found by their numbers. */
export async function listClosedTrades(
  reader: Reader,
  traderId: bigint,
  { pageNum, pageSize }: Paging,
): Promise<Page<FormattedTrade>> {
  const [record] = await reader.query<{ listed_trades: bigint }>(LISTED, [traderId])
  const total = record?.listed_trades ?? 0n
  const newest = total - BigInt((pageNum - 1) * pageSize)
  const rows =
    newest > 0n ? await reader.query<TradeRow>(TRADES, [traderId, newest, newest - BigInt(pageSize)]) : []
  return { rows: rows.map(row => formatTrade(toTrade(row))), total: Number(total) }
}

function toTrade(row: TradeRow): RecordTrade {
  const { id, way, direction, quantity, invested, profit, fees, funding } = row
  return {
    id,
    way,
    productId: Number(row.product_id),
    direction,
    leverage: Number(row.leverage),
    quantity,
    entryPrice: row.entry_price,
    exitPrice: row.exit_price,
    openedAt: Number(row.opened_at),
    closedAt: Number(row.closed_at),
    invested,
    profit,
    fees,
    funding,
  }
}

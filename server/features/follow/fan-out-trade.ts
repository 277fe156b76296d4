import {
  finish,
  read,
  send,
  type Context,
  type Reader,
  type Row,
  type Statement,
  type Steps,
} from '#server/kernel/store.ts'
import { minIdAt } from '#server/kernel/ids.ts'
import { productAsset } from '#server/ledger/units.ts'
import { DUE_NOW } from './due-copies.ts'
import { BUY, toSide } from '#src/lib/trading/spot-math.ts'
import type { SpotOrderRow } from '../spot/order.ts'
import type { TradeTransaction } from './trader-transactions.ts'
import { MINUTE_BIGINT } from '#src/lib/time/time-units.ts'

/** Follows that one command processes. */
const PAGE = 100n
/** An upper bound of clock differences between nodes, in milliseconds. */
const CLOCK_MARGIN = 10n * MINUTE_BIGINT

const LOCK_PROGRESS = 'SELECT transaction_id FROM copy_progress WHERE trader_id = $1 /*lock*/'
// The update locks an existing row: otherwise it could be deleted before the new follow is visible.
const UPSERT_PROGRESS = `INSERT INTO copy_progress(trader_id, transaction_id) VALUES ($1, $2)
  ON CONFLICT (trader_id) DO UPDATE SET transaction_id = copy_progress.transaction_id`
const ADVANCE = 'UPDATE copy_progress SET transaction_id = $2 WHERE trader_id = $1 AND transaction_id < $2'
const DELETE_PROGRESS = 'DELETE FROM copy_progress WHERE trader_id = $1'
const ANY_FOLLOWER = `SELECT id FROM follows WHERE trader_id = $1 AND status = 'active' LIMIT 1`
// Locked, so that no copy is placed concurrently, which the closings of its position would miss.
const FOLLOWERS = `SELECT id FROM follows WHERE trader_id = $1 AND status = 'active' AND id > $2 ORDER BY id LIMIT ${PAGE} /*lock*/`
const IS_COPY = 'SELECT id FROM copies WHERE order_id = $1 LIMIT 1'
const SPOT = `SELECT * FROM spot_orders WHERE id = $1 AND status = 'filled'`
const POSITION = `SELECT p.id, p.product_id, p.opened_at, p.opened_quantity,
  CAST((SELECT max(x.number) FROM contract_fills x WHERE x.position_id = p.id) AS BIGINT) AS newest
  FROM contract_positions p WHERE p.id = $1`
const HELD_NOW = `SELECT CAST(coalesce(sum(balance), 0) AS BIGINT) AS quantity FROM accounts WHERE owner = $1 AND asset = $2`
const MOVED_SINCE = `SELECT CAST(coalesce(sum(amount), 0) AS BIGINT) AS quantity FROM postings
  WHERE owner = $1 AND owner > 0 AND asset = $2 AND transaction_id >= $3`

/** For follows between two ids that started before the trade; within the same millisecond, ids decide. Unique per follower. */
const INSERT_FOR_FOLLOWERS = `INSERT INTO due_copies(follow_id, source, way, kind, product_id, trader_order, transaction_id, number,
    whole, due_at)
  SELECT f.id, CAST($4 AS TEXT), CAST($5 AS TEXT), CAST($6 AS TEXT), CAST($7 AS BIGINT), CAST($8 AS BIGINT), CAST($9 AS BIGINT), 0,
    CAST($10 AS BIGINT), CAST($11 AS BIGINT)
  FROM follows f WHERE f.trader_id = $1 AND f.status = 'active' AND f.id > $2 AND f.id <= $3
    AND (f.started_at < $12 OR (f.started_at = $12 AND f.id < $8))
    AND NOT EXISTS (SELECT 1 FROM copies c WHERE c.user_id = f.user_id AND c.source = $4)
  ON CONFLICT DO NOTHING`
const CLOSINGS = (
  followings: string,
) => `INSERT INTO due_copies(follow_id, source, way, kind, product_id, trader_order,
    transaction_id, number, whole, due_at)
  SELECT r.follow_id, 'fill:' || x.position_id || ':' || x.number, 'contract', 'close', p.product_id, p.id,
    CAST($2 AS BIGINT), x.number, p.opened_quantity - CAST(coalesce((SELECT sum(e.quantity) FROM contract_fills e
      WHERE e.position_id = x.position_id AND e.reason <> 'open' AND e.number < x.number), 0) AS BIGINT), CAST($3 AS BIGINT)
  FROM ${followings} JOIN contract_positions p ON p.id = r.trader_position
    JOIN contract_fills x ON x.position_id = p.id
  WHERE x.reason <> 'open' AND x.number > r.seen_number AND x.number <= $4`
const INSERT_CLOSINGS = `${CLOSINGS("copied_positions r JOIN follows f ON f.id = r.follow_id AND f.status = 'active'")}
    AND r.trader_position = $1 AND r.follow_id > $5 AND r.follow_id <= $6
  ON CONFLICT DO NOTHING`
const UPDATE_SEEN = `UPDATE copied_positions SET seen_number = $2 WHERE trader_position = $1 AND seen_number < $2
  AND follow_id > $3 AND follow_id <= $4`

/** The statement that starts scanning a trader's trades, unless that is already done. */
export const insertProgress = (traderId: bigint, now: bigint): Statement => [
  UPSERT_PROGRESS,
  [traderId, minIdAt(now - CLOCK_MARGIN)],
]

export interface ProgressRow extends Row {
  readonly trader_id: bigint
  readonly user_id: bigint
  readonly transaction_id: bigint
}

/** Followed traders with ledger entries that were not scanned yet, after `after`. */
export function listTradersWithNewTrades(
  reader: Reader,
  after: bigint,
  limit: number,
): Promise<ProgressRow[]> {
  return reader.query<ProgressRow>(
    `SELECT c.trader_id, t.user_id, c.transaction_id FROM copy_progress c JOIN traders t ON t.id = c.trader_id
     WHERE c.trader_id > $1 AND EXISTS (SELECT 1 FROM accounts a WHERE a.owner = t.user_id AND a.asset = 'USDT'
       AND a.last_transaction_id > c.transaction_id)
     ORDER BY c.trader_id LIMIT $2`,
    [after, BigInt(limit)],
  )
}

/** Records that a trader's ledger is scanned up to a transaction; deletes the progress of traders without followers. */
export function* advanceProgress(
  _: Context,
  { traderId, transactionId }: { readonly traderId: bigint; readonly transactionId: bigint },
): Steps<null> {
  yield* read(LOCK_PROGRESS, [traderId])
  const followers = yield* read(ANY_FOLLOWER, [traderId])
  if (followers.length === 0) return yield* finish(null, [DELETE_PROGRESS, [traderId]])
  return yield* finish(null, [ADVANCE, [traderId, transactionId]])
}

export interface FanOutTrade {
  readonly traderId: bigint
  readonly userId: bigint
  readonly trade: TradeTransaction
  /** Follows up to this id are done. */
  readonly after: bigint
}

/**
 * Makes a trade due for a page of the trader's followers. Orders that are copies themselves are not copied: two traders who follow each
 * other would copy forever. Idempotent: what was copied or is due stays as it is.
 * @returns the last follow of the page; undefined when there are no more
 */
export function* fanOutTrade(_: Context, input: FanOutTrade): Steps<bigint | undefined> {
  const { traderId, trade, after } = input
  const followers = yield* read<{ id: bigint }>(FOLLOWERS, [traderId, after])
  const last = followers.at(-1)?.id
  if (last === undefined) return undefined
  const copies = yield* read(IS_COPY, [trade.orderId])
  if (copies.length > 0) return undefined
  const statements = yield* trade.kind === 'spot' ? fanOutSpot(input, last) : fanOutContract(input, last)
  return yield* finish(followers.length < PAGE ? undefined : last, ...statements)
}

function* fanOutSpot({ traderId, userId, trade, after }: FanOutTrade, last: bigint): Steps<Statement[]> {
  const [order] = yield* read<SpotOrderRow>(SPOT, [trade.orderId])
  if (!order) return []
  const isSale = toSide(order.side) !== BUY
  const named = [`spot:${order.id}`, 'spot', isSale ? 'close' : 'open', order.product_id, order.id, trade.id]
  const whole = isSale ? yield* quantityBefore(userId, order.product_id, trade.id) : null
  return [[INSERT_FOR_FOLLOWERS, [traderId, after, last, ...named, whole, DUE_NOW, order.closed_at]]]
}

/** A person's quantity of a product before a transaction: the current one, less the changes since. */
function* quantityBefore(userId: bigint, productId: bigint, transactionId: bigint): Steps<bigint> {
  const asset = productAsset(productId)
  const [now, since] = yield* send([HELD_NOW, [userId, asset]], [MOVED_SINCE, [userId, asset, transactionId]])
  const [{ quantity }] = now as [{ quantity: bigint }]
  const [{ quantity: moved }] = since as [{ quantity: bigint }]
  return quantity - moved
}

interface TraderPositionRow extends Row {
  readonly id: bigint
  readonly product_id: bigint
  readonly opened_at: bigint
  readonly newest: bigint
}

function* fanOutContract({ traderId, trade, after }: FanOutTrade, last: bigint): Steps<Statement[]> {
  const [position] = yield* read<TraderPositionRow>(POSITION, [trade.orderId])
  // An open limit order has no position yet.
  if (!position) return []
  const { id, product_id, opened_at, newest } = position
  const named = [`contract:${id}`, 'contract', 'open', product_id, id, trade.id]
  return [
    [INSERT_FOR_FOLLOWERS, [traderId, after, last, ...named, null, DUE_NOW, opened_at]],
    [INSERT_CLOSINGS, [id, trade.id, DUE_NOW, newest, after, last]],
    [UPDATE_SEEN, [id, newest, after, last]],
  ]
}

const LOCK_FOLLOW = 'SELECT id FROM follows WHERE id = $1 /*lock*/'
const NEWEST_FILL = 'SELECT CAST(max(number) AS BIGINT) AS number FROM contract_fills WHERE position_id = $1'
const INSERT_COPIED = `INSERT INTO copied_positions(position_id, follow_id, trader_position, seen_number) VALUES ($1, $2, $3, 1)`
const INSERT_CLOSINGS_OF_ONE = `${CLOSINGS('copied_positions r')} AND r.position_id = $1 ON CONFLICT DO NOTHING`
const UPDATE_SEEN_OF_ONE = 'UPDATE copied_positions SET seen_number = $2 WHERE position_id = $1'

/**
 * The statements that insert an open copied position and make due what the trader has closed since; `newest` is from readNewestFill,
 * read while the follow was locked.
 */
export function insertCopiedPosition(copied: {
  positionId: bigint
  followId: bigint
  traderPosition: bigint
  transactionId: bigint
  newest: bigint
}): Statement[] {
  const { positionId, followId, traderPosition, transactionId, newest } = copied
  return [
    [INSERT_COPIED, [positionId, followId, traderPosition]],
    [INSERT_CLOSINGS_OF_ONE, [positionId, transactionId, DUE_NOW, newest]],
    [UPDATE_SEEN_OF_ONE, [positionId, newest]],
  ]
}

/** The number of a position's newest fill. */
export function* readNewestFill(positionId: bigint): Steps<bigint> {
  const [[newest]] = (yield* send([NEWEST_FILL, [positionId]])) as [[{ number: bigint | null }]]
  return newest.number ?? 1n
}

const SELECT_MISSED = `SELECT r.position_id, t.version FROM copied_positions r JOIN contract_positions t ON t.id = r.trader_position
  WHERE r.follow_id = $1 AND t.status = 'closed' AND t.version > r.seen_number`

/**
 * Makes due what traders have closed without a ledger entry: closing a position without any margin left moves no money.
 */
export function* makeClosingsDue(_: Context, { followId }: { readonly followId: bigint }): Steps<null> {
  yield* read(LOCK_FOLLOW, [followId])
  const missed = yield* read<{ position_id: bigint; version: bigint }>(SELECT_MISSED, [followId])
  const statements = missed.flatMap(({ position_id, version }): Statement[] => [
    [INSERT_CLOSINGS_OF_ONE, [position_id, 0n, DUE_NOW, version]],
    [UPDATE_SEEN_OF_ONE, [position_id, version]],
  ])
  return yield* finish(null, ...statements)
}

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
import { leastIdAt } from '#server/kernel/ids.ts'
import { productAsset } from '#server/ledger/units.ts'
import { AT_ONCE } from './due-copies.ts'
import { toSide, BUY } from '../spot/pricing.ts'
import type { SpotOrderRow } from '../spot/order.ts'
import type { TradeTransaction } from './trader-news.ts'

/** Followings that one command looks at. */
const PAGE = 100n
/** Clocks of nodes differ by less, in milliseconds. */
const CLOCK_MARGIN = 600_000n

const LOCK_PROGRESS = 'SELECT transaction_id FROM copy_progress WHERE trader_id = $1 /*lock*/'
// What is there already is locked as well: otherwise it could be deleted before the following is seen.
const BEGIN = `INSERT INTO copy_progress(trader_id, transaction_id) VALUES ($1, $2)
  ON CONFLICT (trader_id) DO UPDATE SET transaction_id = copy_progress.transaction_id`
const ADVANCE = 'UPDATE copy_progress SET transaction_id = $2 WHERE trader_id = $1 AND transaction_id < $2'
const FORGET = 'DELETE FROM copy_progress WHERE trader_id = $1'
const ANY_FOLLOWER = `SELECT id FROM follows WHERE trader_id = $1 AND status = 'active' LIMIT 1`
// Locked, so that no copy is placed at the same time that the closings of its position would miss.
const FOLLOWERS = `SELECT id FROM follows WHERE trader_id = $1 AND status = 'active' AND id > $2 ORDER BY id LIMIT ${PAGE} /*lock*/`
const IS_COPY = 'SELECT id FROM copies WHERE order_id = $1 LIMIT 1'
const SPOT = `SELECT * FROM spot_orders WHERE id = $1 AND status = 'filled'`
const POSITION = `SELECT p.id, p.product_id, p.opened_at, p.opened_quantity,
  CAST((SELECT max(x.number) FROM contract_fills x WHERE x.position_id = p.id) AS BIGINT) AS newest
  FROM contract_positions p WHERE p.id = $1`
const HELD_NOW = `SELECT CAST(coalesce(sum(balance), 0) AS BIGINT) AS quantity FROM accounts WHERE owner = $1 AND asset = $2`
const MOVED_SINCE = `SELECT CAST(coalesce(sum(amount), 0) AS BIGINT) AS quantity FROM postings
  WHERE owner = $1 AND owner > 0 AND asset = $2 AND transaction_id >= $3`

/** Of the followings between two ids those that began before; in the very millisecond, the ids tell. Named once for each follower. */
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
const SEE = `UPDATE copied_positions SET seen_number = $2 WHERE trader_position = $1 AND seen_number < $2
  AND follow_id > $3 AND follow_id <= $4`

/** The statement with which the trades of a trader are looked at from now on, if they are not already. */
export const beginProgress = (traderId: bigint, now: bigint): Statement => [
  BEGIN,
  [traderId, leastIdAt(now - CLOCK_MARGIN)],
]

export interface ProgressRow extends Row {
  readonly trader_id: bigint
  readonly user_id: bigint
  readonly transaction_id: bigint
}

/** Traders who are followed and whose ledger has been added to since it was looked at, those after `after`. */
export function listTradersWithNews(reader: Reader, after: bigint, limit: number): Promise<ProgressRow[]> {
  return reader.query<ProgressRow>(
    `SELECT c.trader_id, t.user_id, c.transaction_id FROM copy_progress c JOIN traders t ON t.id = c.trader_id
     WHERE c.trader_id > $1 AND EXISTS (SELECT 1 FROM accounts a WHERE a.owner = t.user_id AND a.asset = 'USDT'
       AND a.last_transaction_id > c.transaction_id)
     ORDER BY c.trader_id LIMIT $2`,
    [after, BigInt(limit)],
  )
}

/** Notes that everything of a trader's up to a transaction has been looked at. Forgets who is not followed any more. */
export function* advanceProgress(
  _: Context,
  { traderId, transactionId }: { readonly traderId: bigint; readonly transactionId: bigint },
): Steps<null> {
  yield* read(LOCK_PROGRESS, [traderId])
  const followers = yield* read(ANY_FOLLOWER, [traderId])
  if (followers.length === 0) return yield* finish(null, [FORGET, [traderId]])
  return yield* finish(null, [ADVANCE, [traderId, transactionId]])
}

export interface SpreadTrade {
  readonly traderId: bigint
  readonly userId: bigint
  readonly trade: TradeTransaction
  /** Followings up to this id have been looked at. */
  readonly after: bigint
}

/**
 * Makes a trade due for those who follow the trader, some of them at once. Orders that were copies themselves are not copied on: two
 * who follow each other would never come to an end. May be done again: what was copied or is due already stays as it is.
 * @returns the last following that was looked at; undefined when there are no more
 */
export function* spreadTrade(_: Context, input: SpreadTrade): Steps<bigint | undefined> {
  const { traderId, trade, after } = input
  const followers = yield* read<{ id: bigint }>(FOLLOWERS, [traderId, after])
  const last = followers.at(-1)?.id
  if (last === undefined) return undefined
  const copies = yield* read(IS_COPY, [trade.orderId])
  if (copies.length > 0) return undefined
  const statements = yield* trade.kind === 'spot' ? spreadSpot(input, last) : spreadContract(input, last)
  return yield* finish(followers.length < PAGE ? undefined : last, ...statements)
}

function* spreadSpot({ traderId, userId, trade, after }: SpreadTrade, last: bigint): Steps<Statement[]> {
  const [order] = yield* read<SpotOrderRow>(SPOT, [trade.orderId])
  if (!order) return []
  const isSale = toSide(order.side) !== BUY
  const named = [`spot:${order.id}`, 'spot', isSale ? 'close' : 'open', order.product_id, order.id, trade.id]
  const whole = isSale ? yield* heldBefore(userId, order.product_id, trade.id) : null
  return [[INSERT_FOR_FOLLOWERS, [traderId, after, last, ...named, whole, AT_ONCE, order.closed_at]]]
}

/** What somebody had of a product before a transaction: what there is now, without what has happened since. */
function* heldBefore(userId: bigint, productId: bigint, transactionId: bigint): Steps<bigint> {
  const asset = productAsset(productId)
  const [now, since] = yield* send([HELD_NOW, [userId, asset]], [MOVED_SINCE, [userId, asset, transactionId]])
  const [{ quantity }] = now as [{ quantity: bigint }]
  const [{ quantity: moved }] = since as [{ quantity: bigint }]
  return quantity - moved
}

interface PositionFacts extends Row {
  readonly id: bigint
  readonly product_id: bigint
  readonly opened_at: bigint
  readonly newest: bigint
}

function* spreadContract({ traderId, trade, after }: SpreadTrade, last: bigint): Steps<Statement[]> {
  const [position] = yield* read<PositionFacts>(POSITION, [trade.orderId])
  // An order that waits for its price has none yet.
  if (!position) return []
  const { id, product_id, opened_at, newest } = position
  const named = [`contract:${id}`, 'contract', 'open', product_id, id, trade.id]
  return [
    [INSERT_FOR_FOLLOWERS, [traderId, after, last, ...named, null, AT_ONCE, opened_at]],
    [INSERT_CLOSINGS, [id, trade.id, AT_ONCE, newest, after, last]],
    [SEE, [id, newest, after, last]],
  ]
}

const LOCK_FOLLOW = 'SELECT id FROM follows WHERE id = $1 /*lock*/'
const NEWEST_FILL = 'SELECT CAST(max(number) AS BIGINT) AS number FROM contract_fills WHERE position_id = $1'
const INSERT_COPIED = `INSERT INTO copied_positions(position_id, follow_id, trader_position, seen_number) VALUES ($1, $2, $3, 1)`
const INSERT_CLOSINGS_OF_ONE = `${CLOSINGS('copied_positions r')} AND r.position_id = $1 ON CONFLICT DO NOTHING`
const SEE_ONE = 'UPDATE copied_positions SET seen_number = $2 WHERE position_id = $1'

/**
 * The statements that keep a copied position among the open ones, and make due what the trader has closed of his since; `newest` is
 * from readNewestFill, read while the following was locked.
 */
export function keepCopiedPosition(copied: {
  positionId: bigint
  followId: bigint
  traderPosition: bigint
  transactionId: bigint
  newest: bigint
}): Statement[] {
  const { positionId, followId, traderPosition, transactionId, newest } = copied
  return [
    [INSERT_COPIED, [positionId, followId, traderPosition]],
    [INSERT_CLOSINGS_OF_ONE, [positionId, transactionId, AT_ONCE, newest]],
    [SEE_ONE, [positionId, newest]],
  ]
}

/** The number of a position's newest fill. */
export function* readNewestFill(positionId: bigint): Steps<bigint> {
  const [[newest]] = (yield* send([NEWEST_FILL, [positionId]])) as [[{ number: bigint | null }]]
  return newest.number ?? 1n
}

const BEHIND = `SELECT r.position_id, t.version FROM copied_positions r JOIN contract_positions t ON t.id = r.trader_position
  WHERE r.follow_id = $1 AND t.status = 'closed' AND t.version > r.seen_number`

/**
 * Makes due what traders have closed without the ledger saying so: a position that has come to nothing, with no margin left, moves no
 * money at its end.
 */
export function* makeClosingsDue(_: Context, { followId }: { readonly followId: bigint }): Steps<null> {
  yield* read(LOCK_FOLLOW, [followId])
  const behind = yield* read<{ position_id: bigint; version: bigint }>(BEHIND, [followId])
  const statements = behind.flatMap(({ position_id, version }): Statement[] => [
    [INSERT_CLOSINGS_OF_ONE, [position_id, 0n, AT_ONCE, version]],
    [SEE_ONE, [position_id, version]],
  ])
  return yield* finish(null, ...statements)
}

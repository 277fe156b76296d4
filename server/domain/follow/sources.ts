import type { Reader, Row } from '../../kernel/store.ts'

/** Orders that were copies themselves are not copied on: two who follow each other would never come to an end. */
const IS_OWN = (order: string) => `NOT EXISTS (SELECT 1 FROM copies k WHERE k.order_id = ${order})`
const IS_NEW = (source: string) =>
  `NOT EXISTS (SELECT 1 FROM copies c WHERE c.user_id = f.user_id AND c.source = ${source})`
/** After the following began; in its very millisecond, the ids tell. */
const IS_LATER = (time: string, id: string) =>
  `(${time} > f.started_at OR (${time} = f.started_at AND ${id} > f.id))`

/** As many fills as are read at once. */
const PAGE = 200n

/** A trader's fill of a spot order that somebody who follows has not copied yet. */
export interface SpotSource extends Row {
  readonly follow_id: bigint
  readonly order_id: bigint
  readonly trader_user: bigint
  readonly product_id: bigint
  readonly side: bigint
  readonly quantity: bigint
  readonly cost: bigint
  readonly fee: bigint
  readonly fill_price: bigint
  readonly closed_at: bigint
}

/** Oldest first. */
export function listSpotSources(reader: Reader): Promise<SpotSource[]> {
  return reader.query<SpotSource>(
    `SELECT f.id AS follow_id, o.id AS order_id, o.user_id AS trader_user, o.product_id, o.side, o.quantity, o.cost, o.fee,
       o.fill_price, o.closed_at
     FROM follows f JOIN traders t ON t.id = f.trader_id JOIN spot_orders o ON o.user_id = t.user_id AND o.status = 'filled'
     WHERE f.status = 'active' AND ${IS_LATER('o.closed_at', 'o.id')}
       AND ${IS_NEW("'spot:' || o.id")} AND ${IS_OWN('o.id')}
     ORDER BY o.closed_at, o.id, f.id LIMIT $1`,
    [PAGE],
  )
}

/** A trader's opened position that somebody who follows has not copied yet. */
export interface PositionSource extends Row {
  readonly follow_id: bigint
  readonly position_id: bigint
  readonly product_id: bigint
  readonly direction: 'long' | 'short'
  readonly leverage: bigint
  readonly status: 'open' | 'closed'
  readonly price: bigint
  readonly margin: bigint
  readonly fee: bigint
  readonly opened_at: bigint
}

/** Oldest first. SQLite looks at what is crossed last: without a word it begins with the fills of everybody. */
export function listPositionSources(reader: Reader): Promise<PositionSource[]> {
  return reader.query<PositionSource>(
    `SELECT f.id AS follow_id, p.id AS position_id, p.product_id, p.direction, p.leverage, p.status, o.price, o.margin,
       o.fee, p.opened_at
     FROM follows f JOIN traders t ON t.id = f.trader_id JOIN contract_positions p ON p.user_id = t.user_id
       CROSS JOIN contract_fills o
     WHERE f.status = 'active' AND o.position_id = p.id AND o.reason = 'open' AND ${IS_LATER('p.opened_at', 'p.id')}
       AND ${IS_NEW("'contract:' || p.id")} AND ${IS_OWN('p.id')}
     ORDER BY p.opened_at, p.id, f.id LIMIT $1`,
    [PAGE],
  )
}

/** A closing of a trader's position whose copy is still open. */
export interface ClosingSource extends Row {
  readonly follow_id: bigint
  /** The follower's position. */
  readonly position_id: bigint
  readonly trader_position: bigint
  readonly number: bigint
  readonly product_id: bigint
  readonly direction: 'long' | 'short'
  readonly price: bigint
  readonly quantity: bigint
  /** What was closed of the trader's position before. */
  readonly closed_before: bigint
  readonly opened_quantity: bigint
}

/** Oldest first. */
export function listClosingSources(reader: Reader): Promise<ClosingSource[]> {
  return reader.query<ClosingSource>(
    `SELECT f.id AS follow_id, own.id AS position_id, k.trader_position, x.number, own.product_id, own.direction, x.price,
       x.quantity, p.opened_quantity, CAST(coalesce((SELECT sum(e.quantity) FROM contract_fills e
         WHERE e.position_id = x.position_id AND e.reason <> 'open' AND e.number < x.number), 0) AS BIGINT) AS closed_before
     FROM follows f JOIN copies k ON k.follow_id = f.id AND k.way = 'contract' AND k.kind = 'open' AND k.status = 'placed'
       JOIN contract_positions own ON own.id = k.order_id AND own.status = 'open'
       JOIN contract_positions p ON p.id = k.trader_position
       JOIN contract_fills x ON x.position_id = k.trader_position AND x.reason <> 'open'
     WHERE f.status = 'active' AND ${IS_NEW("'fill:' || x.position_id || ':' || x.number")}
     ORDER BY x.time, x.position_id, x.number, f.id LIMIT $1`,
    [PAGE],
  )
}

/** What somebody had of a product before a spot order of theirs was filled, in minor units. */
export async function heldBefore(reader: Reader, userId: bigint, orderId: bigint, asset: string) {
  const [row] = await reader.query<{ quantity: bigint }>(
    `SELECT CAST(coalesce(sum(p.amount), 0) AS BIGINT) AS quantity FROM postings p
     WHERE p.owner = $1 AND p.owner > 0 AND p.asset = $3 AND p.transaction_id < (
       SELECT max(s.transaction_id) FROM postings s JOIN transactions t ON t.id = s.transaction_id
       WHERE s.owner = $1 AND s.owner > 0 AND s.asset = $3 AND t.reference_type = 'spotOrder' AND t.reference_id = $2)`,
    [userId, orderId, asset],
  )
  return row!.quantity
}

/** Followings that copy or close, by id. */
export function listRunning(reader: Reader): Promise<{ id: bigint; status: string; max_loss: bigint }[]> {
  return reader.query(`SELECT id, status, max_loss FROM follows WHERE status <> 'stopped' ORDER BY id`)
}

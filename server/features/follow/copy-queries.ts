import type { Reader, Row } from '#server/kernel/store.ts'
import type { SpotOrderRow } from '../spot/order.ts'

/** A trader's filled spot order. */
export async function findTraderOrder(
  reader: Reader,
  id: bigint,
): Promise<(SpotOrderRow & { readonly fill_price: bigint }) | undefined> {
  const [row] = await reader.query<SpotOrderRow & { fill_price: bigint }>(
    `SELECT * FROM spot_orders WHERE id = $1 AND status = 'filled'`,
    [id],
  )
  return row
}

/** A fill of a trader's position, with the position's current state. */
export interface TraderFill extends Row {
  readonly direction: 'long' | 'short'
  readonly leverage: bigint
  readonly status: 'open' | 'closed'
  readonly opened_at: bigint
  readonly price: bigint
  readonly quantity: bigint
  readonly margin: bigint
  readonly fee: bigint
}

const FILL = `SELECT p.direction, p.leverage, p.status, p.opened_at, x.price, x.quantity, x.margin, x.fee
  FROM contract_fills x JOIN contract_positions p ON p.id = x.position_id WHERE x.position_id = $1 AND x.number = $2`

/** The fill of this number, or the one that opened the position. */
export async function findTraderFill(
  reader: Reader,
  positionId: bigint,
  number = 1n,
): Promise<TraderFill | undefined> {
  const [row] = await reader.query<TraderFill>(FILL, [positionId, number])
  return row
}

/** An open copied position of a follow. */
export interface CopiedPosition extends Row {
  readonly id: bigint
  readonly product_id: bigint
  readonly direction: 'long' | 'short'
}

const OPEN = `SELECT p.id, p.product_id, p.direction FROM copied_positions r JOIN contract_positions p ON p.id = r.position_id
  WHERE p.status = 'open' AND r.follow_id = $1`

/** A follow's open copy of a trader's position. */
export async function findCopiedPosition(
  reader: Reader,
  followId: bigint,
  traderPosition: bigint,
): Promise<CopiedPosition | undefined> {
  const [row] = await reader.query<CopiedPosition>(`${OPEN} AND r.trader_position = $2`, [
    followId,
    traderPosition,
  ])
  return row
}

/** All open copied positions of a follow. */
export function listCopiedPositions(reader: Reader, followId: bigint): Promise<CopiedPosition[]> {
  return reader.query<CopiedPosition>(`${OPEN} ORDER BY p.id`, [followId])
}

/** What a follow has bought of a product and not sold. */
export interface OpenLot extends Row {
  readonly follow_id: bigint
  readonly product_id: bigint
  readonly quantity: bigint
}

export function listOpenLots(reader: Reader, followId: bigint): Promise<OpenLot[]> {
  return reader.query<OpenLot>(
    `SELECT follow_id, product_id, quantity FROM follow_lots WHERE follow_id = $1 AND quantity > 0 ORDER BY product_id`,
    [followId],
  )
}

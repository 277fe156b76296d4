import type { ContractDirection } from '#models'
import { profitOf } from '#src/lib/trading/contract-math.ts'
import type { Reader, Row } from '#server/kernel/store.ts'

interface PositionRow extends Row {
  readonly id: bigint
  readonly product_id: bigint
  readonly direction: ContractDirection
  readonly opened_quantity: bigint
  readonly entry_price: bigint
  readonly point_value: bigint
  readonly margin_added: bigint
  readonly opened_at: bigint
  readonly closed_at: bigint | null
}

interface PositionChangeRow extends Row {
  readonly position_id: bigint
  readonly time: bigint
  /** The closed quantity in minor units; zero for a funding and for the opening fill. */
  readonly closed: bigint
  /** Added to the margin. */
  readonly margin: bigint
}

/** A position with its changes, from which its state at any past time can be computed. In minor units. */
export interface PositionHistory {
  readonly position: PositionRow
  readonly changes: readonly PositionChangeRow[]
}

const POSITIONS = `SELECT id, product_id, direction, opened_quantity, entry_price, point_value, margin_added, opened_at, closed_at
  FROM contract_positions WHERE user_id = $1 AND (closed_at IS NULL OR closed_at > $2)`
const CHANGES = `SELECT position_id, time, CASE WHEN reason = 'open' THEN 0 ELSE quantity END AS closed,
    CASE WHEN reason = 'open' THEN margin ELSE -margin END AS margin
  FROM contract_fills WHERE position_id IN (
    SELECT id FROM contract_positions WHERE user_id = $1 AND (closed_at IS NULL OR closed_at > $2))
  UNION ALL SELECT position_id, time, 0, amount FROM contract_fundings WHERE position_id IN (
    SELECT id FROM contract_positions WHERE user_id = $1 AND (closed_at IS NULL OR closed_at > $2))`

/** The positions of a person that were open at some moment since `since`, in milliseconds since 1970 UTC. */
export async function listPositionHistories(
  reader: Reader,
  userId: bigint,
  since: number,
): Promise<PositionHistory[]> {
  const positions = await reader.query<PositionRow>(POSITIONS, [userId, BigInt(since)])
  if (positions.length === 0) return []
  const changes = Map.groupBy(
    await reader.query<PositionChangeRow>(CHANGES, [userId, BigInt(since)]),
    change => change.position_id,
  )
  return positions.map(position => ({ position, changes: changes.get(position.id) ?? [] }))
}

/**
 * The unrealized profit of a position at `time`, in minor units of USDT; zero when it was not open. A loss is limited to the margin,
 * including what was added to it.
 */
export function profitAt(
  { position, changes }: PositionHistory,
  time: number,
  priceAt: (productId: number) => bigint,
): bigint {
  const at = BigInt(time)
  const { opened_at, closed_at, opened_quantity, entry_price, point_value, direction } = position
  if (opened_at >= at || (closed_at !== null && closed_at < at)) return 0n
  const before = changes.filter(move => move.time < at)
  const quantity = before.reduce((left, { closed }) => left - closed, opened_quantity)
  const margin = before.reduce((sum, move) => sum + move.margin, position.margin_added)
  const exposure = { direction, entryPrice: entry_price, pointValue: point_value }
  const profit = profitOf(exposure, priceAt(Number(position.product_id)), quantity)
  return profit < -margin ? -margin : profit
}

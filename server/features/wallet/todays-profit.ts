import type { Reader, Row } from '#server/kernel/store.ts'
import { MONEY_SCALE, PRICE_SCALE, QUANTITY_SCALE } from '#server/ledger/units.ts'
import { BUY } from '#src/lib/spot-math.ts'
import { toSide } from '../spot/side.ts'

interface FillRow extends Row {
  readonly product_id: bigint
  readonly side: bigint
  readonly quantity: bigint
  readonly cost: bigint
  readonly fee: bigint
}

/** A fill of today, in minor units. */
export interface Fill {
  readonly isBuy: boolean
  readonly quantity: bigint
  /** The cost of a purchase, fee included. */
  readonly cost: bigint
}

const productIdSql = (asset: string) => `CAST(substr(${asset}, 3) AS BIGINT)`
const UNITS_PER_SHARE = 10 ** QUANTITY_SCALE
/** A coin-to-coin fill and an exchange count as a sale of the coins paid and a purchase of those received, at their USDT value. */
const SELECT_FILLS = `SELECT product_id, side, quantity, cost, fee FROM (
    SELECT id, closed_at, product_id, side, quantity, cost, fee FROM spot_orders
      WHERE user_id = $1 AND status = 'filled' AND closed_at >= $2
    UNION ALL SELECT id, closed_at, CASE WHEN side = 1 THEN quote_id ELSE base_id END, 2,
      CASE WHEN side = 1 THEN cost ELSE quantity END, value, 0 FROM bibi_orders
      WHERE user_id = $1 AND status = 'filled' AND closed_at >= $2
    UNION ALL SELECT id, closed_at, CASE WHEN side = 1 THEN base_id ELSE quote_id END, 1,
      CASE WHEN side = 1 THEN quantity ELSE cost END - fee, value, 0 FROM bibi_orders
      WHERE user_id = $1 AND status = 'filled' AND closed_at >= $2
    UNION ALL SELECT id, created_at, ${productIdSql('from_asset')}, 2, amount, value, 0 FROM exchanges
      WHERE user_id = $1 AND created_at >= $2 AND from_asset LIKE 'P:%'
    UNION ALL SELECT id, created_at, ${productIdSql('to_asset')}, 1, gross - fee, value, 0 FROM exchanges
      WHERE user_id = $1 AND created_at >= $2 AND to_asset LIKE 'P:%'
    UNION ALL SELECT id, settled_at, product_id, 1, allotted_lots * lot_size * ${UNITS_PER_SHARE}, cost, fee FROM share_subscriptions
      WHERE user_id = $1 AND settled_at >= $2 AND allotted_lots > 0
  ) AS fills ORDER BY closed_at, id`

/** A person's fills since a time, oldest first, by product id. */
export async function listFillsSince(
  reader: Reader,
  userId: bigint,
  since: number,
): Promise<Map<number, Fill[]>> {
  const rows = await reader.query<FillRow>(SELECT_FILLS, [userId, BigInt(since)])
  const fills = new Map<number, Fill[]>()
  for (const row of rows) {
    const isBuy = toSide(row.side) === BUY
    const fill = { isBuy, quantity: row.quantity, cost: row.cost + row.fee }
    const productId = Number(row.product_id)
    fills.set(productId, [...(fills.get(productId) ?? []), fill])
  }
  return fills
}

const VALUE_DIVISOR = 10n ** BigInt(PRICE_SCALE + QUANTITY_SCALE - MONEY_SCALE)

/** The value of a quantity at a price, rounded down at the minor unit of money; everything in minor units. */
export function holdingValue(quantity: bigint, price: bigint): bigint {
  return (quantity * price) / VALUE_DIVISOR
}

/**
 * The part of a holding's unrealised profit that arose today: earlier quantity against the day's first price, quantity bought today
 * against its cost. A sale reduces both proportionally. Everything in minor units.
 */
export function todaysProfit(
  holding: { readonly quantity: bigint; readonly price: bigint; readonly dayStartPrice: bigint },
  fills: readonly Fill[],
): bigint {
  const change = fills.reduce((sum, fill) => sum + (fill.isBuy ? fill.quantity : -fill.quantity), 0n)
  let before = holding.quantity - change
  let bought = 0n
  let cost = 0n
  for (const fill of fills) {
    if (fill.isBuy) {
      bought += fill.quantity
      cost += fill.cost
      continue
    }
    const owned = before + bought
    const remaining = owned - fill.quantity
    if (owned === 0n) continue
    before = (before * remaining) / owned
    cost = (cost * remaining) / owned
    bought = remaining - before
  }
  const { price, dayStartPrice } = holding
  return (
    holdingValue(before, price) - holdingValue(before, dayStartPrice) + holdingValue(bought, price) - cost
  )
}

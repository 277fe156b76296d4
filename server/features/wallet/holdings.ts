import type { Holding } from '#models'
import { read, type Reader, type Row, type Statement, type Steps } from '#server/kernel/store.ts'
import {
  MONEY_SCALE,
  PRICE_SCALE,
  QUANTITY_SCALE,
  formatMoney,
  formatPrice,
  formatQuantity,
} from '#src/lib/money/minor-units.ts'

/** A person's holding of a product without its names and current value. */
export type UnpricedHolding = Pick<
  Holding,
  'productId' | 'quantity' | 'available' | 'held' | 'cost' | 'averageCost'
>

interface HoldingRow extends Row {
  readonly product_id: bigint
  readonly cost: bigint
  readonly available: bigint
  readonly held: bigint
}

/** Converts minor units of money per minor unit of quantity to minor units of a price. */
const UNIT_COST = 10n ** BigInt(PRICE_SCALE + QUANTITY_SCALE - MONEY_SCALE)

const ADD_COST = `INSERT INTO holdings(user_id, product_id, cost) VALUES ($1, $2, $3)
  ON CONFLICT (user_id, product_id) DO UPDATE SET cost = holdings.cost + excluded.cost`
const REDUCE_COST = 'UPDATE holdings SET cost = cost - $3 WHERE user_id = $1 AND product_id = $2'
const READ_COST = 'SELECT cost FROM holdings WHERE user_id = $1 AND product_id = $2'
const LIST = `SELECT h.product_id, h.cost, a.balance AS available, coalesce(b.balance, 0) AS held
  FROM holdings h
  JOIN accounts a ON a.owner = h.user_id AND a.asset = 'P:' || h.product_id AND a.kind = 'available'
  LEFT JOIN accounts b ON b.owner = h.user_id AND b.asset = a.asset AND b.kind = 'held'
  WHERE h.user_id = $1 AND a.balance + coalesce(b.balance, 0) > 0
  ORDER BY h.product_id`

export function increaseHoldingCost(userId: bigint, productId: bigint, cost: bigint): Statement {
  return [ADD_COST, [userId, productId, cost]]
}

export function reduceHoldingCost(userId: bigint, productId: bigint, cost: bigint): Statement {
  return [REDUCE_COST, [userId, productId, cost]]
}

/** The cost of a holding in minor units; zero when there is none. Read it under the lock of the person's wallet. */
export function* readHoldingCost(userId: bigint, productId: bigint): Steps<bigint> {
  const [holding] = yield* read<{ cost: bigint }>(READ_COST, [userId, productId])
  return holding?.cost ?? 0n
}

/** A person's holdings, by product id. */
export async function listHoldings(reader: Reader, userId: bigint): Promise<UnpricedHolding[]> {
  const rows = await reader.query<HoldingRow>(LIST, [userId])
  return rows.map(({ product_id, cost, available, held }) => {
    const quantity = available + held
    return {
      productId: Number(product_id),
      quantity: formatQuantity(quantity),
      available: formatQuantity(available),
      held: formatQuantity(held),
      averageCost: formatPrice((cost * UNIT_COST) / quantity),
      cost: formatMoney(cost),
    }
  })
}

import { read, type Reader, type Row, type Statement, type Steps } from '#server/kernel/store.ts'
import {
  MONEY_SCALE,
  PRICE_SCALE,
  QUANTITY_SCALE,
  printMoney,
  printPrice,
  printQuantity,
} from '#server/ledger/units.ts'

/** What a person has bought of a product and not sold again; exact decimals. */
export interface Holding {
  readonly productId: number
  /** Available and held together. */
  readonly quantity: string
  readonly available: string
  readonly held: string
  /** Of all of it, in USDT, fees included. A sale takes away its share of this. */
  readonly cost: string
  /** Of one unit, in USDT, fees included, cut at the minor unit of a price: a tiny one is not nothing. */
  readonly averageCost: string
}

interface HoldingRow extends Row {
  readonly product_id: bigint
  readonly cost: bigint
  readonly available: bigint
  readonly held: bigint
}

/** Minor units of a price for one of money by one of a quantity. */
const UNIT_COST = 10n ** BigInt(PRICE_SCALE + QUANTITY_SCALE - MONEY_SCALE)

const ADD = `INSERT INTO holdings(user_id, product_id, cost) VALUES ($1, $2, $3)
  ON CONFLICT (user_id, product_id) DO UPDATE SET cost = holdings.cost + excluded.cost`
const TAKE = 'UPDATE holdings SET cost = cost - $3 WHERE user_id = $1 AND product_id = $2'
const READ_COST = 'SELECT cost FROM holdings WHERE user_id = $1 AND product_id = $2'
const LIST = `SELECT h.product_id, h.cost, a.balance AS available, coalesce(b.balance, 0) AS held
  FROM holdings h
  JOIN accounts a ON a.owner = h.user_id AND a.asset = 'P:' || h.product_id AND a.kind = 'available'
  LEFT JOIN accounts b ON b.owner = h.user_id AND b.asset = a.asset AND b.kind = 'held'
  WHERE h.user_id = $1 AND a.balance + coalesce(b.balance, 0) > 0
  ORDER BY h.product_id`

export function addToHolding(userId: bigint, productId: bigint, cost: bigint): Statement {
  return [ADD, [userId, productId, cost]]
}

export function takeFromHolding(userId: bigint, productId: bigint, cost: bigint): Statement {
  return [TAKE, [userId, productId, cost]]
}

/** What a holding has cost, in minor units; zero when there is none. To be read under the lock of the person's wallet. */
export function* readHoldingCost(userId: bigint, productId: bigint): Steps<bigint> {
  const [holding] = yield* read<{ cost: bigint }>(READ_COST, [userId, productId])
  return holding?.cost ?? 0n
}

/** Everything that this person holds, by product id. */
export async function listHoldings(reader: Reader, userId: bigint): Promise<Holding[]> {
  const rows = await reader.query<HoldingRow>(LIST, [userId])
  return rows.map(({ product_id, cost, available, held }) => {
    const quantity = available + held
    return {
      productId: Number(product_id),
      quantity: printQuantity(quantity),
      available: printQuantity(available),
      held: printQuantity(held),
      cost: printMoney(cost),
      averageCost: printPrice((cost * UNIT_COST) / quantity),
    }
  })
}

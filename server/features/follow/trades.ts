import { profitOf } from '#src/lib/contract-math.ts'
import { printMoney, printPrice, printQuantity } from '#server/ledger/units.ts'
import type { ContractPositionRow } from '../contract/position.ts'
import type { SpotOrderRow } from '../spot/order.ts'
import { SELL, priceSpot } from '../spot/pricing.ts'

/** A trade of a record, with amounts in minor units. See TraderTrade in openapi/schemas/follow.yaml. */
export interface Trade {
  readonly id: string
  readonly way: 'spot' | 'contract'
  readonly productId: number
  readonly direction: 'long' | 'short'
  readonly leverage: number
  readonly quantity: bigint
  readonly entryPrice: bigint
  readonly exitPrice: bigint | null
  readonly openedAt: number
  readonly closedAt: number | null
  readonly invested: bigint
  readonly profit: bigint
  readonly fees: bigint
  readonly funding: bigint
}

export const netOf = ({ profit, fees, funding }: Pick<Trade, 'profit' | 'fees' | 'funding'>): bigint =>
  profit - fees + funding

/** The price of a product at a moment (epoch ms) in minor units. */
export type PriceAt = (productId: number, time: number) => bigint

/** What a position was at its fills and fundings. */
export interface PositionStory {
  readonly position: ContractPositionRow
  readonly fills: readonly {
    readonly price: bigint
    readonly quantity: bigint
    readonly margin: bigint
    readonly profit: bigint
    readonly fee: bigint
    readonly time: bigint
    readonly reason: string
  }[]
  readonly fundings: readonly { readonly time: bigint; readonly amount: bigint }[]
}

const after = (time: number) => (each: { readonly time: bigint }) => Number(each.time) > time

/** What a position had come to at a moment: what was closed by then, and the rest at the price of that moment. */
export function positionGain(
  { position, fills, fundings }: PositionStory,
  time: number,
  priceAt: PriceAt,
): bigint {
  const { direction, entry_price: entryPrice, point_value: pointValue, product_id } = position
  let left = 0n
  let gain = 0n
  for (const fill of fills) {
    if (after(time)(fill)) continue
    left += fill.reason === 'open' ? fill.quantity : -fill.quantity
    gain += fill.profit - fill.fee
  }
  for (const funding of fundings) if (!after(time)(funding)) gain += funding.amount
  if (left === 0n) return gain
  const price = priceAt(Number(product_id), time)
  return gain + profitOf({ direction, entryPrice, pointValue }, price, left)
}

/** The trade that a position is at a moment. */
export function contractTrade(story: PositionStory, now: number, priceAt: PriceAt): Trade {
  const { position, fills } = story
  const { id, product_id, direction, leverage, fees, funding, closed_at } = position
  const [first] = fills
  const isOpen = closed_at === null
  const profit = isOpen ? positionGain(story, now, priceAt) + fees - funding : position.profit
  return {
    id: `c${id}`,
    way: 'contract',
    productId: Number(product_id),
    direction,
    leverage: Number(leverage),
    quantity: position.opened_quantity,
    entryPrice: position.entry_price,
    exitPrice: isOpen ? null : (fills.at(-1)?.price ?? null),
    openedAt: Number(position.opened_at),
    closedAt: isOpen ? null : Number(closed_at),
    invested: (first?.margin ?? 0n) + position.margin_added + (first?.fee ?? 0n),
    profit,
    fees,
    funding,
  }
}

/** What was bought of a product since the record began and not sold again, at its average cost. */
export interface Pool {
  readonly quantity: bigint
  readonly cost: bigint
  readonly fees: bigint
  readonly openedAt: number
}

/** Minor units of price for one of money over one of quantity. */
const PRICE_FACTOR = 10n ** 13n

const entryOf = ({ cost, quantity }: Pick<Pool, 'cost' | 'quantity'>) => {
  const price = (cost * PRICE_FACTOR) / quantity
  return price > 0n ? price : 1n
}

/** The pool with what an order has bought. */
export function addToPool(pool: Pool | undefined, { quantity, cost, fee, closed_at }: SpotOrderRow): Pool {
  const before = pool ?? { quantity: 0n, cost: 0n, fees: 0n, openedAt: Number(closed_at) }
  return {
    quantity: before.quantity + quantity,
    cost: before.cost + cost,
    fees: before.fees + fee,
    openedAt: before.openedAt,
  }
}

/** A sale of what is in the pool; what it sells beyond that was held before the record and does not count. */
export function takeFromPool(
  pool: Pool,
  order: SpotOrderRow,
): { readonly trade: Trade; readonly rest: Pool | undefined } {
  const quantity = order.quantity < pool.quantity ? order.quantity : pool.quantity
  const share = (amount: bigint) => (amount * quantity) / pool.quantity
  const [cost, fees] = [share(pool.cost), share(pool.fees)]
  const proceeds = (order.cost * quantity) / order.quantity
  const trade: Trade = {
    id: `s${order.id}`,
    way: 'spot',
    productId: Number(order.product_id),
    direction: 'long',
    leverage: 1,
    quantity,
    entryPrice: entryOf({ cost, quantity }),
    exitPrice: order.fill_price,
    openedAt: pool.openedAt,
    closedAt: Number(order.closed_at),
    invested: cost + fees,
    profit: proceeds - cost,
    fees: fees + (order.fee * quantity) / order.quantity,
    funding: 0n,
  }
  const rest = { ...pool, quantity: pool.quantity - quantity, cost: pool.cost - cost, fees: pool.fees - fees }
  return { trade, rest: rest.quantity > 0n ? rest : undefined }
}

const valueOf = (pool: Pool, price: bigint) => priceSpot(SELL, price, pool.quantity, 0n).cost

/** What a pool has come to at a price. */
export const poolGain = (pool: Pool, price: bigint): bigint => valueOf(pool, price) - pool.cost - pool.fees

/** The open trade that a pool is at a price. */
export function openPool(productId: number, pool: Pool, price: bigint): Trade {
  return {
    id: `o${productId}`,
    way: 'spot',
    productId,
    direction: 'long',
    leverage: 1,
    quantity: pool.quantity,
    entryPrice: entryOf(pool),
    exitPrice: null,
    openedAt: pool.openedAt,
    closedAt: null,
    invested: pool.cost + pool.fees,
    profit: valueOf(pool, price) - pool.cost,
    fees: pool.fees,
    funding: 0n,
  }
}

/** A trade with its amounts as decimal strings. */
export function printTrade(trade: Trade) {
  const { quantity, entryPrice, exitPrice, invested, profit, fees, funding, ...rest } = trade
  return {
    ...rest,
    quantity: printQuantity(quantity),
    entryPrice: printPrice(entryPrice),
    exitPrice: exitPrice === null ? null : printPrice(exitPrice),
    invested: printMoney(invested),
    profit: printMoney(profit),
    fees: printMoney(fees),
    funding: printMoney(funding),
    net: printMoney(netOf(trade)),
  }
}

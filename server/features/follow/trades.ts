import { profitOf } from '#src/lib/trading/contract-math.ts'
import { formatMoney, formatPrice, formatQuantity } from '#src/lib/money/minor-units.ts'
import type { ContractPositionRow } from '../contract/position.ts'
import type { SpotOrderRow } from '../spot/order.ts'
import { SELL, priceSpot } from '#src/lib/trading/spot-math.ts'

/** A trade of a record, with amounts in minor units. See TraderTrade in openapi/schemas/follow.yaml. */
export interface RecordTrade {
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

export const netOf = ({ profit, fees, funding }: Pick<RecordTrade, 'profit' | 'fees' | 'funding'>): bigint =>
  profit - fees + funding

/** The price of a product at a time (epoch ms) in minor units. */
export type PriceAt = (productId: number, time: number) => bigint

/** A position with its fills and fundings. */
export interface PositionWithFills {
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

const isAfter = (time: number) => (each: { readonly time: bigint }) => Number(each.time) > time

/** The profit of a position at a time: realized by then, and unrealized at the price of that time. */
export function positionProfit(
  { position, fills, fundings }: PositionWithFills,
  time: number,
  priceAt: PriceAt,
): bigint {
  const { direction, entry_price: entryPrice, point_value: pointValue, product_id } = position
  let openQuantity = 0n
  let gain = 0n
  for (const fill of fills) {
    if (isAfter(time)(fill)) continue
    openQuantity += fill.reason === 'open' ? fill.quantity : -fill.quantity
    gain += fill.profit - fill.fee
  }
  for (const funding of fundings) if (!isAfter(time)(funding)) gain += funding.amount
  if (openQuantity === 0n) return gain
  const price = priceAt(Number(product_id), time)
  return gain + profitOf({ direction, entryPrice, pointValue }, price, openQuantity)
}

/** The trade of a position at a time. */
export function contractTrade(story: PositionWithFills, now: number, priceAt: PriceAt): RecordTrade {
  const { position, fills } = story
  const { id, product_id, direction, leverage, fees, funding, closed_at } = position
  const [first] = fills
  const isOpen = closed_at === null
  const profit = isOpen ? positionProfit(story, now, priceAt) + fees - funding : position.profit
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

/** What was bought of a product since the record started and not sold, at average cost. */
export interface Pool {
  readonly quantity: bigint
  readonly cost: bigint
  readonly fees: bigint
  readonly openedAt: number
}

/** Converts money per quantity (minor units) to price units. */
const PRICE_FACTOR = 10n ** 13n

const entryPriceOf = ({ cost, quantity }: Pick<Pool, 'cost' | 'quantity'>) => {
  const price = (cost * PRICE_FACTOR) / quantity
  return price > 0n ? price : 1n
}

/** The pool after a purchase. */
export function addToPool(pool: Pool | undefined, { quantity, cost, fee, closed_at }: SpotOrderRow): Pool {
  const before = pool ?? { quantity: 0n, cost: 0n, fees: 0n, openedAt: Number(closed_at) }
  return {
    quantity: before.quantity + quantity,
    cost: before.cost + cost,
    fees: before.fees + fee,
    openedAt: before.openedAt,
  }
}

/** The trade of a sale from the pool; a quantity beyond it was held before the record and does not count. */
export function takeFromPool(
  pool: Pool,
  order: SpotOrderRow,
): { readonly trade: RecordTrade; readonly rest: Pool | undefined } {
  const quantity = order.quantity < pool.quantity ? order.quantity : pool.quantity
  const share = (amount: bigint) => (amount * quantity) / pool.quantity
  const [cost, fees] = [share(pool.cost), share(pool.fees)]
  const proceeds = (order.cost * quantity) / order.quantity
  const trade: RecordTrade = {
    id: `s${order.id}`,
    way: 'spot',
    productId: Number(order.product_id),
    direction: 'long',
    leverage: 1,
    quantity,
    entryPrice: entryPriceOf({ cost, quantity }),
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

const poolValue = (pool: Pool, price: bigint) => priceSpot(SELL, price, pool.quantity, 0n).cost

/** The profit of a pool at a price. */
export const poolProfit = (pool: Pool, price: bigint): bigint =>
  poolValue(pool, price) - pool.cost - pool.fees

/** The open trade of a pool at a price. */
export function openPoolTrade(productId: number, pool: Pool, price: bigint): RecordTrade {
  return {
    id: `o${productId}`,
    way: 'spot',
    productId,
    direction: 'long',
    leverage: 1,
    quantity: pool.quantity,
    entryPrice: entryPriceOf(pool),
    exitPrice: null,
    openedAt: pool.openedAt,
    closedAt: null,
    invested: pool.cost + pool.fees,
    profit: poolValue(pool, price) - pool.cost,
    fees: pool.fees,
    funding: 0n,
  }
}

/** A trade with its amounts as decimal strings. */
export function formatTrade(trade: RecordTrade) {
  const { quantity, entryPrice, exitPrice, invested, profit, fees, funding, ...rest } = trade
  return {
    ...rest,
    quantity: formatQuantity(quantity),
    entryPrice: formatPrice(entryPrice),
    exitPrice: exitPrice === null ? null : formatPrice(exitPrice),
    invested: formatMoney(invested),
    profit: formatMoney(profit),
    fees: formatMoney(fees),
    funding: formatMoney(funding),
    net: formatMoney(netOf(trade)),
  }
}

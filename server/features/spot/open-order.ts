import type { Reader } from '#server/kernel/store.ts'
import { formatPrice } from '#src/lib/money/minor-units.ts'
import type { PriceHit, PriceLimit } from '#server/matching/price-history.ts'
import type { PriceTable } from '#server/matching/trigger-prices.ts'
import { BUY, SELL, toSide } from '#src/lib/trading/spot-math.ts'
import type { SpotOrderRow } from './order.ts'

/** The trigger prices of open orders: active limits, then stops that the market has not reached yet. */
export const SPOT_TRIGGER_PRICES: PriceTable = {
  table: 'spot_orders',
  instrumentColumns: ['product_id'],
  sides: [
    { condition: 'side = 1 AND limit_active = 1', priceColumn: 'limit_price', isReachedByFall: true },
    { condition: 'side = 2 AND limit_active = 1', priceColumn: 'limit_price', isReachedByFall: false },
    { condition: 'side = 1 AND triggered_at IS NULL', priceColumn: 'stop_price', isReachedByFall: false },
    { condition: 'side = 2 AND triggered_at IS NULL', priceColumn: 'stop_price', isReachedByFall: true },
  ],
}

const FIND_OPEN = "SELECT * FROM spot_orders WHERE id = $1 AND status = 'open'"

/** One open order; undefined when it is no longer open. */
export async function findOpenSpotOrder(reader: Reader, id: bigint): Promise<SpotOrderRow | undefined> {
  const [row] = await reader.query<SpotOrderRow>(FIND_OPEN, [id])
  return row
}

const FIND_EXPIRED = `SELECT id, expires_at FROM spot_orders
  WHERE status = 'open' AND expires_at IS NOT NULL AND expires_at <= $1 AND (expires_at, id) > ($2, $3) ORDER BY expires_at, id LIMIT $4`

/** An open day order whose day has ended. */
export interface ExpiredSpotOrder {
  readonly id: bigint
  readonly expiresAt: number
}

/** Open day orders that have ended by `now`, by time and id, after the given one. */
export async function listExpiredSpotOrders(
  reader: Reader,
  now: number,
  after: ExpiredSpotOrder,
  limit: number,
): Promise<ExpiredSpotOrder[]> {
  const rows = await reader.query<{ id: bigint; expires_at: bigint }>(FIND_EXPIRED, [
    BigInt(now),
    BigInt(after.expiresAt),
    after.id,
    BigInt(limit),
  ])
  return rows.map(({ id, expires_at }) => ({ id, expiresAt: Number(expires_at) }))
}

/** What the market does to an open order first. */
export interface SpotEvent extends PriceHit {
  /** `fill`: at this price. `trigger`: the stop price is reached, and the order is a limit order from this moment. */
  readonly kind: 'fill' | 'trigger'
}

/** The first price after `from` (epoch ms) that reaches a limit. */
export type FirstHit = (limit: PriceLimit, from: number) => PriceHit | undefined

/** The limit price of an order while it can fill it. */
const activeLimit = ({ side, limit_active, limit_price }: SpotOrderRow): PriceLimit | undefined =>
  limit_active === 1n ? { side: toSide(side), limitPrice: formatPrice(limit_price!) } : undefined

/** The stop price of an order until the market has reached it, as the limit price of the other side. */
const waitingStop = ({ side, stop_price, triggered_at }: SpotOrderRow): PriceLimit | undefined =>
  stop_price === null || triggered_at !== null
    ? undefined
    : { side: toSide(side) === BUY ? SELL : BUY, limitPrice: formatPrice(stop_price) }

/** Whether reaching the stop price fills an order: a sale at any price. Otherwise it becomes a limit order. */
const isFilledByStop = ({ type, side }: SpotOrderRow): boolean =>
  type === 'oco' || (type === 'stop' && toSide(side) === SELL)

/**
 * What the market does to an open order first, by the prices after `from` (epoch ms); undefined when nothing. No price from before it was
 * placed counts, for its limit none from before the stop was reached, and none after its day has ended.
 */
export function nextSpotEvent(order: SpotOrderRow, firstHit: FirstHit, from: number): SpotEvent | undefined {
  const { created_at, triggered_at, expires_at } = order
  const since = Math.max(from, triggered_at === null ? Number(created_at) : Number(triggered_at) - 1)
  const find = (price: PriceLimit | undefined) => {
    const hit = price && firstHit(price, since)
    return hit && (expires_at === null || hit.time < Number(expires_at)) ? hit : undefined
  }
  const limitHit = find(activeLimit(order))
  const stopHit = find(waitingStop(order))
  if (stopHit && (!limitHit || stopHit.time < limitHit.time))
    return { kind: isFilledByStop(order) ? 'fill' : 'trigger', ...stopHit }
  return limitHit && { kind: 'fill', ...limitHit }
}

/** An order that has waited for its stop price as a limit order, since `time` (epoch ms). */
export const triggeredOrder = (order: SpotOrderRow, time: number): SpotOrderRow => ({
  ...order,
  triggered_at: BigInt(time),
  limit_active: 1n,
})

/** Whether the prices after `from` (epoch ms) fill an open order, at once or after they have reached its stop. */
export function fillsSpotOrder(order: SpotOrderRow, firstHit: FirstHit, from: number): boolean {
  const event = nextSpotEvent(order, firstHit, from)
  if (event?.kind !== 'trigger') return event !== undefined
  return nextSpotEvent(triggeredOrder(order, event.time), firstHit, from) !== undefined
}

/** Whether an open order may be filled at a price, in minor units: at its active limit or better, or by its stop. */
export function canFillAt(order: SpotOrderRow, price: bigint): boolean {
  const { side, limit_active, limit_price, stop_price } = order
  const isBuying = toSide(side) === BUY
  if (limit_active === 1n && (isBuying ? price <= limit_price! : price >= limit_price!)) return true
  return isFilledByStop(order) && price <= stop_price!
}

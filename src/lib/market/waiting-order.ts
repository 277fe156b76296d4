/** When the market does to an order what it waits for: it reaches its stop price, and fills it, each at the first tick that counts. */
import type { Decimal } from '../money/decimal.ts'
import { firstReach, isReached, type Barrier, type PriceTrack, type Reached } from './first-reach.ts'

/** Who cancels or closes may be faster than the market by some moments, milliseconds. */
export const OWNER_AHEAD = 5_000

/** An order that waits for the market. */
export interface WaitingOrder {
  readonly status: 'open' | 'filled' | 'cancelled' | 'rejected'
  readonly createdAt: number
  readonly closedAt: number | null
  /** No price from then on counts. */
  readonly expiresAt: number | null
  /** What fills it from the beginning on, whichever is reached first. */
  readonly fills: readonly Barrier[]
  /** Which of these is its stop price, by which it says that it was triggered. */
  readonly stop?: { readonly at: Barrier; readonly triggeredAt: number | null }
  /** What makes it a limit order, and the limit that fills it from then on. */
  readonly trigger?: { readonly at: Barrier; readonly limit: Barrier; readonly triggeredAt: number | null }
}

type Life = Pick<WaitingOrder, 'status' | 'createdAt' | 'closedAt'>

interface LimitOrder extends Life {
  readonly limitPrice: Decimal | null
}

interface StopOrder extends LimitOrder {
  readonly orderType: 'market' | 'limit' | 'stop' | 'stopLimit' | 'oco'
  readonly exchangeType: 1 | 2
  readonly expiresAt: number | null
  readonly stopPrice: Decimal | null
  readonly triggeredAt: number | null
}

/** An order that waits for its limit: a fall to it when buying, a rise to it when selling. */
export const waitingLimit = (
  { status, createdAt, closedAt, limitPrice }: LimitOrder,
  isBuying: boolean,
): WaitingOrder => ({
  status,
  createdAt,
  closedAt,
  expiresAt: null,
  fills: limitPrice === null ? [] : [{ price: limitPrice, isFall: isBuying }],
})

/** By docs/rules/spot.md: a sale is filled by its stop at any price; a purchase, and a stop-limit order, waits for its limit from then on. */
export function waitingSpot(order: StopOrder): WaitingOrder {
  const { orderType, exchangeType, limitPrice, stopPrice, triggeredAt } = order
  const { status, createdAt, closedAt, expiresAt } = order
  const isBuying = exchangeType === 1
  const limit = limitPrice === null ? [] : [{ price: limitPrice, isFall: isBuying }]
  const stop = stopPrice === null ? [] : [{ price: stopPrice, isFall: !isBuying }]
  const waiting = { status, createdAt, closedAt, expiresAt }
  if (orderType === 'limit') return { ...waiting, fills: limit }
  const [[at], [then]] = [stop, limit]
  if (at && (orderType === 'oco' || (orderType === 'stop' && !isBuying)))
    return { ...waiting, fills: orderType === 'oco' ? [...limit, at] : [at], stop: { at, triggeredAt } }
  return at && then
    ? { ...waiting, fills: [], trigger: { at, limit: then, triggeredAt } }
    : { ...waiting, fills: [] }
}

/** The first of several barriers that is reached. */
function* firstOf(
  track: PriceTrack,
  barriers: readonly Barrier[],
  from: number,
  to: number,
): Generator<undefined, Reached | undefined> {
  let first: Reached | undefined
  for (const barrier of barriers) {
    const search = firstReach(track, barrier, from, first ? first.time : to)
    let step = search.next()
    for (; !step.done; step = search.next()) yield undefined
    first = step.value ?? first
  }
  return first
}

/** What the market did to an order, or was to do. */
export interface MarketAct {
  readonly is: 'triggered' | 'filled'
  /** What had to be reached. */
  readonly barrier: Barrier
  /** The first tick that reached it; undefined: none did. */
  readonly reached: Reached | undefined
  /** When it is said to have happened; null: it has not. */
  readonly stated: number | null
}

/**
 * What the market did, or was to do, to an order before `until` (epoch ms, excluded), up to which its prices are known; both times of each act
 * are equal where all is right. Undefined is a pause.
 */
export function* marketActs(
  track: PriceTrack,
  order: WaitingOrder,
  until: number,
): Generator<undefined, MarketAct[]> {
  const { status, createdAt, closedAt, expiresAt, fills, trigger } = order
  if (status === 'rejected') return []
  if (status === 'filled' && (closedAt === null || closedAt >= until)) return []
  // A fill is looked for beyond its time, too.
  const end = closedAt === null || status === 'filled' ? Infinity : closedAt - OWNER_AHEAD
  const last = Math.min(until, expiresAt ?? Infinity) - 1
  const to = Math.min(end, last)
  const acts: MarketAct[] = []
  let [from, barriers] = [createdAt, fills]
  if (trigger) {
    const { at: barrier, triggeredAt: stated } = trigger
    const reached = yield* firstOf(track, [barrier], createdAt, stated === null ? to : last)
    if (reached || (stated !== null && stated <= last))
      acts.push({ is: 'triggered', barrier, reached, stated })
    if (!reached) return acts
    ;[from, barriers] = [reached.time - 1, [trigger.limit]]
  }
  const [barrier] = barriers
  const reached = yield* firstOf(track, barriers, from, to)
  const stated = status === 'filled' ? closedAt : null
  const { stop } = order
  const byStop = stop && reached && isReached(stop.at, reached.price) ? reached : undefined
  if (stop && status === 'filled' && (byStop || stop.triggeredAt !== null))
    acts.push({ is: 'triggered', barrier: stop.at, reached: byStop, stated: stop.triggeredAt })
  if (barrier && (reached || stated !== null)) acts.push({ is: 'filled', barrier, reached, stated })
  return acts
}

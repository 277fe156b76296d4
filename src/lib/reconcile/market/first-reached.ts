/**
 * Whether the market did to orders and positions what it does by itself at the first price that reached it: fills of limit and stop orders,
 * and liquidations; neither later, nor earlier, nor never.
 */
import type { Decimal } from '#src/lib/money/decimal.ts'
import { firstReach, type Barrier, type PriceTrack, type Reached } from '#src/lib/market/first-reach.ts'
import { pairPrice } from '#src/lib/trading/pair-price.ts'
import type { BibiOrder, ContractOrder, SpotOrder } from '#src/lib/statement/account-shapes.ts'
import { CLOCK_TOLERANCE, type Facts } from '../facts.ts'
import { checkTime, missingEvent, type Finding, type FindingContext } from '../finding.ts'
import { scaleOfPair } from '../pair-terms.ts'
import { checkLiquidations } from './first-liquidation.ts'
import { withoutTerms } from './missing-terms.ts'
import type { MarketReplays } from './replays.ts'
import { unreached } from './unreached.ts'

export function* checkFirstReached(facts: Facts, replays: MarketReplays): Generator<Finding | undefined> {
  const { spotOrders, bibiOrders, contractOrders } = facts.statement
  for (const order of spotOrders) {
    const track = replays.trackSince(order.createdAt, order.productId)
    const about = facts.about('spotOrder', order.id, order.createdAt)
    if (order.orderType !== 'market')
      yield* checkWaiting(about, replays, { track, productIds: [order.productId] }, spotOrder(order))
  }
  for (const order of bibiOrders) {
    if (order.orderType === 'market') continue
    const track = pairTrack(facts, replays, order)
    const about = facts.about('bibiOrder', order.id, order.createdAt)
    const productIds = [order.baseProductId, order.quoteProductId]
    const unlisted = scaleOfPair(facts, order) === undefined ? [order.pairCode] : []
    const awaited = { track, productIds, unlisted }
    yield* checkWaiting(about, replays, awaited, limitOrder(order, order.exchangeType === 1))
  }
  for (const order of contractOrders) {
    const track = replays.trackSince(order.createdAt, order.productId)
    const about = facts.about('contract', order.id, order.createdAt)
    const productIds = [order.productId]
    if (order.orderType !== 'market')
      yield* checkWaiting(
        about,
        replays,
        { track, productIds },
        limitOrder(order, order.direction === 'long'),
      )
  }
  yield* checkLiquidations(facts, replays)
}

/** The prices of a pair of coins: their ratio, at each tick of either. */
function pairTrack(facts: Facts, replays: MarketReplays, order: BibiOrder): PriceTrack | undefined {
  const base = replays.trackSince(order.createdAt, order.baseProductId)
  const quote = replays.trackSince(order.createdAt, order.quoteProductId)
  const scale = scaleOfPair(facts, order)
  if (!base || !quote || scale === undefined) return undefined
  const ratio = (one: Decimal | undefined, other: Decimal | undefined) =>
    one === undefined || other === undefined ? undefined : pairPrice(one, other, scale)
  return {
    // The longer tick period is a multiple of the shorter.
    tickPeriod: Math.min(base.tickPeriod, quote.tickPeriod),
    priceAt: time => ratio(base.priceAt(time), quote.priceAt(time)),
    isOpen: time => base.isOpen(time) && quote.isOpen(time),
    range(from, to) {
      const [bases, quotes] = [base.range(from, to), quote.range(from, to)]
      const low = ratio(bases?.low, quotes?.high)
      const high = ratio(bases?.high, quotes?.low)
      return low === undefined || high === undefined ? undefined : { low, high }
    },
  }
}

/** An order that waits for the market. */
interface WaitingOrder {
  readonly status: 'open' | 'filled' | 'cancelled' | 'rejected'
  readonly createdAt: number
  readonly closedAt: number | null
  /** No price from then on counts. */
  readonly expiresAt: number | null
  /** What fills it from the beginning on, whichever is reached first. */
  readonly fills: readonly Barrier[]
  /** What makes it a limit order, and the limit that fills it from then on. */
  readonly trigger?: { readonly at: Barrier; readonly limit: Barrier; readonly triggeredAt: number | null }
}

const limitOrder = (
  { status, createdAt, closedAt, limitPrice }: ContractOrder | BibiOrder,
  isBuying: boolean,
): WaitingOrder => ({
  status,
  createdAt,
  closedAt,
  expiresAt: null,
  fills: limitPrice === null ? [] : [{ price: limitPrice, isFall: isBuying }],
})

/** By docs/rules/spot.md: a sale is filled by its stop at any price; a purchase, and a stop-limit order, waits for its limit from then on. */
function spotOrder(order: SpotOrder): WaitingOrder {
  const { orderType, exchangeType, limitPrice, stopPrice, triggeredAt } = order
  const { status, createdAt, closedAt, expiresAt } = order
  const isBuying = exchangeType === 1
  const limit = limitPrice === null ? [] : [{ price: limitPrice, isFall: isBuying }]
  const stop = stopPrice === null ? [] : [{ price: stopPrice, isFall: !isBuying }]
  const waiting = { status, createdAt, closedAt, expiresAt }
  if (orderType === 'limit') return { ...waiting, fills: limit }
  if (orderType === 'oco' || (orderType === 'stop' && !isBuying))
    return { ...waiting, fills: orderType === 'oco' ? [...limit, ...stop] : stop }
  const [[at], [then]] = [stop, limit]
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

/** The prices that an order waits for, and the products that they are of. */
interface Awaited {
  readonly track: PriceTrack | undefined
  readonly productIds: readonly number[]
  /** The pair, where nothing says how many decimals its prices have. */
  readonly unlisted?: readonly string[]
}

/** As `checkOrder`; without the terms of the market, it is said that they are missing. */
function* checkWaiting(
  about: FindingContext,
  replays: MarketReplays,
  { track, productIds, unlisted = [] }: Awaited,
  order: WaitingOrder,
): Generator<Finding | undefined> {
  if (order.status === 'rejected') return
  if (track) return yield* checkOrder(about, replays, track, order)
  const missing = [...productIds.flatMap(replays.missingTerms), ...unlisted]
  if (missing.length > 0) yield withoutTerms('firstReached', about, missing)
}

function* checkOrder(
  about: FindingContext,
  { until: published }: MarketReplays,
  track: PriceTrack,
  order: WaitingOrder,
): Generator<Finding | undefined> {
  const { status, createdAt, closedAt, expiresAt, fills, trigger } = order
  if (status === 'filled' && (closedAt === null || closedAt >= published)) return
  // Who cancels may be faster than the market by some moments. A fill is looked for beyond its time, too.
  const end = closedAt === null || status === 'filled' ? Infinity : closedAt - CLOCK_TOLERANCE
  const last = Math.min(published, expiresAt ?? Infinity) - 1
  const to = Math.min(end, last)
  let [from, barriers] = [createdAt, fills]
  if (trigger) {
    const { at, triggeredAt } = trigger
    const reached = yield* firstOf(track, [at], createdAt, triggeredAt === null ? to : last)
    if (!reached) {
      const isTold = triggeredAt !== null && triggeredAt <= last
      return yield* isTold ? [unreached(about, track, at, triggeredAt)] : []
    }
    yield triggeredAt === null
      ? missingEvent('firstReached', about, reached.time)
      : checkTime('firstReached', about, reached.time, triggeredAt)
    ;[from, barriers] = [reached.time - 1, [trigger.limit]]
  }
  const filled = yield* firstOf(track, barriers, from, to)
  if (status !== 'filled') return yield* filled ? [missingEvent('firstReached', about, filled.time)] : []
  const [barrier] = barriers
  if (filled) yield checkTime('firstReached', about, filled.time, closedAt ?? 0)
  else if (barrier) yield unreached(about, track, barrier, closedAt ?? 0)
}

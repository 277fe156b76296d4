/**
 * Whether the market did to orders and positions what it does by itself at the first price that reached it: fills of limit and stop orders,
 * and liquidations; neither later, nor earlier, nor never.
 */
import type { Decimal } from '#src/lib/money/decimal.ts'
import type { PriceTrack } from '#src/lib/market/first-reach.ts'
import { marketActs, waitingLimit, waitingSpot, type WaitingOrder } from '#src/lib/market/waiting-order.ts'
import { pairPrice } from '#src/lib/trading/pair-price.ts'
import type { ReportedBibiOrder } from '#src/lib/statement/account-shapes.ts'
import type { Facts } from '../facts.ts'
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
      yield* checkWaiting(about, replays, { track, productIds: [order.productId] }, waitingSpot(order))
  }
  for (const order of bibiOrders) {
    if (order.orderType === 'market') continue
    const track = pairTrack(facts, replays, order)
    const about = facts.about('bibiOrder', order.id, order.createdAt)
    const productIds = [order.baseProductId, order.quoteProductId]
    const unlisted = scaleOfPair(facts, order) === undefined ? [order.pairCode] : []
    const awaited = { track, productIds, unlisted }
    yield* checkWaiting(about, replays, awaited, waitingLimit(order, order.exchangeType === 1))
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
        waitingLimit(order, order.direction === 'long'),
      )
  }
  yield* checkLiquidations(facts, replays)
}

/** The prices of a pair of coins: their ratio, at each tick of either. */
function pairTrack(facts: Facts, replays: MarketReplays, order: ReportedBibiOrder): PriceTrack | undefined {
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
  { until }: MarketReplays,
  track: PriceTrack,
  order: WaitingOrder,
): Generator<Finding | undefined> {
  for (const { barrier, reached, stated } of yield* marketActs(track, order, until)) {
    if (!reached) yield unreached(about, track, barrier, stated ?? 0)
    else if (stated === null) yield missingEvent('firstReached', about, reached.time)
    else yield checkTime('firstReached', about, reached.time, stated)
  }
}

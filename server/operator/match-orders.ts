import { compare } from '../../src/lib/money.ts'
import { fillSpotOrder } from '../domain/spot-commands.ts'
import { listOpenOrders } from '../domain/spot-order.ts'
import type { OpenOrder } from '../domain/spot-order.ts'
import { toErrorAnswer } from '../http/answers.ts'
import type { Services } from '../http/handler.ts'
import { findProduct } from '../market/catalogue.ts'
import type { Market } from '../market/market.ts'
import type { MarketProduct } from '../market/types.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Candles that a span is searched by, from coarse to fine; a year is four hundred looks and not two million. */
const STEPS = [
  ['1d', DAY],
  ['1h', HOUR],
  ['1m', MINUTE],
] as const

/** A price that the market has had. */
export interface Reached {
  readonly price: string
  readonly time: number
}

/** A price to be reached: from above by a buyer (1), from below by a seller (2). */
export type Barrier = Pick<OpenOrder, 'side' | 'limitPrice'>

const isGood = ({ side, limitPrice }: Barrier, price: string) =>
  side === 1 ? compare(price, limitPrice) <= 0 : compare(price, limitPrice) >= 0

/** Whether the candles of a span say that the limit was reached somewhere in it; they may cover a little more than the span. */
function mayReach(
  market: Market,
  order: Barrier,
  product: MarketProduct,
  [interval, length]: (typeof STEPS)[number],
  from: number,
): boolean {
  const [candle] = market.candles(product, interval, { before: from + length, limit: 1 })
  if (!candle || candle.time !== from) return false
  return isGood(order, order.side === 1 ? candle.low : candle.high)
}

/** The first tick after `from` and up to `to` at which the limit was reached, tick by tick. */
function firstTick(
  market: Market,
  order: Barrier,
  product: MarketProduct,
  from: number,
  to: number,
): Reached | undefined {
  const { tickPeriod } = product
  for (let time = (Math.floor(from / tickPeriod) + 1) * tickPeriod; time <= to; time += tickPeriod) {
    const { nowPrice } = market.quote(product, time)
    if (isGood(order, nowPrice) && market.trading(product, time).status === 'open') {
      return { price: nowPrice, time }
    }
  }
  return undefined
}

/**
 * The first price after `from` and up to `to` (epoch ms) that fills an order. Whole days, hours and minutes are passed over when
 * their candle says that they cannot; the rest is looked at tick by tick, so that nothing is missed, however long it was.
 */
export function firstReached(
  market: Market,
  order: Barrier,
  product: MarketProduct,
  from: number,
  to: number,
): Reached | undefined {
  let time = from
  while (time < to) {
    const at = time
    const step = STEPS.find(([, length]) => (at + 1) % length === 0 && at + length <= to)
    if (step && !mayReach(market, order, product, step, at + 1)) {
      time = at + step[1]
      continue
    }
    // Up to the end of the minute, of which the last instant belongs to it.
    const end = Math.min(to, Math.floor((at + 1) / MINUTE) * MINUTE + MINUTE - 1)
    const reached = firstTick(market, order, product, at, end)
    if (reached) return reached
    time = end
  }
  return undefined
}

/** As many open orders as are read at once. */
const PAGE = 500

/** Fills open limit orders as the market reaches them. */
export interface Matcher {
  /**
   * Looks at every open order once, from where it looked last, or from the order's own beginning.
   * @returns how many it filled
   */
  run(): Promise<number>
}

/**
 * A matcher. It keeps nothing but how far it has looked; a new one starts at the beginning of each order, and as every price of
 * the past can be recomputed it finds the same fills. Two of them at once are harmless: an order is filled once.
 */
export function createMatcher({ store, market }: Pick<Services, 'store' | 'market'>): Matcher {
  /** How far an order has been looked at. */
  let lookedAt = new Map<bigint, number>()

  const tryToFill = async (order: OpenOrder, now: number): Promise<boolean> => {
    const product = findProduct(order.productId)
    if (!product) return false
    const from = lookedAt.get(order.id) ?? order.createdAt
    const reached = firstReached(market, order, product, from, now)
    if (!reached) return false
    const { price, time } = reached
    try {
      await store.execute(fillSpotOrder, { orderId: order.id, price, filledAt: time })
      return true
    } catch (error) {
      // Cancelled in the meantime, or filled by another node: both are theirs to do.
      if (toErrorAnswer(error)) return false
      throw error
    }
  }

  return {
    async run() {
      const now = market.now()
      const looked = new Map<bigint, number>()
      let filled = 0
      let after = 0n
      for (;;) {
        const orders = await listOpenOrders(store, after, PAGE)
        for (const order of orders) {
          if (await tryToFill(order, now)) filled++
          else looked.set(order.id, now)
        }
        const last = orders.at(-1)
        if (!last || orders.length < PAGE) break
        after = last.id
      }
      lookedAt = looked
      return filled
    },
  }
}

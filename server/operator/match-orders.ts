import { compare } from '../../src/lib/money.ts'
import { fillSpotOrder } from '../domain/spot/commands.ts'
import { listOpenOrders } from '../domain/spot/order.ts'
import type { OpenOrder } from '../domain/spot/order.ts'
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

/** A price that can be looked back at, tick by tick or by the extremes of a span. */
export interface Track {
  /** Milliseconds between two ticks. */
  readonly tickPeriod: number
  priceAt(time: number): string
  /** Whether an order could be filled at that moment. */
  isOpen(time: number): boolean
  /**
   * No price of the span that starts at `from` was outside of these; undefined when there was none. They may be wider than the
   * truth, and cover a little more than the span: then it is looked at more closely, in vain.
   */
  extremes(interval: (typeof STEPS)[number][0], from: number): { low: string; high: string } | undefined
}

/** The track of a product. */
export function productTrack(market: Market, product: MarketProduct): Track {
  return {
    tickPeriod: product.tickPeriod,
    priceAt: time => market.quote(product, time).nowPrice,
    isOpen: time => market.trading(product, time).status === 'open',
    extremes: (interval, from) => {
      const [candle] = market.candles(product, interval, { before: from + 1, limit: 1 })
      return candle?.time === from ? candle : undefined
    },
  }
}

/** The first tick after `from` and up to `to` at which the limit was reached, tick by tick. */
function firstTick(track: Track, order: Barrier, from: number, to: number): Reached | undefined {
  const { tickPeriod } = track
  for (let time = (Math.floor(from / tickPeriod) + 1) * tickPeriod; time <= to; time += tickPeriod) {
    const price = track.priceAt(time)
    if (isGood(order, price) && track.isOpen(time)) return { price, time }
  }
  return undefined
}

/**
 * The first price after `from` and up to `to` (epoch ms) that fills an order. Whole days, hours and minutes are passed over when
 * their extremes say that they cannot; the rest is looked at tick by tick, so that nothing is missed, however long it was.
 */
export function firstOnTrack(track: Track, order: Barrier, from: number, to: number): Reached | undefined {
  const mayReach = (interval: (typeof STEPS)[number][0], start: number) => {
    const span = track.extremes(interval, start)
    return span !== undefined && isGood(order, order.side === 1 ? span.low : span.high)
  }
  let time = from
  while (time < to) {
    const at = time
    const step = STEPS.find(([, length]) => (at + 1) % length === 0 && at + length <= to)
    if (step && !mayReach(step[0], at + 1)) {
      time = at + step[1]
      continue
    }
    // Up to the end of the minute, of which the last instant belongs to it.
    const end = Math.min(to, Math.floor((at + 1) / MINUTE) * MINUTE + MINUTE - 1)
    const reached = firstTick(track, order, at, end)
    if (reached) return reached
    time = end
  }
  return undefined
}

/** The first price of a product that fills an order; see firstOnTrack. */
export function firstReached(
  market: Market,
  order: Barrier,
  product: MarketProduct,
  from: number,
  to: number,
): Reached | undefined {
  return firstOnTrack(productTrack(market, product), order, from, to)
}

/** A kind of order that waits for a price. */
export interface Matching<Order extends Barrier & { readonly id: bigint; readonly createdAt: number }> {
  /** Open ones of everybody in the order of their ids, those after `after`. */
  readonly list: (after: bigint, limit: number) => Promise<Order[]>
  /** What it is filled by; undefined when there is no such thing any more. */
  readonly track: (order: Order) => Track | undefined
  readonly fill: (order: Order, reached: Reached) => Promise<unknown>
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

/** Fills spot orders; see matcherOf. */
export function createMatcher({ store, market }: Pick<Services, 'store' | 'market'>): Matcher {
  return matcherOf<OpenOrder>(market, {
    list: (after, limit) => listOpenOrders(store, after, limit),
    track: ({ productId }) => {
      const product = findProduct(productId)
      return product && productTrack(market, product)
    },
    fill: ({ id: orderId }, { price, time: filledAt }) =>
      store.execute(fillSpotOrder, { orderId, price, filledAt }),
  })
}

/**
 * A matcher. It keeps nothing but how far it has looked; a new one starts at the beginning of each order, and as every price of
 * the past can be recomputed it finds the same fills. Two of them at once are harmless: an order is filled once.
 */
export function matcherOf<Order extends Barrier & { readonly id: bigint; readonly createdAt: number }>(
  market: Pick<Market, 'now'>,
  { list, track, fill }: Matching<Order>,
): Matcher {
  /** How far an order has been looked at. */
  let lookedAt = new Map<bigint, number>()

  const tryToFill = async (order: Order, now: number): Promise<boolean> => {
    const path = track(order)
    const reached = path && firstOnTrack(path, order, lookedAt.get(order.id) ?? order.createdAt, now)
    if (!reached) return false
    try {
      await fill(order, reached)
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
        const orders = await list(after, PAGE)
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

import { compare } from '#src/lib/money.ts'
import type { OpenOrder } from '../spot/order.ts'
import type { Market } from '#server/market/market.ts'
import type { MarketProduct } from '#server/market/types.ts'
import { DAY, HOUR, MINUTE } from '#src/lib/time/time-units.ts'

/** Candles that a span is searched by, from coarse to fine; a year is four hundred looks and not two million. */
const STEPS = [
  ['1d', DAY],
  ['1h', HOUR],
  ['1m', MINUTE],
] as const

type Interval = (typeof STEPS)[number][0]

/** A price that the market has had. */
export interface Reached {
  readonly price: string
  readonly time: number
}

/** A price to be reached: from above by a buyer (1), from below by a seller (2). */
export type Barrier = Pick<OpenOrder, 'side' | 'limitPrice'>

const isGood = ({ side, limitPrice }: Barrier, price: string) =>
  side === 1 ? compare(price, limitPrice) <= 0 : compare(price, limitPrice) >= 0

/** The lowest and the highest price of a span, decimal strings. */
export interface Extremes {
  readonly low: string
  readonly high: string
}

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
  extremes(interval: Interval, from: number): Extremes | undefined
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

/** The moments of the ticks after `from` and up to `to`. */
export function* tickTimes({ tickPeriod }: Track, from: number, to: number): Generator<number> {
  for (let time = (Math.floor(from / tickPeriod) + 1) * tickPeriod; time <= to; time += tickPeriod) yield time
}

/** The first tick after `from` and up to `to` at which the limit was reached, tick by tick. */
function firstTick(track: Track, order: Barrier, from: number, to: number): Reached | undefined {
  for (const time of tickTimes(track, from, to)) {
    const price = track.priceAt(time)
    if (isGood(order, price) && track.isOpen(time)) return { price, time }
  }
  return undefined
}

/**
 * The longest whole candle, of those that begin right after `time`, that ends by `to`; undefined when a minute is cut.
 * @returns its interval and its length in milliseconds
 */
export const wholeStep = (time: number, to: number) =>
  STEPS.find(([, length]) => (time + 1) % length === 0 && time + length <= to)

/** The end of the minute after `time`, or `to`; the last instant of a minute belongs to it. */
export const endOfMinute = (time: number, to: number): number =>
  Math.min(to, Math.floor((time + 1) / MINUTE) * MINUTE + MINUTE - 1)

/**
 * The first price after `from` and up to `to` (epoch ms) that fills an order. Whole days, hours and minutes are passed over when
 * their extremes say that they cannot; the rest is looked at tick by tick, so that nothing is missed, however long it was.
 */
export function firstOnTrack(track: Track, order: Barrier, from: number, to: number): Reached | undefined {
  const mayReach = (interval: Interval, start: number) => {
    const span = track.extremes(interval, start)
    return span !== undefined && isGood(order, order.side === 1 ? span.low : span.high)
  }
  let time = from
  while (time < to) {
    const step = wholeStep(time, to)
    if (step && !mayReach(step[0], time + 1)) {
      time += step[1]
      continue
    }
    const end = endOfMinute(time, to)
    const reached = firstTick(track, order, time, end)
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

import { compare } from '#src/lib/money/money.ts'
import type { PriceTrack } from '#src/lib/market/first-reach.ts'
import type { Market } from '#server/market/market.ts'
import type { MarketProduct } from '#server/market/types.ts'
import { DAY, HOUR, MINUTE } from '#src/lib/time/time-units.ts'

/** Candle intervals to search by, from coarse to fine: a year takes four hundred reads instead of two million. */
const CANDLE_STEPS = [
  ['1d', DAY],
  ['1h', HOUR],
  ['1m', MINUTE],
] as const

type Interval = (typeof CANDLE_STEPS)[number][0]

/** A market price that reached a limit, and its time. */
export interface PriceHit {
  readonly price: string
  readonly time: number
}

/** A limit price: reached from above when buying (1), from below when selling (2). */
export interface PriceLimit {
  readonly side: 1 | 2
  readonly limitPrice: string
}

const satisfiesLimit = ({ side, limitPrice }: PriceLimit, price: string) =>
  side === 1 ? compare(price, limitPrice) <= 0 : compare(price, limitPrice) >= 0

/** The lowest and the highest price of a period, decimal strings. */
export interface PriceRange {
  readonly low: string
  readonly high: string
}

/** The past prices of an instrument, by tick or by the range of a candle interval. */
export interface PriceHistory {
  /** Milliseconds between ticks. */
  readonly tickPeriod: number
  priceAt(time: number): string
  /** Whether an order could be filled at that time. */
  isOpen(time: number): boolean
  /**
   * A range that includes all prices of the interval that starts at `from`; undefined when there were none. It may be wider than the
   * actual range and cover a little more time: then the ticks are read without a hit.
   */
  range(interval: Interval, from: number): PriceRange | undefined
}

/** The price history of a product. */
export function productPriceHistory(market: Market, product: MarketProduct): PriceHistory {
  return {
    tickPeriod: product.tickPeriod,
    priceAt: time => market.quote(product, time).nowPrice,
    isOpen: time => market.trading(product, time).status === 'open',
    range: (interval, from) => {
      const [candle] = market.candles(product, interval, { before: from + 1, limit: 1 })
      return candle?.time === from ? candle : undefined
    },
  }
}

/** The same history, as what verifies it reads it. */
export const priceTrack = (history: PriceHistory): PriceTrack => ({
  ...history,
  range(from, to) {
    const step = CANDLE_STEPS.find(([, length]) => length === to - from)
    return step && history.range(step[0], from)
  },
})

/** The times of the ticks after `from` and up to `to`. */
export function* tickTimes({ tickPeriod }: PriceHistory, from: number, to: number): Generator<number> {
  for (let time = (Math.floor(from / tickPeriod) + 1) * tickPeriod; time <= to; time += tickPeriod) yield time
}

/** The first tick after `from` and up to `to` that reached the limit while the market was open. */
function findFirstTick(
  track: PriceHistory,
  order: PriceLimit,
  from: number,
  to: number,
): PriceHit | undefined {
  for (const time of tickTimes(track, from, to)) {
    const price = track.priceAt(time)
    if (satisfiesLimit(order, price) && track.isOpen(time)) return { price, time }
  }
  return undefined
}

/**
 * The longest whole candle that starts right after `time` and ends by `to`; undefined when not even a minute fits.
 * @returns its interval and its length in milliseconds
 */
export const wholeCandleAfter = (time: number, to: number) =>
  CANDLE_STEPS.find(([, length]) => (time + 1) % length === 0 && time + length <= to)

/** The last millisecond of the minute after `time`, or `to` if that is earlier. */
export const endOfMinute = (time: number, to: number): number =>
  Math.min(to, Math.floor((time + 1) / MINUTE) * MINUTE + MINUTE - 1)

/**
 * The first price after `from` and up to `to` (epoch ms) that fills an order. Whole days, hours and minutes are skipped when their
 * range does not reach the limit; the rest is searched tick by tick, so that no price is missed.
 */
export function findFirstHit(
  track: PriceHistory,
  order: PriceLimit,
  from: number,
  to: number,
): PriceHit | undefined {
  const canReach = (interval: Interval, start: number) => {
    const span = track.range(interval, start)
    return span !== undefined && satisfiesLimit(order, order.side === 1 ? span.low : span.high)
  }
  let time = from
  while (time < to) {
    const step = wholeCandleAfter(time, to)
    if (step && !canReach(step[0], time + 1)) {
      time += step[1]
      continue
    }
    const end = endOfMinute(time, to)
    const reached = findFirstTick(track, order, time, end)
    if (reached) return reached
    time = end
  }
  return undefined
}

/** The first price of a product that fills an order; see findFirstHit. */
export function findFirstProductHit(
  market: Market,
  order: PriceLimit,
  product: MarketProduct,
  from: number,
  to: number,
): PriceHit | undefined {
  return findFirstHit(productPriceHistory(market, product), order, from, to)
}

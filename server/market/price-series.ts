import type { Bucket } from './bucket.ts'

/**
 * How a product has moved, minute by minute: the part that differs between the versions of the market, and between products with a price
 * of their own and those whose price follows from others. Prices are minor units; a tick is the epoch time divided by the product's
 * `tickPeriod`, a minute that divided by a minute. What belongs to a tick follows from what has happened up to it.
 */
export interface PriceSeries {
  priceAt(tick: number): number
  /** Aggregates the minutes of [from, to), appended to `before`, which is modified. Undefined when there are none. */
  fold(from: number, to: number, before?: Bucket): Bucket | undefined
  /** The minute of a tick, up to and including it. Its range, volume and amount never shrink from tick to tick. */
  minuteUpTo(tick: number): Bucket
  /** What is traded at a tick, in minor units; may be zero. The ticks of a minute add up to its volume. */
  volumeAt(tick: number): number
  /** One of 64 random numbers in [0, 1) that belong to a tick. */
  chanceAt(tick: number, index: number): number
}

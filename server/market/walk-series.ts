import { DAY_MINUTES } from '#src/lib/market/volatility.ts'
import type { PriceWalk } from '#src/lib/market/walk.ts'
import { priceAfter, tickOfMove, type WalkDay, drawOf, volumeOf } from '#src/lib/market/walk-day.ts'
import { MINUTE } from '#src/lib/time/time-units.ts'
import { amountDivisor, type Bucket } from './bucket.ts'
import type { PriceSeries } from './price-series.ts'
import type { MarketProduct } from './types.ts'

/**
 * What is traded with a move, as a share of the usual volume of its part of a minute: some all the time, some at random, and some with
 * the move itself, by the square of its size. The mean is 1.
 */
const STEADY = 0.2
const RANDOM = 0.6
const MOVED = 0.5
/** How much of the volume of a tick may come earlier or later than evenly. */
const UNEVEN = 0.95 / 256

/**
 * What has been traded in the part of a minute that belongs to a move after so many of its ticks, but for the move itself. It says nothing
 * about the move.
 * @param volume a number from 0 to 1; see `volumeOf`
 */
export function steadyAfter(volume: number, ticks: number, ticksPerMove: number): number {
  const uneven =
    ticks === ticksPerMove || ticks === 0 ? 0 : UNEVEN * ((ticks * (ticks + 16 * volume) * 29) & 255)
  return ((STEADY + RANDOM * volume) * (ticks - uneven)) / ticksPerMove
}

/** What is traded at the tick of a move. */
export function movedOf(word: number): number {
  const draw = drawOf(word)
  return MOVED * draw * draw
}

/** What turns a walk into prices and volumes of a product. */
interface Measures {
  readonly tickSize: number
  readonly ticksPerMinute: number
  /** What is traded in a minute of the usual size, for one step of size. */
  readonly usualVolume: number
  readonly divisor: number
}

/** Appends minutes of a day to a bucket. */
function foldDay(
  { opening, moves, ticksPerMove, moveTicks, words, changes, sizes, steps }: WalkDay,
  { tickSize, usualVolume, divisor }: Measures,
  { from, to }: { readonly from: number; readonly to: number },
  bucket: Bucket,
): void {
  let { high, low, close, volume, amount } = bucket
  // A minute's size is that of one of its moves.
  const volumePerSize = usualVolume / Math.sqrt(moves)
  for (let minute = from; minute < to; minute++) {
    const size = sizes[minute]!
    const unit = volumePerSize * size
    let price = opening + steps[minute]! * tickSize
    let traded = 0
    let whole = 0
    let turnover = price
    for (let at = minute * moves, end = at + moves; at < end; at++) {
      const word = words[at]!
      const steady = volumeOf(word)
      const early = steadyAfter(steady, tickOfMove(word, moveTicks), ticksPerMove)
      const before = Math.floor(unit * (traded + early))
      turnover += (before - whole) * price
      price += changes[at]! * tickSize
      if (price > high) high = price
      else if (price < low) low = price
      traded += steadyAfter(steady, ticksPerMove, ticksPerMove) + movedOf(word)
      whole = Math.floor(unit * traded)
      turnover += (whole - before) * price
    }
    volume += whole + 1
    amount += Math.round(turnover / divisor)
    close = price
  }
  bucket.high = Math.max(high, tickSize)
  bucket.low = Math.max(low, tickSize)
  bucket.close = Math.max(close, tickSize)
  bucket.volume = volume
  bucket.amount = amount
}

/** A minute of a day up to and including one of its ticks. One unit is always traded at its first instant. */
function minuteUpTo(
  { opening, moves, ticksPerMove, moveTicks, words, changes, sizes, steps }: WalkDay,
  { tickSize, usualVolume, divisor }: Measures,
  minute: number,
  last: number,
): Bucket {
  const size = sizes[minute]!
  const unit = (usualVolume / Math.sqrt(moves)) * size
  const open = priceAfter(opening, steps[minute]!, tickSize)
  let sum = steps[minute]!
  let high = open
  let low = open
  let price = open
  let traded = 0
  let whole = 0
  let turnover = open
  for (let each = 0; each * ticksPerMove <= last; each++) {
    const word = words[minute * moves + each]!
    const ticks = Math.min(ticksPerMove, last + 1 - each * ticksPerMove)
    const steady = volumeOf(word)
    const happens = tickOfMove(word, moveTicks)
    const before = Math.floor(unit * (traded + steadyAfter(steady, Math.min(ticks, happens), ticksPerMove)))
    turnover += (before - whole) * price
    whole = before
    if (happens >= ticks) break
    sum += changes[minute * moves + each]!
    price = priceAfter(opening, sum, tickSize)
    high = Math.max(high, price)
    low = Math.min(low, price)
    traded += steadyAfter(steady, ticks, ticksPerMove) + movedOf(word)
    whole = Math.floor(unit * traded)
    turnover += (whole - before) * price
  }
  return { open, high, low, close: price, volume: whole + 1, amount: Math.round(turnover / divisor) }
}

/** The walk of a product (src/lib/market/walk.ts) with what is traded. */
export function createWalkSeries(
  walk: PriceWalk,
  product: MarketProduct,
  chanceAt: PriceSeries['chanceAt'],
): PriceSeries {
  const { tickSize, tickPeriod } = product
  const ticksPerMinute = MINUTE / tickPeriod
  const usualVolume = product.minuteVolume / walk.usualSize
  const measures = { tickSize, ticksPerMinute, usualVolume, divisor: amountDivisor(product) }
  const upTo = (tick: number): Bucket => {
    const minute = Math.floor(tick / ticksPerMinute)
    const day = Math.floor(minute / DAY_MINUTES)
    return minuteUpTo(walk.day(day), measures, minute - day * DAY_MINUTES, tick - minute * ticksPerMinute)
  }
  return {
    priceAt: walk.priceAt,
    chanceAt,
    minuteUpTo: upTo,
    volumeAt: tick => volumeOfTick(upTo, tick, ticksPerMinute),
    fold: (from, to, before) =>
      foldDays(from, to, before, (day, span, isKept, bucket) => {
        const data = walk.day(day, isKept)
        const open = priceAfter(data.opening, data.steps[span.from]!, tickSize)
        const begun = bucket ?? { open, high: open, low: open, close: open, volume: 0, amount: 0 }
        foldDay(data, measures, span, begun)
        return begun
      }),
  }
}

/** What is traded at a tick: the difference to the tick before, of a minute that begins with none. */
export function volumeOfTick(upTo: (tick: number) => Bucket, tick: number, ticksPerMinute: number): number {
  const before = tick % ticksPerMinute === 0 ? 0 : upTo(tick - 1).volume
  return upTo(tick).volume - before
}

/** Minutes of a day. */
interface DaySpan {
  readonly from: number
  readonly to: number
}

/** What is asked for again soon: an hour or a part of it. Longer spans are sums of hours, or a day's only call. */
const MAX_KEPT_MINUTES = 60

/** Folds the minutes of [from, to) day by day. A day of which much is folded at once need not be kept for the next call. */
export function foldDays(
  from: number,
  to: number,
  before: Bucket | undefined,
  fold: (day: number, span: DaySpan, isKept: boolean, bucket: Bucket | undefined) => Bucket,
): Bucket | undefined {
  let bucket = before
  for (let minute = from; minute < to;) {
    const day = Math.floor(minute / DAY_MINUTES)
    const start = day * DAY_MINUTES
    const end = Math.min(to, start + DAY_MINUTES)
    bucket = fold(day, { from: minute - start, to: end - start }, end - minute <= MAX_KEPT_MINUTES, bucket)
    minute = end
  }
  return bucket
}

import type { DerivedPrice } from '#src/lib/market/derived-price.ts'
import { DAY_MINUTES } from '#src/lib/market/volatility.ts'
import type { PriceWalk } from '#src/lib/market/walk.ts'
import { tickOfMove, type WalkDay, volumeOf } from '#src/lib/market/walk-day.ts'
import { MINUTE } from '#src/lib/time/time-units.ts'
import { amountDivisor, mergeInto, type Bucket } from './bucket.ts'
import type { PriceSeries } from './price-series.ts'
import type { MarketProduct } from './types.ts'
import { foldDays, movedOf, steadyAfter, volumeOfTick } from './walk-series.ts'

/** More than the moves of two legs in a minute. */
const MAX_CHANGES = 32
/** Products whose first leg is the same differ in what is traded besides its moves, in as many ways. */
const VOLUMES = 16
/** After every tick of a minute. */
const NEVER = 2 ** 30

/** A leg as the loops below need it. */
interface Leg {
  readonly tickSize: number
  /** Ticks of the derived product in a tick of the leg, a whole number. */
  readonly periods: number
}

/** How a product's price follows from its legs, and its price changes in the minute that was computed last. */
interface Derivation {
  readonly first: Leg
  readonly second: Leg | undefined
  readonly priceOf: DerivedPrice
  readonly ticksPerMinute: number
  /** What is traded in a minute of the first leg's usual size, for one step of its size. */
  readonly usualVolume: number
  readonly divisor: number
  /** So that two products with the same first leg are not traded alike: what is added to the leg's `volumeOf`, modulo 1. */
  readonly volumeShift: number
  /** The ticks of a minute at which the price may change, from the first one on, and the prices from then on. */
  readonly ticks: Int32Array
  readonly prices: Float64Array
}

/** The days of both legs. */
interface LegDays {
  readonly one: WalkDay
  readonly other: WalkDay | undefined
}

/** The tick of a minute at which a leg's move is seen. Each is seen within its minute, as nothing moves in its last second. */
const seenAt = (
  { moves, ticksPerMove, moveTicks, words }: WalkDay,
  minute: number,
  each: number,
  periods: number,
): number =>
  each >= moves
    ? NEVER
    : (each * ticksPerMove + tickOfMove(words[minute * moves + each]!, moveTicks)) * periods

const legPrice = ({ tickSize }: Leg, { opening, steps }: WalkDay, minute: number): number =>
  opening + steps[minute]! * tickSize

const moved = ({ tickSize }: Leg, { moves, changes }: WalkDay, minute: number, each: number): number =>
  changes[minute * moves + each]! * tickSize

/** Fills in the prices of a minute, up to and including a tick. @returns how many there are */
function fillPrices(derivation: Derivation, { one, other }: LegDays, minute: number, last: number): number {
  const { first, second, priceOf, ticks, prices } = derivation
  let onePrice = legPrice(first, one, minute)
  let otherPrice = other ? legPrice(second!, other, minute) : 1
  let oneMoves = 0
  let otherMoves = 0
  let changes = 1
  let oneTick = seenAt(one, minute, 0, first.periods)
  let otherTick = other ? seenAt(other, minute, 0, second!.periods) : NEVER
  ticks[0] = 0
  prices[0] = priceOf(onePrice, otherPrice)
  for (;;) {
    const tick = Math.min(oneTick, otherTick)
    if (tick > last) return changes
    // Two moves of one leg may fall on one tick of the derived product.
    while (oneTick === tick) {
      onePrice += moved(first, one, minute, oneMoves)
      oneTick = seenAt(one, minute, ++oneMoves, first.periods)
    }
    while (otherTick === tick) {
      otherPrice += moved(second!, other!, minute, otherMoves)
      otherTick = seenAt(other!, minute, ++otherMoves, second!.periods)
    }
    ticks[changes] = tick
    prices[changes++] = priceOf(onePrice, otherPrice)
  }
}

/** Sets what is traded in a minute up to and including a tick, and for how much: by the first leg's moves, at the prices that are filled in. */
function setTraded(
  { first, ticksPerMinute, usualVolume, divisor, volumeShift, ticks, prices }: Derivation,
  day: WalkDay,
  minute: number,
  { last, changes }: { readonly last: number; readonly changes: number },
  into: Bucket,
): void {
  const { moves, words, sizes } = day
  const unit = (usualVolume / Math.sqrt(moves)) * sizes[minute]!
  const ticksPerPart = ticksPerMinute / moves
  let traded = 0
  let whole = 0
  let at = 0
  // One unit is always traded at the first instant; what is traded in one go counts at the price of its first tick.
  let turnover = prices[0]!
  for (let part = 0; part < moves && part * ticksPerPart <= last; part++) {
    const word = words[minute * moves + part]!
    const shifted = volumeOf(word) + volumeShift
    const steady = shifted < 1 ? shifted : shifted - 1
    const start = part * ticksPerPart
    const elapsed = Math.min(ticksPerPart, last - start + 1)
    const happens = seenAt(day, minute, part, first.periods) - start
    while (at + 1 < changes && ticks[at + 1]! <= start) at++
    const early = steadyAfter(steady, Math.min(elapsed, happens), ticksPerPart)
    const before = Math.floor(unit * (traded + early))
    turnover += (before - whole) * prices[at]!
    whole = before
    if (happens >= elapsed) break
    traded += steadyAfter(steady, elapsed, ticksPerPart) + movedOf(word)
    while (at + 1 < changes && ticks[at + 1]! <= start + happens) at++
    whole = Math.floor(unit * traded)
    turnover += (whole - before) * prices[at]!
  }
  into.volume = whole + 1
  into.amount = Math.round(turnover / divisor)
}

/** Sets a bucket to a minute up to and including a tick. */
function setMinute(derivation: Derivation, days: LegDays, minute: number, last: number, into: Bucket): void {
  const changes = fillPrices(derivation, days, minute, last)
  const { prices } = derivation
  const open = prices[0]!
  let high = open
  let low = open
  for (let at = 1; at < changes; at++) {
    const price = prices[at]!
    if (price > high) high = price
    else if (price < low) low = price
  }
  into.open = open
  into.high = high
  into.low = low
  into.close = prices[changes - 1]!
  setTraded(derivation, days.one, minute, { last, changes }, into)
}

const emptyBucket = (): Bucket => ({ open: 0, high: 0, low: 0, close: 0, volume: 0, amount: 0 })

function derivationOf(product: MarketProduct, legs: readonly PriceWalk[], priceOf: DerivedPrice): Derivation {
  const { productId, tickPeriod, minuteVolume } = product
  const [first, second] = legs.map(({ terms }): Leg => ({
    tickSize: terms.tickSize,
    periods: terms.tickPeriod / tickPeriod,
  }))
  return {
    first: first!,
    second,
    priceOf,
    ticksPerMinute: MINUTE / tickPeriod,
    usualVolume: minuteVolume / legs[0]!.usualSize,
    divisor: amountDivisor(product),
    volumeShift: (productId % VOLUMES) / VOLUMES,
    ticks: new Int32Array(MAX_CHANGES),
    prices: new Float64Array(MAX_CHANGES),
  }
}

/**
 * A product whose price follows from one or two others at each of its ticks: a micro contract from the large one, a cross rate from two
 * dollar rates. Its volume follows from the first leg's moves.
 * @param legs the walks of the others
 * @param priceOf its price by those of the legs
 */
export function createDerivedSeries(
  product: MarketProduct,
  legs: readonly PriceWalk[],
  priceOf: DerivedPrice,
  chanceAt: PriceSeries['chanceAt'],
): PriceSeries {
  const derivation = derivationOf(product, legs, priceOf)
  const { ticksPerMinute } = derivation
  const [one, other] = legs as readonly [PriceWalk, PriceWalk?]
  const daysOf = (day: number, isKept?: boolean): LegDays => ({
    one: one.day(day, isKept),
    other: other?.day(day, isKept),
  })
  const legPriceAt = (walk: PriceWalk, tick: number) =>
    walk.priceAt(Math.floor((tick * product.tickPeriod) / walk.terms.tickPeriod))
  const upTo = (tick: number): Bucket => {
    const minute = Math.floor(tick / ticksPerMinute)
    const day = Math.floor(minute / DAY_MINUTES)
    const bucket = emptyBucket()
    const last = tick - minute * ticksPerMinute
    setMinute(derivation, daysOf(day), minute - day * DAY_MINUTES, last, bucket)
    return bucket
  }
  const each = emptyBucket()
  return {
    priceAt: tick => priceOf(legPriceAt(one, tick), other ? legPriceAt(other, tick) : 1),
    chanceAt,
    minuteUpTo: upTo,
    volumeAt: tick => volumeOfTick(upTo, tick, ticksPerMinute),
    fold: (from, to, before) =>
      foldDays(from, to, before, (day, span, isKept, bucket) => {
        const days = daysOf(day, isKept)
        let whole = bucket
        for (let minute = span.from; minute < span.to; minute++) {
          setMinute(derivation, days, minute, ticksPerMinute - 1, each)
          if (whole) mergeInto(whole, each)
          else whole = { ...each }
        }
        return whole!
      }),
  }
}

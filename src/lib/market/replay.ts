/**
 * Recomputes the past prices of a product of the simulated market from what its back end publishes: the terms of the product, and the key
 * of the newest day that has one, from which all earlier keys follow (docs/rules/market.md). Equal to the digit to what was quoted.
 */
import { fromMinorUnits, toMinorUnits, type Decimal } from '../money/decimal.ts'
import { createLru } from '../collections/lru.ts'
import { DAY, MINUTE } from '../time/time-units.ts'
import type { ProductType } from '#models'
import { createDayKeys, parseDayKey } from './day-keys.ts'
import { createDerivedPrice } from './derived-price.ts'
import type { PriceTrack } from './first-reach.ts'
import { createNoise } from './noise.ts'
import { priceTimeOf, type MarketHours } from './price-time.ts'
import { createWalk, type Openings, type PriceWalk, type WalkParts } from './walk.ts'
import { type WalkDay, priceAfter } from './walk-day.ts'
import { DAY_MINUTES } from './volatility.ts'

/** The lowest and the highest price of a walk, in minor units. */
interface WalkRange {
  readonly low: number
  readonly high: number
}

/** The range of whole minutes of one UTC day, counted since 1970: `from` and up to, not including, `to`. */
function walkRange(walk: PriceWalk, from: number, to: number): WalkRange {
  const day = Math.floor(from / DAY_MINUTES)
  const { opening, moves, changes, steps } = walk.day(day)
  const first = day * DAY_MINUTES
  let low = Infinity
  let high = -Infinity
  for (let minute = from - first; minute < to - first; minute++) {
    let sum = steps[minute]!
    if (sum < low) low = sum
    if (sum > high) high = sum
    for (let at = minute * moves, end = at + moves; at < end; at++) {
      sum += changes[at]!
      if (sum < low) low = sum
      else if (sum > high) high = sum
    }
  }
  const { tickSize } = walk.terms
  return { low: priceAfter(opening, low, tickSize), high: priceAfter(opening, high, tickSize) }
}

/** What a product's prices follow from, besides the keys: an answer of `getMarketTerms`. Times and periods are milliseconds. */
export interface ReplayTerms extends MarketHours {
  readonly productId: number
  readonly productType: ProductType
  readonly productCode: string
  /** Since when prices follow from the keys, a whole minute; and the price of that moment. */
  readonly since: number
  readonly price: Decimal
  readonly basePrice: Decimal
  readonly tickSize: Decimal
  /** Decimals of a price. */
  readonly priceScale: number
  readonly tickPeriod: number
  /** Basis points. */
  readonly volatility: number
  readonly suspendedSince: number | null
  /** The products that its price follows from; none where it has a price of its own. */
  readonly legs: readonly {
    readonly productType: ProductType
    readonly productCode: string
    readonly isInverse: boolean
  }[]
}

export interface ReplayInput {
  readonly terms: ReplayTerms
  /** The terms of the legs of `terms`, in any order; others are ignored. */
  readonly legs: readonly ReplayTerms[]
  /** The newest day (`2026-11-20`) whose key is published, and the key. */
  readonly newest: { readonly day: string; readonly key: string }
}

/**
 * The past prices of one product. `priceAt` is undefined where the day is not published yet, and for prices of before `since`. The first
 * call takes some 0.1 ms for each day since then, unless `steps` has been run.
 */
export interface Replay extends PriceTrack {
  /** Computes the days before a time, one in each step, so that `priceAt` takes less than a millisecond up to then. */
  steps(until: number): Generator<void, void>
}

/** No market began earlier: the keys of the days before do not go back farther (day-keys.ts). */
const EARLIEST = Date.UTC(2021, 0, 1)
/** Cached, as moments of one day are often asked for together. */
const MAX_CACHED_DAYS = 4
const MAX_LEGS = 2

/** The prices of a product. @throws RangeError for terms, a day or a key that no market of this kind has */
export function createReplay({ terms, legs, newest }: ReplayInput): Replay {
  const lastDay = Date.parse(newest.day) / DAY
  const noise = createNoise(createDayKeys({ day: lastDay, key: parseDayKey(newest.key) }))
  const bases = legsOf(terms, legs)
  const walks = (bases.length > 0 ? bases : [terms]).map(each => walkOf(each, noise))
  const pricesAt = (time: number) => walks.map(walk => walk.priceAt(Math.floor(time / walk.terms.tickPeriod)))
  const tickSize = minorOf(terms.tickSize, terms)
  const at = { price: ownPrice(terms), legPrices: bases.map(ownPrice), tickSize }
  const derived = bases.length > 0 ? createDerivedPrice(terms.legs, at) : undefined
  const priceOf = ([one, other]: readonly number[]) => (derived ? derived(one!, other) : one!)
  const priceText = (minor: number) => fromMinorUnits(BigInt(minor), terms.priceScale)
  let nextDay = Math.floor(terms.since / DAY)

  return {
    priceAt(time) {
      const { time: moment } = priceTimeOf(terms, time)
      if (!(moment >= terms.since) || Math.floor(moment / DAY) > lastDay) return undefined
      return priceText(priceOf(pricesAt(Math.floor(moment / terms.tickPeriod) * terms.tickPeriod)))
    },
    tickPeriod: terms.tickPeriod,
    isOpen: time => priceTimeOf(terms, time).isLive,
    range(from, to) {
      if (from < terms.since || Math.floor(from / DAY) > lastDay) return undefined
      const ranges = walks.map(walk => walkRange(walk, from / MINUTE, to / MINUTE))
      const bound = (isLow: boolean) => {
        const prices = ranges.map(({ low, high }, leg) =>
          isLow !== Boolean(terms.legs[leg]?.isInverse) ? low : high,
        )
        return priceText(priceOf(prices))
      }
      return { low: bound(true), high: bound(false) }
    },
    *steps(until) {
      const last = Math.min(Math.floor(priceTimeOf(terms, until).time / DAY), lastDay)
      while (nextDay < last) {
        const day = nextDay++
        // A day that is simulated hands its close on as the opening of the next.
        for (const walk of walks) walk.day(day, false)
        yield
      }
    },
  }
}

const ownPrice = (terms: ReplayTerms): number => minorOf(terms.price, terms)

/** A price in minor units. @throws RangeError when it is none */
function minorOf(decimal: Decimal, { priceScale }: ReplayTerms): number {
  const minor = Number(toMinorUnits(decimal, priceScale))
  if (!Number.isSafeInteger(minor) || minor <= 0) throw new RangeError(`not a price: ${decimal}`)
  return minor
}

/** The terms of a product's legs, in their order. @throws RangeError when one is missing */
function legsOf({ legs, since }: ReplayTerms, known: readonly ReplayTerms[]): ReplayTerms[] {
  if (legs.length > MAX_LEGS) throw new RangeError(`a price follows from at most ${MAX_LEGS} others`)
  return legs.map(({ productType, productCode }) => {
    const base = known.find(each => each.productType === productType && each.productCode === productCode)
    if (!base || base.legs.length > 0 || base.since !== since)
      throw new RangeError(`no price follows from ${productCode}`)
    return base
  })
}

/** The walk of a product with a price of its own. @throws RangeError for terms that no product has */
function walkOf(terms: ReplayTerms, noise: WalkParts['noise']): PriceWalk {
  const { since, productId, productType, tickPeriod, volatility } = terms
  if (!(since >= EARLIEST) || since % MINUTE !== 0)
    throw new RangeError(`not the beginning of a market: ${since}`)
  if (!(tickPeriod > 0) || MINUTE % tickPeriod !== 0) throw new RangeError(`not a tick period: ${tickPeriod}`)
  if (!(volatility > 0)) throw new RangeError(`not a volatility: ${volatility}`)
  const basePrice = minorOf(terms.basePrice, terms)
  const tickSize = minorOf(terms.tickSize, terms)
  return createWalk(
    { productId, productType, volatility, basePrice, tickSize, tickPeriod },
    {
      noise,
      origin: { minute: since / MINUTE, price: ownPrice(terms) },
      openings: createOpenings(),
      days: createLru<WalkDay, string>(MAX_CACHED_DAYS),
    },
  )
}

/** Of one product. */
function createOpenings(): Openings {
  const prices = new Map<number, number>()
  return {
    get: (_, day) => prices.get(day),
    set: (_, day, price) => void prices.set(day, price),
  }
}

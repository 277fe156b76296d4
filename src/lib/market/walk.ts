/**
 * How a product of the simulated market moves: by whole steps of its price, at random moments, each step drawn from a number of its own
 * and as likely up as down, whatever happened before. So the price is a martingale: no history tells where it goes. The size of the
 * steps changes with the hour and the day (volatility.ts). A price follows from the price at the market's beginning and the keys of the
 * days since; only integers, + - * / and square roots are used, because those are the same in every engine. (docs/rules/market.md)
 */
import { DAY } from '../time/time-units.ts'
import type { Lru } from '../collections/lru.ts'
import type { MarketNoise } from './noise.ts'
import {
  createDay,
  createSimulation,
  frameOf,
  priceAfter,
  tickOfMove,
  type Simulation,
  type WalkDay,
  type WalkFrame,
  type WalkOrigin,
  type WalkTerms,
} from './walk-day.ts'

/** One product's walk. Caches what it has computed: successive requests for a day are cheap. */
export interface PriceWalk {
  readonly terms: WalkTerms
  /** The standard deviation of a minute at average volatility and typical price, in steps. */
  readonly usualSize: number
  /** A day's moves. `isKept` tells that it will be asked for again soon; otherwise the next call overwrites it. */
  day(day: number, isKept?: boolean): WalkDay
  /** The price at a tick (epoch time divided by the tick period), in minor units. */
  priceAt(tick: number): number
}

/** The prices of days' first instants, in minor units, by product. */
export interface Openings {
  get(productId: number, day: number): number | undefined
  set(productId: number, day: number, price: number): void
}

export interface WalkParts {
  readonly noise: MarketNoise
  readonly origin: WalkOrigin
  readonly openings: Openings
  /** Recent days of all products. */
  readonly days: Lru<WalkDay, string>
}

/** The price at the first instant of each day, in minor units, from the nearest one that is known. */
function createOpeningPrices(
  { terms, originDay }: WalkFrame,
  { simulate, scratchOf }: Simulation,
  { origin, openings }: WalkParts,
) {
  const { productId, tickSize } = terms
  const knownAt = (day: number) => (day === originDay ? origin.price : openings.get(productId, day))

  /** Before its origin a walk goes backward: a day's steps have the size that belongs to its close. */
  const backward = (day: number): number => {
    let known = day
    while (knownAt(known) === undefined) known++
    let price = knownAt(known)!
    while (known > day) {
      known--
      price -= simulate(scratchOf(known), known, price) * tickSize
      openings.set(productId, known, price)
    }
    return price
  }

  const openingOf = (day: number): number => {
    if (day < originDay) return backward(day)
    let known = day
    while (knownAt(known) === undefined) known--
    let price = knownAt(known)!
    if (known === day) return price
    let reference = referenceOf(known)
    for (; known < day; known++) {
      const opening = price
      price = priceAfter(opening, simulate(scratchOf(known), known, reference), tickSize)
      openings.set(productId, known + 1, price)
      reference = opening
    }
    return price
  }

  /**
   * The price that the size of a day's moves belongs to: that of the first instant of the day before. So an order of up to a day is over
   * before a move's size depends on what came after its placement, and is as likely won as lost.
   */
  const referenceOf = (day: number): number => {
    if (day < originDay) return openingOf(day + 1)
    return day === originDay ? origin.price : openingOf(day - 1)
  }

  return { openingOf, referenceOf }
}

/** The days of a walk; the last one is at hand, recent ones are cached. */
function createDays(frame: WalkFrame, parts: WalkParts): PriceWalk['day'] {
  const { terms, originDay } = frame
  const { openings, days } = parts
  const simulation = createSimulation(frame, parts.noise)
  const { openingOf, referenceOf } = createOpeningPrices(frame, simulation, parts)
  let latest: { readonly day: number; readonly data: WalkDay } | undefined
  return (day, isKept = true) => {
    if (latest?.day === day) return latest.data
    const key = `${terms.productId} ${day}`
    const known = days.get(key)
    if (known) {
      latest = { day, data: known }
      return known
    }
    const opening = openingOf(day)
    const data = { ...(isKept ? createDay(frame, day) : simulation.scratchOf(day)), opening }
    const sum = simulation.simulate(data, day, referenceOf(day))
    if (day >= originDay) openings.set(terms.productId, day + 1, priceAfter(opening, sum, terms.tickSize))
    if (isKept) {
      days.set(key, data)
      latest = { day, data }
    }
    return data
  }
}

/** The walk of a product from its origin, and back from it into the past that is made up for charts. */
export function createWalk(terms: WalkTerms, parts: WalkParts): PriceWalk {
  const frame = frameOf(terms, parts.origin)
  const { originDay, firstMinute, ticksPerMinute } = frame
  const dayOf = createDays(frame, parts)
  const ticksPerDay = DAY / terms.tickPeriod
  return {
    terms,
    usualSize: frame.usualSize,
    day: dayOf,
    priceAt(tick) {
      const day = Math.floor(tick / ticksPerDay)
      const { opening, moves, ticksPerMove, moveTicks, words, changes, steps } = dayOf(day)
      const inDay = tick - day * ticksPerDay
      const minute = Math.floor(inDay / ticksPerMinute)
      let sum = steps[minute]!
      if (day === originDay && minute < firstMinute) return opening
      let rest = inDay - minute * ticksPerMinute
      for (let at = minute * moves; rest >= 0; at++, rest -= ticksPerMove) {
        if (tickOfMove(words[at]!, moveTicks) <= rest) sum += changes[at]!
      }
      return priceAfter(opening, sum, terms.tickSize)
    },
  }
}

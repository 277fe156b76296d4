import { DAY, HOUR, MINUTE } from '../time/time-units.ts'
import type { ProductType } from '#models'
import { createLru } from '../collections/lru.ts'
import { extendedSpans, tradingPhase, tradingSpans, type Span } from './hours.ts'
import { MOVE_SIZES } from './move-sizes.ts'

export const DAY_MINUTES = DAY / MINUTE
const HOURS = DAY / HOUR
const HOUR_MINUTES = HOUR / MINUTE

/** Standard deviations by time of day, relative to each other. */
interface Profile {
  readonly regular: number
  /** Before and after the regular hours. */
  readonly extended: number
  readonly closed: number
  /** The minute in which the exchange opens. */
  readonly opening: number
  /** The root of the mean square over a day on which the exchange trades, so that such a day has the volatility of the product. */
  readonly norm: number
}

const PROFILES: Readonly<Record<ProductType, Profile | undefined>> = {
  1: { regular: 1.45, extended: 0.85, closed: 0.6, opening: 8, norm: 1.0093 },
  2: undefined,
  3: { regular: 1, extended: 0.6, closed: 0.6, opening: 6, norm: 0.9988 },
  4: { regular: 1, extended: 0.6, closed: 0.6, opening: 6, norm: 1 },
}

const profiles = createLru<Float64Array, string>(64)

/** The standard deviation of each minute of a UTC day relative to the day's mean: exchanges move most while they are open. */
function profileOf(productType: ProductType, day: number): Float64Array {
  const key = `${productType} ${day}`
  const known = profiles.get(key)
  if (known) return known
  const sizes = new Float64Array(DAY_MINUTES).fill(1)
  const profile = PROFILES[productType]
  if (profile) {
    const { regular, extended, closed, opening, norm } = profile
    const fill = ({ from, to }: Span, size: number) =>
      sizes.fill(size / norm, Math.max(0, from / MINUTE - first), Math.max(0, to / MINUTE - first))
    const first = day * DAY_MINUTES
    const span = { from: day * DAY, to: (day + 1) * DAY }
    fill(span, closed)
    if (productType === 1) extendedSpans(span.from, span.to).forEach(each => fill(each, extended))
    for (const each of tradingSpans(productType, span.from, span.to)) {
      fill(each, regular)
      const isOpening = tradingPhase(productType, each.from - 1).session !== 'regular'
      if (isOpening) fill({ from: each.from, to: each.from + MINUTE }, opening)
    }
  }
  profiles.set(key, sizes)
  return sizes
}

/** How strongly the volatility of days, and of hours, deviates from its mean: the standard deviation of its logarithm. */
const DAY_STRENGTH = 0.4
const HOUR_STRENGTH = 0.3
/** The roots of the mean squares of both factors, e^(strength²). */
const DAY_NORM = 1.1735
const HOUR_NORM = 1.0942
/** A day's volatility remembers this many days, each with 0.8 of the weight of the next one. */
const MEMORY_DAYS = 12
const DECAY = 0.8
/** Makes the variance of the weighted sum 1: the root of (1 - DECAY²) / (1 - DECAY^(2 × MEMORY_DAYS)), as powers differ between engines. */
const MEMORY_NORM = 0.6014227

/** e^(strength × value), nearly, by multiplications alone, which are the same in every engine. */
function factorOf(strength: number, value: number): number {
  const root = 1 + (strength * value) / 8
  const square = root * root
  return square * square * square * square
}

/** A variable of variance 1 from two bytes. */
const variableOf = (bytes: Uint8Array, index: number) =>
  MOVE_SIZES[(bytes[2 * index]! | (bytes[2 * index + 1]! << 8)) & 0xfff]!

/** The volatility of a product over time, relative to its mean. `character` gives the 64 bytes of a day; see noise.ts. */
export interface Volatility {
  /** The relative standard deviation of each minute of a day. The array is overwritten by the next call, also of another product. */
  minutesOf(day: number): Float64Array
}

/** What {@link Volatility.minutesOf} answers, of all products. */
const minutes = new Float64Array(DAY_MINUTES)

/** Depends on the days before and on the hour at hand, never on what comes later. */
export function createVolatility(
  productType: ProductType,
  character: (day: number) => Uint8Array,
): Volatility {
  const recent = new Map<number, Uint8Array>()
  const bytesOf = (day: number): Uint8Array => {
    let bytes = recent.get(day)
    if (!bytes) {
      if (recent.size > 2 * MEMORY_DAYS) recent.clear()
      recent.set(day, (bytes = character(day)))
    }
    return bytes
  }
  const dayFactor = (day: number): number => {
    let sum = 0
    for (let back = MEMORY_DAYS - 1; back >= 0; back--) sum = sum * DECAY + variableOf(bytesOf(day - back), 0)
    return factorOf(DAY_STRENGTH, sum * MEMORY_NORM) / DAY_NORM
  }
  return {
    minutesOf(day) {
      const profile = profileOf(productType, day)
      const ofDay = dayFactor(day)
      const bytes = bytesOf(day)
      for (let hour = 0; hour < HOURS; hour++) {
        const factor = (ofDay * factorOf(HOUR_STRENGTH, variableOf(bytes, hour + 1))) / HOUR_NORM
        for (let minute = hour * HOUR_MINUTES; minute < (hour + 1) * HOUR_MINUTES; minute++)
          minutes[minute] = profile[minute]! * factor
      }
      return minutes
    },
  }
}

import type { Market } from '#server/market/market.ts'
import type { MarketProduct } from '#server/market/types.ts'
import { unitNoise } from '#server/market/version-1/hash.ts'
import { DAY, HOUR, MINUTE } from '#src/lib/time/time-units.ts'
import { OTHER_SIGNALS } from './other-signals.ts'
import { PRICE_SIGNALS, type Signal } from './price-signals.ts'
import { relatedTo, viewAt } from './public-view.ts'
import { TRADE_SIGNALS } from './trade-signals.ts'

/** The durations of quick orders, in ms. */
export const DURATIONS = [
  { name: '60 s', length: MINUTE },
  { name: '5 min', length: 5 * MINUTE },
  { name: '30 min', length: 30 * MINUTE },
  { name: '4 h', length: 4 * HOUR },
  { name: '1 day', length: DAY },
] as const

export const SIGNALS: readonly Signal[] = [...PRICE_SIGNALS, ...TRADE_SIGNALS, ...OTHER_SIGNALS]

/** No order was placed at this moment for this duration, because its time would overlap that of the order before. */
export const NO_ORDER = 2

/** What could be seen at many moments, and what came next. */
export interface Observations {
  readonly count: number
  /** The value of each signal of SIGNALS at each moment. */
  readonly values: readonly Float32Array[]
  /** For each duration, at each moment: 1 the price was higher at the end, -1 lower, 0 the same, or NO_ORDER. */
  readonly outcomes: readonly Int8Array[]
  /** The number of each moment's day, from 0. */
  readonly days: Int16Array
}

interface ObservationPlan {
  readonly products: readonly MarketProduct[]
  /** Epoch ms. */
  readonly start: number
  readonly days: number
  /** Decides the moments. */
  readonly seed: number
}

/** Orders of four hours do not overlap: five moments a day, each in the first 48 minutes of its fifth. */
const PER_DAY = 5
const FIFTH = DAY / PER_DAY
const LEEWAY = FIFTH - 4 * HOUR

/** Observes products at five random moments of each day; the first of them is at the same time every day, so that it serves a day too. */
export function observe(market: Market, { products, start, days, seed }: ObservationPlan): Observations {
  const count = products.length * days * PER_DAY
  const values = SIGNALS.map(() => new Float32Array(count))
  const outcomes = DURATIONS.map(() => new Int8Array(count))
  const dayNumbers = new Int16Array(count)
  let at = 0
  for (const product of products) {
    const related = relatedTo(product)
    const chance = (index: number) => unitNoise(seed, product.productId, index)
    const first = start + Math.floor(chance(0) * DAY)
    for (let index = 0; index < days * PER_DAY; index++, at++) {
      const isFirst = index % PER_DAY === 0
      const time = first + index * FIFTH + (isFirst ? 0 : Math.floor(chance(index + 1) * LEEWAY))
      const view = viewAt(market, product, time, related)
      SIGNALS.forEach(({ of }, signal) => (values[signal]![at] = of(view) || 0))
      dayNumbers[at] = Math.floor(index / PER_DAY)
      DURATIONS.forEach(({ length }, duration) => {
        const later = Number(market.quote(product, time + length).nowPrice)
        outcomes[duration]![at] = length === DAY && !isFirst ? NO_ORDER : Math.sign(later - view.now)
      })
    }
  }
  return { count, values, outcomes, days: dayNumbers }
}

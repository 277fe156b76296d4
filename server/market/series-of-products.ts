import { createLru } from '#src/lib/collections/lru.ts'
import { dayKeysOfSecret, type DayKeys } from '#src/lib/market/day-keys.ts'
import { createDerivedPrice } from '#src/lib/market/derived-price.ts'
import { createNoise, type MarketNoise } from '#src/lib/market/noise.ts'
import { createWalk, type Openings, type PriceWalk } from '#src/lib/market/walk.ts'
import type { WalkDay } from '#src/lib/market/walk-day.ts'
import { DAY, MINUTE } from '#src/lib/time/time-units.ts'
import { CATALOGUE } from './catalogue.ts'
import { createDayFigures } from './day-store.ts'
import { createDerivedSeries } from './derived-series.ts'
import type { MarketSeed } from './market-seed.ts'
import type { DayOpenings } from './openings.ts'
import type { PriceSeries } from './price-series.ts'
import type { MarketProduct } from './types.ts'
import { createWalkSeries } from './walk-series.ts'
import { createWaveSeries } from './version-1/wave-series.ts'
import type { Bucket } from './bucket.ts'

/** A series that goes on as another one from the first instant of a minute on; both have the same price there. */
function createVersionedSeries(
  earlier: PriceSeries,
  later: PriceSeries,
  since: number,
  ticksPerMinute: number,
): PriceSeries {
  const at = (tick: number) => (tick < since * ticksPerMinute ? earlier : later)
  return {
    priceAt: tick => at(tick).priceAt(tick),
    minuteUpTo: tick => at(tick).minuteUpTo(tick),
    volumeAt: tick => at(tick).volumeAt(tick),
    chanceAt: (tick, index) => at(tick).chanceAt(tick, index),
    fold(from, to, before): Bucket | undefined {
      if (to <= since) return earlier.fold(from, to, before)
      if (from >= since) return later.fold(from, to, before)
      return later.fold(since, to, earlier.fold(from, since, before))
    },
  }
}

/** Days of all products whose moves are cached: today's and some that charts read, some 50 kB each. */
const MAX_CACHED_DAYS = 650
/** Days of the past that are computed in one step, in some two milliseconds. */
const DAYS_PER_STEP = 8
/** The range of a random byte. */
const BYTES = 256

const BY_CODE = new Map(CATALOGUE.map(product => [product.productCode, product]))

/** What a market computes its series from. */
export interface SeriesSource {
  readonly seriesOf: (product: MarketProduct) => PriceSeries
  /** The price at which a product began to follow from the secret, in minor units. */
  readonly beginningOf: (product: MarketProduct) => number
  /** The price at the first instant of a UTC day, in minor units, of a product with a price of its own. */
  readonly openingOf: (product: MarketProduct, day: number) => number
  /** Computes in short steps what a day before the market's beginning follows from. */
  readonly approach: (product: MarketProduct, day: number) => Generator<void, void>
  /** The random numbers of the market. */
  readonly noise: MarketNoise
  /** What they are drawn with, all days of the secret. */
  readonly keys: DayKeys
}

/** What a market may be given beside its seed. */
export interface SeriesOptions {
  /** Replaces the noise of the seed, in tests. */
  readonly noise?: MarketNoise | undefined
  /** What was computed before, so that it is not computed again. */
  readonly openings?: readonly DayOpenings[]
}

/** The price series of each product of a market, created when they are needed. @throws RangeError when `since` is no whole minute. */
export function createSeries(
  seed: MarketSeed,
  { noise, openings: stored = [] }: SeriesOptions = {},
): SeriesSource {
  const keys = dayKeysOfSecret(seed.secret)
  const source = noise ?? createNoise(keys)
  const days = createLru<WalkDay, string>(MAX_CACHED_DAYS)
  const openings = createOpenings(stored)
  const walks = new Map<MarketProduct, PriceWalk>()
  const series = new Map<MarketProduct, PriceSeries>()
  const since = seed.since / MINUTE
  if (!Number.isInteger(since)) throw new RangeError('a market begins at a whole minute')

  const earlierOf = (product: MarketProduct) =>
    seed.earlierSeed === undefined ? undefined : createWaveSeries(seed.earlierSeed, product)
  const beginningOf = (product: MarketProduct) =>
    earlierOf(product)?.priceAt(Math.floor(seed.since / product.tickPeriod)) ?? product.basePrice

  const walkOf = (product: MarketProduct): PriceWalk => {
    let walk = walks.get(product)
    if (!walk) {
      const origin = { minute: since, price: beginningOf(product) }
      walks.set(product, (walk = createWalk(product, { noise: source, origin, openings, days })))
    }
    return walk
  }

  const currentOf = (product: MarketProduct): PriceSeries => {
    const { productId, tickPeriod } = product
    const chanceAt = (tick: number, index: number) =>
      source.tick(productId, tick * tickPeriod)[index]! / BYTES
    if (product.legs.length === 0) return createWalkSeries(walkOf(product), product, chanceAt)
    const bases = basesOf(product)
    const { tickSize } = product
    const at = { price: beginningOf(product), legPrices: bases.map(beginningOf), tickSize }
    return createDerivedSeries(product, bases.map(walkOf), createDerivedPrice(product.legs, at), chanceAt)
  }

  return {
    beginningOf,
    openingOf: (product, day) => walkOf(product).day(day, false).opening,
    approach: (product, day) => pastSteps(seed, basesOf(product), day, { openings, walkOf }),
    noise: source,
    keys,
    seriesOf(product) {
      let known = series.get(product)
      if (!known) {
        const earlier = earlierOf(product)
        const current = currentOf(product)
        const ticksPerMinute = MINUTE / product.tickPeriod
        known = earlier ? createVersionedSeries(earlier, current, since, ticksPerMinute) : current
        series.set(product, known)
      }
      return known
    },
  }
}

/** The products whose walks a product's price follows from. */
const basesOf = (product: MarketProduct): MarketProduct[] =>
  product.legs.length === 0 ? [product] : product.legs.map(leg => BY_CODE.get(leg.productCode)!)

/** Computes the days from a market's beginning back to a day, some in each step; version 1 of the market did not follow from day to day. */
function* pastSteps(
  { since, earlierSeed }: MarketSeed,
  bases: readonly MarketProduct[],
  day: number,
  { openings, walkOf }: { openings: Openings; walkOf: (product: MarketProduct) => PriceWalk },
): Generator<void, void> {
  if (earlierSeed !== undefined) return
  for (const base of bases)
    for (let each = Math.floor(since / DAY) - DAYS_PER_STEP; each > day; each -= DAYS_PER_STEP) {
      if (openings.get(base.productId, each) !== undefined) continue
      walkOf(base).day(each, false)
      yield
    }
}

function createOpenings(known: readonly DayOpenings[]): Openings {
  const figures = createDayFigures(1)
  const openings: Openings = {
    get: (productId, day) => figures.get(productId, day, (values, at) => values[at]!),
    set: (productId, day, price) => figures.set(productId, day, [price]),
  }
  for (const { day, prices } of known)
    prices.forEach((price, productId) => price > 0 && openings.set(productId, day, price))
  return openings
}

import { createLru } from '#src/lib/collections/lru.ts'
import type { Span } from '#src/lib/market/hours.ts'
import type { DayKeys } from '#src/lib/market/day-keys.ts'
import type { MarketNoise } from '#src/lib/market/noise.ts'
import type { MarketHours, PriceTime } from '#src/lib/market/price-time.ts'
import { DAY, HOUR, MINUTE } from '#src/lib/time/time-units.ts'
import { merge, type Bucket } from './bucket.ts'
import { createDayFigures, createDayStore, type DayStore } from './day-store.ts'
import type { MarketSeed } from './market-seed.ts'
import { createSeries, type SeriesOptions } from './series-of-products.ts'
import type { PriceSeries } from './price-series.ts'
import { createTimeline, type Timeline } from './timeline.ts'
import type { MarketProduct } from './types.ts'

/** How many finished hours are cached, some 10 MB; finished days are all cached (see `DayStore`). */
const MAX_CACHED_HOURS = 60_000

/** The price history of each product, computed on demand; the basis of quotes, tickers and candles. */
export interface History {
  /** The time of the product's current price: now, or its last close or suspension. */
  priceTime(product: MarketProduct, time: number): PriceTime
  /** The price in minor units at a moment given by `priceTime`. */
  priceAt(product: MarketProduct, moment: PriceTime): number
  /**
   * The bucket of [from, to) up to a moment; undefined when nothing was traded. Both are whole minutes.
   * @throws RangeError when they are not.
   */
  aggregate(product: MarketProduct, span: Span, moment: PriceTime): Bucket | undefined
  /** The whole UTC day, counted since 1970, of a product; null when nothing was traded. */
  dayOf(product: MarketProduct, day: number): Bucket | null
  /** Computes in short steps what a day of the made-up past follows from: all days from the market's beginning back to it. */
  approach(product: MarketProduct, day: number): Generator<void, void>
  /** Takes over what was computed before of a day that has ended. */
  rememberDay(product: MarketProduct, day: number, bucket: Bucket | null): void
  /** The series that the others are computed from. */
  seriesOf(product: MarketProduct): PriceSeries
  /** The price at the first instant of a UTC day, in minor units, of a product with a price of its own. */
  openingOf(product: MarketProduct, day: number): number
  /** The price at which a product began to follow from the secret, in minor units. */
  beginningOf(product: MarketProduct): number
  /** The random numbers of the market. */
  readonly noise: MarketNoise
  /** The keys of all its days, also of those to come. */
  readonly keys: DayKeys
}

export interface HistoryOptions extends SeriesOptions, MarketHours {
  readonly seed: MarketSeed
}

type BucketProvider = (product: MarketProduct, from: number, to: number) => Bucket | undefined
type Aggregate = (product: MarketProduct, span: Span, before?: Bucket) => Bucket | undefined

/** The market's past and present under a seed; see `MarketOptions` for the hours. */
export function createHistory({ seed, hours, hoursChanges, ...options }: HistoryOptions): History {
  const timeline = createTimeline({ hours, hoursChanges })
  const { seriesOf, openingOf, approach, beginningOf, noise, keys } = createSeries(seed, options)
  const fold = createAggregate(seriesOf, timeline)
  const days = createDayStore()
  const finished = createFinishedBuckets(days, fold)
  const today = createTodayBuckets({ days, fold, finished })
  const priceAt = createPrices(seriesOf)
  const partialMinute = createPartialMinutes(seriesOf)

  /** The finished minutes of a span that has not ended. */
  const unfinished: BucketProvider = (product, from, to) => {
    if (from >= to) return undefined
    const day = Math.floor((to - 1) / DAY) * DAY
    if (from > day) return fold(product, { from, to })
    const before = from < day ? finished(product, from, day) : undefined
    return merge(before, today(product, day, to))
  }

  return {
    seriesOf,
    openingOf,
    approach,
    beginningOf,
    noise,
    keys,
    dayOf: (product, day) => finished(product, day * DAY, (day + 1) * DAY) ?? null,
    rememberDay: ({ productId }, day, bucket) => days.set(productId, day, bucket),
    priceTime: timeline.priceTime,
    aggregate(product, { from, to }, { time, isLive }) {
      if (from % MINUTE !== 0 || to % MINUTE !== 0) throw new RangeError('a span is made of whole minutes')
      if (to <= time) return finished(product, from, to)
      const minute = Math.floor(time / MINUTE)
      const whole = unfinished(product, from, minute * MINUTE)
      if (!isLive || minute * MINUTE < from) return whole
      return merge(whole, partialMinute(product, Math.floor(time / product.tickPeriod)))
    },
    priceAt: (product, { time }) => priceAt(product, time),
  }
}

/** The minute of a tick up to it. The last one of each product is cached: a ticker needs it for its minute and for its day. */
function createPartialMinutes(seriesOf: History['seriesOf']) {
  const latest = new Map<number, { readonly tick: number; readonly bucket: Bucket }>()
  return (product: MarketProduct, tick: number): Bucket => {
    let known = latest.get(product.productId)
    if (known?.tick !== tick) {
      known = { tick, bucket: seriesOf(product).minuteUpTo(tick) }
      latest.set(product.productId, known)
    }
    // A copy, as the caller may merge into it.
    return { ...known.bucket }
  }
}

/**
 * Prices by moment. Midnight prices are cached, 8 bytes each: every quote of the following day and the account value history need
 * them.
 */
function createPrices(seriesOf: History['seriesOf']) {
  const midnights = createDayFigures(1)
  return (product: MarketProduct, time: number): number => {
    const { productId } = product
    const isMidnight = time % DAY === 0
    const known = isMidnight ? midnights.get(productId, time / DAY, readFirst) : undefined
    if (known !== undefined) return known
    const price = seriesOf(product).priceAt(Math.floor(time / product.tickPeriod))
    if (isMidnight) midnights.set(productId, time / DAY, [price])
    return price
  }
}

const readFirst = (figures: Float64Array, at: number) => figures[at]!

/** Aggregates the traded minutes of a span, appended to `before`. */
function createAggregate(seriesOf: History['seriesOf'], timeline: Timeline): Aggregate {
  return (product, { from, to }, before) => {
    let bucket = before
    for (const each of timeline.spans(product, from, to))
      bucket = seriesOf(product).fold(each.from / MINUTE, each.to / MINUTE, bucket)
    return bucket
  }
}

/** Buckets of finished spans: hours and days are cached, and longer spans are merged from them. */
function createFinishedBuckets(days: DayStore, fold: Aggregate): BucketProvider {
  const hours = createLru<Bucket | null>(MAX_CACHED_HOURS)

  const hourOf: BucketProvider = (product, from, to) => {
    const key = product.productId * 1e7 + from / HOUR
    let bucket = hours.get(key)
    if (bucket === undefined) {
      bucket = fold(product, { from, to }) ?? null
      hours.set(key, bucket)
    }
    // A copy, as the caller may merge into it.
    return bucket === null ? undefined : { ...bucket }
  }

  const dayOf: BucketProvider = (product, from, to) => {
    const known = days.get(product.productId, from / DAY)
    if (known !== undefined) return known ?? undefined
    const bucket = fold(product, { from, to })
    days.set(product.productId, from / DAY, bucket ?? null)
    return bucket
  }

  const bucketOf: BucketProvider = (product, from, to) => {
    const length = to - from
    if (length === HOUR && from % HOUR === 0) return hourOf(product, from, to)
    if (length === DAY && from % DAY === 0) return dayOf(product, from, to)
    return fold(product, { from, to })
  }

  return (product, from, to) => {
    const length = to - from
    const step = length > DAY ? DAY : length > HOUR && length < DAY ? HOUR : length
    let bucket: Bucket | undefined
    for (let each = from; each < to; each += step)
      bucket = merge(bucket, bucketOf(product, each, Math.min(each + step, to)))
    return bucket
  }
}

interface PartialDay {
  day: number
  until: number
  bucket: Bucket | undefined
}

/** The current day up to a whole minute: continues where the last call for the product ended. */
function createTodayBuckets({
  days,
  fold,
  finished,
}: {
  days: DayStore
  fold: Aggregate
  finished: BucketProvider
}): BucketProvider {
  const states = new Map<number, PartialDay>()

  /** Completes a day that has ended and was nearly computed. */
  const finishDay = (product: MarketProduct, { day, until, bucket }: PartialDay) => {
    const whole = fold(product, { from: until, to: day + DAY }, bucket)
    days.set(product.productId, day / DAY, whole ?? null)
  }

  /** Computes an earlier time without rewinding the state that follows the present. */
  const earlier: BucketProvider = (product, day, until) => {
    const hour = until - (until % HOUR)
    const before = hour > day ? finished(product, day, hour) : undefined
    return fold(product, { from: hour, to: until }, before)
  }

  return (product, day, until) => {
    let state = states.get(product.productId)
    if (state && (state.day > day || (state.day === day && state.until > until))) {
      return earlier(product, day, until)
    }
    if (state?.day !== day) {
      if (state) finishDay(product, state)
      states.set(product.productId, (state = { day, until: day, bucket: undefined }))
    }
    state.bucket = fold(product, { from: state.until, to: until }, state.bucket)
    state.until = until
    return state.bucket && { ...state.bucket }
  }
}

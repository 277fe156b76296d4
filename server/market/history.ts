import { mergeInto, aggregateMinutes, partialMinute, type Bucket } from './bucket.ts'
import { createDayFigures, createDayStore, type DayStore } from './day-store.ts'
import type { Span } from './hours.ts'
import { createLru } from './lru.ts'
import { createPath, priceOnPath, type Path } from './price.ts'
import { DAY, HOUR, MINUTE } from '#src/lib/time/time-units.ts'
import { createTimeline, type PriceTime, type Timeline } from './timeline.ts'
import type { MarketProduct } from './types.ts'

/** How many finished hours are cached, some 10 MB; finished days are all cached (see `DayStore`). */
const MAX_CACHED_HOURS = 60_000

/** The price history of each product, computed on demand; the basis of quotes, tickers and candles. */
export interface History {
  readonly seed: number
  /** The time of the product's current price: now, or its last close or suspension. */
  priceTime(product: MarketProduct, time: number): PriceTime
  /** The price in minor units at a moment given by `priceTime`. */
  priceAt(product: MarketProduct, moment: PriceTime): number
  /**
   * The bucket of [from, to) up to a moment; undefined when nothing was traded. Both are whole minutes.
   * @throws RangeError when they are not.
   */
  aggregate(product: MarketProduct, span: Span, moment: PriceTime): Bucket | undefined
}

type Aggregate = (product: MarketProduct, path: Path, span: Span, before?: Bucket) => Bucket | undefined
type PathProvider = (product: MarketProduct) => Path
type BucketProvider = (product: MarketProduct, from: number, to: number) => Bucket | undefined

/** The market's past and present under a seed; see `MarketOptions` for the hours. */
export function createHistory({ seed, hours }: { seed: number; hours: 'always' | 'exchange' }): History {
  const timeline = createTimeline(hours)
  const fold = createAggregate(seed, timeline)
  const days = createDayStore()
  const livePath = createPaths(seed)
  const pastPath = createPaths(seed)
  const finished = createFinishedBuckets({ days, fold, pastPath })
  const today = createTodayBuckets({ days, fold, livePath, pastPath, finished })
  const priceAt = createPrices(seed, livePath, pastPath)

  /** The finished minutes of a span that has not ended. */
  const unfinished: BucketProvider = (product, from, to) => {
    if (from >= to) return undefined
    const day = Math.floor((to - 1) / DAY) * DAY
    if (from > day) return fold(product, pastPath(product), { from, to })
    const before = from < day ? finished(product, from, day) : undefined
    return merge(before, today(product, day, to))
  }

  return {
    seed,
    priceTime: timeline.priceTime,
    aggregate(product, { from, to }, { time, isLive }) {
      if (from % MINUTE !== 0 || to % MINUTE !== 0) throw new RangeError('a span is made of whole minutes')
      if (to <= time) return finished(product, from, to)
      const minute = Math.floor(time / MINUTE)
      const whole = unfinished(product, from, minute * MINUTE)
      if (!isLive || minute * MINUTE < from) return whole
      const tick = Math.floor(time / product.tickPeriod)
      return merge(whole, partialMinute(seed, product, livePath(product).minute(minute), tick))
    },
    priceAt: (product, { time }) => priceAt(product, time),
  }
}

/** One path per product, so that continuing from the last request is cheap. */
function createPaths(seed: number): PathProvider {
  const paths = new Map<number, Path>()
  return product => {
    let path = paths.get(product.productId)
    if (!path) paths.set(product.productId, (path = createPath(seed, product)))
    return path
  }
}

/**
 * Prices by moment. Midnight prices are cached, 8 bytes each: every quote of the following day and the account value history need
 * them.
 */
function createPrices(seed: number, livePath: PathProvider, pastPath: PathProvider) {
  const midnights = createDayFigures(1)
  return (product: MarketProduct, time: number): number => {
    const { productId } = product
    const isMidnight = time % DAY === 0
    const known = isMidnight ? midnights.get(productId, time / DAY, readFirst) : undefined
    if (known !== undefined) return known
    const path = (isMidnight ? pastPath : livePath)(product).minute(Math.floor(time / MINUTE))
    const price = priceOnPath(seed, product, path, Math.floor(time / product.tickPeriod))
    if (isMidnight) midnights.set(productId, time / DAY, [price])
    return price
  }
}

const readFirst = (figures: Float64Array, at: number) => figures[at]!

/** Aggregates the traded minutes of a span, appended to `before`. */
function createAggregate(seed: number, timeline: Timeline): Aggregate {
  return (product, path, { from, to }, before) => {
    let bucket = before
    for (const each of timeline.spans(product, from, to)) {
      bucket = aggregateMinutes(
        seed,
        product,
        path,
        { from: each.from / MINUTE, to: each.to / MINUTE },
        bucket,
      )
    }
    return bucket
  }
}

/** What buckets are computed from, and the cache of finished days. */
interface BucketSources {
  days: DayStore
  fold: Aggregate
  pastPath: PathProvider
}

/** Buckets of finished spans: hours and days are cached, and longer spans are merged from them. */
function createFinishedBuckets({ days, fold, pastPath }: BucketSources): BucketProvider {
  const hours = createLru<Bucket | null>(MAX_CACHED_HOURS)

  const hourOf: BucketProvider = (product, from, to) => {
    const key = product.productId * 1e7 + from / HOUR
    let bucket = hours.get(key)
    if (bucket === undefined) {
      bucket = fold(product, pastPath(product), { from, to }) ?? null
      hours.set(key, bucket)
    }
    // A copy, as the caller may merge into it.
    return bucket === null ? undefined : { ...bucket }
  }

  const dayOf: BucketProvider = (product, from, to) => {
    const known = days.get(product.productId, from / DAY)
    if (known !== undefined) return known ?? undefined
    const bucket = fold(product, pastPath(product), { from, to })
    days.set(product.productId, from / DAY, bucket ?? null)
    return bucket
  }

  const bucketOf: BucketProvider = (product, from, to) => {
    const length = to - from
    if (length === HOUR && from % HOUR === 0) return hourOf(product, from, to)
    if (length === DAY && from % DAY === 0) return dayOf(product, from, to)
    return fold(product, pastPath(product), { from, to })
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
function createTodayBuckets(
  parts: BucketSources & { livePath: PathProvider; finished: BucketProvider },
): BucketProvider {
  const { days, fold, livePath, pastPath, finished } = parts
  const states = new Map<number, PartialDay>()

  /** Completes a day that has ended and was nearly computed. */
  const finishDay = (product: MarketProduct, { day, until, bucket }: PartialDay) => {
    const whole = fold(product, livePath(product), { from: until, to: day + DAY }, bucket)
    days.set(product.productId, day / DAY, whole ?? null)
  }

  /** Computes an earlier time without rewinding the state that follows the present. */
  const earlier: BucketProvider = (product, day, until) => {
    const hour = until - (until % HOUR)
    const before = hour > day ? finished(product, day, hour) : undefined
    return fold(product, pastPath(product), { from: hour, to: until }, before)
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
    state.bucket = fold(product, livePath(product), { from: state.until, to: until }, state.bucket)
    state.until = until
    return state.bucket && { ...state.bucket }
  }
}

/** Merges both buckets; the earlier one is modified. */
function merge(earlier: Bucket | undefined, later: Bucket | undefined): Bucket | undefined {
  if (!earlier || !later) return earlier ?? later
  mergeInto(earlier, later)
  return earlier
}

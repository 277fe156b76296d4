import { append, foldMinutes, growingMinute, type Bucket } from './bucket.ts'
import { createDayFigures, createDayStore, type DayStore } from './day-store.ts'
import type { Span } from './hours.ts'
import { createLru } from './lru.ts'
import { createPath, priceOnPath, type Path } from './price.ts'
import { DAY, HOUR, MINUTE } from '#src/lib/time/time-units.ts'
import { createTimeline, type Moment, type Timeline } from './timeline.ts'
import type { MarketProduct } from './types.ts'

/** Finished hours are kept up to this many, some 10 MB; finished days all of them (see `DayStore`). */
const KEPT_HOURS = 60_000

/** What each product has seen, computed when asked for; the ground of quotes, tickers and candles. */
export interface History {
  readonly seed: number
  /** Where the product stands: now, or at its last close or suspension. */
  moment(product: MarketProduct, time: number): Moment
  /** The price in minor units at a moment that `moment` gave. */
  priceAt(product: MarketProduct, moment: Moment): number
  /**
   * What [from, to) has seen up to a moment; undefined when nothing was traded. Both are whole minutes.
   * @throws RangeError when they are not.
   */
  span(product: MarketProduct, span: Span, moment: Moment): Bucket | undefined
}

type Fold = (product: MarketProduct, path: Path, span: Span, before?: Bucket) => Bucket | undefined
type PathOf = (product: MarketProduct) => Path
type SpanOf = (product: MarketProduct, from: number, to: number) => Bucket | undefined

/** The market's past and present under a seed; see `MarketOptions` for the hours. */
export function createHistory({ seed, hours }: { seed: number; hours: 'always' | 'exchange' }): History {
  const timeline = createTimeline(hours)
  const fold = createFold(seed, timeline)
  const days = createDayStore()
  const livePath = createPaths(seed)
  const pastPath = createPaths(seed)
  const finished = createFinished({ days, fold, pastPath })
  const today = createToday({ days, fold, livePath, pastPath, finished })
  const priceAt = createPrices(seed, livePath, pastPath)

  /** The finished minutes of a span that is still going on. */
  const begun: SpanOf = (product, from, to) => {
    if (from >= to) return undefined
    const day = Math.floor((to - 1) / DAY) * DAY
    if (from > day) return fold(product, pastPath(product), { from, to })
    const before = from < day ? finished(product, from, day) : undefined
    return join(before, today(product, day, to))
  }

  return {
    seed,
    moment: timeline.moment,
    span(product, { from, to }, { time, isLive }) {
      if (from % MINUTE !== 0 || to % MINUTE !== 0) throw new RangeError('a span is made of whole minutes')
      if (to <= time) return finished(product, from, to)
      const minute = Math.floor(time / MINUTE)
      const whole = begun(product, from, minute * MINUTE)
      if (!isLive || minute * MINUTE < from) return whole
      const tick = Math.floor(time / product.tickPeriod)
      return join(whole, growingMinute(seed, product, livePath(product).minute(minute), tick))
    },
    priceAt: (product, { time }) => priceAt(product, time),
  }
}

/** One path for each product, so that going on from where it was last asked costs next to nothing. */
function createPaths(seed: number): PathOf {
  const paths = new Map<number, Path>()
  return product => {
    let path = paths.get(product.productId)
    if (!path) paths.set(product.productId, (path = createPath(seed, product)))
    return path
  }
}

/**
 * Prices by moment. Those of midnight are asked for again and again, by each quote of the day after and by what an account was
 * worth: they are kept, 8 bytes each.
 */
function createPrices(seed: number, livePath: PathOf, pastPath: PathOf) {
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

/** All minutes of a span that were traded, after what is there. */
function createFold(seed: number, timeline: Timeline): Fold {
  return (product, path, { from, to }, before) => {
    let bucket = before
    for (const each of timeline.spans(product, from, to)) {
      bucket = foldMinutes(seed, product, path, { from: each.from / MINUTE, to: each.to / MINUTE }, bucket)
    }
    return bucket
  }
}

/** What spans are made of, and where what is finished is kept. */
interface Parts {
  days: DayStore
  fold: Fold
  pastPath: PathOf
}

/** Finished spans: hours and days are remembered, and longer spans are made of them. */
function createFinished({ days, fold, pastPath }: Parts): SpanOf {
  const hours = createLru<Bucket | null>(KEPT_HOURS)

  const hourOf: SpanOf = (product, from, to) => {
    const key = product.productId * 1e7 + from / HOUR
    let bucket = hours.get(key)
    if (bucket === undefined) {
      bucket = fold(product, pastPath(product), { from, to }) ?? null
      hours.set(key, bucket)
    }
    // A copy, as whoever asked may append to it.
    return bucket === null ? undefined : { ...bucket }
  }

  const dayOf: SpanOf = (product, from, to) => {
    const known = days.get(product.productId, from / DAY)
    if (known !== undefined) return known ?? undefined
    const bucket = fold(product, pastPath(product), { from, to })
    days.set(product.productId, from / DAY, bucket ?? null)
    return bucket
  }

  const part: SpanOf = (product, from, to) => {
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
      bucket = join(bucket, part(product, each, Math.min(each + step, to)))
    return bucket
  }
}

interface Today {
  day: number
  until: number
  bucket: Bucket | undefined
}

/** The present day up to a whole minute: goes on from where the last call for the product ended. */
function createToday(parts: Parts & { livePath: PathOf; finished: SpanOf }): SpanOf {
  const { days, fold, livePath, pastPath, finished } = parts
  const states = new Map<number, Today>()

  /** A day that is over was nearly computed: nobody has to begin it again. */
  const finish = (product: MarketProduct, { day, until, bucket }: Today) => {
    const whole = fold(product, livePath(product), { from: until, to: day + DAY }, bucket)
    days.set(product.productId, day / DAY, whole ?? null)
  }

  /** Somebody looks back, and whoever follows the present goes on from where it was. */
  const earlier: SpanOf = (product, day, until) => {
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
      if (state) finish(product, state)
      states.set(product.productId, (state = { day, until: day, bucket: undefined }))
    }
    state.bucket = fold(product, livePath(product), { from: state.until, to: until }, state.bucket)
    state.until = until
    return state.bucket && { ...state.bucket }
  }
}

/** Both spans in one; the earlier one is changed. */
function join(earlier: Bucket | undefined, later: Bucket | undefined): Bucket | undefined {
  if (!earlier || !later) return earlier ?? later
  append(earlier, later)
  return earlier
}

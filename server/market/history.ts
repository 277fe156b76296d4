import { append, foldMinutes, growingMinute } from './bucket.ts'
import type { Bucket } from './bucket.ts'
import type { Span } from './hours.ts'
import { createLru } from './lru.ts'
import { createPath, MINUTE, priceOnPath } from './price.ts'
import type { Path } from './price.ts'
import { createTimeline } from './timeline.ts'
import type { Moment, Timeline } from './timeline.ts'
import type { MarketProduct } from './types.ts'

export const HOUR = 3_600_000
export const DAY = 86_400_000

/** Finished hours and days are kept up to this many, some 10 MB. */
const CACHE_LIMIT = 60_000

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
type SpanOf = (product: MarketProduct, from: number, to: number) => Bucket | undefined

/** The market's past and present under a seed; see `MarketOptions` for the hours. */
export function createHistory({ seed, hours }: { seed: number; hours: 'always' | 'exchange' }): History {
  const timeline = createTimeline(hours)
  const fold = createFold(seed, timeline)
  const finished = createFinished(seed, fold)
  const livePath = createLivePaths(seed)
  const today = createToday(fold, livePath)

  /** The finished minutes of a span that is still going on. */
  const begun: SpanOf = (product, from, to) => {
    if (from >= to) return undefined
    const day = Math.floor((to - 1) / DAY) * DAY
    if (from > day) return fold(product, createPath(seed, product), { from, to })
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
    priceAt(product, { time }) {
      const path = livePath(product).minute(Math.floor(time / MINUTE))
      return priceOnPath(seed, product, path, Math.floor(time / product.tickPeriod))
    },
  }
}

/** The one path per product that follows the present, so that going on by a tick costs next to nothing. */
function createLivePaths(seed: number): (product: MarketProduct) => Path {
  const paths = new Map<number, Path>()
  return product => {
    let path = paths.get(product.productId)
    if (!path) paths.set(product.productId, (path = createPath(seed, product)))
    return path
  }
}

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

/** Finished spans: hours and days are remembered, and longer spans are made of them. */
function createFinished(seed: number, fold: Fold): SpanOf {
  const known = createLru<Bucket | null>(CACHE_LIMIT)

  const part: SpanOf = (product, from, to) => {
    const length = to - from
    if (length !== HOUR && length !== DAY) return fold(product, createPath(seed, product), { from, to })
    const key = (product.productId * 2 + (length === DAY ? 1 : 0)) * 1e7 + from / HOUR
    let bucket = known.get(key)
    if (bucket === undefined) {
      bucket = fold(product, createPath(seed, product), { from, to }) ?? null
      known.set(key, bucket)
    }
    // A copy, as whoever asked may append to it.
    return bucket === null ? undefined : { ...bucket }
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

/** The present day up to a whole minute: goes on from where the last call for the product ended. */
function createToday(fold: Fold, livePath: (product: MarketProduct) => Path): SpanOf {
  const days = new Map<number, { day: number; until: number; bucket: Bucket | undefined }>()
  return (product, day, until) => {
    let state = days.get(product.productId)
    if (!state || state.day !== day || state.until > until) {
      days.set(product.productId, (state = { day, until: day, bucket: undefined }))
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

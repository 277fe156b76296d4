import { append, foldMinutes, growingMinute } from './bucket.ts'
import type { Bucket } from './bucket.ts'
import { isTrading, lastTradingMoment, tradingSpans } from './hours.ts'
import type { Span } from './hours.ts'
import { createLru } from './lru.ts'
import { createPath, MINUTE, priceOnPath } from './price.ts'
import type { Path } from './price.ts'
import type { MarketProduct } from './types.ts'

export const HOUR = 3_600_000
export const DAY = 86_400_000

/** Finished hours and days are kept up to this many, some 10 MB. */
const CACHE_LIMIT = 60_000

/** Where a product stands at a moment: the moment of its last price, and whether it trades right then. */
export interface Moment {
  time: number
  isLive: boolean
}

/** What one product has seen, computed when asked for; the ground of quotes, tickers and candles. */
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

interface Today {
  day: number
  /** All minutes before this moment are in the bucket. */
  until: number
  bucket: Bucket | undefined
}

/** A product's past under a seed; see `MarketOptions` for the hours. */
export function createHistory({ seed, hours }: { seed: number; hours: 'always' | 'exchange' }): History {
  const finished = createLru<Bucket | null>(CACHE_LIMIT)
  const live = new Map<number, Path>()
  const today = new Map<number, Today>()

  const livePath = (product: MarketProduct): Path => {
    let path = live.get(product.productId)
    if (!path) live.set(product.productId, (path = createPath(seed, product)))
    return path
  }

  const spansOf = (product: MarketProduct, from: number, to: number): Span[] => {
    const end = product.suspended ? Math.min(to, product.suspended.since) : to
    if (from >= end) return []
    return hours === 'always' ? [{ from, to: end }] : tradingSpans(product.productType, from, end)
  }

  const moment = (product: MarketProduct, time: number): Moment => {
    const isHalted = product.suspended !== undefined && product.suspended.since <= time
    const until = isHalted ? product.suspended!.since : time
    if (hours === 'always') return { time: until, isLive: !isHalted }
    return {
      time: lastTradingMoment(product.productType, until),
      isLive: !isHalted && isTrading(product.productType, until),
    }
  }

  /** All whole minutes in [from, to) that were traded, after what is there. */
  const fold = (product: MarketProduct, path: Path, from: number, to: number, before?: Bucket) => {
    let bucket = before
    for (const each of spansOf(product, from, to)) {
      bucket = foldMinutes(seed, product, path, { from: each.from / MINUTE, to: each.to / MINUTE }, bucket)
    }
    return bucket
  }

  /** A past span, from the cache when it is an hour or a day. */
  const past = (product: MarketProduct, from: number, to: number): Bucket | undefined => {
    const length = to - from
    if (length !== HOUR && length !== DAY) return fold(product, createPath(seed, product), from, to)
    const key = (product.productId * 2 + (length === DAY ? 1 : 0)) * 1e7 + from / HOUR
    const known = finished.get(key)
    if (known !== undefined) return known === null ? undefined : { ...known }
    const bucket = fold(product, createPath(seed, product), from, to)
    finished.set(key, bucket ? { ...bucket } : null)
    return bucket
  }

  /** A day up to a whole minute of it: goes on from where the last call for this product ended. */
  const dayUntil = (product: MarketProduct, from: number, to: number): Bucket | undefined => {
    let state = today.get(product.productId)
    if (!state || state.day !== from || state.until > to) {
      today.set(product.productId, (state = { day: from, until: from, bucket: undefined }))
    }
    state.bucket = fold(product, livePath(product), state.until, to, state.bucket)
    state.until = to
    return state.bucket && { ...state.bucket }
  }

  const span = (product: MarketProduct, { from, to }: Span, { time, isLive }: Moment): Bucket | undefined => {
    if (from % MINUTE !== 0 || to % MINUTE !== 0) throw new RangeError('a span is made of whole minutes')
    if (to <= time) return sum(product, from, to)
    const minute = Math.floor(time / MINUTE)
    let bucket = upTo(product, from, minute * MINUTE)
    if (isLive && minute * MINUTE >= from) {
      const tick = Math.floor(time / product.tickPeriod)
      const growing = growingMinute(seed, product, livePath(product).minute(minute), tick)
      if (bucket) append(bucket, growing)
      else bucket = growing
    }
    return bucket
  }

  /** A finished span, from finished days or hours where it is made of them. */
  const sum = (product: MarketProduct, from: number, to: number): Bucket | undefined => {
    const step = to - from > DAY ? DAY : to - from > HOUR && to - from < DAY ? HOUR : to - from
    let bucket: Bucket | undefined
    for (let each = from; each < to; each += step) {
      const part = past(product, each, Math.min(each + step, to))
      if (part && bucket) append(bucket, part)
      else if (part) bucket = part
    }
    return bucket
  }

  /** The finished minutes of a span that is still going on. */
  const upTo = (product: MarketProduct, from: number, to: number): Bucket | undefined => {
    if (from >= to) return undefined
    const day = Math.floor((to - 1) / DAY) * DAY
    if (from > day) return fold(product, createPath(seed, product), from, to)
    const bucket = from < day ? sum(product, from, day) : undefined
    const rest = dayUntil(product, day, to)
    if (!bucket || !rest) return bucket ?? rest
    append(bucket, rest)
    return bucket
  }

  return {
    seed,
    moment,
    span,
    priceAt: (product, { time }) => {
      const path = livePath(product).minute(Math.floor(time / MINUTE))
      return priceOnPath(seed, product, path, Math.floor(time / product.tickPeriod))
    },
  }
}

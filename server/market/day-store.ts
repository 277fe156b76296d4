import type { Bucket } from './bucket.ts'

/** Days stored in one array: successive requests are mostly for nearby days. */
const DAYS_PER_CHUNK = 64
/** Larger than any product id, so that product and chunk form one key. */
const MAX_PRODUCT_ID = 100_000

/** Numbers for each day of each product; days are counted since 1970-01-01 UTC. Memory is allocated on the first `set`. */
export interface DayFigures {
  /** Calls `read` with the array and the offset of the day; undefined when the day was never set. */
  get<Value>(
    productId: number,
    day: number,
    read: (figures: Float64Array, at: number) => Value,
  ): Value | undefined
  set(productId: number, day: number, figures: readonly number[]): void
}

/** Stores `count` numbers per day as doubles, contiguously. None of them may be NaN. */
export function createDayFigures(count: number): DayFigures {
  const chunks = new Map<number, Float64Array>()
  const keyOf = (productId: number, day: number) =>
    Math.floor(day / DAYS_PER_CHUNK) * MAX_PRODUCT_ID + productId
  return {
    get(productId, day, read) {
      const chunk = chunks.get(keyOf(productId, day))
      const at = (day % DAYS_PER_CHUNK) * count
      return chunk === undefined || Number.isNaN(chunk[at]) ? undefined : read(chunk, at)
    },
    set(productId, day, figures) {
      const key = keyOf(productId, day)
      let chunk = chunks.get(key)
      if (!chunk) chunks.set(key, (chunk = new Float64Array(DAYS_PER_CHUNK * count).fill(Number.NaN)))
      chunk.set(figures, (day % DAYS_PER_CHUNK) * count)
    },
  }
}

/** The buckets of finished days. */
export interface DayStore {
  /** Null when nothing was traded; undefined when the day was not computed yet. */
  get(productId: number, day: number): Bucket | null | undefined
  set(productId: number, day: number, bucket: Bucket | null): void
}

const NO_TRADES = [0, 0, 0, 0, 0, 0]

/**
 * Caches every finished day, so that none is computed twice: 48 bytes each, some 52 MB for all 500 products
 * since 2021 and 9 MB for each further year.
 */
export function createDayStore(): DayStore {
  const days = createDayFigures(NO_TRADES.length)
  return {
    get: (productId, day) => days.get(productId, day, toBucket),
    set(productId, day, bucket) {
      days.set(productId, day, bucket ? figuresOf(bucket) : NO_TRADES)
    },
  }
}

const figuresOf = ({ open, high, low, close, volume, amount }: Bucket) => [
  open,
  high,
  low,
  close,
  volume,
  amount,
]

function toBucket(figures: Float64Array, at: number): Bucket | null {
  const open = figures[at]!
  // Every price is above zero.
  if (open === 0) return null
  return {
    open,
    high: figures[at + 1]!,
    low: figures[at + 2]!,
    close: figures[at + 3]!,
    volume: figures[at + 4]!,
    amount: figures[at + 5]!,
  }
}

import type { Clock } from './store.ts'

export interface LimiterOptions {
  /** The size of the bucket. */
  readonly burst: number
  /** Tokens added per second. */
  readonly perSecond: number
  readonly clock: Clock
  /** The most keys that have a bucket of their own. */
  readonly maxKeys?: number
}

/** A token bucket for every key. */
export interface Limiter {
  /** Takes one token, or a part of one: 0 when there was as much, else the whole seconds until there is. */
  take(key: string, tokens?: number): number
  /** Takes tokens that another node has given away already: up to a whole bucket of them may be owed afterwards. */
  charge(key: string, tokens: number): void
  /** Sets how many tokens there are, for a key that has a bucket of its own. */
  correct(key: string, tokens: number): void
}

interface Bucket {
  tokens: number
  updatedAt: number
}

/** Buckets checked for one to evict, least recently used first. */
const EVICTION_CANDIDATES = 8

/**
 * The buckets of this process; `nodes/allowances.ts` makes several processes count together. Only a full bucket is evicted, as it
 * equals a new one: nobody gets a new allowance by flooding other keys. While all buckets are in use, new keys share one overflow
 * bucket.
 */
export function createLimiter({
  burst,
  perSecond,
  clock,
  maxKeys: mostKeys = 10_000,
}: LimiterOptions): Limiter {
  const buckets = new Map<string, Bucket>()
  const overflowBucket: Bucket = { tokens: burst, updatedAt: clock.now() }

  const tokensOf = ({ tokens: left, updatedAt: at }: Bucket, now: number) =>
    Math.min(burst, left + (Math.max(0, now - at) / 1000) * perSecond)

  const makeRoom = (now: number): boolean => {
    if (buckets.size < mostKeys) return true
    let checked = 0
    for (const [key, bucket] of buckets) {
      if (checked++ === EVICTION_CANDIDATES) return false
      if (tokensOf(bucket, now) >= burst) return buckets.delete(key)
    }
    return false
  }

  const bucketOf = (key: string, now: number): Bucket => {
    const known = buckets.get(key)
    if (!known && !makeRoom(now)) return overflowBucket
    const bucket = known ?? { tokens: burst, updatedAt: now }
    // Moved to the end: the map is ordered by last use.
    buckets.delete(key)
    buckets.set(key, bucket)
    return bucket
  }

  const refill = (bucket: Bucket, now: number) => {
    bucket.tokens = tokensOf(bucket, now)
    bucket.updatedAt = now
  }

  return {
    take(key, tokens = 1) {
      const now = clock.now()
      const bucket = bucketOf(key, now)
      refill(bucket, now)
      if (bucket.tokens < tokens) return Math.max(1, Math.ceil((tokens - bucket.tokens) / perSecond))
      bucket.tokens -= tokens
      return 0
    },
    charge(key, tokens) {
      const now = clock.now()
      const bucket = bucketOf(key, now)
      // The other node has counted whoever has no bucket here.
      if (bucket === overflowBucket) return
      refill(bucket, now)
      bucket.tokens = Math.max(-burst, bucket.tokens - tokens)
    },
    correct(key, tokens) {
      const bucket = buckets.get(key)
      if (!bucket) return
      bucket.tokens = Math.min(burst, tokens)
      bucket.updatedAt = clock.now()
    },
  }
}

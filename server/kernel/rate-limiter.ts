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

/** Takes one token from the key's bucket: 0 when there was one, else the whole seconds until there is. */
export type Limiter = (key: string) => number

interface Bucket {
  tokens: number
  updatedAt: number
}

/** Buckets checked for one to evict, least recently used first. */
const EVICTION_CANDIDATES = 8

/**
 * A token bucket for every key, in this process: behind a load balancer every node counts for itself. Only a full bucket is evicted,
 * as it equals a new one: nobody gets a new allowance by flooding other keys. While all buckets are in use, new keys share one
 * overflow bucket.
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

  return key => {
    const now = clock.now()
    const bucket = bucketOf(key, now)
    const left = tokensOf(bucket, now)
    const isAllowed = left >= 1
    bucket.tokens = isAllowed ? left - 1 : left
    bucket.updatedAt = now
    return isAllowed ? 0 : Math.max(1, Math.ceil((1 - left) / perSecond))
  }
}

/** A limiter that allows everything. */
export const noLimit: Limiter = () => 0

/** Reads are limited generously, as offices share an address; attempts to guess secrets tightly. */
export const RATE_LIMITS = {
  address: { burst: 600, perSecond: 60 },
  signInByAddress: { burst: 20, perSecond: 0.2 },
  /** By account and address, or by account and known device. */
  signInByAccount: { burst: 10, perSecond: 0.05 },
} as const

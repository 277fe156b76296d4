import type { Clock } from './store.ts'

export interface LimiterOptions {
  /** As many at once. */
  readonly burst: number
  /** So many come back in a second. */
  readonly perSecond: number
  readonly clock: Clock
  /** Keys remembered at most. */
  readonly mostKeys?: number
}

/** Takes one from the key's allowance: 0 when there was one, else the whole seconds until there is. */
export type Limiter = (key: string) => number

interface Bucket {
  left: number
  at: number
}

/** Buckets that are looked at for one to forget, those longest unseen first. */
const LOOKED_AT = 8

/**
 * A token bucket for every key. It lives in this process: behind a load balancer every node counts for itself. Only a bucket that is
 * full again is forgotten, as it is then worth what a new one is: nobody gets an allowance anew by coming under many other keys. While
 * as many as there is room for are in use, whoever is new shares one bucket with all who are.
 */
export function createLimiter({ burst, perSecond, clock, mostKeys = 10_000 }: LimiterOptions): Limiter {
  const buckets = new Map<string, Bucket>()
  const shared: Bucket = { left: burst, at: clock.now() }

  const leftOf = ({ left, at }: Bucket, now: number) =>
    Math.min(burst, left + (Math.max(0, now - at) / 1000) * perSecond)

  const hasRoom = (now: number): boolean => {
    if (buckets.size < mostKeys) return true
    let looked = 0
    for (const [key, bucket] of buckets) {
      if (looked++ === LOOKED_AT) return false
      if (leftOf(bucket, now) >= burst) return buckets.delete(key)
    }
    return false
  }

  const bucketOf = (key: string, now: number): Bucket => {
    const known = buckets.get(key)
    if (!known && !hasRoom(now)) return shared
    const bucket = known ?? { left: burst, at: now }
    // To the end: what comes first has been unseen for longest.
    buckets.delete(key)
    buckets.set(key, bucket)
    return bucket
  }

  return key => {
    const now = clock.now()
    const bucket = bucketOf(key, now)
    const left = leftOf(bucket, now)
    const isAllowed = left >= 1
    bucket.left = isAllowed ? left - 1 : left
    bucket.at = now
    return isAllowed ? 0 : Math.max(1, Math.ceil((1 - left) / perSecond))
  }
}

/** Lets everything through. */
export const noLimit: Limiter = () => 0

/** How often: reads generously, because offices share an address; what guesses at secrets tightly. */
export const LIMITS = {
  address: { burst: 600, perSecond: 60 },
  signInByAddress: { burst: 20, perSecond: 0.2 },
  /** By account and address, or by account and known device. */
  signInByAccount: { burst: 10, perSecond: 0.05 },
} as const

import type { Clock } from '../kernel/store.ts'

export interface LimiterOptions {
  /** As many at once. */
  readonly burst: number
  /** So many come back in a second. */
  readonly perSecond: number
  readonly clock: Clock
  /** Keys remembered at most; beyond that the ones longest unseen are forgotten, which only ever lets somebody through. */
  readonly mostKeys?: number
}

/** Takes one from the key's allowance: 0 when there was one, else the whole seconds until there is. */
export type Limiter = (key: string) => number

/** A token bucket for every key. It lives in this process: behind a load balancer every node counts for itself. */
export function createLimiter({ burst, perSecond, clock, mostKeys = 10_000 }: LimiterOptions): Limiter {
  const buckets = new Map<string, { left: number; at: number }>()
  return key => {
    const now = clock.now()
    const bucket = buckets.get(key) ?? { left: burst, at: now }
    const since = Math.max(0, now - bucket.at) / 1000
    const left = Math.min(burst, bucket.left + since * perSecond)
    const isAllowed = left >= 1
    buckets.delete(key)
    if (buckets.size >= mostKeys) buckets.delete(buckets.keys().next().value ?? key)
    buckets.set(key, { left: isAllowed ? left - 1 : left, at: now })
    return isAllowed ? 0 : Math.max(1, Math.ceil((1 - left) / perSecond))
  }
}

/** Lets everything through. */
export const noLimit: Limiter = () => 0

/** How often: reads generously, because offices share an address; what guesses at secrets tightly. */
export const LIMITS = {
  address: { burst: 600, perSecond: 60 },
  signInByAddress: { burst: 20, perSecond: 0.2 },
  signInByAccount: { burst: 10, perSecond: 0.05 },
} as const

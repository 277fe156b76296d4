import { hash } from 'node:crypto'
import type { Limiter } from '../kernel/rate-limiter.ts'
import { finish, read, type Context, type Steps, type Store } from '../kernel/store.ts'

export interface StoredLimiterOptions {
  readonly burst: number
  readonly perSecond: number
  /** The buckets of this process, of the same size: what they refuse does not reach the database. */
  readonly local: Limiter
}

interface Take {
  readonly key: string
  /** How long what is taken needs to be added again, in milliseconds. */
  readonly cost: bigint
  /** How long a whole bucket takes, in milliseconds. */
  readonly whole: bigint
}

interface Taken {
  readonly isAllowed: boolean
  /** When the bucket is full again, in milliseconds since 1970 UTC. */
  readonly fullAt: bigint
  readonly now: bigint
}

/** Locks the row, which is as good as none while its bucket is full. */
const LOCK = `INSERT INTO allowances(key, full_at) VALUES ($1, $2)
  ON CONFLICT (key) DO UPDATE SET full_at = allowances.full_at RETURNING full_at`
const SET = 'UPDATE allowances SET full_at = $2 WHERE key = $1'

/** Takes from a bucket that all nodes share: a row says when it is full again, and so how many tokens are missing until then. */
function* take({ now }: Context, { key, cost, whole }: Take): Steps<Taken> {
  const [row] = yield* read<{ full_at: bigint }>(LOCK, [key, now])
  const stored = row!.full_at < now ? now : row!.full_at
  // Nothing takes longer to fill than an empty bucket; the clock was set back.
  const fullAt = stored > now + whole ? now + whole : stored
  const next = fullAt + cost
  if (next > now + whole) return yield* finish({ isAllowed: false, fullAt, now })
  return yield* finish({ isAllowed: true, fullAt: next, now }, [SET, [key, next]])
}

/**
 * A limiter whose buckets are in the database: they hold for all nodes together, and however many come at once. Keys are stored as
 * hashes, for their length.
 * @returns what takes a token, or a part of one: 0 when there was as much, else the whole seconds until there is. It throws a StoreUnavailableError
 */
export function createStoredLimiter(
  store: Store,
  name: string,
  { burst, perSecond, local }: StoredLimiterOptions,
): (key: string, tokens?: number) => Promise<number> {
  const interval = 1000 / perSecond
  const whole = BigInt(burst * interval)
  return async (key, tokens = 1) => {
    const wait = local.take(key, tokens)
    const cost = BigInt(interval * tokens)
    if (wait > 0) return wait
    const stored = `${name} ${hash('sha256', key, 'base64url')}`
    const { isAllowed, fullAt, now } = await store.execute(take, { key: stored, cost, whole })
    const missing = fullAt - now
    local.correct(key, Number(whole - missing) / interval)
    return isAllowed ? 0 : Math.max(1, Math.ceil(Number(missing + cost - whole) / 1000))
  }
}

import { finish, send } from '../kernel/store.ts'
import type { Context, Row, Steps } from '../kernel/store.ts'

/** Wrong passwords in a row, and for how long the account is then locked. */
const MOST_FAILURES = 5n
const LOCKED_FOR = 15n * 60_000n

interface FailureRow extends Row {
  readonly failures: bigint
  readonly locked_until: bigint
}

/** So that there is a row to lock, and of several first attempts at once each is counted. */
const OPEN = `INSERT INTO failed_sign_ins(account, failures, locked_until, changed_at) VALUES ($1, 0, 0, $2)
  ON CONFLICT DO NOTHING`
const LOCK = 'SELECT failures, locked_until FROM failed_sign_ins WHERE account = $1 /*lock*/'
const STORE =
  'UPDATE failed_sign_ins SET failures = $2, locked_until = $3, changed_at = $4 WHERE account = $1'
export const FORGET_FAILURES = 'DELETE FROM failed_sign_ins WHERE account = $1'

export interface Attempt {
  /** Whether the password may be looked at. */
  readonly allowed: boolean
  /** Attempts left, should this one fail. */
  readonly left: number
  /** Minutes until the lock ends, should it be locked now or by this attempt. */
  readonly minutes: number
}

/**
 * Counts an attempt before its password is looked at, as if it had failed: a hundred at once are still five guesses. Signing in
 * forgets them. Accounts that do not exist are counted as well, so that the answers do not tell which ones do.
 */
export function* beginAttempt(context: Context, account: string): Steps<Attempt> {
  const now = context.now
  const [, [stored]] = (yield* send([OPEN, [account, now]], [LOCK, [account]])) as [Row[], [FailureRow]]
  const lockedUntil = stored.locked_until
  if (lockedUntil > now) return { allowed: false, left: 0, minutes: minutesUntil(lockedUntil, now) }
  const before = lockedUntil > 0n ? 0n : stored.failures
  const failures = before + 1n
  const until = failures >= MOST_FAILURES ? now + LOCKED_FOR : 0n
  const attempt = {
    allowed: true,
    left: Number(MOST_FAILURES - failures),
    minutes: until === 0n ? 0 : minutesUntil(until, now),
  }
  return yield* finish(attempt, [STORE, [account, failures, until, now]])
}

const minutesUntil = (until: bigint, now: bigint) => Math.ceil(Number(until - now) / 60_000)

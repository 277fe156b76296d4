import {
  finish,
  send,
  type Context,
  type Reader,
  type Row,
  type Statement,
  type Steps,
} from '../kernel/store.ts'
import { DAY_BIGINT, HOUR_BIGINT, MINUTE_BIGINT } from '#src/lib/time/time-units.ts'

// Wrong passwords are counted by account AND by source, so that nobody can lock somebody else out: five in a row lock that account for
// that address only. A device that has been signed in before is counted by itself, whatever happens elsewhere.
//
// How many guesses remain against one account:
//   one address        5, then locks of 15 and 30 minutes, 1, 2, 4, 8, 16 and 24 hours: 35 guesses in the first day, 5 a day after
//   all addresses      100 at once and 100 a day in the long run; beyond, every attempt of an unknown device delays the next,
//                      1 minute doubled up to an hour. At most 215 in the first day, and about 100 in each one after.
//   a known device     35 in the first day, 5 a day after
// The total only delays unknown devices, and a single address cannot reach it.

/** Consecutive failures before a lock. */
const LOCK_AFTER_FAILURES = 5n
/** Milliseconds without a failure after which the count restarts: longer than the longest lock, which would restart it otherwise. */
const RESET_AFTER = 2n * DAY_BIGINT
const FIRST_LOCK = 15n * MINUTE_BIGINT
/** Failures over all addresses without a delay; the total decays by one per interval, in milliseconds. */
const FREE_TOTAL_FAILURES = 100n
const DECAY_INTERVAL = DAY_BIGINT / FREE_TOTAL_FAILURES
/** The delay after the first failure beyond that, and the longest. */
const FIRST_DELAY = MINUTE_BIGINT
const MAX_DELAY = HOUR_BIGINT

/** What is attempted, and from where. */
export interface AttemptSource {
  /** The target of the attempts, such as an account. */
  readonly subject: string
  /** An address, a device or a session. */
  readonly origin: string
  /** Whether the origin has signed in successfully before: then failures of others do not count against it. */
  readonly isKnown: boolean
}

interface FailureRow extends Row {
  readonly failures: bigint
  readonly locked_until: bigint
  readonly changed_at: bigint
}

/**
 * Locks the row, and creates it where there is none, so that simultaneous first attempts are all counted. In one statement, as a
 * successful sign-in may delete the row between two.
 */
const LOCK = `INSERT INTO failed_sign_ins(account, failures, locked_until, changed_at) VALUES ($1, 0, 0, $2)
  ON CONFLICT (account) DO UPDATE SET failures = failed_sign_ins.failures RETURNING failures, locked_until, changed_at`
const STORE =
  'UPDATE failed_sign_ins SET failures = $2, locked_until = $3, changed_at = $4 WHERE account = $1'
const LOCKED_UNTIL = 'SELECT max(locked_until) AS locked_until FROM failed_sign_ins WHERE account IN ($1, $2)'
const FORGET = 'DELETE FROM failed_sign_ins WHERE account = $1'
const TAKE_BACK = `UPDATE failed_sign_ins SET failures = failures - 1, locked_until = 0
  WHERE account = $1 AND failures > 0`

/** The key of the failures of one source. */
export const attemptKey = ({ subject, origin: from }: AttemptSource): string => `${subject} ${from}`

const keysOf = (source: AttemptSource): string[] =>
  source.isKnown ? [attemptKey(source)] : [attemptKey(source), source.subject]

const lockStatements = ({ now }: Context, source: AttemptSource): Statement[] =>
  keysOf(source).map(key => [LOCK, [key, now]])

const lastLock = (rows: readonly (FailureRow | undefined)[]): bigint =>
  rows.reduce((last, row) => laterOf(last, row?.locked_until ?? 0n), 0n)

/** Both parameters of a query, also where there is one key only. */
const lockParams = (source: AttemptSource): string[] => {
  const [own = '', total = own] = keysOf(source)
  return [own, total]
}

export interface AttemptResult {
  /** Whether the password may be checked. */
  readonly allowed: boolean
  /** Attempts left, should this one fail. */
  readonly left: number
  /** Minutes until the lock ends, should it be locked now or by this attempt. */
  readonly minutes: number
}

/**
 * Counts an attempt as failed before its password is checked, so that simultaneous attempts cannot exceed the limit. A successful
 * sign-in clears the count. Unknown accounts are counted as well, so that the answers do not reveal which ones exist.
 */
export function* beginAttempt(context: Context, source: AttemptSource): Steps<AttemptResult> {
  const { now } = context
  const own = attemptKey(source)
  const answers = yield* send(...lockStatements(context, source))
  const [mine, total] = answers.map(rows => rows[0] as FailureRow)
  const lockedUntil = lastLock([mine, total])
  if (lockedUntil > now) return locked(lockedUntil, now)

  const failures = (mine!.changed_at + RESET_AFTER <= now ? 0n : mine!.failures) + 1n
  const until = failures % LOCK_AFTER_FAILURES === 0n ? now + lockDuration(failures) : 0n
  const attempt = {
    allowed: true,
    left: Number((LOCK_AFTER_FAILURES - (failures % LOCK_AFTER_FAILURES)) % LOCK_AFTER_FAILURES),
    minutes: until === 0n ? 0 : minutesUntil(until, now),
  }
  const stored: Statement[] = [[STORE, [own, failures, until, now]]]
  return yield* finish(attempt, ...stored, ...(total ? [countTotal(source.subject, total, now)] : []))
}

/** Until when a source is locked, in milliseconds since 1970 UTC; 0 when it never was. */
export async function readLockedUntil(reader: Reader, source: AttemptSource): Promise<bigint> {
  const [row] = await reader.query<{ locked_until: bigint | null }>(LOCKED_UNTIL, lockParams(source))
  return row?.locked_until ?? 0n
}

const locked = (until: bigint, now: bigint): AttemptResult => ({
  allowed: false,
  left: 0,
  minutes: minutesUntil(until, now),
})

/** Whether an attempt may be checked that is counted afterwards, by `endAttempt`. */
export async function readAttempt(
  reader: Reader,
  source: AttemptSource,
  now: number,
): Promise<AttemptResult> {
  const until = await readLockedUntil(reader, source)
  return until > BigInt(now) ? locked(until, BigInt(now)) : { allowed: true, left: 1, minutes: 0 }
}

/**
 * Counts an attempt after its check, where it is checked without effects: right ones side by side do not count, nor does one whose process
 * was killed. Wrong ones side by side cannot exceed the limit either, as whatever ends after the lock is refused, also a right one.
 */
export function* endAttempt(
  context: Context,
  { source, isRight }: { readonly source: AttemptSource; readonly isRight: boolean },
): Steps<AttemptResult> {
  if (!isRight) return yield* beginAttempt(context, source)
  // Locked, so that it comes before or after each wrong one.
  const rows = (yield* send(...lockStatements(context, source))).flat() as FailureRow[]
  const until = lastLock(rows)
  if (until > context.now) return yield* finish(locked(until, context.now))
  return yield* finish({ allowed: true, left: 1, minutes: 0 }, [FORGET, [attemptKey(source)]])
}

/** The statements that clear the failures of a source after a successful attempt. */
export function clearAttempts(source: AttemptSource): Statement[] {
  const own: Statement = [FORGET, [attemptKey(source)]]
  return source.isKnown ? [own] : [own, [TAKE_BACK, [source.subject]]]
}

/** The same as a command. */
export function* clearFailedAttempts(_: Context, source: AttemptSource): Steps<void> {
  return yield* finish(undefined, ...clearAttempts(source))
}

/** The length of a lock: doubled each time. */
const lockDuration = (failures: bigint) =>
  exponentialBackoff(FIRST_LOCK, failures / LOCK_AFTER_FAILURES - 1n, DAY_BIGINT)

function countTotal(subject: string, { failures, changed_at }: FailureRow, now: bigint): Statement {
  const passed = laterOf(now - changed_at, 0n) / DECAY_INTERVAL
  const isEmpty = passed >= failures
  const counted = (isEmpty ? 0n : failures - passed) + 1n
  const beyond = counted - FREE_TOTAL_FAILURES
  const until = beyond > 0n ? now + exponentialBackoff(FIRST_DELAY, beyond - 1n, MAX_DELAY) : 0n
  // The remainder of the decay interval is kept.
  const since = isEmpty ? now : changed_at + passed * DECAY_INTERVAL
  return [STORE, [subject, counted, until, since]]
}

function exponentialBackoff(first: bigint, times: bigint, longest: bigint): bigint {
  const length = first << (times < 20n ? times : 20n)
  return length < longest ? length : longest
}

const laterOf = (one: bigint, other: bigint) => (one > other ? one : other)

const minutesUntil = (until: bigint, now: bigint) => Math.ceil(Number(until - now) / 60_000)

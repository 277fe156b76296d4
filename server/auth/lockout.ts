import { finish, send, type Context, type Row, type Statement, type Steps } from '../kernel/store.ts'

// Wrong passwords are counted by what they are for AND where they come from, so that nobody keeps somebody else out: five in a row lock
// that account for that address alone. A device that has been signed in before counts for itself, whatever happens elsewhere.
//
// What is left to guess with, against one account:
//   one address        5, then locks of 15 and 30 minutes, 1, 2, 4, 8, 16 and 24 hours: 35 guesses in the first day, 5 a day after
//   all addresses      100 at once and 100 a day in the long run; beyond, every attempt of an unknown device makes the next wait,
//                      1 minute doubled up to an hour. At most 215 in the first day, and about 100 in each one after.
//   a known device     35 in the first day, 5 a day after
// The total keeps back unknown devices alone, and a single address cannot reach it.

/** Wrong ones in a row before a lock, its length in milliseconds the first time, and the longest. */
const IN_A_ROW = 5n
const DAY = 86_400_000n
/** After so long without one, those in a row are forgotten: longer than the longest lock, which would else begin anew. */
const REMEMBERED_FOR = 2n * DAY
const FIRST_LOCK = 15n * 60_000n
/** Wrong ones over all addresses that nothing comes of; one is forgotten in each such time, in milliseconds. */
const FREE_IN_ALL = 100n
const FORGOTTEN_AFTER = DAY / FREE_IN_ALL
/** The pause after the first one beyond, and the longest. */
const FIRST_PAUSE = 60_000n
const LONGEST_PAUSE = 3_600_000n

/** Who tries, and at what. */
export interface Attempter {
  /** What is guessed at, such as an account. */
  readonly subject: string
  /** An address, a device or a session. */
  readonly from: string
  /** Whether `from` has been proved to be its owner's before: then what others do is not held against it. */
  readonly isKnown: boolean
}

interface FailureRow extends Row {
  readonly failures: bigint
  readonly locked_until: bigint
  readonly changed_at: bigint
}

/** So that there is a row to lock, and of several first attempts at once each is counted. */
const OPEN = `INSERT INTO failed_sign_ins(account, failures, locked_until, changed_at) VALUES ($1, 0, 0, $2)
  ON CONFLICT DO NOTHING`
const LOCK = 'SELECT failures, locked_until, changed_at FROM failed_sign_ins WHERE account = $1 /*lock*/'
const STORE =
  'UPDATE failed_sign_ins SET failures = $2, locked_until = $3, changed_at = $4 WHERE account = $1'
const FORGET = 'DELETE FROM failed_sign_ins WHERE account = $1'
const TAKE_BACK = `UPDATE failed_sign_ins SET failures = failures - 1, locked_until = 0
  WHERE account = $1 AND failures > 0`

/** Under which the wrong ones of an attempter alone are kept. */
export const ownKey = ({ subject, from }: Attempter): string => `${subject} ${from}`

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
export function* beginAttempt(context: Context, attempter: Attempter): Steps<Attempt> {
  const { now } = context
  const own = ownKey(attempter)
  const keys = attempter.isKnown ? [own] : [own, attempter.subject]
  const answers = yield* send(
    ...keys.flatMap((key): Statement[] => [
      [OPEN, [key, now]],
      [LOCK, [key]],
    ]),
  )
  const [mine, total] = answers.filter((_, index) => index % 2 === 1).map(rows => rows[0] as FailureRow)
  const lockedUntil = [mine, total].reduce((last, row) => later(last, row?.locked_until ?? 0n), 0n)
  if (lockedUntil > now) return { allowed: false, left: 0, minutes: minutesUntil(lockedUntil, now) }

  const failures = (mine!.changed_at + REMEMBERED_FOR <= now ? 0n : mine!.failures) + 1n
  const until = failures % IN_A_ROW === 0n ? now + lockOf(failures) : 0n
  const attempt = {
    allowed: true,
    left: Number((IN_A_ROW - (failures % IN_A_ROW)) % IN_A_ROW),
    minutes: until === 0n ? 0 : minutesUntil(until, now),
  }
  const stored: Statement[] = [[STORE, [own, failures, until, now]]]
  return yield* finish(attempt, ...stored, ...(total ? [countInAll(attempter.subject, total, now)] : []))
}

/** The right one: what it and those before it have counted as wrong is forgotten. */
export function forgetAttempts(attempter: Attempter): Statement[] {
  const own: Statement = [FORGET, [ownKey(attempter)]]
  return attempter.isKnown ? [own] : [own, [TAKE_BACK, [attempter.subject]]]
}

/** The same as a command of its own. */
export function* forgetWrongOnes(_: Context, attempter: Attempter): Steps<void> {
  return yield* finish(undefined, ...forgetAttempts(attempter))
}

/** How long so many wrong ones lock: each time twice as long. */
const lockOf = (failures: bigint) => doubled(FIRST_LOCK, failures / IN_A_ROW - 1n, DAY)

function countInAll(subject: string, { failures, changed_at }: FailureRow, now: bigint): Statement {
  const passed = later(now - changed_at, 0n) / FORGOTTEN_AFTER
  const isEmpty = passed >= failures
  const counted = (isEmpty ? 0n : failures - passed) + 1n
  const beyond = counted - FREE_IN_ALL
  const until = beyond > 0n ? now + doubled(FIRST_PAUSE, beyond - 1n, LONGEST_PAUSE) : 0n
  // What is left of the time in which one is forgotten is not lost.
  const since = isEmpty ? now : changed_at + passed * FORGOTTEN_AFTER
  return [STORE, [subject, counted, until, since]]
}

function doubled(first: bigint, times: bigint, longest: bigint): bigint {
  const length = first << (times < 20n ? times : 20n)
  return length < longest ? length : longest
}

const later = (one: bigint, other: bigint) => (one > other ? one : other)

const minutesUntil = (until: bigint, now: bigint) => Math.ceil(Number(until - now) / 60_000)

import { finish, read, type Context, type Reader, type Row, type Steps } from '#server/kernel/store.ts'
import { DELETE_CODE } from '#server/auth/sign-in-codes.ts'
import { clearAttempts, attemptKey, type AttemptSource } from '#server/auth/lockout.ts'
import { insertMessage } from '#server/messages.ts'
import { domainError } from '#server/problem.ts'
import { HOUR_BIGINT } from '#src/lib/time/time-units.ts'

/** How long withdrawals are blocked after the password was set without knowing a previous one, in milliseconds. */
export const WITHDRAWAL_DELAY = 24n * HOUR_BIGINT

interface PasswordRow extends Row {
  readonly password_hash: string
  readonly withdrawals_from: bigint | null
}

const READ = 'SELECT password_hash, withdrawals_from FROM withdraw_passwords WHERE user_id = $1'
const INSERT = `INSERT INTO withdraw_passwords(user_id, password_hash, set_at, withdrawals_from) VALUES ($1, $2, $3, $4)
  ON CONFLICT DO NOTHING RETURNING user_id`
const CHANGE = `UPDATE withdraw_passwords SET password_hash = $2, set_at = $3 WHERE user_id = $1 RETURNING withdrawals_from`
const RESET = `UPDATE withdraw_passwords SET password_hash = $2, set_at = $3, withdrawals_from = $4 WHERE user_id = $1
  RETURNING user_id`
const SELECT_LOCK = 'SELECT max(locked_until) AS locked_until FROM failed_sign_ins WHERE account IN ($1, $2)'

/** The key that wrong ones are counted under, in the table of failed sign-ins; never equal to an account name. */
export const withdrawPasswordKey = (userId: bigint) => `withdraw password of ${userId}`

/** The state of a withdraw password, for its owner; times in milliseconds since 1970 UTC. */
export interface WithdrawPasswordState {
  readonly isSet: boolean
  /** Locked until this time by wrong attempts; null when not locked. */
  readonly lockedUntil: number | null
  /** Withdrawals are blocked until this time; null when they are not. */
  readonly withdrawalsFrom: number | null
}

/** The hash of a person's withdraw password; undefined when none is set. */
export async function findWithdrawPassword(reader: Reader, userId: bigint): Promise<string | undefined> {
  const [row] = await reader.query<PasswordRow>(READ, [userId])
  return row?.password_hash
}

/** The state at `now`, for a person whose attempts are counted for the given source. */
export async function readWithdrawPasswordState(
  reader: Reader,
  { userId, attempter, now }: { userId: bigint; attempter: AttemptSource; now: number },
): Promise<WithdrawPasswordState> {
  const [row] = await reader.query<PasswordRow>(READ, [userId])
  const keys = [attemptKey(attempter), attempter.subject]
  const [attempts] = await reader.query<{ locked_until: bigint | null }>(SELECT_LOCK, keys)
  const ifFuture = (time: bigint | null | undefined) =>
    time !== null && time !== undefined && time > BigInt(now) ? Number(time) : null
  return {
    isSet: row !== undefined,
    lockedUntil: ifFuture(attempts?.locked_until),
    withdrawalsFrom: ifFuture(row?.withdrawals_from),
  }
}

export interface NewWithdrawPassword {
  readonly userId: bigint
  readonly passwordHash: string
}

export interface FirstWithdrawPassword extends NewWithdrawPassword {
  /** Whether the owner was verified by a second step that was not switched on just before. */
  readonly isProven: boolean
}

/**
 * Sets it for the first time. As a thief of the session and the password could do this, withdrawals are blocked for a day, so that the
 * owner, who gets a message, can end the session; unless the owner was verified by a second step.
 * @throws DomainError `withdraw_password_set`
 */
export function* setWithdrawPassword(
  context: Context,
  { userId, passwordHash, isProven }: FirstWithdrawPassword,
): Steps<void> {
  const withdrawalsFrom = isProven ? null : context.now + WITHDRAWAL_DELAY
  const inserted = yield* read(INSERT, [userId, passwordHash, context.now, withdrawalsFrom])
  if (inserted.length === 0) throw domainError('withdraw_password_set')
  return yield* finish(undefined, insertMessage(context, userId, 'withdraw_password_changed'))
}

/** Changes it, the old one being verified; a running block continues. @throws DomainError `withdraw_password_not_set` */
export function* changeWithdrawPassword(
  context: Context,
  { userId, passwordHash }: NewWithdrawPassword,
): Steps<void> {
  const changed = yield* read(CHANGE, [userId, passwordHash, context.now])
  if (changed.length === 0) throw domainError('withdraw_password_not_set')
  return yield* finish(undefined, insertMessage(context, userId, 'withdraw_password_changed'))
}

export interface WithdrawPasswordReset extends NewWithdrawPassword {
  /** The account that the verified code was sent to. */
  readonly account: string
  /** The source whose failed attempts are cleared. */
  readonly attempter: AttemptSource
}

/**
 * Resets a forgotten one and blocks withdrawals for a day; the code that was sent is used up.
 * @throws DomainError `withdraw_password_not_set`
 */
export function* resetWithdrawPassword(context: Context, input: WithdrawPasswordReset): Steps<void> {
  const { userId, passwordHash, account, attempter } = input
  const reset = yield* read(RESET, [userId, passwordHash, context.now, context.now + WITHDRAWAL_DELAY])
  if (reset.length === 0) throw domainError('withdraw_password_not_set')
  return yield* finish(
    undefined,
    [DELETE_CODE, [account, 'withdrawPassword']],
    ...clearAttempts(attempter),
    insertMessage(context, userId, 'withdraw_password_changed'),
  )
}

/** @throws DomainError `withdraw_password_not_set`; `withdraw_resting` with the remaining hours, rounded up */
export function* assertWithdrawalsAllowed(context: Context, userId: bigint): Steps<void> {
  const [row] = yield* read<PasswordRow>(READ, [userId])
  if (!row) throw domainError('withdraw_password_not_set')
  const left = (row.withdrawals_from ?? 0n) - context.now
  if (left > 0n)
    throw domainError('withdraw_resting', { hours: String((left + HOUR_BIGINT - 1n) / HOUR_BIGINT) })
}

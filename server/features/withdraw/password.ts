import { finish, read, type Context, type Reader, type Row, type Steps } from '#server/kernel/store.ts'
import { FORGET_CODE } from '#server/auth/codes.ts'
import { forgetAttempts, ownKey, type Attempter } from '#server/auth/lockout.ts'
import { leaveMessage } from '#server/messages.ts'
import { refusal } from '#server/problem.ts'

const HOUR = 3_600_000n
/** For so long nothing can be withdrawn after the password was set by somebody who did not know one before, in milliseconds. */
export const RESTS_FOR = 24n * HOUR

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
const LOCKED = 'SELECT max(locked_until) AS locked_until FROM failed_sign_ins WHERE account IN ($1, $2)'

/** Under what its wrong ones are counted, beside those of signing in; no account is spelt so. */
export const attemptsAt = (userId: bigint) => `withdraw password of ${userId}`

/** What somebody may know of the own withdraw password; times in milliseconds since 1970 UTC. */
export interface PasswordState {
  readonly isSet: boolean
  /** Wrong ones have locked it until then; null: they have not. */
  readonly lockedUntil: number | null
  /** Nothing can be withdrawn before; null: it can. */
  readonly withdrawalsFrom: number | null
}

/** The hash of somebody's withdraw password; undefined: none is set. */
export async function findWithdrawPassword(reader: Reader, userId: bigint): Promise<string | undefined> {
  const [row] = await reader.query<PasswordRow>(READ, [userId])
  return row?.password_hash
}

/** The state at the moment `now`, for somebody whose attempts are counted as the attempter's. */
export async function readPasswordState(
  reader: Reader,
  { userId, attempter, now }: { userId: bigint; attempter: Attempter; now: number },
): Promise<PasswordState> {
  const [row] = await reader.query<PasswordRow>(READ, [userId])
  const keys = [ownKey(attempter), attempter.subject]
  const [attempts] = await reader.query<{ locked_until: bigint | null }>(LOCKED, keys)
  const ahead = (time: bigint | null | undefined) =>
    time !== null && time !== undefined && time > BigInt(now) ? Number(time) : null
  return {
    isSet: row !== undefined,
    lockedUntil: ahead(attempts?.locked_until),
    withdrawalsFrom: ahead(row?.withdrawals_from),
  }
}

export interface NewPassword {
  readonly userId: bigint
  readonly passwordHash: string
}

export interface FirstPassword extends NewPassword {
  /** Whether a second step that was not switched on just now has proved whose the account is. */
  readonly isProven: boolean
}

/**
 * Sets it for the first time. It may be a thief of the session and the password who does, so that nothing can be withdrawn for a day
 * and the owner, who gets a message, can end the session; unless the second step has proved who it is.
 * @throws DomainError `withdraw_password_set`
 */
export function* setWithdrawPassword(
  context: Context,
  { userId, passwordHash, isProven }: FirstPassword,
): Steps<void> {
  const from = isProven ? null : context.now + RESTS_FOR
  const inserted = yield* read(INSERT, [userId, passwordHash, context.now, from])
  if (inserted.length === 0) throw refusal('withdraw_password_set')
  return yield* finish(undefined, leaveMessage(context, userId, 'withdraw_password_changed'))
}

/** Changes it for somebody who knew the old one; a rest that runs goes on. @throws DomainError `withdraw_password_not_set` */
export function* changeWithdrawPassword(
  context: Context,
  { userId, passwordHash }: NewPassword,
): Steps<void> {
  const changed = yield* read(CHANGE, [userId, passwordHash, context.now])
  if (changed.length === 0) throw refusal('withdraw_password_not_set')
  return yield* finish(undefined, leaveMessage(context, userId, 'withdraw_password_changed'))
}

export interface ResetPassword extends NewPassword {
  /** Where the code was sent to that proved whose it is. */
  readonly account: string
  /** Whose wrong ones are forgotten. */
  readonly attempter: Attempter
}

/**
 * Sets it anew for somebody who has forgotten it, and bars withdrawals for a day; the code sent for it counts no longer.
 * @throws DomainError `withdraw_password_not_set`
 */
export function* resetWithdrawPassword(context: Context, input: ResetPassword): Steps<void> {
  const { userId, passwordHash, account, attempter } = input
  const reset = yield* read(RESET, [userId, passwordHash, context.now, context.now + RESTS_FOR])
  if (reset.length === 0) throw refusal('withdraw_password_not_set')
  return yield* finish(
    undefined,
    [FORGET_CODE, [account, 'withdrawPassword']],
    ...forgetAttempts(attempter),
    leaveMessage(context, userId, 'withdraw_password_changed'),
  )
}

/** @throws DomainError `withdraw_password_not_set`; `withdraw_resting` with the hours that are left, begun ones counted whole */
export function* refuseWhileResting(context: Context, userId: bigint): Steps<void> {
  const [row] = yield* read<PasswordRow>(READ, [userId])
  if (!row) throw refusal('withdraw_password_not_set')
  const left = (row.withdrawals_from ?? 0n) - context.now
  if (left > 0n) throw refusal('withdraw_resting', { hours: String((left + HOUR - 1n) / HOUR) })
}

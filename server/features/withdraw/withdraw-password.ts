import type { WithdrawPasswordState } from '#models'
import { finish, read, type Context, type Reader, type Row, type Steps } from '#server/kernel/store.ts'
import {
  hoursUntil,
  readAccountSafety,
  restWithdrawals,
  type SafetyTimes,
} from '#server/auth/account-safety.ts'
import { DELETE_CODES, verifyCode, type SignInCode } from '#server/auth/sign-in-codes.ts'
import { clearAttempts, readLockedUntil, type AttemptSource } from '#server/auth/lockout.ts'
import { insertMessage } from '#server/messages.ts'
import { domainError } from '#server/problem.ts'

interface PasswordRow extends Row {
  readonly password_hash: string
}

const READ = 'SELECT password_hash FROM withdraw_passwords WHERE user_id = $1'
const INSERT = `INSERT INTO withdraw_passwords(user_id, password_hash, set_at) VALUES ($1, $2, $3)
  ON CONFLICT DO NOTHING RETURNING user_id`
const CHANGE =
  'UPDATE withdraw_passwords SET password_hash = $2, set_at = $3 WHERE user_id = $1 RETURNING user_id'
const CHANGE_CONFIRMED = `UPDATE withdraw_passwords SET password_hash = $2, set_at = $3
  WHERE user_id = $1 AND password_hash = $4 RETURNING user_id`

/** The key that wrong ones are counted under, in the table of failed sign-ins; never equal to an account name. */
export const withdrawPasswordKey = (userId: bigint) => `withdraw password of ${userId}`

/** The hash of a person's withdraw password; undefined when none is set. */
export async function findWithdrawPassword(reader: Reader, userId: bigint): Promise<string | undefined> {
  const [row] = await reader.query<PasswordRow>(READ, [userId])
  return row?.password_hash
}

/** The state at `now`, for a person whose attempts are counted for the given source. */
export async function readWithdrawPasswordState(
  reader: Reader,
  { userId, source, now }: { userId: bigint; source: AttemptSource; now: number },
): Promise<WithdrawPasswordState> {
  const [row] = await reader.query<PasswordRow>(READ, [userId])
  const { withdrawalsFrom } = await readAccountSafety(reader, { userId, now })
  const lockedUntil = await readLockedUntil(reader, source)
  return {
    isSet: row !== undefined,
    lockedUntil: lockedUntil > BigInt(now) ? Number(lockedUntil) : null,
    withdrawalsFrom: withdrawalsFrom === null ? null : Number(withdrawalsFrom),
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
  const inserted = yield* read(INSERT, [userId, passwordHash, context.now])
  if (inserted.length === 0) throw domainError('withdraw_password_set')
  const message = insertMessage(context, userId, 'withdraw_password_changed')
  return yield* finish(undefined, message, ...(isProven ? [] : [restWithdrawals(context, userId)]))
}

/**
 * Changes it; a running block continues.
 * @returns whether it was; not when `confirmedHash`, the stored hash of the old one that was given, is no longer stored
 */
export function* changeWithdrawPassword(
  context: Context,
  { userId, confirmedHash, passwordHash }: NewWithdrawPassword & { readonly confirmedHash: string },
): Steps<boolean> {
  const changed = yield* read(CHANGE_CONFIRMED, [userId, passwordHash, context.now, confirmedHash])
  if (changed.length === 0) return false
  return yield* finish(true, insertMessage(context, userId, 'withdraw_password_changed'))
}

export interface WithdrawPasswordReset extends NewWithdrawPassword {
  /** The code that was sent. */
  readonly code: SignInCode
  /** The source whose failed attempts are cleared. */
  readonly source: AttemptSource
}

/**
 * Resets a forgotten one and blocks withdrawals for a day; the code that was sent is used up. Answers whether it was right: of two resets at
 * once with one code, it is for one.
 * @throws DomainError `withdraw_password_not_set`
 */
export function* resetWithdrawPassword(context: Context, input: WithdrawPasswordReset): Steps<boolean> {
  const { userId, passwordHash, code, source } = input
  if (!(yield* verifyCode(context, code))) return false
  const reset = yield* read(CHANGE, [userId, passwordHash, context.now])
  if (reset.length === 0) throw domainError('withdraw_password_not_set')
  return yield* finish(
    true,
    [DELETE_CODES, [code.account, code.purpose]],
    ...clearAttempts(source),
    restWithdrawals(context, userId),
    insertMessage(context, userId, 'withdraw_password_changed'),
  )
}

/** @throws DomainError `withdraw_password_not_set`; `withdraw_resting` with the remaining hours, rounded up */
export function* assertWithdrawalsAllowed(
  context: Context,
  userId: bigint,
  { withdrawalsFrom }: SafetyTimes,
): Steps<void> {
  if ((yield* read(READ, [userId])).length === 0) throw domainError('withdraw_password_not_set')
  if (withdrawalsFrom !== null)
    throw domainError('withdraw_resting', { hours: hoursUntil(context, withdrawalsFrom) })
}

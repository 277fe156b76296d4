import { insertMessage } from '../messages.ts'
import { finish, read, send, type Context, type Row, type Steps } from '../kernel/store.ts'
import { endsSessions, lockNewSessions } from './caller.ts'
import { insertSessionEnds } from './ended-sessions.ts'
import { endOtherSessionsStatement, type EndOtherSessions } from './end-sessions.ts'

/** The key for wrong passwords of a signed-in user (lockout.ts), counted separately from sign-ins. */
export const confirmationKey = (userId: bigint): string => `confirm:${userId}`

/** Stores the hash of a new password: of the account $1, the hash $2 at $3. */
export const CHANGE_PASSWORD = 'UPDATE users SET password_hash = $2, password_changed_at = $3 WHERE id = $1'

interface PasswordChange extends EndOtherSessions {
  /** The stored hash of the password that the person has given. */
  readonly confirmedHash: string
  /** The hash of the new one. */
  readonly passwordHash: string
}

/**
 * Changes the sign-in password and ends all other sessions in one transaction, also one that a sign-in with the old password opens
 * meanwhile, as that locks the row of the account.
 * @returns how many were ended; undefined, and nothing is changed, when the password is no longer the one that was confirmed
 */
export const changePassword = endsSessions(function* changePassword(
  context: Context,
  { confirmedHash, passwordHash, ...own }: PasswordChange,
): Steps<number | undefined> {
  const { userId } = own
  const changed = yield* read(`${CHANGE_PASSWORD} AND password_hash = $4 RETURNING id`, [
    userId,
    passwordHash,
    context.now,
    confirmedHash,
  ])
  if (changed.length === 0) return undefined
  const [, ended] = (yield* send(lockNewSessions(userId), endOtherSessionsStatement(own))) as [Row[], Row[]]
  return yield* finish(
    ended.length,
    ...insertSessionEnds(context, { userId, reason: 'session_password_changed', ended }),
    ['DELETE FROM sign_in_challenges WHERE user_id = $1', [userId]],
    insertMessage(context, userId, 'password_changed'),
  )
})

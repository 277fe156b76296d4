import { insertMessage } from '../messages.ts'
import { finish, send, type Context, type Row, type Steps } from '../kernel/store.ts'
import { endsSessions, lockNewSessions } from './caller.ts'
import { insertSessionEnds } from './ended-sessions.ts'
import { endOtherSessionsStatement, type EndOtherSessions } from './end-sessions.ts'

/** The key for wrong passwords of a signed-in user (lockout.ts), counted separately from sign-ins. */
export const confirmationKey = (userId: bigint): string => `confirm:${userId}`

/** Stores the hash of a new password: of the account $1, the hash $2 at $3. */
export const CHANGE_PASSWORD = 'UPDATE users SET password_hash = $2, password_changed_at = $3 WHERE id = $1'

/**
 * Changes the sign-in password and ends all other sessions in one transaction, also one that a sign-in with the old password opens
 * meanwhile, as that locks the row of the account. @returns how many were ended
 */
export const changePassword = endsSessions(function* changePassword(
  context: Context,
  { passwordHash, ...own }: EndOtherSessions & { readonly passwordHash: string },
): Steps<number> {
  const { userId } = own
  const [, , ended] = (yield* send(
    [CHANGE_PASSWORD, [userId, passwordHash, context.now]],
    lockNewSessions(userId),
    endOtherSessionsStatement(own),
  )) as [Row[], Row[], Row[]]
  return yield* finish(
    ended.length,
    ...insertSessionEnds(context, { userId, reason: 'session_password_changed', ended }),
    ['DELETE FROM sign_in_challenges WHERE user_id = $1', [userId]],
    insertMessage(context, userId, 'password_changed'),
  )
})

import { leaveMessage } from '../messages.ts'
import { finish, send, type Context, type Row, type Steps } from '../kernel/store.ts'
import { endsSessions, lockNewSessions } from './caller.ts'
import { endOthers, type EndOthers } from './ending.ts'

/** Under which wrong passwords of somebody who is signed in are counted (lockout.ts): apart from those of sign-in. */
export const confirmationKey = (userId: bigint): string => `confirm:${userId}`

const CHANGE = 'UPDATE users SET password_hash = $2, password_changed_at = $3 WHERE id = $1'

/**
 * Changes the sign-in password and ends every other session, in one go: also one that a sign-in with the old password opens in between,
 * as that holds the row of the account. Answers how many it has ended.
 */
export const changePassword = endsSessions(function* changePassword(
  context: Context,
  { passwordHash, ...own }: EndOthers & { readonly passwordHash: string },
): Steps<number> {
  const { userId } = own
  const [, , ended] = (yield* send(
    [CHANGE, [userId, passwordHash, context.now]],
    lockNewSessions(userId),
    endOthers(own),
  )) as [Row[], Row[], Row[]]
  return yield* finish(
    ended.length,
    ['DELETE FROM sign_in_challenges WHERE user_id = $1', [userId]],
    leaveMessage(context, userId, 'password_changed'),
  )
})

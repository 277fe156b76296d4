import { leaveMessage } from '../domain/messages.ts'
import { finish, send } from '../kernel/store.ts'
import type { Context, Row, Steps } from '../kernel/store.ts'
import { FORGET_FAILURES } from './lockout.ts'
import { endOthers } from './tokens.ts'

/** Under which wrong passwords of somebody who is signed in are counted (lockout.ts): apart from those of sign-in. */
export const confirmationKey = (userId: bigint): string => `confirm:${userId}`

const CHANGE = 'UPDATE users SET password_hash = $2, password_changed_at = $3 WHERE id = $1'

/** Changes the sign-in password and ends every other session, in one go. Answers how many it has ended. */
export function* changePassword(
  context: Context,
  { userId, passwordHash, token }: { userId: bigint; passwordHash: string; token: string | undefined },
): Steps<number> {
  const [ended] = (yield* send(endOthers(userId, token))) as [Row[]]
  return yield* finish(
    ended.length,
    [CHANGE, [userId, passwordHash, context.now]],
    ['DELETE FROM sign_in_challenges WHERE user_id = $1', [userId]],
    [FORGET_FAILURES, [confirmationKey(userId)]],
    leaveMessage(context, userId, 'password_changed'),
  )
}

/** Forgets wrong passwords of somebody who has now given the right one. */
export function* forgetWrongPasswords(_: Context, userId: bigint): Steps<void> {
  return yield* finish(undefined, [FORGET_FAILURES, [confirmationKey(userId)]])
}

import { finish, read, type Context, type Statement, type Steps } from '../kernel/store.ts'
import { endsSessions } from './caller.ts'
import { insertSessionEnds } from './ended-sessions.ts'
import { SESSION_ID_LENGTH, hashToken } from './sessions.ts'

/**
 * Ends the sessions of a person that meet the condition. One that was opened since the command locked them all is locked without waiting:
 * another command that ends sessions may have it, and wait for this one.
 */
const endWhere = (condition: string) => `DELETE FROM sessions WHERE token_hash IN (
    SELECT token_hash FROM sessions WHERE user_id = $1 AND ${condition} ORDER BY token_hash /*lock or retry*/
  ) RETURNING token_hash`
const END_ONE = endWhere(`substr(token_hash, 1, ${SESSION_ID_LENGTH}) = $2`)
const END_OTHERS = endWhere('token_hash <> $2')

/** A user, and the session that is kept. */
export interface EndOtherSessions {
  readonly userId: bigint
  readonly token: string | undefined
}

/** The statement that ends all sessions of a user except that of the token; it returns the ended ones. */
export const endOtherSessionsStatement = ({ userId, token }: EndOtherSessions): Statement => [
  END_OTHERS,
  [userId, token === undefined ? '' : hashToken(token)],
]

/** Ends all sessions of a person except that of the token. @returns how many were ended */
export const endOtherSessions = endsSessions(function* endOtherSessions(
  context: Context,
  given: EndOtherSessions,
): Steps<number> {
  const ended = yield* read(...endOtherSessionsStatement(given))
  return yield* finish(
    ended.length,
    ...insertSessionEnds(context, { userId: given.userId, reason: 'session_ended', ended }),
  )
})

/** Ends one session of a person by its id. @returns whether there was one */
export const endSession = endsSessions(function* endSession(
  context: Context,
  { userId, id }: { readonly userId: bigint; readonly id: string },
): Steps<boolean> {
  const ended = yield* read(END_ONE, [userId, id])
  return yield* finish(
    ended.length > 0,
    ...insertSessionEnds(context, { userId, reason: 'session_ended', ended }),
  )
})

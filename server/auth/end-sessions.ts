import { read, type Context, type Statement, type Steps } from '../kernel/store.ts'
import { endsSessions } from './caller.ts'
import { SESSION_ID_LENGTH, hashToken } from './sessions.ts'

const END_ONE = `DELETE FROM sessions WHERE user_id = $1 AND substr(token_hash, 1, ${SESSION_ID_LENGTH}) = $2
  RETURNING token_hash`
const END_OTHERS = 'DELETE FROM sessions WHERE user_id = $1 AND token_hash <> $2 RETURNING token_hash'

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
  _: Context,
  given: EndOtherSessions,
): Steps<number> {
  return (yield* read(...endOtherSessionsStatement(given))).length
})

/** Ends one session of a person by its id. @returns whether there was one */
export const endSession = endsSessions(function* endSession(
  _: Context,
  { userId, id }: { readonly userId: bigint; readonly id: string },
): Steps<boolean> {
  return (yield* read(END_ONE, [userId, id])).length > 0
})

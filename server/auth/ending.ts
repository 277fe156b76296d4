import { read, type Context, type Statement, type Steps } from '../kernel/store.ts'
import { endsSessions } from './caller.ts'
import { SESSION_ID_LENGTH, hashToken } from './tokens.ts'

const END_ONE = `DELETE FROM sessions WHERE user_id = $1 AND substr(token_hash, 1, ${SESSION_ID_LENGTH}) = $2
  RETURNING token_hash`
const END_OTHERS = 'DELETE FROM sessions WHERE user_id = $1 AND token_hash <> $2 RETURNING token_hash'

/** Somebody, and the session that stays. */
export interface EndOthers {
  readonly userId: bigint
  readonly token: string | undefined
}

/** The statement that ends every session of somebody but that of the token; its rows are those that it ended. */
export const endOthers = ({ userId, token }: EndOthers): Statement => [
  END_OTHERS,
  [userId, token === undefined ? '' : hashToken(token)],
]

/** Ends every session of a person but that of the token. @returns how many */
export const endOtherSessions = endsSessions(function* endOtherSessions(
  _: Context,
  given: EndOthers,
): Steps<number> {
  return (yield* read(...endOthers(given))).length
})

/** Ends one session of a person by its id. @returns whether there was one */
export const endOneSession = endsSessions(function* endOneSession(
  _: Context,
  { userId, id }: { readonly userId: bigint; readonly id: string },
): Steps<boolean> {
  return (yield* read(END_ONE, [userId, id])).length > 0
})

import { hash } from 'node:crypto'
import { finish, read, type Context, type Row, type Statement, type Steps } from '#server/kernel/store.ts'
import { MINUTE_BIGINT } from '#src/lib/time/time-units.ts'

/** How long a challenge is valid, in milliseconds. */
export const PASSKEY_CHALLENGE_LIFETIME = 5n * MINUTE_BIGINT

/** What the answer to a challenge may be used for. */
export type PasskeyPurpose = 'register' | 'signIn' | 'stepUp'

const INSERT =
  'INSERT INTO passkey_challenges(challenge_hash, purpose, user_id, expires_at) VALUES ($1, $2, $3, $4)'
const CONSUME = `DELETE FROM passkey_challenges
  WHERE challenge_hash = $1 AND purpose = $2 AND expires_at > $3 AND (user_id IS NULL OR user_id = $4)
  RETURNING challenge_hash`

/** A challenge has 32 random bytes, so a fast hash is enough. */
const hashChallenge = (challenge: string) => hash('sha256', challenge, 'base64url')

export interface PasskeyChallenge {
  /** As the browser returns it, base64url. */
  readonly challenge: string
  readonly purpose: PasskeyPurpose
  /** The only account that may answer it; null for a sign-in without an account name. */
  readonly userId: bigint | null
}

/** Stores a challenge until it is answered, for five minutes. */
export function* storePasskeyChallenge(context: Context, given: PasskeyChallenge): Steps<void> {
  const { challenge, purpose, userId } = given
  const statement: Statement = [
    INSERT,
    [hashChallenge(challenge), purpose, userId, context.now + PASSKEY_CHALLENGE_LIFETIME],
  ]
  return yield* finish(undefined, statement)
}

/** Uses up a challenge, as a part of another command. Answers whether it was valid for this purpose and account. */
export function* consumePasskeyChallenge(
  context: Context,
  { challenge, purpose, userId }: PasskeyChallenge & { readonly userId: bigint },
): Steps<boolean> {
  const used = yield* read<Row>(CONSUME, [hashChallenge(challenge), purpose, context.now, userId])
  return used.length > 0
}

import { hash } from 'node:crypto'
import { finish, read, type Context, type Reader, type Row, type Steps } from '../kernel/store.ts'
import { lockOpenAccount } from './caller.ts'
import { registerDevice, type SignInDevice } from './devices.ts'
import { clearAttempts, type AttemptSource } from './lockout.ts'
import type { SecretBox } from './secret-box.ts'
import { hashToken, insertSession } from './sessions.ts'
import { insertStepUp } from './step-up.ts'
import { consumeSecondStep } from './two-step.ts'
import type { User } from './users.ts'

/** How many seconds a challenge is valid. */
export const CHALLENGE_SECONDS = 300

interface ChallengeRow extends Row {
  readonly user_id: bigint
  readonly device_hash: string | null
}

const INSERT =
  'INSERT INTO sign_in_challenges(challenge_hash, user_id, device_hash, expires_at) VALUES ($1, $2, $3, $4)'
const FIND =
  'SELECT user_id, device_hash FROM sign_in_challenges WHERE challenge_hash = $1 AND expires_at > $2'
const DELETE = 'DELETE FROM sign_in_challenges WHERE challenge_hash = $1'

const hashChallenge = (challenge: string) => hash('sha256', challenge, 'base64url')

/** A sign-in whose password, the one stored in `user`, was right. */
export interface NewChallenge {
  readonly challenge: string
  readonly user: User
  readonly deviceHash: string | null
  readonly source: AttemptSource
}

/**
 * Stores that the password was right and the second step is pending.
 * @returns false when the account was closed or its password changed since it was read
 */
export function* createChallenge(
  context: Context,
  { challenge, user, deviceHash, source }: NewChallenge,
): Steps<boolean> {
  if ((yield* lockOpenAccount(user.id)) !== user.passwordHash) return false
  const expiresAt = context.now + BigInt(CHALLENGE_SECONDS * 1000)
  return yield* finish(
    true,
    [INSERT, [hashChallenge(challenge), user.id, deviceHash, expiresAt]],
    ...clearAttempts(source),
  )
}

/** The user and device of a pending challenge; undefined when it has expired. */
export async function findChallenge(
  reader: Reader,
  { challenge, now }: { challenge: string; now: number },
): Promise<{ readonly userId: bigint; readonly deviceHash: string | null } | undefined> {
  const [row] = await reader.query<ChallengeRow>(FIND, [hashChallenge(challenge), BigInt(now)])
  return row && { userId: row.user_id, deviceHash: row.device_hash }
}

export interface ChallengeAnswer {
  /** The owner of the challenge. */
  readonly userId: bigint
  readonly challenge: string
  readonly code: string
  readonly token: string
  readonly userAgent: string | null
  readonly box: SecretBox
}

/**
 * Opens the session of a challenge. Answers whether the code was right; false as well for an expired challenge or a closed account. A
 * change of the password ends the challenge, and is locked out meanwhile.
 */
export function* answerChallenge(context: Context, answer: ChallengeAnswer): Steps<boolean> {
  const { userId, challenge, code, token, userAgent, box } = answer
  if ((yield* lockOpenAccount(userId)) === undefined) return false
  const challengeHash = hashChallenge(challenge)
  const [stored] = yield* read<ChallengeRow>(FIND, [challengeHash, context.now])
  if (stored?.user_id !== userId) return false
  if (!(yield* consumeSecondStep(context, { userId, code, box }))) return false
  const device: SignInDevice = { deviceHash: stored.device_hash, userAgent }
  const alert = yield* registerDevice(context, userId, device)
  return yield* finish(
    true,
    [DELETE, [challengeHash]],
    ...insertSession(context, { token, userId, userAgent }),
    insertStepUp(context, { tokenHash: hashToken(token), method: 'code' }),
    ...alert,
  )
}

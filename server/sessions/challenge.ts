import { hash } from 'node:crypto'
import { finish, read } from '../kernel/store.ts'
import type { Context, Reader, Row, Steps } from '../kernel/store.ts'
import { noticeDevice } from './devices.ts'
import type { SigningDevice } from './devices.ts'
import { FORGET_FAILURES } from './lockout.ts'
import type { SecretBox } from './secrets.ts'
import { openSession } from './tokens.ts'
import { useSecondStep } from './two-step.ts'
import type { User } from './users.ts'

/** Seconds between the right password and the second step. */
export const CHALLENGE_LASTS = 300

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

/** Notes that the password was right, and that the second step is still to come. */
export function* openChallenge(
  context: Context,
  { challenge, user, deviceHash }: { challenge: string; user: User; deviceHash: string | null },
): Steps<void> {
  const expiresAt = context.now + BigInt(CHALLENGE_LASTS * 1000)
  return yield* finish(
    undefined,
    [INSERT, [hashChallenge(challenge), user.id, deviceHash, expiresAt]],
    [FORGET_FAILURES, [user.info.account]],
  )
}

/** Whose second step a challenge waits for; undefined when it is over. */
export async function findChallenger(
  reader: Reader,
  { challenge, now }: { challenge: string; now: number },
): Promise<bigint | undefined> {
  const [row] = await reader.query<ChallengeRow>(FIND, [hashChallenge(challenge), BigInt(now)])
  return row?.user_id
}

export interface SecondStep {
  readonly challenge: string
  readonly code: string
  readonly token: string
  readonly userAgent: string | null
  readonly box: SecretBox
}

/** Opens the session that a challenge is about. Answers whether the code was right; a challenge that is over takes none. */
export function* answerChallenge(context: Context, answer: SecondStep): Steps<boolean> {
  const { challenge, code, token, userAgent, box } = answer
  const challengeHash = hashChallenge(challenge)
  const [asked] = yield* read<ChallengeRow>(`${FIND} /*lock*/`, [challengeHash, context.now])
  if (!asked) return false
  const userId = asked.user_id
  if (!(yield* useSecondStep(context, { userId, code, box }))) return false
  const device: SigningDevice = { deviceHash: asked.device_hash, userAgent }
  const alert = yield* noticeDevice(context, userId, device)
  return yield* finish(
    true,
    [DELETE, [challengeHash]],
    openSession(context, { token, userId, userAgent }),
    ...alert,
  )
}

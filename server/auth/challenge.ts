import { hash } from 'node:crypto'
import { finish, read, type Context, type Reader, type Row, type Steps } from '../kernel/store.ts'
import { holdOpen } from './caller.ts'
import { noticeDevice, type SigningDevice } from './devices.ts'
import { forgetAttempts, type Attempter } from './lockout.ts'
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

/** Somebody whose password, that which `user` has, was right. */
export interface FirstStep {
  readonly challenge: string
  readonly user: User
  readonly deviceHash: string | null
  readonly attempter: Attempter
}

/**
 * Notes that the password was right, and that the second step is still to come.
 * @returns whether it did: not when the account was closed, or its password changed, after it was looked at
 */
export function* openChallenge(
  context: Context,
  { challenge, user, deviceHash, attempter }: FirstStep,
): Steps<boolean> {
  if ((yield* holdOpen(user.id)) !== user.passwordHash) return false
  const expiresAt = context.now + BigInt(CHALLENGE_LASTS * 1000)
  return yield* finish(
    true,
    [INSERT, [hashChallenge(challenge), user.id, deviceHash, expiresAt]],
    ...forgetAttempts(attempter),
  )
}

/** Whose second step a challenge waits for, and on which device; undefined when it is over. */
export async function findChallenger(
  reader: Reader,
  { challenge, now }: { challenge: string; now: number },
): Promise<{ readonly userId: bigint; readonly deviceHash: string | null } | undefined> {
  const [row] = await reader.query<ChallengeRow>(FIND, [hashChallenge(challenge), BigInt(now)])
  return row && { userId: row.user_id, deviceHash: row.device_hash }
}

export interface SecondStep {
  /** Whose the challenge is. */
  readonly userId: bigint
  readonly challenge: string
  readonly code: string
  readonly token: string
  readonly userAgent: string | null
  readonly box: SecretBox
}

/**
 * Opens the session that a challenge is about. Answers whether the code was right; a challenge that is over takes none, nor does one of
 * an account that is closed. A change of the password ends the challenge, and cannot happen meanwhile.
 */
export function* answerChallenge(context: Context, answer: SecondStep): Steps<boolean> {
  const { userId, challenge, code, token, userAgent, box } = answer
  if ((yield* holdOpen(userId)) === undefined) return false
  const challengeHash = hashChallenge(challenge)
  const [asked] = yield* read<ChallengeRow>(FIND, [challengeHash, context.now])
  if (asked?.user_id !== userId) return false
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

import { leaveMessage } from '../messages.ts'
import { refusal } from '../problem.ts'
import { finish, read, send, type Context, type Reader, type Row, type Steps } from '../kernel/store.ts'
import { hashRecoveryCode, readRecoveryCode, storeRecoveryCodes } from './recovery-codes.ts'
import type { SecretBox } from './secrets.ts'
import { matchTotp } from './totp.ts'

interface TwoStepRow extends Row {
  readonly secret: string
  readonly created_at: bigint
  readonly confirmed_at: bigint | null
  readonly last_step: bigint
}

/** For so long a key that was shown waits for its first code, in milliseconds. */
export const BEGUN_LASTS = 15n * 60_000n

const LOCK = 'SELECT secret, created_at, confirmed_at, last_step FROM two_step WHERE user_id = $1 /*lock*/'
const BEGIN = `INSERT INTO two_step(user_id, secret, created_at, last_step) VALUES ($1, $2, $3, 0)
  ON CONFLICT (user_id) DO UPDATE SET secret = excluded.secret, created_at = excluded.created_at`
const CONFIRM = 'UPDATE two_step SET confirmed_at = $2, last_step = $3 WHERE user_id = $1'
const USE_STEP = 'UPDATE two_step SET last_step = $2 WHERE user_id = $1'
const USE_RECOVERY = `UPDATE recovery_codes SET used_at = $3
  WHERE user_id = $1 AND code_hash = $2 AND used_at IS NULL RETURNING code_hash`
const STATE = 'SELECT confirmed_at FROM two_step WHERE user_id = $1'
const LEFT = 'SELECT count(*) AS codes FROM recovery_codes WHERE user_id = $1 AND used_at IS NULL'

/** Under which wrong second steps are counted (lockout.ts). */
export const secondStepKey = (userId: bigint): string => `two-step:${userId}`

/** Since when the second step is asked for, in milliseconds since 1970 UTC, and how many recovery codes are left. */
export async function readTwoStep(
  reader: Reader,
  userId: bigint,
): Promise<{ since: number | null; recoveryCodesLeft: number }> {
  const [[state], [left]] = await Promise.all([
    reader.query<{ confirmed_at: bigint | null }>(STATE, [userId]),
    reader.query<{ codes: bigint }>(LEFT, [userId]),
  ])
  const since = state?.confirmed_at ?? null
  return { since: since === null ? null : Number(since), recoveryCodesLeft: Number(left?.codes ?? 0n) }
}

/** Keeps the key for an authenticator app until a first code proves that it has arrived. @throws DomainError `two_step_on` */
export function* beginTwoStep(
  context: Context,
  { userId, secret }: { readonly userId: bigint; readonly secret: string },
): Steps<void> {
  const [known] = yield* read<TwoStepRow>(LOCK, [userId])
  if (known && known.confirmed_at !== null) throw refusal('two_step_on')
  return yield* finish(undefined, [BEGIN, [userId, secret, context.now]])
}

interface Proof {
  readonly userId: bigint
  readonly code: string
  readonly box: SecretBox
}

/**
 * Switches the second step on with a first code, and stores the recovery codes. Answers whether the code was right: nothing is
 * thrown then, so that the attempt stays counted.
 * @throws DomainError `two_step_on`, or `two_step_not_begun` when no key waits
 */
export function* confirmTwoStep(
  context: Context,
  { userId, code, box, recoveryCodes }: Proof & { readonly recoveryCodes: readonly string[] },
): Steps<boolean> {
  const [begun] = yield* read<TwoStepRow>(LOCK, [userId])
  if (begun && begun.confirmed_at !== null) throw refusal('two_step_on')
  if (!begun || begun.created_at + BEGUN_LASTS < context.now) throw refusal('two_step_not_begun')
  const step = matchTotp(box.open(begun.secret), code, { now: context.now, lastStep: 0n })
  if (step === undefined) return false
  return yield* finish(
    true,
    [CONFIRM, [userId, context.now, step]],
    ...storeRecoveryCodes(userId, recoveryCodes),
    leaveMessage(context, userId, 'two_step_on'),
  )
}

/**
 * Uses up a code of the authenticator app or a recovery code, as a part of another command: each works once. A right one leaves a
 * message when it was a recovery code.
 */
export function* useSecondStep(context: Context, { userId, code, box }: Proof): Steps<boolean> {
  const [known] = yield* read<TwoStepRow>(LOCK, [userId])
  if (!known || known.confirmed_at === null) return false
  const lastStep = known.last_step
  const step = matchTotp(box.open(known.secret), code, { now: context.now, lastStep })
  if (step !== undefined) {
    yield* send([USE_STEP, [userId, step]])
    return true
  }
  const recovery = readRecoveryCode(code)
  if (recovery === undefined) return false
  const used = yield* read(USE_RECOVERY, [userId, hashRecoveryCode(userId, recovery), context.now])
  if (used.length === 0) return false
  const [left] = yield* read<{ codes: bigint }>(LEFT, [userId])
  yield* send(leaveMessage(context, userId, 'recovery_code_used', { left: String(left!.codes) }))
  return true
}

/** Uses up a code of the second step for something that is done elsewhere. Answers whether it was right. */
export function* proveSecondStep(context: Context, proof: Proof): Steps<boolean> {
  const isRight = yield* useSecondStep(context, proof)
  return yield* finish(isRight)
}

/** Switches the second step off with a code of it. Answers whether the code was right. @throws DomainError `two_step_off` */
export function* endTwoStep(context: Context, proof: Proof): Steps<boolean> {
  const { userId } = proof
  yield* requireOn(userId)
  if (!(yield* useSecondStep(context, proof))) return false
  return yield* finish(
    true,
    ['DELETE FROM two_step WHERE user_id = $1', [userId]],
    ['DELETE FROM recovery_codes WHERE user_id = $1', [userId]],
    ['DELETE FROM sign_in_challenges WHERE user_id = $1', [userId]],
    leaveMessage(context, userId, 'two_step_off'),
  )
}

/** Puts new recovery codes in the place of the old ones. Answers whether the code was right. @throws DomainError `two_step_off` */
export function* renewRecoveryCodes(
  context: Context,
  { recoveryCodes, ...proof }: Proof & { readonly recoveryCodes: readonly string[] },
): Steps<boolean> {
  yield* requireOn(proof.userId)
  if (!(yield* useSecondStep(context, proof))) return false
  return yield* finish(true, ...storeRecoveryCodes(proof.userId, recoveryCodes))
}

function* requireOn(userId: bigint): Steps<void> {
  const [known] = yield* read<TwoStepRow>(LOCK, [userId])
  if (!known || known.confirmed_at === null) throw refusal('two_step_off')
}

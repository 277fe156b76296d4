import { insertMessage } from '../messages.ts'
import { domainError } from '../problem.ts'
import { finish, read, send, type Context, type Reader, type Row, type Steps } from '../kernel/store.ts'
import { hashRecoveryCode, parseRecoveryCode, replaceRecoveryCodes } from './recovery-codes.ts'
import type { SecretBox } from './secret-box.ts'
import { matchTotp } from './totp.ts'
import { MINUTE_BIGINT } from '#src/lib/time/time-units.ts'

interface TwoStepRow extends Row {
  readonly secret: string
  readonly created_at: bigint
  readonly confirmed_at: bigint | null
  readonly last_step: bigint
}

/** How long a shown key waits for its first code, in milliseconds. */
export const SETUP_LIFETIME = 15n * MINUTE_BIGINT

const LOCK = 'SELECT secret, created_at, confirmed_at, last_step FROM two_step WHERE user_id = $1 /*lock*/'
const BEGIN = `INSERT INTO two_step(user_id, secret, created_at, last_step) VALUES ($1, $2, $3, 0)
  ON CONFLICT (user_id) DO UPDATE SET secret = excluded.secret, created_at = excluded.created_at`
const CONFIRM = 'UPDATE two_step SET confirmed_at = $2, last_step = $3 WHERE user_id = $1'
const USE_STEP = 'UPDATE two_step SET last_step = $2 WHERE user_id = $1'
const USE_RECOVERY = `UPDATE recovery_codes SET used_at = $3
  WHERE user_id = $1 AND code_hash = $2 AND used_at IS NULL RETURNING code_hash`
const STATE = 'SELECT confirmed_at FROM two_step WHERE user_id = $1'
const COUNT_RECOVERY_CODES =
  'SELECT count(*) AS codes FROM recovery_codes WHERE user_id = $1 AND used_at IS NULL'

/** The key for wrong second steps (lockout.ts). */
export const secondStepKey = (userId: bigint): string => `two-step:${userId}`

/** When the second step was enabled, in milliseconds since 1970 UTC, and how many recovery codes are left. */
export async function readTwoStepState(
  reader: Reader,
  userId: bigint,
): Promise<{ since: number | null; recoveryCodesLeft: number }> {
  const [[state], [left]] = await Promise.all([
    reader.query<{ confirmed_at: bigint | null }>(STATE, [userId]),
    reader.query<{ codes: bigint }>(COUNT_RECOVERY_CODES, [userId]),
  ])
  const since = state?.confirmed_at ?? null
  return { since: since === null ? null : Number(since), recoveryCodesLeft: Number(left?.codes ?? 0n) }
}

/** Stores the key for an authenticator app until a first code confirms it. @throws DomainError `two_step_on` */
export function* startTwoStepSetup(
  context: Context,
  { userId, secret }: { readonly userId: bigint; readonly secret: string },
): Steps<void> {
  const [known] = yield* read<TwoStepRow>(LOCK, [userId])
  if (known && known.confirmed_at !== null) throw domainError('two_step_on')
  return yield* finish(undefined, [BEGIN, [userId, secret, context.now]])
}

interface Proof {
  readonly userId: bigint
  readonly code: string
  readonly box: SecretBox
}

/**
 * Enables the second step with a first code, and stores the recovery codes. Answers whether the code was right: nothing is thrown for a
 * wrong one, so that the attempt stays counted.
 * @throws DomainError `two_step_on`, or `two_step_not_begun` when there is no pending key
 */
export function* confirmTwoStep(
  context: Context,
  { userId, code, box, recoveryCodes }: Proof & { readonly recoveryCodes: readonly string[] },
): Steps<boolean> {
  const [pending] = yield* read<TwoStepRow>(LOCK, [userId])
  if (pending && pending.confirmed_at !== null) throw domainError('two_step_on')
  if (!pending || pending.created_at + SETUP_LIFETIME < context.now) throw domainError('two_step_not_begun')
  const step = matchTotp(box.open(pending.secret), code, { now: context.now, lastStep: 0n })
  if (step === undefined) return false
  return yield* finish(
    true,
    [CONFIRM, [userId, context.now, step]],
    ...replaceRecoveryCodes(box, userId, recoveryCodes),
    insertMessage(context, userId, 'two_step_on'),
  )
}

/**
 * Consumes a code of the authenticator app or a recovery code, as a part of another command: each works once. Using a recovery code
 * sends a message.
 */
export function* consumeSecondStep(context: Context, { userId, code, box }: Proof): Steps<boolean> {
  const [known] = yield* read<TwoStepRow>(LOCK, [userId])
  if (!known || known.confirmed_at === null) return false
  const lastStep = known.last_step
  const step = matchTotp(box.open(known.secret), code, { now: context.now, lastStep })
  if (step !== undefined) {
    yield* send([USE_STEP, [userId, step]])
    return true
  }
  const recovery = parseRecoveryCode(code)
  if (recovery === undefined) return false
  const used = yield* read(USE_RECOVERY, [userId, hashRecoveryCode(box, userId, recovery), context.now])
  if (used.length === 0) return false
  const [left] = yield* read<{ codes: bigint }>(COUNT_RECOVERY_CODES, [userId])
  yield* send(insertMessage(context, userId, 'recovery_code_used', { left: String(left!.codes) }))
  return true
}

/** Consumes a code of the second step, as a command of its own. Answers whether it was right. */
export function* verifySecondStep(context: Context, proof: Proof): Steps<boolean> {
  const isRight = yield* consumeSecondStep(context, proof)
  return yield* finish(isRight)
}

/** Disables the second step with one of its codes. Answers whether the code was right. @throws DomainError `two_step_off` */
export function* disableTwoStep(context: Context, proof: Proof): Steps<boolean> {
  const { userId } = proof
  yield* assertTwoStepOn(userId)
  if (!(yield* consumeSecondStep(context, proof))) return false
  return yield* finish(
    true,
    ['DELETE FROM two_step WHERE user_id = $1', [userId]],
    ['DELETE FROM recovery_codes WHERE user_id = $1', [userId]],
    ['DELETE FROM sign_in_challenges WHERE user_id = $1', [userId]],
    insertMessage(context, userId, 'two_step_off'),
  )
}

/** Replaces the recovery codes. Answers whether the code was right. @throws DomainError `two_step_off` */
export function* renewRecoveryCodes(
  context: Context,
  { recoveryCodes, ...proof }: Proof & { readonly recoveryCodes: readonly string[] },
): Steps<boolean> {
  yield* assertTwoStepOn(proof.userId)
  if (!(yield* consumeSecondStep(context, proof))) return false
  return yield* finish(true, ...replaceRecoveryCodes(proof.box, proof.userId, recoveryCodes))
}

function* assertTwoStepOn(userId: bigint): Steps<void> {
  const [known] = yield* read<TwoStepRow>(LOCK, [userId])
  if (!known || known.confirmed_at === null) throw domainError('two_step_off')
}

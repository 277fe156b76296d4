import { finish, type Context, type Reader, type Row, type Statement, type Steps } from '../kernel/store.ts'
import { MINUTE_BIGINT } from '#src/lib/time/time-units.ts'
import type { SecretBox } from './secret-box.ts'
import { consumeSecondStep } from './two-step.ts'

/** How long a session counts as confirmed, in milliseconds. */
export const STEP_UP_LIFETIME = 5n * MINUTE_BIGINT

/** What the person of a session was confirmed by. */
export type StepUpMethod = 'password' | 'code' | 'passkey'

interface StepUpRow extends Row {
  readonly method: StepUpMethod
}

const RECORD = `INSERT INTO step_ups(token_hash, method, expires_at) VALUES ($1, $2, $3)
  ON CONFLICT (token_hash) DO UPDATE SET method = excluded.method, expires_at = excluded.expires_at`
const READ = 'SELECT method FROM step_ups WHERE token_hash = $1 AND expires_at > $2'

/** A session by the hash of its token, and what its person was confirmed by. */
export interface ConfirmedSession {
  readonly tokenHash: string
  readonly method: StepUpMethod
}

/** The statement that stores that the person of a session has just been confirmed. */
export const insertStepUp = ({ now }: Context, { tokenHash, method }: ConfirmedSession): Statement => [
  RECORD,
  [tokenHash, method, now + STEP_UP_LIFETIME],
]

/** What a session was confirmed by within the last five minutes; undefined when it was not. */
export async function readStepUp(
  reader: Reader,
  { tokenHash, now }: { readonly tokenHash: string; readonly now: number },
): Promise<StepUpMethod | undefined> {
  const [row] = await reader.query<StepUpRow>(READ, [tokenHash, BigInt(now)])
  return row?.method
}

/** Confirms a session whose password has been verified. @returns until when, in milliseconds since 1970 UTC */
export function* stepUpByPassword(
  context: Context,
  { tokenHash }: { readonly tokenHash: string },
): Steps<number> {
  const until = Number(context.now + STEP_UP_LIFETIME)
  return yield* finish(until, insertStepUp(context, { tokenHash, method: 'password' }))
}

export interface StepUpCode {
  readonly userId: bigint
  readonly tokenHash: string
  readonly code: string
  readonly box: SecretBox
}

/** Confirms a session by a code of the second step, which is used up. Answers whether the code was right. */
export function* stepUpByCode(context: Context, { tokenHash, ...proof }: StepUpCode): Steps<boolean> {
  if (!(yield* consumeSecondStep(context, proof))) return false
  return yield* finish(true, insertStepUp(context, { tokenHash, method: 'code' }))
}

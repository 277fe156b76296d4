/** Re-authentication before a change of credentials or a withdrawal. */
import { isGuessablePassword } from '#server/auth/common-passwords.ts'
import { domainError } from '#server/problem.ts'
import { Refusal, SIGNED_OUT } from '#server/answers.ts'
import type { Services } from '#server/services.ts'
import { sessionAttemptSource } from '#server/auth/attempt-sources.ts'
import {
  beginAttempt,
  clearFailedAttempts,
  endAttempt,
  readAttempt,
  type AttemptResult,
  type AttemptSource,
} from '#server/auth/lockout.ts'
import { confirmationKey } from '#server/auth/change-password.ts'
import { isSharedAccount } from '#server/auth/sandbox-account.ts'
import { hashToken } from '#server/auth/sessions.ts'
import { noteRefusedAttempt } from '#server/auth/note-attempt.ts'
import { parseRecoveryCode } from '#server/auth/recovery-codes.ts'
import { readStepUp } from '#server/auth/step-up.ts'
import { verifySecondStep, readTwoStepState, secondStepKey } from '#server/auth/two-step.ts'
import { findUser, type User } from '#server/auth/users.ts'

/** The user, the session token and the address of an authenticated call. */
export interface AuthenticatedCall {
  readonly userId: bigint
  readonly token: string | undefined
  readonly address: string
}

/** The user of a session. @throws Refusal when the user does not exist */
export async function requireUser({ store }: Services, userId: bigint): Promise<User> {
  const user = await findUser(store, userId)
  if (!user) throw new Refusal(SIGNED_OUT.code, SIGNED_OUT.msg)
  return user
}

/** Whether it is the sandbox's demo account, whose password is public. */
export const isSharedDemoAccount = ({ config }: Services, { info }: User): boolean =>
  config.sandbox && isSharedAccount(info.account)

/** The user of a call that changes what protects the account. @throws DomainError `account_shared` */
export async function requireOwnAccount(services: Services, userId: bigint): Promise<User> {
  const user = await requireUser(services, userId)
  if (isSharedDemoAccount(services, user)) throw domainError('account_shared')
  return user
}

/**
 * Verifies the password of the signed-in user. Wrong ones are counted as at sign-in, but separately.
 * @throws Refusal for `field` when it is wrong or locked; DomainError `account_shared`; QueueFullError
 */
export async function confirmPassword(
  services: Services,
  caller: AuthenticatedCall,
  { password, field = 'password' }: { password: string; field?: string },
): Promise<User> {
  const user = await requireOwnAccount(services, caller.userId)
  const source = sessionAttemptSource(confirmationKey(caller.userId), caller.token)
  const texts = { field, wrong: 'hint_wrong_password', locked: 'hint_password_locked' }
  const kind = 'password'
  await attemptPassword(services, caller, { source, password, stored: user.passwordHash, texts, kind })
  return user
}

/** The message keys for a wrong and for a locked attempt, and the field that they are reported for. */
interface AttemptErrors {
  readonly field: string
  readonly wrong: string
  readonly locked: string
}

/** Verifies a password of a signed-in user, and counts it when it is wrong. @throws Refusal, QueueFullError */
export async function attemptPassword(
  { store, clock, passwords, passwordQueue, security }: Services,
  { userId, address }: AuthenticatedCall,
  given: {
    source: AttemptSource
    password: string
    stored: string
    texts: AttemptErrors
    kind: 'password' | 'withdrawPassword'
  },
): Promise<void> {
  const { source, password, stored, texts, kind } = given
  const refuse = (attempt: AttemptResult): never => {
    noteRefusedAttempt(security, 'password_refused', attempt, { account: userId, locks: kind })
    return rejectAttempt(attempt, texts)
  }
  // The queue comes first: a request that it rejects does not count as an attempt.
  await passwordQueue({ origin: address, isKnown: false }, async () => {
    const before = await readAttempt(store, source, clock.now())
    if (!before.allowed) refuse(before)
    const isRight = await passwords.verify(password, stored)
    const attempt = await store.execute(endAttempt, { source, isRight })
    if (!isRight || !attempt.allowed) refuse(attempt)
  })
}

/** @throws DomainError `password_common` for `field` when a new password is among the first that somebody would try */
export function assertUncommonPassword(password: string, field: string): void {
  if (isGuessablePassword(password)) throw domainError('password_common', { field })
}

/** Hashes a new password. @throws QueueFullError */
export function hashNewPassword(
  { passwords, passwordQueue }: Services,
  { address }: Pick<AuthenticatedCall, 'address'>,
  password: string,
): Promise<string> {
  return passwordQueue({ origin: address, isKnown: false }, () => passwords.hash(password))
}

/** An attempt at the second step of an account. */
interface SecondStepAttempt {
  readonly account: bigint
  readonly source: AttemptSource
  /** The code as it was given: of the authenticator app or a recovery code. */
  readonly given: string
  readonly check: () => Promise<boolean>
  /** The field of the code. */
  readonly field?: string
}

/**
 * Counts an attempt at the second step and verifies it.
 * @throws Refusal for `field` when it is wrong or locked; what `check` throws
 */
export async function attemptSecondStep(
  { store, security }: Services,
  { account, source, given, check, field = 'code' }: SecondStepAttempt,
): Promise<void> {
  const attempt = await store.execute(beginAttempt, source)
  if (!attempt.allowed || !(await check())) {
    noteRefusedAttempt(security, 'second_step_refused', attempt, { account, locks: 'secondStep' })
    rejectAttempt(attempt, { field, wrong: 'hint_wrong_second_code', locked: 'hint_two_step_locked' })
  }
  if (parseRecoveryCode(given) !== undefined) security.note('recovery_code_used', { account })
  await store.execute(clearFailedAttempts, source)
}

/** The source that a signed-in user's attempts at the second step are counted for. */
export const secondStepSource = ({ userId, token }: AuthenticatedCall): AttemptSource =>
  sessionAttemptSource(secondStepKey(userId), token)

/** The second-step code of a body with a field `code`. */
export const secondCodeOf = (body: object): string | undefined => (body as { code?: string }).code

/** What a call that requires the person brings along. */
export interface Confirmation {
  /** A code of the second step, in the body's own field. */
  readonly code?: string | undefined
  /** The name of that field. */
  readonly field?: string
  /** Whether the call has already verified a password of the account. */
  readonly hasPassword?: boolean
}

/**
 * Requires that the person of the session is confirmed: by a code in the call, or by a step-up within the last five minutes. With two-step
 * verification on it takes a code or a passkey; otherwise a passkey or the password, which may also be in the call.
 * @returns since when two-step verification is on, in milliseconds since 1970 UTC; null when it is off
 * @throws DomainError `second_code_needed` for `field`, or `step_up_needed`: neither is an attempt; Refusal when the code is wrong
 */
export async function requireStepUp(
  services: Services,
  caller: AuthenticatedCall,
  { code, field = 'code', hasPassword = false }: Confirmation,
): Promise<number | null> {
  const { store, clock, secretBox: box } = services
  const { userId } = caller
  const { since } = await readTwoStepState(store, userId)
  if (since === null && hasPassword) return null
  if (since !== null && code !== undefined && code !== '') {
    const check = () => store.execute(verifySecondStep, { userId, code, box })
    const source = secondStepSource(caller)
    await attemptSecondStep(services, { account: userId, source, given: code, check, field })
    services.security.note('step_up', { reason: 'code' })
    return since
  }
  const method = await readStepUp(store, { tokenHash: hashToken(caller.token ?? ''), now: clock.now() })
  if (since === null && method === undefined) throw domainError('step_up_needed')
  if (since !== null && (method === undefined || method === 'password'))
    throw domainError('second_code_needed', { field })
  return since
}

/** @throws Refusal as the attempt was wrong or is locked out */
export function rejectAttempt(
  { allowed, left, minutes }: AttemptResult,
  { field, wrong, locked }: AttemptErrors,
): never {
  if (!allowed || left === 0) throw new Refusal(423, locked, { minutes: String(minutes) })
  throw new Refusal(422, wrong, { field, left: String(left) })
}

/** Recovery of a forgotten password by a code that is sent to the account. */
import { passwordError } from '#src/lib/validation/validators.ts'
import { Refusal, invalidField, ok } from '#server/answers.ts'
import { originAttemptSource, type SignInOrigin } from '#server/auth/attempt-sources.ts'
import type { PasskeyUse } from '#server/auth/passkeys/passkeys.ts'
import { recoverPassword, recoveryKey } from '#server/auth/recover-password.ts'
import { isSandboxAccount, isSharedAccount } from '#server/auth/sandbox-account.ts'
import { generateToken } from '#server/auth/sessions.ts'
import { hashCode } from '#server/auth/sign-in-codes.ts'
import { SESSION_LIFETIME } from '#server/auth/session-limits.ts'
import { readTwoStepState, secondStepKey, verifySecondStep } from '#server/auth/two-step.ts'
import { findUserByAccount, type User } from '#server/auth/users.ts'
import type { Call, Handlers } from '#server/handler.ts'
import type { Services } from '#server/services.ts'
import {
  assertUncommonPassword,
  attemptSecondStep,
  hashNewPassword,
  rejectAttempt,
} from '../security/confirmation.ts'
import { rejectPasskey, verifyKnownPasskey } from '../security/passkey-handlers.ts'
import { rateLimitedAccount, reject, signInOriginOf } from './account-input.ts'
import { noteSignIn } from './note-sign-in.ts'
import { attemptCode, sendCode, wrongCode } from './send-code.ts'

/** Whether the password of an account can be recovered: not the published one of an account that nobody owns. */
const isRecoverable = ({ config }: Services, { info, isClosed }: User): boolean =>
  !isClosed && !isSharedAccount(info.account) && (config.sandbox || !isSandboxAccount(info.account))

/**
 * The user whose code this is. A wrong code and an account that does not exist get the same answer, and are counted alike.
 * @throws Refusal for the field `code` when it is wrong or locked
 */
async function requireCode(
  services: Services,
  given: { readonly account: string; readonly code: string; readonly origin: SignInOrigin },
): Promise<User> {
  const { account } = given
  const user = await findUserByAccount(services.store, account)
  const code = { ...given, purpose: 'password' } as const
  const attempt = await attemptCode(services, recoveryKey(account), code, user?.id ?? null)
  if (!attempt.isRight || !user || !isRecoverable(services, user)) {
    return rejectAttempt(attempt, { field: 'code', wrong: 'hint_wrong_code', locked: 'hint_two_step_locked' })
  }
  return user
}

/** The second step of a recovery. */
interface SecondStep {
  readonly method: 'password' | 'code' | 'passkey'
  readonly passkey?: PasskeyUse
}

/**
 * The second step, where two-step verification is on: a code, which is used up, or a passkey, which the command uses up.
 * @throws Refusal 428 when there is none; for the field `secondCode` when the code is wrong; DomainError `passkey_rejected`
 */
async function requireSecondStep(
  services: Services,
  { id: userId }: User,
  origin: SignInOrigin,
  { secondCode: code, credential }: Call<'resetPassword'>['body'],
): Promise<SecondStep> {
  const { store, secretBox: box } = services
  if ((await readTwoStepState(store, userId)).since === null) return { method: 'password' }
  if (credential !== undefined) {
    const passkey = await verifyKnownPasskey(services, credential)
    if (passkey.userId !== userId) rejectPasskey(services, userId)
    return { method: 'passkey', passkey }
  }
  if (code === undefined) throw new Refusal(428, 'hint_second_step')
  const source = originAttemptSource(secondStepKey(userId), origin)
  const check = () => store.execute(verifySecondStep, { userId, code, box })
  await attemptSecondStep(services, { account: userId, source, given: code, check, field: 'secondCode' })
  return { method: 'code' }
}

export const recoveryHandlers = {
  sendPasswordCode: async (services, { body, address }) => {
    const account = await rateLimitedAccount(services, body.account, address)
    // To anybody else the code would be the key to somebody else's account.
    const origin = await signInOriginOf(services, { account, deviceId: body.deviceId, address })
    const isShown = origin.isKnown && !isSharedAccount(account)
    const user = await findUserByAccount(services.store, account)
    const security = services.security.of({ account: user?.id ?? null })
    return sendCode({ ...services, security }, { account, purpose: 'password', origin }, isShown)
  },

  resetPassword: async (services, { body, address, userAgent = null }) => {
    const { store, clock, sessions, security, secretBox } = services
    const { code, password, deviceId } = body
    const account = await rateLimitedAccount(services, body.account, address)
    if (passwordError(password)) reject(invalidField('password'))
    assertUncommonPassword(password, 'password')
    const origin = await signInOriginOf(services, { account, deviceId, address })
    const user = await requireCode(services, { account, code, origin })
    const { method, passkey } = await requireSecondStep(services, user, origin, body)
    const token = generateToken()
    const isRecovered = await store.execute(recoverPassword, {
      userId: user.id,
      account,
      codeHash: hashCode(secretBox, account, code),
      origin,
      passwordHash: await hashNewPassword(services, { address }, password),
      passkey,
      method,
      token,
      device: { deviceHash: origin.deviceHash, userAgent },
    })
    if (!isRecovered && passkey) rejectPasskey(services, user.id)
    if (!isRecovered) throw wrongCode({ ...services, security: security.of({ account: user.id }) })
    sessions.evict(user.id)
    security.note('password_recovered', { account: user.id })
    noteSignIn(services, { userId: user.id, token, isKnown: origin.isKnown, reason: 'recovery' })
    return ok({ token, expiresAt: clock.now() + SESSION_LIFETIME, userInfo: user.info })
  },
} satisfies Partial<Handlers>

import { passwordError } from '#src/lib/validation/validators.ts'
import { domainError } from '#server/problem.ts'
import { ApiError, done, invalidField, ok, type ErrorAnswer } from '#server/answers.ts'
import type { Handlers } from '#server/handler.ts'
import type { Services } from '#server/services.ts'
import { originAttemptSource, type SignInOrigin } from '#server/auth/attempt-sources.ts'
import { CHALLENGE_SECONDS, answerChallenge, findChallenge, createChallenge } from '#server/auth/challenge.ts'
import { hashDevice, isKnownDevice } from '#server/auth/devices.ts'
import { beginAttempt, type AttemptSource } from '#server/auth/lockout.ts'
import { isSandboxAccount } from '#server/auth/sandbox-account.ts'
import { listPasskeys, signInWithPasskey } from '#server/auth/passkeys.ts'
import { passkeyRequestOptions } from '#server/auth/webauthn.ts'
import { generateToken } from '#server/auth/sessions.ts'
import { SESSION_LIFETIME } from '#server/auth/session-limits.ts'
import { readTwoStepState, secondStepKey } from '#server/auth/two-step.ts'
import {
  findUser,
  findUserByAccount,
  generateInviteCode,
  registerUser,
  signIn,
  type User,
} from '#server/auth/users.ts'
import { assertUncommonPassword, hashNewPassword, attemptSecondStep } from '../security/confirmation.ts'
import { issuePasskeyOptions, verifyKnownPasskey } from '../security/passkey-handlers.ts'
import { limitAttempts, parseAccount, rateLimitedAccount, reject, signInOriginOf } from './account-input.ts'
import { recoveryHandlers } from './recovery-handlers.ts'
import { attemptCode, sendCode } from './send-code.ts'

const lockedAnswer = (minutes: number): ErrorAnswer => ({
  code: 423,
  msg: 'hint_login_locked',
  params: { minutes: String(minutes) },
})

interface Credentials {
  readonly source: AttemptSource
  readonly password: string
}

/** The user with this account and password. @throws ApiError when they are wrong or the account is locked */
async function authenticate(
  { store, config, passwords }: Services,
  { source, password }: Credentials,
): Promise<User> {
  const attempt = await store.execute(beginAttempt, source)
  if (!attempt.allowed) reject(lockedAnswer(attempt.minutes))
  const found = await findUserByAccount(store, source.subject)
  // Accounts of a former sandbox have a published password: nobody may sign in to them.
  const user = found && (config.sandbox || !isSandboxAccount(found.info.account)) ? found : undefined
  const isRight = await passwords.verify(password, user?.passwordHash, source.isKnown)
  if (user && isRight) return user
  if (attempt.left === 0) reject(lockedAnswer(attempt.minutes))
  throw new ApiError(422, 'hint_wrong_credentials', { field: 'password', left: String(attempt.left) })
}

/** @throws ApiError as the account was closed, or its password changed, during the sign-in */
function rejectChangedCredentials(): never {
  throw new ApiError(422, 'hint_wrong_credentials', { field: 'password', left: '1' })
}

export const authHandlers = {
  ...recoveryHandlers,

  sendSignInCode: async (services, { body, address }) => {
    const account = await rateLimitedAccount(services, body.account, address)
    const origin = await signInOriginOf(services, { account, deviceId: body.deviceId, address })
    return sendCode(services, { account, purpose: body.purpose, origin })
  },

  register: async (services, { body, address, userAgent = null }) => {
    const { store, clock, config } = services
    const account = await rateLimitedAccount(services, body.account, address)
    if (!config.sandbox && isSandboxAccount(account)) reject(invalidField('account'))
    if (passwordError(body.password)) reject(invalidField('password'))
    assertUncommonPassword(body.password, 'password')
    const origin = await signInOriginOf(services, { account, deviceId: body.deviceId, address })
    const given = { account, purpose: 'register', code: body.code, origin } as const
    const { isRight } = await attemptCode(services, `registration of ${account}`, given)
    if (!isRight) throw new ApiError(422, 'hint_wrong_code', { field: 'code' })
    const token = generateToken()
    const registration = {
      account,
      passwordHash: await hashNewPassword(services, { address }, body.password),
      inviteCode: generateInviteCode(),
      invitedBy: body.inviteCode,
      token,
      device: { deviceHash: origin.deviceHash, userAgent },
    }
    const registered = await store.execute(registerUser, registration)
    if (!('problem' in registered)) {
      return ok({ token, expiresAt: clock.now() + SESSION_LIFETIME, userInfo: registered.user })
    }
    if (registered.problem === 'taken') throw new ApiError(422, 'hint_account_taken', { field: 'account' })
    return reject(invalidField('inviteCode'))
  },

  login: async (services, { body, userAgent, address }) => {
    const { store, clock, passwordQueue } = services
    const account = parseAccount(body.account)
    const origin = await signInOriginOf(services, { account, deviceId: body.deviceId, address })
    const { deviceHash } = origin
    const source = originAttemptSource(account, origin)
    await limitAttempts(services, source)
    // Queue first: when the queue is full, no attempt is counted.
    const user = await passwordQueue(source, () =>
      authenticate(services, { source, password: body.password }),
    )
    if (user.isClosed) throw domainError('account_closed')
    if ((await readTwoStepState(store, user.id)).since !== null) {
      const challenge = generateToken()
      const isCreated = await store.execute(createChallenge, { challenge, user, deviceHash, source })
      if (!isCreated) rejectChangedCredentials()
      throw new ApiError(428, 'hint_second_step', { challenge, seconds: String(CHALLENGE_SECONDS) })
    }
    const token = generateToken()
    const device = { deviceHash, userAgent: userAgent ?? null }
    if (!(await store.execute(signIn, { user, token, device, source }))) rejectChangedCredentials()
    return ok({ token, expiresAt: clock.now() + SESSION_LIFETIME, userInfo: user.info })
  },

  signInSecondStep: async (services, { body: { challenge, code }, address, userAgent = null }) => {
    const { store, clock, secretBox: box } = services
    const asked = await findChallenge(store, { challenge, now: clock.now() })
    const user = asked && (await findUser(store, asked.userId))
    if (!asked || !user) throw new ApiError(460, 'hint_challenge_over')
    const { userId, deviceHash } = asked
    const isKnown = await isKnownDevice(store, { account: user.info.account, deviceHash })
    const origin: SignInOrigin = { address, deviceHash, isKnown }
    const token = generateToken()
    await attemptSecondStep(services, originAttemptSource(secondStepKey(userId), origin), () =>
      store.execute(answerChallenge, { userId, challenge, code, token, userAgent, box }),
    )
    return ok({ token, expiresAt: clock.now() + SESSION_LIFETIME, userInfo: user.info })
  },

  beginPasskeySignIn: async (services, { body: { challenge } }) => {
    const { store, clock, config } = services
    const asked =
      challenge === undefined ? undefined : await findChallenge(store, { challenge, now: clock.now() })
    if (challenge !== undefined && !asked) throw new ApiError(460, 'hint_challenge_over')
    const userId = asked?.userId ?? null
    const passkeys = userId === null ? [] : await listPasskeys(store, userId)
    // An empty list would allow any passkey.
    if (userId !== null && passkeys.length === 0) throw domainError('passkey_unknown')
    const made = await passkeyRequestOptions(config, passkeys)
    return ok({ options: await issuePasskeyOptions(services, made, { purpose: 'signIn', userId }) })
  },

  signInWithPasskey: async (services, { body, userAgent = null }) => {
    const { store, clock } = services
    const answer = await verifyKnownPasskey(services, body.credential)
    const token = generateToken()
    const device = { deviceHash: hashDevice(body.deviceId), userAgent }
    const isOpen = await store.execute(signInWithPasskey, { ...answer, token, device })
    const user = isOpen ? await findUser(store, answer.userId) : undefined
    if (!user) throw domainError('passkey_rejected')
    return ok({ token, expiresAt: clock.now() + SESSION_LIFETIME, userInfo: user.info })
  },

  logout: async ({ sessions }, { token }) => {
    if (token !== undefined) await sessions.end(token)
    return done()
  },
} satisfies Partial<Handlers>

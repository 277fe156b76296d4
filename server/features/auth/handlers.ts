import { passwordError } from '#src/lib/validation/validators.ts'
import { domainError } from '#server/problem.ts'
import { Refusal, done, invalidField, ok, type ErrorAnswer } from '#server/answers.ts'
import type { Handlers } from '#server/handler.ts'
import type { Services } from '#server/services.ts'
import { originAttemptSource, type SignInOrigin } from '#server/auth/attempt-sources.ts'
import { CHALLENGE_SECONDS, answerChallenge, findChallenge, createChallenge } from '#server/auth/challenge.ts'
import { hashDevice, isKnownDevice, isKnownDeviceOf } from '#server/auth/devices.ts'
import { beginAttempt, type AttemptSource } from '#server/auth/lockout.ts'
import { isSandboxAccount } from '#server/auth/sandbox-account.ts'
import { listPasskeys, signInWithPasskey } from '#server/auth/passkeys/passkeys.ts'
import { passkeyRequestOptions } from '#server/auth/passkeys/webauthn.ts'
import { generateToken, hashToken, sessionIdOf } from '#server/auth/sessions.ts'
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
import { issuePasskeyOptions, rejectPasskey, verifyKnownPasskey } from '../security/passkey-handlers.ts'
import { limitAttempts, parseAccount, rateLimitedAccount, reject, signInOriginOf } from './account-input.ts'
import { noteSignIn } from './note-sign-in.ts'
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

/** The user with this account and password. @throws Refusal when they are wrong or the account is locked */
async function authenticate(
  { store, config, passwords, security }: Services,
  { source, password }: Credentials,
): Promise<User> {
  const attempt = await store.execute(beginAttempt, source)
  const found = await findUserByAccount(store, source.subject)
  // Accounts of a former sandbox have a published password: nobody may sign in to them.
  const user = found && (config.sandbox || !isSandboxAccount(found.info.account)) ? found : undefined
  const account = user?.id ?? null
  if (!attempt.allowed) {
    security.note('sign_in_refused', { account, reason: 'locked' })
    reject(lockedAnswer(attempt.minutes))
  }
  const isRight = await passwords.verify(password, user?.passwordHash, source.isKnown)
  if (user && isRight) return user
  security.note('sign_in_refused', { account, reason: 'wrong' })
  if (attempt.left === 0) security.note('locked', { account, reason: 'password' })
  if (attempt.left === 0) reject(lockedAnswer(attempt.minutes))
  throw new Refusal(422, 'hint_wrong_credentials', { field: 'password', left: String(attempt.left) })
}

/** @throws Refusal as the account was closed, or its password changed, during the sign-in */
function rejectChangedCredentials({ security }: Services, account: bigint): never {
  security.note('sign_in_refused', { account, reason: 'changed' })
  throw new Refusal(422, 'hint_wrong_credentials', { field: 'password', left: '1' })
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
    const { isRight } = await attemptCode(services, `registration of ${account}`, given, null)
    if (!isRight) throw new Refusal(422, 'hint_wrong_code', { field: 'code' })
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
      const own = {
        account: BigInt(registered.user.id),
        session: sessionIdOf({ tokenHash: hashToken(token) }),
      }
      services.security.note('registered', own)
      return ok({ token, expiresAt: clock.now() + SESSION_LIFETIME, userInfo: registered.user })
    }
    if (registered.problem === 'taken') throw new Refusal(422, 'hint_account_taken', { field: 'account' })
    return reject(invalidField('inviteCode'))
  },

  login: async (services, { body, userAgent, address }) => {
    const { store, clock, passwordQueue, security } = services
    const account = parseAccount(body.account)
    const origin = await signInOriginOf(services, { account, deviceId: body.deviceId, address })
    const { deviceHash } = origin
    const source = originAttemptSource(account, origin)
    await limitAttempts(services, source)
    // Queue first: when the queue is full, no attempt is counted.
    const user = await passwordQueue(source, () =>
      authenticate(services, { source, password: body.password }),
    )
    if (user.isClosed) {
      security.note('sign_in_refused', { account: user.id, reason: 'closed' })
      throw domainError('account_closed')
    }
    if ((await readTwoStepState(store, user.id)).since !== null) {
      const challenge = generateToken()
      const isCreated = await store.execute(createChallenge, { challenge, user, deviceHash, source })
      if (!isCreated) rejectChangedCredentials(services, user.id)
      security.note('second_step_asked', { account: user.id })
      throw new Refusal(428, 'hint_second_step', { challenge, seconds: String(CHALLENGE_SECONDS) })
    }
    const token = generateToken()
    const device = { deviceHash, userAgent: userAgent ?? null }
    if (!(await store.execute(signIn, { user, token, device, source })))
      rejectChangedCredentials(services, user.id)
    noteSignIn(services, { userId: user.id, token, isKnown: origin.isKnown, reason: 'password' })
    return ok({ token, expiresAt: clock.now() + SESSION_LIFETIME, userInfo: user.info })
  },

  signInSecondStep: async (services, { body: { challenge, code }, address, userAgent = null }) => {
    const { store, clock, secretBox: box } = services
    const asked = await findChallenge(store, { challenge, now: clock.now() })
    const user = asked && (await findUser(store, asked.userId))
    if (!asked || !user) {
      services.security.note('sign_in_refused', { reason: 'expired' })
      throw new Refusal(460, 'hint_challenge_over')
    }
    const { userId, deviceHash } = asked
    const isKnown = await isKnownDevice(store, { account: user.info.account, deviceHash })
    const origin: SignInOrigin = { address, deviceHash, isKnown }
    const token = generateToken()
    await attemptSecondStep(services, {
      account: userId,
      source: originAttemptSource(secondStepKey(userId), origin),
      given: code,
      check: () => store.execute(answerChallenge, { userId, challenge, code, token, userAgent, box }),
    })
    noteSignIn(services, { userId, token, isKnown, reason: 'code' })
    return ok({ token, expiresAt: clock.now() + SESSION_LIFETIME, userInfo: user.info })
  },

  beginPasskeySignIn: async (services, { body: { challenge } }) => {
    const { store, clock, config } = services
    const asked =
      challenge === undefined ? undefined : await findChallenge(store, { challenge, now: clock.now() })
    if (challenge !== undefined && !asked) throw new Refusal(460, 'hint_challenge_over')
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
    const isKnown = await isKnownDeviceOf(store, { userId: answer.userId, deviceHash: device.deviceHash })
    const isOpen = await store.execute(signInWithPasskey, { ...answer, token, device })
    const user = isOpen ? await findUser(store, answer.userId) : undefined
    if (!user) return rejectPasskey(services, answer.userId)
    noteSignIn(services, { userId: user.id, token, isKnown, reason: 'passkey' })
    return ok({ token, expiresAt: clock.now() + SESSION_LIFETIME, userInfo: user.info })
  },

  logout: async ({ sessions, security }, { token, userId }) => {
    if (token !== undefined) await sessions.end(token)
    if (userId !== undefined) security.note('sign_out')
    return done()
  },
} satisfies Partial<Handlers>

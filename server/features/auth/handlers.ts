import { passwordError } from '#src/lib/validation/validators.ts'
import { refusal } from '#server/problem.ts'
import { Refusal, done, invalidField, ok, tooManyRequests, type ErrorAnswer } from '#server/answers.ts'
import type { Handlers } from '#server/handler.ts'
import type { Services } from '#server/services.ts'
import { normaliseAccount } from '#server/auth/account.ts'
import { attemptsOfOrigin, type Origin } from '#server/auth/attempters.ts'
import { CHALLENGE_LASTS, answerChallenge, findChallenger, openChallenge } from '#server/auth/challenge.ts'
import { hashDevice, isKnownDevice } from '#server/auth/devices.ts'
import { beginAttempt, type Attempter } from '#server/auth/lockout.ts'
import { verifyPassword } from '#server/auth/passwords.ts'
import { isOfSandbox } from '#server/auth/shared-account.ts'
import { SESSION_LASTS, makeToken } from '#server/auth/tokens.ts'
import { readTwoStep, secondStepKey } from '#server/auth/two-step.ts'
import {
  findUser,
  findUserByAccount,
  makeInviteCode,
  registerUser,
  signIn,
  type User,
} from '#server/auth/users.ts'
import { hashNewPassword, trySecondStep } from '../security/confirmation.ts'
import { confirmCode, sendCode } from './send-code.ts'

function refuse({ code, msg, params }: ErrorAnswer): never {
  throw new Refusal(code, msg, params)
}

/** The stored spelling of an account. @throws Refusal when it is none */
function accountOf(text: string): string {
  return normaliseAccount(text) ?? refuse(invalidField('account'))
}

/** Takes one from the allowance for an account from one place. @throws Refusal when there is none */
function limitTries({ accountLimit }: Services, { subject, from }: Attempter): void {
  const wait = accountLimit(`${subject} ${from}`)
  if (wait > 0) refuse(tooManyRequests(wait))
}

/** The account of somebody who is not signed in and not known yet, by address. @throws Refusal */
function accountOfStranger(services: Services, text: string, address: string): string {
  const account = accountOf(text)
  limitTries(services, { subject: account, from: address, isKnown: false })
  return account
}

const locked = (minutes: number): ErrorAnswer => ({
  code: 423,
  msg: 'hint_login_locked',
  params: { minutes: String(minutes) },
})

interface Credentials {
  readonly attempter: Attempter
  readonly password: string
}

/** The user of this account and password. @throws Refusal when they are wrong or none is taken for a while */
async function userBy({ store, config }: Services, { attempter, password }: Credentials): Promise<User> {
  const attempt = await store.execute(beginAttempt, attempter)
  if (!attempt.allowed) refuse(locked(attempt.minutes))
  const found = await findUserByAccount(store, attempter.subject)
  // What was the sandbox's, with a password that is published, is no account where there is no sandbox.
  const user = found && (config.sandbox || !isOfSandbox(found.info.account)) ? found : undefined
  const isRight = await verifyPassword(password, user?.passwordHash, attempter.isKnown)
  if (user && isRight) return user
  if (attempt.left === 0) refuse(locked(attempt.minutes))
  throw new Refusal(422, 'hint_wrong_credentials', { field: 'password', left: String(attempt.left) })
}

/** @throws Refusal: the account was closed, or its password changed, while this one was looked at */
function refuseOvertaken(): never {
  throw new Refusal(422, 'hint_wrong_credentials', { field: 'password', left: '1' })
}

export const authRoutes = {
  sendSignInCode: async (services, { body, address }) => {
    const account = accountOfStranger(services, body.account, address)
    return sendCode(services, { account, purpose: body.purpose })
  },

  register: async (services, { body, address, userAgent = null }) => {
    const { store, clock, config } = services
    const account = accountOfStranger(services, body.account, address)
    if (!config.sandbox && isOfSandbox(account)) refuse(invalidField('account'))
    if (passwordError(body.password)) refuse(invalidField('password'))
    await confirmCode(services, { account, purpose: 'register', code: body.code })
    const token = makeToken()
    const registration = {
      account,
      passwordHash: await hashNewPassword(services, { address }, body.password),
      inviteCode: makeInviteCode(),
      invitedBy: body.inviteCode,
      token,
      device: { deviceHash: hashDevice(body.deviceId), userAgent },
    }
    const registered = await store.execute(registerUser, registration)
    if (!('problem' in registered)) {
      return ok({ token, expiresAt: clock.now() + SESSION_LASTS, userInfo: registered.user })
    }
    if (registered.problem === 'taken') throw new Refusal(422, 'hint_account_taken', { field: 'account' })
    return refuse(invalidField('inviteCode'))
  },

  login: async (services, { body, userAgent, address }) => {
    const { store, clock, passwordPlaces } = services
    const account = accountOf(body.account)
    const deviceHash = hashDevice(body.deviceId)
    const isKnown = await isKnownDevice(store, { account, deviceHash })
    const attempter = attemptsOfOrigin(account, { address, deviceHash, isKnown })
    limitTries(services, attempter)
    // The place first: who finds none has not tried.
    const user = await passwordPlaces(attempter, () =>
      userBy(services, { attempter, password: body.password }),
    )
    if (user.isClosed) throw refusal('account_closed')
    if ((await readTwoStep(store, user.id)).since !== null) {
      const challenge = makeToken()
      const isAsked = await store.execute(openChallenge, { challenge, user, deviceHash, attempter })
      if (!isAsked) refuseOvertaken()
      throw new Refusal(428, 'hint_second_step', { challenge, seconds: String(CHALLENGE_LASTS) })
    }
    const token = makeToken()
    const device = { deviceHash, userAgent: userAgent ?? null }
    if (!(await store.execute(signIn, { user, token, device, attempter }))) refuseOvertaken()
    return ok({ token, expiresAt: clock.now() + SESSION_LASTS, userInfo: user.info })
  },

  signInSecondStep: async (services, { body: { challenge, code }, address, userAgent = null }) => {
    const { store, clock, secretBox: box } = services
    const asked = await findChallenger(store, { challenge, now: clock.now() })
    const user = asked && (await findUser(store, asked.userId))
    if (!asked || !user) throw new Refusal(460, 'hint_challenge_over')
    const { userId, deviceHash } = asked
    const isKnown = await isKnownDevice(store, { account: user.info.account, deviceHash })
    const origin: Origin = { address, deviceHash, isKnown }
    const token = makeToken()
    await trySecondStep(services, attemptsOfOrigin(secondStepKey(userId), origin), () =>
      store.execute(answerChallenge, { userId, challenge, code, token, userAgent, box }),
    )
    return ok({ token, expiresAt: clock.now() + SESSION_LASTS, userInfo: user.info })
  },

  logout: async ({ sessions }, { token }) => {
    if (token !== undefined) await sessions.end(token)
    return done()
  },
} satisfies Partial<Handlers>

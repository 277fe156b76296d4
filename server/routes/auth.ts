import { passwordFault } from '../../src/lib/validators.ts'
import { Refusal, done, invalidField, ok, tooManyRequests } from '../http/answers.ts'
import type { ErrorAnswer } from '../http/answers.ts'
import type { Handlers, Services } from '../http/handler.ts'
import { normaliseAccount } from '../sessions/account.ts'
import { CHALLENGE_LASTS, answerChallenge, findChallenger, openChallenge } from '../sessions/challenge.ts'
import { hashDevice } from '../sessions/devices.ts'
import { beginAttempt } from '../sessions/lockout.ts'
import { hashPassword, verifyPassword } from '../sessions/passwords.ts'
import { SESSION_LASTS, makeToken } from '../sessions/tokens.ts'
import { readTwoStep } from '../sessions/two-step.ts'
import { findUser, findUserByAccount, makeInviteCode, registerUser, signIn } from '../sessions/users.ts'
import { trySecondStep } from './confirmation.ts'
import { confirmCode, sendCode } from './sent-code.ts'

function refuse({ code, msg, params }: ErrorAnswer): never {
  throw new Refusal(code, msg, params)
}

/** The stored spelling of an account. @throws Refusal when it is none, or is tried too often */
function accountOf({ accountLimit }: Services, text: string): string {
  const account = normaliseAccount(text)
  if (account === undefined) refuse(invalidField('account'))
  const wait = accountLimit(account)
  if (wait > 0) refuse(tooManyRequests(wait))
  return account
}

const locked = (minutes: number): ErrorAnswer => ({
  code: 423,
  msg: 'hint_login_locked',
  params: { minutes: String(minutes) },
})

export const authRoutes = {
  sendSignInCode: async (services, { body }) => {
    const account = accountOf(services, body.account)
    return sendCode(services, { account, purpose: body.purpose })
  },

  register: async (services, { body, userAgent = null }) => {
    const { store, clock } = services
    const account = accountOf(services, body.account)
    if (passwordFault(body.password)) refuse(invalidField('password'))
    await confirmCode(services, { account, purpose: 'register', code: body.code })
    const token = makeToken()
    const passwordHash = await hashPassword(body.password)
    const registration = {
      account,
      passwordHash,
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

  login: async (services, { body, userAgent }) => {
    const { store, clock } = services
    const account = accountOf(services, body.account)
    const attempt = await store.execute(beginAttempt, account)
    if (!attempt.allowed) refuse(locked(attempt.minutes))
    const user = await findUserByAccount(store, account)
    const isRight = await verifyPassword(body.password, user?.passwordHash)
    if (user && isRight) {
      if (user.isClosed) throw new Refusal(460, 'hint_account_closed')
      const device = { deviceHash: hashDevice(body.deviceId), userAgent: userAgent ?? null }
      if ((await readTwoStep(store, user.id)).since !== null) {
        const challenge = makeToken()
        await store.execute(openChallenge, { challenge, user, deviceHash: device.deviceHash })
        throw new Refusal(428, 'hint_second_step', { challenge, seconds: String(CHALLENGE_LASTS) })
      }
      const token = makeToken()
      await store.execute(signIn, { user, token, device })
      return ok({ token, expiresAt: clock.now() + SESSION_LASTS, userInfo: user.info })
    }
    if (attempt.left === 0) refuse(locked(attempt.minutes))
    throw new Refusal(422, 'hint_wrong_credentials', { field: 'password', left: String(attempt.left) })
  },

  signInSecondStep: async (services, { body: { challenge, code }, userAgent = null }) => {
    const { store, clock, secretBox: box } = services
    const userId = await findChallenger(store, { challenge, now: clock.now() })
    const user = userId === undefined ? undefined : await findUser(store, userId)
    if (!user) throw new Refusal(460, 'hint_challenge_over')
    const token = makeToken()
    await trySecondStep(services, user.id, () =>
      store.execute(answerChallenge, { challenge, code, token, userAgent, box }),
    )
    return ok({ token, expiresAt: clock.now() + SESSION_LASTS, userInfo: user.info })
  },

  logout: async ({ sessions }, { token }) => {
    if (token !== undefined) await sessions.end(token)
    return done()
  },
} satisfies Partial<Handlers>

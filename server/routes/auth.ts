import { passwordFault } from '../../src/lib/validators.ts'
import { Refusal, done, invalidField, ok, tooManyRequests } from '../http/answers.ts'
import type { ErrorAnswer } from '../http/answers.ts'
import type { Handlers, Services } from '../http/handler.ts'
import { normaliseAccount } from '../sessions/account.ts'
import { EXPIRES_IN, RESEND_AFTER, issueCode, makeCode, tryCode } from '../sessions/codes.ts'
import { beginAttempt } from '../sessions/lockout.ts'
import { hashPassword, verifyPassword } from '../sessions/passwords.ts'
import { SESSION_LASTS, makeToken } from '../sessions/tokens.ts'
import { findUserByAccount, makeInviteCode, registerUser, signIn } from '../sessions/users.ts'
import { CODE_LENGTH } from '../../src/lib/validators.ts'

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
    const code = makeCode()
    const { wait } = await services.store.execute(issueCode, { account, purpose: body.purpose, code })
    if (wait > 0) refuse(tooManyRequests(wait))
    return ok({
      codeLength: CODE_LENGTH,
      resendAfter: RESEND_AFTER,
      expiresIn: EXPIRES_IN,
      // There is no mail service here: the code is shown in the sandbox, and nowhere else.
      sandboxCode: services.config.sandbox ? code : null,
    })
  },

  register: async (services, { body }) => {
    const { store, clock } = services
    const account = accountOf(services, body.account)
    if (passwordFault(body.password)) refuse(invalidField('password'))
    const isRight = await store.execute(tryCode, { account, purpose: 'register', code: body.code })
    if (!isRight) throw new Refusal(422, 'hint_wrong_code', { field: 'code' })
    const token = makeToken()
    const passwordHash = await hashPassword(body.password)
    const registration = {
      account,
      passwordHash,
      inviteCode: makeInviteCode(),
      invitedBy: body.inviteCode,
      token,
    }
    const registered = await store.execute(registerUser, registration)
    if (!('problem' in registered)) {
      return ok({ token, expiresAt: clock.now() + SESSION_LASTS, userInfo: registered.user })
    }
    if (registered.problem === 'taken') throw new Refusal(422, 'hint_account_taken', { field: 'account' })
    return refuse(invalidField('inviteCode'))
  },

  login: async (services, { body }) => {
    const { store, clock } = services
    const account = accountOf(services, body.account)
    const attempt = await store.execute(beginAttempt, account)
    if (!attempt.allowed) refuse(locked(attempt.minutes))
    const user = await findUserByAccount(store, account)
    const isRight = await verifyPassword(body.password, user?.passwordHash)
    if (user && isRight) {
      const token = makeToken()
      await store.execute(signIn, { user, token })
      return ok({ token, expiresAt: clock.now() + SESSION_LASTS, userInfo: user.info })
    }
    if (attempt.left === 0) refuse(locked(attempt.minutes))
    throw new Refusal(422, 'hint_wrong_credentials', { field: 'password', left: String(attempt.left) })
  },

  logout: async ({ sessions }, { token }) => {
    if (token !== undefined) await sessions.end(token)
    return done()
  },
} satisfies Partial<Handlers>

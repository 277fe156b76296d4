/** The withdraw password: set, changed, forgotten, and asked for before money leaves. */
import {
  attemptsAt,
  changeWithdrawPassword,
  findWithdrawPassword,
  forgetWrongOnes,
  readPasswordState,
  resetWithdrawPassword,
  setWithdrawPassword,
} from '../domain/withdraw/password.ts'
import { refusal } from '../domain/problem.ts'
import { ok } from '../http/answers.ts'
import type { Handlers, Services } from '../http/handler.ts'
import { beginAttempt } from '../sessions/lockout.ts'
import { hashPassword, verifyPassword } from '../sessions/passwords.ts'
import { accountOfSession, confirmPassword, isEverybodys, refuseAttempt } from './confirmation.ts'
import { confirmCode, sendCode } from './sent-code.ts'

/**
 * Makes sure that this is the withdraw password. Five wrong ones in a row lock it for 15 minutes.
 * @throws Refusal when it is wrong, at the field `withdrawPassword`, or locked; DomainError `withdraw_password_not_set`
 */
export async function confirmWithdrawPassword(
  { store }: Services,
  userId: bigint,
  password: string,
): Promise<void> {
  const stored = await findWithdrawPassword(store, userId)
  if (stored === undefined) throw refusal('withdraw_password_not_set')
  const attempt = await store.execute(beginAttempt, attemptsAt(userId))
  if (!attempt.allowed || !(await verifyPassword(password, stored))) {
    refuseAttempt(attempt, {
      field: 'withdrawPassword',
      wrong: 'hint_wrong_withdraw_password',
      locked: 'hint_withdraw_password_locked',
    })
  }
  await store.execute(forgetWrongOnes, userId)
}

/** @throws DomainError `withdraw_password_not_set` */
async function refuseUnset({ store }: Services, userId: bigint): Promise<void> {
  if ((await findWithdrawPassword(store, userId)) === undefined) throw refusal('withdraw_password_not_set')
}

const stateOf = async ({ store, clock }: Services, userId: bigint) =>
  ok(await readPasswordState(store, userId, clock.now()))

export const withdrawPasswordRoutes = {
  isWithdrawPasswordSet: async ({ store }, { userId }) =>
    ok((await findWithdrawPassword(store, userId)) !== undefined),

  getWithdrawPasswordState: (services, { userId }) => stateOf(services, userId),

  setWithdrawPassword: async (services, { userId, body }) => {
    await confirmPassword(services, { userId, password: body.password })
    const passwordHash = await hashPassword(body.withdrawPassword)
    await services.store.execute(setWithdrawPassword, { userId, passwordHash })
    return stateOf(services, userId)
  },

  changeWithdrawPassword: async (services, { userId, body }) => {
    if (isEverybodys(services, await accountOfSession(services, userId))) throw refusal('account_shared')
    await confirmWithdrawPassword(services, userId, body.withdrawPassword)
    const passwordHash = await hashPassword(body.newWithdrawPassword)
    await services.store.execute(changeWithdrawPassword, { userId, passwordHash })
    return stateOf(services, userId)
  },

  sendWithdrawPasswordCode: async (services, { userId }) => {
    const user = await accountOfSession(services, userId)
    if (isEverybodys(services, user)) throw refusal('account_shared')
    await refuseUnset(services, userId)
    return sendCode(services, { account: user.info.account, purpose: 'withdrawPassword' })
  },

  resetWithdrawPassword: async (services, { userId, body }) => {
    const { info } = await confirmPassword(services, { userId, password: body.password })
    await refuseUnset(services, userId)
    await confirmCode(services, { account: info.account, purpose: 'withdrawPassword', code: body.code })
    const passwordHash = await hashPassword(body.withdrawPassword)
    await services.store.execute(resetWithdrawPassword, { userId, passwordHash, account: info.account })
    return stateOf(services, userId)
  },
} satisfies Partial<Handlers>

/** The withdraw password: set, changed, forgotten, and asked for before money leaves. */
import {
  RESTS_FOR,
  attemptsAt,
  changeWithdrawPassword,
  findWithdrawPassword,
  readPasswordState,
  resetWithdrawPassword,
  setWithdrawPassword,
} from './password.ts'
import { refusal } from '#server/problem.ts'
import { ok } from '#server/answers.ts'
import type { Handlers } from '#server/handler.ts'
import type { Services } from '#server/services.ts'
import { attemptsOfSession } from '#server/auth/attempters.ts'
import {
  accountOfSession,
  confirmPassword,
  hashNewPassword,
  isEverybodys,
  requireSecondStep,
  secondCodeIn,
  tryPassword,
  type SignedIn,
} from '../security/confirmation.ts'
import { confirmCode, sendCode } from '../auth/send-code.ts'

/** How wrong withdraw passwords of somebody are counted. */
const attempterOf = ({ userId, token }: SignedIn) => attemptsOfSession(attemptsAt(userId), token)

/** Of the body of a reset, whose `code` is the one that was sent to the account. */
const RESET_FIELD = 'secondCode'
const secondCodeOfReset = (body: object) => (body as { [RESET_FIELD]?: string })[RESET_FIELD]

/**
 * Makes sure that this is the withdraw password. Five wrong ones in a row lock it for 15 minutes, and longer each time.
 * @throws Refusal when it is wrong, at the field `withdrawPassword`, or locked; DomainError `withdraw_password_not_set`; NoPlace
 */
export async function confirmWithdrawPassword(
  services: Services,
  who: SignedIn,
  password: string,
): Promise<void> {
  const stored = await findWithdrawPassword(services.store, who.userId)
  if (stored === undefined) throw refusal('withdraw_password_not_set')
  const texts = {
    field: 'withdrawPassword',
    wrong: 'hint_wrong_withdraw_password',
    locked: 'hint_withdraw_password_locked',
  }
  await tryPassword(services, who, { attempter: attempterOf(who), password, stored, texts })
}

/** @throws DomainError `withdraw_password_not_set` */
async function refuseUnset({ store }: Services, userId: bigint): Promise<void> {
  if ((await findWithdrawPassword(store, userId)) === undefined) throw refusal('withdraw_password_not_set')
}

const stateOf = async ({ store, clock }: Services, who: SignedIn) => {
  const asked = { userId: who.userId, attempter: attempterOf(who), now: clock.now() }
  return ok(await readPasswordState(store, asked))
}

export const withdrawPasswordRoutes = {
  isWithdrawPasswordSet: async ({ store }, { userId }) =>
    ok((await findWithdrawPassword(store, userId)) !== undefined),

  getWithdrawPasswordState: (services, call) => stateOf(services, call),

  setWithdrawPassword: async (services, call) => {
    const { userId, body } = call
    const { store, clock } = services
    await confirmPassword(services, call, body)
    const since = await requireSecondStep(services, call, secondCodeIn(body))
    // Whoever has the password can switch the second step on, too: it proves nothing before its owner had a day to find out.
    const isProven = since !== null && since + Number(RESTS_FOR) <= clock.now()
    const passwordHash = await hashNewPassword(services, call, body.withdrawPassword)
    await store.execute(setWithdrawPassword, { userId, passwordHash, isProven })
    return stateOf(services, call)
  },

  changeWithdrawPassword: async (services, call) => {
    const { userId, body } = call
    if (isEverybodys(services, await accountOfSession(services, userId))) throw refusal('account_shared')
    await confirmWithdrawPassword(services, call, body.withdrawPassword)
    await requireSecondStep(services, call, secondCodeIn(body))
    const passwordHash = await hashNewPassword(services, call, body.newWithdrawPassword)
    await services.store.execute(changeWithdrawPassword, { userId, passwordHash })
    return stateOf(services, call)
  },

  sendWithdrawPasswordCode: async (services, { userId }) => {
    const user = await accountOfSession(services, userId)
    if (isEverybodys(services, user)) throw refusal('account_shared')
    await refuseUnset(services, userId)
    return sendCode(services, { account: user.info.account, purpose: 'withdrawPassword' })
  },

  resetWithdrawPassword: async (services, call) => {
    const { userId, body } = call
    const { account } = (await confirmPassword(services, call, body)).info
    await refuseUnset(services, userId)
    await confirmCode(services, { account, purpose: 'withdrawPassword', code: body.code })
    await requireSecondStep(services, call, secondCodeOfReset(body), RESET_FIELD)
    const passwordHash = await hashNewPassword(services, call, body.withdrawPassword)
    const attempter = attempterOf(call)
    await services.store.execute(resetWithdrawPassword, { userId, passwordHash, account, attempter })
    return stateOf(services, call)
  },
} satisfies Partial<Handlers>

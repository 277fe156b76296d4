/** The withdraw password: set, change, reset, and verification before a withdrawal. */
import {
  withdrawPasswordKey,
  changeWithdrawPassword,
  findWithdrawPassword,
  readWithdrawPasswordState,
  resetWithdrawPassword,
  setWithdrawPassword,
} from './withdraw-password.ts'
import { domainError } from '#server/problem.ts'
import { ok } from '#server/answers.ts'
import type { Answer, Handlers } from '#server/handler.ts'
import type { Services } from '#server/services.ts'
import { SAFETY_DELAY } from '#server/auth/account-safety.ts'
import { sessionAttemptSource } from '#server/auth/attempt-sources.ts'
import { SIGNED_IN_ORIGIN } from '#server/auth/sign-in-codes.ts'
import {
  requireOwnAccount,
  confirmPassword,
  hashNewPassword,
  requireStepUp,
  secondCodeOf,
  attemptPassword,
  type AuthenticatedCall,
} from '../security/confirmation.ts'
import { confirmCode, sendCode, wrongCode } from '../auth/send-code.ts'

/** The source that a person's wrong withdraw passwords are counted for. */
const attemptSourceOf = ({ userId, token }: AuthenticatedCall) =>
  sessionAttemptSource(withdrawPasswordKey(userId), token)

/** The field of the second-step code in the body of a reset, whose `code` is the one that was sent to the account. */
const RESET_FIELD = 'secondCode'
const secondCodeOfReset = (body: object) => (body as { [RESET_FIELD]?: string })[RESET_FIELD]

/**
 * Verifies the withdraw password. Five wrong ones in a row lock it for 15 minutes, and longer each time.
 * @returns its hash, as it is stored
 * @throws Refusal for the field `withdrawPassword` when it is wrong or locked; DomainError `withdraw_password_not_set`; QueueFullError
 */
export async function confirmWithdrawPassword(
  services: Services,
  caller: AuthenticatedCall,
  password: string,
): Promise<string> {
  const stored = await findWithdrawPassword(services.store, caller.userId)
  if (stored === undefined) throw domainError('withdraw_password_not_set')
  const texts = {
    field: 'withdrawPassword',
    wrong: 'hint_wrong_withdraw_password',
    locked: 'hint_withdraw_password_locked',
  }
  const kind = 'withdrawPassword'
  await attemptPassword(services, caller, { source: attemptSourceOf(caller), password, stored, texts, kind })
  return stored
}

/** @throws DomainError `withdraw_password_not_set` */
async function assertPasswordSet({ store }: Services, userId: bigint): Promise<void> {
  if ((await findWithdrawPassword(store, userId)) === undefined)
    throw domainError('withdraw_password_not_set')
}

const readState = async ({ store, clock }: Services, caller: AuthenticatedCall) => {
  const filter = { userId: caller.userId, source: attemptSourceOf(caller), now: clock.now() }
  return ok(await readWithdrawPasswordState(store, filter))
}

export const withdrawPasswordHandlers = {
  isWithdrawPasswordSet: async ({ store }, { userId }) =>
    ok((await findWithdrawPassword(store, userId)) !== undefined),

  getWithdrawPasswordState: (services, call) => readState(services, call),

  setWithdrawPassword: async (services, call) => {
    const { userId, body } = call
    const { store, clock } = services
    await confirmPassword(services, call, body)
    const since = await requireStepUp(services, call, { code: secondCodeOf(body), hasPassword: true })
    // A thief of the password can also switch on the second step: it counts as proof only after a day.
    const isProven = since !== null && since + Number(SAFETY_DELAY) <= clock.now()
    const passwordHash = await hashNewPassword(services, call, body.withdrawPassword)
    await store.execute(setWithdrawPassword, { userId, passwordHash, isProven })
    services.security.note('withdraw_password_set')
    return readState(services, call)
  },

  changeWithdrawPassword: async function change(services, call): Promise<Answer<'changeWithdrawPassword'>> {
    const { userId, body } = call
    await requireOwnAccount(services, userId)
    const confirmedHash = await confirmWithdrawPassword(services, call, body.withdrawPassword)
    await requireStepUp(services, call, { code: secondCodeOf(body), hasPassword: true })
    const passwordHash = await hashNewPassword(services, call, body.newWithdrawPassword)
    const isChanged = await services.store.execute(changeWithdrawPassword, {
      userId,
      confirmedHash,
      passwordHash,
    })
    // It was changed meanwhile: the old one is compared with what is stored now.
    if (!isChanged) return change(services, call)
    services.security.note('withdraw_password_changed')
    return readState(services, call)
  },

  sendWithdrawPasswordCode: async (services, { userId }) => {
    const user = await requireOwnAccount(services, userId)
    await assertPasswordSet(services, userId)
    return sendCode(services, {
      account: user.info.account,
      purpose: 'withdrawPassword',
      origin: SIGNED_IN_ORIGIN,
    })
  },

  resetWithdrawPassword: async (services, call) => {
    const { userId, body } = call
    const { account } = (await confirmPassword(services, call, body)).info
    await assertPasswordSet(services, userId)
    const sent = await confirmCode(services, {
      account,
      purpose: 'withdrawPassword',
      origin: SIGNED_IN_ORIGIN,
      code: body.code,
    })
    const code = secondCodeOfReset(body)
    await requireStepUp(services, call, { code, field: RESET_FIELD, hasPassword: true })
    const passwordHash = await hashNewPassword(services, call, body.withdrawPassword)
    const source = attemptSourceOf(call)
    const isReset = await services.store.execute(resetWithdrawPassword, {
      userId,
      passwordHash,
      code: sent,
      source,
    })
    if (!isReset) throw wrongCode(services)
    services.security.note('withdraw_password_reset')
    return readState(services, call)
  },
} satisfies Partial<Handlers>

/** The freeze of an account, and the rest of new cards and addresses. */
import type { AccountSafety } from '#models'
import { ok } from '#server/answers.ts'
import {
  freezeAccount,
  readAccountSafety,
  setAddressRest,
  unfreezeAccount,
  type SafetyTimes,
} from '#server/auth/account-safety.ts'
import type { Handlers } from '#server/handler.ts'
import { requireOwnAccount, requireStepUp } from './confirmation.ts'

const toTime = (time: bigint | null) => (time === null ? null : Number(time))

const toAccountSafety = (safety: SafetyTimes): AccountSafety => ({
  frozenSince: toTime(safety.frozenSince),
  unfreezesAt: toTime(safety.unfreezesAt),
  withdrawalsFrom: toTime(safety.withdrawalsFrom),
  addressRestSince: toTime(safety.addressRestSince),
  addressRestEnds: toTime(safety.addressRestEnds),
})

export const safetyHandlers = {
  getAccountSafety: async ({ store, clock }, { userId }) =>
    ok(toAccountSafety(await readAccountSafety(store, { userId, now: clock.now() }))),

  freezeAccount: async (services, { userId }) => {
    await requireOwnAccount(services, userId)
    const safety = await services.store.execute(freezeAccount, userId)
    services.security.note('frozen')
    return ok(toAccountSafety(safety))
  },

  unfreezeAccount: async (services, call) => {
    const { userId } = call
    await requireOwnAccount(services, userId)
    await requireStepUp(services, call, {})
    const safety = await services.store.execute(unfreezeAccount, userId)
    services.security.note('unfreezing')
    return ok(toAccountSafety(safety))
  },

  setAddressRest: async (services, call) => {
    const { userId, body } = call
    await requireOwnAccount(services, userId)
    const isOn = body.isOn === 1
    // Only what makes the account less safe takes the person.
    if (!isOn) await requireStepUp(services, call, {})
    const safety = await services.store.execute(setAddressRest, { userId, isOn })
    services.security.note(isOn ? 'address_rest_on' : 'address_rest_off')
    return ok(toAccountSafety(safety))
  },
} satisfies Partial<Handlers>

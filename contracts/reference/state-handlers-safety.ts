/** The states of the recovery of a password, the freeze and the rest of new addresses. */
import { freezeAccount, setAddressRest } from '#server/auth/account-safety.ts'
import { recoveryKey } from '#server/auth/recover-password.ts'
import type { StateKey } from '../states.ts'
import { issueGuestCode } from './guest-code.ts'
import { lockSubject } from './lock-account.ts'
import type { StateHandler } from './state-handler.ts'
import { turnOnTwoStep } from './state-handlers-account.ts'
import { accountWithPassword } from './state-handlers-withdraw.ts'
import { tokenOf } from './state-values.ts'
import type { StateAccount, World } from './world.ts'

/** Sends an account a code to recover its password. */
const sendCode = (world: World, { account }: StateAccount) => issueGuestCode(world, account, 'password')

export const safetyHandlers = {
  passwordForgotten: async world => sendCode(world, await world.open()),
  passwordForgottenTwoStep: async world => {
    const account = await world.open()
    const secondCode = await turnOnTwoStep(world, account)
    return { ...(await sendCode(world, account)), secondCode }
  },
  passwordForgottenLocked: async world => {
    const values = await sendCode(world, await world.open())
    await lockSubject(world, recoveryKey(values.account))
    return values
  },
  frozenAccount: async world => {
    const account = await world.open()
    await world.services.store.execute(freezeAccount, account.userId)
    return tokenOf(account)
  },
  frozenWithdrawer: async world => {
    const { account, values } = await accountWithPassword(world)
    await world.services.store.execute(freezeAccount, account.userId)
    return values
  },
  addressRest: async world => {
    const { account, values } = await accountWithPassword(world)
    await world.services.store.execute(setAddressRest, { userId: account.userId, isOn: true })
    return values
  },
} satisfies Partial<Record<StateKey, StateHandler>>

/** The states of passkeys and confirmed sessions. */
import { addPasskey } from '#server/auth/passkeys/passkeys.ts'
import { hashToken } from '#server/auth/sessions.ts'
import { secondStepKey } from '#server/auth/two-step.ts'
import { finish, type Context, type Steps } from '#server/kernel/store.ts'
import { storePasskeyChallenge } from '#server/auth/passkeys/passkey-challenges.ts'
import type { StateKey } from '../states.ts'
import type { Values } from '../verify/state-hook.ts'
import { lockSession } from './lock-account.ts'
import { SoftwareAuthenticator } from './software-authenticator.ts'
import type { StateHandler } from './state-handler.ts'
import { turnOnTwoStep } from './state-handlers-account.ts'
import { tokenOf } from './state-values.ts'
import type { StateAccount, World } from './world.ts'

/** Ends the confirmation of a session. */
function* forgetStepUp(_: Context, token: string): Steps<void> {
  return yield* finish(undefined, ['DELETE FROM step_ups WHERE token_hash = $1', [hashToken(token)]])
}

/** The options that an operation answers, as JSON. */
const optionsOf = (values: Values) => String(values['options'])

/** An account with one passkey, and its authenticator. */
async function withPasskey(world: World) {
  const account = await world.open()
  const authenticator = new SoftwareAuthenticator()
  const credential = authenticator.create(optionsOf(await world.call('security/beginPasskey', account, {})))
  const passkey = await world.call('security/addPasskey', account, { name: 'Phone', credential })
  return { account, authenticator, passkeyId: passkey['id'] }
}

/** Stores passkeys that nobody has an authenticator for. */
async function fillPasskeys({ services: { store } }: World, { userId }: StateAccount, count: number) {
  for (let index = 0; index < count; index++) {
    const challenge = `${userId}-${index}`
    await store.execute(storePasskeyChallenge, { challenge, purpose: 'register', userId })
    const key = { credentialId: challenge, publicKey: '', signCount: 0, transports: [], isSynced: false }
    await store.execute(addPasskey, { ...key, userId, challenge, name: 'Phone' })
  }
}

export const passkeyHandlers = {
  unconfirmed: async world => {
    const account = await world.open()
    await world.services.store.execute(forgetStepUp, account.token)
    return tokenOf(account)
  },
  twoStepLocked: async world => {
    const account = await world.open()
    const code = await turnOnTwoStep(world, account)
    await lockSession(world, secondStepKey(account.userId), account)
    return { ...tokenOf(account), code }
  },
  passkeyBegun: async world => {
    const account = await world.open()
    const options = optionsOf(await world.call('security/beginPasskey', account, {}))
    return { ...tokenOf(account), credential: new SoftwareAuthenticator().create(options) }
  },
  passkey: async world => {
    const { account, passkeyId } = await withPasskey(world)
    return { ...tokenOf(account), passkeyId }
  },
  manyPasskeys: async world => {
    const account = await world.open()
    await fillPasskeys(world, account, 20)
    return tokenOf(account)
  },
  passkeyStepUp: async world => {
    const { account, authenticator } = await withPasskey(world)
    const options = optionsOf(await world.call('security/beginStepUp', account, {}))
    return { ...tokenOf(account), credential: authenticator.get(options) }
  },
  passkeySignIn: async world => {
    const { account, authenticator } = await withPasskey(world)
    const options = optionsOf(await world.call('auth/beginPasskeySignIn', account, {}))
    return { credential: authenticator.get(options) }
  },
} satisfies Partial<Record<StateKey, StateHandler>>

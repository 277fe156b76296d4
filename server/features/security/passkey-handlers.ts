/** Passkeys of an account, and the step-up of a session. Everything is verified here; the commands record it and use up the challenge. */
import type { Passkey } from '#models'
import { Refusal, done, invalidField, ok, page } from '#server/answers.ts'
import { requireKeysNotResting } from '#server/auth/account-safety.ts'
import { storePasskeyChallenge, type PasskeyPurpose } from '#server/auth/passkeys/passkey-challenges.ts'
import {
  MAX_PASSKEYS,
  addPasskey,
  findPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  stepUpByPasskey,
  type StoredPasskey,
  type PasskeyUse,
} from '#server/auth/passkeys/passkeys.ts'
import { hashToken } from '#server/auth/sessions.ts'
import { STEP_UP_LIFETIME, stepUpByCode, stepUpByPassword } from '#server/auth/step-up.ts'
import { readTwoStepState } from '#server/auth/two-step.ts'
import {
  credentialIdOf,
  passkeyCreationOptions,
  passkeyRequestOptions,
  verifyNewPasskey,
  verifyPasskeyAnswer,
  type ChallengeOptions,
} from '#server/auth/passkeys/webauthn.ts'
import type { Handlers } from '#server/handler.ts'
import { domainError } from '#server/problem.ts'
import type { Services } from '#server/services.ts'
import {
  attemptSecondStep,
  confirmPassword,
  requireOwnAccount,
  requireStepUp,
  secondStepSource,
  type AuthenticatedCall,
} from './confirmation.ts'

const toPasskey = ({ id, name, createdAt, lastUsedAt, isSynced }: StoredPasskey): Passkey => ({
  id: `${id}`,
  name,
  createdAt,
  lastUsedAt,
  isSynced,
})

/** Stores the challenge of the options. @returns the options, for the browser */
export async function issuePasskeyOptions(
  { store }: Services,
  { challenge, options }: ChallengeOptions,
  target: { readonly purpose: PasskeyPurpose; readonly userId: bigint | null },
): Promise<string> {
  await store.execute(storePasskeyChallenge, { challenge, ...target })
  return options
}

/** @throws DomainError `passkey_rejected`, which the log notes for the account, or for none that is known */
export function rejectPasskey({ security }: Services, account: bigint | null): never {
  security.note('passkey_refused', { account })
  throw domainError('passkey_rejected')
}

/**
 * Verifies what a browser returned for a passkey that is known here.
 * @throws DomainError `passkey_rejected` when anything is wrong
 */
export async function verifyKnownPasskey(services: Services, credential: string): Promise<PasskeyUse> {
  const { store, config } = services
  const id = credentialIdOf(credential)
  const passkey = id === undefined ? undefined : await findPasskey(store, id)
  const answer = passkey && (await verifyPasskeyAnswer(config, credential, passkey))
  return answer ?? rejectPasskey(services, passkey?.userId ?? null)
}

const nameOf = (text: string): string => {
  const name = text.trim()
  if (name !== '') return name
  const { code, msg, params } = invalidField('name')
  throw new Refusal(code, msg, params)
}

const tokenHashOf = ({ token }: AuthenticatedCall) => hashToken(token ?? '')

/** Confirms the session by a passkey of its own account. @throws DomainError `passkey_rejected` */
async function confirmByPasskey(services: Services, call: AuthenticatedCall, credential: string) {
  const answer = await verifyKnownPasskey(services, credential)
  // A challenge for a step-up is bound to its account, but so is the session.
  const isOwn = answer.userId === call.userId
  const input = { ...answer, tokenHash: tokenHashOf(call) }
  if (!isOwn || !(await services.store.execute(stepUpByPasskey, input))) rejectPasskey(services, call.userId)
}

export const passkeyHandlers = {
  listPasskeys: async (services, { userId }) =>
    page((await listPasskeys(services.store, userId)).map(passkey => toPasskey(passkey))),

  beginPasskey: async (services, call) => {
    const { store, config } = services
    const { userId } = call
    const { info } = await requireOwnAccount(services, userId)
    await requireStepUp(services, call, {})
    await requireKeysNotResting(store, { userId, now: services.clock.now() })
    const passkeys = await listPasskeys(store, userId)
    if (passkeys.length >= MAX_PASSKEYS) throw domainError('passkey_limit')
    const made = await passkeyCreationOptions(config, { account: info.account, userId, passkeys })
    return ok({ options: await issuePasskeyOptions(services, made, { purpose: 'register', userId }) })
  },

  addPasskey: async (services, { userId, body }) => {
    const name = nameOf(body.name)
    await requireKeysNotResting(services.store, { userId, now: services.clock.now() })
    const verified = await verifyNewPasskey(services.config, body.credential)
    const added = verified && (await services.store.execute(addPasskey, { ...verified, userId, name }))
    if (!added) return rejectPasskey(services, userId)
    services.security.note('passkey_added')
    return ok(toPasskey(added))
  },

  renamePasskey: async ({ store }, { userId, body }) => {
    await store.execute(renamePasskey, { userId, id: BigInt(body.id), name: nameOf(body.name) })
    return done()
  },

  removePasskey: async (services, call) => {
    const { userId, body } = call
    await requireOwnAccount(services, userId)
    await requireStepUp(services, call, {})
    await services.store.execute(removePasskey, { userId, id: BigInt(body.id) })
    services.security.note('passkey_removed')
    return done()
  },

  beginStepUp: async (services, { userId }) => {
    const { store, config } = services
    const [{ since }, passkeys] = await Promise.all([
      readTwoStepState(store, userId),
      listPasskeys(store, userId),
    ])
    const other = since === null ? ('password' as const) : ('code' as const)
    if (passkeys.length === 0) return ok({ other, options: null })
    const made = await passkeyRequestOptions(config, passkeys)
    return ok({ other, options: await issuePasskeyOptions(services, made, { purpose: 'stepUp', userId }) })
  },

  confirmStepUp: async (services, call) => {
    const { store, clock, security, secretBox: box } = services
    const { userId, body } = call
    const tokenHash = tokenHashOf(call)
    if (body.credential !== undefined) {
      await confirmByPasskey(services, call, body.credential)
      security.note('step_up', { reason: 'passkey' })
    } else if ((await readTwoStepState(store, userId)).since !== null) {
      const { code } = body
      if (code === undefined) throw domainError('second_code_needed', { field: 'code' })
      const check = () => store.execute(stepUpByCode, { userId, tokenHash, code, box })
      const source = secondStepSource(call)
      await attemptSecondStep(services, { account: userId, source, given: code, check })
      security.note('step_up', { reason: 'code' })
    } else {
      await confirmPassword(services, call, { password: body.password ?? '' })
      await store.execute(stepUpByPassword, { tokenHash })
      security.note('step_up', { reason: 'password' })
    }
    return ok({ until: clock.now() + Number(STEP_UP_LIFETIME) })
  },
} satisfies Partial<Handlers>

/** The states of account security and identity checks. */
import { closeAccount } from '#server/features/security/close-account.ts'
import { documentMark } from '#server/features/identity/document-marks.ts'
import {
  reviewIdentity,
  submitAdvancedCheck,
  submitBasicCheck,
  type BasicFields,
} from '#server/features/identity/identity-checks.ts'
import { recordUpload } from '#server/features/upload/uploads.ts'
import { createChallenge } from '#server/auth/challenge.ts'
import type { AttemptSource } from '#server/auth/lockout.ts'
import { confirmationKey } from '#server/auth/change-password.ts'
import { generateRecoveryCodes } from '#server/auth/recovery-codes.ts'
import { listSessions, generateToken } from '#server/auth/sessions.ts'
import { totpAt } from '#server/auth/totp.ts'
import { startTwoStepSetup, confirmTwoStep, secondStepKey } from '#server/auth/two-step.ts'
import { findUser, signIn } from '#server/auth/users.ts'
import type { StateKey } from '../states.ts'
import type { Values } from '../verify/state-hook.ts'
import type { StateHandler } from './state-handler.ts'
import { lockSession, lockSubject } from './lock-account.ts'
import { tokenOf } from './state-values.ts'
import { PASSWORD, type StateAccount, type World } from './world.ts'

/** Without failed attempts so far. */
const ATTEMPT_SOURCE: AttemptSource = { subject: 'nobody', origin: 'nowhere', isKnown: true }
/** Milliseconds for which an authenticator app shows a code. */
const STEP = 30_000n

/** A key of twenty bytes as in an authenticator app, the same in every state. */
const SECRET = Buffer.from('twenty secret bytes!')

const credentialsOf = (account: StateAccount): Values => ({ ...tokenOf(account), password: PASSWORD })

const nowOf = ({ services }: World) => BigInt(services.clock.now())

/** Gives an account a pending two-step key. */
async function beginTwoStep(world: World, { userId }: StateAccount): Promise<void> {
  const { store, secretBox } = world.services
  await store.execute(startTwoStepSetup, { userId, secret: secretBox.seal(SECRET) })
}

/** Turns two-step verification on, with the previous code, so that the current one is still unused. @returns the current code */
export async function turnOnTwoStep(world: World, account: StateAccount): Promise<string> {
  await beginTwoStep(world, account)
  const { clock, secretBox: box } = world.services
  // At one moment: a step later the code would be too old.
  const now = clock.now()
  const before = totpAt(SECRET, BigInt(now) - STEP)
  const proof = { userId: account.userId, code: before, box, recoveryCodes: generateRecoveryCodes() }
  if (!(await world.execute(confirmTwoStep, proof, now))) throw new Error('The code before was not accepted.')
  return totpAt(SECRET, nowOf(world))
}

/** An account with a pending two-step key. */
async function withPendingTwoStep(world: World): Promise<StateAccount> {
  const account = await world.open()
  await beginTwoStep(world, account)
  return account
}

/** An account with two-step verification. */
async function withTwoStep(world: World): Promise<StateAccount & { code: string }> {
  const account = await world.open()
  return { ...account, code: await turnOnTwoStep(world, account) }
}

async function withChallenge(world: World): Promise<Values & { userId: bigint }> {
  const { userId, code } = await withTwoStep(world)
  const user = await findUser(world.services.store, userId)
  if (!user) throw new Error('The account is gone.')
  const made = generateToken()
  await world.services.store.execute(createChallenge, {
    challenge: made,
    user,
    deviceHash: null,
    source: ATTEMPT_SOURCE,
  })
  return { challenge: made, code, userId }
}

/** Counted from the time, as the database may be used again. */
let cards = Date.now()

/** A document that no other account has. */
const newCard = (): BasicFields => ({
  country: 'CN',
  name: '王小明',
  documentKind: 'idCard',
  documentNumber: `${100_000 + (cards++ % 900_000)}199005171234`,
  birthDate: '1990-05-17',
})

async function submitCard(
  { services }: World,
  { userId }: StateAccount,
  fields = newCard(),
): Promise<BasicFields> {
  const mark = await documentMark(services, fields)
  await services.store.execute(submitBasicCheck, { userId, fields, mark })
  return fields
}

/** Decides the only pending check of an account. */
async function decide({ services }: World, userId: bigint, reason: string | null): Promise<void> {
  const [row] = await services.store.query<{ id: bigint }>(
    "SELECT id FROM identity_checks WHERE user_id = $1 AND status = 'pending'",
    [userId],
  )
  if (!row) throw new Error('No check waits.')
  await services.store.execute(reviewIdentity, { id: row.id, reason })
}

async function uploadPhoto({ services }: World, userId: bigint): Promise<string> {
  const name = crypto.randomUUID()
  const about = { purpose: 'identity', mediaType: 'image/jpeg', size: 64, name } as const
  return (await services.store.execute(recordUpload, { userId, ...about })).id
}

/** An account that has passed the basic check, with three photos. */
async function withBasicCheck(world: World) {
  const account = await world.open()
  const { userId } = account
  await submitCard(world, account)
  await decide(world, userId, null)
  const [front, back, holding] = [
    await uploadPhoto(world, userId),
    await uploadPhoto(world, userId),
    await uploadPhoto(world, userId),
  ]
  return { account, photos: { front, back, holding } }
}

const securityHandlers = {
  member: async world => credentialsOf(await world.open()),
  memberWithMoney: async world => credentialsOf(await world.funded('120.5')),
  memberWithRemainder: async world => ({
    ...credentialsOf(await world.funded('12.5')),
    remainder: '12.5 USDT',
  }),
  lockedMember: async world => {
    const account = await world.open()
    await lockSession(world, confirmationKey(account.userId), account)
    return credentialsOf(account)
  },
  twoDevices: async world => {
    const account = await world.open()
    const user = await findUser(world.services.store, account.userId)
    if (!user) throw new Error('The account is gone.')
    const device = { deviceHash: null, userAgent: null }
    await world.services.store.execute(signIn, {
      user,
      token: generateToken(),
      device,
      source: ATTEMPT_SOURCE,
    })
    const { store, clock } = world.services
    const open = await listSessions(store, { ...account, now: clock.now() })
    return { ...tokenOf(account), sessionId: open.find(({ isCurrent }) => !isCurrent)?.id }
  },
  twoStepBegun: async world => {
    const account = await withPendingTwoStep(world)
    return { ...tokenOf(account), code: totpAt(SECRET, nowOf(world)) }
  },
  twoStepBegunLocked: async world => {
    const account = await withPendingTwoStep(world)
    await lockSession(world, secondStepKey(account.userId), account)
    return { ...tokenOf(account), code: totpAt(SECRET, nowOf(world)) }
  },
  twoStep: async world => {
    const { account, token, code } = await withTwoStep(world)
    return { token, account, password: PASSWORD, code }
  },
  challenged: async world => {
    const { challenge: made, code } = await withChallenge(world)
    return { challenge: made, code } as Values
  },
  challengedLocked: async world => {
    const { userId, challenge: made, code } = await withChallenge(world)
    await lockSubject(world, secondStepKey(userId))
    return { challenge: made, code } as Values
  },
  closedAccount: async world => {
    const { account, userId } = await world.open()
    await world.services.store.execute(closeAccount, { userId })
    return { account, password: PASSWORD }
  },
} satisfies Partial<Record<StateKey, StateHandler>>

const identityHandlers = {
  unusedDocument: async world => ({
    ...tokenOf(await world.open()),
    documentNumber: newCard().documentNumber,
  }),
  takenDocument: async world => {
    const { documentNumber } = await submitCard(world, await world.others.open())
    return { ...tokenOf(await world.open()), documentNumber }
  },
  basicPending: async world => {
    const account = await world.open()
    const { documentNumber } = await submitCard(world, account)
    return { ...tokenOf(account), documentNumber }
  },
  basicRefused: async world => {
    const account = await world.open()
    await submitCard(world, account)
    await decide(world, account.userId, 'hint_identity_number_refused')
    return tokenOf(account)
  },
  basicPassed: async world => {
    const { account, photos } = await withBasicCheck(world)
    return { ...tokenOf(account), ...photos }
  },
  advancedPending: async world => {
    const { account, photos } = await withBasicCheck(world)
    const place = { placeName: 'Antananarivo, Madagascar', latitude: '-18.91', longitude: '47.54' }
    const fields = { ...photos, address: '12 Analakely', ...place }
    await world.services.store.execute(submitAdvancedCheck, { userId: account.userId, fields })
    const [front, back, holding] = [
      await uploadPhoto(world, account.userId),
      await uploadPhoto(world, account.userId),
      await uploadPhoto(world, account.userId),
    ]
    return { ...tokenOf(account), front, back, holding }
  },
} satisfies Partial<Record<StateKey, StateHandler>>

export const accountHandlers = { ...securityHandlers, ...identityHandlers }

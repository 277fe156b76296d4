/** The states of how an account is guarded and checked. */
import { closeAccount } from '#server/features/security/close-account.ts'
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
import type { Arrange } from './arranging.ts'
import { lockSession, lockSubject } from './locking.ts'
import { PASSWORD, tokenOf, type Account, type World } from './world.ts'

/** Of somebody who has not been wrong yet. */
const ATTEMPTER: AttemptSource = { subject: 'nobody', origin: 'nowhere', isKnown: true }
/** Milliseconds for which an app shows a code. */
const STEP = 30_000n

/** Twenty bytes, as of an authenticator app; the same in every state, as nobody else can reach them. */
const SECRET = Buffer.from('twenty secret bytes!')

const knownBy = (account: Account): Values => ({ ...tokenOf(account), password: PASSWORD })

const nowOf = ({ services }: World) => BigInt(services.clock.now())

/** An account whose key waits for its first code. */
async function begun(world: World): Promise<Account> {
  const account = await world.open()
  const { store, secretBox } = world.services
  await store.execute(startTwoStepSetup, { userId: account.userId, secret: secretBox.seal(SECRET) })
  return account
}

/** An account with the second step, confirmed with the code before the present one, which therefore still counts. */
async function withTwoSteps(world: World): Promise<Account & { code: string }> {
  const account = await begun(world)
  const { store, secretBox: box } = world.services
  const now = nowOf(world)
  const before = totpAt(SECRET, now - STEP)
  const recoveryCodes = generateRecoveryCodes()
  await store.execute(confirmTwoStep, { userId: account.userId, code: before, box, recoveryCodes })
  return { ...account, code: totpAt(SECRET, nowOf(world)) }
}

async function challenge(world: World): Promise<Values & { userId: bigint }> {
  const { userId, code } = await withTwoSteps(world)
  const user = await findUser(world.services.store, userId)
  if (!user) throw new Error('The account is gone.')
  const made = generateToken()
  await world.services.store.execute(createChallenge, {
    challenge: made,
    user,
    deviceHash: null,
    attempter: ATTEMPTER,
  })
  return { challenge: made, code, userId }
}

const CARD: BasicFields = {
  country: 'CN',
  name: '王小明',
  documentKind: 'idCard',
  documentNumber: '110101199005171234',
  birthDate: '1990-05-17',
}

/** Decides the only check of an account that waits. */
async function decide({ services }: World, userId: bigint, reason: string | null): Promise<void> {
  const [row] = await services.store.query<{ id: bigint }>(
    "SELECT id FROM identity_checks WHERE user_id = $1 AND status = 'pending'",
    [userId],
  )
  if (!row) throw new Error('No check waits.')
  await services.store.execute(reviewIdentity, { id: row.id, reason })
}

async function photo({ services }: World, userId: bigint): Promise<string> {
  const name = crypto.randomUUID()
  const about = { purpose: 'identity', mediaType: 'image/jpeg', size: 64, name } as const
  return (await services.store.execute(recordUpload, { userId, ...about })).id
}

/** An account that has passed the basic check, with three photos. */
async function passed(world: World) {
  const account = await world.open()
  const { userId } = account
  await world.services.store.execute(submitBasicCheck, { userId, fields: CARD })
  await decide(world, userId, null)
  const [front, back, holding] = [
    await photo(world, userId),
    await photo(world, userId),
    await photo(world, userId),
  ]
  return { account, photos: { front, back, holding } }
}

const guarded = {
  member: async world => knownBy(await world.open()),
  memberWithMoney: async world => knownBy(await world.funded('120.5')),
  lockedMember: async world => {
    const account = await world.open()
    await lockSession(world, confirmationKey(account.userId), account)
    return knownBy(account)
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
      attempter: ATTEMPTER,
    })
    const { store, clock } = world.services
    const open = await listSessions(store, { ...account, now: clock.now() })
    return { ...tokenOf(account), sessionId: open.find(({ isCurrent }) => !isCurrent)?.id }
  },
  twoStepBegun: async world => {
    const account = await begun(world)
    return { ...tokenOf(account), code: totpAt(SECRET, nowOf(world)) }
  },
  twoStepBegunLocked: async world => {
    const account = await begun(world)
    await lockSession(world, secondStepKey(account.userId), account)
    return { ...tokenOf(account), code: totpAt(SECRET, nowOf(world)) }
  },
  twoStep: async world => {
    const { account, token, code } = await withTwoSteps(world)
    return { token, account, password: PASSWORD, code }
  },
  challenged: async world => {
    const { challenge: made, code } = await challenge(world)
    return { challenge: made, code } as Values
  },
  challengedLocked: async world => {
    const { userId, challenge: made, code } = await challenge(world)
    await lockSubject(world, secondStepKey(userId))
    return { challenge: made, code } as Values
  },
  closedAccount: async world => {
    const { account, userId } = await world.open()
    await world.services.store.execute(closeAccount, userId)
    return { account, password: PASSWORD }
  },
} satisfies Partial<Record<StateKey, Arrange>>

const checked = {
  basicPending: async world => {
    const account = await world.open()
    await world.services.store.execute(submitBasicCheck, { userId: account.userId, fields: CARD })
    return tokenOf(account)
  },
  basicRefused: async world => {
    const account = await world.open()
    await world.services.store.execute(submitBasicCheck, { userId: account.userId, fields: CARD })
    await decide(world, account.userId, 'hint_identity_number_refused')
    return tokenOf(account)
  },
  basicPassed: async world => {
    const { account, photos } = await passed(world)
    return { ...tokenOf(account), ...photos }
  },
  advancedPending: async world => {
    const { account, photos } = await passed(world)
    const place = { placeName: 'Antananarivo, Madagascar', latitude: '-18.91', longitude: '47.54' }
    const fields = { ...photos, address: '12 Analakely', ...place }
    await world.services.store.execute(submitAdvancedCheck, { userId: account.userId, fields })
    const [front, back, holding] = [
      await photo(world, account.userId),
      await photo(world, account.userId),
      await photo(world, account.userId),
    ]
    return { ...tokenOf(account), front, back, holding }
  },
} satisfies Partial<Record<StateKey, Arrange>>

export const accountGuards = { ...guarded, ...checked }

import { setTimeout as sleep } from 'node:timers/promises'
import { base32nopad } from '@scure/base'
import { DEMO_ACCOUNT, DEMO_PASSWORD } from '#server/auth/sandbox-account.ts'
import { totpAt } from '#server/auth/totp.ts'
import type { Random } from '#contracts/verify/random.ts'
import type { Api } from './api.ts'
import type { Actor, People } from './people.ts'
import { TRON_ADDRESS, WITHDRAW_PASSWORD } from './plausible.ts'
import { createWitness } from './reference-witness.ts'
import { uuid } from './values.ts'

/** Public lists, which provide products, channels and offers for the calls. */
const PUBLIC_LISTS = [
  'listStockProducts',
  'listCryptoProducts',
  'listFuturesProducts',
  'listForexProducts',
  'listBibiPairs',
  'listShareOffers',
  'listActivities',
  'listTraders',
] as const
const PLAIN_LISTS = [
  'listPlatformCurrencies',
  'listLoanProducts',
  'listPledgeProducts',
  'listMiningProducts',
] as const
const PAGE = { pageNum: 1, pageSize: 50 }

const PASSWORD = 'skylark1'
const WITNESS_PASSWORD = 'onlywitness7'

/** The accounts of a fuzzer run. */
export interface PeopleOptions {
  /** Part of every account's name. */
  readonly name: string
  readonly random: Random
  /** Accounts with money. */
  readonly members: number
}

/** Registers an account and signs it in. */
async function register(api: Api, guest: Actor, actor: Actor): Promise<void> {
  const account = actor.account ?? ''
  const sent = await api.get(guest, 'sendSignInCode', { account, purpose: 'register' })
  const code = String(sent['sandboxCode'])
  const { token } = await api.get(guest, 'register', { account, code, password: actor.password ?? '' })
  actor.token = String(token)
}

/** Deposits three currencies through channels that the sandbox approves at once. */
async function depositMoney(api: Api, actor: Actor, random: Random): Promise<void> {
  for (const [channelId, amount] of [
    [1, '90000'],
    [1, '50000'],
    [6, '2'],
    [7, '50'],
  ] as const) {
    await api.get(actor, 'createDeposit', { channelId, amount, idempotencyKey: uuid(random) })
  }
  for (let asked = 0; asked < 100; asked++) {
    const rows = await api.rows(actor, 'listDeposits', PAGE)
    if (rows.every(({ status }) => status === 'approved')) return
    await sleep(50)
  }
  throw new Error('Deposits are not approved.')
}

async function setUpAccount(api: Api, actor: Actor, random: Random): Promise<void> {
  await depositMoney(api, actor, random)
  const { password = '' } = actor
  await api.call(actor, 'setWithdrawPassword', { password, withdrawPassword: WITHDRAW_PASSWORD })
  await api.call(actor, 'bindWalletAddress', { currencyId: 3, addressType: 'TRC20', address: TRON_ADDRESS })
  await api.call(actor, 'uploadFile', { purpose: 'service' })
}

async function enableTwoStep(api: Api, actor: Actor & { shownCode?: () => string }): Promise<void> {
  const { key } = await api.get(actor, 'beginTwoStep', { password: actor.password ?? '' })
  const secret = base32nopad.decode(String(key))
  // The next code is valid already, and each code is valid once.
  actor.shownCode = () => totpAt(secret, BigInt(Date.now() + 30_000))
  await api.get(actor, 'confirmTwoStep', { code: totpAt(secret, BigInt(Date.now())) })
}

/** Signs in again, or replaces an account that can no longer sign in. */
async function signInAgain(
  api: Api,
  guest: Actor,
  actor: Actor & { account?: string },
  random: Random,
): Promise<void> {
  const { account = '', password = '' } = actor
  const answer = await api.call(guest, 'login', { account, password })
  let token = (answer.data as { token?: string } | undefined)?.token
  const { challenge } = (answer as { params?: { challenge?: string } }).params ?? {}
  if (challenge !== undefined && actor.shownCode) {
    const second = await api.call(guest, 'signInSecondStep', { challenge, code: actor.shownCode() })
    token = (second.data as { token?: string } | undefined)?.token
  }
  if (token !== undefined) {
    actor.token = token
    return
  }
  actor.account = `again-${uuid(random)}@fuzz.test`
  await register(api, guest, actor)
  await depositMoney(api, actor, random)
}

/** Creates all actors: a guest, members with money, one with two-step verification, the demo account, a closed account and expired tokens. */
export async function createPeople(
  api: Api,
  { name, random, members: count }: PeopleOptions,
): Promise<People> {
  const guest: Actor = { name: 'guest', isMember: false }
  const actorOf = (part: string): Actor & { account: string } => ({
    name: part,
    account: `${name}-${part}@fuzz.test`,
    password: PASSWORD,
    isMember: true,
  })
  const members = Array.from({ length: count }, (_, index) => actorOf(`member${index + 1}`))
  const twoStep = actorOf('two-step')
  const closed = actorOf('closed')
  const all = [...members, twoStep, closed]
  for (const actor of all) await register(api, guest, actor)
  await Promise.all(
    PUBLIC_LISTS.map(id => api.call(guest, id, { ...PAGE, ...(id === 'listTraders' && { sort: 'newest' }) })),
  )
  await Promise.all(PLAIN_LISTS.map(id => api.call(guest, id)))
  await api.call(members[0] ?? guest, 'listRechargeChannels')
  await api.call(members[0] ?? guest, 'listWithdrawChannels')
  await api.call(guest, 'listFastTradeOptions', { productType: 2, productCode: 'BTC' })
  // Sequential, as they share one random source.
  for (const actor of [...members, twoStep]) await setUpAccount(api, actor, random)
  await enableTwoStep(api, twoStep)

  const endedTokens = [closed.token ?? '']
  await api.get(closed, 'closeAccount', { password: PASSWORD, confirmation: 'close' })
  const [first] = members
  if (first) {
    const again: Actor = { ...first }
    again.token = String(
      (await api.get(guest, 'login', { account: first.account ?? '', password: PASSWORD }))['token'],
    )
    await api.get(again, 'logout')
    endedTokens.push(again.token)
    await api.call(first, 'becomeTrader', {
      nickName: `Fuzz ${uuid(random).slice(0, 8)}`,
      consent: 'yes',
      idempotencyKey: uuid(random),
    })
  }
  const demo: Actor = { ...actorOf('demo'), account: DEMO_ACCOUNT }
  const signedIn = await api.call(guest, 'login', { account: DEMO_ACCOUNT, password: DEMO_PASSWORD })
  demo.token = (signedIn.data as { token?: string } | undefined)?.token
  const seen: Actor = { ...actorOf('witness'), password: WITNESS_PASSWORD }
  await register(api, guest, seen)
  await depositMoney(api, seen, random)
  const witness = await createWitness(api, seen, random)
  return {
    guest,
    members: [...members, twoStep, ...(demo.token === undefined ? [] : [demo])],
    endedTokens,
    accounts: [...all, demo, seen].map(({ account = '' }) => account),
    witness,
    signInAgain: actor => signInAgain(api, guest, actor, random),
  }
}

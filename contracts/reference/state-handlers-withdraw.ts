/** The states of bank cards, wallet addresses, the withdraw password and withdrawals. */
import { createWithdrawal } from '#server/features/withdraw/commands.ts'
import { rejectWithdrawal } from '#server/features/withdraw/decisions.ts'
import {
  withdrawPasswordKey,
  resetWithdrawPassword,
  setWithdrawPassword,
} from '#server/features/withdraw/withdraw-password.ts'
import { estimateWithdrawal } from '#server/features/withdraw/preview.ts'
import { formatMoney } from '#src/lib/money/minor-units.ts'
import { WITHDRAWAL_REJECTED_REASON } from '#server/sandbox/review-withdrawals.ts'
import { sessionAttemptSource } from '#server/auth/attempt-sources.ts'
import {
  SIGNED_IN_ORIGIN,
  generateCode,
  hashCode,
  issueCode,
  type SignInCode,
} from '#server/auth/sign-in-codes.ts'
import { USDT_ID } from '#src/lib/constants.ts'
import { withdrawChannels, withdrawTerms } from '#server/features/withdraw/channels.ts'
import type { StateKey } from '../states.ts'
import type { Values } from '../verify/state-hook.ts'
import type { StateHandler } from './state-handler.ts'
import { turnOnTwoStep } from './state-handlers-account.ts'
import { lockSession } from './lock-account.ts'
import { tokenOf } from './state-values.ts'
import { PASSWORD, type StateAccount, type World } from './world.ts'

const FUNDS = '5000'
const AMOUNT = '100'
const PIN = '246813'
const ADDRESS = {
  currencyId: USDT_ID,
  addressType: 'TRC20',
  address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  label: 'Savings',
}
const CARD = {
  bankName: 'Harbour Bank',
  accountName: 'Ana Example',
  cardNumber: '4111111111111111',
}

/** The channel that pays out on the network of the address. @throws Error when there is none */
function channel() {
  const found = withdrawChannels('en').find(({ addressType }) => addressType === ADDRESS.addressType)
  const terms = found && withdrawTerms(found.id)
  if (!terms) throw new Error('Nothing pays out on Tron.')
  return terms
}

/** The id of its address, which it binds unless it has one. */
async function bindAddress(world: World, account: StateAccount): Promise<string> {
  const { id } = await world.call('walletAddress/list', account)
  return String(id ?? (await world.call('walletAddress/bind', account, ADDRESS))['id'])
}

/** An account with money and an address, and the fields of a withdrawal without the withdrawal password. */
async function fundedAccount(world: World): Promise<{ account: StateAccount; values: Values }> {
  const account = await world.funded(FUNDS)
  const targetId = await bindAddress(world, account)
  const terms = channel()
  const arrives = formatMoney(estimateWithdrawal(AMOUNT, terms, 0n).arrives)
  return {
    account,
    values: { ...tokenOf(account), password: PASSWORD, channelId: terms.id, targetId, arrives },
  }
}

/** An account that can withdraw, and the fields of a withdrawal. */
export async function accountWithPassword(world: World): Promise<{ account: StateAccount; values: Values }> {
  const { account, values } = await fundedAccount(world)
  const { isSet } = await world.call('withdrawPassword/state', account)
  if (isSet) return { account, values: { ...values, withdrawPassword: PIN } }
  const passwordHash = await world.services.passwords.hash(PIN)
  await world.services.store.execute(setWithdrawPassword, {
    userId: account.userId,
    passwordHash,
    // Proven by a second step, so that there is no waiting period.
    isProven: true,
  })
  return { account, values: { ...values, withdrawPassword: PIN } }
}

/** An account that was sent a code to reset its withdrawal password. */
async function accountWithResetCode(
  world: World,
): Promise<{ account: StateAccount; sent: SignInCode; values: Values }> {
  const { account, values } = await accountWithPassword(world)
  const code = generateCode()
  const sent = {
    account: account.account,
    purpose: 'withdrawPassword',
    origin: SIGNED_IN_ORIGIN,
    codeHash: hashCode(world.services.secretBox, account.account, code),
  } as const
  await world.services.store.execute(issueCode, sent)
  return { account, sent, values: { ...values, code } }
}

/** An account with two withdrawals, and the id of the newer one. */
async function createPendingWithdrawals(world: World): Promise<Values> {
  const { account, values } = await accountWithPassword(world)
  const withdraw = async () =>
    world.services.store.execute(createWithdrawal, {
      userId: account.userId,
      channel: channel(),
      amount: AMOUNT,
      targetId: BigInt(String(values['targetId'])),
      previewArrives: String(values['arrives']),
      idempotencyKey: crypto.randomUUID(),
    })
  await withdraw()
  await world.laterTime()
  return { ...tokenOf(account), withdrawalId: (await withdraw()).id }
}

export const withdrawals = {
  boundCard: async world => {
    const account = await world.open()
    const { id } = await world.call('bankCard/bind', account, { properties: JSON.stringify(CARD) })
    return { ...tokenOf(account), cardId: String(id) }
  },
  boundAddress: async world => {
    const account = await world.open()
    return { ...tokenOf(account), addressId: await bindAddress(world, account) }
  },
  withdrawPasswordless: async world => (await fundedAccount(world)).values,
  withdrawer: async world => (await accountWithPassword(world)).values,
  withdrawerWithTwoStep: async world => {
    const { account, values } = await accountWithPassword(world)
    return { ...values, code: await turnOnTwoStep(world, account) }
  },
  withdrawPasswordForgotten: async world => (await accountWithResetCode(world)).values,
  withdrawPasswordLocked: async world => {
    const { account, values } = await accountWithPassword(world)
    await lockSession(world, withdrawPasswordKey(account.userId), account)
    return values
  },
  withdrawalsResting: async world => {
    const { account, sent, values } = await accountWithResetCode(world)
    const passwordHash = await world.services.passwords.hash(PIN)
    const source = sessionAttemptSource(withdrawPasswordKey(account.userId), account.token)
    await world.services.store.execute(resetWithdrawPassword, {
      ...account,
      passwordHash,
      code: sent,
      source,
    })
    return values
  },
  pendingWithdrawal: createPendingWithdrawals,
  decidedWithdrawal: async world => {
    const values = await createPendingWithdrawals(world)
    const withdrawalId = BigInt(String(values['withdrawalId']))
    await world.services.store.execute(rejectWithdrawal, { withdrawalId, reason: WITHDRAWAL_REJECTED_REASON })
    return values
  },
} satisfies Partial<Record<StateKey, StateHandler>>

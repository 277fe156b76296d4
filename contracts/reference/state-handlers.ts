/** How the reference back end sets up each state of contracts/states.ts. A state without a handler does not compile. */
import { cancelSpotOrder } from '#server/features/spot/commands.ts'
import { fillSpotOrder } from '#server/features/spot/fill-order.ts'
import { addToWatchlist } from '#server/features/market/watchlist.ts'
import { Refusal } from '#server/answers.ts'
import { USDT_ID } from '#src/lib/constants.ts'
import { HOUR } from '#src/lib/time/time-units.ts'
import { DEPOSIT_REJECTED_REASON } from '#server/sandbox/review-deposits.ts'
import type { StateKey } from '../states.ts'
import { StateNotOffered, type Values } from '../verify/state-hook.ts'
import { accountHandlers } from './state-handlers-account.ts'
import { passkeyHandlers } from './state-handlers-passkey.ts'
import { safetyHandlers } from './state-handlers-safety.ts'
import { sessionHandlers } from './state-handlers-sessions.ts'
import { allTypesHandlers } from './state-handlers-all-types.ts'
import { coinOrders } from './state-handlers-bibi.ts'
import { contracts } from './state-handlers-contract.ts'
import { deposits } from './state-handlers-deposit.ts'
import { exchanges } from './state-handlers-exchange.ts'
import { conversations } from './state-handlers-help.ts'
import { messages } from './state-handlers-message.ts'
import { earning } from './state-handlers-earning.ts'
import { liabilities } from './state-handlers-liability.ts'
import { publishedKeys } from './state-handlers-market.ts'
import { loans } from './state-handlers-loan.ts'
import { following } from './state-handlers-follow.ts'
import { quickOrders } from './state-handlers-quick.ts'
import { rewards } from './state-handlers-reward.ts'
import { shares } from './state-handlers-new-shares.ts'
import { withdrawals } from './state-handlers-withdraw.ts'
import type { PlannedCall } from './faults.ts'
import type { StateHandler } from './state-handler.ts'
import { issueGuestCode } from './guest-code.ts'
import { lockSubject } from './lock-account.ts'
import { namesOf, tokenOf } from './state-values.ts'
import { PASSWORD, type StateAccount, type World } from './world.ts'

const STOCK = 1
const COIN = 2
/** The largest order when an order is to be rejected, in USDT. */
const SMALL_LIMIT = '1'

const sendCode = (world: World, account: string): Promise<Values> =>
  issueGuestCode(world, account, 'register')

/** An account with two stock orders, and the id of the newer one. */
async function withOrder(
  world: World,
): Promise<{ account: StateAccount; orderId: string; lowPrice: string; values: Values }> {
  const account = await world.funded('5000')
  const product = world.tradable(STOCK)
  const lowPrice = world.lowPriceOf(product)
  await world.buy(account.userId, product, '1', lowPrice)
  await world.laterTime()
  const { id: orderId } = await world.buy(account.userId, product, '2', lowPrice)
  const { productCode } = namesOf(product)
  return { account, orderId, lowPrice, values: { ...tokenOf(account), orderId, productCode, lowPrice } }
}

const accounts = {
  signedIn: async world => tokenOf(await world.open()),
  newAccount: async world => tokenOf(await world.open()),
  freeAddress: world => ({ account: world.address() }),
  codeSent: world => sendCode(world, world.address()),
  takenAddress: async world => {
    const { account } = await world.open()
    return sendCode(world, account)
  },
  registered: async world => ({ account: (await world.open()).account, password: PASSWORD }),
  locked: async world => {
    const { account } = await world.open()
    await lockSubject(world, account)
    return { account, password: PASSWORD }
  },
  almostLocked: async world => {
    const { account } = await world.open()
    await lockSubject(world, account, { count: 4 })
    return { account, password: PASSWORD }
  },
  lockEnded: async world => {
    const { account } = await world.open()
    await lockSubject(world, account, { at: world.services.clock.now() - HOUR })
    return { account, password: PASSWORD }
  },
} satisfies Partial<Record<StateKey, StateHandler>>

const money = {
  funded: async (world, { currencyId, available }) => {
    if (Number(currencyId) !== USDT_ID) throw new StateNotOffered(`money in currency ${String(currencyId)}`)
    return tokenOf(await world.funded(String(available)))
  },
  depositor: async world => {
    const account = await world.open()
    const [first, second] = [
      await world.deposit(account.userId, '100'),
      await world.deposit(account.userId, '200'),
    ]
    await world.approve(first)
    await world.approve(second)
    await world.deposit(account.userId, '300')
    return tokenOf(account)
  },
  rejectedDepositor: async world => {
    const account = await world.open()
    await world.reject(await world.deposit(account.userId, '100'), DEPOSIT_REJECTED_REASON)
    return tokenOf(account)
  },
  keyUser: async world => {
    const account = await world.funded('5000')
    const key = crypto.randomUUID()
    await world.deposit(account.userId, '50', { key })
    return { ...tokenOf(account), idempotencyKey: key }
  },
} satisfies Partial<Record<StateKey, StateHandler>>

const market = {
  watcher: async world => {
    const { userId, token } = await world.open()
    const product = world.tradable(STOCK)
    await world.services.store.execute(addToWatchlist, { userId, productId: product.productId })
    return { token, ...namesOf(product) }
  },
  listed: (world, { productType }) => namesOf(world.tradable(Number(productType))),
  quickListed: world => namesOf(world.quick()),
} satisfies Partial<Record<StateKey, StateHandler>>

const orders = {
  buyer: async world => {
    const product = world.tradable(STOCK)
    return { ...tokenOf(await world.funded('5000')), ...namesOf(product), ...world.pricesOf(product) }
  },
  holder: async world => {
    const product = world.tradable(STOCK)
    const account = await world.funded('5000')
    await world.buy(account.userId, product, '2')
    return { ...tokenOf(account), ...namesOf(product) }
  },
  seller: async world => {
    const product = world.tradable(STOCK)
    const { userId, token } = await world.funded('5000')
    await world.buy(userId, product, '2')
    await world.sell(userId, product, '0.5')
    await world.laterTime()
    await world.sell(userId, product, '0.5')
    const year = new Date(world.services.clock.now()).getUTCFullYear()
    return { token, productId: product.productId, year }
  },
  coinHolder: async world => {
    const account = await world.funded('5000')
    await world.buy(account.userId, world.tradable(COIN), '0.01')
    return tokenOf(account)
  },
  openOrder: async world => (await withOrder(world)).values,
  closedOrder: async world => {
    const { account, orderId, values } = await withOrder(world)
    await world.services.store.execute(cancelSpotOrder, {
      userId: account.userId,
      idempotencyKey: crypto.randomUUID(),
      orderId: BigInt(orderId),
      isReached: () => false,
    })
    return values
  },
  rejectedOrder: async world => {
    const { account, orderId, lowPrice } = await withOrder(world)
    const product = world.tradable(STOCK)
    await world.services.store.execute(fillSpotOrder, {
      orderId: BigInt(orderId),
      price: lowPrice,
      product: { ...product, maxAmount: SMALL_LIMIT },
    })
    return tokenOf(account)
  },
  suspendedBuyer: async world => {
    const product = world.suspended()
    return { ...tokenOf(await world.funded('5000')), ...namesOf(product), price: world.priceOf(product) }
  },
} satisfies Partial<Record<StateKey, StateHandler>>

/** The calls that the params of a state name. */
export function plannedCallOf({ operation, request }: Readonly<Record<string, unknown>>): PlannedCall {
  return { operation: String(operation), request: request === undefined ? undefined : String(request) }
}

const injectedErrors = {
  answersNotNow: (_, params, faults) => faults.plan(plannedCallOf(params), new Refusal(209, 'hint_not_now')),
  failsInside: (_, params, faults) =>
    faults.plan(plannedCallOf(params), new Error('A fault that the state hook has planned')),
} satisfies Partial<Record<StateKey, StateHandler>>

export const stateHandlers: Readonly<Record<StateKey, StateHandler>> = {
  ...accounts,
  ...accountHandlers,
  ...passkeyHandlers,
  ...safetyHandlers,
  ...sessionHandlers,
  ...money,
  ...deposits,
  ...market,
  ...orders,
  ...allTypesHandlers,
  ...contracts,
  ...quickOrders,
  ...shares,
  ...coinOrders,
  ...exchanges,
  ...conversations,
  ...messages,
  ...earning,
  ...liabilities,
  ...publishedKeys,
  ...loans,
  ...following,
  ...withdrawals,
  ...rewards,
  ...injectedErrors,
}

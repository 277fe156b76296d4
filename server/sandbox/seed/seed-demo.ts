import { createDeposit } from '#server/features/deposit/commands.ts'
import { approveDeposit, rejectDeposit } from '#server/features/deposit/review-commands.ts'
import { claimTask } from '#server/features/reward/tasks.ts'
import { placeSpotOrder } from '#server/features/spot/commands.ts'
import { addToWatchlist } from '#server/features/market/watchlist.ts'
import type { TaskCode, UserInfo } from '#models'
import type { Store } from '#server/kernel/store.ts'
import { findProductByCode } from '#server/market/catalogue.ts'
import type { Market } from '#server/market/market.ts'
import { multiply, truncate } from '#src/lib/money/money.ts'
import { DEPOSIT_REJECTED_REASON } from '../review-deposits.ts'
import { createPasswords } from '#server/auth/passwords.ts'
import { generateToken } from '#server/auth/sessions.ts'
import { DEMO_ACCOUNT, DEMO_PASSWORD } from '#server/auth/sandbox-account.ts'
import { findUserByAccount, registerUser } from '#server/auth/users.ts'
import { rechargeChannels } from '#server/features/deposit/channels.ts'
import { SPOT_POSITION, feeRateOf } from '#server/market/trading-fees.ts'
import { EMMA, DEMO_INVITE_CODE, NOAH, seedReferral, seedForecast, type ReferredUser } from './referrals.ts'
import { accrueDays, seedEarningOrder, type SeedEarningOrder } from './earnings.ts'
import { seedExchange, type SeedExchange } from './exchanges.ts'
import { runScenario, type SettableClock, type SeedEnvironment, type Scenario } from './scenario.ts'
import {
  seedPosition,
  seedQuickOrder,
  seedBibiOrder,
  type SeedPosition,
  type SeedQuickOrder,
  type SeedBibiOrder,
} from './trades.ts'
import { seedWithdrawal } from './withdrawals.ts'
import { DAY, HOUR } from '#src/lib/time/time-units.ts'

/** Increase with every change of the scenario. */
const DEMO_VERSION = 3
/** How many days of history the account has. */
const HISTORY_DAYS = 35

type Side = 1 | 2

type DemoEvent = { readonly daysAgo: number; readonly hour: number } & (
  | { readonly deposit: string; readonly isRejected?: true }
  | {
      readonly side: Side
      readonly type: 1 | 2
      readonly code: string
      readonly quantity: string
      readonly limit?: string
    }
  | { readonly watch: readonly (readonly [1 | 2 | 3 | 4, string])[] }
  | { readonly contract: SeedPosition }
  | { readonly quick: SeedQuickOrder }
  | { readonly swap: SeedBibiOrder }
  | { readonly withdrawal: string }
  | { readonly earning: SeedEarningOrder }
  | { readonly exchange: SeedExchange }
  | { readonly claim: TaskCode }
  | { readonly forecast: string }
  | { readonly friend: ReferredUser }
)

/** The history of the demo account, oldest first. `limit` is a limit order's price as a multiple of the market's. */
const DEMO_EVENTS: readonly DemoEvent[] = [
  { daysAgo: 34, hour: 9, deposit: '5000' },
  { daysAgo: 34, hour: 10, side: 1, type: 1, code: 'AAPL', quantity: '6' },
  { daysAgo: 33, hour: 15, side: 1, type: 2, code: 'BTC', quantity: '0.02' },
  { daysAgo: 30, hour: 8, deposit: '120.13', isRejected: true },
  { daysAgo: 27, hour: 14, deposit: '10000' },
  { daysAgo: 27, hour: 16, side: 1, type: 1, code: 'NVDA', quantity: '15' },
  { daysAgo: 24, hour: 11, side: 1, type: 2, code: 'ETH', quantity: '0.8' },
  { daysAgo: 22, hour: 9, claim: 'firstDeposit' },
  { daysAgo: 21, hour: 9, friend: EMMA },
  { daysAgo: 21, hour: 12, forecast: '1.02' },
  { daysAgo: 20, hour: 17, side: 2, type: 1, code: 'AAPL', quantity: '2' },
  { daysAgo: 17, hour: 8, friend: NOAH },
  { daysAgo: 16, hour: 9, side: 1, type: 1, code: 'MSFT', quantity: '3' },
  { daysAgo: 13, hour: 18, side: 2, type: 2, code: 'BTC', quantity: '0.005' },
  { daysAgo: 12, hour: 10, earning: { service: 'pledge', productId: 102, amount: '1500' } },
  { daysAgo: 11, hour: 12, earning: { service: 'pledge', productId: 101, amount: '800' } },
  { daysAgo: 9, hour: 15, deposit: '2500' },
  { daysAgo: 8, hour: 16, side: 1, type: 1, code: 'TSLA', quantity: '4' },
  { daysAgo: 7, hour: 10, exchange: { from: 3, to: 6, amount: '500' } },
  { daysAgo: 6, hour: 19, exchange: { from: 2, to: 8, amount: '0.1' } },
  {
    daysAgo: 5,
    hour: 10,
    watch: [
      [1, 'AAPL'],
      [2, 'BTC'],
      [1, 'NVDA'],
      [4, 'EURUSD'],
      [3, 'GC'],
    ],
  },
  { daysAgo: 5, hour: 20, earning: { service: 'mining', productId: 201, amount: '600' } },
  { daysAgo: 4, hour: 12, side: 2, type: 1, code: 'NVDA', quantity: '5' },
  { daysAgo: 3, hour: 11, quick: { code: 'BTC', side: 1, stake: '50' } },
  { daysAgo: 3, hour: 12, quick: { code: 'ETH', side: 2, stake: '25' } },
  { daysAgo: 3, hour: 14, swap: { pairCode: 'ETH/BTC', side: 1, quantity: '0.05' } },
  { daysAgo: 2, hour: 9, contract: { code: 'BTC', direction: 'long', leverage: 2, margin: '400' } },
  { daysAgo: 2, hour: 10, contract: { code: 'SOL', direction: 'short', leverage: 3, margin: '150' } },
  { daysAgo: 2, hour: 13, side: 1, type: 2, code: 'SOL', quantity: '5' },
  { daysAgo: 1, hour: 15, side: 1, type: 1, code: 'AAPL', quantity: '1' },
  { daysAgo: 1, hour: 16, withdrawal: '250' },
]

/** An open order, far enough from the market to stay open for a while. */
const OPEN_ORDER = { side: 1, type: 1, code: 'AAPL', quantity: '2', limit: '0.8' } as const

/** The idempotency key of an event; the same on every run, so that nothing is done twice. */
const idempotencyKeyOf = (index: number) => `5eed0000-0000-4000-8000-${String(index).padStart(12, '0')}`

interface SeedContext {
  readonly store: Store
  readonly market: Market
  readonly clock: SettableClock
  readonly userId: bigint
}

async function deposit({ store, userId }: SeedContext, key: string, amount: string, isRejected: boolean) {
  const [channel] = rechargeChannels(true, 'en')
  if (!channel) throw new Error('The sandbox has no way to deposit.')
  const { id } = await store.execute(createDeposit, { userId, idempotencyKey: key, channel, amount })
  const depositId = BigInt(id)
  if (isRejected) await store.execute(rejectDeposit, { depositId, reason: DEPOSIT_REJECTED_REASON })
  else await store.execute(approveDeposit, { depositId })
}

async function seedOrder(
  { store, market, clock, userId }: SeedContext,
  key: string,
  {
    side,
    type,
    code,
    quantity,
    limit,
  }: { side: Side; type: 1 | 2; code: string; quantity: string; limit?: string },
) {
  const product = findProductByCode(type, code)
  if (!product) throw new Error(`The seed wants ${code}, which is not in the catalogue.`)
  const price = market.quote(product, clock.now()).nowPrice
  await store.execute(placeSpotOrder, {
    userId,
    idempotencyKey: key,
    productId: product.productId,
    exchangeType: side,
    orderType: limit === undefined ? 'market' : 'limit',
    quantity,
    limitPrice: limit === undefined ? undefined : truncate(multiply(price, limit), product.priceScale),
    previewPrice: price,
    market: () => ({ product, price, feeRate: feeRateOf(type, SPOT_POSITION, side) }),
  })
}

async function seedWatchlist(
  { store, clock, userId }: SeedContext,
  products: readonly (readonly [number, string])[],
) {
  const start = clock.now()
  for (const [index, [type, code]] of products.entries()) {
    const product = findProductByCode(type, code)
    if (!product) throw new Error(`The seed wants ${code}, which is not in the catalogue.`)
    clock.set(start + index * 60_000)
    await store.execute(addToWatchlist, { userId, productId: product.productId })
  }
}

async function runEvent(scene: SeedContext, event: DemoEvent, index: number): Promise<void> {
  const key = idempotencyKeyOf(index)
  const { store, userId } = scene
  if ('deposit' in event) await deposit(scene, key, event.deposit, event.isRejected ?? false)
  else if ('watch' in event) await seedWatchlist(scene, event.watch)
  else if ('contract' in event) await seedPosition(scene, key, event.contract)
  else if ('quick' in event) await seedQuickOrder(scene, key, event.quick)
  else if ('earning' in event) await seedEarningOrder(scene, key, event.earning)
  else if ('exchange' in event) await seedExchange(scene, key, event.exchange)
  else if ('swap' in event) await seedBibiOrder(scene, key, event.swap)
  else if ('claim' in event) await claimTask(store, { userId, idempotencyKey: key, code: event.claim })
  else if ('forecast' in event) await seedForecast(scene, userId, key, event.forecast)
  else if ('friend' in event) await seedReferral(scene, event.friend)
  else if ('withdrawal' in event) await seedWithdrawal(scene, key, event.withdrawal)
  else await seedOrder(scene, key, event)
}

/** Registers the demo account at the start of its history, unless it exists. */
async function registerDemoAccount({ store, clock }: SeedEnvironment, startedAt: number): Promise<UserInfo> {
  const known = await findUserByAccount(store, DEMO_ACCOUNT)
  if (known) return known.info
  const passwordHash = await createPasswords().hash(DEMO_PASSWORD)
  clock.set(startedAt - (startedAt % DAY) - HISTORY_DAYS * DAY)
  const registered = await store.execute(registerUser, {
    account: DEMO_ACCOUNT,
    passwordHash,
    inviteCode: DEMO_INVITE_CODE,
    invitedBy: undefined,
    token: generateToken(),
  })
  if ('problem' in registered) throw new Error('The demo account could not be opened.')
  return registered.user
}

/** The history of the demo account: each event with the accruals of the days before it, and finally one open order. */
function demoScenario(stage: SeedEnvironment): Scenario {
  const { store, market, clock } = stage
  let account: Promise<UserInfo> | undefined
  const openContext = async (startedAt: number) => {
    const { id, createdAt } = await (account ??= registerDemoAccount(stage, startedAt))
    return { createdAt, scene: { store, market, clock, userId: BigInt(id) } }
  }
  const timeOf = (createdAt: number, event: DemoEvent | undefined) =>
    event ? createdAt + (HISTORY_DAYS - event.daysAgo) * DAY + event.hour * HOUR : createdAt
  return {
    name: 'demo',
    version: DEMO_VERSION,
    accounts: [DEMO_ACCOUNT],
    steps: startedAt => [
      ...DEMO_EVENTS.map((event, index) => async () => {
        const { scene, createdAt } = await openContext(startedAt)
        const at = timeOf(createdAt, event)
        await accrueDays(scene, timeOf(createdAt, DEMO_EVENTS[index - 1]), at)
        clock.set(at)
        await runEvent(scene, event, index)
      }),
      async () => {
        const { scene, createdAt } = await openContext(startedAt)
        clock.set(undefined)
        await accrueDays(scene, timeOf(createdAt, DEMO_EVENTS.at(-1)), clock.now())
        clock.set(undefined)
        await seedOrder(scene, idempotencyKeyOf(DEMO_EVENTS.length), OPEN_ORDER)
      },
    ],
  }
}

/**
 * Seeds the demo account: deposits, orders of every kind at the market's prices of their time, holdings, positions, a watchlist and one
 * open order, with their ledger entries. The same market seed and the same day give the same data. Does nothing when that was done;
 * continues where it was interrupted.
 * @returns whether there was anything to do
 */
export const seedDemo = (stage: SeedEnvironment): Promise<boolean> => runScenario(stage, demoScenario(stage))

/** Random histories of a trader, copied by a scheduler that runs at irregular times, repeatedly, and is killed midway. */
import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { closeContractPosition } from '#server/features/contract/commands.ts'
import { listOpenPositions } from '#server/features/contract/lists.ts'
import { placeContractOrder } from '#server/features/contract/order-commands.ts'
import { listCopies, readPerformance } from '#server/features/follow/performance.ts'
import { startFollow, stopFollow } from '#server/features/follow/follow.ts'
import { becomeTrader } from '#server/features/follow/trader.ts'
import { placeSpotOrder } from '#server/features/spot/commands.ts'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import { DomainError } from '#server/kernel/domain-error.ts'
import type { Store } from '#server/kernel/store.ts'
import { readBalance } from '#server/ledger/balances.ts'
import { productAsset } from '#server/ledger/units.ts'
import { parseMoney, parseQuantity, formatQuantity } from '#src/lib/money/minor-units.ts'
import { findProductByCode } from '#server/market/catalogue.ts'
import { createMarket, type Market } from '#server/market/market.ts'
import { copyTradesOnce } from '#server/features/follow/copy-jobs.ts'
import { createPriceAt } from '#server/features/follow/trader-records.ts'
import { catchUpPosition } from '#server/features/contract/contract-books.ts'
import { positionMarketOf } from '#server/features/contract/position-market.ts'
import { contractRules } from '#server/features/contract/rules.ts'
import { countOfHistories, itWithStore, type TestClock } from '#tests/support/databases/databases.ts'
import * as fc from '#tests/support/seeded-fast-check.ts'
import { creditMoney } from '../customer.ts'

const bitcoin = findProductByCode(2, 'BTC')!

type Action =
  | { do: 'buy'; amount: number }
  | { do: 'sell'; hundredths: number }
  | { do: 'open'; direction: 'long' | 'short'; leverage: 5 | 20 | 50; margin: number }
  | { do: 'close'; hundredths: number }
  | { do: 'wait'; minutes: number }
  | { do: 'copy'; kill: number }

const hundredths = fc.integer({ min: 5, max: 100 })
const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ do: fc.constant('buy' as const), amount: fc.integer({ min: 20, max: 400 }) }),
  fc.record({ do: fc.constant('sell' as const), hundredths }),
  fc.record({
    do: fc.constant('open' as const),
    direction: fc.constantFrom('long' as const, 'short' as const),
    leverage: fc.constantFrom(5 as const, 20 as const, 50 as const),
    margin: fc.integer({ min: 20, max: 200 }),
  }),
  fc.record({ do: fc.constant('close' as const), hundredths }),
  fc.record({ do: fc.constant('wait' as const), minutes: fc.integer({ min: 0, max: 40 }) }),
  // Killed after this many commands; 9 means never.
  {
    weight: 8,
    arbitrary: fc.record({ do: fc.constant('copy' as const), kill: fc.constantFrom(0, 1, 2, 9, 9) }),
  },
)
interface History {
  actions: Action[]
  amount: number
  total: number
  maxLoss: number
  isRatio: boolean
}
const history: fc.Arbitrary<History> = fc.record({
  actions: fc.array(action, { minLength: 10, maxLength: 40 }),
  amount: fc.integer({ min: 20, max: 120 }),
  total: fc.integer({ min: 120, max: 300 }),
  maxLoss: fc.integer({ min: 2, max: 80 }),
  isRatio: fc.boolean(),
})

interface World {
  readonly store: Store
  readonly market: Market
  readonly clock: TestClock
  readonly trader: bigint
  readonly follower: bigint
}

const ignoreRefusal = (error: unknown) => {
  if (!(error instanceof DomainError)) throw error
}

async function trade({ store, market, trader: userId }: World, act: Action): Promise<unknown> {
  const price = market.quote(bitcoin).nowPrice
  const asked = { userId, idempotencyKey: randomUUID(), previewPrice: price }
  const terms = { product: bitcoin, price, feeRate: '0.001' }
  const { productId } = bitcoin
  const spot = { ...asked, productId, orderType: 'market' as const, market: () => terms }
  if (act.do === 'buy')
    return store.execute(placeSpotOrder, { ...spot, exchangeType: 1, amount: `${act.amount}` })
  if (act.do === 'sell') {
    const { available } = await readBalance(store, userId, productAsset(bitcoin.productId))
    const quantity = shareOf(parseQuantity(available), act.hundredths)
    return (
      quantity > 0n &&
      store.execute(placeSpotOrder, { ...spot, exchangeType: 2, quantity: formatQuantity(quantity) })
    )
  }
  if (act.do === 'open') {
    const { direction, leverage, margin } = act
    const rules = contractRules(bitcoin, direction, market.now())
    const size = {
      productId,
      direction,
      leverage,
      margin: `${margin}`,
      orderType: 'market' as const,
      market: () => ({ rules, price }),
    }
    return store.execute(placeContractOrder, { ...asked, ...size })
  }
  const [first] = await listOpenPositions(store, userId)
  const looked = act.do === 'close' && first && (await catchUpPosition({ store, market }, first.id))
  if (act.do !== 'close' || !looked || looked.position.status !== 'open') return undefined
  const { id, version, quantity: all } = looked.position
  const part = shareOf(all, act.hundredths)
  const quantity = part > 0n ? formatQuantity(part) : undefined
  return store.execute(closeContractPosition, {
    ...asked,
    positionId: id,
    version,
    market: positionMarketOf(market, looked.at),
    quantity,
  })
}

const STEP = 10n ** BigInt(8 - bitcoin.quantityScale)
const shareOf = (units: bigint, share: number) => ((units * BigInt(share)) / 100n / STEP) * STEP

/** A store whose process dies after this many commands: within the next one, before it commits. */
function dyingStore(store: Store, kill: number): Store {
  let left = kill
  return {
    engine: store.engine,
    query: (...asked) => store.query(...asked),
    close: () => store.close(),
    execute: (command, input) =>
      left-- > 0
        ? store.execute(command, input)
        : store.execute(function* (context, given: typeof input) {
            const steps = command(context, given)
            let step = steps.next()
            while (!step.done && !step.value.last) step = steps.next(yield step.value)
            throw new Error('killed')
          }, input),
  }
}

async function copy({ store, market }: World, kill: number): Promise<void> {
  const used = kill === 9 ? store : dyingStore(store, kill)
  await copyTradesOnce({ store: used, market }).catch((error: unknown) => {
    expect((error as Error).message).toBe('killed')
  })
}

/**
 * Copies until nothing is due. A position that the trader has reduced meanwhile takes one pass to open and one to reduce, and later copies
 * of the product wait for that: so a backlog takes at most one pass for each of the trader's actions, and one that finds nothing.
 */
async function copyBacklog(world: World, actions: number): Promise<void> {
  let passes = 0
  while ((await copyTradesOnce(world)) > 0) passes += 1
  expect(passes).toBeLessThanOrEqual(actions)
  expect(await copyTradesOnce(world)).toBe(0)
}

async function runHistory(world: World, { actions, amount, total, maxLoss, isRatio }: History) {
  const { store, market, clock, trader: traderUser, follower } = world
  await creditMoney(store, traderUser, '50000')
  await creditMoney(store, follower, '1000')
  const idempotencyKey = randomUUID()
  const traderId = await store.execute(becomeTrader, {
    userId: traderUser,
    idempotencyKey,
    nickName: `Ana ${traderUser}`,
  })
  const size = isRatio
    ? { sizing: 'ratio' as const, ratio: '0.5' }
    : { sizing: 'amount' as const, amount: `${amount}` }
  const followId = BigInt(
    await store.execute(startFollow, {
      userId: follower,
      traderId: BigInt(traderId),
      idempotencyKey,
      totalLimit: `${total}`,
      maxLoss: `${maxLoss}`,
      ...size,
      slippage: '0.05',
      ways: 'both',
      productTypes: '2',
      atStop: 'close',
    }),
  )
  const figures = async () =>
    (await readPerformance(store, [followId], market.now(), createPriceAt(market))).get(followId)!
  const placed = async () =>
    (await listCopies(store, { userId: follower, status: 'placed', pageNum: 1, pageSize: 500 })).rows
  clock.advance(1000)
  for (const act of actions) {
    if (act.do === 'wait') clock.advance(act.minutes * 60_000)
    else if (act.do !== 'copy') await trade(world, act).catch(ignoreRefusal)
    else {
      const before = (await placed()).filter(each => each.kind === 'open').length
      await copy(world, act.kill)
      const opens = (await placed()).filter(each => each.kind === 'open')
      for (const each of opens) if (!isRatio) expect(each.total! <= parseMoney(`${amount}`)).toBe(true)
      if (opens.length > before) expect((await figures()).invested <= parseMoney(`${total}`)).toBe(true)
    }
    clock.advance(1000)
  }
  const sources = (await placed()).map(each => each.source)
  expect(new Set(sources).size).toBe(sources.length)
  await copyBacklog(world, actions.length)
  const stop = { userId: follower, followId, positions: 'close' as const, idempotencyKey: randomUUID() }
  await store.execute(stopFollow, stop).catch(ignoreRefusal)
  await copy(world, 9)
  const { realised, open, openCopies } = await figures()
  const { available } = await readBalance(store, follower, 'USDT')
  const isAllSold = (await readBalance(store, follower, productAsset(bitcoin.productId))).available === '0'
  expect([open, openCopies]).toEqual([0n, 0])
  // A remainder too small to be sold stays with the follower.
  if (isAllSold) expect(parseMoney(available) - parseMoney('1000')).toBe(realised)
  expect(await verifyLedger(store)).toEqual([])
  return sources.length
}

describe('follower', () => {
  itWithStore(
    'never exceeds a limit, never gets a copy twice, and ends with the reported figures',
    async (store, clock) => {
      const market = createMarket({ seed: 1, hours: 'always', clock: () => clock.now() })
      const histories = countOfHistories(store, 45)
      let people = 0n
      let copied = 0
      await fc.assert(
        fc.asyncProperty(history, async story => {
          const [trader, follower] = [people + 1n, people + 2n]
          people += 2n
          copied += await runHistory({ store, market, clock, trader, follower }, story)
        }),
        { numRuns: histories, endOnFailure: true },
      )
      expect(copied).toBeGreaterThan(histories)
    },
    120_000,
  )
})

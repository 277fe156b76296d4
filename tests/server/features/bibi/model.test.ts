/**
 * Random histories of swaps, prices, fills and cancellations against a model of a page, with faults between the batches of
 * commands. The model knows what a person has of two coins and what each has cost; it knows nothing of accounts, entries, locks
 * or transactions.
 */
import { expect } from 'vitest'
import { cancelBibiOrder, placeBibiOrder } from '#server/features/bibi/commands.ts'
import { fillBibiOrder } from '#server/features/bibi/fill.ts'
import type { UnnamedBibiOrder } from '#server/features/bibi/order.ts'
import { listHoldings } from '#server/features/wallet/holdings.ts'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import { DomainError } from '#server/kernel/domain-error.ts'
import type { Store } from '#server/kernel/store.ts'
import { readBalance } from '#server/ledger/balances.ts'
import { fromMinorUnits, trimZeros } from '#src/lib/money/money.ts'
import {
  countOfHistories,
  itWithStoreOnEveryEngine,
  type TestClock,
} from '#tests/support/databases/databases.ts'
import { failingAtBatch } from '#tests/support/databases/failing-command.ts'
import * as fc from '#tests/support/seeded-fast-check.ts'
import { unreached } from '../customer.ts'
import { BTC, giveCoins, pairAt } from './customer.ts'

type Action =
  | {
      do: 'place'
      side: 1 | 2
      isLimit: boolean
      quantity: number
      ether: number
      limit: number
      key: number
    }
  | { do: 'fill'; order: number; ether: number }
  | { do: 'cancel'; order: number; key: number }
type Step = Action & { readonly copies: number; readonly faultAt: number }

/** Bitcoin costs 40,000 throughout, ether about 2,000: a hundredth of a dollar moves the pair by 0.00000025. */
const ether = fc.integer({ min: 180_000, max: 220_000 })
const key = fc.integer({ min: 0, max: 15 })
const order = fc.integer({ min: 0, max: 5 })
const actions: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('place' as const),
      side: fc.constantFrom(1 as const, 2 as const),
      isLimit: fc.boolean(),
      quantity: fc.integer({ min: 1_000_000, max: 900_000_000 }),
      ether,
      limit: fc.integer({ min: 45_000, max: 55_000 }),
      key,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('fill' as const), order, ether }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel' as const), order, key }) },
)
const histories = fc.array(
  fc
    .tuple(actions, fc.integer({ min: 1, max: 3 }), fc.integer({ min: 0, max: 12 }))
    .map(([deed, copies, faultAt]): Step => ({ ...deed, copies, faultAt })),
  { minLength: 1, maxLength: 25 },
)

const dollars = (cents: number) => fromMinorUnits(BigInt(cents), 2)
/** The pair's price in millionths of a bitcoin: its six decimals. */
const priceOf = (cents: number) => BigInt(cents) / 4n
const up = (over: bigint, under: bigint) => (over + under - 1n) / under

class Coin {
  available = 0n
  held = 0n
  /** In millionths of USDT. */
  cost = 0n
}

/** Quantities in hundred-millionths of a coin, prices in millionths. */
class Model {
  readonly bitcoin = Object.assign(new Coin(), { available: 100_000_000n, cost: 40_000_000_000n })
  readonly ether = new Coin()
  readonly orders: { side: 1 | 2; quantity: bigint; limit: bigint; paid: bigint; status: string }[] = []
  readonly #answered = new Map<number, string>()

  expect(deed: Action): string {
    if (deed.do === 'fill') return this.#fill(deed.order, deed.ether)
    const { copies: _, faultAt: __, key: used, ...request } = deed as Action & Step & { key: number }
    // The market is no part of a request, but the confirmed price is.
    const text = JSON.stringify(deed.do === 'place' && !deed.isLimit ? { ...request, limit: 0 } : request)
    const known = this.#answered.get(used)
    if (known !== undefined) return known === text ? 'done' : 'idempotency_mismatch'
    const outcome = deed.do === 'place' ? this.#place(deed) : this.#cancel(deed.order)
    if (outcome === 'done') this.#answered.set(used, text)
    return outcome
  }

  #coins = (side: 1 | 2) =>
    (side === 1 ? [this.bitcoin, this.ether] : [this.ether, this.bitcoin]) as [Coin, Coin]
  #paidFor = (side: 1 | 2, quantity: bigint, at: bigint) =>
    side === 1 ? up(quantity * at, 1_000_000n) : quantity

  #place({ side, isLimit, quantity: asked, ether: cents, limit }: Action & { do: 'place' }): string {
    const quantity = BigInt(asked)
    const at = isLimit ? BigInt(limit) : priceOf(cents)
    const paid = this.#paidFor(side, quantity, at)
    const [given] = this.#coins(side)
    if (given.available < paid) return 'insufficient_balance'
    if (isLimit) {
      given.available -= paid
      given.held += paid
    } else this.#swap(side, quantity, at, cents, 'available')
    this.orders.push({ side, quantity, limit: at, paid, status: isLimit ? 'open' : 'filled' })
    return 'done'
  }

  #swap(side: 1 | 2, quantity: bigint, at: bigint, cents: number, from: 'available' | 'held'): void {
    const [given, got] = this.#coins(side)
    const paid = this.#paidFor(side, quantity, at)
    const gross = side === 1 ? quantity : (quantity * at) / 1_000_000n
    // USDT in millionths: a coin of 10^8 units at so many cents of 10^4 millionths.
    const value = side === 1 ? (paid * 40_000n) / 100n : (paid * BigInt(cents)) / 10_000n
    const taken = (given.cost * paid) / (given.available + given.held)
    given[from] -= paid
    given.cost -= taken
    got.available += gross - gross / 1000n
    got.cost += value
  }

  #fill(index: number, cents: number): string {
    const found = this.orders[index]
    if (!found) return 'order_unknown'
    if (found.status === 'filled') return 'done'
    if (found.status !== 'open') return 'order_not_open'
    const { side, quantity, limit, paid } = found
    const at = priceOf(cents)
    if (side === 1 ? at > limit : at < limit) return 'price_not_reached'
    found.status = 'filled'
    this.#swap(side, quantity, at, cents, 'held')
    const [given] = this.#coins(side)
    const saved = paid - this.#paidFor(side, quantity, at)
    given.held -= saved
    given.available += saved
    return 'done'
  }

  #cancel(index: number): string {
    const found = this.orders[index]
    if (!found) return 'order_unknown'
    if (found.status !== 'open') return 'order_not_open'
    found.status = 'cancelled'
    const [given] = this.#coins(found.side)
    given.held -= found.paid
    given.available += found.paid
    return 'done'
  }
}

interface Scenario {
  readonly store: Store
  readonly clock: TestClock
  readonly userId: bigint
  readonly orders: UnnamedBibiOrder[]
}

function act({ store, clock, userId, orders }: Scenario, step: Step): Promise<UnnamedBibiOrder> {
  const orderId = step.do === 'place' ? 0n : BigInt(orders[step.order]?.id ?? 1)
  if (step.do === 'fill') {
    const { price, basePrice, quotePrice, pair } = pairAt(dollars(step.ether))
    const fill = { orderId, price, basePrice, quotePrice, filledAt: clock.now(), pair }
    return store.execute(failingAtBatch(fillBibiOrder, step.faultAt), fill)
  }
  const idempotencyKey = `${step.key}`
  if (step.do === 'cancel') {
    return store.execute(failingAtBatch(cancelBibiOrder, step.faultAt), {
      userId,
      idempotencyKey,
      ...unreached(orderId),
    })
  }
  const { side, isLimit, quantity, limit } = step
  const market = pairAt(dollars(step.ether))
  return store.execute(failingAtBatch(placeBibiOrder, step.faultAt), {
    userId,
    idempotencyKey,
    pair: market.pair,
    market: () => market,
    exchangeType: side,
    orderType: isLimit ? 'limit' : 'market',
    quantity: fromMinorUnits(BigInt(quantity), 8),
    limitPrice: isLimit ? fromMinorUnits(BigInt(limit), 6) : undefined,
    // With the cents, so that the same pair price at another ether price is another request to the model as well.
    previewPrice: `${market.price}${String(step.ether).padStart(9, '0')}`,
  })
}

async function run(scene: Scenario, step: Step): Promise<string> {
  const outcomes = await Promise.all(
    Array.from({ length: step.copies }, () =>
      act(scene, step).then(
        answer => {
          const { orders } = scene
          if (step.do === 'place' && !orders.some(known => known.id === answer.id)) orders.push(answer)
          return 'done'
        },
        (error: unknown) => (error instanceof DomainError ? error.code : String(error)),
      ),
    ),
  )
  const different = new Set(outcomes)
  expect(different.size, `${JSON.stringify(step)} gave ${[...different].join(' and ')}`).toBe(1)
  return outcomes[0]!
}

const print = (units: bigint) => trimZeros(fromMinorUnits(units, 8))
let lastUser = 0n

async function check(store: Store, clock: TestClock, history: readonly Step[]): Promise<void> {
  const scene: Scenario = { store, clock, userId: ++lastUser, orders: [] }
  const model = new Model()
  await giveCoins(store, scene.userId, BTC, '1', '40000')
  for (const step of history) {
    const outcome = await run(scene, step)
    // A fault changes nothing and leaves the key unused.
    if (outcome !== 'Error: injected') expect(outcome, JSON.stringify(step)).toBe(model.expect(step))
    for (const [asset, coin] of [
      ['P:201', model.bitcoin],
      ['P:202', model.ether],
    ] as const) {
      expect(await readBalance(store, scene.userId, asset), JSON.stringify(step)).toMatchObject({
        available: print(coin.available),
        held: print(coin.held),
      })
    }
  }
  const costs = new Map((await listHoldings(store, scene.userId)).map(one => [one.productId, one.cost]))
  for (const [productId, coin] of [
    [201, model.bitcoin],
    [202, model.ether],
  ] as const) {
    if (coin.available + coin.held > 0n) {
      expect(costs.get(productId)).toBe(trimZeros(fromMinorUnits(coin.cost, 6)))
    }
  }
  expect(await verifyLedger(store)).toEqual([])
}

itWithStoreOnEveryEngine(
  'random coin-to-coin histories agree with a simple model of two coins and their cost, with repeats and interruptions',
  async (store, clock) => {
    const numRuns = countOfHistories(store, 120)
    await fc.assert(
      fc.asyncProperty(histories, history => check(store, clock, history)),
      { numRuns },
    )
  },
  300_000,
)

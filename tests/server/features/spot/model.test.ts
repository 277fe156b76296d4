/**
 * Random histories against a model of a dozen lines, with faults between the batches of commands. The model knows what a person
 * has; it knows nothing of accounts, entries, locks or transactions.
 */
import { expect } from 'vitest'
import { cancelSpotOrder, placeSpotOrder } from '#server/features/spot/commands.ts'
import { fillSpotOrder } from '#server/features/spot/fill-order.ts'
import type { SpotOrder } from '#models'
import type { Unnamed } from '#server/market/product-fields.ts'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import { DomainError } from '#server/kernel/domain-error.ts'
import type { Store } from '#server/kernel/store.ts'
import { readBalance } from '#server/ledger/balances.ts'
import { countOfHistories, itWithStoreOnEveryEngine } from '#tests/support/databases/databases.ts'
import { failingAtBatch } from '#tests/support/databases/failing-command.ts'
import * as fc from '#tests/support/seeded-fast-check.ts'
import { AAPL_ASSET, creditMoney, marketAt, unreached } from '../customer.ts'

const PRODUCT = { productCode: 'AAPL', maxAmount: '1000000' }

type Action =
  | { do: 'place'; side: 1 | 2; type: 'market' | 'limit'; quantity: number; price: number; key: number }
  | { do: 'fill'; order: number; price: number }
  | { do: 'cancel'; order: number; key: number }
type Step = Action & { readonly copies: number; readonly faultAt: number }

const price = fc.integer({ min: 90, max: 110 })
const key = fc.integer({ min: 0, max: 15 })
const order = fc.integer({ min: 0, max: 5 })
const actions: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('place' as const),
      side: fc.constantFrom(1 as const, 2 as const),
      type: fc.constantFrom('market' as const, 'limit' as const),
      quantity: fc.integer({ min: 1, max: 6 }),
      price,
      key,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('fill' as const), order, price }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel' as const), order, key }) },
)
const histories = fc.array(
  fc
    .tuple(actions, fc.integer({ min: 1, max: 3 }), fc.integer({ min: 0, max: 12 }))
    .map(([deed, copies, faultAt]): Step => ({ ...deed, copies, faultAt })),
  { minLength: 1, maxLength: 30 },
)

/** Fees are 0.1%, prices and quantities are integers: in thousandths of USDT everything is an integer. */
class Model {
  money = { available: 1_000_000, held: 0 }
  shares = { available: 0, held: 0 }
  readonly orders: { side: 1 | 2; quantity: number; limit: number; status: string }[] = []
  readonly #answered = new Map<number, string>()

  expect(deed: Action): string {
    if (deed.do === 'fill') return this.#fill(deed.order, deed.price)
    const { copies: _, faultAt: __, key: used, ...request } = deed as Action & Step & { key: number }
    const text = JSON.stringify(request)
    const known = this.#answered.get(used)
    if (known !== undefined) return known === text ? 'done' : 'idempotency_mismatch'
    const outcome = deed.do === 'place' ? this.#place(deed) : this.#cancel(deed.order)
    if (outcome === 'done') this.#answered.set(used, text)
    return outcome
  }

  #place({ side, type, quantity, price: each }: Action & { do: 'place' }): string {
    const [purse, needed] = side === 1 ? [this.money, quantity * each * 1001] : [this.shares, quantity]
    if (purse.available < needed) return 'insufficient_balance'
    purse.available -= needed
    if (type === 'limit') purse.held += needed
    else this.#receive(side, quantity, each)
    this.orders.push({ side, quantity, limit: each, status: type === 'limit' ? 'open' : 'filled' })
    return 'done'
  }

  #receive(side: 1 | 2, quantity: number, each: number): void {
    if (side === 1) this.shares.available += quantity
    else this.money.available += quantity * each * 999
  }

  #fill(index: number, each: number): string {
    const found = this.orders[index]
    if (!found) return 'order_unknown'
    if (found.status === 'filled') return 'done'
    if (found.status !== 'open') return 'order_not_open'
    const { side, quantity, limit } = found
    if (side === 1 ? each > limit : each < limit) return 'price_not_reached'
    found.status = 'filled'
    if (side === 1) {
      this.money.held -= quantity * limit * 1001
      this.money.available += quantity * (limit - each) * 1001
    } else this.shares.held -= quantity
    this.#receive(side, quantity, each)
    return 'done'
  }

  #cancel(index: number): string {
    const found = this.orders[index]
    if (!found) return 'order_unknown'
    if (found.status !== 'open') return 'order_not_open'
    found.status = 'cancelled'
    const [purse, held] =
      found.side === 1 ? [this.money, found.quantity * found.limit * 1001] : [this.shares, found.quantity]
    purse.held -= held
    purse.available += held
    return 'done'
  }
}

async function run(store: Store, userId: bigint, step: Step, orders: Unnamed<SpotOrder>[]): Promise<string> {
  const orderId = step.do === 'place' ? 0n : BigInt(orders[step.order]?.id ?? 1)
  const act = (): Promise<Unnamed<SpotOrder>> => {
    if (step.do === 'fill') {
      return store.execute(failingAtBatch(fillSpotOrder, step.faultAt), {
        orderId,
        price: `${step.price}`,
        product: PRODUCT,
      })
    }
    const idempotencyKey = `${step.key}`
    if (step.do === 'cancel') {
      return store.execute(failingAtBatch(cancelSpotOrder, step.faultAt), {
        userId,
        idempotencyKey,
        ...unreached(orderId),
      })
    }
    const { side, type, quantity, price: each } = step
    const limitPrice = type === 'limit' ? `${each}` : undefined
    const market = marketAt(`${each}`)
    const kind = { exchangeType: side, orderType: type }
    const request = { ...kind, quantity: `${quantity}`, limitPrice, previewPrice: `${each}` }
    return store.execute(failingAtBatch(placeSpotOrder, step.faultAt), {
      userId,
      idempotencyKey,
      productId: market.product.productId,
      market: () => market,
      ...request,
    })
  }
  const outcomes = await Promise.all(
    Array.from({ length: step.copies }, () =>
      act().then(
        answer => {
          if (step.do === 'place' && !orders.some(known => known.id === answer.id)) orders.push(answer)
          return 'done'
        },
        (error: unknown) => (error instanceof DomainError ? error.code : String(error)),
      ),
    ),
  )
  return summary(outcomes, step)
}

/** Copies of one request agree, except that a second cancellation by the same key is a replay of the first. */
function summary(outcomes: readonly string[], step: Step): string {
  const different = new Set(outcomes)
  expect(different.size, `${JSON.stringify(step)} gave ${[...different].join(' and ')}`).toBe(1)
  return outcomes[0]!
}

let lastUser = 0n

async function check(store: Store, history: readonly Step[]): Promise<void> {
  const userId = ++lastUser
  const model = new Model()
  const orders: Unnamed<SpotOrder>[] = []
  await creditMoney(store, userId, '1000')
  for (const step of history) {
    const outcome = await run(store, userId, step, orders)
    // A fault changes nothing and leaves the key unused.
    if (outcome !== 'Error: injected') expect(outcome, JSON.stringify(step)).toBe(model.expect(step))
    const [money, shares] = await Promise.all([
      readBalance(store, userId, 'USDT'),
      readBalance(store, userId, AAPL_ASSET),
    ])
    expect(money).toMatchObject({
      available: `${model.money.available / 1000}`,
      held: `${model.money.held / 1000}`,
    })
    expect(shares).toMatchObject({ available: `${model.shares.available}`, held: `${model.shares.held}` })
  }
  expect(await verifyLedger(store)).toEqual([])
}

itWithStoreOnEveryEngine(
  'random spot histories agree with a simple model of money and shares, with repeats and interruptions',
  async store => {
    const numRuns = countOfHistories(store, 150)
    await fc.assert(
      fc.asyncProperty(histories, history => check(store, history)),
      { numRuns },
    )
  },
  300_000,
)

/**
 * Random histories of stakes, prices, limits and downtimes against a model of a page, with faults between the batches of commands.
 * The model knows what a person has and what was staked; it knows nothing of accounts, entries, locks or transactions.
 */
import { expect } from 'vitest'
import { placeQuickOrder, settleQuickOrder } from '#server/features/quick/commands.ts'
import { listDueQuickOrders, listQuickOrders } from '#server/features/quick/order.ts'
import { setTradingLimits } from '#server/features/quick/trading-limits.ts'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import { DomainError } from '#server/kernel/domain-error.ts'
import type { Store } from '#server/kernel/store.ts'
import { readBalance } from '#server/ledger/balances.ts'
import {
  countOfHistories,
  itWithStoreOnEveryEngine,
  type TestClock,
} from '#tests/support/databases/databases.ts'
import { failingAtBatch } from '#tests/support/databases/failing-command.ts'
import * as fc from '#tests/support/seeded-fast-check.ts'
import { creditMoney } from '../customer.ts'
import { MINUTE_OPTION, quickMarketAt } from './customer.ts'
import { DAY } from '#src/lib/time/time-units.ts'

/** Stakes are whole, the payout is 80%, the fee 1%: in hundredths of USDT everything is a whole number. */
const FEE_RATE = '0.01'

type Action =
  | {
      do: 'place'
      side: 1 | 2
      stake: number
      price: number
      seconds: number
      isDrawFree: boolean
      key: number
    }
  | { do: 'wait'; seconds: number }
  | { do: 'settle'; times: number }
  | { do: 'limit'; daily: number | null }
type Step = Action & { readonly faultAt: number }

const price = fc.integer({ min: 98, max: 102 })
const actions: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('place' as const),
      side: fc.constantFrom(1 as const, 2 as const),
      stake: fc.integer({ min: 1, max: 300 }),
      price,
      seconds: fc.constantFrom(60, 300, 1800),
      isDrawFree: fc.boolean(),
      key: fc.integer({ min: 0, max: 30 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      seconds: fc.constantFrom(30, 60, 900, 86_400, 604_800),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('settle' as const), times: fc.integer({ min: 1, max: 3 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('limit' as const),
      daily: fc.option(fc.integer({ min: 0, max: 900 })),
    }),
  },
)
const histories = fc.array(
  fc.tuple(actions, fc.integer({ min: 0, max: 15 })).map(([deed, faultAt]): Step => ({ ...deed, faultAt })),
  { minLength: 1, maxLength: 40 },
)

/** The public price of a moment: arbitrary but deterministic. */
const priceAt = (time: number) => 98 + ((time / 1000 / 30) % 5)

interface ModelOrder {
  side: 1 | 2
  stake: number
  price: number
  placedAt: number
  expiresAt: number
  isDrawFree: boolean
  isOpen: boolean
}

/** Hundredths of USDT. */
class Model {
  available = 100_000
  held = 0
  daily: number | null = null
  next: { daily: number | null; from: number } | undefined
  readonly bets: ModelOrder[] = []
  readonly #answered = new Map<number, string>()

  place(deed: Action & { do: 'place' }, now: number): string {
    const { key, stake, price: at, seconds, side, isDrawFree } = deed
    const request = JSON.stringify([side, stake, at, seconds])
    const known = this.#answered.get(key)
    if (known !== undefined) return known === request ? 'done' : 'idempotency_mismatch'
    const problem = this.#problem(stake, now)
    if (problem) return problem
    this.available -= stake * 101
    this.held += stake * 101
    this.bets.push({
      side,
      stake,
      price: at,
      placedAt: now,
      expiresAt: now + seconds * 1000,
      isDrawFree,
      isOpen: true,
    })
    this.#answered.set(key, request)
    return 'done'
  }

  #problem(stake: number, now: number): string | undefined {
    if (stake < 5) return 'below_minimum'
    if (stake > 250) return 'above_maximum'
    if (this.next && this.next.from <= now) [this.daily, this.next] = [this.next.daily, undefined]
    const today = now - (now % DAY)
    const staked = this.bets.filter(bet => bet.placedAt >= today).reduce((all, bet) => all + bet.stake, 0)
    if (this.daily !== null && staked + stake > this.daily) return 'daily_stake_limit'
    return stake * 101 > this.available ? 'insufficient_balance' : undefined
  }

  limit(daily: number | null, now: number): void {
    if (this.next && this.next.from <= now) [this.daily, this.next] = [this.next.daily, undefined]
    const isLaxer = this.daily !== null && (daily === null || daily > this.daily)
    if (!isLaxer) [this.daily, this.next] = [daily, undefined]
    else if (this.next?.daily !== daily || !this.next) this.next = { daily, from: now + DAY }
  }

  settle(now: number): void {
    for (const bet of this.bets.filter(one => one.isOpen && one.expiresAt <= now)) {
      bet.isOpen = false
      this.held -= bet.stake * 101
      this.available += this.#returned(bet)
    }
  }

  #returned({ side, stake, price: open, expiresAt, isDrawFree }: ModelOrder): number {
    const close = priceAt(expiresAt)
    if (close === open) return stake * (isDrawFree ? 101 : 100)
    return close > open === (side === 1) ? stake * 180 : 0
  }
}

const toHundredths = (decimal: string) => Math.round(Number(decimal) * 100)
const outcomeOf = (action: Promise<unknown>) =>
  action.then(
    () => 'done',
    (error: unknown) => (error instanceof DomainError ? error.code : String(error)),
  )

/** Settles all due orders as the scheduler does, each at the price of its own moment. */
async function settleAll(store: Store, now: number, faultAt: number): Promise<void> {
  const due = await listDueQuickOrders(store, now, { expiresAt: 0, id: 0n }, 1000)
  for (const { id: orderId, expiresAt } of due) {
    const close = { price: `${priceAt(expiresAt)}`, time: expiresAt }
    // An order that meets a fault is settled in the next run.
    await store
      .execute(failingAtBatch(settleQuickOrder, faultAt), { orderId, close })
      .catch((error: unknown) => {
        if (String(error) !== 'Error: injected') throw error
      })
  }
}

let lastUser = 0n

async function act(store: Store, clock: TestClock, userId: bigint, step: Step, model: Model): Promise<void> {
  const now = clock.now()
  if (step.do === 'wait') return clock.advance(step.seconds * 1000)
  if (step.do === 'limit') {
    model.limit(step.daily, now)
    const dailyStakeLimit = step.daily === null ? null : `${step.daily}`
    await store.execute(setTradingLimits, { userId, dailyStakeLimit })
    return undefined
  }
  if (step.do === 'settle') {
    // Repeatedly with a fault, then without.
    await Promise.all(Array.from({ length: step.times }, () => settleAll(store, now, step.faultAt)))
    await settleAll(store, now, Number.POSITIVE_INFINITY)
    model.settle(now)
    return undefined
  }
  const { side, stake, price: at, seconds, isDrawFree, key } = step
  const option = { ...MINUTE_OPTION, id: seconds, seconds, maxAmount: '250' }
  const market = quickMarketAt(now, { price: `${at}`, option, feeRate: FEE_RATE, isDrawFree })
  const outcome = await outcomeOf(
    store.execute(failingAtBatch(placeQuickOrder, step.faultAt), {
      userId,
      idempotencyKey: `${key}`,
      productId: 1,
      optionId: option.id,
      exchangeType: side,
      stake: `${stake}`,
      previewPrice: `${at}`,
      payoutRate: '0.8',
      market: () => market,
    }),
  )
  // A fault changes nothing and leaves the key unused.
  if (outcome !== 'Error: injected') expect(outcome, JSON.stringify(step)).toBe(model.place(step, now))
  return undefined
}

async function check(store: Store, clock: TestClock, history: readonly Step[]): Promise<void> {
  const userId = ++lastUser
  const model = new Model()
  await creditMoney(store, userId, '1000')
  for (const step of history) {
    await act(store, clock, userId, step, model)
    const { available, held } = await readBalance(store, userId, 'USDT')
    expect([available, held].map(toHundredths)).toEqual([model.available, model.held])
  }
  const { rows } = await listQuickOrders(store, { userId, pageNum: 1, pageSize: 500 })
  const open = rows.filter(row => row.status === 'open')
  expect(open.reduce((all, row) => all + toHundredths(row.total), 0)).toBe(model.held)
  // Profit and loss, recomputed from the two prices of each order alone.
  const nets = rows.map(row => {
    if (row.closePrice === null) return -toHundredths(row.total)
    const rise = Number(row.closePrice) - Number(row.openPrice)
    const [stake, fee] = [toHundredths(row.stake), toHundredths(row.fee)]
    if (rise === 0) return toHundredths(row.drawReturns) - stake - fee
    return rise > 0 === (row.exchangeType === 1) ? Math.round(stake * 0.8) - fee : -stake - fee
  })
  expect(nets.reduce((all, net) => all + net, 0)).toBe(model.available - 100_000)
  expect(await verifyLedger(store)).toEqual([])
}

itWithStoreOnEveryEngine(
  'random quick-order histories agree with a simple model of stakes and prices, with repeats, interruptions and downtime [R1.2]',
  async (store, clock) => {
    const numRuns = countOfHistories(store, 120)
    await fc.assert(
      fc.asyncProperty(histories, history => check(store, clock, history)),
      { numRuns },
    )
  },
)

/**
 * Random histories of subscriptions, draws, cancellations and downtime against a small model, with faults between the batches of
 * commands. The model counts lots and knows nothing of accounts, entries, locks or transactions.
 */
import { expect } from 'vitest'
import {
  cancelShareSubscription,
  listShareSubscription,
  settleShareSubscription,
  subscribeToShares,
} from '#server/features/new-shares/commands.ts'
import { listSubscriptions, listUnlisted, listUnsettled } from '#server/features/new-shares/subscription.ts'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import { DomainError } from '#server/kernel/domain-error.ts'
import type { Store } from '#server/kernel/store.ts'
import {
  countOfHistories,
  itWithStoreOnEveryEngine,
  type TestClock,
} from '#tests/support/databases/databases.ts'
import { failingAtBatch } from '#tests/support/databases/failing-command.ts'
import * as fc from '#tests/support/seeded-fast-check.ts'
import { creditMoney, balancesOf } from '../customer.ts'
import { OFFER, SECRET } from './customer.ts'
import { DAY, HOUR } from '#src/lib/time/time-units.ts'

/** A lot costs 100 USDT and a fee of 0.1: in tenths everything is an integer. */
const LOT = 1001
const MONEY = 25_000

type Action =
  | { do: 'subscribe'; offer: number; lots: number; key: number }
  | { do: 'cancel'; offer: number }
  | { do: 'wait'; hours: number }
  | { do: 'settle'; times: number }
type Step = Action & { readonly faultAt: number }

const offer = fc.integer({ min: 0, max: 3 })
const actions: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('subscribe' as const),
      offer,
      lots: fc.integer({ min: 1, max: 10 }),
      key: fc.integer({ min: 0, max: 20 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('cancel' as const), offer }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('wait' as const), hours: fc.constantFrom(1, 6, 12, 24, 168) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('settle' as const), times: fc.integer({ min: 1, max: 3 }) }),
  },
)
const histories = fc.array(
  fc.tuple(actions, fc.integer({ min: 0, max: 12 })).map(([deed, faultAt]): Step => ({ ...deed, faultAt })),
  { minLength: 1, maxLength: 30 },
)

/** A set of four offers, half a day apart, for each account. */
const offersFrom = (start: number, userId: bigint) =>
  [0, 1, 2, 3].map(index => {
    const opensAt = start + index * 12 * HOUR
    const closesAt = opensAt + DAY
    return {
      ...OFFER,
      id: Number(userId) * 4 + index,
      opensAt,
      closesAt,
      drawsAt: closesAt + 600_000,
      listsAt: closesAt + 12 * HOUR,
    }
  })
const indexOf = (offerId: number) => offerId % 4
type Offers = ReturnType<typeof offersFrom>

/** The lots that a draw allots: arbitrary but deterministic. */
const wonOf = (lots: number, index: number) => (lots * (index + 1)) % (lots + 1)

interface Subscription {
  lots: number
  state: 'waiting' | 'cancelled' | 'drawn' | 'listed'
  won: number
}

/** Tenths of USDT, and shares. */
class Model {
  readonly parts = new Map<number, Subscription>()
  readonly past: Subscription[] = []
  readonly #answered = new Map<number, string>()
  readonly offers: Offers

  constructor(offers: Offers) {
    this.offers = offers
  }

  #sum(of: (part: Subscription) => number): number {
    return [...this.parts.values(), ...this.past].reduce((sum, part) => sum + of(part), 0)
  }
  held = () => this.#sum(({ state, lots }) => (state === 'waiting' ? lots * LOT : 0))
  available = () => MONEY - this.held() - this.#sum(({ won }) => won * LOT)
  heldShares = () => this.#sum(({ state, won }) => (state === 'drawn' ? won * 5 : 0))
  shares = () => this.#sum(({ state, won }) => (state === 'listed' ? won * 5 : 0))

  subscribe(deed: { offer: number; lots: number; key: number }, now: number): string {
    const request = `${deed.offer} ${deed.lots}`
    const before = this.#answered.get(deed.key)
    if (before !== undefined) return before === request ? 'done' : 'idempotency_mismatch'
    const { opensAt, closesAt, maxLots } = this.offers[deed.offer]!
    if (now < opensAt || now >= closesAt) return 'share_offer_not_open'
    if (deed.lots > maxLots) return 'above_maximum'
    const live = this.parts.get(deed.offer)
    if (live && live.state !== 'cancelled') return 'share_already_subscribed'
    if (deed.lots * LOT > this.available()) return 'insufficient_balance'
    if (live) this.past.push(live)
    this.parts.set(deed.offer, { lots: deed.lots, state: 'waiting', won: 0 })
    this.#answered.set(deed.key, request)
    return 'done'
  }

  cancel(index: number, now: number): string {
    const part = this.parts.get(index)
    if (part?.state !== 'waiting') return 'order_not_open'
    if (now >= this.offers[index]!.closesAt) return 'share_offer_not_open'
    part.state = 'cancelled'
    return 'done'
  }

  settle(index: number): void {
    const part = this.parts.get(index)!
    part.won = wonOf(part.lots, index)
    part.state = 'drawn'
  }

  list(index: number): void {
    this.parts.get(index)!.state = 'listed'
  }
}

async function outcomeOf(done: Promise<unknown>): Promise<string> {
  try {
    await done
    return 'done'
  } catch (error) {
    if (error instanceof DomainError) return error.code
    if (error instanceof Error && error.message === 'injected') return 'injected'
    throw error
  }
}

/** One account in one database, and its model. */
interface ModelRun {
  readonly store: Store
  readonly clock: TestClock
  readonly userId: bigint
  readonly model: Model
}

async function settleAll(
  { store, clock, model }: ModelRun,
  { times, faultAt }: { times: number; faultAt: number },
) {
  for (let time = 0; time < times; time++) {
    for (const { id, offerId } of await listUnsettled(store, clock.now(), undefined, 100)) {
      const index = indexOf(offerId)
      const asked = { subscriptionId: id, allottedLots: wonOf(model.parts.get(index)!.lots, index) }
      const outcome = await outcomeOf(store.execute(failingAtBatch(settleShareSubscription, faultAt), asked))
      if (outcome === 'done') model.settle(index)
    }
    for (const { id, offerId } of await listUnlisted(store, clock.now(), undefined, 100)) {
      const outcome = await outcomeOf(store.execute(failingAtBatch(listShareSubscription, faultAt), id))
      if (outcome === 'done') model.list(indexOf(offerId))
    }
  }
}

async function act(life: ModelRun, step: Step): Promise<void> {
  const { store, clock, userId, model } = life
  if (step.do === 'wait') return clock.advance(step.hours * HOUR)
  if (step.do === 'settle') return settleAll(life, step)
  if (step.do === 'cancel') {
    const { rows } = await listSubscriptions(store, { userId, pageNum: 1, pageSize: 100 })
    const mine = rows.find(({ offerId }) => indexOf(offerId) === step.offer)
    if (!mine) return undefined
    const asked = {
      userId,
      idempotencyKey: `cancel ${mine.id} ${clock.now()}`,
      subscriptionId: BigInt(mine.id),
    }
    const outcome = await outcomeOf(
      store.execute(failingAtBatch(cancelShareSubscription, step.faultAt), asked),
    )
    const isAgain = outcome === 'done' && model.parts.get(step.offer)?.state === 'cancelled'
    if (outcome !== 'injected' && !isAgain) expect(outcome).toBe(model.cancel(step.offer, clock.now()))
    return undefined
  }
  const asked = {
    userId,
    idempotencyKey: `${step.key}`,
    lots: step.lots,
    offer: model.offers[step.offer]!,
    secret: SECRET,
  }
  const outcome = await outcomeOf(store.execute(failingAtBatch(subscribeToShares, step.faultAt), asked))
  // A fault changes nothing and leaves the key unused.
  if (outcome !== 'injected') expect(outcome, JSON.stringify(step)).toBe(model.subscribe(step, clock.now()))
  return undefined
}

let lastUser = 0n

async function check(store: Store, clock: TestClock, history: readonly Step[]): Promise<void> {
  const userId = ++lastUser
  const model = new Model(offersFrom(clock.now(), userId))
  const life: ModelRun = { store, clock, userId, model }
  await creditMoney(store, userId, '2500')
  for (const step of history) {
    await act(life, step)
    const { USDT, 'P:1': shares = '0 + 0' } = await balancesOf(store, userId)
    expect(USDT).toBe(`${model.available() / 10} + ${model.held() / 10}`)
    expect(shares).toBe(`${model.shares()} + ${model.heldShares()}`)
  }
  // After enough time everything is settled and nothing is held.
  clock.advance(7 * DAY)
  await settleAll(life, { times: 1, faultAt: 99 })
  expect([model.held(), model.heldShares()]).toEqual([0, 0])
  const { USDT } = await balancesOf(store, userId)
  expect(USDT).toBe(`${model.available() / 10} + 0`)
  expect(await verifyLedger(store)).toEqual([])
}

itWithStoreOnEveryEngine(
  'random new-share histories agree with a simple model of lots, with repeats, interruptions and downtime [R2.5]',
  async (store, clock) => {
    const numRuns = countOfHistories(store, 80)
    await fc.assert(
      fc.asyncProperty(histories, history => check(store, clock, history)),
      { numRuns },
    )
  },
  300_000,
)

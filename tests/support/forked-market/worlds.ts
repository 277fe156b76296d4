/** Two back ends with the same data, whose markets agree up to a moment and are independent of each other afterward. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backgroundJobs } from '#server/background-jobs.ts'
import { migrations } from '#server/features/schema.ts'
import { openStore } from '#server/kernel/open-store.ts'
import type { Store } from '#server/kernel/store.ts'
import { createMarket, type Market } from '#server/market/market.ts'
import { fixedMarketSeed } from '#server/market/market-seed.ts'
import { createSettableClock, type SettableClock } from '#server/sandbox/seed/scenario.ts'
import { seedSandbox } from '#server/sandbox/seed/seed-sandbox.ts'
import { DEMO_ACCOUNT, DEMO_PASSWORD } from '#server/auth/sandbox-account.ts'
import { dayKeysOfSecret } from '#src/lib/market/day-keys.ts'
import { createNoise, type MarketNoise } from '#src/lib/market/noise.ts'
import type { OperationId } from '#src/api/generated/operations.ts'
import type { Actor } from '#tests/fuzz/people.ts'
import { createBackEnd, runJobsTwice, type BackEnd } from '../back-end.ts'
import { createForkedNoise } from '../forked-noise.ts'
import { engines, type TestClock } from '../databases/databases.ts'
import { quickOrderFields } from '../features/quick.ts'
import { createQuestionSource, type QuestionSource } from './questions.ts'

export type Hours = 'always' | 'exchange'

/** A Monday and the day after: the first hours of the markets of these tests, and the first moment at which they may part. */
const SINCE = Date.UTC(2026, 10, 2)
export const FIRST_MOMENT = Date.UTC(2026, 10, 3, 13)

const seedOf = (number: number) => fixedMarketSeed(number, SINCE)
const noiseOf = (number: number) => createNoise(dayKeysOfSecret(seedOf(number).secret))

/** A change that a test makes to a back end: a leak of the future. */
export interface Plant {
  readonly noise?: (honest: MarketNoise) => MarketNoise
  readonly market?: (honest: Market) => Market
  /** Changes an answer before it is sent, or an event of the stream. */
  readonly answer?: (honest: Market, id: OperationId, answer: unknown) => unknown
}

/** A back end whose clock is set. */
export interface World {
  readonly backEnd: BackEnd
  setTime(time: number): void
  /** An answer as it is sent. */
  sent(id: OperationId, answer: unknown): unknown
}

/** The data of both worlds, and what can be asked about it. */
export interface Ground {
  readonly hours: Hours
  readonly source: QuestionSource
  readonly guest: Actor
  readonly member: Actor
  /** A pair of back ends that agree up to a moment. */
  fork(time: number, plant?: Plant): readonly [World, World]
  [Symbol.asyncDispose](): Promise<void>
}

/** A clock that does not move by itself. */
function createFixedClock(start: number) {
  let now = start
  return {
    now: () => now,
    advance: (milliseconds: number) => void (now += milliseconds),
    setTime: (time: number) => void (now = time),
  }
}

/** Seeds the demo account with a running quick order besides, lets the jobs run, and learns what can be asked about. */
async function prepare(store: Store, hours: Hours, clock: TestClock & SettableClock) {
  const market = createMarket({ seed: seedOf(1), noise: noiseOf(1), hours, clock: clock.now })
  await seedSandbox({ store, market, clock })
  const backEnd = createBackEnd(store, clock, {}, undefined, () => market)
  const body = { account: DEMO_ACCOUNT, password: DEMO_PASSWORD }
  const { data } = await backEnd.guest.get('login', { body })
  const member: Actor = { name: 'member', token: data.token, isMember: true }
  const guest: Actor = { name: 'guest', isMember: false }
  const person = backEnd.as(data.token)
  const { rows } = await person.get('listFastTradeOptions', { query: { productType: 2, productCode: 'BTC' } })
  const order = { productType: 2, productCode: 'BTC', stake: '50', optionId: rows.at(-1)!.id }
  await person.get('placeQuickOrder', { body: await quickOrderFields(person, order) })
  await runJobsTwice(backEnd.services, backgroundJobs(backEnd.services))
  const source = createQuestionSource()
  for (const actor of [guest, member])
    for (const { id, options } of source.questions([actor], clock.now(), 0))
      source.pool.learn(actor, id, await backEnd.as(actor.token ?? '').call(id, options), 0)
  backEnd.services.quoteHub.close()
  return { source, guest, member }
}

/** Data at the first moment, in two copies. */
export async function prepareWorlds(hours: Hours): Promise<Ground> {
  const database = await engines[0]!.create()
  const clock = { ...createSettableClock(createFixedClock(FIRST_MOMENT)), advance: () => {} }
  const original = await database.open({ clock })
  const prepared = await prepare(original, hours, clock)
  await original.close()
  const folder = mkdtempSync(join(tmpdir(), 'fairline-fork-'))
  const openCopy = async (name: string) => {
    const dataDir = join(folder, name)
    cpSync(database.settings.dataDir, dataDir, { recursive: true })
    const ownClock = createFixedClock(FIRST_MOMENT)
    return { clock: ownClock, store: await openStore({ dataDir, migrations, clock: ownClock, nodeId: 0 }) }
  }
  const copies = [await openCopy('one'), await openCopy('other')] as const
  await database.remove()
  const [known, later] = [noiseOf(1), noiseOf(2)]
  const marketOf = (index: 0 | 1, noise: MarketNoise) =>
    createMarket({ seed: seedOf(1), noise, hours, clock: copies[index].clock.now })
  /** What it has computed is of use at every moment. */
  const knownMarket = marketOf(0, known)
  const worldOf = (index: 0 | 1, noise: MarketNoise, plant: Plant): World => {
    const { store, clock: own } = copies[index]
    const planted = plant.noise?.(noise) ?? noise
    const honest = planted === known ? knownMarket : marketOf(index, planted)
    const market = plant.market?.(honest) ?? honest
    return {
      backEnd: createBackEnd(store, own, {}, undefined, () => market),
      setTime: own.setTime,
      sent: (id, answer) => plant.answer?.(honest, id, answer) ?? answer,
    }
  }
  return {
    hours,
    ...prepared,
    fork: (time, plant = {}) => [
      worldOf(0, known, plant),
      worldOf(1, createForkedNoise({ before: known, after: later, time }), plant),
    ],
    async [Symbol.asyncDispose]() {
      for (const { store } of copies) await store.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Hours of the market that are changed hold from a later day on: what was traded before stays as it was. */
import { describe, expect } from 'vitest'
import { createSecretBox } from '#server/auth/secret-box.ts'
import { readConfig } from '#server/config.ts'
import { openConfiguredMarket } from '#server/create-services.ts'
import { verifyPrices } from '#server/features/verify-prices.ts'
import type { Store } from '#server/kernel/store.ts'
import { findProductByCode } from '#server/market/catalogue.ts'
import { createMarket, type Market } from '#server/market/market.ts'
import { openSpans } from '#server/market/timeline.ts'
import { createReplay } from '#src/lib/market/replay.ts'
import { reconcile } from '#src/lib/reconcile/reconcile.ts'
import { readStatement, writeStatement } from '#src/lib/statement/file.ts'
import type { Statement } from '#src/lib/statement/statement.ts'
import { DAY, HOUR } from '#src/lib/time/time-units.ts'
import {
  createBackEnd,
  spotOrderFields,
  type BackEnd,
  type Person,
  TEST_KEY,
} from '#tests/support/back-end.ts'
import { itWithStore, type TestClock } from '#tests/support/databases/databases.ts'
import { openPosition } from '#tests/support/features/contract.ts'
import { key } from '#tests/support/features/follow.ts'
import { quickOrderFields } from '#tests/support/features/quick.ts'
import { runDueJobs, statementOf } from '#tests/support/histories/account-history.ts'

type Hours = 'always' | 'exchange'

const AAPL = findProductByCode(1, 'AAPL')!
const APPLE = { productType: 1, productCode: 'AAPL' }
/** The clock of the tests begins here, on a holiday in New York. */
const BEGIN = Date.UTC(2026, 0, 1)
/** A Saturday. */
const CHANGED = BEGIN + 2 * DAY
/** When New York opens on the Monday after. */
const OPENED = Date.UTC(2026, 0, 5, 14, 30)

interface Start {
  readonly store: Store
  readonly clock: TestClock
  readonly hours: Hours
  readonly serves?: boolean
}

/** Opens the market of a database as a program does that is started with MARKET_HOURS. */
async function start({ store, clock, hours, serves = true }: Start) {
  const notices: string[] = []
  const config = readConfig({ MARKET_SEED: '1', MARKET_HOURS: hours })
  const onNotice = (notice: string) => void notices.push(notice)
  const secretBox = createSecretBox(TEST_KEY)
  const { market } = await openConfiguredMarket(config, { store, clock, secretBox, serves, onNotice })
  return { market, notices: notices.filter(notice => notice.includes('MARKET_HOURS')) }
}

const hoursOf = ({ hours, hoursChanges }: Market) => ({ hours, hoursChanges })

describe('hours of a market', () => {
  itWithStore(
    'are those of the first start; others hold from the day after the next on',
    async (store, clock) => {
      const always = { hours: 'always', hoursChanges: [] }
      const changed = { hours: 'always', hoursChanges: [{ since: CHANGED, hours: 'exchange' }] }
      // A program beside a back end that has not been started yet records nothing.
      const beside = await start({ store, clock, hours: 'exchange', serves: false })
      expect(hoursOf(beside.market)).toMatchObject({ hours: 'exchange' })
      const first = await start({ store, clock, hours: 'always' })
      expect([hoursOf(first.market), first.notices]).toEqual([always, []])
      clock.advance(5 * HOUR)
      const second = await start({ store, clock, hours: 'exchange' })
      expect(hoursOf(second.market)).toEqual(changed)
      expect(second.notices).toEqual([expect.stringContaining('2026-01-03T00:00:00.000Z')])
      const again = await start({ store, clock, hours: 'exchange' })
      expect(hoursOf(again.market)).toEqual(changed)
      for (const hours of ['always', 'exchange'] as const) {
        const program = await start({ store, clock, hours, serves: false })
        expect(hoursOf(program.market)).toEqual(changed)
      }
      // Taken back on the same day.
      const back = await start({ store, clock, hours: 'always' })
      expect(hoursOf(back.market)).toEqual(always)
      await start({ store, clock, hours: 'exchange' })
      clock.advance(3 * DAY)
      const later = await start({ store, clock, hours: 'always' })
      const both = [...changed.hoursChanges, { since: BEGIN + 5 * DAY, hours: 'always' }]
      expect(hoursOf(later.market)).toEqual({ hours: 'always', hoursChanges: both })
    },
  )

  itWithStore('are changed by all nodes that start together alike', async (store, clock) => {
    await start({ store, clock, hours: 'always' })
    const started = await Promise.all(
      Array.from({ length: 8 }, () => start({ store, clock, hours: 'exchange' })),
    )
    for (const { market } of started)
      expect(market.hoursChanges).toEqual([{ since: CHANGED, hours: 'exchange' }])
  })
})

/** Trades while New York is closed. */
async function trade({ clock, signUp, ...backEnd }: BackEnd): Promise<Person> {
  const person = await signUp({ money: '50000' })
  await person.get('placeSpotOrder', { body: await spotOrderFields(person) })
  const limit = { orderType: 'limit', limitPrice: (await quote(person)).slice(0, -3) }
  await person.get('placeSpotOrder', { body: await spotOrderFields(person, limit) })
  const { id } = await openPosition(person, { ...APPLE, quantity: '2', leverage: 2 })
  await person.get('placeQuickOrder', { body: await quickOrderFields(person) })
  clock.advance(5 * HOUR)
  await runDueJobs({ clock, signUp, ...backEnd })
  const { data } = await person.get('getContractPosition', { query: { id } })
  await person.get('closeContractPosition', { body: { id, previewPrice: data.position.nowPrice, ...key() } })
  return person
}

/** What the hours would be without a record of when they were changed. */
const HOURS_OF_NOW = { hours: 'exchange', hoursChanges: [] } as const

const against = (statement: Statement) =>
  [...reconcile(statement)].filter(({ verdict }) => verdict.is === 'disagrees')

const quote = async (person: Person) =>
  (await person.get('getProduct', { query: APPLE })).data.product.tickerInfo.nowPrice

/** What the app shows of the past of a product, up to a time. */
const pastOf = ({ services: { market } }: BackEnd, until: number) => ({
  quotes: Array.from({ length: 60 }, (_, at) => market.quote(AAPL, until - at * 1_234_567)),
  candles: (['1m', '1h', '1d'] as const).map(interval =>
    market.candles(AAPL, interval, { before: until, limit: 100 }, until),
  ),
  trading: market.trading(AAPL, until),
})

const valuesOf = async (person: Person, until: number) => {
  const { data } = await person.get('getEquityCurve', { query: { range: 'day' } })
  return data.points.filter(({ time }) => time < until)
}

const prices = (market: Market, from: number, to: number) =>
  Array.from({ length: 200 }, (_, at) => market.quote(AAPL, from + ((to - from) / 200) * at).nowPrice)

describe('market whose hours were changed after it was traded in', () => {
  itWithStore(
    'has the prices, candles and values of before, and neither ledger nor device finds fault with it [R3.5]',
    async (store, clock) => {
      const { market } = await start({ store, clock, hours: 'always' })
      const before = createBackEnd(store, clock, {}, undefined, () => market)
      // New York has closed for the weekend.
      clock.advance(BEGIN + DAY + 22 * HOUR - clock.now())
      const person = await trade(before)
      const until = Math.floor(clock.now() / HOUR) * HOUR
      const [past, values] = [pastOf(before, until), await valuesOf(person, until)]
      expect(values.length).toBeGreaterThan(0)

      const reopened = await start({ store, clock, hours: 'exchange' })
      const after = createBackEnd(
        store,
        clock,
        { MARKET_HOURS: 'exchange' },
        undefined,
        () => reopened.market,
      )
      const same = after.as(person.token!)
      expect(pastOf(after, until)).toEqual(past)
      expect(await valuesOf(same, until)).toEqual(values)
      // Until the change it is as before, although New York is closed.
      await same.get('placeSpotOrder', { body: await spotOrderFields(same) })

      const [change] = reopened.market.hoursChanges
      expect(change!.since).toBe(BEGIN + 4 * DAY)
      clock.advance(change!.since + 12 * HOUR - clock.now())
      await runDueJobs(after)
      expect(pastOf(after, until)).toEqual(past)
      const refused = await same.call('placeSpotOrder', { body: await spotOrderFields(same) })
      expect(refused).toMatchObject({ code: 460, msg: 'hint_market_closed' })
      const atOnce = createMarket({
        ...reopened.market,
        clock: clock.now,
        ...HOURS_OF_NOW,
      })
      expect((await verifyPrices(store, atOnce)).length).toBeGreaterThan(0)

      clock.advance(OPENED + 10 * HOUR - clock.now())
      await runDueJobs(after)
      expect(await verifyPrices(store, reopened.market)).toEqual([])
      const statement = readStatement(writeStatement(await statementOf(after, same)))
      const findings = [...reconcile(statement)]
      expect(against(statement)).toEqual([])
      const marketTerms = statement.marketTerms.map(terms => ({ ...terms, ...HOURS_OF_NOW }))
      expect(against({ ...statement, marketTerms }).length).toBeGreaterThan(0)
      const confirmed = findings.filter(
        ({ check, verdict }) => check === 'marketPrice' && verdict.is === 'agrees',
      )
      expect(confirmed.length).toBeGreaterThan(4)
    },
    300_000,
  )

  itWithStore(
    'publishes them, so that every price on either side of the change can be recomputed',
    async (store, clock) => {
      await start({ store, clock, hours: 'always' })
      const { market } = await start({ store, clock, hours: 'exchange' })
      const { guest } = createBackEnd(store, clock, {}, undefined, () => market)
      clock.advance(OPENED + 2 * DAY - clock.now())
      const { data: terms } = await guest.get('getMarketTerms', { query: APPLE })
      expect(terms).toMatchObject({ hours: 'always', hoursChanges: [{ since: CHANGED, hours: 'exchange' }] })
      const { rows } = await guest.get('listMarketDays', { query: { pageNum: 1, pageSize: 10 } })
      const newest = rows.find(day => day.key !== null)!
      const replay = createReplay({ terms, legs: [], newest: { day: newest.day, key: newest.key! } })
      const [from, to] = [BEGIN + HOUR, OPENED + HOUR]
      const replayed = Array.from({ length: 200 }, (_, at) => replay.priceAt(from + ((to - from) / 200) * at))
      expect(replayed).toEqual(prices(market, from, to))
      for (let time = CHANGED - 2 * DAY; time < OPENED + DAY; time += HOUR / 2)
        expect([time, replay.isOpen(time)]).toEqual([time, market.trading(AAPL, time).status === 'open'])
      // It stands still over the weekend at the price of the change, and moved before.
      expect(new Set(prices(market, CHANGED, OPENED)).size).toBe(1)
      expect(new Set(prices(market, CHANGED - DAY, CHANGED)).size).toBeGreaterThan(100)
      const [last] = market.candles(AAPL, '1h', { before: CHANGED + DAY, limit: 1 }, CHANGED + DAY)
      expect(last).toMatchObject({ time: CHANGED - HOUR, close: market.quote(AAPL, CHANGED).nowPrice })
      const [traded] = market.lastTrades(AAPL, 1, CHANGED + DAY)
      expect(traded!.time).toBeLessThan(CHANGED)
    },
  )

  itWithStore('that is open around the clock again moves from the change on', async (store, clock) => {
    await start({ store, clock, hours: 'exchange' })
    const { market } = await start({ store, clock, hours: 'always' })
    expect(new Set(prices(market, BEGIN, CHANGED)).size).toBeGreaterThan(20)
    expect(new Set(prices(market, BEGIN, BEGIN + 14 * HOUR)).size).toBe(1)
    expect(new Set(prices(market, CHANGED, CHANGED + DAY)).size).toBeGreaterThan(20)
    const friday = Date.UTC(2026, 0, 2)
    expect(openSpans(market, AAPL, { from: friday, to: CHANGED + DAY })).toEqual([
      { from: Date.UTC(2026, 0, 2, 14, 30), to: Date.UTC(2026, 0, 2, 21) },
      { from: CHANGED, to: CHANGED + DAY },
    ])
    expect(openSpans(market, AAPL, { from: CHANGED, to: CHANGED + 9 * DAY })).toHaveLength(1)
  })
})

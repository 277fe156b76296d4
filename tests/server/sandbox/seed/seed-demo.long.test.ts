import { describe, expect } from 'vitest'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import { findProduct } from '#server/market/catalogue.ts'
import { seedDemo } from '#server/sandbox/seed/seed-demo.ts'
import { createSettableClock } from '#server/sandbox/seed/scenario.ts'
import { DEMO_ACCOUNT, DEMO_PASSWORD } from '#server/auth/sandbox-account.ts'
import { createMarket } from '#server/market/market.ts'
import { seedSandbox } from '#server/sandbox/seed/seed-sandbox.ts'
import type { Store } from '#server/kernel/store.ts'
import { add, compare, multiply, sum, truncate } from '#src/lib/money/money.ts'
import { createBackEnd, spotOrderFields } from '#tests/support/back-end.ts'
import {
  createTestClock,
  engines,
  itWithDatabase,
  runStatements,
  type TestDatabase,
} from '#tests/support/databases/databases.ts'

const PAGE = { pageNum: 1, pageSize: 500 }
const NOW = Date.UTC(2026, 10, 20, 21, 30)

async function open(database: TestDatabase, nodeId = 0) {
  const real = createTestClock(NOW)
  const clock = createSettableClock(real)
  const store = await database.open({ clock, nodeId })
  const market = createMarket({ seed: 1, clock: () => clock.now() })
  return { store, clock, market, nodeId, backEnd: createBackEnd(store, real) }
}
type World = Awaited<ReturnType<typeof open>>

/** A store whose command with this number, counted from 1 with the seed's own bookkeeping, fails before it starts. */
function failing(store: Store, at: number): Store {
  let commands = 0
  return {
    engine: store.engine,
    query: (text, params) => store.query(text, params),
    close: () => store.close(),
    execute: (command, input) => {
      commands++
      if (commands === at) throw new Error('The power went out.')
      return store.execute(command, input)
    },
  }
}

const signIn = async ({ backEnd }: World) => {
  const body = { account: DEMO_ACCOUNT, password: DEMO_PASSWORD }
  return backEnd.as((await backEnd.guest.get('login', { body })).data.token)
}

describe('demo account', () => {
  itWithDatabase('has a consistent history at prices that the market really had', async database => {
    const world = await open(database)
    expect(await seedDemo(world)).toBe(true)
    expect(await verifyLedger(world.store)).toEqual([])
    const demo = await signIn(world)
    const { rows: orders } = await demo.get('listSpotOrders', { query: PAGE })
    expect(orders.map(order => order.status).filter(status => status === 'open')).toHaveLength(1)
    for (const order of orders.filter(each => each.status === 'filled')) {
      const price = world.market.quote(findProduct(order.productId)!, order.closedAt!).nowPrice
      expect(compare(order.fillPrice!, price), `${order.productCode} ${order.closedAt}`).toBe(0)
      expect(order.closedAt).toBeLessThan(NOW)
    }
    const { rows: entries } = await demo.get('listLedgerEntries', { query: PAGE })
    const { data: balance } = await demo.get('getUserBalance', { query: { currencyId: 3 } })
    const money = entries.filter(entry => entry.currencyId === 3).map(entry => entry.amount)
    expect(compare(sum(money), add(balance.available, balance.held))).toBe(0)
    const { rows: deposits } = await demo.get('listDeposits', { query: PAGE })
    expect(new Set(deposits.map(deposit => deposit.status))).toEqual(new Set(['approved', 'rejected']))
    expect((await demo.get('listWatchlist')).total).toBe(5)
    expect((await demo.get('listExchanges', { query: PAGE })).rows.map(row => row.toCurrencyName)).toEqual([
      'JPY',
      'EUR',
    ])
    expect((await demo.get('listWithdrawals', { query: PAGE })).rows).toMatchObject([
      { amount: '250', arrives: '249', status: 'completed' },
    ])
    expect((await demo.get('listPledgeOrders', { query: PAGE })).rows.map(row => row.status)).toEqual([
      'matured',
      'running',
    ])
    const { rows: days } = await demo.get('listPledgeInterest', { query: PAGE })
    expect(days).toHaveLength(18)
    for (const { day, postedAt } of days) expect(postedAt - day).toBe(86_400_000)
    expect((await demo.get('listMiningOutput', { query: PAGE })).total).toBe(4)
    expect((await demo.get('listContractPositions', { query: PAGE })).total).toBe(2)
    expect((await demo.get('listQuickOrders', { query: PAGE })).total).toBe(2)
    expect((await demo.get('listBibiOrders', { query: PAGE })).rows.map(swap => swap.status)).toEqual([
      'filled',
    ])
    expect((await demo.get('listHoldings')).total).toBeGreaterThan(3)
    const { data: team } = await demo.get('getTeam')
    expect(team.levels.map(level => level.members)).toEqual([1, 1])
    expect((await demo.get('listAwards', { query: PAGE })).rows).toMatchObject([
      { kind: 'task', taskCode: 'firstDeposit', amount: '5' },
    ])
    const { rows: activities } = await demo.get('listActivities', { query: { ...PAGE, state: 'ended' } })
    expect(activities).toMatchObject([{ participants: 2, myForecast: expect.any(String) }])
    await world.store.close()
  })

  itWithDatabase('is seeded once, and completed when the first run was interrupted', async database => {
    const world = await open(database)
    // Interrupted once before each of many commands, within steps and between them.
    for (const commands of [2, 3, 14, 25, 9]) {
      expect(await seedDemo({ ...world, store: failing(world.store, commands) })).toBe(false)
    }
    expect(await world.store.query('SELECT name, status, failure FROM seeds')).toEqual([
      { name: 'demo', status: 'running', failure: 'The power went out.' },
    ])
    expect(await seedDemo(world)).toBe(true)
    expect(await seedDemo(world)).toBe(false)
    expect(await world.store.query('SELECT status, version, failure FROM seeds')).toEqual([
      { status: 'told', version: 3n, failure: null },
    ])
    const { rows } = await (await signIn(world)).get('listSpotOrders', { query: PAGE })
    expect(rows).toHaveLength(12)
    expect(await verifyLedger(world.store)).toEqual([])
    await world.store.close()
  })

  itWithDatabase(
    'is seeded once when several nodes start on the same empty database (N2)',
    async database => {
      const worlds = await Promise.all([1, 2, 3].map(nodeId => open(database, nodeId)))
      const failures: unknown[] = []
      const onFailure = (_: string, error: unknown) => void failures.push(error)
      const told = await Promise.all(worlds.map(world => seedSandbox({ ...world, onFailure })))
      expect(failures).toEqual([])
      expect(told.filter(Boolean).length).toBeGreaterThan(0)
      const [{ store }] = worlds as [World, World, World]
      expect(await store.query('SELECT name, status, failure FROM seeds ORDER BY name')).toEqual([
        { name: 'demo', status: 'told', failure: null },
        { name: 'robots', status: 'told', failure: null },
      ])
      const { rows } = await (await signIn(worlds[0]!)).get('listSpotOrders', { query: PAGE })
      expect(rows).toHaveLength(12)
      expect(await verifyLedger(store)).toEqual([])
      for (const world of worlds) await world.store.close()
    },
    120_000,
    // The embedded database belongs to one process.
    engines.filter(({ name }) => name === 'PostgreSQL'),
  )

  itWithDatabase(
    'skips steps that are refused because somebody has spent its money meanwhile (N2)',
    async database => {
      const world = await open(database)
      expect(await seedDemo({ ...world, store: failing(world.store, 30) })).toBe(false)
      const demo = await signIn(world)
      const { data } = await demo.get('getUserBalance', { query: { currencyId: 3 } })
      // A bitcoin costs about 100,000, so hardly anything is left for the remaining seed steps.
      const quantity = truncate(multiply(data.available, '0.00001'), 4)
      const order = { productType: 2, productCode: 'BTC', quantity }
      await demo.get('placeSpotOrder', { body: await spotOrderFields(demo, order) })
      const failures: unknown[] = []
      const onFailure = (_: string, error: unknown) => void failures.push(error)
      expect(await seedDemo({ ...world, onFailure })).toBe(true)
      expect(failures.length).toBeGreaterThan(0)
      expect(await world.store.query('SELECT status FROM seeds')).toEqual([{ status: 'told' }])
      const [row] = await world.store.query<{ failure: string }>('SELECT failure FROM seeds')
      expect(row!.failure).toMatch(/^step \d+: /)
      expect(await verifyLedger(world.store)).toEqual([])
      await world.store.close()
    },
  )

  itWithDatabase('is left unchanged when another version has started seeding it (N2)', async database => {
    const world = await open(database)
    expect(await seedDemo({ ...world, store: failing(world.store, 30) })).toBe(false)
    await runStatements(world.store, ['UPDATE seeds SET version = 2'])
    const count = async () =>
      (await world.store.query<{ n: bigint }>('SELECT count(*) AS n FROM transactions'))[0]!.n
    const before = await count()
    expect(await seedDemo(world)).toBe(false)
    expect(await count()).toBe(before)
    expect(await world.store.query('SELECT status, version FROM seeds')).toEqual([
      { status: 'told', version: 2n },
    ])
    await world.store.close()
  })
})

import { describe, expect } from 'vitest'
import { verifyLedger } from '../../../server/domain/verify-ledger.ts'
import { findProduct } from '../../../server/market/catalogue.ts'
import { DEMO_PASSWORD, createSettableClock, seedDemo } from '../../../server/seed/seed.ts'
import { DEMO_ACCOUNT } from '../../../server/sessions/shared-account.ts'
import { createMarket } from '../../../server/market/market.ts'
import { add, compare, sum } from '../../../src/lib/money.ts'
import { createBackEnd } from '../../support/back-end.ts'
import { createTestClock, itOnEveryEngine } from '../../support/databases.ts'
import type { TestDatabase } from '../../support/databases.ts'

const PAGE = { pageNum: 1, pageSize: 500 }
const NOW = Date.UTC(2026, 10, 20, 21, 30)

async function open(database: TestDatabase) {
  const real = createTestClock(NOW)
  const clock = createSettableClock(real)
  const store = await database.open({ clock })
  const market = createMarket({ seed: 1, clock: () => clock.now() })
  return { store, clock, market, backEnd: createBackEnd(store, real) }
}

const signIn = async ({ backEnd }: Awaited<ReturnType<typeof open>>) => {
  const body = { account: DEMO_ACCOUNT, password: DEMO_PASSWORD }
  return backEnd.as((await backEnd.guest.get('login', { body })).data.token)
}

describe('the demo account', () => {
  itOnEveryEngine('has a past that adds up, at prices that the market really had', async database => {
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

  itOnEveryEngine('is made once, and completed when the first run was interrupted', async database => {
    const world = await open(database)
    let commands = 0
    const failing: typeof world.store = {
      engine: world.store.engine,
      query: (text, params) => world.store.query(text, params),
      close: () => world.store.close(),
      execute: (command, input) => {
        commands++
        if (commands === 12) throw new Error('The power went out.')
        return world.store.execute(command, input)
      },
    }
    await expect(seedDemo({ ...world, store: failing })).rejects.toThrow('power')
    expect(await seedDemo(world)).toBe(true)
    expect(await seedDemo(world)).toBe(false)
    const { rows } = await (await signIn(world)).get('listSpotOrders', { query: PAGE })
    expect(rows).toHaveLength(12)
    expect(await verifyLedger(world.store)).toEqual([])
    await world.store.close()
  })
})

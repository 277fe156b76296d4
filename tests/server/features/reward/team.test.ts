import { expect } from 'vitest'
import { listAwards } from '#server/features/reward/award.ts'
import { listTeamMembers, readTeam } from '#server/features/reward/team.ts'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import type { Store } from '#server/kernel/store.ts'
import { readHouseBalance } from '#server/ledger/balances.ts'
import { listLedgerEntries } from '#server/ledger/entries.ts'
import { DAY_CLOSING_DELAY, createFeeSharePayer } from '#server/features/reward/reward-jobs.ts'
import { DAY } from '#src/lib/time/time-units.ts'
import {
  createTestClock,
  itOnEveryEngine,
  itWithStore,
  runStatements,
  type TestClock,
} from '#tests/support/databases.ts'
import { giveMoney, place, wealth } from '../customer.ts'
import { join } from './people.ts'

const PAGE = { pageNum: 1, pageSize: 20 }

/** Anna invited Ben, who invited Cleo, who invited Dan; Dan and Cleo have money to trade with. */
async function family(store: Store) {
  const anna = await join(store, 'anna')
  const ben = await join(store, 'ben', anna)
  const cleo = await join(store, 'cleo', ben)
  const dan = await join(store, 'dan', cleo)
  for (const { id } of [cleo, dan]) await giveMoney(store, id, '10000')
  return { anna, ben, cleo, dan }
}

/** Buys 2 shares at 187.32: a fee of 0.37464 USDT. */
const trade = (store: Store, { id: userId }: { id: bigint }) => place(store, { userId, quantity: '2' })
const run = (store: Store, clock: TestClock) => createFeeSharePayer({ store, clock }).run()

itWithStore('pays two levels a share of the fee and nobody further [R2.5]', async (store, clock) => {
  const { anna, ben, cleo, dan } = await family(store)
  await trade(store, dan)
  clock.advance(DAY + DAY_CLOSING_DELAY)
  expect(await run(store, clock)).toBe(1)
  expect(await wealth(store, cleo.id)).toEqual({ USDT: '10000.037464 + 0' })
  expect(await wealth(store, ben.id)).toEqual({ USDT: '0.018732 + 0' })
  expect(await wealth(store, anna.id)).toEqual({})
  // Dan pays what everybody pays; the shares come out of what the house took.
  expect(await wealth(store, dan.id)).toMatchObject({ USDT: '9624.98536 + 0' })
  expect(await readHouseBalance(store, 'fees', 'USDT')).toBe('0.318444')
  expect(await verifyLedger(store)).toEqual([])
})

itWithStore('tells where each share comes from without telling who it is [R2.5]', async (store, clock) => {
  const { cleo, ben, dan } = await family(store)
  const day = clock.now()
  await trade(store, dan)
  clock.advance(DAY + DAY_CLOSING_DELAY)
  await run(store, clock)
  const { rows } = await listAwards(store, { userId: cleo.id, ...PAGE })
  expect(rows).toMatchObject([
    { kind: 'team', amount: '0.037464', base: '0.37464', rate: '0.1', level: 1, memberName: 'da***', day },
  ])
  const entries = await listLedgerEntries(store, { userId: cleo.id, type: 'award', ...PAGE })
  expect(entries.rows).toMatchObject([
    { amount: '0.037464', referenceType: 'award', referenceId: rows[0]?.id },
  ])
  expect(await readTeam(store, ben.id)).toMatchObject({
    invitedBy: 'an***',
    earned: '0.018732',
    levels: [
      { level: 1, rate: '0.1', members: 1, earned: '0' },
      { level: 2, rate: '0.05', members: 1, earned: '0.018732' },
    ],
  })
  const second = await listTeamMembers(store, { userId: ben.id, level: 2, ...PAGE })
  expect(second).toMatchObject({
    total: 1,
    rows: [{ number: 1, level: 2, name: 'da***', through: 'cl***', earned: '0.018732' }],
  })
})

itWithStore(
  'counts no fee of a deposit, and pays nothing for a day before it is over',
  async (store, clock) => {
    const { cleo, dan } = await family(store)
    await giveMoney(store, dan.id, '1000', '0.01')
    await trade(store, dan)
    clock.advance(DAY + DAY_CLOSING_DELAY - 1)
    expect(await run(store, clock)).toBe(0)
    clock.advance(1)
    expect(await run(store, clock)).toBe(1)
    expect(await wealth(store, cleo.id)).toEqual({ USDT: '10000.037464 + 0' })
  },
)

itOnEveryEngine(
  'pays every day of a week in which it stood still, once, also when several begin at once [R2.5]',
  async database => {
    const clock = createTestClock()
    const first = await database.open({ clock })
    const { cleo, dan } = await family(first)
    for (const _ of [1, 2, 3]) {
      await trade(first, dan)
      clock.advance(DAY)
    }
    await first.close()
    clock.advance(7 * DAY)
    const stores = [await database.open({ clock, nodeId: 1 }), await database.open({ clock, nodeId: 2 })]
    await Promise.all(stores.map(store => run(store, clock)))
    await run(stores[0]!, clock)
    const { rows, total } = await listAwards(stores[0]!, { userId: cleo.id, ...PAGE })
    expect(total).toBe(3)
    expect(new Set(rows.map(row => row.day)).size).toBe(3)
    expect(await wealth(stores[0]!, cleo.id)).toEqual({ USDT: '10000.112392 + 0' })
    expect(await verifyLedger(stores[0]!)).toEqual([])
    for (const store of stores) await store.close()
  },
)

itWithStore('leaves what a closed account would have had with the house', async (store, clock) => {
  const { ben, dan } = await family(store)
  await trade(store, dan)
  await runStatements(store, ['UPDATE users SET closed_at = 1 WHERE id = $1', [ben.id]])
  clock.advance(DAY + DAY_CLOSING_DELAY)
  await run(store, clock)
  expect(await wealth(store, ben.id)).toEqual({})
})

itWithStore('lets nobody be in a loop of invitations, and would notice one', async store => {
  const { anna, dan } = await family(store)
  // The first account of the chain exists already: it cannot be opened again by the last one's code.
  await expect(join(store, 'anna', dan)).rejects.toThrow('taken')
  expect(await verifyLedger(store)).toEqual([])
  await runStatements(store, ['UPDATE users SET invited_by = id WHERE id = $1', [anna.id]])
  expect(await verifyLedger(store)).toMatchObject([{ check: 'nobody is invited by somebody who came later' }])
})

itWithStore(
  'notices a share of a fee that nobody paid, and an award that was not booked',
  async (store, clock) => {
    const { dan } = await family(store)
    await trade(store, dan)
    clock.advance(DAY + DAY_CLOSING_DELAY)
    await run(store, clock)
    await runStatements(store, ['UPDATE awards SET base = base + 1, amount = amount + 1 WHERE level = 1'])
    expect((await verifyLedger(store)).map(({ check }) => check)).toEqual([
      'awards are booked once, out of the fees of the house',
      'shares are of the fees that members paid',
    ])
  },
)

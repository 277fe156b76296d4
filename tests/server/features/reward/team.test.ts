import { expect } from 'vitest'
import { listAwards } from '#server/features/reward/award.ts'
import { listTeamMembers, readTeam } from '#server/features/reward/team.ts'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import type { Store } from '#server/kernel/store.ts'
import { readHouseBalance } from '#server/ledger/balances.ts'
import { listLedgerEntries } from '#server/ledger/entries.ts'
import { DAY_CLOSING_DELAY, createFeeSharePayer, payVouchers } from '#server/features/reward/reward-jobs.ts'
import { DAY } from '#src/lib/time/time-units.ts'
import { SELL } from '#src/lib/trading/spot-math.ts'
import {
  createTestClock,
  itWithDatabase,
  itWithStore,
  runStatements,
  type TestClock,
} from '#tests/support/databases/databases.ts'
import { creditMoney, place, balancesOf } from '../customer.ts'
import { claim, registerInvited } from './people.ts'

const PAGE = { pageNum: 1, pageSize: 20 }

/** Anna invited Ben, who invited Cleo, who invited Dan; Dan and Cleo have money to trade with. */
async function createTeam(store: Store) {
  const anna = await registerInvited(store, 'anna')
  const ben = await registerInvited(store, 'ben', anna)
  const cleo = await registerInvited(store, 'cleo', ben)
  const dan = await registerInvited(store, 'dan', cleo)
  for (const { id } of [cleo, dan]) await creditMoney(store, id, '10000')
  return { anna, ben, cleo, dan }
}

/** Buys 2 shares at 187.32: a fee of 0.37464 USDT. */
const trade = (store: Store, { id: userId }: { id: bigint }) => place(store, { userId, quantity: '2' })
/** Available USDT as a number, for comparisons. */
const readMoney = async (store: Store, id: bigint) =>
  Number.parseFloat((await balancesOf(store, id))['USDT'] ?? '0')
const paySharesOnce = (store: Store, clock: TestClock) => createFeeSharePayer({ store, clock }).run()

itWithStore('team pays a fee share to two levels and nobody further [R2.5]', async (store, clock) => {
  const { anna, ben, cleo, dan } = await createTeam(store)
  await trade(store, dan)
  clock.advance(DAY + DAY_CLOSING_DELAY)
  expect(await paySharesOnce(store, clock)).toBe(1)
  expect(await balancesOf(store, cleo.id)).toEqual({ USDT: '10000.037464 + 0' })
  expect(await balancesOf(store, ben.id)).toEqual({ USDT: '0.018732 + 0' })
  expect(await balancesOf(store, anna.id)).toEqual({})
  // Dan pays the usual fee; the shares are paid out of it by the house.
  expect(await balancesOf(store, dan.id)).toMatchObject({ USDT: '9624.98536 + 0' })
  expect(await readHouseBalance(store, 'fees', 'USDT')).toBe('0.318444')
  expect(await verifyLedger(store)).toEqual([])
})

itWithStore('team share names its source without revealing the member [R2.5]', async (store, clock) => {
  const { cleo, ben, dan } = await createTeam(store)
  const day = clock.now()
  await trade(store, dan)
  clock.advance(DAY + DAY_CLOSING_DELAY)
  await paySharesOnce(store, clock)
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
  'team counts no deposit fee, and pays nothing for a day before it is over',
  async (store, clock) => {
    const { cleo, dan } = await createTeam(store)
    await creditMoney(store, dan.id, '1000', '0.01')
    await trade(store, dan)
    clock.advance(DAY + DAY_CLOSING_DELAY - 1)
    expect(await paySharesOnce(store, clock)).toBe(0)
    clock.advance(1)
    expect(await paySharesOnce(store, clock)).toBe(1)
    expect(await balancesOf(store, cleo.id)).toEqual({ USDT: '10000.037464 + 0' })
  },
)

itWithStore(
  'team counts no fee that a voucher gave back, also by a late one [R2.5]',
  async (store, clock) => {
    const { cleo, ben, dan } = await createTeam(store)
    await creditMoney(store, dan.id, '20000')
    await trade(store, dan)
    clock.advance(1)
    await claim(store, dan, 'firstSpotOrder')
    clock.advance(1)
    await place(store, { userId: dan.id, quantity: '100' })
    clock.advance(DAY + DAY_CLOSING_DELAY)
    // The job of the vouchers has not run: shares wait for what it would give back.
    expect(await paySharesOnce(store, clock)).toBe(1)
    const base = '14.10664'
    const { rows } = await listAwards(store, { userId: cleo.id, ...PAGE })
    expect(rows).toMatchObject([{ kind: 'team', amount: '1.410664', base }])
    expect(await balancesOf(store, ben.id)).toEqual({ USDT: '0.705332 + 0' })
    expect(await verifyLedger(store)).toEqual([])
  },
)

itWithStore('an account that is opened for its rewards costs more than it brings', async (store, clock) => {
  const { anna, ben, cleo } = await createTeam(store)
  const worth = async () => {
    const all = await Promise.all([anna, ben, cleo].map(({ id }) => readMoney(store, id)))
    return all.reduce((sum, money) => sum + money, 0)
  }
  const before = await worth()
  const cycle = async (quantity: string) => {
    await place(store, { userId: cleo.id, quantity })
    await place(store, { userId: cleo.id, quantity, exchangeType: SELL })
    clock.advance(1)
    await payVouchers({ store, clock })
  }
  await cycle('2')
  await runStatements(store, [
    'INSERT INTO two_step(user_id, secret, created_at, confirmed_at, last_step) VALUES ($1, $2, 1, $3, 0)',
    [cleo.id, 'x', BigInt(clock.now())],
  ])
  await claim(store, cleo, 'firstSpotOrder')
  await claim(store, cleo, 'twoStep')
  await cycle('53')
  // Hardly more than the bonus takes, in fees that nothing gives back.
  await expect(claim(store, cleo, 'firstDeposit')).rejects.toThrow('task_not_done')
  await cycle('2')
  await claim(store, cleo, 'firstDeposit')
  clock.advance(DAY + DAY_CLOSING_DELAY)
  await paySharesOnce(store, clock)
  expect(await listAwards(store, { userId: ben.id, ...PAGE })).toMatchObject({ total: 1 })
  expect(await worth()).toBeLessThan(before)
  expect(await verifyLedger(store)).toEqual([])
})

itWithDatabase(
  'team pays every day of a week of downtime once, also from several nodes [R2.5]',
  async database => {
    const clock = createTestClock()
    const first = await database.open({ clock })
    const { cleo, dan } = await createTeam(first)
    for (const _ of [1, 2, 3]) {
      await trade(first, dan)
      clock.advance(DAY)
    }
    await first.close()
    clock.advance(7 * DAY)
    const stores = [await database.open({ clock, nodeId: 1 }), await database.open({ clock, nodeId: 2 })]
    await Promise.all(stores.map(store => paySharesOnce(store, clock)))
    await paySharesOnce(stores[0]!, clock)
    const { rows, total } = await listAwards(stores[0]!, { userId: cleo.id, ...PAGE })
    expect(total).toBe(3)
    expect(new Set(rows.map(row => row.day)).size).toBe(3)
    expect(await balancesOf(stores[0]!, cleo.id)).toEqual({ USDT: '10000.112392 + 0' })
    expect(await verifyLedger(stores[0]!)).toEqual([])
    for (const store of stores) await store.close()
  },
)

itWithStore('team share of a closed account stays with the house', async (store, clock) => {
  const { ben, dan } = await createTeam(store)
  await trade(store, dan)
  await runStatements(store, ['UPDATE users SET closed_at = 1 WHERE id = $1', [ben.id]])
  clock.advance(DAY + DAY_CLOSING_DELAY)
  await paySharesOnce(store, clock)
  expect(await balancesOf(store, ben.id)).toEqual({})
})

itWithStore('invitation loops are impossible, and verify-ledger would report one', async store => {
  const { anna, dan } = await createTeam(store)
  // The first account of the chain exists already, so it cannot register with the last one's code.
  await expect(registerInvited(store, 'anna', dan)).rejects.toThrow('taken')
  expect(await verifyLedger(store)).toEqual([])
  await runStatements(store, ['UPDATE users SET invited_by = id WHERE id = $1', [anna.id]])
  expect(await verifyLedger(store)).toMatchObject([{ check: 'nobody is invited by somebody who came later' }])
})

itWithStore(
  'verify-ledger reports a share of an unpaid fee and an award without entries',
  async (store, clock) => {
    const { dan } = await createTeam(store)
    await trade(store, dan)
    clock.advance(DAY + DAY_CLOSING_DELAY)
    await paySharesOnce(store, clock)
    await runStatements(store, ['UPDATE awards SET base = base + 1, amount = amount + 1 WHERE level = 1'])
    expect((await verifyLedger(store)).map(({ check }) => check)).toEqual([
      'awards are booked once, out of the fees of the house',
      'shares are of the fees that members paid',
    ])
  },
)

import { expect } from 'vitest'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import { DAY } from '#src/lib/time/time-units.ts'
import { createTestClock, itWithDatabase } from '#tests/support/databases/databases.ts'
import { creditMoney, balancesOf } from '../customer.ts'
import { LOCK, PLEDGE, placeOrder } from '../earning/customer.ts'
import { borrow, newestLoan, runInstalments } from './borrower.ts'

itWithDatabase(
  'loan job takes an instalment from a pledge that matures on its due day, also after a week of downtime [R2.5]',
  async database => {
    const clock = createTestClock()
    const before = await database.open({ clock })
    await creditMoney(before, 1n, '951')
    // 99 of 100 are paid out and invested, part until the first due day and part for longer.
    const { id } = await borrow(before, { amount: '100' })
    await placeOrder(before, clock)
    await placeOrder(before, clock, {
      amount: '50',
      offer: { product: { ...LOCK, termDays: 90 }, now: clock.now() },
    })
    await before.close()

    clock.advance(37 * DAY)
    const after = await database.open({ clock })
    // The loan job runs first, and its result must not depend on that.
    expect(await runInstalments(after, clock)).toBe(1)
    expect(await newestLoan(after)).toMatchObject({ id, status: 'running', paidInstalments: 1, charges: '0' })
    expect(await runInstalments(after, clock)).toBe(0)
    // 1,000 of the pledge with 4.5, and 37 days of the lock at 0.015, less the instalment of 34.23.
    expect(await balancesOf(after)).toEqual({ USDT: '970.825 + 50' })
    expect(await verifyLedger(after)).toEqual([])
    await after.close()
  },
)

itWithDatabase('loan job leaves the pledges of borrowers alone who owe nothing yet', async database => {
  const clock = createTestClock()
  const store = await database.open({ clock })
  await creditMoney(store, 1n, '1000')
  await borrow(store, { amount: '100' })
  await placeOrder(store, clock, { offer: { product: PLEDGE, now: clock.now() } })
  clock.advance(29 * DAY)
  expect(await runInstalments(store, clock)).toBe(0)
  expect(await balancesOf(store)).toEqual({ USDT: '99 + 1000' })
  await store.close()
})

import { expect } from 'vitest'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import { DAY } from '#src/lib/time/time-units.ts'
import { createTestClock, itOnEveryEngine } from '#tests/support/databases.ts'
import { giveMoney, wealth } from '../customer.ts'
import { LOCK, PLEDGE, putIn } from '../earning/customer.ts'
import { borrow, newest, tick } from './borrower.ts'

itOnEveryEngine(
  'takes an instalment from a pledge that ends on its day, also after a week without the program [R2.5]',
  async database => {
    const clock = createTestClock()
    const before = await database.open({ clock })
    await giveMoney(before, 1n, '951')
    // Paid out: 99 of 100. All of it is put away, until the day of the first instalment and for longer.
    const { id } = await borrow(before, { amount: '100' })
    await putIn(before, clock)
    await putIn(before, clock, {
      amount: '50',
      offer: { product: { ...LOCK, termDays: 90 }, now: clock.now() },
    })
    await before.close()

    clock.advance(37 * DAY)
    const after = await database.open({ clock })
    // The loan's turn comes first: what it finds must not depend on that.
    expect(await tick(after, clock)).toBe(1)
    expect(await newest(after)).toMatchObject({ id, status: 'running', paidInstalments: 1, charges: '0' })
    expect(await tick(after, clock)).toBe(0)
    // 1,000 of the pledge with 4.5, and 37 days of the lock at 0.015, less the instalment of 34.23.
    expect(await wealth(after)).toEqual({ USDT: '970.825 + 50' })
    expect(await verifyLedger(after)).toEqual([])
    await after.close()
  },
)

itOnEveryEngine('leaves pledges alone of those who owe nothing yet', async database => {
  const clock = createTestClock()
  const store = await database.open({ clock })
  await giveMoney(store, 1n, '1000')
  await borrow(store, { amount: '100' })
  await putIn(store, clock, { offer: { product: PLEDGE, now: clock.now() } })
  clock.advance(29 * DAY)
  expect(await tick(store, clock)).toBe(0)
  expect(await wealth(store)).toEqual({ USDT: '99 + 1000' })
  await store.close()
})

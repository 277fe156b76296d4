import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { listEarningAccruals, listEarningOrders, listEarningTotals } from '#server/features/earning/lists.ts'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import type { Store } from '#server/kernel/store.ts'
import { readHouseBalance } from '#server/ledger/balances.ts'
import { DAY, HOUR } from '#src/lib/time/time-units.ts'
import { createTestClock, itWithDatabase, itWithStore } from '#tests/support/databases/databases.ts'
import { creditMoney, place, balancesOf } from '../customer.ts'
import { LOCK, PLEDGE, redeemEarly, placeOrder, runAccruals } from './customer.ts'

const NEW_YEAR = Date.UTC(2026, 0, 1)
const ALL = { userId: 1n, service: 'pledge', pageNum: 1, pageSize: 100 } as const

const daysOf = async (store: Store) =>
  (await listEarningAccruals(store, ALL)).rows.map(({ day, amount }) => [day, amount]).toReversed()

describe('pledge [R2.5]', () => {
  itWithStore(
    'has the time of its entries, not that at which its terms were read; a day that ends in between is refused',
    async (store, clock) => {
      await creditMoney(store, 1n, '5000')
      clock.advance(HOUR)
      const read = { product: PLEDGE, now: clock.now() }
      clock.advance(7)
      const { id, createdAt } = await placeOrder(store, clock, { offer: read })
      const [entry] = await store.query('SELECT created_at FROM transactions WHERE reference_id = $1', [
        BigInt(id),
      ])
      expect([createdAt, Number(entry!['created_at'])]).toEqual([clock.now(), clock.now()])
      const late = { product: PLEDGE, now: NEW_YEAR + DAY - 1 }
      clock.advance(NEW_YEAR + DAY + 1 - clock.now())
      await expect(placeOrder(store, clock, { offer: late })).rejects.toMatchObject({
        code: 'earning_day_changed',
      })
    },
  )

  itWithStore('holds its amount and earns from the next 00:00 UTC', async (store, clock) => {
    await creditMoney(store, 1n, '5000')
    clock.advance(10 * HOUR)
    const order = await placeOrder(store, clock)
    expect(order).toMatchObject({
      status: 'running',
      amount: '1000',
      dailyInterest: '0.15',
      totalInterest: '4.5',
      returns: '1004.5',
      createdAt: NEW_YEAR + 10 * HOUR,
      startsAt: NEW_YEAR + DAY,
      endsAt: NEW_YEAR + 31 * DAY,
      nextAccrualAt: NEW_YEAR + 2 * DAY,
      daysAccrued: 0,
      accrued: '0',
      penalty: null,
    })
    expect(await balancesOf(store)).toEqual({ USDT: '4000 + 1000' })
    // The rest of the day on which it was placed earns nothing.
    clock.advance(38 * HOUR - 1)
    expect(await runAccruals(store, clock)).toBe(0)
    clock.advance(1)
    expect(await runAccruals(store, clock)).toBe(1)
    expect(await balancesOf(store)).toEqual({ USDT: '4000.15 + 1000' })
    expect(await daysOf(store)).toEqual([[NEW_YEAR + DAY, '0.15']])
    expect(await readHouseBalance(store, 'interest', 'USDT')).toBe('-0.15')
    expect(await verifyLedger(store)).toEqual([])
  })

  itWithStore(
    'matures with its last day: the principal is released and all interest is posted',
    async (store, clock) => {
      await creditMoney(store, 1n, '1000')
      await placeOrder(store, clock)
      clock.advance(30 * DAY)
      expect(await runAccruals(store, clock)).toBe(30)
      const { rows } = await listEarningOrders(store, { ...ALL, status: 'ended' })
      expect(rows).toMatchObject([
        {
          status: 'matured',
          daysAccrued: 30,
          accrued: '4.5',
          penalty: '0',
          returned: '1000',
          net: '4.5',
          nextAccrualAt: null,
          closedAt: clock.now(),
        },
      ])
      expect(await balancesOf(store)).toEqual({ USDT: '1004.5 + 0' })
      clock.advance(DAY)
      expect(await runAccruals(store, clock)).toBe(0)
      expect(await verifyLedger(store)).toEqual([])
    },
  )

  itWithStore(
    'can be redeemed early for half of its interest; posted interest stays',
    async (store, clock) => {
      await creditMoney(store, 1n, '1000')
      const order = await placeOrder(store, clock)
      clock.advance(3 * DAY + HOUR)
      await runAccruals(store, clock)
      const left = await redeemEarly(store, order, '0.225')
      expect(left).toMatchObject({
        status: 'redeemed',
        accrued: '0.45',
        penalty: '0.225',
        returned: '999.775',
        net: '0.225',
        closedAt: clock.now(),
      })
      expect(await balancesOf(store)).toEqual({ USDT: '1000.225 + 0' })
      expect(await readHouseBalance(store, 'fees', 'USDT')).toBe('0.225')
      clock.advance(30 * DAY)
      expect(await runAccruals(store, clock)).toBe(0)
      expect(await verifyLedger(store)).toEqual([])
    },
  )

  itWithStore(
    'is redeemed once however often it is requested, and only at the confirmed penalty',
    async (store, clock) => {
      await creditMoney(store, 1n, '1000')
      const order = await placeOrder(store, clock)
      clock.advance(3 * DAY)
      await runAccruals(store, clock)
      await expect(redeemEarly(store, order, '0.15')).rejects.toMatchObject({
        code: 'earning_price_changed',
        params: { penalty: '0.225' },
      })
      const idempotencyKey = randomUUID()
      const twice = await Promise.all(
        [1, 2].map(() => redeemEarly(store, order, '0.225', { idempotencyKey })),
      )
      expect(twice[1]).toEqual(twice[0])
      await expect(redeemEarly(store, order, '0.225')).rejects.toMatchObject({ code: 'order_not_open' })
      await expect(redeemEarly(store, order, '0.1', { idempotencyKey })).rejects.toMatchObject({
        code: 'idempotency_mismatch',
      })
      expect(await balancesOf(store)).toEqual({ USDT: '1000.225 + 0' })
      expect(await verifyLedger(store)).toEqual([])
    },
  )

  itWithStore(
    'is not redeemed while a past day is unposted, as its penalty would differ',
    async (store, clock) => {
      await creditMoney(store, 1n, '1000')
      const order = await placeOrder(store, clock)
      clock.advance(DAY)
      await expect(redeemEarly(store, order, '0')).rejects.toMatchObject({ code: 'earning_price_changed' })
      await runAccruals(store, clock)
      expect(await redeemEarly(store, order, '0.075')).toMatchObject({ status: 'redeemed', net: '0.075' })
    },
  )

  itWithStore('of another account or service is reported as not found', async (store, clock) => {
    await creditMoney(store, 1n, '1000')
    const order = await placeOrder(store, clock)
    for (const more of [{ userId: 2n }, { service: 'mining' }] as const) {
      await expect(redeemEarly(store, order, '0', more)).rejects.toMatchObject({ code: 'order_unknown' })
    }
    await expect(redeemEarly(store, { id: '1' }, '0')).rejects.toMatchObject({ code: 'order_unknown' })
    expect(await balancesOf(store)).toEqual({ USDT: '0 + 1000' })
  })

  itWithStore(
    'can be placed in a coin, earns in it and keeps the coin’s cost basis',
    async (store, clock) => {
      await creditMoney(store, 1n, '1000')
      await place(store, { quantity: '2' })
      const product = { ...PLEDGE, asset: 'P:1', assetName: 'AAPL', decimals: 4, minAmount: '0.01' } as const
      await placeOrder(store, clock, { offer: { product, now: clock.now() }, amount: '1.5' })
      clock.advance(4 * DAY)
      await runAccruals(store, clock)
      expect(await balancesOf(store)).toMatchObject({ 'P:1': '0.5009 + 1.5' })
      expect(await listEarningTotals(store, { userId: 1n, service: 'pledge', now: clock.now() })).toEqual([
        {
          asset: 'P:1',
          running: '1.5',
          orders: 1,
          accrued: '0.0009',
          lastDay: NEW_YEAR + 3 * DAY,
          lastDayEarned: '0.000225',
        },
      ])
      expect(await verifyLedger(store)).toEqual([])
    },
  )
})

describe('lock mining [R2.5]', () => {
  itWithStore('can cost more than it has paid out when it is released early', async (store, clock) => {
    await creditMoney(store, 1n, '1000')
    const order = await placeOrder(store, clock, { offer: { product: LOCK, now: clock.now() } })
    clock.advance(3 * DAY)
    await runAccruals(store, clock)
    const left = await redeemEarly(store, order, '10', { service: 'mining' })
    expect(left).toMatchObject({ accrued: '0.9', penalty: '10', returned: '990', net: '-9.1' })
    expect(await balancesOf(store)).toEqual({ USDT: '990.9 + 0' })
    expect(await listEarningTotals(store, { userId: 1n, service: 'mining', now: clock.now() })).toMatchObject(
      [{ running: '0', orders: 0, accrued: '0.9', lastDayEarned: '0.3' }],
    )
    expect(await verifyLedger(store)).toEqual([])
  })
})

describe('past days', () => {
  itWithStore('are posted once, however many nodes run at the same time', async (store, clock) => {
    await creditMoney(store, 1n, '1000')
    await placeOrder(store, clock)
    clock.advance(5 * DAY)
    const rounds = await Promise.all([1, 2, 3].map(() => runAccruals(store, clock)))
    expect(rounds.reduce((sum, days) => sum + days)).toBe(5)
    expect(await runAccruals(store, clock)).toBe(0)
    expect(await balancesOf(store)).toEqual({ USDT: '0.75 + 1000' })
    expect(await verifyLedger(store)).toEqual([])
  })

  itWithDatabase('are all posted after a week of downtime, each for its own date [R2.5]', async database => {
    const clock = createTestClock(NEW_YEAR + 10 * HOUR)
    const before = await database.open({ clock })
    await creditMoney(before, 1n, '5000')
    await placeOrder(before, clock)
    await placeOrder(before, clock, { offer: { product: LOCK, now: clock.now() }, amount: '77.77' })
    clock.advance(2 * DAY)
    expect(await runAccruals(before, clock)).toBe(2)
    await before.close()

    clock.advance(7 * DAY)
    const after = await database.open({ clock })
    expect(await runAccruals(after, clock)).toBe(14)
    expect(await runAccruals(after, clock)).toBe(0)
    expect(await daysOf(after)).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map(day => [NEW_YEAR + day * DAY, '0.15']))
    const { rows } = await listEarningAccruals(after, { ...ALL, service: 'mining' })
    // 77.77 x 0.0003 x 8 is 0.186648: to the last digit, although no day is a whole number of minor units.
    expect(rows.map(row => Number(row.amount) * 1e6).reduce((sum, each) => sum + each)).toBeCloseTo(
      186_648,
      6,
    )
    // Entries are not backdated: those of the missed week have the time at which they were posted.
    expect(new Set(rows.map(row => row.postedAt))).toEqual(new Set([clock.now() - 7 * DAY, clock.now()]))
    expect(await verifyLedger(after)).toEqual([])
    await after.close()
  })

  itWithDatabase('stay posted when the program dies between two of them', async database => {
    const clock = createTestClock()
    const store = await database.open({ clock })
    await creditMoney(store, 1n, '1000')
    await placeOrder(store, clock)
    clock.advance(4 * DAY)
    let left = 2
    const dying: Store = {
      ...store,
      query: (text, params) => store.query(text, params),
      execute: (command, input) =>
        left-- > 0 ? store.execute(command, input) : Promise.reject(new Error('died')),
    }
    await expect(runAccruals(dying, clock)).rejects.toThrow('failed')
    expect(await balancesOf(store)).toEqual({ USDT: '0.3 + 1000' })
    expect(await runAccruals(store, clock)).toBe(2)
    expect(await balancesOf(store)).toEqual({ USDT: '0.6 + 1000' })
    expect(await verifyLedger(store)).toEqual([])
    await store.close()
  })
})

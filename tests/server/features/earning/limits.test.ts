import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { EarningTerms } from '#server/features/earning/product.ts'
import { estimateEarningOrder } from '#server/features/earning/preview.ts'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import { parseMoney } from '#src/lib/money/minor-units.ts'
import { earningProducts } from '#server/features/earning/products.ts'
import { accrualOfDay } from '#src/lib/trading/accrual.ts'
import { DAY, HOUR } from '#src/lib/time/time-units.ts'
import { toMinorUnits } from '#src/lib/money/money.ts'
import { itWithStore } from '#tests/support/databases/databases.ts'
import { creditMoney, balancesOf } from '../customer.ts'
import { LOCK, PLEDGE, placeOrder, runAccruals } from './customer.ts'

const RICH = { available: parseMoney('1000000'), running: 0n, sold: 0n }
const problemOf = (amount: string, product: Partial<EarningTerms> = {}, funds: Partial<typeof RICH> = {}) =>
  estimateEarningOrder(amount, { product: { ...PLEDGE, ...product }, now: 0 }, { ...RICH, ...funds }).problem

describe('pledge preview [R2.5]', () => {
  it.each([
    ['0', 'invalid_field', { decimals: '2' }],
    ['-5', 'invalid_field', { decimals: '2' }],
    ['1e3', 'invalid_field', { decimals: '2' }],
    ['100.001', 'invalid_field', { decimals: '2' }],
    ['49.99', 'below_minimum', { minimum: '50', currency: 'USDT' }],
    ['50000.01', 'above_maximum', { maximum: '50000', currency: 'USDT' }],
    ['999999999999', 'above_maximum', { maximum: '50000', currency: 'USDT' }],
  ])('has a problem for %s', (amount, code, params) => {
    expect(problemOf(amount)).toEqual({ field: 'amount', code, params })
  })

  it('has no problem at exactly the limits', () => {
    expect(problemOf('50')).toBeNull()
    expect(problemOf('50000')).toBeNull()
    expect(problemOf('100.10')).toBeNull()
    expect(problemOf('50000', {}, { running: parseMoney('50000') })).toBeNull()
    expect(problemOf('50000', {}, { available: parseMoney('50000') })).toBeNull()
  })

  it('names the personal limit, the remaining capacity, the end of the offer or the missing balance', () => {
    expect(problemOf('50000', {}, { running: parseMoney('50000.01') })).toMatchObject({
      code: 'earning_person_limit',
      params: { left: '49999.99', limit: '100000', currency: 'USDT' },
    })
    expect(
      problemOf('500', { capacity: '1000', soldBefore: '400' }, { sold: parseMoney('200') }),
    ).toMatchObject({
      code: 'earning_sold_out',
      params: { left: '400', currency: 'USDT' },
    })
    // A remaining capacity below the minimum amount counts as sold out.
    expect(problemOf('10', { capacity: '1000' }, { sold: parseMoney('950.01') })).toMatchObject({
      code: 'earning_sold_out',
    })
    expect(problemOf('500', { closesAt: 1 })).toBeNull()
    expect(problemOf('500', { closesAt: 0 })).toEqual({ field: 'product', code: 'earning_closed' })
    expect(problemOf('500', {}, { available: parseMoney('499.99') })).toMatchObject({
      code: 'insufficient_balance',
      params: { available: '499.99' },
    })
  })

  it('never accepts an amount whose daily interest would be zero', () => {
    for (const service of ['pledge', 'mining'] as const) {
      for (const product of earningProducts(service)) {
        const scale = product.asset === 'USDT' ? 6 : 8
        const least = toMinorUnits(product.minAmount, scale)
        const rate = { rate: toMinorUnits(product.dailyRate, 10), per: 'day' } as const
        for (let day = 1; day <= product.termDays; day++) {
          expect(accrualOfDay(least, rate, day), `day ${day} of ${product.id}`).toBeGreaterThan(0n)
        }
      }
    }
  })
})

describe('placing a pledge', () => {
  itWithStore(
    'beyond balance, limit or capacity is refused, also from two tabs at once',
    async (store, clock) => {
      await creditMoney(store, 1n, '1500')
      const both = await Promise.allSettled([placeOrder(store, clock), placeOrder(store, clock)])
      expect(both.map(one => one.status).toSorted()).toEqual(['fulfilled', 'rejected'])
      const limited = { product: { ...PLEDGE, personLimit: '1200' }, now: clock.now() }
      await expect(placeOrder(store, clock, { offer: limited, amount: '250' })).rejects.toMatchObject({
        code: 'earning_person_limit',
        params: { field: 'amount', left: '200' },
      })
      expect(await balancesOf(store)).toEqual({ USDT: '500 + 1000' })
      expect(await verifyLedger(store)).toEqual([])
    },
  )

  itWithStore(
    'shares the remaining capacity between people, and redeemed amounts do not return to it',
    async (store, clock) => {
      const product = { ...PLEDGE, capacity: '1500', termDays: 1 }
      const offer = { product, now: clock.now() }
      for (const userId of [1n, 2n]) await creditMoney(store, userId, '1000')
      const both = await Promise.allSettled(
        [1n, 2n].map(userId => placeOrder(store, clock, { userId, offer })),
      )
      expect(both.map(one => one.status).toSorted()).toEqual(['fulfilled', 'rejected'])
      clock.advance(DAY)
      await runAccruals(store, clock)
      const later = { product, now: clock.now() }
      await expect(
        placeOrder(store, clock, { userId: 2n, offer: later, amount: '501' }),
      ).rejects.toMatchObject({
        code: 'earning_sold_out',
        params: { left: '500' },
      })
      expect(await verifyLedger(store)).toEqual([])
    },
  )

  itWithStore('happens once, whatever is repeated', async (store, clock) => {
    await creditMoney(store, 1n, '5000')
    const idempotencyKey = randomUUID()
    const twice = await Promise.all([1, 2].map(() => placeOrder(store, clock, { idempotencyKey })))
    expect(twice[1]).toEqual(twice[0])
    expect(await balancesOf(store)).toEqual({ USDT: '4000 + 1000' })
    await expect(placeOrder(store, clock, { idempotencyKey, amount: '60' })).rejects.toMatchObject({
      code: 'idempotency_mismatch',
    })
  })

  itWithStore('is refused when the confirmed terms no longer apply', async (store, clock) => {
    await creditMoney(store, 1n, '5000')
    clock.advance(HOUR)
    const startsAt = clock.now() - HOUR + DAY
    await expect(placeOrder(store, clock, { dailyRate: '0.0002' })).rejects.toMatchObject({
      code: 'earning_terms_changed',
    })
    await expect(placeOrder(store, clock, { earlyRate: '0.4' })).rejects.toMatchObject({
      code: 'earning_terms_changed',
    })
    // Previewed before midnight, confirmed after it.
    clock.advance(23 * HOUR + 1)
    await expect(placeOrder(store, clock, { startsAt })).rejects.toMatchObject({
      code: 'earning_day_changed',
    })
    expect(await balancesOf(store)).toEqual({ USDT: '5000 + 0' })
    expect(await placeOrder(store, clock, { offer: { product: LOCK, now: clock.now() } })).toMatchObject({
      startsAt: startsAt + DAY,
    })
  })
})

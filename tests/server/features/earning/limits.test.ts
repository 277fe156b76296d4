import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { EarningProduct } from '#server/features/earning/product.ts'
import { estimateEarningOrder } from '#server/features/earning/preview.ts'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import { parseMoney } from '#server/ledger/units.ts'
import { earningProducts } from '#server/features/earning/products.ts'
import { accrualOfDay } from '#src/lib/accrual.ts'
import { DAY, HOUR } from '#src/lib/time/time-units.ts'
import { toMinorUnits } from '#src/lib/money.ts'
import { itWithStore } from '#tests/support/databases.ts'
import { giveMoney, wealth } from '../customer.ts'
import { LOCK, PLEDGE, putIn, tick } from './customer.ts'

const RICH = { available: parseMoney('1000000'), running: 0n, sold: 0n }
const problemOf = (amount: string, product: Partial<EarningProduct> = {}, funds: Partial<typeof RICH> = {}) =>
  estimateEarningOrder(amount, { product: { ...PLEDGE, ...product }, now: 0 }, { ...RICH, ...funds }).problem

describe('what stands in the way of a pledge [R2.5]', () => {
  it.each([
    ['0', 'invalid_field', { decimals: '2' }],
    ['-5', 'invalid_field', { decimals: '2' }],
    ['1e3', 'invalid_field', { decimals: '2' }],
    ['100.001', 'invalid_field', { decimals: '2' }],
    ['49.99', 'below_minimum', { minimum: '50', currency: 'USDT' }],
    ['50000.01', 'above_maximum', { maximum: '50000', currency: 'USDT' }],
    ['999999999999', 'above_maximum', { maximum: '50000', currency: 'USDT' }],
  ])('is said of %s', (amount, code, params) => {
    expect(problemOf(amount)).toEqual({ field: 'amount', code, params })
  })

  it('is nothing at the limits themselves', () => {
    expect(problemOf('50')).toBeNull()
    expect(problemOf('50000')).toBeNull()
    expect(problemOf('100.10')).toBeNull()
    expect(problemOf('50000', {}, { running: parseMoney('50000') })).toBeNull()
    expect(problemOf('50000', {}, { available: parseMoney('50000') })).toBeNull()
  })

  it('is the limit of a person, what is left for all, the end of the offer, or too little money', () => {
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
    // Less than the least that may be put in is nothing to be had.
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

  it('is never that the smallest amount of a product would earn nothing on some day', () => {
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

describe('buying', () => {
  itWithStore(
    'beyond the balance, the limit or the capacity is refused, in two tabs at once too',
    async (store, clock) => {
      await giveMoney(store, 1n, '1500')
      const both = await Promise.allSettled([putIn(store, clock), putIn(store, clock)])
      expect(both.map(one => one.status).toSorted()).toEqual(['fulfilled', 'rejected'])
      const limited = { product: { ...PLEDGE, personLimit: '1200' }, now: clock.now() }
      await expect(putIn(store, clock, { offer: limited, amount: '250' })).rejects.toMatchObject({
        code: 'earning_person_limit',
        params: { field: 'amount', left: '200' },
      })
      expect(await wealth(store)).toEqual({ USDT: '500 + 1000' })
      expect(await verifyLedger(store)).toEqual([])
    },
  )

  itWithStore(
    'shares what is left between people, and what was given back is not offered again',
    async (store, clock) => {
      const product = { ...PLEDGE, capacity: '1500', termDays: 1 }
      const offer = { product, now: clock.now() }
      for (const userId of [1n, 2n]) await giveMoney(store, userId, '1000')
      const both = await Promise.allSettled([1n, 2n].map(userId => putIn(store, clock, { userId, offer })))
      expect(both.map(one => one.status).toSorted()).toEqual(['fulfilled', 'rejected'])
      clock.advance(DAY)
      await tick(store, clock)
      const later = { product, now: clock.now() }
      await expect(putIn(store, clock, { userId: 2n, offer: later, amount: '501' })).rejects.toMatchObject({
        code: 'earning_sold_out',
        params: { left: '500' },
      })
      expect(await verifyLedger(store)).toEqual([])
    },
  )

  itWithStore('once is once, whatever is repeated', async (store, clock) => {
    await giveMoney(store, 1n, '5000')
    const idempotencyKey = randomUUID()
    const twice = await Promise.all([1, 2].map(() => putIn(store, clock, { idempotencyKey })))
    expect(twice[1]).toEqual(twice[0])
    expect(await wealth(store)).toEqual({ USDT: '4000 + 1000' })
    await expect(putIn(store, clock, { idempotencyKey, amount: '60' })).rejects.toMatchObject({
      code: 'idempotency_mismatch',
    })
  })

  itWithStore('is refused when what was confirmed no longer holds', async (store, clock) => {
    await giveMoney(store, 1n, '5000')
    clock.advance(HOUR)
    const startsAt = clock.now() - HOUR + DAY
    await expect(putIn(store, clock, { dailyRate: '0.0002' })).rejects.toMatchObject({
      code: 'earning_terms_changed',
    })
    await expect(putIn(store, clock, { earlyRate: '0.4' })).rejects.toMatchObject({
      code: 'earning_terms_changed',
    })
    // Looked at before midnight, confirmed after it.
    clock.advance(23 * HOUR + 1)
    await expect(putIn(store, clock, { startsAt })).rejects.toMatchObject({ code: 'earning_day_changed' })
    expect(await wealth(store)).toEqual({ USDT: '5000 + 0' })
    expect(await putIn(store, clock, { offer: { product: LOCK, now: clock.now() } })).toMatchObject({
      startsAt: startsAt + DAY,
    })
  })
})

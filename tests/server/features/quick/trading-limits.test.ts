import { describe, expect } from 'vitest'
import {
  readTradingLimits,
  setTradingLimits,
  type SetTradingLimits,
} from '#server/features/quick/trading-limits.ts'
import type { Store } from '#server/kernel/store.ts'
import { itWithStore } from '#tests/support/databases/databases.ts'
import { creditMoney } from '../customer.ts'
import { settleAt, placeOrder } from './customer.ts'
import { DAY, HOUR } from '#src/lib/time/time-units.ts'

const set = (store: Store, limits: Omit<SetTradingLimits, 'userId'>) =>
  store.execute(setTradingLimits, { userId: 1n, ...limits })

describe('daily stake limit', () => {
  itWithStore('applies at once when lowered and after a day when raised', async (store, clock) => {
    expect(await set(store, { dailyStakeLimit: '500' })).toMatchObject({ dailyStakeLimit: '500' })
    expect(await set(store, { dailyStakeLimit: '200' })).toMatchObject({ dailyStakeLimit: '200' })
    const from = clock.now() + DAY
    const waiting = { dailyStakeLimit: '200', nextDailyStakeLimit: { dailyStakeLimit: '800', from } }
    expect(await set(store, { dailyStakeLimit: '800' })).toMatchObject(waiting)
    clock.advance(DAY - 1)
    // A repeated request does not restart the waiting time.
    expect(await set(store, { dailyStakeLimit: '800' })).toMatchObject(waiting)
    clock.advance(1)
    const now = BigInt(clock.now())
    expect(await readTradingLimits(store, 1n, now)).toMatchObject({
      dailyStakeLimit: '800',
      nextDailyStakeLimit: null,
    })
    await set(store, { dailyStakeLimit: null })
    expect(await set(store, { dailyStakeLimit: '100' })).toMatchObject({
      dailyStakeLimit: '100',
      nextDailyStakeLimit: null,
    })
    await set(store, { dailyStakeLimit: null })
    clock.advance(DAY)
    expect(await readTradingLimits(store, 1n, BigInt(clock.now()))).toMatchObject({ dailyStakeLimit: null })
  })

  itWithStore(
    'counts every stake of the day, also simultaneous ones, and resets on the next day',
    async (store, clock) => {
      await creditMoney(store, 1n, '1000')
      await set(store, { dailyStakeLimit: '250' })
      const first = await placeOrder(store, clock)
      clock.advance(60_000)
      // Draws count too.
      await settleAt(store, first, '187.32')
      const both = await Promise.allSettled([placeOrder(store, clock), placeOrder(store, clock)])
      expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      await expect(placeOrder(store, clock, { stake: '50.01' })).rejects.toMatchObject({
        code: 'daily_stake_limit',
        params: { field: 'stake', left: '50', limit: '250', currency: 'USDT' },
      })
      await set(store, { dailyStakeLimit: '50' })
      await expect(placeOrder(store, clock, { stake: '5' })).rejects.toMatchObject({ params: { left: '0' } })
      expect(await readTradingLimits(store, 1n, BigInt(clock.now()))).toMatchObject({ stakedToday: '200' })
      clock.advance(DAY)
      expect(await placeOrder(store, clock, { stake: '50' })).toMatchObject({ status: 'open' })
    },
  )

  itWithStore('of zero blocks every stake, and applies to its owner only', async (store, clock) => {
    await creditMoney(store, 1n, '1000')
    await creditMoney(store, 2n, '1000')
    await set(store, { dailyStakeLimit: '0' })
    await expect(placeOrder(store, clock, { stake: '5' })).rejects.toMatchObject({
      code: 'daily_stake_limit',
    })
    expect(await placeOrder(store, clock, { userId: 2n })).toMatchObject({ status: 'open' })
  })
})

describe('cooling-off', () => {
  itWithStore(
    'blocks new orders until it is over, and can be extended but not shortened',
    async (store, clock) => {
      await creditMoney(store, 1n, '1000')
      const running = await placeOrder(store, clock)
      const until = clock.now() + 24 * HOUR
      expect(await set(store, { coolingOffUntil: until })).toMatchObject({ coolingOffUntil: until })
      expect(await set(store, { coolingOffUntil: until })).toMatchObject({ coolingOffUntil: until })
      await expect(set(store, { coolingOffUntil: until - 1 })).rejects.toMatchObject({
        code: 'cooling_off_runs',
        params: { field: 'coolingOffUntil' },
      })
      for (const wrong of [clock.now(), clock.now() + 366 * DAY]) {
        await expect(set(store, { coolingOffUntil: wrong })).rejects.toMatchObject({ code: 'invalid_field' })
      }
      await expect(placeOrder(store, clock)).rejects.toMatchObject({ code: 'cooling_off' })
      clock.advance(60_000)
      // Orders placed before are settled as usual.
      expect(await settleAt(store, running, '190')).toMatchObject({ status: 'won' })
      clock.advance(24 * HOUR - 60_001)
      await expect(placeOrder(store, clock)).rejects.toMatchObject({ code: 'cooling_off' })
      clock.advance(1)
      expect(await placeOrder(store, clock)).toMatchObject({ status: 'open' })
      expect(await readTradingLimits(store, 1n, BigInt(clock.now()))).toMatchObject({ coolingOffUntil: null })
    },
  )
})

import { describe, expect } from 'vitest'
import {
  readTradingLimits,
  setTradingLimits,
  type SetTradingLimits,
} from '#server/features/quick/trading-limits.ts'
import type { Store } from '#server/kernel/store.ts'
import { itWithStore } from '#tests/support/databases.ts'
import { giveMoney } from '../customer.ts'
import { settleAt, stakeOn } from './customer.ts'
import { DAY, HOUR } from '#src/lib/time/time-units.ts'

const set = (store: Store, limits: Omit<SetTradingLimits, 'userId'>) =>
  store.execute(setTradingLimits, { userId: 1n, ...limits })

describe('a daily stake limit', () => {
  itWithStore(
    'is in effect at once when it is lowered, after a day when it is raised',
    async (store, clock) => {
      expect(await set(store, { dailyStakeLimit: '500' })).toMatchObject({ dailyStakeLimit: '500' })
      expect(await set(store, { dailyStakeLimit: '200' })).toMatchObject({ dailyStakeLimit: '200' })
      const from = clock.now() + DAY
      const waiting = { dailyStakeLimit: '200', nextDailyStakeLimit: { dailyStakeLimit: '800', from } }
      expect(await set(store, { dailyStakeLimit: '800' })).toMatchObject(waiting)
      clock.advance(DAY - 1)
      // Asked for again, it goes on waiting.
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
    },
  )

  itWithStore(
    'counts every stake of the day, also two at once, and begins anew the next day',
    async (store, clock) => {
      await giveMoney(store, 1n, '1000')
      await set(store, { dailyStakeLimit: '250' })
      const first = await stakeOn(store, clock)
      clock.advance(60_000)
      // Drawn orders count too: what was staked was staked.
      await settleAt(store, first, '187.32')
      const both = await Promise.allSettled([stakeOn(store, clock), stakeOn(store, clock)])
      expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      await expect(stakeOn(store, clock, { stake: '50.01' })).rejects.toMatchObject({
        code: 'daily_stake_limit',
        params: { field: 'stake', left: '50', limit: '250', currency: 'USDT' },
      })
      await set(store, { dailyStakeLimit: '50' })
      await expect(stakeOn(store, clock, { stake: '5' })).rejects.toMatchObject({ params: { left: '0' } })
      expect(await readTradingLimits(store, 1n, BigInt(clock.now()))).toMatchObject({ stakedToday: '200' })
      clock.advance(DAY)
      expect(await stakeOn(store, clock, { stake: '50' })).toMatchObject({ status: 'open' })
    },
  )

  itWithStore('of nothing lets nothing through, and is nobody else’s', async (store, clock) => {
    await giveMoney(store, 1n, '1000')
    await giveMoney(store, 2n, '1000')
    await set(store, { dailyStakeLimit: '0' })
    await expect(stakeOn(store, clock, { stake: '5' })).rejects.toMatchObject({ code: 'daily_stake_limit' })
    expect(await stakeOn(store, clock, { userId: 2n })).toMatchObject({ status: 'open' })
  })
})

describe('a cooling-off', () => {
  itWithStore(
    'bars new orders until it is over, and is prolonged but never shortened',
    async (store, clock) => {
      await giveMoney(store, 1n, '1000')
      const running = await stakeOn(store, clock)
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
      await expect(stakeOn(store, clock)).rejects.toMatchObject({ code: 'cooling_off' })
      clock.advance(60_000)
      // What was placed before ends as it would have.
      expect(await settleAt(store, running, '190')).toMatchObject({ status: 'won' })
      clock.advance(24 * HOUR - 60_001)
      await expect(stakeOn(store, clock)).rejects.toMatchObject({ code: 'cooling_off' })
      clock.advance(1)
      expect(await stakeOn(store, clock)).toMatchObject({ status: 'open' })
      expect(await readTradingLimits(store, 1n, BigInt(clock.now()))).toMatchObject({ coolingOffUntil: null })
    },
  )
})

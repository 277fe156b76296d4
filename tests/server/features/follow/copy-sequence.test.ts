/** Copies of one follow and product are placed in the trader's order. */
import { describe, expect } from 'vitest'
import { copyTradesOnce } from '#server/features/follow/copy-jobs.ts'
import { contractOrderFields, createBackEnd, itWithBackEnd } from '#tests/support/back-end.ts'
import { itWithStore } from '#tests/support/databases/databases.ts'
import {
  buy,
  closePosition,
  copiesOf,
  follow,
  traderWithFollower,
  sellAll,
  startPublicTrading,
} from '#tests/support/features/follow.ts'

const RING = process.env.DEEP ? 50 : 12

describe('copying in order', () => {
  itWithBackEnd(
    'a sale waits for its market to open without being polled, and is then copied (M11)',
    async backEnd => {
      const { clock, services } = backEnd
      // A Tuesday, ten minutes before New York closes.
      clock.advance(Date.UTC(2026, 0, 6, 20, 50) - clock.now())
      const { trader, follower, run } = await traderWithFollower(backEnd)
      await buy(trader)
      expect(await run()).toBe(1)
      clock.advance(Date.UTC(2026, 0, 6, 20, 59, 59) - clock.now())
      await sellAll(trader)
      clock.advance(2000)
      expect(await run()).toBe(0)
      const waiting = await services.store.query<{ due_at: bigint }>('SELECT due_at FROM due_copies')
      expect(waiting.map(row => Number(row.due_at))).toEqual([Date.UTC(2026, 0, 7, 14, 30)])
      clock.advance(Date.UTC(2026, 0, 7, 14, 30) - clock.now() - 1)
      expect(await run()).toBe(0)
      clock.advance(1)
      expect(await run()).toBe(1)
      expect((await copiesOf(follower))[0]).toMatchObject({ kind: 'close', status: 'placed' })
      expect(await services.store.query('SELECT source FROM due_copies')).toEqual([])
    },
    { MARKET_HOURS: 'exchange' },
  )

  itWithBackEnd(
    'a buy and a sell between two runs are copied as both, in that order (M11)',
    async backEnd => {
      const { trader, follower, run } = await traderWithFollower(backEnd)
      await buy(trader)
      await sellAll(trader)
      await buy(trader, { quantity: '1' })
      expect(await run()).toBe(3)
      const kinds = (await copiesOf(follower)).map(copy => copy.kind)
      expect(kinds).toEqual(['open', 'close', 'open'])
      expect((await copiesOf(follower)).every(copy => copy.status === 'placed')).toBe(true)
    },
  )

  itWithBackEnd(
    'a position opened and partly closed between two runs is opened in one and reduced in the next, before later copies (M11)',
    async backEnd => {
      const { trader, follower, run } = await traderWithFollower(backEnd)
      const open = async () =>
        (await trader.get('placeContractOrder', { body: await contractOrderFields(trader) })).data
      const first = await open()
      await closePosition(trader, first.id, '0.003')
      await open()
      expect(await run()).toBe(1)
      expect(await run()).toBe(2)
      expect(await run()).toBe(0)
      const kinds = (await copiesOf(follower)).map(copy => copy.kind)
      expect(kinds).toEqual(['open', 'close', 'open'])
      expect((await copiesOf(follower)).every(copy => copy.status === 'placed')).toBe(true)
    },
  )

  itWithStore(
    `a ring of ${RING} traders who follow each other copies each trade once (M11)`,
    async (store, clock) => {
      const backEnd = createBackEnd(store, clock)
      const { market } = backEnd.services
      const members = []
      for (let index = 0; index < RING; index++) {
        const member = await backEnd.signUp({ money: '1000' })
        members.push({ member, id: await startPublicTrading(member) })
      }
      for (const [index, { member }] of members.entries())
        await follow(member, members[(index + 1) % RING]!.id)
      backEnd.clock.advance(1000)
      for (const { member } of members) await buy(member, { quantity: '0.2' })
      expect(await copyTradesOnce({ store, market })).toBe(RING)
      for (let run = 0; run < 3; run++) {
        backEnd.clock.advance(1000)
        expect(await copyTradesOnce({ store, market })).toBe(0)
      }
      const [row] = await store.query<{ total: bigint }>('SELECT count(*) AS total FROM spot_orders')
      expect(row!.total).toBe(2n * BigInt(RING))
    },
    240_000,
  )
})

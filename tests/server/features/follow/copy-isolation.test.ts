/** A failure of one follow or one trade affects no other. */
import { describe, expect } from 'vitest'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import { listAllFailedItems } from '#server/kernel/failed-items.ts'
import { DomainError } from '#server/kernel/domain-error.ts'
import { copyTradesOnce } from '#server/features/follow/copy-jobs.ts'
import { compare } from '#src/lib/money/money.ts'
import { itWithBackEnd } from '#tests/support/back-end.ts'
import { runStatements } from '#tests/support/databases/databases.ts'
import { setBalance } from '../customer.ts'
import {
  buy,
  copiesOf,
  follow,
  followOf,
  traderWithFollower,
  sellAll,
  spotOf,
} from '#tests/support/features/follow.ts'

const LARGEST = 9_223_372_036_854_775_807n
const BTC = { productType: 2, productCode: 'BTC', quantity: '0.001' }

describe('copying for several followers', () => {
  itWithBackEnd(
    'a follow with a corrupt row is retried while all others are copied in the same run (M11)',
    async backEnd => {
      const { trader, follower, following, traderId, run } = await traderWithFollower(backEnd)
      const other = await backEnd.signUp({ money: '1000' })
      await follow(other, traderId)
      backEnd.clock.advance(1000)
      await buy(trader, { quantity: '1' })
      expect(await run()).toBe(2)
      const { store } = backEnd.services
      const [lot] = await store.query<{ quantity: bigint }>(
        'SELECT quantity FROM follow_lots WHERE follow_id = $1',
        [BigInt(following.id)],
      )
      const setLot = (quantity: bigint) =>
        runStatements(store, [
          'UPDATE follow_lots SET quantity = $2 WHERE follow_id = $1',
          [BigInt(following.id), quantity],
        ])
      await setLot(LARGEST)
      const order = await buy(trader, { quantity: '1' })
      await buy(trader, BTC)
      expect(await run()).toBe(3)
      expect(await spotOf(other)).toHaveLength(3)
      // The follow with the corrupt row still copies the other product.
      expect((await copiesOf(follower)).map(copy => copy.productCode)).toEqual(['BTC', 'AAPL'])
      const [failed] = await listAllFailedItems(store, 10)
      expect(failed).toMatchObject({
        job: 'copy trades',
        item: `${following.id}:spot:${order.id}`,
        failures: 1,
      })

      // It is skipped until its retry, and what follows it waits.
      await buy(trader, { quantity: '0.5' })
      expect(await run()).toBe(1)
      await setLot(lot!.quantity)
      backEnd.clock.advance(1500)
      expect(await run()).toBe(1)
      expect(await run()).toBe(1)
      expect(await spotOf(follower)).toHaveLength(4)
      expect(await listAllFailedItems(store, 10)).toEqual([])
      expect(await verifyLedger(store)).toEqual([])
    },
  )

  itWithBackEnd('a trade in an unknown product blocks no other trade (M11)', async backEnd => {
    const { trader, follower, run } = await traderWithFollower(backEnd)
    const { store } = backEnd.services
    const order = await buy(trader)
    await runStatements(store, [
      'UPDATE spot_orders SET product_id = 999999 WHERE id = $1',
      [BigInt(order.id)],
    ])
    await buy(trader, BTC)
    expect(await run()).toBe(1)
    expect((await copiesOf(follower)).map(copy => copy.productCode)).toEqual(['BTC'])
    expect(await listAllFailedItems(store, 10)).toMatchObject([
      { job: 'copy trades', error: expect.stringContaining('There is no product 999999.') },
    ])
  })

  itWithBackEnd(
    'a trade that cannot be scheduled is quarantined, and the next ones are copied (M11)',
    async backEnd => {
      const { trader, follower, run } = await traderWithFollower(backEnd)
      const { store } = backEnd.services
      await buy(trader)
      await run()
      backEnd.clock.advance(1000)
      const sale = await sellAll(trader)
      const [{ quantity }] = (await store.query<{ quantity: bigint }>(
        'SELECT quantity FROM spot_orders WHERE id = $1',
        [BigInt(sale.id)],
      )) as [{ quantity: bigint }]
      const [{ owner }] = (await store.query<{ owner: bigint }>('SELECT user_id AS owner FROM traders')) as [
        { owner: bigint },
      ]
      // The earlier quantity can no longer be determined.
      const setShares = (balance: bigint) => setBalance(store, { owner, asset: 'P:1', balance })
      await setShares(LARGEST - quantity / 2n)
      await buy(trader, BTC)
      expect(await run()).toBe(1)
      expect((await copiesOf(follower))[0]).toMatchObject({ productCode: 'BTC', status: 'placed' })
      expect(await listAllFailedItems(store, 10)).toMatchObject([{ job: 'find trades to copy', failures: 1 }])
      await setShares(0n)
      backEnd.clock.advance(1500)
      expect(await run()).toBe(1)
      expect((await copiesOf(follower))[0]).toMatchObject({
        productCode: 'AAPL',
        kind: 'close',
        status: 'placed',
      })
      expect(await verifyLedger(store)).toEqual([])
    },
  )

  itWithBackEnd('a follower at a ledger limit gets that as the reason (M11)', async backEnd => {
    const { trader, follower } = await traderWithFollower(backEnd)
    const { store, market } = backEnd.services
    await buy(trader)
    const full: typeof store = {
      engine: store.engine,
      query: (...asked) => store.query(...asked),
      close: () => store.close(),
      execute: (command, input) =>
        command.name === 'copySpotBuy'
          ? Promise.reject(new DomainError('balance_limit', { maximum: '1', currency: 'USDT' }))
          : store.execute(command, input),
    }
    expect(await copyTradesOnce({ store: full, market })).toBe(1)
    expect(await copiesOf(follower)).toMatchObject([{ status: 'skipped', reason: 'hint_balance_limit' }])
    expect(await followOf(follower)).toMatchObject({ copied: 0, notCopied: 1 })
  })
})

describe('copy run', () => {
  itWithBackEnd(
    'issues no more queries with many follows and a long history than with few (M11)',
    async backEnd => {
      const { trader, traderId, run } = await traderWithFollower(backEnd)
      const { store, market } = backEnd.services
      let asked: [text: string, parameters: number][] = []
      const noting: typeof store = {
        engine: store.engine,
        execute: (command, input) => store.execute(command, input),
        query: (text, params = []) => {
          asked.push([text, params.length])
          return store.query(text, params)
        },
        close: () => store.close(),
      }
      const idle = async () => {
        asked = []
        expect(await copyTradesOnce({ store: noting, market })).toBe(0)
        return asked.length
      }
      await run()
      const few = await idle()
      for (let index = 0; index < 12; index++) await follow(await backEnd.signUp({ money: '1000' }), traderId)
      backEnd.clock.advance(1000)
      for (let index = 0; index < 2; index++) {
        await buy(trader, { quantity: '1' })
        await sellAll(trader)
        expect(await run()).toBe(26)
        backEnd.clock.advance(1000)
      }
      expect(await idle()).toBe(few)
      await buy(trader, { quantity: '1' })
      await run()
      // With something open: one page per 20 follows, and one statement text for any number.
      expect(await idle()).toBeLessThanOrEqual(few + 8)
      expect(Math.max(...asked.map(([, parameters]) => parameters))).toBeLessThanOrEqual(20)
      expect(compare(String(new Set(asked.map(([text]) => text)).size), '20')).toBe(-1)
    },
  )
})

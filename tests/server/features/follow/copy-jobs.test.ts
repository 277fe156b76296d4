import { describe, expect } from 'vitest'
import { MAX_COPY_AGE } from '#server/features/follow/copy-open.ts'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import { findProductByCode } from '#server/market/catalogue.ts'
import { copyTradesOnce } from '#server/features/follow/copy-jobs.ts'
import { add, compare, divide, multiply, subtract, sum } from '#src/lib/money/money.ts'
import { contractOrderFields, itWithBackEnd } from '#tests/support/back-end.ts'
import {
  traderWithFollower,
  copiesOf,
  followOf,
  spotOf,
  positionsOf,
  buy,
  sellAll,
  closePosition,
} from '#tests/support/features/follow.ts'
import { advanceUntil } from '#tests/support/market-moves.ts'

describe('copying a trader', () => {
  itWithBackEnd(
    'buys what the trader buys and sells the same share of it, within the chosen amount',
    async backEnd => {
      const { trader, follower, run } = await traderWithFollower(backEnd)
      await buy(trader, { quantity: '10' })
      expect(await run()).toBe(1)
      const [copy] = await copiesOf(follower)
      expect(copy).toMatchObject({
        kind: 'open',
        way: 'spot',
        status: 'placed',
        productCode: 'AAPL',
        nickName: 'Ana',
      })
      expect(compare(copy!.total!, '50')).toBeLessThanOrEqual(0)
      expect(compare(copy!.total!, '45')).toBe(1)
      const [own] = await spotOf(follower)
      expect(own).toMatchObject({
        id: copy!.orderId,
        copiedFrom: 'Ana',
        total: copy!.total,
        fee: copy!.fee,
        status: 'filled',
      })
      expect((await spotOf(trader))[0]).not.toHaveProperty('copiedFrom')

      backEnd.clock.advance(1000)
      await buy(trader, { exchangeType: 2, quantity: '5' })
      expect(await run()).toBe(1)
      const [half] = await copiesOf(follower)
      expect(half).toMatchObject({ kind: 'close', status: 'placed' })
      expect(compare(multiply(half!.quantity!, '2'), own!.quantity)).toBeLessThanOrEqual(0)
      // Quantities have a step of 0.01, so two halves are at most one step short.
      expect(compare(add(multiply(half!.quantity!, '2'), '0.02'), own!.quantity)).toBe(1)

      backEnd.clock.advance(1000)
      await sellAll(trader)
      await run()
      expect((await follower.get('listHoldings')).rows).toEqual([])
      const figures = await followOf(follower)
      expect(figures).toMatchObject({ openCopies: 0, invested: '0', open: '0', copied: 3, notCopied: 0 })
      const { data: balance } = await follower.get('getUserBalance', { query: { currencyId: 3 } })
      expect(subtract(balance.available, '1000')).toBe(figures.realised)
      expect(await run()).toBe(0)
      expect(await verifyLedger(backEnd.services.store)).toEqual([])
    },
  )

  itWithBackEnd(
    'opens the trader’s position with the same leverage and closes the same share',
    async backEnd => {
      const { trader, follower, run } = await traderWithFollower(backEnd)
      const { data: opened } = await trader.get('placeContractOrder', {
        body: await contractOrderFields(trader, { direction: 'short', leverage: 20, quantity: '0.02' }),
      })
      await run()
      const [position] = await positionsOf(follower)
      expect(position).toMatchObject({
        direction: 'short',
        leverage: 20,
        productCode: 'BTC',
        copiedFrom: 'Ana',
      })
      const [copy] = await copiesOf(follower)
      expect(copy).toMatchObject({ orderId: position!.id, status: 'placed', way: 'contract', kind: 'open' })
      expect(compare(copy!.total!, '50')).toBeLessThanOrEqual(0)
      expect(compare(copy!.total!, '48')).toBe(1)

      backEnd.clock.advance(1000)
      await closePosition(trader, opened.id, '0.005')
      await run()
      const [rest] = await positionsOf(follower)
      expect(compare(divide(rest!.quantity, rest!.openedQuantity, 3), '0.749')).toBe(1)
      expect(compare(divide(rest!.quantity, rest!.openedQuantity, 3), '0.755')).toBe(-1)
      backEnd.clock.advance(1000)
      await closePosition(trader, opened.id)
      await run()
      expect(await positionsOf(follower)).toEqual([])
      const { data: balance } = await follower.get('getUserBalance', { query: { currencyId: 3 } })
      const figures = await followOf(follower)
      expect(subtract(balance.available, '1000')).toBe(figures.realised)
      expect(figures).toMatchObject({ result: figures.realised, openCopies: 0 })
      expect(await verifyLedger(backEnd.services.store)).toEqual([])
    },
  )

  itWithBackEnd('happens once, also when several nodes copy at the same time', async backEnd => {
    const { trader, follower, run } = await traderWithFollower(backEnd)
    await buy(trader)
    await trader.get('placeContractOrder', { body: await contractOrderFields(trader) })
    const runs = await Promise.all([run(), run(), run()])
    expect(sum(runs.map(String))).toBe('2')
    expect(await run()).toBe(0)
    expect(await copiesOf(follower)).toHaveLength(2)
    expect(await spotOf(follower)).toHaveLength(1)
    expect(await positionsOf(follower)).toHaveLength(1)
    expect(await verifyLedger(backEnd.services.store)).toEqual([])
  })

  itWithBackEnd('survives a kill between any two statements and still copies once', async backEnd => {
    const { trader, follower } = await traderWithFollower(backEnd)
    await buy(trader)
    await trader.get('placeContractOrder', { body: await contractOrderFields(trader) })
    const { store, market } = backEnd.services
    let after = 0
    let isDone = false
    // Runs that are killed after 0, 1, 2 … commands and 0, 1, 2 … batches of the next one, until a run completes.
    for (let batches = 0; !isDone; batches = (batches + 1) % 6) {
      let left = after
      isDone = true
      const mortal: typeof store = {
        ...store,
        engine: store.engine,
        query: (...asked) => store.query(...asked),
        close: () => store.close(),
        execute: (command, input) => {
          if (left-- > 0) return store.execute(command, input)
          isDone = false
          return store.execute(function* (context, given: typeof input) {
            const steps = command(context, given)
            let step = steps.next()
            for (let sent = 0; !step.done; sent++) {
              if (sent === batches || step.value.last) throw new Error('killed')
              step = steps.next(yield step.value)
            }
            return step.value
          }, input)
        },
      }
      await copyTradesOnce({ store: mortal, market }).catch((error: unknown) => {
        expect((error as Error).message).toBe('killed')
      })
      expect(await verifyLedger(store)).toEqual([])
      if (batches === 5) after++
    }
    expect(await copyTradesOnce(backEnd.services)).toBe(0)
    expect(await copiesOf(follower)).toHaveLength(2)
    expect(await spotOf(follower)).toHaveLength(1)
    expect(await positionsOf(follower)).toHaveLength(1)
  })

  itWithBackEnd('names what it does not copy, with the reason', async backEnd => {
    const { trader, follower, run } = await traderWithFollower(backEnd, {
      amount: '120',
      ways: 'spot',
      productTypes: '1',
    })
    await buy(trader)
    await run()
    const reasons = async () => (await copiesOf(follower)).map(copy => copy.reason)
    // Another copy would exceed the total limit.
    backEnd.clock.advance(1000)
    await buy(trader)
    await run()
    expect(await reasons()).toEqual(['hint_copy_total_limit', null])
    await buy(trader, { productType: 2, productCode: 'BTC', quantity: '0.01' })
    await trader.get('placeContractOrder', { body: await contractOrderFields(trader) })
    await run()
    expect((await reasons()).slice(0, 2)).toEqual(['hint_copy_not_chosen', 'hint_copy_not_chosen'])
    await buy(trader)
    backEnd.clock.advance(MAX_COPY_AGE + 1)
    await run()
    expect((await reasons())[0]).toBe('hint_copy_too_late')
    expect(await followOf(follower)).toMatchObject({ copied: 1, notCopied: 4 })
    expect(await spotOf(follower)).toHaveLength(1)
  })

  itWithBackEnd(
    'is skipped at a price that is worse than the trader’s by more than the allowed deviation',
    async backEnd => {
      const { trader, follower, run } = await traderWithFollower(backEnd, { slippage: '0' })
      const { services, clock } = backEnd
      const apple = findProductByCode(1, 'AAPL')!
      const priceAt = (time: number) => services.market.quote(apple, time).nowPrice
      // While the copy is not too old, the price rises.
      advanceUntil(backEnd, now => compare(priceAt(now + MAX_COPY_AGE / 2), priceAt(now)) > 0, 1000)
      await buy(trader)
      const paid = services.market.quote(apple).nowPrice
      while (compare(services.market.quote(apple).nowPrice, paid) <= 0) clock.advance(500)
      await run()
      expect((await copiesOf(follower))[0]).toMatchObject({
        status: 'skipped',
        reason: 'hint_copy_price_worse',
        traderPrice: paid,
        orderId: null,
      })
      expect(await spotOf(follower)).toEqual([])
    },
  )
})

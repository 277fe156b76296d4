import { describe, expect } from 'vitest'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import { copyTradesOnce } from '#server/features/follow/copy-jobs.ts'
import { findProductByCode } from '#server/market/catalogue.ts'
import { compare } from '#src/lib/money/money.ts'
import { HOUR } from '#src/lib/time/time-units.ts'
import { contractOrderFields, itWithBackEnd } from '#tests/support/back-end.ts'
import {
  traderWithFollower,
  followOf,
  spotOf,
  positionsOf,
  buy,
  sellAll,
  follow,
  startPublicTrading,
  key,
} from '#tests/support/features/follow.ts'
import { advanceUntil, fallsTo } from '#tests/support/market-moves.ts'

describe('what is not copied, and how copying stops', () => {
  itWithBackEnd('copies no trade from before, and no copied trade', async backEnd => {
    const trader = await backEnd.signUp({ money: '20000' })
    const other = await backEnd.signUp({ money: '1000' })
    await buy(trader)
    backEnd.clock.advance(1000)
    const [traderId, otherId] = [await startPublicTrading(trader), await startPublicTrading(other)]
    await follow(other, traderId)
    await follow(trader, otherId)
    const run = () => copyTradesOnce(backEnd.services)
    expect(await run()).toBe(0)
    backEnd.clock.advance(1000)
    await buy(trader, { quantity: '1' })
    expect(await run()).toBe(1)
    backEnd.clock.advance(1000)
    expect(await run()).toBe(0)
    expect(await spotOf(other)).toHaveLength(1)
  })

  itWithBackEnd('stops at the maximum loss, says so, and closes what it was told to', async backEnd => {
    const { trader, follower, run } = await traderWithFollower(backEnd, { maxLoss: '5', amount: '90' })
    const { services, clock } = backEnd
    const bitcoin = findProductByCode(2, 'BTC')!
    const fall = { share: '0.998', minutes: 300 }
    advanceUntil(backEnd, now => fallsTo(services.market, bitcoin, now, fall), HOUR)
    await trader.get('placeContractOrder', {
      body: await contractOrderFields(trader, { leverage: 50, quantity: '0.05' }),
    })
    await run()
    let figures = await followOf(follower)
    let tries = 0
    while (compare(figures.result, '-5') > 0 && tries++ < 400) {
      clock.advance(60_000)
      figures = await followOf(follower)
    }
    expect(compare(figures.result, '-5')).toBeLessThanOrEqual(0)
    await run()
    expect(await followOf(follower)).toMatchObject({
      status: 'stopped',
      stopReason: 'maxLoss',
      openCopies: 0,
    })
    expect(await positionsOf(follower)).toEqual([])
    await buy(trader)
    expect(await run()).toBe(0)
    expect(await verifyLedger(services.store)).toEqual([])
  })

  itWithBackEnd(
    'is stopped by the follower at any time; positions are closed or kept as chosen',
    async backEnd => {
      const { trader, follower, following, traderId, run } = await traderWithFollower(backEnd)
      await buy(trader)
      await trader.get('placeContractOrder', { body: await contractOrderFields(trader) })
      await run()
      const body = { id: following.id, positions: 'close', ...key() }
      const { data: stopped } = await follower.get('stopFollowing', { body })
      expect(stopped).toMatchObject({ status: 'stopped', stopReason: 'person', openCopies: 0 })
      expect((await follower.get('stopFollowing', { body })).data.status).toBe('stopped')
      expect((await follower.get('listHoldings')).rows).toEqual([])
      const second = await follow(follower, traderId)
      backEnd.clock.advance(1000)
      await buy(trader)
      await run()
      const kept = await follower.get('stopFollowing', {
        body: { id: second.id, positions: 'keep', ...key() },
      })
      expect(kept.data).toMatchObject({ status: 'stopped', openCopies: 1 })
      await sellAll(trader)
      expect(await run()).toBe(0)
      expect((await follower.get('listHoldings')).rows).toHaveLength(1)
      expect(await verifyLedger(backEnd.services.store)).toEqual([])
    },
  )

  itWithBackEnd('stops for everybody when the trader stops trading in public', async backEnd => {
    const { trader, follower, traderId, run } = await traderWithFollower(backEnd)
    await buy(trader)
    await run()
    await trader.get('stopBeingTrader', { body: key() })
    await run()
    expect(await followOf(follower)).toMatchObject({
      stopReason: 'traderStopped',
      openCopies: 0,
      status: 'stopped',
    })
    const unknown = await follower.call('getTrader', { query: { id: traderId } })
    expect(unknown).toEqual({ code: 460, msg: 'hint_trader_unknown' })
  })
})

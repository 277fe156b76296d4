import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { contractOrderFields, itWithBackEnd, type Person } from '#tests/support/back-end.ts'
import {
  FOLLOW_LIMITS,
  buy,
  closePosition,
  recordDifferences,
  key,
  traderWithFollower,
  computeDueRecords,
  sellAll,
  startPublicTrading,
} from '#tests/support/features/follow.ts'
import { HOUR } from '#src/lib/time/time-units.ts'

const PAGE = { pageNum: 1, pageSize: 500 }

async function openPosition(member: Person): Promise<string> {
  return (await member.get('placeContractOrder', { body: await contractOrderFields(member) })).data.id
}

describe('trader record', () => {
  itWithBackEnd('can be recomputed by anybody, whatever the trader does', async backEnd => {
    const trader = await backEnd.signUp({ money: '20000' })
    // Earlier holdings do not count, even when they are sold later.
    await buy(trader, { quantity: '3' })
    backEnd.clock.advance(HOUR)
    const id = await startPublicTrading(trader)
    await buy(trader, { quantity: '2' })
    const first = await openPosition(trader)
    const second = await openPosition(trader)
    backEnd.clock.advance(5 * HOUR)
    await closePosition(trader, first)
    await closePosition(trader, second, '0.004')
    await buy(trader, { exchangeType: 2, quantity: '1' })
    expect(await recordDifferences(backEnd, id)).toEqual([])
    backEnd.clock.advance(30 * HOUR)
    await sellAll(trader)
    await buy(trader, { productType: 2, productCode: 'ETH', quantity: '0.2' })
    expect(await recordDifferences(backEnd, id)).toEqual([])
    const { rows } = await backEnd.guest.get('listTraderTrades', { query: { ...PAGE, id } })
    const apple = rows.filter(trade => trade.productCode === 'AAPL')
    expect(apple.map(trade => trade.quantity)).toEqual(['1', '1'])
  })

  itWithBackEnd('continues when a trader stops and starts again: no trade is dropped', async backEnd => {
    const trader = await backEnd.signUp({ money: '20000' })
    const id = await startPublicTrading(trader, 'Ana')
    await closePosition(trader, await openPosition(trader))
    await trader.get('stopBeingTrader', { body: key() })
    expect(await backEnd.guest.get('listTraders', { query: PAGE })).toMatchObject({ total: 0 })
    backEnd.clock.advance(HOUR)
    expect(await startPublicTrading(trader, 'Another')).toBe(id)
    await computeDueRecords(backEnd)
    const { data } = await backEnd.guest.get('getTrader', { query: { id } })
    expect(data).toMatchObject({ nickName: 'Another', record: { closedTrades: 1 } })
  })

  itWithBackEnd('reveals neither the trader’s account nor the followers', async backEnd => {
    const { trader, follower, traderId } = await traderWithFollower(backEnd)
    const people = await Promise.all([trader, follower].map(member => member.get('getUserInfo')))
    const seen = JSON.stringify([
      await backEnd.guest.get('listTraders', { query: PAGE }),
      await backEnd.guest.get('getTrader', { query: { id: traderId } }),
    ])
    for (const { data } of people) {
      expect(seen).not.toContain(data.id)
      expect(seen).not.toContain(data.account)
    }
    expect(seen).not.toContain('@')
    expect(seen).toContain('"followers":1')
  })
})

describe('following over HTTP', () => {
  itWithBackEnd('is refused with a reason where it makes no sense', async backEnd => {
    const { trader, follower, traderId } = await traderWithFollower(backEnd)
    const ask = (member: Person, fields: Record<string, string>) =>
      member.call('followTrader', { body: { traderId, ...FOLLOW_LIMITS, ...fields, ...key() } })
    expect(await ask(trader, {})).toEqual({ code: 460, msg: 'hint_follow_self' })
    expect(await ask(follower, {})).toEqual({ code: 460, msg: 'hint_follow_exists' })
    const other = await backEnd.signUp()
    expect(await ask(other, { traderId: '1' })).toEqual({ code: 460, msg: 'hint_trader_unknown' })
    expect(await ask(other, { amount: '300' })).toMatchObject({ code: 422, params: { field: 'totalLimit' } })
    expect(await ask(other, { sizing: 'ratio' })).toMatchObject({ code: 422, params: { field: 'ratio' } })
    expect(await ask(other, { slippage: '0.06' })).toMatchObject({ code: 422, params: { field: 'slippage' } })
  })

  itWithBackEnd('happens once for one key, and only its owner can change or stop it', async backEnd => {
    const { follower, following, traderId } = await traderWithFollower(backEnd)
    const other = await backEnd.signUp()
    const body = { traderId, ...FOLLOW_LIMITS, ...key() }
    const [one, again] = [
      await other.get('followTrader', { body }),
      await other.get('followTrader', { body }),
    ]
    expect(again.data.id).toBe(one.data.id)
    const mismatch = await other.call('followTrader', { body: { ...body, maxLoss: '1' } })
    expect(mismatch).toMatchObject({ code: 409 })
    const change = { ...FOLLOW_LIMITS, id: following.id, maxLoss: '7', ...key() }
    expect(await other.call('changeFollow', { body: change })).toMatchObject({ msg: 'hint_follow_unknown' })
    expect((await follower.get('changeFollow', { body: change })).data.maxLoss).toBe('7')
    const stop = { id: following.id, positions: 'keep', ...key() }
    expect(await other.call('stopFollowing', { body: stop })).toMatchObject({ msg: 'hint_follow_unknown' })
    await follower.get('stopFollowing', { body: stop })
    const late = await follower.call('changeFollow', { body: { ...change, ...key() } })
    expect(late).toEqual({ code: 460, msg: 'hint_follow_not_active' })
  })

  itWithBackEnd('refuses a nickname that imitates a robot or another trader', async backEnd => {
    await startPublicTrading(await backEnd.signUp(), 'Ana Maria')
    const other = await backEnd.signUp()
    const taken = { code: 422, msg: 'hint_nickname_taken', params: { field: 'nickName' } }
    for (const nickName of ['ana maria', 'ANA-MARIA', 'Sandbox robot Tide', 'My Robot']) {
      const body = { nickName, consent: 'yes', ...key() }
      expect(await other.call('becomeTrader', { body }), nickName).toEqual(taken)
    }
    const body = { nickName: 'Ben', consent: 'no', idempotencyKey: randomUUID() }
    expect(await other.call('becomeTrader', { body })).toMatchObject({ params: { field: 'consent' } })
  })
})

import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { addContractMargin } from '#server/features/contract/commands.ts'
import { listMovements } from '#server/features/contract/lists.ts'
import { findPosition } from '#server/features/contract/position.ts'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import { findProductByCode } from '#server/market/catalogue.ts'
import { FUNDING_INTERVAL } from '#server/market/funding.ts'
import { marketJobs } from '#server/jobs/match-market.ts'
import { parsePrice, formatPrice } from '#src/lib/money/minor-units.ts'
import { add, compare, divide, multiply, subtract } from '#src/lib/money/money.ts'
import {
  contractOrderFields,
  itWithBackEnd,
  runJobsTwice,
  type BackEnd,
  type Person,
} from '#tests/support/back-end.ts'
import { DAY, HOUR } from '#src/lib/time/time-units.ts'
import { standingMarket } from './customer.ts'

const bitcoin = findProductByCode(2, 'BTC')!
const PAGES = { pageNum: 1, pageSize: 100 }

const openOne = async (member: Person, fields: Record<string, string | number> = {}) =>
  (await member.get('placeContractOrder', { body: await contractOrderFields(member, fields) })).data

const historyOf = async (member: Person) => (await member.get('listContractHistory', { query: PAGES })).rows

/** The lowest or highest price of the next days in the simulated market. */
function extreme({ services, clock }: BackEnd, which: 'low' | 'high', days: number): string {
  const candles = services.market.candles(bitcoin, '1h', { limit: days * 24 - 2 }, clock.now() + days * DAY)
  const sorted = candles.map(candle => candle[which]).toSorted(compare)
  return which === 'low' ? sorted[0]! : sorted.at(-1)!
}

describe('contract engine', () => {
  itWithBackEnd(
    'liquidates at the first public price beyond the liquidation price, whenever it runs',
    async backEnd => {
      const member = await backEnd.signUp({ money: '5000' })
      const now = backEnd.services.market.quote(bitcoin).nowPrice
      const low = extreme(backEnd, 'low', 20)
      // Enough leverage to be liquidated by the coming low.
      const fall = divide(subtract(now, low), now, 4)
      const leverage = [100, 50, 20, 10].find(each => compare(divide('1', `${each}`, 4), fall) === -1)
      expect(leverage, `${now} falls to ${low}`).toBeDefined()
      const order = await openOne(member, { leverage: leverage! })
      expect(await backEnd.matchMarket()).toBe(0)

      backEnd.clock.advance(20 * DAY)
      const { store, market } = backEnd.services
      const away = runJobsTwice(backEnd.services, marketJobs({ store, market }))
      const runs = await Promise.all([away, backEnd.matchMarket()])
      expect(runs[0] + runs[1]).toBeGreaterThan(0)
      expect(await backEnd.matchMarket()).toBe(0)
      const [closed] = await historyOf(member)
      expect(closed).toMatchObject({
        id: order.id,
        status: 'closed',
        closeReason: 'liquidation',
        margin: '0',
      })
      const { data } = await member.get('getContractPosition', { query: { id: order.id } })
      const last = data.fills.at(-1)!
      expect(compare(market.quote(bitcoin, last.time).nowPrice, last.price)).toBe(0)
      expect(last.time).toBe(closed!.closedAt)
      expect(data.fundings.every(each => each.time % FUNDING_INTERVAL === 0 && each.time <= last.time)).toBe(
        true,
      )
      // The previewed worst case: margin and fee.
      const { data: balance } = await member.get('getUserBalance', { query: { currencyId: 3 } })
      expect(compare(balance.total, subtract('5000', order.total))).toBeGreaterThanOrEqual(0)
      expect(await verifyLedger(store)).toEqual([])
    },
  )

  itWithBackEnd('takes the profit at the first price that reaches it', async backEnd => {
    const member = await backEnd.signUp({ money: '5000' })
    const high = extreme(backEnd, 'high', 10)
    const order = await openOne(member, { leverage: 2, takeProfit: high, stopLoss: '60000' })
    backEnd.clock.advance(10 * DAY)
    await backEnd.matchMarket()
    const [closed] = await historyOf(member)
    expect(closed).toMatchObject({ id: order.id, closeReason: 'takeProfit' })
    const { data } = await member.get('getContractPosition', { query: { id: order.id } })
    expect(compare(data.fills[1]!.price, high)).toBeGreaterThanOrEqual(0)
    expect(data.fundings.length).toBeGreaterThan(0)
    expect(await verifyLedger(backEnd.services.store)).toEqual([])
  })

  itWithBackEnd(
    'closes at a price that was set after the clock was set back, also when its owner acts on it in between',
    async backEnd => {
      const member = await backEnd.signUp({ money: '5000' })
      const { store, market } = backEnd.services
      const { id } = await openOne(member, { leverage: 2 })
      // Less than the time to the first funding, which would move the position beyond the moment that the clock is set back to.
      backEnd.clock.advance(7 * HOUR)
      await backEnd.matchMarket()
      backEnd.clock.advance(-6 * HOUR)
      const candles = market.candles(bitcoin, '1h', { limit: 4 }, backEnd.clock.now() + 4.5 * HOUR)
      const stopLoss = candles.map(candle => candle.low).toSorted(compare)[0]!
      expect(compare(stopLoss, market.quote(bitcoin).nowPrice)).toBe(-1)
      await member.get('setContractExits', { body: { id, stopLoss, idempotencyKey: randomUUID() } })
      // Refused, but the position is brought up to date before.
      await member.call('addContractMargin', {
        body: { id, amount: '1000000', idempotencyKey: randomUUID() },
      })
      backEnd.clock.advance(5 * HOUR)
      await backEnd.matchMarket()
      const closed = await findPosition(store, BigInt(id))
      expect(closed).toMatchObject({ status: 'closed', close_reason: 'stopLoss' })
    },
  )

  itWithBackEnd('settles a future once at its expiry, also after a month of downtime', async backEnd => {
    const member = await backEnd.signUp({ money: '50000' })
    const { store, market } = backEnd.services
    const { id } = await openOne(member, { productType: 3, productCode: 'MES', leverage: 1, quantity: '1' })
    const { rows } = await member.get('listContractPositions', { query: PAGES })
    const expiresAt = rows[0]!.expiresAt!
    backEnd.clock.advance(expiresAt + 30 * DAY - backEnd.clock.now())
    expect(await backEnd.matchMarket()).toBe(1)
    expect(await backEnd.matchMarket()).toBe(0)
    const closed = await findPosition(store, BigInt(id))
    expect(closed).toMatchObject({ close_reason: 'expiry', closed_at: BigInt(expiresAt) })
    const { fills } = await listMovements(store, BigInt(id))
    const { nowPrice } = market.quote(findProductByCode(3, 'MES')!, expiresAt)
    expect(compare(fills[1]!.price, nowPrice)).toBe(0)
    expect(await verifyLedger(store)).toEqual([])
  })

  itWithBackEnd(
    'fills an open limit order at the first price at its limit and opens the position then',
    async backEnd => {
      const member = await backEnd.signUp({ money: '5000' })
      const low = extreme(backEnd, 'low', 3)
      const order = await openOne(member, { orderType: 'limit', limitPrice: low, leverage: 2 })
      expect(order.status).toBe('open')
      expect(await backEnd.matchMarket()).toBe(0)
      backEnd.clock.advance(3 * DAY)
      await backEnd.matchMarket()
      const { rows } = await member.get('listContractOrders', { query: PAGES })
      const [filled] = rows
      expect(filled).toMatchObject({ id: order.id, status: 'filled' })
      expect(compare(filled!.fillPrice!, low)).toBeLessThanOrEqual(0)
      expect(backEnd.services.market.quote(bitcoin, filled!.closedAt!).nowPrice).toBe(filled!.fillPrice)
      const positions = await member.get('listContractPositions', { query: PAGES })
      expect(positions.rows[0]).toMatchObject({ id: order.id, openedAt: filled!.closedAt })
      expect(await verifyLedger(backEnd.services.store)).toEqual([])
    },
  )

  itWithBackEnd('applies due events before an action of the owner', async backEnd => {
    const member = await backEnd.signUp({ money: '5000' })
    const high = extreme(backEnd, 'high', 5)
    const order = await openOne(member, { leverage: 2, takeProfit: high })
    backEnd.clock.advance(5 * DAY)
    // No job has run yet: the take profit was reached long ago, so closing comes too late.
    const body = { id: order.id, previewPrice: '90000', idempotencyKey: randomUUID() }
    const answer = await member.call('closeContractPosition', { body })
    expect(answer).toEqual({ code: 460, msg: 'hint_position_not_open' })
    expect((await historyOf(member))[0]).toMatchObject({ closeReason: 'takeProfit' })

    const late = await openOne(member, {
      orderType: 'limit',
      leverage: 2,
      limitPrice: extreme(backEnd, 'low', 5),
    })
    backEnd.clock.advance(5 * DAY)
    const cancel = { id: late.id, idempotencyKey: randomUUID() }
    const tooLate = await member.call('cancelContractOrder', { body: cancel })
    expect(tooLate).toEqual({ code: 460, msg: 'hint_order_not_open' })
    expect(await verifyLedger(backEnd.services.store)).toEqual([])
  })

  itWithBackEnd('re-evaluates a position that its owner has changed meanwhile', async backEnd => {
    const member = await backEnd.signUp({ money: '5000' })
    const order = await openOne(member, { leverage: 10 })
    const { store } = backEnd.services
    const { user_id } = (await store.query<{ user_id: bigint }>('SELECT user_id FROM contract_orders'))[0]!
    backEnd.clock.advance(9 * HOUR)
    await backEnd.matchMarket()
    const { data } = await member.get('getContractPosition', { query: { id: order.id } })
    expect(data.fundings).toHaveLength(1)
    const paid = multiply(data.fundings[0]!.rate, multiply(data.fundings[0]!.price, '0.01'))
    expect(compare(subtract(add(paid, data.fundings[0]!.amount), '0.000001'), '0')).toBe(-1)
    const action = { userId: user_id, idempotencyKey: 'x', positionId: BigInt(order.id), version: 1n }
    const adding = { ...action, amount: '1', market: standingMarket('91250') }
    await expect(store.execute(addContractMargin, adding)).rejects.toMatchObject({
      code: 'position_changed',
    })
    expect(formatPrice(parsePrice(data.position.entryPrice))).toBe(order.fillPrice)
  })
})

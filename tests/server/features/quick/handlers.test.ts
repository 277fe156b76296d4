import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import { findProductByCode } from '#server/market/catalogue.ts'
import { settleQuickOrders } from '#server/features/quick/settle-quick-orders.ts'
import { durationSeconds } from '#src/lib/time/durations.ts'
import { readFeeSettings } from '#src/lib/trading/fee-remarks.ts'
import { add, compare, subtract, sum, trimZeros } from '#src/lib/money/money.ts'
import { itWithBackEnd } from '#tests/support/back-end.ts'
import { advanceUntil } from '#tests/support/market-moves.ts'
import { quickOrderFields } from '#tests/support/features/quick.ts'

const PAGE = { pageNum: 1, pageSize: 100 }
const APPLE = { productType: 1, productCode: 'AAPL' }

describe('quick order over HTTP', () => {
  itWithBackEnd(
    'costs and pays as previewed, at two public prices that anybody can look up [R1.2, R3.8]',
    async backEnd => {
      const { services, clock } = backEnd
      const member = await backEnd.signUp({ money: '1000' })
      const order = await quickOrderFields(member)
      const { previewPrice: _, payoutRate: __, idempotencyKey: ___, ...body } = order
      const { data: preview } = await member.get('previewQuickOrder', { body })
      const { data: placed } = await member.get('placeQuickOrder', { body: order })
      for (const figure of [
        'stake',
        'payoutRate',
        'fee',
        'total',
        'profit',
        'winReturns',
        'drawReturns',
      ] as const) {
        expect(placed[figure]).toBe(preview[figure])
      }
      // 60 S of the option are a minute.
      expect(placed).toMatchObject({
        status: 'open',
        duration: 1,
        durationUnit: 'M',
        openPrice: trimZeros(preview.price),
      })
      const seconds = durationSeconds({ count: placed.duration, unit: placed.durationUnit })
      expect(placed.expiresAt - placed.createdAt).toBe(seconds * 1000)

      clock.advance(59_999)
      expect(await settleQuickOrders(services)).toBe(0)
      clock.advance(7_001)
      expect(await settleQuickOrders(services)).toBe(1)
      const { rows } = await member.get('listQuickOrders', { query: { ...PAGE, status: 'ended' } })
      const [ended] = rows
      const apple = findProductByCode(1, 'AAPL')!
      const at = (time: number) => services.market.quote(apple, time)
      expect(ended).toMatchObject({
        id: placed.id,
        openPrice: trimZeros(at(placed.createdAt).nowPrice),
        openPriceTime: at(placed.createdAt).time,
        closePrice: trimZeros(at(placed.expiresAt).nowPrice),
        closePriceTime: at(placed.expiresAt).time,
      })
      expect(ended!.closePriceTime).toBeLessThanOrEqual(ended!.expiresAt)
      const outcome = { '-1': 'lost', 0: 'drawn', 1: 'won' }[compare(ended!.closePrice!, ended!.openPrice)]
      expect(ended!.status).toBe(outcome)

      const { data: balance } = await member.get('getUserBalance', { query: { currencyId: 3 } })
      expect(balance.available).toBe(add('1000', ended!.net!))
      const entries = await member.get('listLedgerEntries', { query: { ...PAGE, balance: 'available' } })
      expect(sum(entries.rows.map(row => row.amount))).toBe(balance.available)
      expect(entries.rows.some(row => row.referenceType === 'quickOrder')).toBe(true)
      expect(await verifyLedger(services.store)).toEqual([])
    },
  )

  itWithBackEnd('is charged by the published fee settings of its three keys [R3.6]', async backEnd => {
    const member = await backEnd.signUp({ money: '1000' })
    const { settings } = readFeeSettings((await backEnd.guest.get('listOrderFeeSettings')).rows)
    const { data } = await member.get('placeQuickOrder', { body: await quickOrderFields(member) })
    expect(data.feeRate).toBe(settings[1]?.[0]?.[1])
  })

  itWithBackEnd('is settled once by all nodes together, also after a week of downtime', async backEnd => {
    const member = await backEnd.signUp({ money: '1000' })
    const placed = await Promise.all(
      ['10', '20', '30', '40'].map(async stake =>
        member.get('placeQuickOrder', { body: await quickOrderFields(member, { stake }) }),
      ),
    )
    const { services, clock } = backEnd
    clock.advance(7 * 86_400_000)
    await Promise.all([1, 2, 3].map(() => settleQuickOrders(services)))
    expect(await settleQuickOrders(services)).toBe(0)
    const { rows } = await member.get('listQuickOrders', { query: PAGE })
    expect(rows.map(row => row.status)).not.toContain('open')
    const apple = findProductByCode(1, 'AAPL')!
    for (const { data } of placed) {
      const ended = rows.find(row => row.id === data.id)
      expect(ended?.closePrice).toBe(trimZeros(services.market.quote(apple, data.expiresAt).nowPrice))
    }
    const { data: balance } = await member.get('getUserBalance', { query: { currencyId: 3 } })
    expect(balance).toMatchObject({ held: '0', available: add('1000', sum(rows.map(row => row.net!))) })
    expect(await verifyLedger(services.store)).toEqual([])
  })

  itWithBackEnd('names the field of a problem in the preview and in the refusal', async ({ signUp }) => {
    const member = await signUp({ money: '100' })
    const order = await quickOrderFields(member)
    const problem = async (fields: Record<string, string | number>) => {
      const body = { ...APPLE, exchangeType: 1, optionId: order.optionId, stake: '10', ...fields }
      const { data } = await member.get('previewQuickOrder', { body })
      return data.problem
    }
    const place = (fields: Record<string, string | number>) =>
      member.call('placeQuickOrder', { body: { ...order, idempotencyKey: randomUUID(), ...fields } })
    expect(await problem({})).toBeNull()
    expect(await problem({ stake: '1' })).toEqual({
      field: 'stake',
      msg: 'hint_below_minimum',
      params: { minimum: '5', currency: 'USDT' },
    })
    expect(await problem({ stake: '999999999999.99' })).toMatchObject({ msg: 'hint_above_maximum' })
    expect(await problem({ stake: '500' })).toMatchObject({ msg: 'hint_insufficient_balance' })
    expect(await place({ stake: '1000.01' })).toMatchObject({ code: 422, params: { field: 'stake' } })
    expect(await place({ stake: '5.001' })).toMatchObject({ code: 422, params: { field: 'stake' } })
    expect(await place({ optionId: 999 })).toMatchObject({ code: 422, params: { field: 'optionId' } })
    expect(await place({ payoutRate: '0.9' })).toMatchObject({ code: 422, msg: 'hint_quick_payout_changed' })
    expect(await place({ previewPrice: '1' })).toMatchObject({ code: 460, msg: 'hint_price_moved' })
    expect(await place({ productCode: 'NONE' })).toEqual({ code: 460, msg: 'hint_product_unknown' })
    const paramount = findProductByCode(1, 'PARA')!
    const suspended = { productCode: 'PARA', optionId: paramount.productId * 10 }
    expect(await problem(suspended)).toMatchObject({ field: 'product', msg: 'hint_product_suspended' })
    expect(await place(suspended)).toMatchObject({ code: 460, msg: 'hint_product_suspended' })
    expect((await member.get('listQuickOrders', { query: PAGE })).total).toBe(0)
  })

  const friday = Date.UTC(2026, 0, 2, 14, 30)
  itWithBackEnd(
    'is offered only where it ends before the market closes',
    async backEnd => {
      const { clock } = backEnd
      // Friday, 2 January 2026, 9:30 in New York, the market opens; it closes at 16:00.
      clock.advance(friday - clock.now())
      const member = await backEnd.signUp({ money: '1000' })
      clock.advance(friday - clock.now() + 3_600_000)
      const offered = async () => {
        const { rows } = await member.get('listFastTradeOptions', { query: APPLE })
        return rows.map(({ duration, durationUnit }) => `${duration} ${durationUnit}`)
      }
      expect(await offered()).toEqual(['60 S', '5 M', '30 M', '4 H'])
      const order = await quickOrderFields(member)
      const overnight = { ...order, optionId: Number(order.optionId) + 4, payoutRate: '0.88' }
      expect(await member.call('placeQuickOrder', { body: overnight })).toEqual({
        code: 422,
        msg: 'hint_quick_ends_after_close',
        params: { field: 'optionId' },
      })
      // Five minutes before the close: what would end at that very moment is not offered.
      clock.advance(friday + 6.5 * 3_600_000 - 300_000 - clock.now())
      expect(await offered()).toEqual(['60 S'])
      clock.advance(300_000)
      expect(await offered()).toEqual([])
      expect(await member.call('placeQuickOrder', { body: order })).toMatchObject({
        code: 460,
        msg: 'hint_market_closed',
      })
    },
    { MARKET_HOURS: 'exchange' },
  )

  itWithBackEnd(
    'opens at the confirmed price or not at all where the operator requires it [R9.1]',
    async backEnd => {
      const member = await backEnd.signUp({ money: '1000' })
      const order = await quickOrderFields(member)
      const { market } = backEnd.services
      const apple = findProductByCode(1, 'AAPL')!
      const isMoved = (way: 1 | -1) => () =>
        compare(market.quote(apple).nowPrice, String(order.previewPrice)) === way
      const place = () => member.call('placeQuickOrder', { body: { ...order, idempotencyKey: randomUUID() } })
      // A better price will do, a worse one will not.
      advanceUntil(backEnd, isMoved(-1), 500)
      expect((await place()).data).toMatchObject({ status: 'open' })
      advanceUntil(backEnd, isMoved(1), 500)
      const moved = await place()
      expect(moved).toMatchObject({ code: 460, msg: 'hint_price_moved' })
      expect(compare(moved?.params?.['price'] ?? '0', String(order.previewPrice))).toBe(1)
    },
    { OTHER_VALUE: '{"app_order_change":"0"}' },
  )
})

describe('trading limits over HTTP', () => {
  itWithBackEnd('refuse stakes above them and say how much is left', async ({ signUp }) => {
    const member = await signUp({ money: '1000' })
    const { data: before } = await member.get('getTradingLimits')
    expect(before).toMatchObject({ dailyStakeLimit: null, stakedToday: '0', raiseDelay: 86_400_000 })
    const body = { dailyStakeLimit: '150' }
    expect((await member.get('setTradingLimits', { body })).data.dailyStakeLimit).toBe('150')
    const order = await quickOrderFields(member)
    await member.get('placeQuickOrder', { body: order })
    const refused = { ...order, stake: '50.01', idempotencyKey: randomUUID() }
    expect(await member.call('placeQuickOrder', { body: refused })).toEqual({
      code: 422,
      msg: 'hint_daily_stake_limit',
      params: { field: 'stake', left: '50', limit: '150', currency: 'USDT' },
    })
    const { data } = await member.get('getTradingLimits')
    expect(subtract(data.dailyStakeLimit!, data.stakedToday)).toBe('50')
    const raised = await member.get('setTradingLimits', { body: { dailyStakeLimit: 'none' } })
    expect(raised.data).toMatchObject({
      dailyStakeLimit: '150',
      nextDailyStakeLimit: { dailyStakeLimit: null, from: raised.data.time + 86_400_000 },
    })
  })

  itWithBackEnd('block quick orders during a cooling-off', async ({ signUp, clock }) => {
    const member = await signUp({ money: '1000' })
    const order = await quickOrderFields(member)
    const coolingOffUntil = clock.now() + 3_600_000
    await member.get('setTradingLimits', { body: { coolingOffUntil } })
    expect(await member.call('placeQuickOrder', { body: order })).toMatchObject({
      code: 460,
      msg: 'hint_cooling_off',
    })
    const shorter = { coolingOffUntil: coolingOffUntil - 1000 }
    expect(await member.call('setTradingLimits', { body: shorter })).toMatchObject({
      code: 422,
      msg: 'hint_cooling_off_runs',
    })
  })
})

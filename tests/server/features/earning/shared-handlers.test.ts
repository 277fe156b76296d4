import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import { postAccruals } from '#server/features/earning/post-accruals.ts'
import { startOfDay } from '#src/lib/trading/accrual.ts'
import { DAY } from '#src/lib/time/time-units.ts'
import { add, compare, multiply, sum, truncate } from '#src/lib/money/money.ts'
import { itWithBackEnd } from '#tests/support/back-end.ts'
import { earningOrderFields, redemptionFields, placeEarningOrder } from '#tests/support/features/earning.ts'

const PAGE = { pageNum: 1, pageSize: 100 }
const SHARED = [
  'amount',
  'dailyRate',
  'yearRate',
  'termDays',
  'startsAt',
  'endsAt',
  'dailyInterest',
  'totalInterest',
  'returns',
  'earlyBasis',
  'earlyRate',
] as const

describe('pledge over HTTP [R2.5]', () => {
  itWithBackEnd('costs and accrues as previewed, each day as anybody can compute it', async backEnd => {
    const { services, clock } = backEnd
    const member = await backEnd.signUp({ money: '5000' })
    const asked = { productId: 102, amount: '777.77' }
    const { data: preview } = await member.get('previewPledge', { body: asked })
    const placed = await placeEarningOrder(member, 'pledge', asked)
    for (const figure of SHARED) expect(placed[figure], figure).toBe(preview[figure])

    // An unused session expires after thirty days.
    clock.advance(16 * DAY)
    await member.get('listMiningTotals')
    clock.advance(15 * DAY)
    await postAccruals(services)
    const { rows: days, total } = await member.get('listPledgeInterest', { query: PAGE })
    expect(total).toBe(30)
    // Recomputed from the published terms: every day and the total.
    for (const { number, amount, day, principal, dailyRate } of days) {
      const after = (count: number) => truncate(multiply(multiply(principal, dailyRate), String(count)), 6)
      expect(compare(add(amount, after(number - 1)), after(number)), `day ${number}`).toBe(0)
      expect(day).toBe(placed.startsAt + (number - 1) * DAY)
    }
    expect(compare(sum(days.map(day => day.amount)), preview.totalInterest)).toBe(0)

    const { rows: orders } = await member.get('listPledgeOrders', { query: { ...PAGE, status: 'ended' } })
    expect(orders).toMatchObject([{ id: placed.id, status: 'matured', net: preview.totalInterest }])
    const { data: balance } = await member.get('getUserBalance', { query: { currencyId: 3 } })
    expect(balance).toMatchObject({ available: add('5000', preview.totalInterest), held: '0' })
    const entries = await member.get('listLedgerEntries', { query: { ...PAGE, type: 'pledgeInterest' } })
    expect(entries.rows.map(entry => entry.transactionId).toSorted()).toEqual(
      days.map(day => day.transactionId).toSorted(),
    )
    expect(await verifyLedger(services.store)).toEqual([])
  })

  itWithBackEnd('is placed once on a double tap, and only on the terms that were shown', async backEnd => {
    const member = await backEnd.signUp({ money: '5000' })
    const body = await earningOrderFields(member, 'pledge')
    const taps = await Promise.all([1, 2].map(() => member.call('placePledge', { body })))
    expect(taps[1]).toEqual(taps[0])
    expect((await member.get('listPledgeOrders', { query: PAGE })).total).toBe(1)
    for (const [change, code, msg] of [
      [{ dailyRate: '0.5' }, 460, 'hint_earning_terms_changed'],
      [{ startsAt: Number(body.startsAt) + DAY }, 460, 'hint_earning_day_changed'],
      [{ productId: 106 }, 460, 'hint_earning_closed'],
      [{ productId: 105 }, 422, 'hint_earning_sold_out'],
      [{ productId: 201 }, 460, 'hint_earning_unknown'],
      [{ amount: '1000.001' }, 422, 'hint_invalid_field'],
      [{ amount: '4000.01' }, 422, 'hint_insufficient_balance'],
    ] as const) {
      const asked = { ...body, ...change, idempotencyKey: randomUUID() }
      expect(await member.call('placePledge', { body: asked })).toMatchObject({ code, msg })
    }
    const again = { ...body, amount: '60' }
    expect(await member.call('placePledge', { body: again })).toMatchObject({
      code: 409,
      msg: 'hint_idempotency_mismatch',
    })
  })

  itWithBackEnd(
    'ends its days at 00:00 UTC wherever its owner is, with the previewed penalty',
    async backEnd => {
      const { services, clock } = backEnd
      const member = await backEnd.signUp({ money: '5000' })
      const { id } = await placeEarningOrder(member, 'pledge')
      // A millisecond before the third whole day is over, which is noon in Auckland.
      clock.advance(startOfDay(clock.now()) + 4 * DAY - clock.now() - 1)
      const early = await redemptionFields(member, 'pledge', id)
      expect(early.penalty).toBe('0.15')
      clock.advance(1)
      expect(await member.call('redeemPledge', { body: early })).toMatchObject({
        code: 460,
        msg: 'hint_earning_price_changed',
        params: { penalty: '0.225' },
      })
      const body = await redemptionFields(member, 'pledge', id)
      const { data } = await member.get('redeemPledge', { body })
      expect(data).toMatchObject({ status: 'redeemed', daysAccrued: 3, accrued: '0.45', penalty: '0.225' })
      expect(await member.get('redeemPledge', { body })).toMatchObject({ data })
      const other = { ...body, idempotencyKey: randomUUID() }
      expect(await member.call('redeemPledge', { body: other })).toMatchObject({ msg: 'hint_order_not_open' })
      expect(await member.call('previewPledgeRedemption', { body: { orderId: id } })).toMatchObject({
        code: 460,
        msg: 'hint_order_not_open',
      })
      expect(await verifyLedger(services.store)).toEqual([])
    },
  )

  itWithBackEnd('cannot be read, previewed or redeemed by another account', async backEnd => {
    const owner = await backEnd.signUp({ money: '5000' })
    const other = await backEnd.signUp({ money: '5000' })
    const { id: orderId } = await placeEarningOrder(owner, 'pledge')
    backEnd.clock.advance(3 * DAY)
    await postAccruals(backEnd.services)
    const body = { orderId, penalty: '0.225', idempotencyKey: randomUUID() }
    expect(await other.call('redeemPledge', { body })).toMatchObject({ msg: 'hint_order_unknown' })
    expect(await other.call('previewPledgeRedemption', { body: { orderId } })).toMatchObject({
      msg: 'hint_order_unknown',
    })
    expect((await other.get('listPledgeInterest', { query: { ...PAGE, orderId } })).total).toBe(0)
    // The id does not identify an order of the other service.
    expect(await owner.call('releaseMiningOrder', { body })).toMatchObject({ msg: 'hint_order_unknown' })
  })
})

describe('lock mining over HTTP [R2.5]', () => {
  itWithBackEnd(
    'reports the locked amount, the output of the last day and the release penalty',
    async backEnd => {
      const { services, clock } = backEnd
      const member = await backEnd.signUp({ money: '5000' })
      const { id } = await placeEarningOrder(member, 'mining')
      clock.advance(3 * DAY)
      await postAccruals(services)
      const { rows: totals } = await member.get('listMiningTotals')
      const lastDay = startOfDay(clock.now()) - DAY
      expect(totals).toMatchObject([
        { assetName: 'USDT', running: '1000', orders: 1, lastDay, lastDayEarned: '0.3' },
      ])
      const { data: exit } = await member.get('previewMiningRelease', { body: { orderId: id } })
      expect(exit).toMatchObject({ penalty: '10', returns: '990' })
      const { data: left } = await member.get('releaseMiningOrder', {
        body: { orderId: id, penalty: exit.penalty, idempotencyKey: randomUUID() },
      })
      expect(left).toMatchObject({ returned: exit.returns, net: exit.net, accrued: exit.accrued })
      expect(await verifyLedger(services.store)).toEqual([])
    },
  )

  itWithBackEnd('shows all terms to guests, in the reader’s language', async ({ guest }) => {
    const { rows } = await guest.get('listMiningProducts', {
      headers: { 'Accept-Language': 'zh', LanguageId: '1' },
    })
    expect(rows.map(row => row.status)).toEqual(['open', 'open', 'open', 'soldOut', 'closed'])
    expect(rows[0]).toMatchObject({ name: 'USDT 锁仓挖矿 15 天', dailyRate: '0.0003', yearRate: '0.1095' })
    expect(rows[2]).toMatchObject({ assetName: 'BTC', currencyId: null, decimals: 6 })
    expect(await guest.call('getMiningProduct', { query: { id: 102 } })).toMatchObject({
      code: 460,
      msg: 'hint_earning_unknown',
    })
  })
})

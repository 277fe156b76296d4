import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { settleNewShares } from '#server/features/new-shares/settle-new-shares.ts'
import { add, compare, multiply } from '#src/lib/money/money.ts'
import { itWithBackEnd, type Person } from '#tests/support/back-end.ts'
import { openOffer } from '#tests/support/features/new-shares.ts'

const CURRENT = { view: 'current', pageNum: 1, pageSize: 20 }

async function offersOf(person: Person) {
  const { rows } = await person.get('listShareOffers', { query: CURRENT })
  return rows
}

describe('new shares over HTTP', () => {
  itWithBackEnd(
    'calendar, offer, documents and participants are open to guests [R1.4, R2.5]',
    async ({ guest }) => {
      const offer = await openOffer(guest)
      const { data } = await guest.get('getShareOffer', { query: { id: offer.id } })
      expect(data).toMatchObject({ offer, mine: null })
      expect(data.documents.length).toBeGreaterThan(2)
      expect(data.draw.commitment).toMatch(/^[0-9a-f]{64}$/)
      const { total } = await guest.get('listShareEntries', {
        query: { id: offer.id, pageNum: 1, pageSize: 5 },
      })
      expect(total).toBe(data.draw.entries)
      const { data: zh } = await guest.get('getShareOffer', {
        query: { id: offer.id },
        headers: { 'Accept-Language': 'zh', LanguageId: '1' },
      })
      expect(zh.documents[0]!.title).toBe('概要（虚构）')
    },
  )

  itWithBackEnd(
    'a subscription holds exactly what was previewed, and its receipt says so [R2.5, R5.1]',
    async ({ signUp }) => {
      const ana = await signUp({ money: '20000' })
      const offer = await openOffer(ana)
      const { data: preview } = await ana.get('previewShareSubscription', {
        body: { offerId: offer.id, lots: 3 },
      })
      expect(preview).toMatchObject({ problem: null, held: add(preview.cost, preview.fee) })
      expect(compare(preview.cost, multiply(multiply(offer.price, offer.lotSize), '3'))).toBe(0)
      const body = { offerId: offer.id, lots: 3, idempotencyKey: randomUUID() }
      const { data: receipt } = await ana.get('subscribeToShares', { body })
      expect(receipt).toMatchObject({ shares: preview.shares, held: preview.held, price: preview.price })
      expect((await ana.get('subscribeToShares', { body })).data).toEqual(receipt)
      const { data: balance } = await ana.get('getUserBalance', { query: { currencyId: 3 } })
      expect(balance).toMatchObject({ held: preview.held })
      expect((await ana.get('getShareOffer', { query: { id: offer.id } })).data.mine).toEqual(receipt)
    },
  )

  itWithBackEnd('a preview names the same problem as the refusal [R2.5]', async ({ signUp }) => {
    const [ana, poor] = [await signUp({ money: '50000' }), await signUp({ money: '10' })]
    const offers = await offersOf(ana)
    const offer = offers.findLast(({ status }) => status === 'open')!
    const upcoming = offers.find(({ status }) => status === 'upcoming')!
    const problems = async (person: Person, offerId: number, lots: number) => {
      const { data } = await person.get('previewShareSubscription', { body: { offerId, lots } })
      const answer = await person.call('subscribeToShares', {
        body: { offerId, lots, idempotencyKey: randomUUID() },
      })
      expect(answer).toMatchObject({ msg: data.problem?.msg, params: { field: data.problem?.field } })
      return [data.problem?.field, data.problem?.msg, answer.code]
    }
    expect(await problems(poor, offer.id, 2)).toEqual(['lots', 'hint_insufficient_balance', 422])
    expect(await problems(ana, offer.id, 21)).toEqual(['lots', 'hint_above_maximum', 422])
    expect(await problems(ana, upcoming.id, 1)).toEqual(['offer', 'hint_share_offer_not_open', 460])
    await ana.get('subscribeToShares', { body: { offerId: offer.id, lots: 1, idempotencyKey: randomUUID() } })
    const twice = await ana.get('previewShareSubscription', { body: { offerId: offer.id, lots: 1 } })
    expect(twice.data.problem).toEqual({ field: 'offer', msg: 'hint_share_already_subscribed' })
  })

  itWithBackEnd('an invalid number of lots and an unknown offer are refused [R7.5]', async ({ signUp }) => {
    const ana = await signUp({ money: '5000' })
    const { id: offerId } = await openOffer(ana)
    for (const lots of [0, -1, 1.5, 1001, 'many']) {
      const answer = await ana.call('subscribeToShares', {
        body: { offerId, lots, idempotencyKey: randomUUID() },
      })
      expect(answer, String(lots)).toMatchObject({ code: 422, params: { field: 'lots' } })
    }
    for (const id of [1, 999_999]) {
      const answer = await ana.call('getShareOffer', { query: { id } })
      expect(answer.code === 200 || answer.msg === 'hint_share_offer_unknown').toBe(true)
    }
    expect(await ana.call('getShareOffer', { query: { id: 999_999 } })).toEqual({
      code: 460,
      msg: 'hint_share_offer_unknown',
    })
  })

  itWithBackEnd('a subscription cannot be read or cancelled by another account [R2.5]', async backEnd => {
    const { signUp } = backEnd
    const [ana, eve] = [await signUp({ money: '5000' }), await signUp({ money: '5000' })]
    const { id: offerId } = await openOffer(ana)
    const { data } = await ana.get('subscribeToShares', {
      body: { offerId, lots: 1, idempotencyKey: randomUUID() },
    })
    const body = { id: data.id, idempotencyKey: randomUUID() }
    expect(await eve.call('cancelShareSubscription', { body })).toEqual({
      code: 460,
      msg: 'hint_order_unknown',
    })
    expect((await eve.get('getShareOffer', { query: { id: offerId } })).data.mine).toBeNull()
    const { rows } = await eve.get('listShareEntries', { query: { id: offerId, pageNum: 1, pageSize: 500 } })
    expect(JSON.stringify(rows)).not.toContain(data.id)
    expect((await eve.get('listShareSubscriptions', { query: { pageNum: 1, pageSize: 20 } })).total).toBe(0)
    expect((await ana.get('cancelShareSubscription', { body })).data).toMatchObject({
      status: 'cancelled',
      refund: data.held,
    })
  })

  itWithBackEnd(
    'allotted shares count as holdings and can be sold from the listing on [R2.5]',
    async backEnd => {
      const { signUp, clock, services } = backEnd
      const ana = await signUp({ money: '50000' })
      const open = (await offersOf(ana)).filter(({ status }) => status === 'open')
      for (const { id } of open) {
        await ana.get('subscribeToShares', { body: { offerId: id, lots: 20, idempotencyKey: randomUUID() } })
      }
      clock.advance(open.at(-1)!.drawsAt - clock.now())
      await settleNewShares(services)
      const { rows } = await ana.get('listShareSubscriptions', { query: { pageNum: 1, pageSize: 20 } })
      const got = rows.find(({ allottedLots }) => allottedLots! > 0)!
      const sell = async () => {
        const order = {
          productType: 1,
          productCode: got.productCode,
          exchangeType: 2,
          orderType: 'market',
          quantity: got.allottedShares!,
        }
        const { data } = await ana.get('previewSpotOrder', { body: order })
        return ana.call('placeSpotOrder', {
          body: { ...order, previewPrice: data.price, idempotencyKey: randomUUID() },
        })
      }
      const { rows: holdings } = await ana.get('listHoldings')
      expect(holdings.find(({ productId }) => productId === got.productId)).toMatchObject({
        quantity: got.allottedShares,
        cost: add(got.cost!, got.fee!),
      })
      // Bought today and nothing else held, so the whole profit is today's.
      const { data: panel } = await ana.get('getAssetPanel')
      expect(panel.profitAndLoseToday).toBe(panel.profitAndLose)
      expect(panel.profitAndLose).not.toBe('0')
      if (got.status === 'allotted') expect(await sell()).toMatchObject({ msg: 'hint_insufficient_balance' })
      clock.advance(open.at(-1)!.listsAt - clock.now())
      await settleNewShares(services)
      expect(await sell()).toMatchObject({ code: 200 })
    },
  )
})

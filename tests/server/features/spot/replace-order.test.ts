/** An order that takes the place of an open one, through the API. */
import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import { formatPrice, parsePrice } from '#src/lib/money/minor-units.ts'
import { findProductByCode } from '#server/market/catalogue.ts'
import type { SpotOrder } from '#models'
import { add, compare, multiply, truncate } from '#src/lib/money/money.ts'
import { DAY } from '#src/lib/time/time-units.ts'
import {
  itWithBackEnd,
  spotOrderFields,
  type BackEnd,
  type Fields,
  type Person,
} from '#tests/support/back-end.ts'

const bitcoin = findProductByCode(2, 'BTC')!
const LIMIT_BUY = {
  productType: 2,
  productCode: 'BTC',
  exchangeType: 1,
  orderType: 'limit',
  quantity: '0.01',
}

/** A part of the current price, as the wire writes it. */
const part = ({ services }: BackEnd, of: string) =>
  formatPrice(parsePrice(truncate(multiply(services.market.quote(bitcoin).nowPrice, of), bitcoin.priceScale)))

async function place(person: Person, fields: Fields): Promise<SpotOrder> {
  const order = await spotOrderFields(person, { ...LIMIT_BUY, ...fields })
  return (await person.get('placeSpotOrder', { body: order })).data
}

const request = (fields: Fields): Fields => ({ ...LIMIT_BUY, idempotencyKey: randomUUID(), ...fields })

const orderOf = async (person: Person, id: string) => {
  const { rows } = await person.get('listSpotOrders', { query: { pageNum: 1, pageSize: 100 } })
  return rows.find(order => order.id === id)
}

const balanceOf = async (person: Person) =>
  (await person.get('getUserBalance', { query: { currencyId: 3 } })).data

describe('an order that replaces an open one', () => {
  itWithBackEnd(
    'uses the money that the other kept on hold, so that all of it can be moved to another price [R1.2]',
    async backEnd => {
      const person = await backEnd.signUp({ money: '1000' })
      const amount = '1000'
      const first = await place(person, { quantity: undefined, amount, limitPrice: part(backEnd, '0.9') })
      const limitPrice = part(backEnd, '0.91')
      const fields = { ...LIMIT_BUY, quantity: undefined, amount, limitPrice }
      const alone = await person.get('previewSpotOrder', { body: fields })
      expect(alone.data.problem?.msg).toBe('hint_insufficient_balance')
      const { data: preview } = await person.get('previewSpotOrder', {
        body: { ...fields, replaces: first.id },
      })
      expect(preview).toMatchObject({ problem: null, available: '1000' })

      const body = request({ ...fields, replaces: first.id, previewPrice: preview.price })
      const { data: second } = await person.get('placeSpotOrder', { body })
      expect(second).toMatchObject({ status: 'open', limitPrice, total: preview.total })
      expect(await orderOf(person, first.id)).toMatchObject({ status: 'cancelled', reason: null })
      const balance = await balanceOf(person)
      expect(balance.held).toBe(second.total)
      expect(compare(add(balance.available, balance.held), '1000')).toBe(0)
      // The answer of a request that is repeated is the first one.
      expect((await person.get('placeSpotOrder', { body })).data).toEqual(second)
      expect(await verifyLedger(backEnd.services.store)).toEqual([])
    },
  )

  itWithBackEnd('leaves the other as it is when it is refused itself', async backEnd => {
    const person = await backEnd.signUp({ money: '1000' })
    const first = await place(person, { quantity: '0.001', limitPrice: part(backEnd, '0.9') })
    const before = await balanceOf(person)
    const body = request({ limitPrice: part(backEnd, '0.95'), previewPrice: '1', replaces: first.id })
    const answer = await person.call('placeSpotOrder', { body: { ...body, quantity: '10' } })
    expect(answer).toMatchObject({ code: 422, msg: 'hint_insufficient_balance' })
    expect(await orderOf(person, first.id)).toMatchObject({ status: 'open' })
    expect(await balanceOf(person)).toEqual(before)
  })

  itWithBackEnd(
    'is refused for another person’s order, another product, the other side and an order that has ended',
    async backEnd => {
      const [person, other] = [
        await backEnd.signUp({ money: '5000' }),
        await backEnd.signUp({ money: '5000' }),
      ]
      const own = await place(person, { limitPrice: part(backEnd, '0.9') })
      const foreign = await place(other, { limitPrice: part(backEnd, '0.9') })
      const ended = await place(person, { limitPrice: part(backEnd, '0.9') })
      await person.get('cancelSpotOrder', { body: { id: ended.id, idempotencyKey: randomUUID() } })
      const limitPrice = part(backEnd, '0.9')
      const refused: [Fields, string][] = [
        [{ replaces: foreign.id }, 'hint_order_unknown'],
        [{ replaces: '1' }, 'hint_order_unknown'],
        [{ replaces: own.id, productCode: 'ETH', limitPrice: '10' }, 'hint_order_unknown'],
        [{ replaces: own.id, exchangeType: 2 }, 'hint_order_unknown'],
        [{ replaces: ended.id }, 'hint_order_not_open'],
      ]
      for (const [fields, msg] of refused) {
        const body = { ...LIMIT_BUY, limitPrice, ...fields }
        const preview = await person.call('previewSpotOrder', { body })
        expect(preview, JSON.stringify(fields)).toMatchObject({ code: 460, msg })
        const placing = request({ ...body, previewPrice: '1' })
        expect(await person.call('placeSpotOrder', { body: placing })).toMatchObject({ code: 460, msg })
      }
      expect(await orderOf(person, own.id)).toMatchObject({ status: 'open' })
      expect(await orderOf(other, foreign.id)).toMatchObject({ status: 'open' })
    },
  )

  itWithBackEnd(
    'does not cancel an order whose price the market has reached: that one is filled',
    async backEnd => {
      const person = await backEnd.signUp({ money: '5000' })
      const first = await place(person, { limitPrice: part(backEnd, '0.9999') })
      // Sooner or later the market falls by a ten-thousandth; no job has looked at it yet.
      backEnd.clock.advance(DAY)
      const body = request({ limitPrice: part(backEnd, '0.9'), previewPrice: '1', replaces: first.id })
      const answer = await person.call('placeSpotOrder', { body })
      expect(answer).toMatchObject({ code: 460, msg: 'hint_order_not_open' })
      expect(await orderOf(person, first.id)).toMatchObject({ status: 'filled' })
      expect(await verifyLedger(backEnd.services.store)).toEqual([])
    },
  )

  itWithBackEnd('is not counted as one more open order', async backEnd => {
    const person = await backEnd.signUp({ money: '5000' })
    const limitPrice = part(backEnd, '0.9')
    const small = { quantity: '0.0001', limitPrice }
    const orders: SpotOrder[] = []
    for (let count = 0; count < 200; count += 1) orders.push(await place(person, small))
    const body = request({ ...small, previewPrice: limitPrice })
    expect(await person.call('placeSpotOrder', { body })).toMatchObject({ msg: 'hint_open_orders_limit' })
    const { data } = await person.get('placeSpotOrder', {
      body: { ...body, replaces: orders[0]!.id },
    })
    expect(data.status).toBe('open')
  })
})

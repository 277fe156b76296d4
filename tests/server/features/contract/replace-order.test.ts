/** A contract order that takes the place of an open one, through the API. */
import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import { formatPrice, parsePrice } from '#src/lib/money/minor-units.ts'
import { findProductByCode } from '#server/market/catalogue.ts'
import type { ContractOrder } from '#models'
import { add, compare, multiply, truncate } from '#src/lib/money/money.ts'
import { DAY } from '#src/lib/time/time-units.ts'
import {
  contractOrderFields,
  itWithBackEnd,
  spotOrderFields,
  type BackEnd,
  type Fields,
  type Person,
} from '#tests/support/back-end.ts'

const bitcoin = findProductByCode(2, 'BTC')!
const LONG = {
  productType: 2,
  productCode: 'BTC',
  direction: 'long',
  orderType: 'limit',
  leverage: 10,
  quantity: '0.01',
}

/** A part of the current price, as the wire writes it. */
const part = ({ services }: BackEnd, of: string) =>
  formatPrice(parsePrice(truncate(multiply(services.market.quote(bitcoin).nowPrice, of), bitcoin.priceScale)))

async function place(person: Person, fields: Fields): Promise<ContractOrder> {
  const body = await contractOrderFields(person, { ...LONG, ...fields })
  return (await person.get('placeContractOrder', { body })).data
}

const request = (fields: Fields): Fields => ({
  ...LONG,
  previewPrice: '1',
  idempotencyKey: randomUUID(),
  ...fields,
})

const orderOf = async (person: Person, id: string) => {
  const { rows } = await person.get('listContractOrders', { query: { pageNum: 1, pageSize: 100 } })
  return rows.find(order => order.id === id)
}

const balanceOf = async (person: Person) =>
  (await person.get('getUserBalance', { query: { currencyId: 3 } })).data

describe('a contract order that replaces an open one', () => {
  for (const direction of ['long', 'short'] as const) {
    itWithBackEnd(
      `uses the margin and fee that the other kept on hold, so that all of the money can be moved to another price: ${direction} [R1.2]`,
      async backEnd => {
        const person = await backEnd.signUp({ money: '100' })
        const [before, after] = direction === 'long' ? ['0.95', '0.96'] : ['1.05', '1.06']
        const exits =
          direction === 'long'
            ? { takeProfit: part(backEnd, '1.2'), stopLoss: part(backEnd, '0.94') }
            : { takeProfit: part(backEnd, '0.8'), stopLoss: part(backEnd, '1.07') }
        const size = { direction, quantity: undefined, margin: '99' }
        const first = await place(person, { ...size, ...exits, limitPrice: part(backEnd, before) })
        const limitPrice = part(backEnd, after)
        const fields = { ...LONG, ...size, ...exits, limitPrice }
        const alone = await person.get('previewContractOrder', { body: fields })
        expect(alone.data.problem?.msg).toBe('hint_insufficient_balance')
        const { data: preview } = await person.get('previewContractOrder', {
          body: { ...fields, replaces: first.id },
        })
        expect(preview).toMatchObject({ problem: null, available: '100' })

        const body = request({ ...fields, replaces: first.id, previewPrice: preview.price })
        const { data: second } = await person.get('placeContractOrder', { body })
        expect(second).toMatchObject({ status: 'open', limitPrice, leverage: 10, ...exits })
        expect([second.total, second.margin, second.fee, second.liquidationPrice]).toEqual([
          preview.total,
          preview.margin,
          preview.fee,
          preview.liquidationPrice,
        ])
        expect(await orderOf(person, first.id)).toMatchObject({ status: 'cancelled', reason: null })
        const balance = await balanceOf(person)
        expect(balance.held).toBe(second.total)
        expect(compare(add(balance.available, balance.held), '100')).toBe(0)
        // The answer of a request that is repeated is the first one, and the same key is good for no other.
        expect((await person.get('placeContractOrder', { body })).data).toEqual(second)
        const other = { ...body, replaces: second.id }
        expect(await person.call('placeContractOrder', { body: other })).toMatchObject({
          code: 409,
          msg: 'hint_idempotency_mismatch',
        })
        expect(await verifyLedger(backEnd.services.store)).toEqual([])
      },
    )
  }

  itWithBackEnd('leaves the other as it is when it is refused itself', async backEnd => {
    const person = await backEnd.signUp({ money: '100' })
    const first = await place(person, { quantity: '0.001', limitPrice: part(backEnd, '0.9') })
    const before = await balanceOf(person)
    const limitPrice = part(backEnd, '0.95')
    const refused: [Fields, string][] = [
      [{ quantity: '5' }, 'hint_insufficient_balance'],
      [{ leverage: 7 }, 'hint_leverage_not_offered'],
      [{ limitPrice: `${limitPrice.split('.')[0]}.001` }, 'hint_off_step'],
    ]
    for (const [fields, msg] of refused) {
      const body = request({ limitPrice, replaces: first.id, ...fields })
      expect(await person.call('placeContractOrder', { body })).toMatchObject({ code: 422, msg })
    }
    expect(await orderOf(person, first.id)).toEqual(first)
    expect(await balanceOf(person)).toMatchObject({ available: before.available, held: before.held })
    expect(await verifyLedger(backEnd.services.store)).toEqual([])
  })

  itWithBackEnd(
    'is refused for another person’s order, another product, the other direction, a spot order, a position and an order that has ended',
    async backEnd => {
      const person = await backEnd.signUp({ money: '5000' })
      const other = await backEnd.signUp({ money: '5000' })
      const limitPrice = part(backEnd, '0.9')
      const own = await place(person, { limitPrice })
      const foreign = await place(other, { limitPrice })
      const ended = await place(person, { limitPrice })
      await person.get('cancelContractOrder', { body: { id: ended.id, idempotencyKey: randomUUID() } })
      const position = await place(person, { orderType: 'market' })
      const spot = await spotOrderFields(person, { orderType: 'limit', limitPrice: '100' })
      const { data: spotOrder } = await person.get('placeSpotOrder', { body: spot })
      const before = await balanceOf(person)
      const refused: [Fields, string][] = [
        [{ replaces: foreign.id }, 'hint_order_unknown'],
        [{ replaces: '1' }, 'hint_order_unknown'],
        [{ replaces: spotOrder.id }, 'hint_order_unknown'],
        [{ replaces: own.id, productCode: 'ETH', limitPrice: '10', quantity: '1' }, 'hint_order_unknown'],
        [{ replaces: own.id, direction: 'short', limitPrice: part(backEnd, '1.1') }, 'hint_order_unknown'],
        [{ replaces: position.id }, 'hint_order_not_open'],
        [{ replaces: ended.id }, 'hint_order_not_open'],
      ]
      for (const [fields, msg] of refused) {
        const body = { ...LONG, limitPrice, ...fields }
        const preview = await person.call('previewContractOrder', { body })
        expect(preview, JSON.stringify(fields)).toMatchObject({ code: 460, msg })
        expect(await person.call('placeContractOrder', { body: request(body) })).toMatchObject({
          code: 460,
          msg,
        })
      }
      // Nor does a spot order take the place of one for a contract.
      const body = { ...spot, replaces: own.id, idempotencyKey: randomUUID() }
      expect(await person.call('placeSpotOrder', { body })).toMatchObject({ msg: 'hint_order_unknown' })
      expect(await orderOf(person, own.id)).toEqual(own)
      expect(await orderOf(other, foreign.id)).toEqual(foreign)
      expect(await balanceOf(person)).toMatchObject({ available: before.available, held: before.held })
      expect(await verifyLedger(backEnd.services.store)).toEqual([])
    },
  )

  itWithBackEnd(
    'does not cancel an order whose price the market has reached: that one is filled',
    async backEnd => {
      const person = await backEnd.signUp({ money: '5000' })
      const first = await place(person, { limitPrice: part(backEnd, '0.9999') })
      // Sooner or later the market falls by a ten-thousandth; no job has looked at it yet.
      backEnd.clock.advance(DAY)
      const body = request({ limitPrice: part(backEnd, '0.9'), replaces: first.id })
      const answer = await person.call('placeContractOrder', { body })
      expect(answer).toMatchObject({ code: 460, msg: 'hint_order_not_open' })
      expect(await orderOf(person, first.id)).toMatchObject({ status: 'filled' })
      expect(await verifyLedger(backEnd.services.store)).toEqual([])
    },
  )

  itWithBackEnd('takes the place of it once, however many are sent at the same time', async backEnd => {
    const person = await backEnd.signUp({ money: '100' })
    const size = { quantity: undefined, margin: '99' }
    const first = await place(person, { ...size, limitPrice: part(backEnd, '0.95') })
    const bodies = ['0.96', '0.97', '0.98'].map(of =>
      request({ ...size, limitPrice: part(backEnd, of), replaces: first.id }),
    )
    const answers = await Promise.all(bodies.map(body => person.call('placeContractOrder', { body })))
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 460, 460])
    const { rows } = await person.get('listContractOrders', {
      query: { pageNum: 1, pageSize: 100, status: 'open' },
    })
    expect(rows).toHaveLength(1)
    expect((await balanceOf(person)).held).toBe(rows[0]!.total)
    expect(await verifyLedger(backEnd.services.store)).toEqual([])
  })

  itWithBackEnd('can be a market order, which opens its position from the hold', async backEnd => {
    const person = await backEnd.signUp({ money: '100' })
    const size = { quantity: undefined, margin: '98' }
    const first = await place(person, { ...size, limitPrice: part(backEnd, '0.95') })
    const fields = { ...LONG, ...size, orderType: 'market', replaces: first.id }
    const { data: preview } = await person.get('previewContractOrder', { body: fields })
    const body = request({ ...fields, previewPrice: preview.price })
    const { data: filled } = await person.get('placeContractOrder', { body })
    expect(filled.status).toBe('filled')
    expect((await balanceOf(person)).held).toBe(filled.margin)
    expect(await orderOf(person, first.id)).toMatchObject({ status: 'cancelled' })
    expect(await verifyLedger(backEnd.services.store)).toEqual([])
  })

  itWithBackEnd('is not counted as one more open order', async backEnd => {
    const person = await backEnd.signUp({ money: '5000' })
    const small = { quantity: '0.0001', limitPrice: part(backEnd, '0.9') }
    const orders: ContractOrder[] = []
    for (let count = 0; count < 200; count += 1) orders.push(await place(person, small))
    const body = request(small)
    expect(await person.call('placeContractOrder', { body })).toMatchObject({ msg: 'hint_open_orders_limit' })
    const replacing = { ...body, replaces: orders[0]!.id }
    expect((await person.get('placeContractOrder', { body: replacing })).data.status).toBe('open')
  })
})

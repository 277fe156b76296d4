import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { MAX_OPEN_ORDERS } from '#server/matching/open-order-limit.ts'
import { findProductByCode } from '#server/market/catalogue.ts'
import { multiply, truncate } from '#src/lib/money/money.ts'
import { itWithBackEnd, spotOrderFields, type BackEnd, type Person } from '#tests/support/back-end.ts'

const bitcoin = findProductByCode(2, 'BTC')!
const priceOf = ({ services }: BackEnd) => services.market.quote(bitcoin).nowPrice
const part = (price: string, of: string) => truncate(multiply(price, of), bitcoin.priceScale)

describe('cancellation', () => {
  itWithBackEnd(
    'is refused once the market has reached the limit, for spot and contracts (M8)',
    async backEnd => {
      const person = await backEnd.signUp({ money: '5000' })
      const now = priceOf(backEnd)
      const order = { productType: 2, productCode: 'BTC', quantity: '0.01', orderType: 'limit' }
      const { data } = await person.get('placeSpotOrder', {
        body: await spotOrderFields(person, { ...order, limitPrice: part(now, '1.02') }),
      })
      backEnd.clock.advance(1000)
      const body = { id: data.id, idempotencyKey: randomUUID() }
      expect(await person.call('cancelSpotOrder', { body })).toMatchObject({
        code: 460,
        msg: 'hint_order_not_open',
      })
      const { rows } = await person.get('listSpotOrders', { query: { pageNum: 1, pageSize: 5 } })
      expect(rows[0]).toMatchObject({ id: data.id, status: 'filled' })
    },
  )
})

describe('open orders', () => {
  itWithBackEnd(
    'are capped per account and trading mode, without affecting other accounts (M6)',
    async backEnd => {
      const [hostile, honest] = [
        await backEnd.signUp({ money: '5000' }),
        await backEnd.signUp({ money: '5000' }),
      ]
      const body = await spotOrderFields(hostile, { quantity: '0.1', orderType: 'limit', limitPrice: '20' })
      const place = (person: Person) =>
        person.call('placeSpotOrder', { body: { ...body, idempotencyKey: randomUUID() } })
      for (let placed = 0n; placed < MAX_OPEN_ORDERS; placed++) expect((await place(hostile)).code).toBe(200)
      expect(await place(hostile)).toMatchObject({ code: 460, msg: 'hint_open_orders_limit' })
      expect((await place(honest)).code).toBe(200)
      const market = await spotOrderFields(hostile, { quantity: '0.1' })
      expect((await hostile.call('placeSpotOrder', { body: market })).code).toBe(200)
      // A purchase with a stop loss opens an order.
      const withStopLoss = { ...market, stopLossPrice: '20', idempotencyKey: randomUUID() }
      expect(await hostile.call('placeSpotOrder', { body: withStopLoss })).toMatchObject({
        code: 460,
        msg: 'hint_open_orders_limit',
      })
    },
  )
})

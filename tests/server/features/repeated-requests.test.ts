import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { findProductByCode } from '#server/market/catalogue.ts'
import { contractOrderFields, itWithBackEnd } from '#tests/support/back-end.ts'
import { advanceUntil } from '#tests/support/market-moves.ts'
import { compare } from '#src/lib/money/money.ts'
import { HOUR } from '#src/lib/time/time-units.ts'

const EXCHANGE_HOURS = { MARKET_HOURS: 'exchange' }

describe('repeated request after a lost answer', () => {
  itWithBackEnd(
    'gets the original answer even after the market has closed, while a new request is refused [R1.2]',
    async backEnd => {
      const member = await backEnd.signUp({ money: '5000' })
      const apple = { productType: 1, productCode: 'AAPL' }
      const isOpen = async () => {
        const { data } = await member.get('getProduct', { query: apple })
        return data.trading.status === 'open'
      }
      while (!(await isOpen())) backEnd.clock.advance(HOUR)
      const asked = { ...apple, exchangeType: 1, orderType: 'market', quantity: '2' }
      const { data: preview } = await member.get('previewSpotOrder', { body: asked })
      const order = { ...asked, previewPrice: preview.price, idempotencyKey: randomUUID() }
      const first = await member.call('placeSpotOrder', { body: order })
      expect(first).toMatchObject({ code: 200, data: { status: 'filled' } })

      const contract = await contractOrderFields(member, { ...apple, quantity: '2', leverage: 2 })
      const opened = await member.get('placeContractOrder', { body: contract })
      const price = opened.data.fillPrice ?? '0'
      const close = { id: opened.data.id, quantity: '1', previewPrice: price, idempotencyKey: randomUUID() }
      const closed = await member.get('closeContractPosition', { body: close })

      while (await isOpen()) backEnd.clock.advance(HOUR)
      const later = (body: object) => ({ ...body, idempotencyKey: randomUUID() })
      const refusal = { code: 460, msg: 'hint_market_closed' }
      expect(await member.call('placeSpotOrder', { body: later(order) })).toMatchObject(refusal)
      expect(await member.call('placeContractOrder', { body: later(contract) })).toMatchObject(refusal)
      expect(await member.call('closeContractPosition', { body: later(close) })).toMatchObject(refusal)

      expect(await member.call('placeSpotOrder', { body: order })).toEqual(first)
      expect(await member.get('placeContractOrder', { body: contract })).toEqual(opened)
      const { quantity, returned, time } = closed.data
      const again = await member.call('closeContractPosition', { body: close })
      expect(again).toMatchObject({ code: 200, data: { quantity, returned, time } })
    },
    EXCHANGE_HOURS,
  )
})

describe('contract without price tolerance', () => {
  itWithBackEnd(
    'is refused at any price worse than confirmed, as app_order_change says [R9.1]',
    async backEnd => {
      const member = await backEnd.signUp({ money: '5000' })
      const order = await contractOrderFields(member)
      const { market } = backEnd.services
      const bitcoin = findProductByCode(2, 'BTC')!
      const { nowPrice } = market.quote(bitcoin)
      advanceUntil(backEnd, () => compare(market.quote(bitcoin).nowPrice, nowPrice) > 0, 500)
      const moved = await member.call('placeContractOrder', { body: order })
      expect(moved).toMatchObject({ code: 460, msg: 'hint_price_moved' })
    },
    { OTHER_VALUE: '{"app_order_change":"0"}' },
  )
})

itWithBackEnd('a key that is reserved for the seed is refused, and nothing is stored', async backEnd => {
  const member = await backEnd.signUp()
  const stored = () => backEnd.services.store.query('SELECT key FROM idempotency')
  const before = await stored()
  const body = { channelId: 1, amount: '100', idempotencyKey: '5eed0000-0000-4000-8000-000000000001' }
  expect(await member.call('createDeposit', { body })).toEqual({
    code: 422,
    msg: 'hint_invalid_field',
    params: { field: 'idempotencyKey' },
  })
  expect(await stored()).toEqual(before)
})

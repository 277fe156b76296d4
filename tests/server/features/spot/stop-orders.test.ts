/** Stop, stop-limit and OCO orders, day orders, and the take profit and stop loss of a purchase, through the API. */
import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { dayOrderJob } from '#server/features/spot/expire-orders.ts'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import { formatPrice, parsePrice } from '#src/lib/money/minor-units.ts'
import { findProductByCode } from '#server/market/catalogue.ts'
import type { SpotOrder } from '#models'
import { compare, multiply, truncate } from '#src/lib/money/money.ts'
import { DAY, HOUR, MINUTE } from '#src/lib/time/time-units.ts'
import {
  itWithBackEnd,
  runJobsTwice,
  spotOrderFields,
  type BackEnd,
  type Fields,
  type Person,
} from '#tests/support/back-end.ts'

const bitcoin = findProductByCode(2, 'BTC')!
const BTC = { productType: 2, productCode: 'BTC', quantity: '0.01' }

/** A price as the wire writes it, without needless zeros. */
const plain = (price: string) => formatPrice(parsePrice(price))
const priceNow = ({ services }: BackEnd) => services.market.quote(bitcoin).nowPrice
const part = (price: string, of: string) => plain(truncate(multiply(price, of), bitcoin.priceScale))

async function place(person: Person, fields: Fields): Promise<SpotOrder> {
  const order = await spotOrderFields(person, { ...BTC, ...fields })
  return (await person.get('placeSpotOrder', { body: order })).data
}

const ordersOf = async (person: Person) =>
  (await person.get('listSpotOrders', { query: { pageNum: 1, pageSize: 100 } })).rows

const orderOf = async (person: Person, id: string) => (await ordersOf(person)).find(order => order.id === id)!

/** The market goes on for a while, and everything that is due is done. */
async function goOn(backEnd: BackEnd, time: number): Promise<void> {
  backEnd.clock.advance(time)
  await backEnd.matchMarket()
  await runJobsTwice(backEnd.services, [dayOrderJob(backEnd.services)])
}

const buys = (side: 1 | 2) => side === 1
/** Whether a price reaches a limit, or with `isStop` a stop price. */
const reaches = (side: 1 | 2, price: string, bound: string, isStop = false) =>
  buys(side) === isStop ? compare(price, bound) >= 0 : compare(price, bound) <= 0

/** What must have become of an order, found by looking at every tick. */
function expectedOf(backEnd: BackEnd, order: SpotOrder) {
  const { exchangeType: side, orderType, limitPrice, stopPrice, createdAt, expiresAt } = order
  const now = backEnd.clock.now()
  const hasLimit = limitPrice !== null
  let isWaiting = stopPrice !== undefined
  const first = (Math.floor(createdAt / bitcoin.tickPeriod) + 1) * bitcoin.tickPeriod
  const last = expiresAt === undefined ? now : Math.min(now, expiresAt - 1)
  for (let time = first; time <= last; time += bitcoin.tickPeriod) {
    const price = backEnd.services.market.quote(bitcoin, time).nowPrice
    const isStopped = isWaiting && reaches(side, price, stopPrice!, true)
    if (isStopped && (orderType === 'oco' || (orderType === 'stop' && side === 2)))
      return { status: 'filled', fillPrice: plain(price), closedAt: time, triggeredAt: time }
    if (isStopped) isWaiting = false
    if (hasLimit && (!isWaiting || orderType === 'oco') && reaches(side, price, limitPrice))
      return { status: 'filled', fillPrice: plain(price), closedAt: time }
  }
  if (expiresAt && expiresAt <= now) return { status: 'cancelled', reason: 'hint_order_expired' }
  return {
    status: 'open',
    fillPrice: null,
    ...(!isWaiting && stopPrice && { triggeredAt: expect.any(Number) }),
  }
}

/** Orders of every kind, near and far from the market. */
function ordersAround(price: string): Fields[] {
  const near = ['1.0004', '1.002', '1.008']
  const below = ['0.9996', '0.998', '0.992']
  const kinds = near.flatMap((up, index): Fields[] => {
    const [above, under] = [part(price, up), part(price, below[index]!)]
    return [
      { exchangeType: 1, orderType: 'stop', stopPrice: above },
      { exchangeType: 2, orderType: 'stop', stopPrice: under },
      { exchangeType: 1, orderType: 'stopLimit', stopPrice: above, limitPrice: above },
      { exchangeType: 1, orderType: 'stopLimit', stopPrice: above, limitPrice: price },
      { exchangeType: 2, orderType: 'stopLimit', stopPrice: under, limitPrice: under },
      { exchangeType: 2, orderType: 'stopLimit', stopPrice: under, limitPrice: above },
      { exchangeType: 2, orderType: 'oco', stopPrice: under, limitPrice: above },
      { exchangeType: 1, orderType: 'limit', limitPrice: under },
    ]
  })
  return kinds.flatMap(kind => [kind, { ...kind, timeInForce: 'day' }])
}

describe('every order that waits for a price', () => {
  itWithBackEnd(
    'ends by the first tick that decides it, however long the program was away in between',
    async backEnd => {
      const person = await backEnd.signUp({ money: '90000' })
      await place(person, { quantity: '0.5' })
      // The trading day of crypto ends at midnight UTC: an hour after the orders.
      const untilMidnight = DAY - (backEnd.clock.now() % DAY)
      backEnd.clock.advance(untilMidnight + DAY - HOUR)
      const placed: SpotOrder[] = []
      for (const fields of ordersAround(priceNow(backEnd))) placed.push(await place(person, fields))
      for (const time of [1000, 5 * MINUTE, 20 * MINUTE, 3 * HOUR, 1000]) {
        await goOn(backEnd, time)
        const orders = new Map((await ordersOf(person)).map(order => [order.id, order]))
        for (const order of placed) {
          const { orderType, exchangeType, stopPrice, limitPrice } = order
          const kind = JSON.stringify({ orderType, exchangeType, stopPrice, limitPrice })
          expect(orders.get(order.id), kind).toMatchObject(expectedOf(backEnd, order))
        }
      }
      const ends = (await ordersOf(person)).map(({ status }) => status)
      expect(new Set(ends), 'the test meets every end').toEqual(new Set(['filled', 'open', 'cancelled']))
      expect(await verifyLedger(backEnd.services.store)).toEqual([])
    },
  )
})

describe('a stop order', () => {
  itWithBackEnd('to buy holds and pays at most half a percent more than its stop price', async backEnd => {
    const person = await backEnd.signUp({ money: '5000' })
    const stopPrice = part(priceNow(backEnd), '1.001')
    const order = await place(person, { orderType: 'stop', stopPrice })
    expect(order).toMatchObject({ status: 'open', stopPrice, limitPrice: part(stopPrice, '1.005') })
    const { data } = await person.get('getUserBalance', { query: { currencyId: 3 } })
    expect(data.held).toBe(order.total)
    await person.get('cancelSpotOrder', { body: { id: order.id, idempotencyKey: randomUUID() } })
    const after = await person.get('getUserBalance', { query: { currencyId: 3 } })
    expect(after.data).toMatchObject({ available: '5000', held: '0' })
  })

  itWithBackEnd(
    'at a price the market has already reached is refused, with the price to stay above or below',
    async backEnd => {
      const person = await backEnd.signUp({ money: '5000' })
      await place(person, {})
      const now = priceNow(backEnd)
      const [above, below] = [part(now, '1.01'), part(now, '0.99')]
      const refused: [Fields, string, string][] = [
        [{ exchangeType: 1, orderType: 'stop', stopPrice: below }, 'stopPrice', 'hint_exit_not_above'],
        [{ exchangeType: 1, orderType: 'stop', stopPrice: now }, 'stopPrice', 'hint_exit_not_above'],
        [{ exchangeType: 2, orderType: 'stop', stopPrice: above }, 'stopPrice', 'hint_exit_not_below'],
        [
          { exchangeType: 2, orderType: 'oco', stopPrice: below, limitPrice: below },
          'limitPrice',
          'hint_exit_not_above',
        ],
        [{ takeProfitPrice: below }, 'takeProfitPrice', 'hint_exit_not_above'],
        [{ stopLossPrice: above }, 'stopLossPrice', 'hint_exit_not_below'],
        [{ takeProfitPrice: '10000001' }, 'takeProfitPrice', 'hint_above_maximum'],
        [{ stopLossPrice: '0.01' }, 'stopLossPrice', 'hint_below_minimum'],
        [{ orderType: 'stop' }, 'stopPrice', 'hint_invalid_field'],
        [{ stopPrice: above }, 'stopPrice', 'hint_invalid_field'],
        [{ orderType: 'stopLimit', stopPrice: above }, 'limitPrice', 'hint_invalid_field'],
        [
          { exchangeType: 1, orderType: 'oco', stopPrice: above, limitPrice: above },
          'stopPrice',
          'hint_invalid_field',
        ],
        [{ exchangeType: 2, takeProfitPrice: above }, 'takeProfitPrice', 'hint_invalid_field'],
        [{ exchangeType: 2, stopLossPrice: below }, 'stopLossPrice', 'hint_invalid_field'],
        [{ timeInForce: 'day' }, 'timeInForce', 'hint_invalid_field'],
        [{ orderType: 'stop', stopPrice: `${above}001` }, 'stopPrice', 'hint_invalid_field'],
      ]
      const balance = await person.get('getUserBalance', { query: { currencyId: 3 } })
      for (const [fields, field, msg] of refused) {
        const body = { ...BTC, exchangeType: 1, orderType: 'market', ...fields }
        const preview = await person.get('previewSpotOrder', { body })
        expect(preview.data.problem, JSON.stringify(fields)).toMatchObject({ field, msg })
        const order = { ...body, previewPrice: now, idempotencyKey: randomUUID() }
        const answer = await person.call('placeSpotOrder', { body: order })
        expect(answer, JSON.stringify(fields)).toMatchObject({ code: 422, msg, params: { field } })
      }
      expect(await person.get('getUserBalance', { query: { currencyId: 3 } })).toEqual(balance)
    },
  )
})

describe('the take profit and stop loss of a purchase', () => {
  itWithBackEnd(
    'become one sale of what was bought, and whichever is reached first ends both',
    async backEnd => {
      const person = await backEnd.signUp({ money: '5000' })
      const now = priceNow(backEnd)
      const [takeProfitPrice, stopLossPrice] = [part(now, '1.003'), part(now, '0.997')]
      const bought = await place(person, { takeProfitPrice, stopLossPrice })
      expect(bought).toMatchObject({ status: 'filled', takeProfitPrice, stopLossPrice })
      const exit = await orderOf(person, bought.exitOrderId!)
      expect(exit).toMatchObject({
        exchangeType: 2,
        orderType: 'oco',
        status: 'open',
        quantity: '0.01',
        limitPrice: takeProfitPrice,
        stopPrice: stopLossPrice,
        createdAt: bought.closedAt,
      })
      const { rows } = await person.get('listHoldings')
      expect(rows[0]).toMatchObject({ quantity: '0.01', available: '0', held: '0.01' })
      await goOn(backEnd, 12 * HOUR)
      expect(await orderOf(person, exit.id)).toMatchObject(expectedOf(backEnd, exit))
      expect((await orderOf(person, exit.id)).status).toBe('filled')
      expect((await person.get('listHoldings')).rows).toEqual([])
      expect(await verifyLedger(backEnd.services.store)).toEqual([])
    },
  )

  itWithBackEnd(
    'of a limit order count from the moment of its fill, also when the program was away',
    async backEnd => {
      const person = await backEnd.signUp({ money: '5000' })
      const now = priceNow(backEnd)
      const bought = await place(person, {
        orderType: 'limit',
        limitPrice: part(now, '0.9995'),
        takeProfitPrice: part(now, '1.001'),
        stopLossPrice: part(now, '0.997'),
      })
      expect(bought.exitOrderId).toBeUndefined()
      await goOn(backEnd, 12 * HOUR)
      await goOn(backEnd, 1000)
      const filled = await orderOf(person, bought.id)
      expect(filled).toMatchObject(expectedOf(backEnd, bought))
      const exit = await orderOf(person, filled.exitOrderId!)
      expect(exit.createdAt).toBe(filled.closedAt)
      expect(exit).toMatchObject(expectedOf(backEnd, exit))
      expect(exit.status).toBe('filled')
      expect(await verifyLedger(backEnd.services.store)).toEqual([])
    },
  )

  itWithBackEnd('alone become a limit sale or a stop sale', async backEnd => {
    const person = await backEnd.signUp({ money: '5000' })
    const now = priceNow(backEnd)
    const [above, below] = [part(now, '1.1'), part(now, '0.9')]
    const one = await place(person, { takeProfitPrice: above })
    expect(await orderOf(person, one.exitOrderId!)).toMatchObject({ orderType: 'limit', limitPrice: above })
    const other = await place(person, { stopLossPrice: below })
    expect(await orderOf(person, other.exitOrderId!)).toMatchObject({ orderType: 'stop', stopPrice: below })
    expect(await verifyLedger(backEnd.services.store)).toEqual([])
  })

  itWithBackEnd('are opened once, however often the purchase is sent', async backEnd => {
    const person = await backEnd.signUp({ money: '5000' })
    const order = await spotOrderFields(person, { ...BTC, stopLossPrice: part(priceNow(backEnd), '0.9') })
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => person.get('placeSpotOrder', { body: order })),
    )
    expect(new Set(answers.map(({ data }) => data.exitOrderId)).size).toBe(1)
    expect(await ordersOf(person)).toHaveLength(2)
    const other = { ...order, stopLossPrice: part(priceNow(backEnd), '0.8') }
    expect(await person.call('placeSpotOrder', { body: other })).toMatchObject({ code: 409 })
  })
})

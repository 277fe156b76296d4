import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { add, compare, divide, multiply, subtract, truncate } from '#src/lib/money/money.ts'
import { DAY, HOUR, MINUTE } from '#src/lib/time/time-units.ts'
import { findProductByCode } from '#server/market/catalogue.ts'
import { marketJobs } from '#server/jobs/match-market.ts'
import { reachAlert } from '#server/features/alert/fire-alerts.ts'
import { parsePrice } from '#src/lib/money/minor-units.ts'
import {
  itWithBackEnd,
  runJobsTwice,
  type BackEnd,
  type Fields,
  type Person,
} from '#tests/support/back-end.ts'

const bitcoin = findProductByCode(2, 'BTC')!
const PAGE = { pageNum: 1, pageSize: 20 }
const SECOND = 1000

const priceAt = ({ services: { market } }: BackEnd, time?: number) => market.quote(bitcoin, time).nowPrice
const shifted = (price: string, by: string) => truncate(multiply(price, by), bitcoin.priceScale)

const alertFields = (fields: Fields): Fields => ({
  productType: 2,
  productCode: 'BTC',
  condition: 'above',
  isRepeating: 0,
  idempotencyKey: randomUUID(),
  ...fields,
})
const create = async (person: Person, fields: Fields) =>
  (await person.get('createAlert', { body: alertFields(fields) })).data
const alertsOf = async (person: Person) => (await person.get('listAlerts', { query: PAGE })).rows
const firedOf = async (person: Person) =>
  (await person.get('listMessages', { query: { pageNum: 1, pageSize: 100 } })).rows.filter(
    ({ kind }) => kind === 'price_alert',
  )

/** The ticks of the next `length` milliseconds. */
function ticksFrom(backEnd: BackEnd, from: number, length: number) {
  const first = (Math.floor(from / bitcoin.tickPeriod) + 1) * bitcoin.tickPeriod
  const count = Math.floor((from + length - first) / bitcoin.tickPeriod) + 1
  return Array.from({ length: count }, (_, index) => {
    const time = first + index * bitcoin.tickPeriod
    return { time, price: priceAt(backEnd, time) }
  })
}

/** The highest price of the next `length` milliseconds. */
const highestOf = (backEnd: BackEnd, length: number) =>
  ticksFrom(backEnd, backEnd.clock.now(), length)
    .map(({ price }) => price)
    .reduce((high, price) => (compare(price, high) > 0 ? price : high))

/** A time from which the price rises above its first in ten minutes: the clock is moved there. */
function moveToRise(backEnd: BackEnd): string {
  while (compare(highestOf(backEnd, 10 * MINUTE), priceAt(backEnd)) <= 0) backEnd.clock.advance(MINUTE)
  return highestOf(backEnd, 10 * MINUTE)
}

/** Runs the jobs every second, as the scheduler does. */
async function runFor(backEnd: BackEnd, length: number, step = SECOND) {
  for (let passed = 0; passed < length; passed += step) {
    backEnd.clock.advance(step)
    await backEnd.matchMarket()
  }
}

describe('a price alert', () => {
  itWithBackEnd(
    'fires once, at the first tick that reaches it, with the price and its time',
    async backEnd => {
      const member = await backEnd.signUp()
      const value = moveToRise(backEnd)
      const start = backEnd.clock.now()
      const created = await create(member, { value })
      expect(created).toMatchObject({ status: 'active', productCode: 'BTC', firedAt: null })
      const first = ticksFrom(backEnd, start, 10 * MINUTE).find(({ price }) => compare(price, value) >= 0)!
      await runFor(backEnd, 11 * MINUTE, 20 * SECOND)
      expect(await alertsOf(member)).toMatchObject([
        { id: created.id, status: 'fired', firedAt: first.time, firedPrice: first.price },
      ])
      expect((await firedOf(member)).map(({ params }) => params)).toEqual([
        { product: 'BTC', condition: 'above', value, price: first.price, time: `${first.time}` },
      ])
    },
  )

  itWithBackEnd('is told after a pause of the server, once, by however many nodes', async backEnd => {
    const member = await backEnd.signUp()
    const value = moveToRise(backEnd)
    await create(member, { value })
    await backEnd.matchMarket()
    backEnd.clock.advance(3 * HOUR)
    const nodes = [marketJobs(backEnd.services), marketJobs(backEnd.services), marketJobs(backEnd.services)]
    await Promise.all(nodes.map(jobs => runJobsTwice(backEnd.services, jobs)))
    const [message, ...others] = await firedOf(member)
    expect(compare(message!.params['price']!, value)).toBeGreaterThanOrEqual(0)
    expect(others).toEqual([])
  })

  itWithBackEnd(
    'that repeats fires again only after the price came back and an hour has passed',
    async backEnd => {
      const member = await backEnd.signUp()
      const value = moveToRise(backEnd)
      const { id } = await create(member, { value, isRepeating: 1 })
      const reach = (price: string, time: number) =>
        backEnd.services.store.execute(reachAlert, {
          id: BigInt(id),
          price: parsePrice(price),
          time: BigInt(time),
        })
      const low = shifted(value, '0.99')
      const start = backEnd.clock.now()
      expect(await reach(value, start + 1)).toBe(true)
      expect(await reach(value, start + 2)).toBe(false)
      expect(await reach(low, start + 3)).toBe(true)
      expect(await reach(value, start + HOUR)).toBe(false)
      expect(await firedOf(member)).toHaveLength(1)
      expect(await reach(value, start + HOUR + 2)).toBe(true)
      expect(await reach(value, start + HOUR + 3)).toBe(false)
      expect(await firedOf(member)).toHaveLength(2)
      expect(await alertsOf(member)).toMatchObject([{ status: 'active', firedAt: start + HOUR + 2 }])
    },
  )

  itWithBackEnd('never fires by a price from before it was created, changed or resumed', async backEnd => {
    const member = await backEnd.signUp()
    await backEnd.matchMarket()
    const past = highestOf(backEnd, 5 * MINUTE)
    backEnd.clock.advance(5 * MINUTE)
    while (compare(priceAt(backEnd), past) >= 0) backEnd.clock.advance(SECOND)
    const { id } = await create(member, { value: past })
    await backEnd.matchMarket()
    expect(await firedOf(member)).toEqual([])

    const terms = { id, condition: 'above', value: past, isRepeating: 0 }
    await member.get('changeAlert', { body: { ...terms, isPaused: 1 } })
    await runFor(backEnd, 2 * HOUR, HOUR)
    expect(await firedOf(member)).toEqual([])
    const value = moveToRise(backEnd)
    const resumed = await member.get('changeAlert', { body: { ...terms, value, isPaused: 0 } })
    expect(resumed.data.status).toBe('active')
    await runFor(backEnd, 11 * MINUTE, MINUTE)
    expect(await firedOf(member)).toHaveLength(1)
  })

  itWithBackEnd('of a change is measured by the close of the day, and told once a day', async backEnd => {
    const member = await backEnd.signUp()
    const { clock, services } = backEnd
    // The hour before the end of a day.
    clock.advance(DAY - (clock.now() % DAY) - HOUR)
    await backEnd.matchMarket()
    const days = 4
    const quotes = Array.from({ length: days * 48 }, (_, index) =>
      services.market.quote(bitcoin, clock.now() + index * 30 * MINUTE),
    )
    // A change that some days reach: the smallest highest change of a whole day.
    const changes = quotes.map(({ changeRate }) => changeRate).filter(rate => compare(rate, '0.2') > 0)
    expect(changes.length).toBeGreaterThan(0)
    const now = services.market.quote(bitcoin)
    const value = compare(now.changeRate, '0.2') < 0 ? '0.2' : truncate(add(now.changeRate, '0.3'), 2)
    await create(member, { condition: 'rise', value, isRepeating: 1 })
    await runFor(backEnd, days * DAY, 6 * HOUR)
    const told = (await firedOf(member)).map(({ params }) => ({
      price: params['price']!,
      time: Number(params['time']),
    }))
    expect(told.length).toBeGreaterThan(0)
    expect(new Set(told.map(({ time }) => Math.floor(time / DAY))).size).toBe(told.length)
    for (const { price, time } of told) {
      const { nowPrice, changePrice } = services.market.quote(bitcoin, time)
      expect(nowPrice).toBe(price)
      const rate = multiply(divide(changePrice, subtract(nowPrice, changePrice), 12), '100')
      expect(compare(rate, value)).toBeGreaterThanOrEqual(0)
    }
  })
})

describe('price alerts of an account', () => {
  itWithBackEnd('are refused when the market is there already, with the price', async backEnd => {
    const member = await backEnd.signUp()
    const price = priceAt(backEnd)
    const answers = [
      { condition: 'above', value: price },
      { condition: 'above', value: shifted(price, '0.5') },
      { condition: 'below', value: price },
      { condition: 'below', value: shifted(price, '2') },
    ].map(fields => member.call('createAlert', { body: alertFields(fields) }))
    for (const answer of await Promise.all(answers)) {
      expect(answer).toMatchObject({ code: 422, msg: 'hint_alert_reached', params: { field: 'value' } })
      expect(parsePrice(answer.params!['price']!)).toBe(parsePrice(price))
    }
    expect(await alertsOf(member)).toEqual([])
  })

  itWithBackEnd('are limited to a hundred, of which a repeated request is one', async backEnd => {
    const member = await backEnd.signUp()
    const value = shifted(priceAt(backEnd), '3')
    const body = alertFields({ value })
    const [first, second] = [
      await member.get('createAlert', { body }),
      await member.get('createAlert', { body }),
    ]
    expect(second).toEqual(first)
    const others = Array.from({ length: 120 }, () =>
      member.call('createAlert', { body: alertFields({ value }) }),
    )
    const codes = (await Promise.all(others)).map(({ code }) => code)
    expect(codes.filter(code => code === 200)).toHaveLength(99)
    expect(codes.filter(code => code === 460)).toHaveLength(21)
    await member.get('deleteAlert', { body: { id: first.data.id } })
    expect((await member.call('createAlert', { body: alertFields({ value }) })).code).toBe(200)
  })

  itWithBackEnd('are nobody else’s to see, change or delete', async backEnd => {
    const [owner, other] = [await backEnd.signUp(), await backEnd.signUp()]
    const value = shifted(priceAt(backEnd), '3')
    const { id } = await create(owner, { value })
    expect(await alertsOf(other)).toEqual([])
    const change = { id, condition: 'above', value, isRepeating: 0, isPaused: 1 }
    for (const answer of [
      await other.call('changeAlert', { body: change }),
      await other.call('deleteAlert', { body: { id } }),
    ]) {
      expect(answer).toMatchObject({ code: 460, msg: 'hint_alert_unknown' })
    }
    expect(await alertsOf(owner)).toMatchObject([{ id, status: 'active' }])
  })
})

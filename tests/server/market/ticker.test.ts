import * as fc from '#tests/support/seeded-fast-check.ts'
import { expect, it } from 'vitest'
import { CATALOGUE, findProductByCode } from '#server/market/catalogue.ts'
import { createMarket } from '#server/market/market.ts'
import type { PriceBlock } from '#models'
import { compare, subtract } from '#src/lib/money/money.ts'
import { DAY } from '#src/lib/time/time-units.ts'

const anyProduct = fc.constantFrom(...CATALOGUE)
const anyHours = fc.constantFrom('always', 'exchange') as fc.Arbitrary<'always' | 'exchange'>
const anyMoment = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2026, 11, 31) })
const apple = findProductByCode(1, 'AAPL')!
const saturday = Date.UTC(2026, 10, 21, 12)

const candleOf = ({ open, close, max, min, volume }: PriceBlock) => ({
  open,
  close,
  high: max,
  low: min,
  volume,
})

it('ticker agrees with the candles: last price and close, day and minute [R3.5]', () => {
  fc.assert(
    fc.property(anyProduct, anyHours, anyMoment, (product, hours, time) => {
      const market = createMarket({ seed: 3, clock: () => time, hours })
      const ticker = market.ticker(product)
      const days = market.candles(product, '1d', { limit: 2 })
      expect(days[1]).toMatchObject({ ...candleOf(ticker.day), close: ticker.nowPrice })
      expect(days[0]).toMatchObject(candleOf(ticker.prevDay))
      expect(market.candles(product, '1m', { limit: 1 })[0]).toMatchObject(candleOf(ticker.minute))
    }),
    { numRuns: 80 },
  )
})

it('ticker and quote agree, with the change against the previous day’s close', () => {
  fc.assert(
    fc.property(anyProduct, anyHours, anyMoment, (product, hours, time) => {
      const market = createMarket({ seed: 3, clock: () => time, hours })
      const { nowPrice, changePrice, changeRate, time: at, prevDay } = market.ticker(product)
      expect(market.quote(product)).toEqual({
        productId: product.productId,
        nowPrice,
        changePrice,
        changeRate,
        time: at,
      })
      expect(changePrice).toBe(subtract(nowPrice, prevDay.close))
      expect(changeRate).toMatch(/^-?\d+\.\d{2}$/)
      expect(changeRate).not.toBe('-0.00')
      expect(at).toBeLessThanOrEqual(time)
    }),
    { numRuns: 80 },
  )
})

it('ticker formats every figure as specified, with averages between the extremes [R3.5]', () => {
  fc.assert(
    fc.property(anyProduct, anyMoment, (product, time) => {
      const { day, minute, prevDay } = createMarket({ seed: 3 }).ticker(product, time)
      for (const block of [day, minute, prevDay]) {
        for (const figure of Object.values(block)) expect(figure).toMatch(/^(0|[1-9]\d{0,17})(\.\d{1,18})?$/)
        expect(compare(block.averagePrice, block.min)).toBeGreaterThanOrEqual(0)
        expect(compare(block.averagePrice, block.max)).toBeLessThanOrEqual(0)
      }
    }),
    { numRuns: 80 },
  )
})

it('ticker updated tick by tick equals a fresh one', () => {
  const start = Date.UTC(2026, 10, 19, 23, 58, 30)
  const running = createMarket({ seed: 9 })
  for (let time = start; time < start + 180_000; time += 7250) {
    expect(running.ticker(apple, time)).toEqual(createMarket({ seed: 9 }).ticker(apple, time))
  }
})

it('ticker moves around the clock in the sandbox, also on a Saturday', () => {
  const market = createMarket({ seed: 1, clock: () => saturday })
  expect(market.trading(apple)).toEqual({
    status: 'open',
    // The real exchange's hours are reported all the same.
    session: 'closed',
    reason: null,
    nextOpenAt: Date.UTC(2026, 10, 23, 14, 30),
  })
  expect(market.trading(apple, Date.UTC(2026, 10, 20, 12))).toMatchObject({ status: 'open', session: 'pre' })
  expect(market.quote(apple, saturday).time).not.toBe(market.quote(apple, saturday + 1000).time)
})

it('ticker stands still on a Saturday with exchange hours, comparing Friday to Thursday, and names the next opening', () => {
  const market = createMarket({ seed: 1, hours: 'exchange' })
  expect(market.trading(apple, saturday)).toEqual({
    status: 'closed',
    session: 'closed',
    reason: 'hint_market_closed',
    nextOpenAt: Date.UTC(2026, 10, 23, 14, 30),
  })
  const close = Date.UTC(2026, 10, 20, 21)
  const ticker = market.ticker(apple, saturday)
  expect(ticker).toEqual(market.ticker(apple, saturday + DAY))
  expect(ticker.time).toBe(close)
  expect(ticker.prevDay).toEqual(market.ticker(apple, close - DAY).day)
})

it('ticker keeps a suspended product at its last price and marks it', () => {
  const suspended = findProductByCode(1, 'PARA')!
  for (const hours of ['always', 'exchange'] as const) {
    const market = createMarket({ seed: 1, hours })
    expect(market.trading(suspended, saturday)).toMatchObject({
      status: 'suspended',
      reason: 'hint_product_suspended',
      nextOpenAt: null,
    })
    const ticker = market.ticker(suspended, saturday)
    expect(ticker).toEqual(market.ticker(suspended, saturday + 30 * DAY))
    expect(ticker.time).toBe(suspended.suspended!.since)
    expect(market.candles(suspended, '1m', { limit: 5 }, saturday).at(-1)!.time).toBe(ticker.time - 60_000)
  }
})

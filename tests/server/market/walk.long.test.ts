import * as fc from '#tests/support/seeded-fast-check.ts'
import { expect, it } from 'vitest'
import { hash } from 'node:crypto'
import { CATALOGUE } from '#server/market/catalogue.ts'
import { createMarket } from '#server/market/market.ts'
import { fixedMarketSeed } from '#server/market/market-seed.ts'
import { createSeries } from '#server/market/series-of-products.ts'
import type { MarketProduct } from '#server/market/types.ts'
import { DAY, HOUR } from '#src/lib/time/time-units.ts'

const NOW = Date.UTC(2026, 10, 20, 12)
const anyProduct = fc.constantFrom(...CATALOGUE)
const anyMoment = fc.integer({ min: Date.UTC(2026, 4, 1), max: Date.UTC(2027, 1, 1) })
const createPrices = (seed: number) => {
  const { seriesOf } = createSeries(fixedMarketSeed(seed))
  return (product: MarketProduct, time: number) =>
    seriesOf(product).priceAt(Math.floor(time / product.tickPeriod))
}
const byCode = (code: string) => CATALOGUE.find(each => each.productCode === code)!

it('prices are the same on every machine and engine, before and after the market began: 3,000 of them match this digest', () => {
  const priceAt = createPrices(42)
  const prices = CATALOGUE.flatMap(product =>
    Array.from({ length: 6 }, (_, each) => priceAt(product, NOW + (each - 4) * 7 * 86_413_250)),
  )
  expect(hash('sha256', prices.join(), 'hex').slice(0, 16)).toBe('6f11e084779c79f0')
})

it('prices differ for another seed', () => {
  const [one, other] = [createPrices(1), createPrices(2)]
  const same = CATALOGUE.filter(each => one(each, NOW) === other(each, NOW))
  expect(same.length).toBeLessThan(20)
})

it('prices do not depend on earlier calls: random access agrees with a fresh market', () => {
  fc.assert(
    fc.property(anyProduct, fc.array(anyMoment, { minLength: 2, maxLength: 6 }), (product, moments) => {
      const priceAt = createPrices(7)
      for (const moment of moments) expect(priceAt(product, moment)).toBe(createPrices(7)(product, moment))
    }),
    { numRuns: 25 },
  )
})

it('prices stay positive whole steps', () => {
  const priceAt = createPrices(1)
  fc.assert(
    fc.property(anyProduct, anyMoment, (product, moment) => {
      const value = priceAt(product, moment)
      expect(Number.isSafeInteger(value)).toBe(true)
      expect(value % product.tickSize).toBe(0)
      expect(value).toBeGreaterThan(0)
    }),
  )
})

it('prices begin where the market begins: at the typical price, without a jump from the past that is made up', () => {
  const seed = fixedMarketSeed(3)
  const priceAt = createPrices(3)
  for (const product of CATALOGUE) {
    const moved = Math.abs(priceAt(product, seed.since) - priceAt(product, seed.since - product.tickPeriod))
    expect(priceAt(product, seed.since)).toBe(product.basePrice)
    expect(moved / product.basePrice).toBeLessThan(0.01 + product.tickSize / product.basePrice)
  }
})

it('prices change on three days of four by less than the documented volatility', () => {
  const priceAt = createPrices(1)
  let [below, days] = [0, 0]
  for (const product of CATALOGUE.filter(each => each.legs.length === 0)) {
    for (let day = 0; day < 30; day++) {
      const from = NOW - (day + 1) * DAY
      const change = Math.abs(priceAt(product, from + DAY) / priceAt(product, from) - 1) * 10_000
      if (change < product.volatility) below++
      days++
    }
  }
  expect(below / days).toBeGreaterThan(0.72)
  expect(below / days).toBeLessThan(0.78)
})

it('prices of smaller contracts stay within 0.2 % of what they are on, and cross rates within a step of their legs', () => {
  const priceAt = createPrices(5)
  const value = (code: string, time: number) => priceAt(byCode(code), time) / 10 ** byCode(code).priceScale
  for (let hour = 0; hour < 500; hour++) {
    const time = NOW - hour * 7.37 * HOUR
    for (const [small, large] of [
      ['SIL', 'SI'],
      ['MES', 'ES'],
      ['MGC', 'GC'],
      ['QM', 'CL'],
      ['QG', 'NG'],
    ] as const)
      expect(Math.abs(value(small, time) / value(large, time) - 1)).toBeLessThan(0.002)
    expect(Math.abs(value('EURGBP', time) - value('EURUSD', time) / value('GBPUSD', time))).toBeLessThan(
      0.001,
    )
    expect(
      Math.abs(value('EURJPY', time) / (value('EURUSD', time) * value('USDJPY', time)) - 1),
    ).toBeLessThan(0.001)
  }
})

it('prices move on a trading day, however large their steps are', () => {
  const market = createMarket({ seed: 1, clock: () => Date.UTC(2026, 10, 20, 20) })
  const standing = CATALOGUE.filter(each => !each.suspended).filter(product => {
    const { max, min } = market.ticker(product).day
    return max === min
  })
  expect(standing.map(product => product.productCode)).toEqual([])
})

import * as fc from '#tests/support/seeded-fast-check.ts'
import { expect, it } from 'vitest'
import { CATALOGUE } from '#server/market/catalogue.ts'
import { createMarket } from '#server/market/market.ts'
import { hash32 } from '#server/market/hash.ts'
import { createPath, price, priceOnPath } from '#server/market/price.ts'
import type { ProductType } from '#server/market/types.ts'
import { DAY } from '#src/lib/time/time-units.ts'

const NOW = Date.UTC(2026, 10, 20, 12)
const anyProduct = fc.constantFrom(...CATALOGUE)
const prices = (seed: number) => CATALOGUE.map(each => price(seed, each, Math.floor(NOW / each.tickPeriod)))
const anyMoment = fc.integer({ min: Date.UTC(2021, 0, 4), max: Date.UTC(2040, 0, 1) })

it('prices are the same on every machine and engine in every year: 25,000 of them match this digest', () => {
  let digest = 0
  for (const product of CATALOGUE) {
    for (let each = 0; each < 50; each++) {
      const tick = Math.floor((NOW + each * 86_413_250) / product.tickPeriod)
      digest = hash32(digest, product.productId, price(42, product, tick) % 4_294_967_296)
    }
  }
  expect(digest).toBe(1_738_299_061)
})

it('prices differ for another seed', () => {
  expect(prices(1)).not.toEqual(prices(2))
})

it('prices do not depend on earlier calls: random access agrees with a fresh market', () => {
  fc.assert(
    fc.property(anyProduct, fc.array(anyMoment, { minLength: 2, maxLength: 8 }), (product, moments) => {
      const path = createPath(7, product)
      for (const moment of moments) {
        const tick = Math.floor(moment / product.tickPeriod)
        const minute = Math.floor(moment / 60_000)
        expect(priceOnPath(7, product, path.minute(minute), tick)).toBe(price(7, product, tick))
        expect(path.minute(minute + 1)).toEqual(createPath(7, product).minute(minute + 1))
      }
    }),
  )
})

it('prices stay positive whole steps near their base for decades', () => {
  fc.assert(
    fc.property(anyProduct, anyMoment, (product, moment) => {
      const value = price(1, product, Math.floor(moment / product.tickPeriod))
      expect(Number.isSafeInteger(value)).toBe(true)
      expect(value % product.tickSize).toBe(0)
      expect(value).toBeGreaterThan(product.basePrice * 0.4)
      expect(value).toBeLessThan(product.basePrice * 2.5)
    }),
  )
})

// Violations are collected and asserted once, as 400,000 single assertions take half a minute.

it('prices stay within the daily volatility of their asset class', () => {
  const limits: Record<ProductType, number> = { 1: 0.042, 2: 0.08, 3: 0.03, 4: 0.01 }
  const wild = CATALOGUE.filter(product => {
    const limit = limits[product.productType] + product.tickSize / product.basePrice
    const closes = Array.from({ length: 365 }, (_, day) =>
      price(1, product, (NOW - day * DAY) / product.tickPeriod),
    )
    return closes.some((now, day) => day > 0 && Math.abs(now / closes[day - 1]! - 1) >= limit)
  })
  expect(wild.map(product => product.productCode)).toEqual([])
})

it('prices change at least once in any three minutes', () => {
  const market = createMarket({ seed: 1, clock: () => NOW })
  const standing = CATALOGUE.filter(each => !each.suspended).filter(product => {
    let still = 0
    return market.candles(product, '1m', { limit: 500 }).some(({ high, low }) => {
      still = high === low ? still + 1 : 0
      return still >= 4
    })
  })
  expect(standing.map(product => product.productCode)).toEqual([])
})

it('prices never gap from one tick to the next', () => {
  const leaping = CATALOGUE.filter(product => {
    const first = NOW / product.tickPeriod
    const ticks = Array.from({ length: 121 }, (_, tick) => price(1, product, first + tick))
    const limit = product.basePrice * 0.002 + product.tickSize
    return ticks.some((now, tick) => tick > 0 && Math.abs(now - ticks[tick - 1]!) > limit)
  })
  expect(leaping.map(product => product.productCode)).toEqual([])
})

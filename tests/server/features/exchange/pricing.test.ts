import { expect, it } from 'vitest'
import { amountForValue, priceExchange, ratesOf, usdtValue } from '#server/features/exchange/pricing.ts'
import * as fc from '#tests/support/seeded-fast-check.ts'

const ONE_PRICE = 10n ** 11n
const SPREAD = 10_000_000n
const FEE = 10_000_000n
const anyPrice = fc.record({
  price: fc.bigInt({ min: 1_000n, max: 200_000n * ONE_PRICE }),
  isInverse: fc.boolean(),
})
const unit = fc.constantFrom(
  { scale: 6, decimals: 6 },
  { scale: 6, decimals: 2 },
  { scale: 6, decimals: 0 },
  { scale: 8, decimals: 8 },
)
const amount = fc.bigInt({ min: 1n, max: 10n ** 14n })

it('exchange never pays more than the market, and a round trip gains nothing', () => {
  fc.assert(
    fc.property(anyPrice, anyPrice, unit, unit, amount, (from, to, fromUnit, toUnit, paid) => {
      const there = priceExchange(paid, ratesOf(from, to, SPREAD), FEE, { from: fromUnit, to: toUnit })
      expect(there.received).toBeLessThanOrEqual(there.gross)
      expect(there.spreadCost).toBeGreaterThanOrEqual(0n)
      const units = { from: toUnit, to: fromUnit }
      const back = priceExchange(there.received, ratesOf(to, from, SPREAD), FEE, units)
      expect(back.received).toBeLessThanOrEqual(paid)
    }),
    { numRuns: 500 },
  )
})

it('splitting an exchange gains at most the rounding of each fee', () => {
  fc.assert(
    fc.property(anyPrice, anyPrice, unit, unit, amount, amount, (from, to, fromUnit, toUnit, one, other) => {
      const rates = ratesOf(from, to, SPREAD)
      const price = (paid: bigint) => priceExchange(paid, rates, FEE, { from: fromUnit, to: toUnit })
      expect(price(one).gross + price(other).gross).toBeLessThanOrEqual(price(one + other).gross)
    }),
    { numRuns: 500 },
  )
})

it('exchange states the minimum and maximum amount within its limits', () => {
  fc.assert(
    fc.property(anyPrice, unit, fc.bigInt({ min: 1n, max: 10n ** 11n }), (source, one, value) => {
      const least = amountForValue(value, source, one, true)
      expect(usdtValue(least, source, one)).toBeGreaterThanOrEqual(value)
      expect(usdtValue(amountForValue(value, source, one, false), source, one)).toBeLessThanOrEqual(value)
    }),
    { numRuns: 500 },
  )
})

import { expect, it } from 'vitest'
import { BUY, SELL, exceededLimit, priceSpot, quantityFor } from '#src/lib/trading/spot-math.ts'
import {
  MONEY_SCALE,
  PRICE_SCALE,
  QUANTITY_SCALE,
  parseMoney,
  parsePrice,
  parseQuantity,
  parseRate,
  formatMoney,
} from '#src/lib/money/minor-units.ts'
import * as fc from '#tests/support/seeded-fast-check.ts'

const prices = fc.bigInt({ min: 1n, max: parsePrice('1000000') })
const quantities = fc.bigInt({ min: 1n, max: parseQuantity('100000') })
const amounts = fc.bigInt({ min: 1n, max: parseMoney('1000000') })
const rates = fc.bigInt({ min: 0n, max: parseRate('0.05') })

it('spot cost is price times quantity plus the fee [R3.6]', () => {
  const figures = priceSpot(BUY, parsePrice('187.32'), parseQuantity('2'), parseRate('0.001'))
  expect(formatMoney(figures.cost)).toBe('374.64')
  expect(formatMoney(figures.fee)).toBe('0.37464')
  expect(formatMoney(figures.total)).toBe('375.01464')
  expect(
    formatMoney(priceSpot(SELL, parsePrice('187.32'), parseQuantity('2'), parseRate('0.001')).total),
  ).toBe('374.26536')
})

it('spot cost is rounded by less than one minor unit, up for buys and down for sells', () => {
  fc.assert(
    fc.property(prices, quantities, rates, (price, quantity, rate) => {
      const exact = price * quantity
      const unit = 10n ** BigInt(PRICE_SCALE + QUANTITY_SCALE - MONEY_SCALE)
      const bought = priceSpot(BUY, price, quantity, rate).cost * unit - exact
      const sold = exact - priceSpot(SELL, price, quantity, rate).cost * unit
      expect(bought >= 0n && bought < unit).toBe(true)
      expect(sold >= 0n && sold < unit).toBe(true)
    }),
  )
})

it('spot trading never gains by a round trip at one price or by splitting an order', () => {
  fc.assert(
    fc.property(prices, quantities, quantities, rates, (price, one, other, rate) => {
      const both = priceSpot(BUY, price, one + other, rate)
      expect(priceSpot(SELL, price, one, rate).total).toBeLessThanOrEqual(
        priceSpot(BUY, price, one, rate).total,
      )
      const split = priceSpot(BUY, price, one, rate).cost + priceSpot(BUY, price, other, rate).cost
      expect(split).toBeGreaterThanOrEqual(both.cost)
    }),
  )
})

it('spot order exceeds the first of its limits that it does not keep [R3.6]', () => {
  const limits = { maxQuantity: 10n, minCost: 5n, maxCost: 100n }
  const exceeded = (quantity: bigint, cost?: bigint) => exceededLimit({ quantity, cost }, limits)
  expect([exceeded(10n, 5n), exceeded(10n, 100n), exceeded(10n)]).toEqual([undefined, undefined, undefined])
  expect([exceeded(11n, 4n), exceeded(11n)]).toEqual(['maxQuantity', 'maxQuantity'])
  expect([exceeded(1n, 4n), exceeded(1n, 101n)]).toEqual(['minCost', 'maxCost'])
  expect(exceededLimit({ quantity: 1n, cost: 0n }, { ...limits, minCost: 0n })).toBe('minCost')
})

it('spot order by amount buys the maximum that the amount pays for, fee included', () => {
  fc.assert(
    fc.property(amounts, prices, rates, (amount, price, rate) => {
      const quantity = quantityFor(BUY, amount, price, rate)
      expect(priceSpot(BUY, price, quantity, rate).total).toBeLessThanOrEqual(amount)
      expect(priceSpot(BUY, price, quantity + 1n, rate).total).toBeGreaterThan(amount)
    }),
  )
})

it('spot sale by amount sells the minimum that brings the amount, fee deducted', () => {
  fc.assert(
    fc.property(amounts, prices, rates, (amount, price, rate) => {
      const quantity = quantityFor(SELL, amount, price, rate)
      expect(priceSpot(SELL, price, quantity, rate).total).toBeGreaterThanOrEqual(amount)
      expect(priceSpot(SELL, price, quantity - 1n, rate).total).toBeLessThan(amount)
    }),
  )
  expect(quantityFor(SELL, 1n, parsePrice('1'), parseRate('1')), 'a fee that takes everything').toBe(0n)
})

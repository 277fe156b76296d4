import { describe, expect, it } from 'vitest'
import { parsePairPrice, pricePair, pairQuantityFor } from '#src/lib/trading/pair-math.ts'
import { previewBibiOrder, type BibiRequest } from '#server/features/bibi/preview.ts'
import { compare } from '#src/lib/money/money.ts'
import { RATE_ONE } from '#src/lib/money/minor-units.ts'
import * as fc from '#tests/support/seeded-fast-check.ts'
import { pairAt } from './customer.ts'

const buy: BibiRequest = { exchangeType: 1, orderType: 'market', quantity: '1' }
const problemOf = (fields: Partial<BibiRequest>, available = '1') =>
  previewBibiOrder({ ...buy, ...fields }, pairAt(), available).problem

describe('coin-to-coin preview', () => {
  it.each([
    [{ quantity: undefined }, { field: 'quantity', code: 'invalid_field' }],
    [{ amount: '1' }, { field: 'quantity', code: 'invalid_field' }],
    [
      { exchangeType: 2, quantity: undefined, amount: '1' },
      { field: 'amount', code: 'insufficient_balance', params: { available: '1', currency: 'ETH' } },
    ],
    [{ limitPrice: '1' }, { field: 'limitPrice', code: 'invalid_field' }],
    [{ orderType: 'limit' }, { field: 'limitPrice', code: 'invalid_field' }],
    [{ quantity: '0' }, { field: 'quantity', code: 'invalid_field' }],
    [{ quantity: '1.000000001' }, { field: 'quantity', code: 'off_step', params: { step: '0.00000001' } }],
    [
      { orderType: 'limit', limitPrice: '0.0500001' },
      { field: 'limitPrice', code: 'off_step', params: { step: '0.000001' } },
    ],
    [
      { orderType: 'limit', limitPrice: '1000.1' },
      { field: 'limitPrice', code: 'above_maximum', params: { maximum: '1000', currency: 'BTC' } },
    ],
    [
      { quantity: '0.0001' },
      { field: 'quantity', code: 'below_minimum', params: { minimum: '0.00001', currency: 'BTC' } },
    ],
    [
      { quantity: undefined, amount: '10.1' },
      { field: 'amount', code: 'above_maximum', params: { maximum: '10', currency: 'BTC' } },
    ],
    [
      { orderType: 'limit', limitPrice: '0.001', quantity: '1001' },
      { field: 'quantity', code: 'above_maximum', params: { maximum: '1000', currency: 'ETH' } },
    ],
    [
      { quantity: '30' },
      { field: 'quantity', code: 'insufficient_balance', params: { available: '1', currency: 'BTC' } },
    ],
  ] as [Partial<BibiRequest>, object][])('names the field of the problem: %j', (fields, problem) => {
    expect(problemOf(fields)).toEqual(problem)
  })

  it('has no problem for a valid order, and ignores trailing zeros', () => {
    expect(problemOf({ quantity: '1.000000000' })).toBeNull()
    expect(problemOf({ orderType: 'limit', limitPrice: '0.0500000' })).toBeNull()
  })
})

it('states the worst case of a market order and the limit of a limit order', () => {
  const market = previewBibiOrder({ ...buy, exchangeType: 2 }, pairAt(), '1')
  expect(market).toMatchObject({ price: '0.05', worstPrice: '0.04975', worstReceived: '0.04970025' })
  const strict = previewBibiOrder(buy, { ...pairAt(), mayPriceChange: false }, '1')
  expect(strict.worstPaid).toBe(strict.paid)
  // Never more than the amount, and one step more would exceed it.
  const amount = previewBibiOrder({ ...buy, quantity: undefined, amount: '0.1' }, pairAt(), '1')
  expect(amount).toMatchObject({
    paid: '0.1',
    worstPaid: '0.1',
    received: '1.998',
    worstReceived: '1.98805971',
  })
  const limit = previewBibiOrder({ ...buy, orderType: 'limit', limitPrice: '0.04' }, pairAt(), '1')
  expect(limit).toMatchObject({ worstPrice: '0.04', worstPaid: '0.04', paid: '0.04' })
})

const prices = fc.bigInt({ min: 1n, max: 10n ** 17n })
const quantities = fc.bigInt({ min: 1n, max: 10n ** 16n })

it('never loses money for the house by splitting an order or by buying and selling back', () => {
  fc.assert(
    fc.property(prices, quantities, quantities, (price, first, second) => {
      const whole = pricePair(1, price, first + second, 0n)
      expect(
        pricePair(1, price, first, 0n).paid + pricePair(1, price, second, 0n).paid,
      ).toBeGreaterThanOrEqual(whole.paid)
      const bought = pricePair(1, price, first, 0n)
      expect(pricePair(2, price, bought.received, 0n).received).toBeLessThanOrEqual(bought.paid)
    }),
  )
})

it('states for a sale by amount what has to be sold, now and at the worst price, and what that brings (U27)', () => {
  const sale = previewBibiOrder({ exchangeType: 2, orderType: 'market', amount: '0.04' }, pairAt(), '1')
  expect(sale).toMatchObject({ problem: null, received: '0.04', worstReceived: '0.04' })
  expect(compare(sale.paid, '0.8')).toBe(1)
  expect(compare(sale.worstPaid, sale.paid)).toBe(1)
  const limit = { orderType: 'limit', limitPrice: '0.06' } as const
  const waiting = previewBibiOrder({ exchangeType: 2, ...limit, amount: '0.04' }, pairAt(), '1')
  expect(waiting).toMatchObject({ problem: null, worstPaid: waiting.paid, worstReceived: waiting.received })
  expect(
    previewBibiOrder({ exchangeType: 2, ...limit, amount: '10' }, pairAt(), '1000').problem,
  ).toMatchObject({
    field: 'amount',
    code: 'above_maximum',
  })
})

it('finds the smallest quantity whose sale brings an amount, after the fee', () => {
  const rates = fc.bigInt({ min: 0n, max: RATE_ONE / 2n })
  fc.assert(
    fc.property(prices, quantities, rates, (price, amount, rate) => {
      const quantity = pairQuantityFor(2, amount, price, rate)
      expect(pricePair(2, price, quantity, rate).received).toBeGreaterThanOrEqual(amount)
      expect(pricePair(2, price, quantity - 1n, rate).received).toBeLessThan(amount)
    }),
  )
  expect(pairQuantityFor(2, 1n, 1n, RATE_ONE), 'the fee takes everything').toBe(0n)
})

it('finds the maximum quantity that an amount buys', () => {
  fc.assert(
    fc.property(prices, quantities, (price, amount) => {
      const quantity = pairQuantityFor(1, amount, price, 0n)
      expect(pricePair(1, price, quantity, 0n).paid).toBeLessThanOrEqual(amount)
      expect(pricePair(1, price, quantity + 1n, 0n).paid).toBeGreaterThan(amount)
    }),
  )
  expect(pairQuantityFor(1, 10_000_000n, parsePairPrice('0.05'), 0n)).toBe(200_000_000n)
})

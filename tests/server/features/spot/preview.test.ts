import { expect, it } from 'vitest'
import { BUY, SELL, type Side } from '#src/lib/trading/spot-math.ts'
import { previewSpotOrder } from '#server/features/spot/preview.ts'
import { assertPriceNotMoved } from '#server/features/spot/slippage.ts'
import type { SpotRequest } from '#server/features/spot/spot-request.ts'
import { marketAt } from '../customer.ts'

const preview = (request: Partial<SpotRequest>, available = '1000', price = '187.32') =>
  previewSpotOrder({ exchangeType: BUY, orderType: 'market', ...request }, marketAt(price), available)

it('spot preview states what a purchase costs [R1.2]', () => {
  expect(preview({ quantity: '2' })).toEqual({
    price: '187.32',
    quantity: '2',
    cost: '374.64',
    feeRate: '0.001',
    fee: '0.37464',
    total: '375.01464',
    available: '1000',
    availableAsset: 'USDT',
    problem: null,
  })
})

it('spot preview states the quantity that an amount buys, fee included, to the smallest unit of the asset (U27)', () => {
  expect(preview({ amount: '100' })).toMatchObject({
    quantity: '0.53331251',
    cost: '99.9001',
    total: '100',
    problem: null,
  })
})

it('spot preview states the quantity whose sale brings an amount, fee deducted', () => {
  expect(preview({ exchangeType: SELL, amount: '100' }, '5')).toMatchObject({
    quantity: '0.53438021',
    total: '100',
    problem: null,
  })
  expect(preview({ exchangeType: SELL, amount: '1000' }, '5').problem).toEqual({
    field: 'amount',
    code: 'insufficient_balance',
    params: { available: '5', currency: 'AAPL' },
  })
})

it('spot preview of a limit order uses its own price', () => {
  expect(preview({ orderType: 'limit', quantity: '1', limitPrice: '180.5' })).toMatchObject({
    price: '180.5',
    total: '180.6805',
  })
})

it('spot preview checks a sale against the holding', () => {
  expect(preview({ exchangeType: SELL, quantity: '2' }, '5')).toMatchObject({
    total: '374.26536',
    availableAsset: 'AAPL',
    problem: null,
  })
  expect(preview({ exchangeType: SELL, quantity: '6' }, '5').problem).toEqual({
    field: 'quantity',
    code: 'insufficient_balance',
    params: { available: '5', currency: 'AAPL' },
  })
})

it('spot preview reports an insufficient balance to the last minor unit', () => {
  expect(preview({ quantity: '2' }, '375.01464').problem).toBeNull()
  expect(preview({ quantity: '2' }, '375.014639').problem).toEqual({
    field: 'quantity',
    code: 'insufficient_balance',
    params: { available: '375.014639', currency: 'USDT' },
  })
})

const problem = (request: Partial<SpotRequest>) => preview(request, '100000000').problem

it('spot preview names the limit that is exceeded, in the unit of the filled-in field', () => {
  expect(problem({ quantity: '0.001' })).toMatchObject({
    code: 'below_minimum',
    params: { minimum: '1', currency: 'USDT' },
  })
  expect(problem({ amount: '0.5' })).toMatchObject({
    field: 'amount',
    code: 'below_minimum',
    params: { minimum: '1' },
  })
  expect(problem({ quantity: '10001' })).toMatchObject({
    code: 'above_maximum',
    params: { maximum: '10000' },
  })
  expect(problem({ amount: '99999999' })).toMatchObject({ field: 'amount', code: 'above_maximum' })
  expect(problem({ orderType: 'limit', quantity: '1', limitPrice: '9999999999' })).toMatchObject({
    field: 'limitPrice',
  })
})

it('spot preview names the field that cannot be parsed, whatever was typed', () => {
  const malformed: [Partial<SpotRequest>, string][] = [
    [{}, 'quantity'],
    [{ quantity: '1', amount: '1' }, 'quantity'],
    [{ quantity: '1', limitPrice: '1' }, 'limitPrice'],
    [{ quantity: '1', orderType: 'limit' }, 'limitPrice'],
    [{ quantity: '1.000000001' }, 'quantity'],
    [{ quantity: '0' }, 'quantity'],
    [{ quantity: '-1' }, 'quantity'],
    [{ quantity: '1e3' }, 'quantity'],
    [{ amount: '1.0000001' }, 'amount'],
    [{ quantity: '1', orderType: 'limit', limitPrice: '1.001' }, 'limitPrice'],
  ]
  for (const [request, field] of malformed) {
    expect(preview(request).problem, JSON.stringify(request)).toMatchObject({ field, code: 'invalid_field' })
  }
  expect(preview({ quantity: '1.000000000' }).problem).toBeNull()
})

it('spot order accepts a price up to half a percent worse than confirmed, and any better one', () => {
  const confirm = (side: Side, price: string) => () => assertPriceNotMoved(side, { price }, '100')
  expect(confirm(BUY, '100.5')).not.toThrow()
  expect(confirm(BUY, '100.51')).toThrow('price_moved')
  expect(confirm(BUY, '50')).not.toThrow()
  expect(confirm(SELL, '99.5')).not.toThrow()
  expect(confirm(SELL, '99.49')).toThrow('price_moved')
  expect(confirm(SELL, '200')).not.toThrow()
})

import * as fc from '#tests/support/seeded-fast-check.ts'
import { expect, it } from 'vitest'
import { fromMinorUnits, toMinorUnits } from '#src/lib/decimal.ts'
import { compare, scaleOf } from '#src/lib/money.ts'
import { largeStep, priceByKey, toPrice } from '#src/widgets/chart/price-steps.ts'

const key = (name: string, shiftKey = false) => ({ key: name, shiftKey })

it('arrows move a price by the smallest step of the product, with Shift by one that can be seen', () => {
  expect(priceByKey('346.94', key('ArrowUp'), 2)).toBe('346.95')
  expect(priceByKey('346.94', key('ArrowDown'), 2)).toBe('346.93')
  expect(priceByKey('346.94', key('ArrowUp', true), 2)).toBe('347.04')
  expect(priceByKey('85000', key('PageDown'), 2)).toBe('84990')
  expect(priceByKey('0.0001', key('PageUp'), 4)).toBe('0.0002')
  expect(priceByKey('346.94', key('ArrowLeft'), 2)).toBeUndefined()
})

const prices = fc
  .record({ units: fc.bigInt({ min: 1n, max: 10n ** 14n }), scale: fc.integer({ min: 0, max: 8 }) })
  .map(({ units, scale }) => ({ price: fromMinorUnits(units, scale), scale }))

it('no key leads to a price of nothing, or to one between two steps', () => {
  const keys = fc.constantFrom('ArrowUp', 'ArrowDown', 'PageUp', 'PageDown')
  fc.assert(
    fc.property(prices, keys, fc.boolean(), ({ price, scale }, name, shiftKey) => {
      const moved = priceByKey(price, key(name, shiftKey), scale)!
      expect(compare(moved, '0')).toBe(1)
      expect(scaleOf(moved)).toBeLessThanOrEqual(scale)
    }),
  )
})

it('a step up and one down lead back, and a large step is a whole number of small ones', () => {
  fc.assert(
    fc.property(prices, ({ price, scale }) => {
      const up = priceByKey(price, key('ArrowUp'), scale)!
      expect(compare(priceByKey(up, key('ArrowDown'), scale)!, price)).toBe(0)
      expect(toMinorUnits(largeStep(price, scale), scale)).toBeGreaterThanOrEqual(1n)
    }),
  )
})

it('a pixel below zero is the lowest price, and any other a whole number of steps', () => {
  expect(toPrice(-3, 2)).toBe('0.01')
  expect(toPrice(0.004, 2)).toBe('0.01')
  expect(toPrice(346.9371, 2)).toBe('346.94')
  expect(toPrice(0.4, 0)).toBe('1')
})

import * as fc from '#tests/support/seeded-fast-check.ts'
import { expect, it } from 'vitest'
import { fromMinorUnits, toMinorUnits } from '#src/lib/money/decimal.ts'
import { compare } from '#src/lib/money/money.ts'
import { largeStep, priceByKey, toPrice } from '#src/widgets/chart/price-steps.ts'

const key = (name: string, shiftKey = false) => ({ key: name, shiftKey })

it('arrows move a price by the smallest step of the product, with Shift by one that can be seen', () => {
  expect(priceByKey('346.94', key('ArrowUp'), '0.01')).toBe('346.95')
  expect(priceByKey('346.94', key('ArrowDown'), '0.01')).toBe('346.93')
  expect(priceByKey('346.94', key('ArrowUp', true), '0.01')).toBe('347.04')
  expect(priceByKey('85000', key('PageDown'), '0.01')).toBe('84990.00')
  expect(priceByKey('0.0001', key('PageUp'), '0.0001')).toBe('0.0002')
  expect(priceByKey('346.94', key('ArrowLeft'), '0.01')).toBeUndefined()
})

it('a product whose step is larger than its decimals is moved from step to step, by keys and by hand', () => {
  expect(priceByKey('6840.25', key('ArrowUp'), '0.25')).toBe('6840.50')
  expect(priceByKey('6840.25', key('PageDown'), '0.25')).toBe('6839.25')
  expect(priceByKey('0.25', key('ArrowDown'), '0.25')).toBe('0.25')
  expect(priceByKey('120.5', key('PageUp'), '0.5'), 'a tenth is less than a step').toBe('121.0')
  expect(toPrice(6840.36, '0.25')).toBe('6840.25')
  expect(toPrice(6840.38, '0.25')).toBe('6840.50')
  expect(toPrice(0.1, '0.25')).toBe('0.25')
})

/** A price of whole steps, and the step: of one to 25 of the smallest unit. */
const prices = fc
  .record({
    steps: fc.bigInt({ min: 1n, max: 10n ** 12n }),
    units: fc.constantFrom(1n, 5n, 25n),
    scale: fc.integer({ min: 0, max: 8 }),
  })
  .map(({ steps, units, scale }) => ({
    price: fromMinorUnits(steps * units, scale),
    step: fromMinorUnits(units, scale),
    scale,
  }))
const areSteps = (price: string, step: string, scale: number) =>
  toMinorUnits(price, scale) % toMinorUnits(step, scale) === 0n

it('no key leads to a price of nothing, or to one between two steps', () => {
  const keys = fc.constantFrom('ArrowUp', 'ArrowDown', 'PageUp', 'PageDown')
  fc.assert(
    fc.property(prices, keys, fc.boolean(), ({ price, step, scale }, name, shiftKey) => {
      const moved = priceByKey(price, key(name, shiftKey), step)!
      expect(compare(moved, '0')).toBe(1)
      expect(areSteps(moved, step, scale)).toBe(true)
    }),
  )
})

it('a step up and one down lead back, and a large step is a whole number of small ones', () => {
  fc.assert(
    fc.property(prices, ({ price, step, scale }) => {
      const up = priceByKey(price, key('ArrowUp'), step)!
      expect(compare(priceByKey(up, key('ArrowDown'), step)!, price)).toBe(0)
      expect(compare(largeStep(price, step), step)).not.toBe(-1)
      expect(areSteps(largeStep(price, step), step, scale)).toBe(true)
    }),
  )
})

it('a pixel below zero is the lowest price, and any other a whole number of steps', () => {
  expect(toPrice(-3, '0.01')).toBe('0.01')
  expect(toPrice(0.004, '0.01')).toBe('0.01')
  expect(toPrice(346.9371, '0.01')).toBe('346.94')
  expect(toPrice(0.4, '1')).toBe('1')
})

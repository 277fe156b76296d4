import { assert, integer, property } from 'fast-check'
import { expect, it } from 'vitest'
import { worthDecimals, worthIn } from '#src/lib/money/display-worth.ts'
import { add, compare, divide, multiply, scaleOf } from '#src/lib/money/money.ts'

const euro = { currency: 'EUR', rate: '1.08432', decimals: 2 }
const decimal = (largest: number, scale: number) =>
  integer({ min: 1, max: largest }).map(units => divide(String(units), String(10 ** scale), scale))

it('a converted amount is never more than its worth, and less by one unit at most', () => {
  assert(
    property(decimal(1e12, 6), decimal(1e9, 5), integer({ min: 0, max: 8 }), (value, rate, decimals) => {
      const shown = worthIn(value, { currency: 'X', rate, decimals })!
      expect(scaleOf(shown)).toBeLessThanOrEqual(decimals)
      expect(compare(multiply(shown, rate), value)).toBeLessThanOrEqual(0)
      const unit = divide('1', String(10 ** decimals), decimals)
      expect(compare(multiply(add(shown, unit), rate), value)).toBe(1)
      expect(compare(worthIn(`-${value}`, { currency: 'X', rate, decimals })!, `-${shown}`)).toBe(0)
    }),
  )
})

it.each([
  ['100', euro, '92.22'],
  ['-100', euro, '-92.22'],
  ['0', euro, '0.00'],
  [undefined, euro, undefined],
  ['- -', euro, undefined],
  ['100', { ...euro, rate: '0' }, undefined],
  ['100', { ...euro, rate: '-1' }, undefined],
  ['100', { ...euro, rate: 'NaN' }, undefined],
])('converts %s at %o to %s', (value, rate, shown) => {
  expect(worthIn(value, rate)).toBe(shown)
})

it('yen has no decimals, bitcoin has six', () => {
  expect(worthDecimals({ scale: 0, currencyType: 2 }, 2)).toBe(0)
  expect(worthDecimals({ scale: 8, currencyType: 1 }, 2)).toBe(6)
})

import * as fc from '#tests/support/seeded-fast-check.ts'
import { expect, it } from 'vitest'
import * as money from '#src/lib/money/money.ts'

/** Any decimal up to 30 digits before and 18 after the point, with its exact value at scale 18. */
const decimals = fc
  .tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.integer({ min: 0, max: 18 }))
  .chain(([negative, whole, scale]) =>
    fc.stringMatching(new RegExp(`^\\d{${scale}}$`)).map(fraction => {
      const text = `${negative ? '-' : ''}${whole}${scale === 0 ? '' : `.${fraction}`}`
      const size = BigInt(`${whole}${fraction.padEnd(18, '0')}`)
      return { text, value: negative ? -size : size }
    }),
  )

const at18 = (text: string) => money.toMinorUnits(text, 18)

it('money adds and subtracts decimal strings exactly, keeping the larger scale [R9.2]', () => {
  expect(money.add('1.10', '2')).toBe('3.10')
  expect(money.add('0.1', '0.2')).toBe('0.3')
  expect(money.subtract('1', '1.000')).toBe('0.000')
  expect(money.sum(['1.5', '-0.25', '3'])).toBe('4.25')
  expect(money.sum([])).toBe('0')
  fc.assert(
    fc.property(decimals, decimals, (a, b) => {
      expect(at18(money.add(a.text, b.text))).toBe(a.value + b.value)
      expect(at18(money.subtract(a.text, b.text))).toBe(a.value - b.value)
    }),
  )
})

it('money multiplies a price by a quantity exactly [R9.2]', () => {
  expect(money.multiply('189.37', '0.00000001')).toBe('0.0000018937')
  expect(money.multiply('-2', '1.50')).toBe('-3.00')
  fc.assert(
    fc.property(decimals, decimals, (a, b) => {
      expect(money.toMinorUnits(money.multiply(a.text, b.text), 36)).toBe(a.value * b.value)
    }),
  )
})

it('money divides toward zero at the given scale and refuses to divide by zero [R9.2]', () => {
  expect(money.divide('100', '3', 4)).toBe('33.3333')
  expect(money.divide('-100', '3', 0)).toBe('-33')
  expect(money.divide('-1', '3000', 2)).toBe('0.00')
  expect(() => money.divide('1', '0.000', 2)).toThrow(RangeError)
  fc.assert(
    fc.property(decimals, decimals, (a, b) => {
      fc.pre(b.value !== 0n)
      expect(at18(money.divide(a.text, b.text, 18))).toBe((a.value * 10n ** 18n) / b.value)
    }),
  )
})

it('money compares by value, whatever the number of decimals [R4.2]', () => {
  expect(money.compare('9', '10')).toBe(-1)
  expect(money.compare('1.50', '1.5')).toBe(0)
  expect(money.compare('-1', '-2')).toBe(1)
  expect(money.min('2', '10')).toBe('2')
  expect(money.max('2', '10')).toBe('10')
  expect(money.sign('-0.000')).toBe(0)
  fc.assert(
    fc.property(decimals, decimals, (a, b) => {
      expect(money.compare(a.text, b.text)).toBe(a.value < b.value ? -1 : a.value > b.value ? 1 : 0)
    }),
  )
})

it('money truncates toward zero, so that no balance or debt is overstated [R9.2]', () => {
  expect(money.truncate('1.999', 2)).toBe('1.99')
  expect(money.truncate('-1.999', 2)).toBe('-1.99')
  expect(money.truncate('-0.001', 2)).toBe('0.00')
  expect(money.truncate('7', 2)).toBe('7.00')
  fc.assert(
    fc.property(decimals, fc.integer({ min: 0, max: 18 }), ({ text, value }, places) => {
      const unit = 10n ** BigInt(18 - places)
      const cut = money.truncate(text, places)
      expect(at18(cut)).toBe((value / unit) * unit)
      expect(money.scaleOf(cut)).toBe(places)
    }),
  )
})

it('money rounds costs up, so that no cost is understated', () => {
  expect(money.roundUp('0.0000001', 6)).toBe('0.000001')
  expect(money.roundUp('1.5', 6)).toBe('1.500000')
  expect(money.roundUp('-1.239', 2)).toBe('-1.23')
  fc.assert(
    fc.property(decimals, fc.integer({ min: 0, max: 18 }), ({ text, value }, places) => {
      const excess = at18(money.roundUp(text, places)) - value
      expect(excess >= 0n && excess < 10n ** BigInt(18 - places)).toBe(true)
    }),
  )
})

it('money never formats an exponent or a negative zero [R9.2]', () => {
  expect(money.toDecimalString('-0')).toBe('0')
  expect(money.toDecimalString('-0.00')).toBe('0.00')
  expect(money.toDecimalString('0007.10')).toBe('7.10')
  expect(money.negate('0')).toBe('0')
  expect(money.abs('-3.20')).toBe('3.20')
  expect(money.trimZeros('1.500')).toBe('1.5')
  expect(money.trimZeros('100')).toBe('100')
  expect(money.trimZeros('-0.00')).toBe('0')
  fc.assert(
    fc.property(decimals, decimals, (a, b) => {
      for (const text of [money.multiply(a.text, b.text), money.negate(a.text), money.trimZeros(a.text)]) {
        expect(text).toMatch(/^(?!-0(\.0*)?$)-?(0|[1-9]\d*)(\.\d+)?$/)
      }
    }),
  )
})

it('money converts to minor units and back, and refuses an amount below the minor unit [R9.2]', () => {
  expect(money.toMinorUnits('1.5', 6)).toBe(1500000n)
  expect(money.toMinorUnits('-0.000001', 6)).toBe(-1n)
  expect(money.toMinorUnits('1.5000000', 6)).toBe(1500000n)
  expect(money.fromMinorUnits(1500000n, 6)).toBe('1.500000')
  expect(money.fromMinorUnits(-1n, 6)).toBe('-0.000001')
  expect(money.fromMinorUnits(7n, 0)).toBe('7')
  expect([0, 1, 2, 8].map(money.stepOf)).toEqual(['1', '0.1', '0.01', '0.00000001'])
  expect(() => money.toMinorUnits('0.0000001', 6)).toThrow('more than 6 decimals')
  fc.assert(
    fc.property(fc.bigInt(), fc.integer({ min: 0, max: 18 }), (units, scale) => {
      expect(money.toMinorUnits(money.fromMinorUnits(units, scale), scale)).toBe(units)
    }),
  )
})

it('money refuses anything but a decimal string', () => {
  for (const value of ['', ' 1', '1e5', '.5', '5.', '+1', '1,000', 'NaN', 'Infinity', '0x10', '1\n', '١']) {
    expect(money.isDecimal(value)).toBe(false)
    expect(() => money.add(value, '1')).toThrow(RangeError)
    expect(() => money.toMinorUnits(value, 2)).toThrow(RangeError)
  }
  for (const value of [5, 5n, null, undefined, ['1']]) expect(money.isDecimal(value)).toBe(false)
  expect(money.isDecimal('-12.340')).toBe(true)
  expect(() => money.truncate('1', -1)).toThrow(RangeError)
  expect(() => money.truncate('1', 1.5)).toThrow(RangeError)
})

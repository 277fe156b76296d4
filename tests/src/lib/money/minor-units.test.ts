import { expect, it } from 'vitest'
import { formatUnits, parseMoney } from '#src/lib/money/minor-units.ts'
import { fromMinorUnits, trimZeros } from '#src/lib/money/money.ts'
import * as fc from '#tests/support/seeded-fast-check.ts'

it('minor units are formatted as decimals without trailing zeros', () => {
  expect(formatUnits(1_500_000n, 6)).toBe('1.5')
  expect(formatUnits(-374_640n, 6)).toBe('-0.37464')
  expect(formatUnits(100n, 0)).toBe('100')
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }),
      fc.integer({ min: 0, max: 10 }),
      (units, scale) => {
        expect(formatUnits(units, scale)).toBe(trimZeros(fromMinorUnits(units, scale)))
      },
    ),
  )
})

it('minor units refuse an amount below the minor unit instead of losing it', () => {
  expect(parseMoney('0.000001')).toBe(1n)
  expect(() => parseMoney('0.0000001')).toThrow(RangeError)
})

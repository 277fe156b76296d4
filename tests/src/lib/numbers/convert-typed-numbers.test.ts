import { expect, it } from 'vitest'
import { convertTypedNumber, convertTypedNumbers } from '#src/lib/numbers/convert-typed-numbers.ts'
import { LOCALE_CODES, type Locale } from '#src/lib/locales.ts'
import { compare } from '#src/lib/money/money.ts'
import { parseNumber } from '#src/lib/numbers/parse-number.ts'
import * as fc from '#tests/support/seeded-fast-check.ts'

it.each([
  ['1,234.5', 'en', 'de', '1234,5'],
  ['1.234,5', 'de', 'en', '1234.5'],
  ['١٢٫٥', 'ar', 'en', '12.5'],
  ['0.10', 'en', 'fr', '0,10'],
  ['', 'en', 'de', ''],
  ['12x', 'en', 'de', '12x'],
] as const)('number typed as %s in %s is %s in %s', (typed, from, to, converted) => {
  expect(convertTypedNumber(typed, from, to)).toBe(converted)
})

it('a converted number has the same value in every language (U13) [R9.2]', () => {
  const locale = fc.constantFrom<Locale>(...LOCALE_CODES)
  const amount = fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 10n }), fc.integer({ min: 0, max: 99_999_999 }))
  fc.assert(
    fc.property(amount, locale, locale, ([whole, fraction], from, to) => {
      const value = `${whole}.${String(fraction).padStart(8, '0')}`
      const typed = convertTypedNumber(value, 'en', from)
      const parsed = parseNumber(convertTypedNumber(typed, from, to), { locale: to })
      expect(parsed.ok && compare(parsed.value, value)).toBe(0)
    }),
  )
})

it('only fields that hold numbers are converted', () => {
  const fields = { amount: '1.5', account: '0123.4', documentNumber: '12.5' }
  expect(convertTypedNumbers(fields, 'en', 'de')).toEqual({ ...fields, amount: '1,5' })
})

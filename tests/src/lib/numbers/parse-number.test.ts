import * as fc from '#tests/support/seeded-fast-check.ts'
import { expect, it } from 'vitest'
import { LOCALE_CODES, type Locale } from '#src/lib/locales.ts'
import { isDecimal } from '#src/lib/money/money.ts'
import { parseNumber } from '#src/lib/numbers/parse-number.ts'

function read(typed: string, locale: Locale = 'en', rest: Partial<Parameters<typeof parseNumber>[1]> = {}) {
  const result = parseNumber(typed, { locale, ...rest })
  return result.ok ? result.value : result.reason
}

it('number parser accepts the separators of the locale [R9.2]', () => {
  expect(read('1,234')).toBe('1234')
  expect(read('1,234.50')).toBe('1234.50')
  expect(read('1.234', 'de')).toBe('1234')
  expect(read('1.234.567,89', 'de')).toBe('1234567.89')
  expect(read('1,5', 'de')).toBe('1.5')
  expect(read('1 234,5', 'fr')).toBe('1234.5')
  expect(read('1\u202f234,5', 'fr')).toBe('1234.5')
  expect(read('1\u00a0234,5', 'rus')).toBe('1234.5')
  expect(read("1'234.5")).toBe('1234.5')
  expect(read('1’234.5')).toBe('1234.5')
  expect(read('12,34,567.5', 'ida')).toBe('1234567.5')
  expect(read('1,234,567.5', 'ida')).toBe('1234567.5')
})

it('number parser reads Arabic-Indic, Persian, Devanagari and full-width digits in any language [R9.2]', () => {
  expect(read('١٬٢٣٤٫٥', 'sa')).toBe('1234.5')
  expect(read('١٢٫٥', 'en')).toBe('12.5')
  expect(read('۱۲۳', 'ar')).toBe('123')
  expect(read('१२३.५', 'ida')).toBe('123.5')
  expect(read('１２．５', 'jp')).toBe('12.5')
  expect(read('1,234.5', 'sa')).toBe('1234.5')
})

it('number parser rejects separators of another locale instead of guessing [R9.2]', () => {
  for (const typed of [
    '1,5',
    '1,23',
    '1,2345',
    '1,234,5',
    '0,123',
    '1.2.3',
    '1.234,5',
    '1,,234',
    ',5',
    '1 5',
  ]) {
    expect([typed, read(typed)]).toEqual([typed, 'ambiguous-separator'])
  }
  for (const typed of ['1.5', '1.23', '1.234.5', '1,234,567']) {
    expect([typed, read(typed, 'de')]).toEqual([typed, 'ambiguous-separator'])
  }
  expect(read('1.5', 'fr')).toBe('ambiguous-separator')
  expect(read('1.234', 'rus')).toBe('ambiguous-separator')
  expect(read('12,34,567', 'en')).toBe('ambiguous-separator')
  expect(read('١،٥', 'sa')).toBe('ambiguous-separator')
})

it('number parser suggests the local notation when it rejects separators', () => {
  expect(parseNumber('1,5', { locale: 'en' })).toMatchObject({ params: { example: '1,234.5' } })
  expect(parseNumber('1.5', { locale: 'de' })).toMatchObject({ params: { example: '1.234,5' } })
})

it('number parser accepts a number that is still being typed, and one sign', () => {
  expect(read('.5')).toBe('0.5')
  expect(read('5.')).toBe('5')
  expect(read('+7')).toBe('7')
  expect(read(' 007.50 ')).toBe('7.50')
  expect(read('−5', 'en', { allowNegative: true })).toBe('-5')
  expect(read('\u061c-٥', 'sa', { allowNegative: true })).toBe('-5')
})

it('number parser names the reason for a rejection [R5.4]', () => {
  expect(read('')).toBe('empty')
  expect(read(' \u00a0\u200e ')).toBe('empty')
  expect(read('1e5')).toBe('exponent')
  expect(read('1,5E-3', 'de')).toBe('exponent')
  for (const typed of ['abc', '12abc', '-', '.', '--1', '1-', '$5', '5%', '0x10', 'Infinity', 'NaN', '٪']) {
    expect([typed, read(typed)]).toEqual([typed, 'not-a-number'])
  }
  expect(read('-1')).toBe('negative')
  expect(read('-0')).toBe('0')
  expect(read('1.234', 'en', { decimals: 2 })).toBe('too-many-decimals')
  expect(read('1.230', 'en', { decimals: 2 })).toBe('too-many-decimals')
  expect(read('1.', 'en', { decimals: 0 })).toBe('1')
  expect(read('0.00', 'en', { allowZero: false })).toBe('zero')
  expect(read('0.01', 'en', { allowZero: false })).toBe('0.01')
})

it('number parser accepts at most 19 digits, not counting leading and trailing zeros', () => {
  expect(read('9223372036854.775807')).toBe('9223372036854.775807')
  expect(read('12345678901234567890')).toBe('too-long')
  expect(read('12345678901.123456789')).toBe('too-long')
  expect(read('100000000000.00000000')).toBe('100000000000.00000000')
  expect(read('0.0000000000000000000')).toBe('too-long')
  expect(read('000000000000000000000001')).toBe('1')
  expect(read('0.000000000000000001')).toBe('0.000000000000000001')
})

it('number parser never throws and returns plain decimals only', () => {
  const keys = fc.string({
    unit: fc.constantFrom(...Array.from("0123456789.,٫٬،'’ \u00a0\u202f-+−eE٣३７x")),
    maxLength: 24,
  })
  fc.assert(
    fc.property(fc.oneof(keys, fc.string()), fc.constantFrom(...LOCALE_CODES), (typed, locale) => {
      const result = parseNumber(typed, { locale, decimals: 6 })
      if (result.ok) expect(isDecimal(result.value) && !result.value.startsWith('-')).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

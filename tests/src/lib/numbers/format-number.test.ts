import * as fc from '#tests/support/seeded-fast-check.ts'
import { expect, it } from 'vitest'
import { abs, compare, fromMinorUnits, scaleOf, sign, subtract, truncate } from '#src/lib/money/money.ts'
import { LOCALE_CODES, localeInfo } from '#src/lib/locales.ts'
import {
  formatCompact,
  formatNumber,
  formatPercent,
  formatSigned,
  NO_VALUE,
  shareOfAvailable,
} from '#src/lib/numbers/format-number.ts'
import { parseNumber } from '#src/lib/numbers/parse-number.ts'

const locales = fc.constantFrom(...LOCALE_CODES)
const en = { locale: 'en', decimals: 2 } as const

/** Decimals of up to 18 digits in all, with and without a minus sign. */
const decimals = fc
  .tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 10n ** 12n - 1n }), fc.stringMatching(/^\d{0,6}$/))
  .map(([negative, whole, fraction]) => `${negative ? '-' : ''}${whole}${fraction && `.${fraction}`}`)

it('formatted number is truncated, never rounded [R9.2]', () => {
  expect(formatNumber('1234.999', en)).toBe('1,234.99')
  expect(formatNumber('-1234.999', en)).toBe('−1,234.99')
  expect(formatNumber('999999999999999999.999999', en)).toBe('999,999,999,999,999,999.99')
})

it('formatted number below the last decimal is zero without a minus sign [R9.2]', () => {
  expect(formatNumber('-0.001', en)).toBe('0.00')
  expect(formatSigned('-0.001', en)).toBe('0.00')
  expect(formatPercent('-0.001', { locale: 'ar', signed: true })).not.toMatch(/[-−]/)
  expect(formatCompact('-0.001', { locale: 'en' })).toBe('0')
})

it('formatted number never uses scientific notation [R9.2]', () => {
  expect(formatNumber('0.00000001', { locale: 'en', decimals: 8 })).toBe('0.00000001')
  expect(formatNumber(`1${'0'.repeat(30)}`, { locale: 'en', decimals: 0 })).toBe(`1${',000'.repeat(10)}`)
  expect(formatNumber(`0.${'1'.repeat(120)}`, { locale: 'en', decimals: 2, thousandsAsIs: true })).toMatch(
    /^0\.1+$/,
  )
})

it('formatted number groups thousands as the locale does [R9.2]', () => {
  expect(formatNumber('1234567.5', { locale: 'de', decimals: 2 })).toBe('1.234.567,50')
  expect(formatNumber('1234567.5', { locale: 'fr', decimals: 2 })).toBe('1\u202f234\u202f567,50')
  expect(formatNumber('1234567.5', { locale: 'ida', decimals: 2 })).toBe('12,34,567.50')
  expect(formatNumber('1234567.5', { locale: 'sa', decimals: 2 })).toBe('١٬٢٣٤٬٥٦٧٫٥٠')
  expect(formatNumber('1234567.5', { locale: 'ar', decimals: 2 })).toBe('1,234,567.50')
  expect(formatNumber('1234', { locale: 'es', decimals: 0 })).toBe('1.234')
})

it('formatted number is ungrouped and untruncated when the thousands switch is on [R9.2]', () => {
  expect(formatNumber('1234567.891', { ...en, thousandsAsIs: true })).toBe('1234567.891')
  expect(formatNumber('5', { ...en, thousandsAsIs: true })).toBe('5')
  expect(formatNumber('1234567.891', { locale: 'de', decimals: 2, thousandsAsIs: true })).toBe('1234567,891')
})

it('missing or invalid number is shown as a mark, never as zero [R9.2]', () => {
  for (const broken of [null, undefined, '', '1e5', 'NaN']) {
    expect(formatNumber(broken, en)).toBe(NO_VALUE)
    expect(formatSigned(broken, en)).toBe(NO_VALUE)
    expect(formatPercent(broken, { locale: 'en' })).toBe(NO_VALUE)
    expect(formatCompact(broken, { locale: 'en' })).toBe(NO_VALUE)
  }
})

it('signed number has a plus for gains and a true minus for losses in every language [R9.2]', () => {
  expect(formatSigned('1.5', en)).toBe('+1.50')
  expect(formatSigned('-1234.5', en)).toBe('−1,234.50')
  expect(formatSigned('0', en)).toBe('0.00')
  fc.assert(fc.property(locales, locale => formatSigned('-1', { locale, decimals: 0 }).includes('−')))
})

it('percentage is truncated to two decimals, with a sign on request [R9.2]', () => {
  expect(formatPercent('-1.259', { locale: 'en' })).toBe('−1.25%')
  expect(formatPercent('12', { locale: 'en', signed: true })).toBe('+12.00%')
  expect(formatPercent('-1.25', { locale: 'en', signed: true })).toBe('−1.25%')
  expect(formatPercent('-1.25', { locale: 'de' })).toBe('−1,25\u00a0%')
  expect(formatPercent('0.0125', { locale: 'en', decimals: 4 })).toBe('0.0125%')
})

it('compact volume is truncated as well [R9.2]', () => {
  expect(formatCompact('1239999', { locale: 'en' })).toBe('1.23M')
  expect(formatCompact('999999.99', { locale: 'en' })).toBe('999.99K')
  expect(formatCompact('1234567', { locale: 'zh' })).toBe('123.45万')
})

it('formatted number parses back to what was shown in all nineteen languages [R9.2]', () => {
  fc.assert(
    fc.property(locales, decimals, fc.boolean(), (locale, decimal, thousandsAsIs) => {
      const places = decimal.split('.')[1]?.length ?? 0
      const shown = formatNumber(decimal, { locale, decimals: places, thousandsAsIs })
      const read = parseNumber(shown, { locale, allowNegative: true })
      expect(read).toEqual({ ok: true, value: decimal.replace(/^-(?=[0.]+$)/, '') })
    }),
    { numRuns: 1000 },
  )
})

/** Formatted by Intl, which supports all nineteen languages in Node. */
const intl = (plain: string, locale: (typeof LOCALE_CODES)[number], options: Intl.NumberFormatOptions) => {
  const { tag, numberingSystem } = localeInfo(locale)
  const digits = plain.split('.')[1]?.length ?? 0
  const made = new Intl.NumberFormat(tag, {
    numberingSystem,
    useGrouping: 'always',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    ...options,
  })
  // Always the minus sign, where most languages of the tables have a hyphen.
  return made.format(plain as `${number}`).replace('-', '−')
}

it('formatted number matches the Unicode tables, also in a browser without the language [R9.2]', () => {
  fc.assert(
    fc.property(locales, decimals, (locale, decimal) => {
      const plain = decimal.replace(/^-(?=[0.]+$)/, '')
      const places = plain.split('.')[1]?.length ?? 0
      expect(formatNumber(plain, { locale, decimals: places })).toBe(intl(plain, locale, {}))
      expect(formatSigned(plain, { locale, decimals: places })).toBe(
        intl(plain, locale, { signDisplay: 'exceptZero' }),
      )
      const hundredfold = intl(plain, locale, {}).replaceAll(/[\u200e\u061c]/g, '')
      const percent = formatPercent(plain, { locale, decimals: places })
      expect(percent.replaceAll(/[\u200e\u061c]/g, '').startsWith(hundredfold)).toBe(true)
    }),
    { numRuns: 1000 },
  )
  for (const locale of LOCALE_CODES) {
    for (const [percent, fraction] of [
      ['12.5', '0.125'],
      ['-12.5', '-0.125'],
    ] as const) {
      const style = { style: 'percent', maximumFractionDigits: 1, minimumFractionDigits: 1 } as const
      expect(formatPercent(percent, { locale, decimals: 1 })).toBe(intl(fraction, locale, style))
    }
  }
})

const places = fc.integer({ min: 0, max: 8 })
const read = (text: string, locale: (typeof LOCALE_CODES)[number]) => {
  const result = parseNumber(text, { locale, allowNegative: true })
  if (!result.ok) throw new Error(`${text} reads as ${result.reason}`)
  return result.value
}

it('formatted number never exceeds the value in size, and differs by less than the last digit [R9.2]', () => {
  fc.assert(
    fc.property(locales, decimals, places, fc.boolean(), (locale, decimal, digits, isSigned) => {
      const format = isSigned ? formatSigned : formatNumber
      const shown = read(format(decimal, { locale, decimals: digits }), locale)
      if (sign(decimal) >= 0) expect(compare(shown, decimal)).toBeLessThanOrEqual(0)
      const missing = subtract(abs(decimal), abs(shown))
      expect(sign(missing)).toBeGreaterThanOrEqual(0)
      expect(compare(missing, fromMinorUnits(1n, digits))).toBe(-1)
      expect(sign(shown) === 0 || sign(shown) === sign(decimal)).toBe(true)
    }),
    { numRuns: 1000 },
  )
})

it('signed number parses back, without an exponent, a hyphen for a minus, or a negative zero (U18) [R9.2]', () => {
  fc.assert(
    fc.property(locales, decimals, (locale, decimal) => {
      const digits = decimal.split('.')[1]?.length ?? 0
      const shown = formatSigned(decimal, { locale, decimals: digits })
      expect(read(shown, locale)).toBe(decimal.replace(/^-(?=[0.]+$)/, ''))
      const unsigned = formatNumber(decimal, { locale, decimals: digits })
      const texts = [shown, unsigned, formatPercent(decimal, { locale }), formatCompact(decimal, { locale })]
      for (const text of texts) {
        expect(text).not.toMatch(/\d[eE]/)
        expect(text).not.toContain('-')
        if (text.includes('−')) expect(text).toMatch(/[1-9١-٩]/)
      }
    }),
    { numRuns: 1000 },
  )
})

it('balance shares are valid field inputs for any balance, including 100% [R5.4, R9.2]', () => {
  const balances = fc
    .tuple(fc.bigInt({ min: 1n, max: 2n ** 63n - 1n }), fc.constantFrom(6, 8))
    .map(([units, scale]) => fromMinorUnits(units, scale))
  const shares = fc.constantFrom('0.25', '0.5', '0.75', '1')
  fc.assert(
    fc.property(locales, balances, shares, places, (locale, available, share, most) => {
      // A field accepts at most the decimals of its currency.
      const digits = Math.min(most, scaleOf(available))
      const text = shareOfAvailable(available, share, { locale, decimals: digits })
      if (text === undefined) {
        expect(compare(available, fromMinorUnits(4n, digits))).toBe(-1)
        return
      }
      const result = parseNumber(text, { locale, decimals: digits, allowZero: false })
      expect(result.ok && compare(result.value, available) <= 0).toBe(true)
      if (share === '1') expect(result.ok && compare(result.value, truncate(available, digits))).toBe(0)
    }),
    { numRuns: 2000 },
  )
})

it('balance shares are hidden when they amount to nothing', () => {
  expect(shareOfAvailable('0.001', '1', en)).toBeUndefined()
  expect(shareOfAvailable('0', '1', en)).toBeUndefined()
  expect(shareOfAvailable('-5', '1', en)).toBeUndefined()
  expect(shareOfAvailable('0.03', '0.5', en)).toBe('0.01')
})

it('Indian grouping uses lakh and crore at any length', () => {
  expect(formatNumber('123456789012', { locale: 'ida', decimals: 0 })).toBe('1,23,45,67,89,012')
  expect(formatNumber('999', { locale: 'ida', decimals: 0 })).toBe('999')
  expect(formatNumber('100000', { locale: 'ida', decimals: 0 })).toBe('1,00,000')
})

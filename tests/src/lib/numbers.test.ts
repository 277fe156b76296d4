import { fc } from './seeded-fast-check.ts'
import { expect, it } from 'vitest'
import { LOCALE_CODES } from '../../../src/lib/locales.ts'
import {
  formatCompact,
  formatNumber,
  formatPercent,
  formatSigned,
  NO_VALUE,
} from '../../../src/lib/numbers.ts'
import { parseNumber } from '../../../src/lib/parse-number.ts'

const locales = fc.constantFrom(...LOCALE_CODES)
const en = { locale: 'en', decimals: 2 } as const

/** Decimals of up to 18 digits in all, with and without a minus sign. */
const decimals = fc
  .tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 10n ** 12n - 1n }), fc.stringMatching(/^\d{0,6}$/))
  .map(([negative, whole, fraction]) => `${negative ? '-' : ''}${whole}${fraction && `.${fraction}`}`)

it('truncates, never rounds, so that no balance is shown above what is there [R9.2]', () => {
  expect(formatNumber('1234.999', en)).toBe('1,234.99')
  expect(formatNumber('-1234.999', en)).toBe('-1,234.99')
  expect(formatNumber('999999999999999999.999999', en)).toBe('999,999,999,999,999,999.99')
})

it('shows what is smaller than the last decimal as zero without a minus sign [R9.2]', () => {
  expect(formatNumber('-0.001', en)).toBe('0.00')
  expect(formatSigned('-0.001', en)).toBe('0.00')
  expect(formatPercent('-0.001', { locale: 'ar', signed: true })).not.toMatch(/[-−]/)
  expect(formatCompact('-0.001', { locale: 'en' })).toBe('0')
})

it('never falls into scientific notation, however small or large [R9.2]', () => {
  expect(formatNumber('0.00000001', { locale: 'en', decimals: 8 })).toBe('0.00000001')
  expect(formatNumber(`1${'0'.repeat(30)}`, { locale: 'en', decimals: 0 })).toBe(`1${',000'.repeat(10)}`)
  expect(formatNumber(`0.${'1'.repeat(120)}`, { locale: 'en', decimals: 2, thousandsAsIs: true })).toMatch(
    /^0\.1+$/,
  )
})

it("groups thousands in the reader's own way [R9.2]", () => {
  expect(formatNumber('1234567.5', { locale: 'de', decimals: 2 })).toBe('1.234.567,50')
  expect(formatNumber('1234567.5', { locale: 'fr', decimals: 2 })).toBe('1\u202f234\u202f567,50')
  expect(formatNumber('1234567.5', { locale: 'ida', decimals: 2 })).toBe('12,34,567.50')
  expect(formatNumber('1234567.5', { locale: 'sa', decimals: 2 })).toBe('١٬٢٣٤٬٥٦٧٫٥٠')
  expect(formatNumber('1234567.5', { locale: 'ar', decimals: 2 })).toBe('1,234,567.50')
  expect(formatNumber('1234', { locale: 'es', decimals: 0 })).toBe('1.234')
})

it('shows the figure as it is, ungrouped and uncut, when the thousands switch is on [R9.2]', () => {
  expect(formatNumber('1234567.891', { ...en, thousandsAsIs: true })).toBe('1234567.891')
  expect(formatNumber('5', { ...en, thousandsAsIs: true })).toBe('5')
  expect(formatNumber('1234567.891', { locale: 'de', decimals: 2, thousandsAsIs: true })).toBe('1234567,891')
})

it('shows a mark for a figure that is missing or broken, never zero [R9.2]', () => {
  for (const broken of [null, undefined, '', '1e5', 'NaN']) {
    expect(formatNumber(broken, en)).toBe(NO_VALUE)
    expect(formatSigned(broken, en)).toBe(NO_VALUE)
    expect(formatPercent(broken, { locale: 'en' })).toBe(NO_VALUE)
    expect(formatCompact(broken, { locale: 'en' })).toBe(NO_VALUE)
  }
})

it('marks gains with a plus and losses with a true minus, in every language [R9.2]', () => {
  expect(formatSigned('1.5', en)).toBe('+1.50')
  expect(formatSigned('-1234.5', en)).toBe('−1,234.50')
  expect(formatSigned('0', en)).toBe('0.00')
  fc.assert(fc.property(locales, locale => formatSigned('-1', { locale, decimals: 0 }).includes('−')))
})

it('shows percents cut at two decimals, with a sign where asked [R9.2]', () => {
  expect(formatPercent('-1.259', { locale: 'en' })).toBe('-1.25%')
  expect(formatPercent('12', { locale: 'en', signed: true })).toBe('+12.00%')
  expect(formatPercent('-1.25', { locale: 'en', signed: true })).toBe('−1.25%')
  expect(formatPercent('-1.25', { locale: 'de' })).toBe('-1,25\u00a0%')
  expect(formatPercent('0.0125', { locale: 'en', decimals: 4 })).toBe('0.0125%')
})

it('shortens volumes and truncates them too [R9.2]', () => {
  expect(formatCompact('1239999', { locale: 'en' })).toBe('1.23M')
  expect(formatCompact('999999.99', { locale: 'en' })).toBe('999.99K')
  expect(formatCompact('1234567', { locale: 'zh' })).toBe('123.45万')
})

it('reads back exactly what it showed, in all nineteen languages [R9.2]', () => {
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

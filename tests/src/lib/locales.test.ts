import { afterEach, describe, expect, it } from 'vitest'
import {
  DEFAULT_LOCALE,
  isLocale,
  LOCALE_CODES,
  LOCALES,
  localeInfo,
  matchLocale,
  remapLanguages,
} from '#src/lib/locales.ts'
import { formatNumber, formatPercent } from '#src/lib/numbers/format-number.ts'

it('locale ids run from 1 to 19 in the documented order [R7.2]', () => {
  expect(LOCALE_CODES.join(' ')).toBe('zh en tc de es fr idn jp ko my th vi pt rus blr ida sa ar it')
  expect(LOCALE_CODES.map(code => localeInfo(code).languageId)).toEqual(
    Array.from({ length: 19 }, (_, i) => i + 1),
  )
})

it('unknown locale falls back to English [R9.6]', () => {
  expect(DEFAULT_LOCALE).toBe('en')
})

it('every locale has a BCP 47 tag and a native name [R7.2]', () => {
  const tags = LOCALE_CODES.map(code => localeInfo(code).tag)
  expect(Intl.NumberFormat.supportedLocalesOf(tags)).toEqual(tags)
  expect(new Set(LOCALE_CODES.map(code => localeInfo(code).name)).size).toBe(19)
  expect(LOCALE_CODES.filter(code => localeInfo(code).direction === 'rtl')).toEqual(['sa', 'ar'])
})

it('East Asian locales show rising prices in red', () => {
  const redUp = LOCALE_CODES.filter(code => localeInfo(code).colourConvention === 'red-up')
  expect(redUp).toEqual(['zh', 'tc', 'jp', 'ko'])
})

it('every locale has its first day of the week', () => {
  // Older engines have it as a getter; the types of TypeScript know neither.
  const weekOf = (tag: string) =>
    (new Intl.Locale(tag) as unknown as { getWeekInfo: () => { firstDay: number } }).getWeekInfo()
  for (const code of LOCALE_CODES)
    expect([code, localeInfo(code).firstDay]).toEqual([code, weekOf(localeInfo(code).tag).firstDay])
})

it("offered locale is the one that the visitor's browser prefers [R2.2]", () => {
  expect(matchLocale(['de-AT'])).toBe('de')
  expect(matchLocale(['zh-HK'])).toBe('tc')
  expect(matchLocale(['zh-SG'])).toBe('zh')
  expect(matchLocale(['zh'])).toBe('zh')
  expect(matchLocale(['ar-SA'])).toBe('sa')
  expect(matchLocale(['ar-EG'])).toBe('ar')
  expect(matchLocale(['id'])).toBe('idn')
  expect(matchLocale(['sv-SE', 'pt-PT'])).toBe('pt')
  expect(matchLocale(['en-GB', 'de'])).toBe('en')
  expect(matchLocale(['sv', 'not a tag'])).toBeUndefined()
  expect(matchLocale([])).toBeUndefined()
})

it('locale codes are recognised exactly', () => {
  expect(isLocale('rus')).toBe(true)
  for (const other of ['ru', 'EN', 'toString', '', null, 2]) expect(isLocale(other)).toBe(false)
})

describe('code that a deployment uses for another language', () => {
  afterEach(() => remapLanguages({}))

  it('has the name, the direction and the figures of that language, and its own id', () => {
    remapLanguages({ my: 'my-MM', ida: 'ur-PK' })
    expect(localeInfo('my')).toMatchObject({ tag: 'my-MM', name: 'မြန်မာ', direction: 'ltr', languageId: 10 })
    expect(localeInfo('ida')).toMatchObject({ tag: 'ur-PK', name: 'اردو', direction: 'rtl', languageId: 16 })
    expect(matchLocale(['my'])).toBe('my')
    expect(matchLocale(['ms', 'hi-IN'])).toBeUndefined()

    remapLanguages({ it: 'tr-TR', ko: 'bn-BD' })
    expect(localeInfo('my').tag).toBe('ms-MY')
    expect(formatNumber('-1234567.5', { locale: 'it', decimals: 2 })).toBe('−1.234.567,50')
    expect(formatNumber('1234567.5', { locale: 'ko', decimals: 1 })).toBe('12,34,567.5')
    expect(formatPercent('1.5', { locale: 'ko' })).toBe('1.50%')
  })

  it('stays as it is where the tag is none, or the code is none', () => {
    remapLanguages({ my: 'not a tag', burmese: 'my-MM' })
    expect(LOCALE_CODES.map(code => localeInfo(code))).toEqual(LOCALE_CODES.map(code => LOCALES[code]))
  })
})

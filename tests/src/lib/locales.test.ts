import { expect, it } from 'vitest'
import { DEFAULT_LOCALE, isLocale, LOCALE_CODES, localeInfo, matchLocale } from '#src/lib/locales.ts'

it('numbers the nineteen languages from 1 to 19 in the documented order [R7.2]', () => {
  expect(LOCALE_CODES.join(' ')).toBe('zh en tc de es fr idn jp ko my th vi pt rus blr ida sa ar it')
  expect(LOCALE_CODES.map(code => localeInfo(code).languageId)).toEqual(
    Array.from({ length: 19 }, (_, i) => i + 1),
  )
})

it('falls back on English [R9.6]', () => {
  expect(DEFAULT_LOCALE).toBe('en')
})

it('gives every language a tag that browsers know and a name of its own [R7.2]', () => {
  const tags = LOCALE_CODES.map(code => localeInfo(code).tag)
  expect(Intl.NumberFormat.supportedLocalesOf(tags)).toEqual(tags)
  expect(new Set(LOCALE_CODES.map(code => localeInfo(code).name)).size).toBe(19)
  expect(LOCALE_CODES.filter(code => localeInfo(code).direction === 'rtl')).toEqual(['sa', 'ar'])
})

it('shows rising prices in red where East Asian readers expect it', () => {
  const redUp = LOCALE_CODES.filter(code => localeInfo(code).colourConvention === 'red-up')
  expect(redUp).toEqual(['zh', 'tc', 'jp', 'ko'])
})

it('begins the week where the language’s readers do', () => {
  // Older engines have it as a getter; the types of TypeScript know neither.
  const weekOf = (tag: string) =>
    (new Intl.Locale(tag) as unknown as { getWeekInfo: () => { firstDay: number } }).getWeekInfo()
  for (const code of LOCALE_CODES)
    expect([code, localeInfo(code).firstDay]).toEqual([code, weekOf(localeInfo(code).tag).firstDay])
})

it("offers the language that the visitor's browser prefers [R2.2]", () => {
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

it('recognises its own codes only', () => {
  expect(isLocale('rus')).toBe(true)
  for (const other of ['ru', 'EN', 'toString', '', null, 2]) expect(isLocale(other)).toBe(false)
})

import { afterEach, describe, expect, it, vi } from 'vitest'
import { relativeTimeText, countryNamer, dateFormatter, durationText } from '#src/i18n/intl.ts'
import { switchLocale } from '#src/i18n/runtime.ts'

const noon = Date.UTC(2026, 10, 5, 12)
const day = { dateStyle: 'medium', timeZone: 'UTC' } as const

afterEach(() => vi.restoreAllMocks())

describe('dates, durations and countries', () => {
  it('use the words, digits and calendar of the language [R7.2]', () => {
    expect(dateFormatter('de', day)(noon)).toBe('05.11.2026')
    expect(dateFormatter('th', day)(noon)).toContain('2026')
    expect(dateFormatter('sa', day)(noon)).toContain('٢٠٢٦')
    expect(dateFormatter('ar', day)(noon)).toContain('2026')
    expect(relativeTimeText('es', 1, 'day', 'long')).toBe('hace 1 día')
    expect(relativeTimeText('sa', 5, 'minute', 'narrow')).toContain('٥')
    expect(relativeTimeText('rus', 5, 'second', 'narrow')).toBe('5 сек. назад')
    expect(durationText('rus', 5, 'minute', 'long')).toBe('5 минут')
    expect(countryNamer('fr')('DE')).toBe('Allemagne')
  })

  it('are Belarusian also on a device without Belarusian', async () => {
    // Chromium falls back to its own language when it lacks the requested one.
    const { DateTimeFormat, RelativeTimeFormat, NumberFormat, DisplayNames } = Intl
    const inEnglish = (tag: string) => (tag.startsWith('be') ? 'en' : tag)
    vi.spyOn(DateTimeFormat, 'supportedLocalesOf').mockReturnValue([])
    vi.spyOn(Intl, 'RelativeTimeFormat').mockImplementation(function lacking(tag: string, options: object) {
      return new RelativeTimeFormat(inEnglish(tag), options)
    } as never)
    vi.spyOn(Intl, 'NumberFormat').mockImplementation(function lacking(tag: string, options: object) {
      return new NumberFormat(inEnglish(tag), options)
    } as never)
    vi.spyOn(Intl, 'DisplayNames').mockImplementation(function lacking(
      tag: string,
      options: { type: 'region' },
    ) {
      return new DisplayNames(inEnglish(tag), options)
    } as never)
    await switchLocale('blr')
    expect(dateFormatter('blr', day)(noon)).toBe('5 ліс 2026 г.')
    expect(relativeTimeText('blr', 2, 'day', 'long')).toBe('2 дні таму')
    expect(durationText('blr', 5, 'minute', 'long')).toBe('5 хвілін')
    expect(countryNamer('blr')('DE')).toBe('Германія')
  })
})

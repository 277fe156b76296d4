import { useLanguage } from '../i18n/use-messages.ts'
import { localeInfo } from '../lib/locales.ts'
import type { Locale } from '../lib/locales.ts'

const styles = {
  /** 12 Nov 2026 */
  day: { dateStyle: 'medium' },
  /** Thursday, 12 November 2026 */
  longDay: { dateStyle: 'full' },
  /** 14:05 */
  time: { timeStyle: 'short' },
  /** 14:05:09 */
  clock: { timeStyle: 'medium' },
  /** 12 Nov, 14:05:09 */
  moment: { dateStyle: 'medium', timeStyle: 'medium' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

type DateStyle = keyof typeof styles

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatter(locale: Locale, style: DateStyle): Intl.DateTimeFormat {
  const key = `${locale} ${style}`
  const { tag, numberingSystem } = localeInfo(locale)
  const known = formatters.get(key)
  if (known) return known
  // The calendar is pinned: some browsers write Arabic dates in the Hijri calendar, and a receipt must not move.
  const made = new Intl.DateTimeFormat(tag, { ...styles[style], calendar: 'gregory', numberingSystem })
  formatters.set(key, made)
  return made
}

/** Writes a moment (epoch ms) as the reader does, in the device's time zone. */
export function useDates(): (time: number, style: DateStyle) => string {
  const locale = useLanguage()
  return (time, style) => formatter(locale, style).format(time)
}

/** The day of a moment in the device's time zone, `2026-11-12`: to group by and for date fields. */
export function dayOf(time: number): string {
  const date = new Date(time)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** The first moment of a day `2026-11-12`, and of the one after it, epoch ms: not 24 hours when clocks change. */
export function spanOf(day: string): { start: number; end: number } {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return {
    start: new Date(year, month - 1, date).getTime(),
    end: new Date(year, month - 1, date + 1).getTime(),
  }
}

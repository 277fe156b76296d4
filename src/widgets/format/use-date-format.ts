import { useCallback } from 'react'
import { dateFormatter, type DateOptions } from '#src/i18n/intl.ts'
import { useLanguage } from '#src/i18n/use-messages.ts'
import type { Locale } from '#src/lib/locales.ts'
import { memoizeByKey } from '#src/lib/collections/memoize-by-key.ts'

const dateStyles = {
  /** 12 Nov 2026 */
  day: { dateStyle: 'medium' },
  /** The same for a UTC day, as used by daily postings. */
  utcDay: { dateStyle: 'medium', timeZone: 'UTC' },
  /** Thursday, 12 November 2026 */
  longDay: { dateStyle: 'full' },
  /** November 2026 */
  month: { month: 'long', year: 'numeric' },
  /** Thu */
  weekday: { weekday: 'short' },
  /** 12 Nov 2026, 14:05 */
  minute: { dateStyle: 'medium', timeStyle: 'short' },
  /** 14:05 */
  time: { timeStyle: 'short' },
  /** 14:05:09 */
  clock: { timeStyle: 'medium' },
  /** 12 Nov, 14:05:09 */
  moment: { dateStyle: 'medium', timeStyle: 'medium' },
  /** The same in UTC, which has to be said beside it. */
  utcMoment: { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' },
} as const satisfies Record<string, DateOptions>

type DateStyle = keyof typeof dateStyles

const formatters = memoizeByKey<(time: number) => string>()

function formatterFor(locale: Locale, style: DateStyle): (time: number) => string {
  return formatters(`${locale} ${style}`, () => dateFormatter(locale, dateStyles[style]))
}

/** Formats a time (epoch ms) in the user's language and the device's time zone. */
export function useDateFormat(): (time: number, style: DateStyle) => string {
  const locale = useLanguage()
  return useCallback((time, style) => formatterFor(locale, style)(time), [locale])
}

import { useCallback } from 'react'
import { dateWriter, type DateOptions } from '../i18n/intl.ts'
import { useLanguage } from '../i18n/use-messages.ts'
import type { Locale } from '../lib/locales.ts'
import { remembering } from '../lib/remembering.ts'

const styles = {
  /** 12 Nov 2026 */
  day: { dateStyle: 'medium' },
  /** The same, of a day of UTC: what is posted by the day is posted by those. */
  utcDay: { dateStyle: 'medium', timeZone: 'UTC' },
  /** Thursday, 12 November 2026 */
  longDay: { dateStyle: 'full' },
  /** 12 Nov 2026, 14:05 */
  minute: { dateStyle: 'medium', timeStyle: 'short' },
  /** 14:05 */
  time: { timeStyle: 'short' },
  /** 14:05:09 */
  clock: { timeStyle: 'medium' },
  /** 12 Nov, 14:05:09 */
  moment: { dateStyle: 'medium', timeStyle: 'medium' },
} as const satisfies Record<string, DateOptions>

type DateStyle = keyof typeof styles

const writers = remembering<(time: number) => string>()

function writer(locale: Locale, style: DateStyle): (time: number) => string {
  return writers(`${locale} ${style}`, () => dateWriter(locale, styles[style]))
}

/** Writes a moment (epoch ms) as the reader does, in the device's time zone. */
export function useDates(): (time: number, style: DateStyle) => string {
  const locale = useLanguage()
  return useCallback((time, style) => writer(locale, style)(time), [locale])
}

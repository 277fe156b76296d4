import { useLanguage } from '../i18n/use-messages.ts'
import { durationOf, durationSeconds } from '../lib/durations.ts'
import type { Duration } from '../lib/durations.ts'
import { localeInfo } from '../lib/locales.ts'

const units = { S: 'second', M: 'minute', H: 'hour', D: 'day' } as const

/** Writes a duration in the largest unit that measures it whole, as its reader says it: 60 S is 1 minute [R3.8]. */
export function useDurations(): (duration: Duration, style?: 'long' | 'short') => string {
  const { tag, numberingSystem } = localeInfo(useLanguage())
  return (duration, unitDisplay = 'long') => {
    const { count, unit } = durationOf(durationSeconds(duration))
    // Languages have up to six plurals, and Intl knows them all.
    const format = new Intl.NumberFormat(tag, {
      style: 'unit',
      unit: units[unit],
      unitDisplay,
      numberingSystem,
    })
    return format.format(count)
  }
}

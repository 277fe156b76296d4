import { spanText } from '../i18n/intl.ts'
import { useLanguage } from '../i18n/use-messages.ts'
import { durationOf, durationSeconds, type Duration } from '../lib/durations.ts'

const units = { S: 'second', M: 'minute', H: 'hour', D: 'day' } as const

/** Writes a duration in the largest unit that measures it whole, as its reader says it: 60 S is 1 minute [R3.8]. */
export function useDurations(): (duration: Duration, style?: 'long' | 'short') => string {
  const locale = useLanguage()
  return (duration, length = 'long') => {
    const { count, unit } = durationOf(durationSeconds(duration))
    return spanText(locale, count, units[unit], length)
  }
}

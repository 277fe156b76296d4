import { durationText } from '#src/i18n/intl.ts'
import { useLanguage } from '#src/i18n/use-messages.ts'
import { durationOf, durationSeconds, type Duration } from '#src/lib/time/durations.ts'

const unitNames = { S: 'second', M: 'minute', H: 'hour', D: 'day' } as const

/** Formats a duration in the largest unit that divides it: 60 S is 1 minute [R3.8]. */
export function useDurationFormat(): (duration: Duration, style?: 'long' | 'short') => string {
  const locale = useLanguage()
  return (duration, length = 'long') => {
    const { count, unit } = durationOf(durationSeconds(duration))
    return durationText(locale, count, unitNames[unit], length)
  }
}

import { useMemo } from 'react'
import type { CandleInterval } from '#models'
import { dateFormatter } from '#src/i18n/intl.ts'
import { useLanguage } from '#src/i18n/use-messages.ts'
import { intervalLengths } from '#src/lib/candles/candle-intervals.ts'

/** Formats the start time of a candle: days in UTC as the exchange counts them, shorter intervals in local time. */
export function useCandleTimeFormat(interval: CandleInterval): (time: number) => string {
  const locale = useLanguage()
  return useMemo(() => {
    const isDaily = intervalLengths[interval] >= intervalLengths['1d']
    return dateFormatter(locale, {
      dateStyle: 'medium',
      ...(isDaily ? { timeZone: 'UTC' } : { timeStyle: 'short' }),
    })
  }, [locale, interval])
}

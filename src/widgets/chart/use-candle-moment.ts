import { useMemo } from 'react'
import type { CandleInterval } from '#src/api/generated/models/index.ts'
import { dateWriter } from '#src/i18n/intl.ts'
import { useLanguage } from '#src/i18n/use-messages.ts'
import { intervalLengths } from './live-candle.ts'

/** Writes when a candle began as the reader does: a day as the exchange counts it (UTC), anything shorter in local time. */
export function useCandleMoment(interval: CandleInterval): (time: number) => string {
  const locale = useLanguage()
  return useMemo(() => {
    const isDaily = intervalLengths[interval] >= intervalLengths['1d']
    return dateWriter(locale, {
      dateStyle: 'medium',
      ...(isDaily ? { timeZone: 'UTC' } : { timeStyle: 'short' }),
    })
  }, [locale, interval])
}

import { useMemo } from 'react'
import type { CandleInterval } from '../../api/generated/models/index.ts'
import { useLanguage } from '../../i18n/use-messages.ts'
import { localeInfo } from '../../lib/locales.ts'
import { intervalLengths } from './live-candle.ts'

/** Writes when a candle began as the reader does: a day as the exchange counts it (UTC), anything shorter in local time. */
export function useCandleMoment(interval: CandleInterval): (time: number) => string {
  const locale = useLanguage()
  return useMemo(() => {
    const { tag, numberingSystem } = localeInfo(locale)
    const format = new Intl.DateTimeFormat(tag, {
      numberingSystem,
      dateStyle: 'medium',
      ...(intervalLengths[interval] >= intervalLengths['1d'] ? { timeZone: 'UTC' } : { timeStyle: 'short' }),
    })
    return time => format.format(time)
  }, [locale, interval])
}

import { useLanguage, useMessages } from '../i18n/use-messages.ts'
import { localeInfo } from '../lib/locales.ts'
import { timeAgo } from '../lib/time-ago.ts'
import { useNow } from '../ui/age.tsx'
import { useDates } from './dates.ts'

/** How long ago something was (R9.5), with the moment itself for whoever asks. `time` in epoch ms. */
export function TimeAgo({ time, className }: { time: number; className?: string | undefined }) {
  const t = useMessages('common')
  const dates = useDates()
  const locale = useLanguage()
  const { unit, value } = timeAgo(time, useNow(60_000))
  const { tag, numberingSystem } = localeInfo(locale)
  return (
    <time className={className} dateTime={new Date(time).toISOString()} title={dates(time, 'moment')}>
      {unit === 'justNow'
        ? t.justNow()
        : new Intl.RelativeTimeFormat(`${tag}-u-nu-${numberingSystem}`).format(-value, unit)}
    </time>
  )
}

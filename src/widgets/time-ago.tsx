import { agoText } from '../i18n/intl.ts'
import { useLanguage, useMessages } from '../i18n/use-messages.ts'
import { timeAgo } from '../lib/time-ago.ts'
import { useNow } from '../ui/age.tsx'
import { useDates } from './dates.ts'

/** How long ago something was (R9.5), with the moment itself for whoever asks. `time` in epoch ms. */
export function TimeAgo({ time, className }: { time: number; className?: string | undefined }) {
  const t = useMessages('common')
  const dates = useDates()
  const locale = useLanguage()
  const { unit, value } = timeAgo(time, useNow(60_000))
  return (
    <time
      className={className}
      dateTime={new Date(time).toISOString()}
      // Written when somebody points at it: a device's first date takes it 10 ms, which nobody should wait for unasked.
      onPointerEnter={({ currentTarget }) => {
        currentTarget.title = dates(time, 'moment')
      }}
    >
      {unit === 'justNow' ? t.justNow() : agoText(locale, value, unit, 'long')}
    </time>
  )
}

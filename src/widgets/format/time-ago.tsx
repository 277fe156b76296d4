import { relativeTimeText } from '#src/i18n/intl.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { timeAgo } from '#src/lib/time/time-ago.ts'
import { useNow } from '#src/ui/figures/age.tsx'
import { useDateFormat } from './use-date-format.ts'

/** Relative time (R9.5), with the exact time as tooltip. `time` in epoch ms. */
export function TimeAgo({ time, className }: { time: number; className?: string | undefined }) {
  const t = useMessages('common')
  const dates = useDateFormat()
  const locale = useLanguage()
  const { unit, value } = timeAgo(time, useNow(60_000))
  return (
    <time
      className={className}
      dateTime={new Date(time).toISOString()}
      // Formatted on hover: the first date format takes a device 10 ms.
      onPointerEnter={({ currentTarget }) => {
        currentTarget.title = dates(time, 'moment')
      }}
    >
      {unit === 'justNow' ? t.justNow() : relativeTimeText(locale, value, unit, 'narrow')}
    </time>
  )
}

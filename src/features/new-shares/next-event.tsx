import type { ShareOffer } from '#models'
import { durationText, type SpanUnit } from '#src/i18n/intl.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import type { Locale } from '#src/lib/locales.ts'
import { serverNow } from '#src/stores/quotes/quotes.ts'
import { useNow } from '#src/ui/figures/age.tsx'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import { HOUR } from '#src/lib/time/time-units.ts'

/** A time left, localized: 5 h 12 m, or 4 m 09 s in the last hour. */
function timeLeftText(left: number, locale: Locale): string {
  const seconds = Math.ceil(left / 1000)
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const unit = (value: number, name: SpanUnit) => durationText(locale, value, name, 'narrow')
  return left >= HOUR
    ? `${unit(hours, 'hour')} ${unit(minutes, 'minute')}`
    : `${unit(minutes, 'minute')} ${unit(rest, 'second')}`
}

/** The next event of an offer by its status: the field and text of its date, and the text of the time left. */
const EVENTS = {
  upcoming: ['opensAt', 'opensIn'],
  open: ['closesAt', 'closesIn'],
  closed: ['drawsAt', 'drawsIn'],
  drawn: ['listsAt', 'listsIn'],
  listed: undefined,
} as const

/** The next event of an offer with its date, to be said in the name of a row, where a time left would change each second. */
export function DatedEvent({ offer }: { offer: ShareOffer }) {
  const t = useMessages('newShares')
  const common = useMessages('common')
  const date = useDateFormat()
  const event = EVENTS[offer.status]
  if (!event) return date(offer.listsAt, 'day')
  const [at] = event
  return (
    <>
      <span aria-hidden>
        <NextEvent offer={offer} />
      </span>
      <span className="visually-hidden">
        {common.labelled({ label: t[at](), value: date(offer[at], 'minute') })}
      </span>
    </>
  )
}

/** Countdown to the next event of an offer; nothing once it is listed. */
export function NextEvent({ offer }: { offer: ShareOffer }) {
  const t = useMessages('newShares')
  const locale = useLanguage()
  useNow(1000)
  const event = EVENTS[offer.status]
  if (!event) return null
  const [at, countdown] = event
  const left = offer[at] - serverNow()
  return (
    <span role="timer" className="figures">
      {left > 0 ? t[countdown]({ time: timeLeftText(left, locale) }) : t.anyMoment()}
    </span>
  )
}

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

/** The next event of an offer with its date, to be said in the name of a row, where a time left would change each second. */
export function DatedEvent({ offer }: { offer: ShareOffer }) {
  const t = useMessages('newShares')
  const common = useMessages('common')
  const date = useDateFormat()
  const events = {
    upcoming: [offer.opensAt, t.opensAt],
    open: [offer.closesAt, t.closesAt],
    closed: [offer.drawsAt, t.drawsAt],
    drawn: [offer.listsAt, t.listsAt],
    listed: undefined,
  } as const
  const event = events[offer.status]
  if (!event) return date(offer.listsAt, 'day')
  const [at, label] = event
  return (
    <>
      <span aria-hidden>
        <NextEvent offer={offer} />
      </span>
      <span className="visually-hidden">
        {common.labelled({ label: label(), value: date(at, 'minute') })}
      </span>
    </>
  )
}

/** Countdown to the next event of an offer; nothing once it is listed. */
export function NextEvent({ offer }: { offer: ShareOffer }) {
  const t = useMessages('newShares')
  const locale = useLanguage()
  useNow(1000)
  const events = {
    upcoming: [offer.opensAt, t.opensIn],
    open: [offer.closesAt, t.closesIn],
    closed: [offer.drawsAt, t.drawsIn],
    drawn: [offer.listsAt, t.listsIn],
    listed: undefined,
  } as const
  const event = events[offer.status]
  if (!event) return null
  const [at, countdown] = event
  const left = at - serverNow()
  return (
    <span role="timer" className="figures">
      {left > 0 ? countdown({ time: timeLeftText(left, locale) }) : t.anyMoment()}
    </span>
  )
}

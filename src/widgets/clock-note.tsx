import { useMessages } from '../i18n/use-messages.ts'
import { DAY } from '../lib/time-units.ts'
import styles from './clock-note.module.css'
import { useDates } from './dates.ts'

/** Whose midnight is meant: what opens at 00:00 in one place opens at 09:00 in another. */
export function TimeZoneNote() {
  const t = useMessages('clock')
  return <p className={styles.note}>{t.timesAre({ zone: zoneOfDevice() })}</p>
}

/** The same where a rule counts days: they are those of UTC, and begin at this time of the reader's day. */
export function UtcDaysNote() {
  const t = useMessages('clock')
  const time = `${useDayBegins()}, ${zoneOfDevice()}`
  return <p className={styles.note}>{t.utcDays({ time })}</p>
}

/** The time at which a day of UTC begins where the reader is: from the next one on, as clocks change with the season. */
export function useDayBegins(): string {
  return useDates()(nextDay(), 'time')
}

const nextDay = () => Math.ceil((Date.now() + 1) / DAY) * DAY

const zoneOfDevice = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

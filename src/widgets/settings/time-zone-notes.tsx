import { useMessages } from '#src/i18n/use-messages.ts'
import { DAY } from '#src/lib/time/time-units.ts'
import styles from './time-zone-notes.module.css'
import { useDateFormat } from '../format/use-date-format.ts'

/** States the time zone of the times shown: 00:00 in one zone is 09:00 in another. */
export function TimeZoneNote() {
  const t = useMessages('clock')
  return <p className={styles.note}>{t.timesAre({ zone: deviceTimeZone() })}</p>
}

/** For rules that count days: states at which local time a UTC day begins. */
export function UtcDaysNote() {
  const t = useMessages('clock')
  const common = useMessages('common')
  const time = common.listed({ first: useUtcDayStart(), second: deviceTimeZone() })
  return <p className={styles.note}>{t.utcDays({ time })}</p>
}

/** The local time at which a UTC day begins; of the next one, as it changes with daylight saving time. */
export function useUtcDayStart(): string {
  return useDateFormat()(nextUtcDay(), 'time')
}

const nextUtcDay = () => Math.ceil((Date.now() + 1) / DAY) * DAY

const deviceTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

import { useState } from 'react'
import { rowsOf } from '#src/api/envelope.ts'
import type { DayResult } from '#models'
import { useListDayResults } from '#src/api/generated/wallet/wallet.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { trendOf, formatCompact, formatSigned } from '#src/lib/numbers/format-number.ts'
import { localeInfo } from '#src/lib/locales.ts'
import { abs, sign, sum, subtract } from '#src/lib/money/money.ts'
import { PATHS, pathTo } from '#src/lib/paths.ts'
import { addMonths, localMonth, weeksOfMonth } from '#src/lib/time/calendar-month.ts'
import { dayOffset, localDay, localDayRange } from '#src/lib/time/local-days.ts'
import { IconButton } from '#src/ui/button.tsx'
import { useFigureSettings } from '#src/ui/figures/figure-settings.ts'
import { Link } from '#src/ui/link.tsx'
import { QueryFallback } from '#src/ui/feedback/query-fallback.tsx'
import { PrivateChange } from '#src/widgets/account/private-change.tsx'
import { useSite } from '#src/widgets/site/use-site.ts'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import styles from './profit-calendar.module.css'

/** Months that the back end can look back on. */
const monthsBack = 12

/** The device's time zone; its offset where the browser does not tell it. */
function clockOfDevice(start: number): { timeZone: string } | { utcOffset: number } {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  // Some browsers have none, whatever their types say.
  return timeZone ? { timeZone } : { utcOffset: dayOffset(start) }
}

/** A month of days with the result of each; a day leads to its entries. */
export default function ProfitCalendar() {
  const t = useMessages('wallet')
  const date = useDateFormat()
  const [current] = useState(() => localMonth(Date.now()))
  const [month, setMonth] = useState(current)
  const { start } = localDayRange(`${month}-01`)
  const { data, isError, refetch } = useListDayResults(
    { month, ...clockOfDevice(start) },
    { query: { meta: { quiet: true } } },
  )
  const rows = rowsOf(data)
  return (
    <div className={styles.calendar}>
      <header className={styles.head}>
        <IconButton
          icon="back"
          label={t.previousMonth()}
          disabled={month <= addMonths(current, -monthsBack)}
          onPress={() => setMonth(addMonths(month, -1))}
        />
        <h3 className={styles.month} aria-live="polite">
          {date(start, 'month')}
        </h3>
        <IconButton
          icon="chevron"
          label={t.nextMonth()}
          disabled={month >= current}
          onPress={() => setMonth(addMonths(month, 1))}
        />
      </header>
      {rows ? (
        <Month month={month} rows={rows} />
      ) : (
        <QueryFallback isFailed={isError} onRetry={refetch} rows={5} />
      )}
      <p className={styles.note}>{t.calendarNote()}</p>
    </div>
  )
}

function Month({ month, rows }: { month: string; rows: readonly DayResult[] }) {
  const t = useMessages('wallet')
  const date = useDateFormat()
  const { decimals } = useSite()
  const weeks = weeksOfMonth(month, localeInfo(useLanguage()).firstDay)
  // Noon: without a time zone, days of the back end start an hour earlier or later than those of the device where clocks change.
  const results = new Map(rows.map(row => [localDay(row.dayStart + 12 * 3_600_000), row]))
  const anyWeek = weeks[1] ?? []
  return (
    <>
      <p className={styles.total}>
        {t.rangeResult()} <PrivateChange value={sum(rows.map(row => row.change))} decimals={decimals} />
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            {anyWeek.map(day => (
              <th key={day} scope="col">
                {day && date(localDayRange(day).start, 'weekday')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, index) => (
            <tr key={week.find(Boolean) ?? index}>
              {week.map((day, place) => (
                <td key={day ?? place}>{day && <Day day={day} result={results.get(day)} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/** A day with its result in short; its name has the whole figure. */
function Day({ day, result }: { day: string; result: DayResult | undefined }) {
  const t = useMessages('common')
  const date = useDateFormat()
  const locale = useLanguage()
  const { decimals } = useSite()
  const { hideFigures } = useFigureSettings()
  const number = Number(day.slice(-2)).toLocaleString(localeInfo(locale).tag, {
    numberingSystem: localeInfo(locale).numberingSystem,
  })
  if (!result) return <span className={styles.day}>{number}</span>
  const { change } = result
  const whole = hideFigures ? t.hiddenFigure() : `${formatSigned(change, { locale, decimals })} USDT`
  return (
    <Link to={pathTo(PATHS.ledgerEntries, { from: day, to: day })} className={styles.day ?? ''}>
      <span aria-hidden>{number}</span>
      {!hideFigures && (
        <bdi aria-hidden className={styles.result} data-way={trendOf(change)}>
          {shortResult(change, locale)}
        </bdi>
      )}
      <span className="visually-hidden">
        {t.labelled({ label: date(localDayRange(day).start, 'longDay'), value: whole })}
      </span>
    </Link>
  )
}

/** The sign and the size, in as many letters as fit into a seventh of a phone. */
function shortResult(change: string, locale: Parameters<typeof formatCompact>[1]['locale']): string {
  if (sign(change) === 0) return formatCompact('0', { locale, decimals: 0 })
  const isLarge = sign(subtract(abs(change), '100')) >= 0
  const size = formatCompact(abs(change), { locale, decimals: isLarge ? 0 : 1 })
  return `${sign(change) < 0 ? '−' : '+'}${size}`
}

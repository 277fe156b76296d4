import { useId, useState } from 'react'
import { spanText } from '../i18n/intl.ts'
import { useLanguage, useMessages } from '../i18n/use-messages.ts'
import { Button } from '../ui/button.tsx'
import { Chip } from '../ui/choice.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { dayOf, spanOf } from '../lib/days.ts'
import { useDates } from './dates.ts'
import styles from './date-sheet.module.css'

/** Days of the device's time zone, `2026-11-12`, both included; undefined: from the first, to the last. */
export interface Days {
  from: string | undefined
  to: string | undefined
}

export interface DateSheetProps {
  open: boolean
  days: Days
  onClose: () => void
  onApply: (days: Days) => void
}

/** From which day to which. */
export function DateSheet({ open, days, onClose, onApply }: DateSheetProps) {
  const t = useMessages('records')
  return (
    <Sheet open={open} onClose={onClose} title={t.filterDates()}>
      <DateForm days={days} onApply={onApply} />
    </Sheet>
  )
}

const spans = [7, 30, 90]

function DateForm({ days: chosen, onApply }: Pick<DateSheetProps, 'days' | 'onApply'>) {
  const t = useMessages('records')
  const locale = useLanguage()
  const errorId = useId()
  const [from, setFrom] = useState(chosen.from ?? '')
  const [to, setTo] = useState(chosen.to ?? '')
  const [today] = useState(() => dayOf(Date.now()))
  // As texts: days written so sort as they follow each other.
  const isWrong = from !== '' && to !== '' && from > to
  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault()
        if (!isWrong) onApply({ from: from || undefined, to: to || undefined })
      }}
    >
      <div className={styles.shortcuts}>
        <Chip onPress={() => onApply({ from: undefined, to: undefined })}>{t.anyDates()}</Chip>
        <Chip onPress={() => onApply({ from: today, to: undefined })}>{t.today()}</Chip>
        {spans.map(days => (
          <Chip key={days} onPress={() => onApply({ from: daysBefore(today, days - 1), to: undefined })}>
            {spanText(locale, days, 'day', 'long')}
          </Chip>
        ))}
      </div>
      <div className={styles.days}>
        <DayField
          label={t.from()}
          value={from}
          max={today}
          onChange={setFrom}
          errorId={isWrong ? errorId : undefined}
        />
        <DayField
          label={t.to()}
          value={to}
          max={today}
          onChange={setTo}
          errorId={isWrong ? errorId : undefined}
        />
      </div>
      {isWrong && (
        <p id={errorId} className={styles.error} role="alert">
          {t.datesWrong()}
        </p>
      )}
      <Button type="submit" block>
        {t.apply()}
      </Button>
    </form>
  )
}

interface DayFieldProps {
  label: string
  value: string
  max: string
  onChange: (day: string) => void
  errorId: string | undefined
}

/** The device's own calendar: it is the one that its owner knows. */
function DayField({ label, value, max, onChange, errorId }: DayFieldProps) {
  return (
    <label className={styles.day}>
      <span>{label}</span>
      <input
        type="date"
        value={value}
        max={max}
        aria-invalid={errorId !== undefined}
        aria-describedby={errorId}
        onChange={event => onChange(event.currentTarget.value)}
      />
    </label>
  )
}

function daysBefore(day: string, count: number): string {
  const start = new Date(spanOf(day).start)
  start.setDate(start.getDate() - count)
  return dayOf(start.getTime())
}

/** The days that are chosen, in words; undefined: any. */
export function useDateWords({ from, to }: Days): string | undefined {
  const t = useMessages('records')
  const date = useDates()
  if (!from && !to) return undefined
  const day = (text: string) => date(spanOf(text).start, 'day')
  if (from === to && from) return day(from)
  if (!to && from) return `${t.from()} ${day(from)}`
  if (!from && to) return `${t.to()} ${day(to)}`
  return from && to ? `${day(from)} – ${day(to)}` : undefined
}

/** The days as the server takes them: moments, the end not included. */
export function daysToSpan({ from, to }: Days): { startTime?: number; endTime?: number } {
  return {
    ...(from ? { startTime: spanOf(from).start } : {}),
    ...(to ? { endTime: spanOf(to).end } : {}),
  }
}

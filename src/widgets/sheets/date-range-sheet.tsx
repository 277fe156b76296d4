import { useId, useState } from 'react'
import { durationText } from '#src/i18n/intl.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { Button } from '#src/ui/button.tsx'
import { Chip } from '#src/ui/choices/choice.tsx'
import { announce } from '#src/ui/feedback/announcer.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { localDay, localDayRange } from '#src/lib/time/local-days.ts'
import { useDateFormat } from '../format/use-date-format.ts'
import styles from './date-range-sheet.module.css'

/** A range of calendar days in the device's time zone, `2026-11-12`, inclusive; undefined: open-ended. */
export interface DateRange {
  from: string | undefined
  to: string | undefined
}

export interface DateRangeSheetProps {
  open: boolean
  days: DateRange
  onClose: () => void
  onApply: (days: DateRange) => void
}

/** A sheet for a date range. */
export function DateRangeSheet({ open, days, onClose, onApply }: DateRangeSheetProps) {
  const t = useMessages('records')
  return (
    <Sheet open={open} onClose={onClose} title={t.filterDates()}>
      <DateRangeForm days={days} onApply={onApply} />
    </Sheet>
  )
}

const presetDays = [7, 30, 90]

function DateRangeForm({ days: initialRange, onApply }: Pick<DateRangeSheetProps, 'days' | 'onApply'>) {
  const t = useMessages('records')
  const locale = useLanguage()
  const errorId = useId()
  const [from, setFrom] = useState(initialRange.from ?? '')
  const [to, setTo] = useState(initialRange.to ?? '')
  const [today] = useState(() => localDay(Date.now()))
  // ISO dates compare as text.
  const isReversed = from !== '' && to !== '' && from > to
  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault()
        const field = event.currentTarget.querySelector('input')
        if (!isReversed) onApply({ from: from || undefined, to: to || undefined })
        else if (field === document.activeElement) announce(t.datesWrong())
        else field?.focus()
      }}
    >
      <div className={styles.shortcuts}>
        <Chip onPress={() => onApply({ from: undefined, to: undefined })}>{t.anyDates()}</Chip>
        <Chip onPress={() => onApply({ from: today, to: undefined })}>{t.today()}</Chip>
        {presetDays.map(days => (
          <Chip key={days} onPress={() => onApply({ from: daysBefore(today, days - 1), to: undefined })}>
            {durationText(locale, days, 'day', 'long')}
          </Chip>
        ))}
      </div>
      <div className={styles.days}>
        <DayField
          label={t.from()}
          value={from}
          max={today}
          onChange={setFrom}
          errorId={isReversed ? errorId : undefined}
        />
        <DayField
          label={t.to()}
          value={to}
          max={today}
          onChange={setTo}
          errorId={isReversed ? errorId : undefined}
        />
      </div>
      {isReversed && (
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

/** The native date picker: the one that the user knows. */
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
  const start = new Date(localDayRange(day).start)
  start.setDate(start.getDate() - count)
  return localDay(start.getTime())
}

/** The label of a date range; undefined when open-ended on both sides. */
export function useDateRangeLabel({ from, to }: DateRange): string | undefined {
  const t = useMessages('records')
  const common = useMessages('common')
  const date = useDateFormat()
  if (!from && !to) return undefined
  const day = (text: string) => date(localDayRange(text).start, 'day')
  if (from === to && from) return day(from)
  if (!to && from) return common.labelled({ label: t.from(), value: day(from) })
  if (!from && to) return common.labelled({ label: t.to(), value: day(to) })
  return from && to ? `${day(from)} – ${day(to)}` : undefined
}

/** The range as server parameters: times, end exclusive. */
export function toTimeRange({ from, to }: DateRange): { startTime?: number; endTime?: number } {
  return {
    ...(from ? { startTime: localDayRange(from).start } : {}),
    ...(to ? { endTime: localDayRange(to).end } : {}),
  }
}

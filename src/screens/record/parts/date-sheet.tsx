import { useId, useState } from 'react'
import { useLanguage, useMessages } from '../../../i18n/use-messages.ts'
import { localeInfo } from '../../../lib/locales.ts'
import type { Locale } from '../../../lib/locales.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/choice.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { dayOf, spanOf } from '../../../widgets/dates.ts'
import type { LedgerFilter } from '../ledger-filter.ts'
import styles from './date-sheet.module.css'

type Days = Pick<LedgerFilter, 'from' | 'to'>

export interface DateSheetProps {
  open: boolean
  filter: LedgerFilter
  onClose: () => void
  onApply: (days: Days) => void
}

/** From which day to which. */
export function DateSheet({ open, filter, onClose, onApply }: DateSheetProps) {
  const t = useMessages('records')
  return (
    <Sheet open={open} onClose={onClose} title={t.filterDates()}>
      <DateForm filter={filter} onApply={onApply} />
    </Sheet>
  )
}

const spans = [7, 30, 90]

function DateForm({ filter, onApply }: Pick<DateSheetProps, 'filter' | 'onApply'>) {
  const t = useMessages('records')
  const locale = useLanguage()
  const errorId = useId()
  const [from, setFrom] = useState(filter.from ?? '')
  const [to, setTo] = useState(filter.to ?? '')
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
            {daysText(days, locale)}
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

/** '7 days' in any language, whose plurals Intl knows. */
function daysText(days: number, locale: Locale): string {
  const { tag, numberingSystem } = localeInfo(locale)
  const unit = { style: 'unit', unit: 'day', unitDisplay: 'long' } as const
  return new Intl.NumberFormat(tag, { ...unit, numberingSystem }).format(days)
}

function daysBefore(day: string, count: number): string {
  const start = new Date(spanOf(day).start)
  start.setDate(start.getDate() - count)
  return dayOf(start.getTime())
}

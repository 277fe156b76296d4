import { useState } from 'react'
import { useMessages } from '#src/i18n/use-messages.ts'
import { entriesCsv, sliceStatement } from '#src/lib/statement/statement.ts'
import type { ReportedEntry } from '#src/lib/statement/account-shapes.ts'
import { Button } from '#src/ui/button.tsx'
import { Chip } from '#src/ui/choices/choice.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import {
  DateRangeSheet,
  toTimeRange,
  useDateRangeLabel,
  type DateRange,
} from '#src/widgets/sheets/date-range-sheet.tsx'
import { collectEntries, collectStatement } from '#src/widgets/reconcile/collect-statement.ts'
import { downloadFile, downloadStatement, exportFileName } from '#src/widgets/reconcile/download.ts'
import { apiSource } from '#src/widgets/reconcile/api-source.ts'
import { PrintedStatement } from './printed-statement.tsx'
import styles from './statement.module.css'

/** Never aborted: the file is always completed. */
const entriesOf = (days: DateRange) =>
  collectEntries(apiSource(new AbortController().signal), toTimeRange(days))

async function saveCsv(days: DateRange): Promise<void> {
  const entries = await entriesOf(days)
  // Spreadsheet programs detect UTF-8 by the byte order mark.
  downloadFile(exportFileName(Date.now(), 'csv'), 'text/csv;charset=utf-8', ['\uFEFF', entriesCsv(entries)])
}

async function saveJson(days: DateRange): Promise<void> {
  const statement = await collectStatement(apiSource(new AbortController().signal))
  const { startTime = null, endTime = null } = toTimeRange(days)
  const to = endTime === null || endTime > statement.madeAt ? null : endTime
  await downloadStatement(sliceStatement(statement, { from: startTime, to }))
}

/** Exports the entries of a date range as CSV, as a verifiable JSON file, or in print. */
export default function StatementForm({ days: initialDays }: { days: DateRange }) {
  const t = useMessages('reconcile')
  const [days, setDays] = useState<DateRange>({ from: initialDays.from, to: initialDays.to })
  const [hasFailed, setFailed] = useState(false)
  const [printed, setPrinted] = useState<readonly ReportedEntry[]>()
  const datesText = useDateRangeLabel(days) ?? t.allDates()

  /** Runs an export, and shows a notice on failure. */
  const withErrorNotice = (save: (days: DateRange) => Promise<void>) => async () => {
    setFailed(false)
    await save(days).catch(() => setFailed(true))
  }
  const print = withErrorNotice(async chosen => setPrinted(await entriesOf(chosen)))
  return (
    <div className={styles.form}>
      <p>{t.statementText()}</p>
      <DateRangeChip days={days} datesText={datesText} onChange={setDays} />
      {hasFailed && (
        <Notice tone="danger" live>
          {t.exportFailed()}
        </Notice>
      )}
      <Button block onPress={withErrorNotice(saveCsv)}>
        {t.asCsv()}
      </Button>
      <Button block kind="quiet" onPress={withErrorNotice(saveJson)}>
        {t.asJson()}
      </Button>
      <Button block kind="quiet" onPress={print}>
        {t.print()}
      </Button>
      {printed && (
        <PrintedStatement entries={printed} dates={datesText} onDone={() => setPrinted(undefined)} />
      )}
    </div>
  )
}

interface DateRangeChipProps {
  days: DateRange
  datesText: string
  onChange: (days: DateRange) => void
}

function DateRangeChip({ days, datesText, onChange }: DateRangeChipProps) {
  const common = useMessages('common')
  const records = useMessages('records')
  const [isChoosing, setChoosing] = useState(false)
  return (
    <div>
      <Chip
        opens
        selected={days.from !== undefined || days.to !== undefined}
        onPress={() => setChoosing(true)}
      >
        {common.labelled({ label: records.filterDates(), value: datesText })}
      </Chip>
      <DateRangeSheet
        open={isChoosing}
        days={days}
        onClose={() => setChoosing(false)}
        onApply={chosen => {
          setChoosing(false)
          onChange(chosen)
        }}
      />
    </div>
  )
}

import { useState } from 'react'
import { useMessages } from '#src/i18n/use-messages.ts'
import { entriesCsv, partOf } from '#src/lib/statement.ts'
import type { Entry } from '#src/lib/statement-shapes.ts'
import { Button } from '#src/ui/button.tsx'
import { Chip } from '#src/ui/choice.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { DateSheet, daysToSpan, useDateWords, type Days } from '#src/widgets/date-sheet.tsx'
import { collectEntries, collectStatement } from '#src/widgets/reconcile/collect.ts'
import { download, downloadStatement, fileName } from '#src/widgets/reconcile/download.ts'
import { apiSource } from '#src/widgets/reconcile/source.ts'
import { PrintedStatement } from './printed-statement.tsx'
import styles from './statement.module.css'

/** Not given up by anybody: a file that is asked for is made. */
const entriesOf = (days: Days) => collectEntries(apiSource(new AbortController().signal), daysToSpan(days))

async function saveTable(days: Days): Promise<void> {
  const entries = await entriesOf(days)
  // Table programs tell UTF-8 by its mark.
  download(fileName(Date.now(), 'csv'), 'text/csv;charset=utf-8', ['\uFEFF', entriesCsv(entries)])
}

async function saveFile(days: Days): Promise<void> {
  const whole = await collectStatement(apiSource(new AbortController().signal))
  const { startTime = null, endTime = null } = daysToSpan(days)
  const to = endTime === null || endTime > whole.madeAt ? null : endTime
  await downloadStatement(partOf(whole, { from: startTime, to }))
}

/** The entries of the days chosen, as a table, as a file that can be checked, or on paper. */
export default function StatementForm({ days: filtered }: { days: Days }) {
  const t = useMessages('reconcile')
  const [days, setDays] = useState<Days>({ from: filtered.from, to: filtered.to })
  const [hasFailed, setFailed] = useState(false)
  const [printed, setPrinted] = useState<readonly Entry[]>()
  const words = useDateWords(days) ?? t.allDates()

  /** Tells of a failure where it was asked for. */
  const trying = (save: (days: Days) => Promise<void>) => async () => {
    setFailed(false)
    await save(days).catch(() => setFailed(true))
  }
  const print = trying(async chosen => setPrinted(await entriesOf(chosen)))
  return (
    <div className={styles.form}>
      <p>{t.statementText()}</p>
      <DaysChoice days={days} words={words} onChange={setDays} />
      {hasFailed && (
        <Notice tone="danger" live>
          {t.exportFailed()}
        </Notice>
      )}
      <Button block onPress={trying(saveTable)}>
        {t.asCsv()}
      </Button>
      <Button block kind="quiet" onPress={trying(saveFile)}>
        {t.asJson()}
      </Button>
      <Button block kind="quiet" onPress={print}>
        {t.print()}
      </Button>
      {printed && <PrintedStatement entries={printed} dates={words} onDone={() => setPrinted(undefined)} />}
    </div>
  )
}

interface DaysChoiceProps {
  days: Days
  words: string
  onChange: (days: Days) => void
}

function DaysChoice({ days, words, onChange }: DaysChoiceProps) {
  const [isChoosing, setChoosing] = useState(false)
  return (
    <div>
      <Chip selected={days.from !== undefined || days.to !== undefined} onPress={() => setChoosing(true)}>
        {words}
      </Chip>
      <DateSheet
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

import { useState } from 'react'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import type { LedgerEntryType } from '#models'
import type { ReportedEntry } from '#src/lib/statement/account-shapes.ts'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import { useLedgerLabels } from '#src/widgets/format/use-ledger-labels.ts'
import { formatExact } from '#src/lib/numbers/format-number.ts'
import { PrintedPage } from './printed-page.tsx'
import styles from './statement.module.css'

export interface PrintedStatementProps {
  entries: readonly ReportedEntry[]
  /** The dates, as text. */
  dates: string
  /** Called when the print dialog is closed. */
  onDone: () => void
}

/** Prints all entries as a table, without the rest of the app. */
export function PrintedStatement({ entries, dates, onDone }: PrintedStatementProps) {
  const t = useMessages('reconcile')
  const date = useDateFormat()
  const [now] = useState(() => Date.now())
  return (
    <PrintedPage onDone={onDone}>
      <h1>{t.statement()}</h1>
      <p>{dates}</p>
      <p>{t.printedAt({ time: date(now, 'moment') })}</p>
      <Entries entries={entries} />
    </PrintedPage>
  )
}

function Entries({ entries }: { entries: readonly ReportedEntry[] }) {
  const t = useMessages('records')
  const locale = useLanguage()
  const date = useDateFormat()
  const labels = useLedgerLabels()
  const heads = [t.time(), t.type(), t.balance(), t.change(), t.balanceAfter(), t.entry()]
  return (
    <table>
      <thead>
        <tr>
          {heads.map(head => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map(entry => (
          <tr key={entry.id}>
            <td>{date(entry.time, 'moment')}</td>
            <td>{labels.type(entry.type as LedgerEntryType) ?? entry.type}</td>
            <td>{labels.balance(entry.balance)}</td>
            <td className={styles.figure}>
              {formatExact(entry.amount, locale)} {entry.assetName}
            </td>
            <td className={styles.figure}>{formatExact(entry.balanceAfter, locale)}</td>
            <td>
              <bdi>{entry.id}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

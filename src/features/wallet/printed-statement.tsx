import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import type { LedgerEntryType } from '#src/api/generated/models/index.ts'
import type { Entry } from '#src/lib/statement-shapes.ts'
import { useDates } from '#src/widgets/dates.ts'
import { useLedgerWords } from '#src/widgets/ledger-words.ts'
import { exactly } from '#src/widgets/server-words.ts'
import styles from './statement.module.css'

export interface PrintedStatementProps {
  entries: readonly Entry[]
  /** The days in words. */
  dates: string
  /** It was printed, or not. */
  onDone: () => void
}

/** The entries on paper: all of them, as a table, and nothing else of the app. */
export function PrintedStatement({ entries, dates, onDone }: PrintedStatementProps) {
  const t = useMessages('reconcile')
  const date = useDates()
  const [now] = useState(() => Date.now())
  useEffect(() => {
    document.body.dataset['printing'] = 'statement'
    addEventListener('afterprint', onDone, { once: true })
    print()
    return () => {
      delete document.body.dataset['printing']
      removeEventListener('afterprint', onDone)
    }
    // Once, as it is put on the page.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return createPortal(
    <article className={styles.paper}>
      <h1>{t.statement()}</h1>
      <p>{dates}</p>
      <p>{t.printedAt({ time: date(now, 'moment') })}</p>
      <Entries entries={entries} />
    </article>,
    document.body,
  )
}

function Entries({ entries }: { entries: readonly Entry[] }) {
  const t = useMessages('records')
  const locale = useLanguage()
  const date = useDates()
  const words = useLedgerWords()
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
            <td>{words.type(entry.type as LedgerEntryType) ?? entry.type}</td>
            <td>{words.balance(entry.balance)}</td>
            <td className={styles.figure}>
              {exactly(entry.amount, locale)} {entry.assetName}
            </td>
            <td className={styles.figure}>{exactly(entry.balanceAfter, locale)}</td>
            <td>
              <bdi>{entry.id}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

import type { LedgerEntry } from '../api/generated/models/index.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { useDates } from './dates.ts'
import { ExactAmount } from './exact-amount.tsx'
import styles from './ledger-entry-row.module.css'
import { useLedgerWords } from './ledger-words.ts'

export interface LedgerEntryRowProps {
  entry: LedgerEntry
  onOpen: (entry: LedgerEntry) => void
}

/** Height of a row, px, hairline included. */
export const ledgerRowHeight = 72

/** One change of a balance: what, when, why, how much to the last digit, and what the balance was then. */
export function LedgerEntryRow({ entry, onOpen }: LedgerEntryRowProps) {
  const t = useMessages('records')
  const words = useLedgerWords()
  const date = useDates()
  const title = words.type(entry.type)
  const isMoney = entry.productId === null
  const face = (
    <>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.note}>
          <bdi className="figures">{date(entry.time, 'time')}</bdi>
          {' · '}
          <bdi>{words.reference(entry)}</bdi>
        </span>
      </span>
      <span className={styles.figures}>
        <span className={styles.amount} data-way={entry.amount.startsWith('-') ? 'out' : 'in'}>
          <ExactAmount value={entry.amount} currency={entry.assetName} isMoney={isMoney} signed />
        </span>
        <span className={styles.note}>
          {entry.balance === 'held' && <span className={styles.held}>{t.held()}</span>}
          <span className="visually-hidden">{t.balanceAfter()}</span>
          <ExactAmount value={entry.balanceAfter} isMoney={isMoney} size="label" />
        </span>
      </span>
    </>
  )
  return (
    <button type="button" className={styles.row} onClick={() => onOpen(entry)}>
      {face}
    </button>
  )
}

import { useCallback, type ReactNode } from 'react'
import type { LedgerEntry } from '#src/api/generated/models/index.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { useDates } from '#src/widgets/dates.ts'
import { useExactAmounts } from '#src/widgets/exact-amount.tsx'
import styles from './ledger-entry-row.module.css'
import { useLedgerWords } from '#src/widgets/ledger-words.ts'

/** Height of a row, px, hairline included. */
export const ledgerRowHeight = 72

/**
 * Draws a change of a balance: what, when, why, how much to the last digit, and what the balance was then. A history has ten
 * thousand of them: a row is a few plain elements, and words, dates and figures are looked up once for all.
 */
export function useLedgerEntryRows(onOpen: (entry: LedgerEntry) => void): (entry: LedgerEntry) => ReactNode {
  const t = useMessages('records')
  const words = useLedgerWords()
  const date = useDates()
  const amount = useExactAmounts()
  return useCallback(
    entry => {
      const { amount: value, assetName: currency } = entry
      const isMoney = entry.productId === null
      return (
        <button type="button" className={styles.row} onClick={() => onOpen(entry)}>
          <span className={styles.title}>{words.type(entry.type)}</span>
          <span className={styles.amount}>{amount({ value, currency, isMoney, signed: true })}</span>
          <span className={styles.note}>
            <bdi className="figures">{date(entry.time, 'time')}</bdi>
            {' · '}
            <bdi>{words.reference(entry)}</bdi>
          </span>
          <span className={styles.balance}>
            {entry.balance === 'held' && <span className={styles.held}>{t.held()}</span>}
            <span className="visually-hidden">{t.balanceAfter()}</span>
            {amount({ value: entry.balanceAfter, isMoney, size: 'label' })}
          </span>
        </button>
      )
    },
    [t, words, date, amount, onOpen],
  )
}

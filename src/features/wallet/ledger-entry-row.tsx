import { useCallback, type ReactNode } from 'react'
import type { LedgerEntry } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import styles from './ledger-entry-row.module.css'
import { useLedgerLabels } from '#src/widgets/format/use-ledger-labels.ts'
import { useExactAmountRenderer } from '#src/widgets/format/exact-amount.tsx'

/** Height of a row, px, hairline included. */
export const ledgerRowHeight = 72
/** Of a row on a desk, where it is a single line. */
export const deskRowHeight = 48

/**
 * Renders ledger entries: type, time, reference, unrounded amount and balance after; on a desk in a single line. A history may have ten thousand
 * of them: a row is a few plain elements, and the formatters are created once for all rows.
 */
export function useLedgerEntryRows(onOpen: (entry: LedgerEntry) => void): (entry: LedgerEntry) => ReactNode {
  const t = useMessages('records')
  const labels = useLedgerLabels()
  const date = useDateFormat()
  const amount = useExactAmountRenderer()
  return useCallback(
    entry => {
      const { amount: value, assetName: currency } = entry
      const isMoney = entry.productId === null
      return (
        <button type="button" className={styles.row} onClick={() => onOpen(entry)}>
          <span className={styles.title}>{labels.type(entry.type)}</span>
          <span className={styles.amount}>
            {amount({ value, currency, isMoney, keepsZeros: true, signed: true })}
          </span>
          <span className={styles.note}>
            <bdi className="figures">{date(entry.time, 'time')}</bdi>
            {' · '}
            <bdi>{labels.reference(entry)}</bdi>
          </span>
          <span className={styles.balance}>
            {entry.balance === 'held' && <span className={styles.held}>{t.held()}</span>}
            <span className="visually-hidden">{t.balanceAfter()}</span>
            {amount({ value: entry.balanceAfter, isMoney, keepsZeros: true, size: 'label' })}
          </span>
        </button>
      )
    },
    [t, labels, date, amount, onOpen],
  )
}

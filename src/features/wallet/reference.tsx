import type { LedgerEntry } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { PATHS, pathTo } from '#src/lib/paths.ts'
import { Link } from '#src/ui/link.tsx'
import { CopyButton } from '#src/widgets/copy-button.tsx'
import { useLedgerLabels } from '#src/widgets/format/use-ledger-labels.ts'
import styles from './entry-sheet.module.css'

/** The reference of an entry, with a link where there is a screen for it, and a copy button. */
export function Reference({ entry }: { entry: LedgerEntry }) {
  const t = useMessages('records')
  const label = useLedgerLabels().reference(entry)
  const route = referenceRoute(entry)
  return (
    <span className={styles.reference}>
      {route ? <Link to={route}>{label}</Link> : <span>{label}</span>}
      <CopyButton text={entry.referenceId} label={t.copyReference()} />
    </span>
  )
}

/** The screen of the record that an entry is of; undefined where there is none. */
export function referenceRoute({ referenceType, referenceId }: LedgerEntry): string | undefined {
  if (referenceType === 'award') return PATHS.referralRewards
  if (referenceType === 'deposit') return PATHS.deposit
  if (referenceType === 'exchange') return PATHS.exchangeRecords
  return referenceType === 'withdrawal' ? pathTo(PATHS.withdrawalRecords, { id: referenceId }) : undefined
}

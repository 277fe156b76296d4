import type { LedgerEntry } from '#src/api/generated/models/index.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { PATHS, pathTo } from '#src/lib/paths.ts'
import { Link } from '#src/ui/link.tsx'
import { CopyButton } from '#src/widgets/copy-button.tsx'
import { useLedgerWords } from '#src/widgets/ledger-words.ts'
import styles from './entry-sheet.module.css'

/** What the entry belongs to; deposits and withdrawals can be looked at, and every number taken along. */
export function Reference({ entry }: { entry: LedgerEntry }) {
  const t = useMessages('records')
  const words = useLedgerWords().reference(entry)
  const place = placeOf(entry)
  return (
    <span className={styles.reference}>
      {place ? <Link to={place}>{words}</Link> : <span>{words}</span>}
      <CopyButton text={entry.referenceId} label={t.copyReference()} />
    </span>
  )
}

function placeOf({ referenceType, referenceId }: LedgerEntry): string | undefined {
  if (referenceType === 'award') return PATHS.referralRewards
  if (referenceType === 'deposit') return PATHS.deposit
  if (referenceType === 'exchange') return PATHS.exchangeRecords
  return referenceType === 'withdrawal' ? pathTo(PATHS.withdrawalRecords, { id: referenceId }) : undefined
}

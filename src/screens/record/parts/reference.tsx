import type { LedgerEntry } from '../../../api/generated/models/index.ts'
import { useMessages } from '../../../i18n/use-messages.ts'
import { PATHS } from '../../../lib/paths.ts'
import { Link } from '../../../ui/link.tsx'
import { CopyButton } from '../../../widgets/copy-button.tsx'
import { useLedgerWords } from '../../../widgets/ledger-words.ts'
import styles from './entry-sheet.module.css'

/** What the entry belongs to; a deposit can be looked at, and every number taken along. */
export function Reference({ entry }: { entry: LedgerEntry }) {
  const t = useMessages('records')
  const words = useLedgerWords().reference(entry)
  return (
    <span className={styles.reference}>
      {entry.referenceType === 'deposit' ? <Link to={PATHS.deposit}>{words}</Link> : <span>{words}</span>}
      <CopyButton text={entry.referenceId} label={t.copyReference()} />
    </span>
  )
}

import type { LedgerEntry } from '../../api/generated/models/index.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { LazyPart } from '../lazy-part.tsx'

export interface CheckSheetProps {
  open: boolean
  onClose: () => void
  /** Only what concerns this entry. */
  entry?: LedgerEntry | undefined
}

/** The check of the account, whose code comes when it is wanted. */
export function CheckSheet({ open, onClose, entry }: CheckSheetProps) {
  const t = useMessages('reconcile')
  return (
    <Sheet open={open} onClose={onClose} title={entry ? t.entryTitle() : t.title()}>
      <LazyPart
        name="reconcile"
        load={() => import('./check-account.tsx')}
        props={entry ? { entry } : {}}
        waiting={<SkeletonRows count={3} />}
      />
    </Sheet>
  )
}

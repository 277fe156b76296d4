import { useState } from 'react'
import { useMessages } from '#src/i18n/use-messages.ts'
import { Sheet } from '#src/ui/sheet.tsx'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { Button } from '#src/ui/button.tsx'
import { LazyPart } from '../lists/lazy-part.tsx'
import type { CheckedRecord } from './check-account.tsx'
import styles from './check-sheet.module.css'

export interface CheckSheetProps {
  open: boolean
  onClose: () => void
  /** Limits the findings to this record. */
  record?: CheckedRecord | undefined
}

/** The sheet of the account check, whose code is loaded on demand. */
export function CheckSheet({ open, onClose, record }: CheckSheetProps) {
  const t = useMessages('reconcile')
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={record?.entryId ? t.entryTitle() : record ? t.recordTitle() : t.title()}
    >
      <LazyPart
        name="reconcile"
        load={() => import('./check-account.tsx')}
        props={record ? { record } : {}}
        fallback={<SkeletonRows count={3} />}
      />
    </Sheet>
  )
}

/** Offers the check of the account or of one record: users can recompute every figure that concerns them. */
export function CheckButton({ record }: { record?: CheckedRecord }) {
  const t = useMessages('reconcile')
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.offer}>
      <Button kind="plain" icon="check" onPress={() => setOpen(true)}>
        {record ? t.checkThis() : t.title()}
      </Button>
      <CheckSheet open={isOpen} onClose={() => setOpen(false)} record={record} />
    </div>
  )
}

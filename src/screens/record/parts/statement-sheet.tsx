import { useState } from 'react'
import { useMessages } from '../../../i18n/use-messages.ts'
import { Button } from '../../../ui/button.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import type { Days } from '../../../widgets/date-sheet.tsx'
import { LazyPart } from '../../../widgets/lazy-part.tsx'

/** Opens the statement of the days that are chosen; its code comes when it is wanted. */
export function StatementButton({ days }: { days: Days }) {
  const t = useMessages('reconcile')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="plain" size="small" atEnd icon="deposit" onPress={() => setOpen(true)}>
        {t.statement()}
      </Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t.statement()}>
        <LazyPart
          name="statement"
          load={() => import('./statement-form.tsx')}
          props={{ days }}
          waiting={<SkeletonRows count={3} />}
        />
      </Sheet>
    </>
  )
}

import { useState } from 'react'
import { useMessages } from '#src/i18n/use-messages.ts'
import { IconButton } from '#src/ui/button.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import type { DateRange } from '#src/widgets/sheets/date-range-sheet.tsx'
import { LazyPart } from '#src/widgets/lists/lazy-part.tsx'

/** Opens the statement export for the chosen dates; its code is loaded on demand. */
export function StatementButton({ days }: { days: DateRange }) {
  const t = useMessages('reconcile')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton icon="deposit" label={t.statement()} onPress={() => setOpen(true)} />
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t.statement()}>
        <LazyPart
          name="statement"
          load={() => import('./statement-form.tsx')}
          props={{ days }}
          fallback={<SkeletonRows count={3} />}
        />
      </Sheet>
    </>
  )
}

import { useState } from 'react'
import { useMessages } from '#src/i18n/use-messages.ts'
import { Button } from '#src/ui/button.tsx'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { LazyPart } from '#src/widgets/lists/lazy-part.tsx'

/** Opens the calendar of daily results. */
export function CalendarButton() {
  const t = useMessages('wallet')
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Button kind="plain" icon="receipt" onPress={() => setOpen(true)}>
        {t.calendar()}
      </Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t.calendar()}>
        <LazyPart
          name="profit calendar"
          load={() => import('./profit-calendar.tsx')}
          props={{}}
          fallback={<SkeletonRows count={5} />}
        />
      </Sheet>
    </div>
  )
}

import { useMessages } from '#src/i18n/use-messages.ts'
import { MantineBoundary } from '#src/ui/forms/mantine-boundary.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { DayChange } from './day-change.tsx'

/** The sheet of the day's change; it brings the providers of sheets along, which the first view is shown without. */
export default function DayChangeSheet({ onClose }: { onClose: () => void }) {
  const t = useMessages('wallet')
  return (
    <MantineBoundary>
      <Sheet open onClose={onClose} title={t.dayTitle()}>
        <DayChange />
      </Sheet>
    </MantineBoundary>
  )
}

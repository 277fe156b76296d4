import type { ContractClosedPart } from '#src/api/generated/models/index.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { compare } from '#src/lib/decimal.ts'
import { Notice } from '#src/ui/notice.tsx'
import { useExactly } from '#src/widgets/ticket/exact.tsx'
import { ReceiptSheet } from '#src/widgets/ticket/receipt.tsx'
import { CloseLines } from './close-lines.tsx'
import type { CloseFigures } from './live-position.ts'

export interface ClosedPartProps {
  part: ContractClosedPart
  /** What was shown as it was confirmed. */
  shown: CloseFigures
  onClose: () => void
}

/** What closing has come to, beside what was shown before. */
export function ClosedPart({ part, shown, onClose }: ClosedPartProps) {
  const t = useMessages('contract')
  const exactly = useExactly()
  const isSame = (['price', 'quantity', 'margin', 'profit', 'fee', 'returned'] as const).every(
    name => compare(part[name], shown[name]) === 0,
  )
  return (
    <ReceiptSheet title={part.position.status === 'closed' ? t.closed() : t.closedPart()} onClose={onClose}>
      {isSame ? (
        <Notice tone="ok">{t.asShown()}</Notice>
      ) : (
        <Notice tone="info">
          {t.otherPrice({ from: exactly(shown.price, 2), to: exactly(part.price, 2) })}
        </Notice>
      )}
      <CloseLines figures={part} position={part.position} />
    </ReceiptSheet>
  )
}

import type { ContractClosedPart } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { compare } from '#src/lib/money/decimal.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { ReceiptSheet } from '#src/widgets/ticket/receipt-sheet.tsx'
import { CloseSummary } from './close-summary.tsx'
import type { CloseFigures } from './live-position.ts'
import { useExactFormat } from '#src/widgets/format/exact-amount.tsx'

export interface CloseReceiptProps {
  part: ContractClosedPart
  /** The figures that were shown when it was confirmed. */
  shown: CloseFigures
  onClose: () => void
}

/** The result of closing, compared with the figures that were shown. */
export function CloseReceipt({ part, shown, onClose }: CloseReceiptProps) {
  const t = useMessages('contract')
  const exactly = useExactFormat()
  const { priceScale } = part.position
  const isSame = (['price', 'quantity', 'margin', 'profit', 'fee', 'returned'] as const).every(
    name => compare(part[name], shown[name]) === 0,
  )
  return (
    <ReceiptSheet
      title={part.position.status === 'closed' ? t.closed() : t.closedPart()}
      onClose={onClose}
      record={{ kind: 'contract', id: part.position.id }}
    >
      {isSame ? (
        <Notice tone="ok">{t.asShown()}</Notice>
      ) : (
        <Notice tone="info">
          {t.otherPrice({ from: exactly(shown.price, priceScale), to: exactly(part.price, priceScale) })}
        </Notice>
      )}
      <CloseSummary figures={part} position={part.position} />
    </ReceiptSheet>
  )
}

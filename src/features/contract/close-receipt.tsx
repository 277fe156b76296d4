import type { ContractClosedPart } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { compare } from '#src/lib/money/decimal.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { ReceiptSheet } from '#src/widgets/ticket/receipt-sheet.tsx'
import { useCurrencyName } from '#src/widgets/format/use-currency-name.ts'
import { CloseSummary, useShownClose } from './close-summary.tsx'
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
      <Outcome part={part} />
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

/** What came of it, in the sentence by which the sheet is described: the figures are read one by one. */
function Outcome({ part }: Pick<CloseReceiptProps, 'part'>) {
  const t = useMessages('contract')
  const common = useMessages('common')
  const exactly = useExactFormat()
  const currency = useCurrencyName()(part.position.currencyId)
  const { profit, returned } = useShownClose(part)
  const said = (label: string, value: string) =>
    common.labelled({ label, value: `${exactly(value, 2)} ${currency}` })
  return (
    <p className="visually-hidden">
      {common.listed({ first: said(t.profit(), profit), second: said(t.returned(), returned) })}
    </p>
  )
}

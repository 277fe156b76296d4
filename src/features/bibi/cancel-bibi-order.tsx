import { useCancelBibiOrder } from '#src/api/generated/bibi/bibi.ts'
import type { BibiOrder } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { Price } from '#src/ui/figures/price.tsx'
import { CancelSheet } from '#src/widgets/orders/cancel-sheet.tsx'
import { decimalsOf, ExactQuantity } from '#src/widgets/format/exact-amount.tsx'

/** Asks for confirmation before an open order is cancelled. */
export function CancelBibiOrder({ order, onClose }: { order: BibiOrder; onClose: () => void }) {
  const t = useMessages('trade')
  const cancellation = useCancelBibiOrder()
  return (
    <CancelSheet
      id={order.id}
      cancellation={cancellation}
      onClose={onClose}
      rows={[
        {
          label: t.limitPrice(),
          value: <Price value={order.limitPrice} decimals={decimalsOf(order.limitPrice)} />,
          note: order.pairCode,
        },
        { label: t.heldFor(), value: <ExactQuantity value={order.paid} code={order.paidCode} isPrivate /> },
      ]}
    />
  )
}

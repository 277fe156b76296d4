import type { SpotOrder } from '#models'
import { useCancelSpotOrder } from '#src/api/generated/spot/spot.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { useOrderPriceLines } from './use-order-price-lines.tsx'
import { CancelSheet } from '#src/widgets/orders/cancel-sheet.tsx'
import { ExactQuantity } from '#src/widgets/format/exact-amount.tsx'

export interface CancelSpotOrderProps {
  /** Undefined: the sheet is closed. */
  order: SpotOrder | undefined
  onClose: () => void
}

/** Asks for confirmation before an order is cancelled. */
export function CancelSpotOrder({ order, onClose }: CancelSpotOrderProps) {
  const t = useMessages('trade')
  const cancellation = useCancelSpotOrder()
  const priceLines = useOrderPriceLines(order)
  if (!order) return null
  const side = order.exchangeType === 1 ? t.buy() : t.sell()
  return (
    <CancelSheet
      key={order.id}
      id={order.id}
      cancellation={cancellation}
      onClose={onClose}
      rows={[
        {
          label: t.orderLine({ side, code: order.productCode }),
          value: <ExactQuantity value={order.quantity} code={order.productCode} isPrivate />,
        },
        ...priceLines,
      ]}
    />
  )
}

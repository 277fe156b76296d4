import type { SpotOrder } from '#src/api/generated/models/index.ts'
import { useCancelSpotOrder } from '#src/api/generated/spot/spot.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { Price } from '#src/ui/figures/price.tsx'
import { CancelSheet } from '#src/widgets/orders/cancel-sheet.tsx'
import { decimalsOf, ExactQuantity } from '#src/widgets/exact-amount.tsx'

export interface CancelSpotOrderProps {
  /** Undefined: the sheet is closed. */
  order: SpotOrder | undefined
  onClose: () => void
}

/** Asks for confirmation before an order is cancelled. */
export function CancelSpotOrder({ order, onClose }: CancelSpotOrderProps) {
  const t = useMessages('trade')
  const cancellation = useCancelSpotOrder()
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
          value: <ExactQuantity value={order.quantity} code={order.productCode} />,
        },
        {
          label: t.limitPrice(),
          value: <Price value={order.limitPrice} decimals={decimalsOf(order.limitPrice, 2)} />,
        },
      ]}
    />
  )
}

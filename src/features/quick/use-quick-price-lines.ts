import { useIsSignedIn } from '#src/stores/session/session.ts'
import type { PriceLine } from '#src/widgets/chart/price-line.ts'
import { useQuickLabels } from './quick-labels.ts'
import { useQuickOrders } from './use-quick-orders.ts'

/** The chart price lines of the opening prices of own open quick orders in a product; none for a guest. */
export function useQuickPriceLines(productId: number): PriceLine[] {
  const labels = useQuickLabels()
  const { rows } = useQuickOrders({ view: 'open', productId }, useIsSignedIn())
  return (rows ?? []).map(order => ({
    id: `quick ${order.id}`,
    kind: 'entry',
    price: order.openPrice,
    label: labels.order(order),
  }))
}

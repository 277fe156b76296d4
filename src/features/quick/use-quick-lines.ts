import { useIsSignedIn } from '#src/stores/session.ts'
import type { PriceLine } from '#src/widgets/chart/price-line.ts'
import { useQuickWords } from './quick-words.ts'
import { useQuickOrders } from './use-quick-orders.ts'

/** Where one's open quick orders in a product began, as lines across its chart; a guest has none. */
export function useQuickLines(productId: number): PriceLine[] {
  const words = useQuickWords()
  const { rows } = useQuickOrders({ view: 'open', productId }, useIsSignedIn())
  return (rows ?? []).map(order => ({
    id: `quick ${order.id}`,
    kind: 'entry',
    price: order.openPrice,
    label: words.order(order),
  }))
}

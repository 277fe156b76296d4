import { useMessages } from '#src/i18n/use-messages.ts'
import { useIsSignedIn } from '#src/stores/session.ts'
import type { PriceLine } from '#src/widgets/chart/price-line.ts'
import { useSpotOrders } from './use-spot-orders.ts'
import { useExactFormat } from '#src/widgets/exact-amount.tsx'

/** The chart price lines of own open limit orders in a product; none for a guest. */
export function useSpotPriceLines(productId: number): PriceLine[] {
  const t = useMessages('chart')
  const exactly = useExactFormat()
  const { rows } = useSpotOrders({ view: 'open', productId }, useIsSignedIn())
  return (rows ?? []).flatMap(({ id, limitPrice: price, exchangeType, quantity }): PriceLine[] => {
    if (price === null) return []
    const size = { quantity: exactly(quantity) }
    const label = exchangeType === 1 ? t.buyOrder(size) : t.sellOrder(size)
    return [{ id: `spot ${id}`, kind: 'order', price, label }]
  })
}

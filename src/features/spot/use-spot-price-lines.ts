import { useMessages } from '#src/i18n/use-messages.ts'
import { useIsSignedIn } from '#src/stores/session.ts'
import type { PriceLine } from '#src/widgets/chart/price-line.ts'
import { useSpotOrders } from './use-spot-orders.ts'
import { useOwnFormat } from '#src/widgets/exact-amount.tsx'

/** The chart price lines of own open orders in a product, which cannot be changed; none for a guest. */
export function useSpotPriceLines(productId: number): PriceLine[] {
  const t = useMessages('chart')
  const own = useOwnFormat()
  const { rows } = useSpotOrders({ view: 'open', productId }, useIsSignedIn())
  return (rows ?? []).flatMap(
    ({ id, limitPrice, stopPrice, triggeredAt, orderType, exchangeType, quantity }) => {
      const size = { quantity: own(quantity) }
      const label = exchangeType === 1 ? t.buyOrder(size) : t.sellOrder(size)
      const isWaiting = stopPrice !== undefined && triggeredAt === undefined
      // The limit of an order that waits for its stop price cannot be reached yet.
      const limit = isWaiting && orderType !== 'oco' ? null : limitPrice
      const line = { kind: 'order', label, fixedReason: t.orderIsFixed() } as const
      return [
        ...(limit === null ? [] : [{ ...line, id: `spot ${id}`, price: limit }]),
        ...(isWaiting ? [{ ...line, id: `spot stop ${id}`, price: stopPrice }] : []),
      ]
    },
  )
}

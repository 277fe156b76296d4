import type { SpotOrder } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { useIsSignedIn } from '#src/stores/session/session.ts'
import type { PriceLine } from '#src/widgets/chart/price-line.ts'
import { useSpotOrders } from './use-spot-orders.ts'
import { useOwnFormat } from '#src/widgets/format/exact-amount.tsx'
import { movablePrices, type MovedPrice } from './move-order.ts'

/** Reviews an open order at another price. */
export type ReviewMove = (order: SpotOrder, moved: MovedPrice) => void

/** The chart price lines of own open orders in a product, each of which can be moved; none for a guest. */
export function useSpotPriceLines(productId: number, reviewMove: ReviewMove): PriceLine[] {
  const t = useMessages('chart')
  const own = useOwnFormat()
  const { rows } = useSpotOrders({ view: 'open', productId }, useIsSignedIn())
  return (rows ?? []).flatMap(order => {
    const { id, exchangeType } = order
    const { limitPrice, stopPrice } = movablePrices(order)
    const size = { quantity: own(order.quantity) }
    const label = exchangeType === 1 ? t.buyOrder(size) : t.sellOrder(size)
    const line = (name: string, price: string, moved: (price: string) => MovedPrice): PriceLine => ({
      id: `spot ${name}${id}`,
      kind: 'order',
      label,
      price,
      onMove: to => reviewMove(order, moved(to)),
    })
    return [
      ...(limitPrice === undefined ? [] : [line('', limitPrice, to => ({ limitPrice: to }))]),
      ...(stopPrice === undefined ? [] : [line('stop ', stopPrice, to => ({ stopPrice: to }))]),
    ]
  })
}

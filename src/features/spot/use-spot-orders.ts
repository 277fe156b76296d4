import { useListSpotOrdersInfinite } from '#src/api/generated/spot/spot.ts'
import type { SpotOrder } from '#models'
import { useOrderPages, type OrderFilter } from '#src/widgets/orders/use-order-pages.ts'
import { firstPage, pollWhile } from '#src/widgets/lists/use-pages.ts'

const isOpen = ({ status }: SpotOrder) => status === 'open'

/** The spot orders of the account signed in, newest first, page by page. */
export function useSpotOrders({ view, productId }: OrderFilter, enabled = true) {
  const filter = {
    ...(view === 'open' ? { status: 'open' as const } : {}),
    ...(productId === undefined ? {} : { productId }),
  }
  const orders = useListSpotOrdersInfinite(
    { ...firstPage, ...filter },
    { query: { enabled, refetchInterval: pollWhile(isOpen, 5000) } },
  )
  return useOrderPages(orders, { view, isOpen, placedBy: 'placeSpotOrder' })
}

import { pageOf } from '#src/api/envelope.ts'
import { getListSpotOrdersQueryKey, listSpotOrders } from '#src/api/generated/spot/spot.ts'
import type { SpotOrder } from '#src/api/generated/models/index.ts'
import { useOrderPages, type OrderFilter } from '#src/widgets/orders/use-order-pages.ts'
import { spotLists } from './spot-operation.ts'

/** The spot orders of the account signed in, newest first, page by page. */
export function useSpotOrders({ view, productId }: OrderFilter, enabled = true) {
  const filter = {
    ...(view === 'open' ? { status: 'open' as const } : {}),
    ...(productId === undefined ? {} : { productId }),
  }
  return useOrderPages<SpotOrder>({
    queryKey: [...getListSpotOrdersQueryKey(), filter],
    load: async (page, signal) =>
      pageOf(await listSpotOrders({ ...page, ...filter }, { quiet: true }, signal)),
    view,
    isOpen: order => order.status === 'open',
    openInterval: 5000,
    lists: spotLists,
    enabled,
  })
}

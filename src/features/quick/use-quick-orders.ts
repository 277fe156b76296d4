import { useQuery } from '@tanstack/react-query'
import { pageOf, rowsOf } from '#src/api/envelope.ts'
import { getListQuickOrdersQueryKey, listQuickOrders } from '#src/api/generated/quick/quick.ts'
import type { ListQuickOrdersParams, QuickOrder } from '#src/api/generated/models/index.ts'
import { serverNow } from '#src/stores/quotes.ts'
import { useOrderPages, type OrderFilter } from '#src/widgets/orders/use-order-pages.ts'
import { quickLists } from './quick-operation.ts'
import { DAY, WEEK } from '#src/lib/time-units.ts'

/** Often enough to be there soon after an order has ended. */
const openInterval = 2000

export const outcomes = ['won', 'lost', 'drawn', 'voided'] as const
export type Outcome = (typeof outcomes)[number]

/** Spans to look back, in ms. */
export const periods = { day: DAY, week: WEEK, month: 30 * DAY } as const
export type Period = keyof typeof periods

export interface QuickFilter extends OrderFilter {
  /** Of the history only; undefined: any. */
  outcome?: Outcome | undefined
  period?: Period | undefined
}

/** The quick orders of the account signed in, newest first, page by page. */
export function useQuickOrders({ view, productId, outcome, period }: QuickFilter, enabled = true) {
  const status = view === 'open' ? 'open' : (outcome ?? 'ended')
  return useOrderPages<QuickOrder>({
    queryKey: [...getListQuickOrdersQueryKey(), { status, productId, period }],
    load: async (page, signal) => {
      const filter: ListQuickOrdersParams = {
        ...page,
        status,
        ...(productId === undefined ? {} : { productId }),
        ...(period && view === 'history' ? { startTime: serverNow() - periods[period] } : {}),
      }
      return pageOf(await listQuickOrders(filter, { quiet: true }, signal))
    },
    view,
    isOpen: order => order.status === 'open',
    openInterval,
    lists: quickLists,
    enabled,
  })
}

/** An order as it stands now: one that was open when it was given is looked at until it has ended. */
export function useQuickOrder(given: QuickOrder): QuickOrder {
  const { createdAt, id } = given
  const { data } = useQuery({
    queryKey: [...getListQuickOrdersQueryKey(), 'one', id],
    queryFn: async ({ signal }) => {
      const span = { startTime: createdAt, endTime: createdAt + 1, pageNum: 1, pageSize: 100 }
      return (
        rowsOf(await listQuickOrders(span, { quiet: true }, signal))?.find(order => order.id === id) ?? null
      )
    },
    enabled: given.status === 'open',
    refetchInterval: ({ state }) => (state.data && state.data.status !== 'open' ? false : openInterval),
    meta: { quiet: true },
  })
  // What has ended stays so, whatever was known of it before.
  return given.status === 'open' ? (data ?? given) : given
}

import { useQuery } from '@tanstack/react-query'
import { pageOf, rowsOf } from '#src/api/envelope.ts'
import { getListQuickOrdersQueryKey, listQuickOrders } from '#src/api/generated/quick/quick.ts'
import type { ListQuickOrdersParams, QuickOrder } from '#src/api/generated/models/index.ts'
import { serverNow } from '#src/stores/quotes.ts'
import { useOrderPages, type OrderFilter } from '#src/widgets/orders/use-order-pages.ts'
import { quickLists } from './quick-operation.ts'
import { DAY, WEEK } from '#src/lib/time/time-units.ts'

/** ms between polls, short enough to show the end of an order soon. */
const openInterval = 2000

export const outcomes = ['won', 'lost', 'drawn', 'voided'] as const
export type Outcome = (typeof outcomes)[number]

/** Periods of the history filter, ms. */
export const periods = { day: DAY, week: WEEK, month: 30 * DAY } as const
export type Period = keyof typeof periods

export interface QuickFilter extends OrderFilter {
  /** In the history view only; undefined: any. */
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

/** The current state of an order; an open one is polled until it has ended. */
export function useQuickOrder(initial: QuickOrder): QuickOrder {
  const { createdAt, id } = initial
  const { data } = useQuery({
    queryKey: [...getListQuickOrdersQueryKey(), 'one', id],
    queryFn: async ({ signal }) => {
      const span = { startTime: createdAt, endTime: createdAt + 1, pageNum: 1, pageSize: 100 }
      return (
        rowsOf(await listQuickOrders(span, { quiet: true }, signal))?.find(order => order.id === id) ?? null
      )
    },
    enabled: initial.status === 'open',
    refetchInterval: ({ state }) => (state.data && state.data.status !== 'open' ? false : openInterval),
    meta: { quiet: true },
  })
  // An ended order is final, whatever is cached.
  return initial.status === 'open' ? (data ?? initial) : initial
}

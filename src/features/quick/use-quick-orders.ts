import { QueryObserver, type QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { rowsOf } from '#src/api/envelope.ts'
import {
  getListQuickOrdersQueryOptions,
  useListQuickOrders,
  useListQuickOrdersInfinite,
  type ListQuickOrdersQueryResult,
} from '#src/api/generated/quick/quick.ts'
import type { QuickOrder } from '#models'
import { serverNow } from '#src/stores/quotes/quotes.ts'
import { useSession } from '#src/stores/session/session.ts'
import { useOrderPages, type OrderFilter } from '#src/widgets/orders/use-order-pages.ts'
import { firstPage, pollWhile } from '#src/widgets/lists/use-pages.ts'
import { DAY, WEEK } from '#src/lib/time/time-units.ts'

/** ms between polls, short enough to show the end of an order soon. */
const openInterval = 2000

export const outcomes = ['won', 'lost', 'drawn', 'voided'] as const
export type QuickResult = (typeof outcomes)[number]

/** Periods of the history filter, ms. */
export const periods = { day: DAY, week: WEEK, month: 30 * DAY } as const
export type Period = keyof typeof periods

export interface QuickFilter extends OrderFilter {
  /** In the history view only; undefined: any. */
  outcome?: QuickResult | undefined
  period?: Period | undefined
}

const isOpen = ({ status }: QuickOrder) => status === 'open'

/** The quick orders of the account signed in, newest first, page by page. */
export function useQuickOrders({ view, productId, outcome, period }: QuickFilter, enabled = true) {
  const startTime = usePeriodStart(view === 'history' ? period : undefined)
  const filter = {
    status: view === 'open' ? ('open' as const) : (outcome ?? ('ended' as const)),
    ...(productId === undefined ? {} : { productId }),
    ...(startTime === undefined ? {} : { startTime }),
  }
  const orders = useListQuickOrdersInfinite(
    { ...firstPage, ...filter },
    { query: { enabled, refetchInterval: pollWhile(isOpen, openInterval) } },
  )
  return useOrderPages(orders, { view, isOpen, placedBy: 'placeQuickOrder' })
}

/** The start of a period that ends when it is chosen, epoch ms: a moving one would be another list at each render. */
function usePeriodStart(period: Period | undefined): number | undefined {
  return useMemo(() => period && serverNow() - periods[period], [period])
}

/** How an order is polled until it has ended. */
function orderQuery({ createdAt, id }: QuickOrder) {
  const orderIn = (answer: ListQuickOrdersQueryResult | undefined) =>
    rowsOf(answer)?.find(order => order.id === id)
  const query = {
    select: orderIn,
    refetchInterval: ({ state }: { state: { data: ListQuickOrdersQueryResult | undefined } }) =>
      (orderIn(state.data)?.status ?? 'open') === 'open' ? openInterval : false,
    meta: { quiet: true },
  } as const
  return [{ startTime: createdAt, endTime: createdAt + 1, pageNum: 1, pageSize: 100 }, query] as const
}

/** The orders that are followed: one may leave the screen several times. */
const followed = new Set<string>()

/** Asks for an open order that no screen shows once its time is over, and says how it ended; not after its session. */
export function followQuickOrder(
  client: QueryClient,
  order: QuickOrder,
  onEnd: (ended: QuickOrder) => void,
): void {
  if (followed.has(order.id)) return
  followed.add(order.id)
  const [params, query] = orderQuery(order)
  let endPolling: (() => void) | undefined
  const poll = () => {
    const observer = new QueryObserver(client, getListQuickOrdersQueryOptions(params, { query }))
    endPolling = observer.subscribe(({ data }) => {
      if (!data || isOpen(data)) return
      end()
      onEnd(data)
    })
  }
  const timer = setTimeout(poll, order.expiresAt - serverNow())
  const { token } = useSession.getState()
  const forget = useSession.subscribe(state => {
    if (state.token !== token) end()
  })
  const end = () => {
    followed.delete(order.id)
    clearTimeout(timer)
    forget()
    endPolling?.()
  }
}

/** The current state of an order; an open one is polled until it has ended. */
export function useQuickOrder(initial: QuickOrder): QuickOrder {
  const [params, query] = orderQuery(initial)
  const { data } = useListQuickOrders(params, { query: { ...query, enabled: isOpen(initial) } })
  // An ended order is final, whatever is cached.
  return isOpen(initial) ? (data ?? initial) : initial
}

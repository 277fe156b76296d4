import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { refreshAccount } from '../account/refresh-account.ts'
import { usePages, type Pages, type PagesOptions } from '../use-pages.ts'

export interface OrderFilter {
  /** Open orders, or the history. */
  view: 'open' | 'history'
  /** Undefined: of all products. */
  productId: number | undefined
}

export interface OrderPagesOptions<Order> {
  /** Starts with the path of the list. */
  queryKey: QueryKey
  load: PagesOptions<Order>['load']
  view: OrderFilter['view']
  isOpen: (order: Order) => boolean
  /** Poll interval of open orders in ms, which may close at any time. */
  openInterval: number
  /** Lists to refetch when an order closes. */
  lists: readonly string[]
  enabled?: boolean
}

/** The orders of the account signed in, newest first, page by page. */
export function useOrderPages<Order extends { id: string }>({
  queryKey,
  load,
  view,
  isOpen,
  openInterval,
  lists,
  enabled = true,
}: OrderPagesOptions<Order>): Pages<Order> {
  const pages = usePages<Order>({
    queryKey: [...queryKey, view],
    load,
    enabled,
    idOf: order => order.id,
    pollInterval: rows => (rows.some(isOpen) ? openInterval : false),
  })
  // The list may contain all statuses: open orders have a view of their own.
  const rows = view === 'open' ? pages.rows : pages.rows?.filter(order => !isOpen(order))
  const { hasMore, isLoadingMore, hasMoreFailed, loadMore } = pages
  const needsMore = rows !== undefined && rows.length < 5 && hasMore && !isLoadingMore && !hasMoreFailed
  useEffect(() => {
    if (needsMore) loadMore()
  }, [needsMore, loadMore])
  useRefreshWhenOrdersClose(view === 'open' ? rows : undefined, lists)
  return { ...pages, rows }
}

/** An order that is no longer open has moved money: balances, entries and the history are refetched. */
function useRefreshWhenOrdersClose(
  open: readonly { id: string }[] | undefined,
  lists: readonly string[],
): void {
  const client = useQueryClient()
  const previousIds = useRef<ReadonlySet<string>>(new Set())
  useEffect(() => {
    if (!open) return
    const currentIds = new Set(open.map(order => order.id))
    const hasClosed = [...previousIds.current].some(id => !currentIds.has(id))
    previousIds.current = currentIds
    if (hasClosed) void refreshAccount(client, lists)
  }, [open, client, lists])
}

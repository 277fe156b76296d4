import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { refreshAccount } from '../ticket/send-order.ts'
import { usePages, type Pages, type PagesOptions } from '../use-pages.ts'

export interface OrderFilter {
  /** Those that wait, or those that came to an end. */
  view: 'open' | 'history'
  /** Undefined: of all products. */
  productId: number | undefined
}

export interface OrderPagesOptions<Order> {
  /** Begins with the path of the list. */
  queryKey: QueryKey
  load: PagesOptions<Order>['load']
  view: OrderFilter['view']
  isOpen: (order: Order) => boolean
  /** ms between looks at open orders, which may end at any moment. */
  openInterval: number
  /** Lists that change when an order ends. */
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
    pollEvery: rows => (rows.some(isOpen) ? openInterval : false),
  })
  // Of all states there may be one list only: open ones have a view of their own.
  const rows = view === 'open' ? pages.rows : pages.rows?.filter(order => !isOpen(order))
  const { hasMore, isLoadingMore, hasMoreFailed, loadMore } = pages
  const isThin = rows !== undefined && rows.length < 5 && hasMore && !isLoadingMore && !hasMoreFailed
  useEffect(() => {
    if (isThin) loadMore()
  }, [isThin, loadMore])
  useRefreshWhenGone(view === 'open' ? rows : undefined, lists)
  return { ...pages, rows }
}

/** An order that is open no longer has moved money: balances, entries and the history are asked for anew. */
function useRefreshWhenGone(open: readonly { id: string }[] | undefined, lists: readonly string[]): void {
  const client = useQueryClient()
  const before = useRef<ReadonlySet<string>>(new Set())
  useEffect(() => {
    if (!open) return
    const now = new Set(open.map(order => order.id))
    const isGone = [...before.current].some(id => !now.has(id))
    before.current = now
    if (isGone) void refreshAccount(client, lists)
  }, [open, client, lists])
}

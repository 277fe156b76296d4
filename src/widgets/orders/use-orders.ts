import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { pageOf } from '../../api/envelope.ts'
import { getListSpotOrdersQueryKey, listSpotOrders } from '../../api/generated/trade/trade.ts'
import type { SpotOrder } from '../../api/generated/models/index.ts'
import { refreshAccount } from '../ticket/send-order.ts'
import { usePages } from '../use-pages.ts'

const openInterval = 5000

export interface OrderFilter {
  /** Those that wait, or those that came to an end. */
  view: 'open' | 'history'
  /** Undefined: of all products. */
  productId: number | undefined
}

/** The orders of the account signed in, newest first, page by page. */
export function useOrders({ view, productId }: OrderFilter) {
  const filter = {
    ...(view === 'open' ? { status: 'open' as const } : {}),
    ...(productId === undefined ? {} : { productId }),
  }
  const pages = usePages<SpotOrder>({
    queryKey: [...getListSpotOrdersQueryKey(), view, filter],
    load: async (page, signal) =>
      pageOf(await listSpotOrders({ ...page, ...filter }, { quiet: true }, signal)),
    idOf: order => order.id,
    // An open order may be filled at any moment.
    pollEvery: rows => (rows.some(order => order.status === 'open') ? openInterval : false),
  })
  // The list of all states is the only one there is: open ones have a view of their own.
  const rows = view === 'open' ? pages.rows : pages.rows?.filter(order => order.status !== 'open')
  const { hasMore, isLoadingMore, hasMoreFailed, loadMore } = pages
  const isThin = rows !== undefined && rows.length < 5 && hasMore && !isLoadingMore && !hasMoreFailed
  useEffect(() => {
    if (isThin) loadMore()
  }, [isThin, loadMore])
  useRefreshWhenGone(view === 'open' ? rows : undefined)
  return { ...pages, rows }
}

/** An order that is open no longer has moved money: balances, holdings and the history are asked for anew. */
function useRefreshWhenGone(open: readonly SpotOrder[] | undefined): void {
  const client = useQueryClient()
  const before = useRef<ReadonlySet<string>>(new Set())
  useEffect(() => {
    if (!open) return
    const now = new Set(open.map(order => order.id))
    const isGone = [...before.current].some(id => !now.has(id))
    before.current = now
    if (isGone) void refreshAccount(client)
  }, [open, client])
}

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { changesOf } from '#src/api/changes.ts'
import type { OperationId } from '#src/api/generated/operations.ts'
import { refreshAnswers } from '../account/refresh-answers.ts'
import type { RowOf, Answered } from '#src/api/envelope.ts'
import { usePages, type PagedQuery, type Pages } from '../lists/use-pages.ts'

export interface OrderFilter {
  /** Open orders, or the history. */
  view: 'open' | 'history'
  /** Undefined: of all products. */
  productId: number | undefined
}

export interface OrderPagesOptions<Order> {
  view: OrderFilter['view']
  isOpen: (order: Order) => boolean
  /** What places such orders: when one closes, the answers are refetched that placing one changes. */
  placedBy: OperationId
}

/** The orders of the account signed in, newest first, page by page, by the generated infinite hook of their list. */
export function useOrderPages<Answer extends Answered<{ code: 200; rows: { id: string }[] }>>(
  query: PagedQuery<Answer>,
  { view, isOpen, placedBy }: OrderPagesOptions<RowOf<Answer>>,
): Pages<RowOf<Answer>> {
  const pages = usePages(query, idOf)
  // The list may contain all statuses: open orders have a view of their own.
  const rows = view === 'open' ? pages.rows : pages.rows?.filter(order => !isOpen(order))
  const { hasMore, isLoadingMore, hasMoreFailed, loadMore } = pages
  const needsMore = rows !== undefined && rows.length < 5 && hasMore && !isLoadingMore && !hasMoreFailed
  useEffect(() => {
    if (needsMore) loadMore()
  }, [needsMore, loadMore])
  useRefreshWhenOrdersClose(view === 'open' ? rows : undefined, placedBy)
  return { ...pages, rows }
}

const idOf = ({ id }: { id: string }) => id

/** An order that is no longer open has moved money: balances, entries and the history are refetched. */
function useRefreshWhenOrdersClose(open: readonly { id: string }[] | undefined, placedBy: OperationId): void {
  const client = useQueryClient()
  const previousIds = useRef<ReadonlySet<string>>(new Set())
  useEffect(() => {
    if (!open) return
    const currentIds = new Set(open.map(idOf))
    const hasClosed = [...previousIds.current].some(id => !currentIds.has(id))
    previousIds.current = currentIds
    if (hasClosed) void refreshAnswers(client, changesOf(placedBy))
  }, [open, client, placedBy])
}

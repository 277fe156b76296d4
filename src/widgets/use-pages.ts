import { useInfiniteQuery } from '@tanstack/react-query'
import type { QueryKey } from '@tanstack/react-query'
import { SwallowedAnswer } from '../api/errors.ts'

export interface PageAsked {
  /** From 1 (R9.8). */
  pageNum: number
  pageSize: number
}

export interface PagesOptions<Row> {
  queryKey: QueryKey
  /** Fetches one page, quietly; undefined when the answer was swallowed. */
  load: (page: PageAsked, signal: AbortSignal) => Promise<{ rows: Row[]; total: number } | undefined>
  idOf: (row: Row) => string | number
  pageSize?: number
  /** Asks for nothing while false, as for a guest. */
  enabled?: boolean
  /** ms until the pages are asked for again; false: not by itself. */
  pollEvery?: (rows: Row[]) => number | false
}

export interface Pages<Row> {
  /** All rows so far; undefined while there is no answer. */
  rows: Row[] | undefined
  /** Rows in all pages together. */
  total: number
  isFailed: boolean
  hasMore: boolean
  isLoadingMore: boolean
  /** Whether the page after the last could not be had. */
  hasMoreFailed: boolean
  loadMore: () => void
  retry: () => Promise<unknown>
}

/** A list that comes in pages, to its end. Rows that move between two pages meanwhile are shown once. */
export function usePages<Row>({
  queryKey,
  load,
  idOf,
  pageSize = 20,
  enabled = true,
  pollEvery,
}: PagesOptions<Row>): Pages<Row> {
  const query = useInfiniteQuery({
    queryKey,
    enabled,
    initialPageParam: 1,
    queryFn: async ({ pageParam, signal }) => {
      const page = await load({ pageNum: pageParam, pageSize }, signal)
      if (!page) throw new SwallowedAnswer()
      return page
    },
    getNextPageParam: (last, pages) =>
      last.rows.length === pageSize && pages.length * pageSize < last.total ? pages.length + 1 : undefined,
    refetchInterval: ({ state }) => pollEvery?.(state.data?.pages.flatMap(page => page.rows) ?? []) ?? false,
  })
  const found = query.data?.pages.flatMap(page => page.rows)
  return {
    rows: found && [...new Map(found.map(row => [idOf(row), row])).values()],
    total: query.data?.pages.at(-1)?.total ?? 0,
    isFailed: query.isError && !query.data,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    hasMoreFailed: query.isFetchNextPageError,
    loadMore: () => {
      if (!query.isFetchingNextPage) void query.fetchNextPage()
    },
    retry: () => query.refetch(),
  }
}

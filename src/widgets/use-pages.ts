import { useInfiniteQuery, type QueryKey } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { SwallowedAnswer } from '../api/errors.ts'

export interface PageRequest {
  /** From 1 (R9.8). */
  pageNum: number
  pageSize: number
}

export interface PagesOptions<Row> {
  queryKey: QueryKey
  /**
   * Fetches one page without toasts; undefined when swallowed. `last` is the row before the page, for lists with cursor
   * paging: the page then is number 1 of the rows after it.
   */
  load: (
    page: PageRequest,
    signal: AbortSignal,
    last: Row | undefined,
  ) => Promise<{ rows: Row[]; total: number } | undefined>
  idOf: (row: Row) => string | number
  pageSize?: number
  /** Fetches nothing while false, e.g. for a guest. */
  enabled?: boolean
  /** Poll interval in ms; false: no polling. */
  pollInterval?: (rows: Row[]) => number | false
}

export interface Pages<Row> {
  /** All rows so far; undefined while loading. */
  rows: Row[] | undefined
  /** Total rows of all pages. */
  total: number
  isFailed: boolean
  hasMore: boolean
  isLoadingMore: boolean
  /** Whether loading the next page failed. */
  hasMoreFailed: boolean
  loadMore: () => void
  retry: () => Promise<unknown>
}

/** A paged list. Rows that move between two pages meanwhile are shown once. */
export function usePages<Row>({
  queryKey,
  load,
  idOf,
  pageSize = 20,
  enabled = true,
  pollInterval: pollEvery,
}: PagesOptions<Row>): Pages<Row> {
  const query = useInfiniteQuery({
    queryKey,
    enabled,
    initialPageParam: firstPage<Row>(),
    queryFn: async ({ pageParam: { pageNum, last }, signal }) => {
      const page = await load({ pageNum, pageSize }, signal, last)
      if (!page) throw new SwallowedAnswer()
      return page
    },
    getNextPageParam: (page, pages) =>
      page.rows.length === pageSize && pages.length * pageSize < page.total
        ? { pageNum: pages.length + 1, last: page.rows.at(-1) }
        : undefined,
    refetchInterval: ({ state }) => pollEvery?.(state.data?.pages.flatMap(page => page.rows) ?? []) ?? false,
  })
  const { data } = query
  const [rowsOf] = useState(() => createPageMerger(idOf))
  const rows = useMemo(() => data && rowsOf(data.pages), [data, rowsOf])
  return {
    rows,
    total: data?.pages.at(-1)?.total ?? 0,
    isFailed: query.isError && !data,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    hasMoreFailed: query.isFetchNextPageError,
    loadMore: () => {
      if (!query.isFetchingNextPage) void query.fetchNextPage()
    },
    retry: () => query.refetch(),
  }
}

interface PageParam<Row> {
  pageNum: number
  /** The row before the page. */
  last: Row | undefined
}

function firstPage<Row>(): PageParam<Row> {
  return { pageNum: 1, last: undefined }
}

interface Page<Row> {
  rows: Row[]
}

/** Merges the rows of all pages. A new page is appended without processing the others again. */
function createPageMerger<Row>(idOf: (row: Row) => string | number): (pages: readonly Page<Row>[]) => Row[] {
  let previousPages: readonly Page<Row>[] = []
  let indexById = new Map<string | number, number>()
  let rows: Row[] = []
  return pages => {
    const isAppended =
      pages.length >= previousPages.length && previousPages.every((page, index) => page === pages[index])
    if (!isAppended) indexById = new Map()
    const mergedRows = isAppended ? [...rows] : []
    for (const row of pages.slice(isAppended ? previousPages.length : 0).flatMap(page => page.rows)) {
      const place = indexById.get(idOf(row)) ?? mergedRows.length
      indexById.set(idOf(row), place)
      mergedRows[place] = row
    }
    previousPages = pages
    rows = mergedRows
    return rows
  }
}

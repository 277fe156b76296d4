import { useInfiniteQuery, type QueryKey } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { SwallowedAnswer } from '../api/errors.ts'

export interface PageAsked {
  /** From 1 (R9.8). */
  pageNum: number
  pageSize: number
}

export interface PagesOptions<Row> {
  queryKey: QueryKey
  /**
   * Fetches one page, quietly; undefined when the answer was swallowed. `last` is the row before the page, for a list that
   * can be asked for what follows it: the page then is number 1 of those.
   */
  load: (
    page: PageAsked,
    signal: AbortSignal,
    last: Row | undefined,
  ) => Promise<{ rows: Row[]; total: number } | undefined>
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
  const [rowsOf] = useState(() => onceEach(idOf))
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

/** The rows of all pages. One page more adds its own and leaves the others as they are, however many there are. */
function onceEach<Row>(idOf: (row: Row) => string | number): (pages: readonly Page<Row>[]) => Row[] {
  let known: readonly Page<Row>[] = []
  let places = new Map<string | number, number>()
  let rows: Row[] = []
  return pages => {
    const isGrown = pages.length >= known.length && known.every((page, index) => page === pages[index])
    if (!isGrown) places = new Map()
    const joined = isGrown ? [...rows] : []
    for (const row of pages.slice(isGrown ? known.length : 0).flatMap(page => page.rows)) {
      const place = places.get(idOf(row)) ?? joined.length
      places.set(idOf(row), place)
      joined[place] = row
    }
    known = pages
    rows = joined
    return rows
  }
}

import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { pageOf, rowsOf, type RowOf } from '#src/api/envelope.ts'

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

/** The first page of a list; the generated infinite hook names those after it. */
export const firstPage = { pageNum: 1, pageSize: 20 } as const

/** What a generated infinite hook gives, in pages of `Answer`. */
export type PagedQuery<Answer> = UseInfiniteQueryResult<InfiniteData<Answer, unknown>, Error>

/**
 * A paged list by its generated infinite hook:
 * `const loans = useListLoansInfinite({ ...firstPage, view })`, `const pages = usePages(loans, loan => loan.id)`.
 * Rows that move between two pages meanwhile are shown once.
 */
export function usePages<Answer>(
  query: PagedQuery<Answer>,
  idOf: (row: RowOf<Answer>) => string | number,
): Pages<RowOf<Answer>> {
  const { data } = query
  const [merge] = useState(() => createPageMerger(idOf))
  const rows = useMemo(() => data && merge(data.pages), [data, merge])
  return {
    rows,
    total: pageOf(data?.pages.at(-1))?.total ?? 0,
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

interface PagedState {
  readonly state: { readonly data?: { readonly pages: readonly unknown[] } | undefined }
}

/** The `refetchInterval` of a list, in ms, while it has such a row. */
export function pollWhile<Row>(isOpen: (row: Row) => boolean, interval: number) {
  return ({ state: { data } }: PagedState): number | false => {
    const rows = (data?.pages.flatMap(page => rowsOf(page) ?? []) ?? []) as Row[]
    return rows.some(isOpen) ? interval : false
  }
}

/** Merges the rows of all pages. A new page is appended without processing the others again. */
function createPageMerger<Answer>(
  idOf: (row: RowOf<Answer>) => string | number,
): (pages: readonly Answer[]) => RowOf<Answer>[] {
  let previousPages: readonly Answer[] = []
  let indexById = new Map<string | number, number>()
  let rows: RowOf<Answer>[] = []
  return pages => {
    const isAppended =
      pages.length >= previousPages.length && previousPages.every((page, index) => page === pages[index])
    if (!isAppended) indexById = new Map()
    const mergedRows = isAppended ? [...rows] : []
    for (const row of pages
      .slice(isAppended ? previousPages.length : 0)
      .flatMap(page => rowsOf(page) ?? [])) {
      const place = indexById.get(idOf(row)) ?? mergedRows.length
      indexById.set(idOf(row), place)
      mergedRows[place] = row
    }
    previousPages = pages
    rows = mergedRows
    return rows
  }
}

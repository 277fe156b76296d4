import {
  useInfiniteQuery,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
} from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { rowsOf } from '#src/api/envelope.ts'
import {
  getListCryptoProductsInfiniteQueryOptions,
  getListForexProductsInfiniteQueryOptions,
  getListFuturesProductsInfiniteQueryOptions,
  getListStockProductsInfiniteQueryOptions,
  type listStockProducts,
} from '#src/api/generated/market/market.ts'
import type { Product, ProductType } from '#models'
import { MARKET_PAGE_SIZE } from '#src/lib/constants.ts'
import { firstPage } from '../lists/use-pages.ts'
import { visibleProducts } from './product.ts'

type Answer = Awaited<ReturnType<typeof listStockProducts>>
type RefetchInterval = (query: { state: { data: { pages: unknown[] } | undefined } }) => number | false
type PagesOptions = (
  params: { pageNum: number; pageSize: number },
  options: { query: { staleTime: number; refetchInterval?: RefetchInterval } },
) => UseInfiniteQueryOptions<Answer, Error, InfiniteData<Answer, number>, QueryKey, number>

/** The documented list of each product type (R7.5). */
const pagesOf: Readonly<Record<ProductType, PagesOptions>> = {
  1: getListStockProductsInfiniteQueryOptions,
  2: getListCryptoProductsInfiniteQueryOptions,
  3: getListFuturesProductsInfiniteQueryOptions,
  4: getListForexProductsInfiniteQueryOptions,
}

export interface LoadedProducts {
  /** Undefined until the first page is loaded; then all products so far. */
  products: readonly Product[] | undefined
  isComplete: boolean
  hasFailed: boolean
  retry: () => Promise<unknown>
}

/** ms between refreshes of the figures of the day, which are not streamed, for each page of the list. */
const refreshInterval = 60_000

/**
 * All products of a type, loaded page by page to the end: only a complete list can be sorted.
 * @param hasDay whether the figures of the day are shown
 */
export function useProductList(type: ProductType, hasDay = false): LoadedProducts {
  const { data, hasNextPage, isFetching, isError, fetchNextPage, refetch } = useInfiniteQuery(
    // The stream brings the prices; the list itself changes rarely.
    pagesOf[type](
      { ...firstPage, pageSize: MARKET_PAGE_SIZE },
      {
        query: {
          staleTime: 60_000,
          refetchInterval: ({ state }) => hasDay && refreshInterval * (state.data?.pages.length ?? 1),
        },
      },
    ),
  )
  const loaded = data?.pages.length
  useEffect(() => {
    // Each page triggers the next: a fast answer may arrive without a render in the fetching state.
    if (loaded !== undefined && hasNextPage && !isFetching && !isError) void fetchNextPage()
  }, [loaded, hasNextPage, isFetching, isError, fetchNextPage])

  const products = useMemo(
    () => data && visibleProducts(data.pages.flatMap(page => rowsOf(page) ?? [])),
    [data],
  )
  return {
    products,
    isComplete: products !== undefined && !hasNextPage,
    hasFailed: isError,
    retry: () => (hasNextPage ? fetchNextPage() : refetch()),
  }
}

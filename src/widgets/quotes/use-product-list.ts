import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { pageOf } from '#src/api/envelope.ts'
import { SwallowedAnswer } from '#src/api/errors.ts'
import {
  listCryptoProducts,
  listForexProducts,
  listFuturesProducts,
  listStockProducts,
} from '#src/api/generated/market/market.ts'
import type { Product, ProductType } from '#src/api/generated/models/index.ts'
import { visibleProducts } from './product.ts'

/** The documented list of each product type (R7.5), and its query key. */
export const productLists = {
  1: { path: '/api/stockProduct/list', list: listStockProducts },
  2: { path: '/api/cryptocurrencyProduct/list', list: listCryptoProducts },
  3: { path: '/api/futuresProduct/list', list: listFuturesProducts },
  4: { path: '/api/forexProduct/list', list: listForexProducts },
} as const

const pageSize = 200

export interface ProductList {
  /** Undefined until the first page is loaded; then all products so far. */
  products: readonly Product[] | undefined
  isComplete: boolean
  hasFailed: boolean
  retry: () => Promise<unknown>
}

/** All products of a type, loaded page by page to the end: only a complete list can be sorted. */
export function useProductList(type: ProductType, isWanted = true): ProductList {
  const { path, list } = productLists[type]
  const { data, hasNextPage, isFetching, isError, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: [path, 'all'],
    enabled: isWanted,
    // The stream brings the prices; the list itself changes rarely.
    staleTime: 60_000,
    initialPageParam: 1,
    queryFn: async ({ pageParam, signal }) => {
      const page = pageOf(await list({ pageNum: pageParam, pageSize }, { quiet: true }, signal))
      if (!page) throw new SwallowedAnswer()
      return page
    },
    getNextPageParam: (last, pages) => {
      const rows = pages.reduce((count, page) => count + page.rows.length, 0)
      return last.rows.length > 0 && rows < last.total ? pages.length + 1 : undefined
    },
  })
  const loaded = data?.pages.length
  useEffect(() => {
    // Each page triggers the next: a fast answer may arrive without a render in the fetching state.
    if (loaded !== undefined && hasNextPage && !isFetching && !isError) void fetchNextPage()
  }, [loaded, hasNextPage, isFetching, isError, fetchNextPage])

  const products = useMemo(() => data && visibleProducts(data.pages.flatMap(page => page.rows)), [data])
  return {
    products,
    isComplete: products !== undefined && !hasNextPage,
    hasFailed: isError,
    retry: () => (hasNextPage ? fetchNextPage() : refetch()),
  }
}

import { keepPreviousData, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { useMemo } from 'react'
import { pageOf, rowsOf } from '#src/api/envelope.ts'
import {
  getListCryptoProductsQueryOptions,
  getListForexProductsQueryOptions,
  getListFuturesProductsQueryOptions,
  getListStockProductsQueryOptions,
  type listStockProducts,
} from '#src/api/generated/market/market.ts'
import type { Product, ProductType } from '#models'
import { visibleProducts } from '#src/widgets/quotes/product.ts'

/** Debounce of the search while typing, ms. */
export const searchDebounce = 250
export const initialPageSize = 20
const fullPageSize = 200

type Answer = Awaited<ReturnType<typeof listStockProducts>>
type ListOptions = (
  params: { pageNum: number; pageSize: number; keyWords: string },
  options: { query: { enabled: boolean; placeholderData: typeof keepPreviousData } },
) => UseQueryOptions<Answer>

/** The documented list of each product type (R7.5). */
const listOf: Readonly<Record<ProductType, ListOptions>> = {
  1: getListStockProductsQueryOptions,
  2: getListCryptoProductsQueryOptions,
  3: getListFuturesProductsQueryOptions,
  4: getListForexProductsQueryOptions,
}

export interface TypeSearch {
  products: readonly Product[] | undefined
  total: number
  isSearching: boolean
  hasFailed: boolean
  retry: () => Promise<unknown>
}

/** The matching products of one type (R7.5). A superseded search is aborted. */
export function useTypeSearch(type: ProductType, keyWords: string, isWhole: boolean): TypeSearch {
  const isEnabled = keyWords !== ''
  const params = { pageNum: 1, pageSize: isWhole ? fullPageSize : initialPageSize, keyWords }
  const { data, isError, isFetching, refetch } = useQuery(
    listOf[type](params, { query: { enabled: isEnabled, placeholderData: keepPreviousData } }),
  )
  const products = useMemo(() => {
    const rows = isEnabled && !isError ? rowsOf(data) : undefined
    return rows && visibleProducts(rows)
  }, [data, isEnabled, isError])
  const total = pageOf(data)?.total ?? 0
  return { products, total, isSearching: isFetching, hasFailed: isError, retry: refetch }
}

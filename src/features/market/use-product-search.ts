import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { pageOf } from '#src/api/envelope.ts'
import { SwallowedAnswer } from '#src/api/errors.ts'
import type { Product, ProductType } from '#src/api/generated/models/index.ts'
import { visibleProducts } from '#src/widgets/quotes/product.ts'
import { productLists } from '#src/widgets/quotes/use-product-list.ts'

/** Debounce of the search while typing, ms. */
export const searchDebounce = 250
export const initialPageSize = 20
const fullPageSize = 200

export interface TypeSearch {
  products: readonly Product[] | undefined
  total: number
  isSearching: boolean
  hasFailed: boolean
  retry: () => Promise<unknown>
}

/** The matching products of one type (R7.5). A superseded search is aborted. */
export function useTypeSearch(type: ProductType, keyWords: string, isWhole: boolean): TypeSearch {
  const { path, list } = productLists[type]
  const pageSize = isWhole ? fullPageSize : initialPageSize
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [path, { keyWords, pageSize }],
    enabled: keyWords !== '',
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const page = pageOf(await list({ pageNum: 1, pageSize, keyWords }, { quiet: true }, signal))
      if (!page) throw new SwallowedAnswer()
      return page
    },
  })
  const isEnabled = keyWords !== ''
  const products = useMemo(
    () => (isEnabled && !isError && data ? visibleProducts(data.rows) : undefined),
    [data, isEnabled, isError],
  )
  return { products, total: data?.total ?? 0, isSearching: isFetching, hasFailed: isError, retry: refetch }
}

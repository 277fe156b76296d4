import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { pageOf } from '#src/api/envelope.ts'
import { SwallowedAnswer } from '#src/api/errors.ts'
import type { Product, ProductType } from '#src/api/generated/models/index.ts'
import { visible } from '#src/widgets/quotes/product.ts'
import { productLists } from '#src/widgets/quotes/use-product-list.ts'

/** A pause in typing this long starts the search, ms. */
export const typingPause = 250
export const firstRows = 20
const allRows = 200

/** The text once typing has paused. */
export function usePaused(text: string, pause: number = typingPause): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pause)
    return () => clearTimeout(timer)
  }, [text, pause])
  return paused
}

export interface TypeSearch {
  products: readonly Product[] | undefined
  total: number
  isSearching: boolean
  hasFailed: boolean
  retry: () => Promise<unknown>
}

/** The products of one type that match (R7.5). A search that is overtaken by the next is given up. */
export function useTypeSearch(type: ProductType, keyWords: string, isWhole: boolean): TypeSearch {
  const { path, list } = productLists[type]
  const pageSize = isWhole ? allRows : firstRows
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
  const isWanted = keyWords !== ''
  const products = useMemo(
    () => (isWanted && !isError && data ? visible(data.rows) : undefined),
    [data, isWanted, isError],
  )
  return { products, total: data?.total ?? 0, isSearching: isFetching, hasFailed: isError, retry: refetch }
}

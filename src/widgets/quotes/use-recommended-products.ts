import { useMemo } from 'react'
import { rowsOf } from '#src/api/envelope.ts'
import { useListRecommendedProducts } from '#src/api/generated/market/market.ts'
import { FIRST_PAGE, RECOMMENDED_PAGE_SIZE } from '#src/lib/constants.ts'
import { visibleProducts } from './product.ts'
import { useLiveQuotes } from './use-live-quotes.ts'

/** The recommended products (R9.8), live. */
export function useRecommendedProducts() {
  const { data, isError, refetch } = useListRecommendedProducts({
    pageNum: FIRST_PAGE,
    pageSize: RECOMMENDED_PAGE_SIZE,
  })
  const products = useMemo(() => {
    const rows = rowsOf(data)
    return rows && visibleProducts(rows)
  }, [data])
  useLiveQuotes(products)
  return { products, hasFailed: isError, retry: refetch }
}

import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { rowsOf } from '#src/api/envelope.ts'
import { getListSparklinesQueryOptions } from '#src/api/generated/market/market.ts'
import { MINUTE } from '#src/lib/time/time-units.ts'

/** Products in one request, as many as the operation takes. */
const MAX_PRODUCTS = 20
/** The back end has a new price every hour. */
const refreshInterval = 10 * MINUTE

/** The prices of the last day of each product, by id: one request for twenty of them. Those that are not there yet are left out. */
export function useSparklines(
  products: readonly { productId: number }[] | undefined,
): ReadonlyMap<number, readonly string[]> {
  // In the order of their ids, so that sorting the list asks for nothing.
  const ids = (products ?? []).map(({ productId }) => productId).toSorted((a, b) => a - b)
  const requests = Array.from({ length: Math.ceil(ids.length / MAX_PRODUCTS) }, (_, index) =>
    ids.slice(index * MAX_PRODUCTS, (index + 1) * MAX_PRODUCTS).join(','),
  )
  const query = { staleTime: refreshInterval, refetchInterval: refreshInterval, meta: { quiet: true } }
  const lines = useQueries({
    queries: requests.map(productIds => getListSparklinesQueryOptions({ productIds }, { query })),
    combine: results => results.flatMap(({ data }) => rowsOf(data) ?? []),
  })
  return useMemo(() => new Map(lines.map(({ productId, prices }) => [productId, prices])), [lines])
}

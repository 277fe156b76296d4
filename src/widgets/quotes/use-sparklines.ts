import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { rowsOf } from '#src/api/envelope.ts'
import { getListSparklinesQueryKey, getListSparklinesQueryOptions } from '#src/api/generated/market/market.ts'
import type { Sparkline } from '#models'
import { MINUTE } from '#src/lib/time/time-units.ts'

/** The prices of a product since the previous close. */
export type DayLine = Pick<Sparkline, 'previousClose' | 'prices'>

/** Products in one request, as many as the operation takes. */
const MAX_PRODUCTS = 200
/** The back end has a new price every quarter of an hour at most. */
const refreshInterval = 5 * MINUTE

/** The line of the day of each product, by id: one request for a whole list. Those that are not there yet are left out. */
export function useSparklines(
  products: readonly { productId: number }[] | undefined,
): ReadonlyMap<number, DayLine> {
  // In the order of their ids, so that sorting the list asks for nothing.
  const ids = (products ?? []).map(({ productId }) => productId).toSorted((a, b) => a - b)
  const requests = Array.from({ length: Math.ceil(ids.length / MAX_PRODUCTS) }, (_, index) =>
    ids.slice(index * MAX_PRODUCTS, (index + 1) * MAX_PRODUCTS).join(','),
  )
  const client = useQueryClient()
  const options = { staleTime: refreshInterval, meta: { quiet: true } }
  const { data } = useQuery({
    ...options,
    queryKey: [...getListSparklinesQueryKey(), requests],
    // What was asked for already, of a list that is growing, is not asked for again.
    queryFn: async () => ({
      pages: await Promise.all(
        requests.map(productIds =>
          client.fetchQuery(getListSparklinesQueryOptions({ productIds }, { query: options })),
        ),
      ),
    }),
    enabled: requests.length > 0,
    refetchInterval: refreshInterval,
  })
  return useMemo(() => {
    const lines = data?.pages.flatMap(answer => rowsOf(answer) ?? []) ?? []
    return new Map(lines.map(line => [line.productId, line]))
  }, [data])
}

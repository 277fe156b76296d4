import { useQuery } from '@tanstack/react-query'
import { dataOf } from '#src/api/envelope.ts'
import { SwallowedAnswer } from '#src/api/errors.ts'
import {
  getDepth,
  getGetDepthQueryKey,
  getListTradesQueryKey,
  listTrades,
} from '#src/api/generated/market/market.ts'
import type { ProductKey } from '#src/stores/selected-product.ts'

/** Refresh interval in ms; hidden pages do not refresh. */
const refreshInterval = 2000
/** Same as the number of levels per side on the wire. */
const tradeCount = 20

/** The order book of a product, polled. */
export function useDepth({ productType, productCode }: ProductKey) {
  const key = { productType, productCode }
  return useQuery({
    queryKey: getGetDepthQueryKey(key),
    queryFn: async ({ signal }) => requireData(dataOf(await getDepth(key, { quiet: true }, signal))),
    refetchInterval: refreshInterval,
    meta: { quiet: true },
  })
}

/** The latest trades of a product, newest first, polled. */
export function useLastTrades({ productType, productCode }: ProductKey) {
  const key = { productType, productCode, limit: tradeCount }
  return useQuery({
    queryKey: getListTradesQueryKey(key),
    queryFn: async ({ signal }) => requireData(dataOf(await listTrades(key, { quiet: true }, signal))).trades,
    refetchInterval: refreshInterval,
    meta: { quiet: true },
  })
}

function requireData<T>(data: T | undefined): T {
  if (data === undefined) throw new SwallowedAnswer()
  return data
}

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

/** ms between two looks; a page out of sight takes none. */
const refresh = 2000
/** As many as the wire gives of either side of the order book. */
const tradeCount = 20

/** The order book of a product, asked for again and again. */
export function useDepth({ productType, productCode }: ProductKey) {
  const key = { productType, productCode }
  return useQuery({
    queryKey: getGetDepthQueryKey(key),
    queryFn: async ({ signal }) => given(dataOf(await getDepth(key, { quiet: true }, signal))),
    refetchInterval: refresh,
    meta: { quiet: true },
  })
}

/** The last trades in a product, newest first, asked for again and again. */
export function useLastTrades({ productType, productCode }: ProductKey) {
  const key = { productType, productCode, limit: tradeCount }
  return useQuery({
    queryKey: getListTradesQueryKey(key),
    queryFn: async ({ signal }) => given(dataOf(await listTrades(key, { quiet: true }, signal))).trades,
    refetchInterval: refresh,
    meta: { quiet: true },
  })
}

function given<T>(data: T | undefined): T {
  if (data === undefined) throw new SwallowedAnswer()
  return data
}

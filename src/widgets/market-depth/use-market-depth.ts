import { dataOf } from '#src/api/envelope.ts'
import { useGetDepth, useListTrades } from '#src/api/generated/market/market.ts'
import type { ProductKey } from '#src/stores/trading/selected-product.ts'

/** Refresh interval in ms; hidden pages do not refresh. */
const refreshInterval = 2000
/** Same as the number of levels per side on the wire. */
const tradeCount = 20

const polled = { refetchInterval: refreshInterval, meta: { quiet: true } }

/** The order book of a product, polled. */
export function useDepth({ productType, productCode }: ProductKey) {
  return useGetDepth({ productType, productCode }, { query: { ...polled, select: dataOf } })
}

/** The latest trades of a product, newest first, polled. */
export function useLastTrades({ productType, productCode }: ProductKey) {
  return useListTrades(
    { productType, productCode, limit: tradeCount },
    { query: { ...polled, select: answer => dataOf(answer)?.trades } },
  )
}

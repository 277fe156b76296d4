import { useEffect } from 'react'
import { dataOf } from '#src/api/envelope.ts'
import { useGetProduct } from '#src/api/generated/market/market.ts'
import type { ProductDetail, TickerInfo } from '#models'
import { useQuoteChannel, useQuoteStatus } from '#src/api/quote-channels.ts'
import type { ProductKey } from '#src/stores/trading/selected-product.ts'
import {
  seedQuotes,
  serverNow,
  useIsQuoteStale,
  useQuote,
  useTicker,
  type Quote,
} from '#src/stores/quotes/quotes.ts'

/** Trading rules and status change rarely; the server checks them again for each order. */
const refreshInterval = 30_000

/** A product with its trading rules and status; its quote is kept live while mounted. */
export function useProductDetail(key: ProductKey) {
  const query = useGetProduct(key, {
    query: { refetchInterval: refreshInterval, placeholderData: undefined, meta: { catch: true } },
  })
  const detail = dataOf(query.data)
  const product = detail?.product
  useQuoteChannel(product && `product-${product.productId}`)
  useEffect(() => {
    if (product) seedQuotes([product])
  }, [product])
  return { detail, error: query.error, isLoading: query.isPending, refetch: query.refetch }
}

export interface LivePrice {
  quote: Quote | undefined
  ticker: TickerInfo
  /** Stale or offline: greyed, and no order is accepted. */
  isStale: boolean
}

/** The live price of a product. */
export function useLivePrice({ product }: ProductDetail): LivePrice {
  const quote = useQuote(product.productId)
  const ticker = useTicker(product.productId) ?? product.tickerInfo
  const isOld = useIsQuoteStale(product.productId)
  const isOffline = useQuoteStatus(status => status.mode === 'offline')
  return { quote, ticker, isStale: isOld || isOffline }
}

/** The time of a quote by this device's clock, which may be wrong by hours: for displaying its age. */
export function quoteTimeOnDevice(quote: Quote | undefined): number | undefined {
  return quote && quote.time - (serverNow() - Date.now())
}

/** Whether the product supports spot trading: 2 among its position types (R1.2). */
export function isSpotTradable(product: { PositionType: string }): boolean {
  return product.PositionType.split('/').includes('2')
}

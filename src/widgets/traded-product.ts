import { useEffect } from 'react'
import { dataOf } from '../api/envelope.ts'
import { useGetProduct } from '../api/generated/market/market.ts'
import type { ProductDetail } from '../api/generated/models/index.ts'
import { useQuoteChannel, useQuoteStatus } from '../api/quote-channels.ts'
import type { ProductKey } from '../stores/selected-product.ts'
import {
  seedQuotes,
  serverNow,
  useIsQuoteStale,
  useQuote,
  useTicker,
  type Quote,
  type Ticker,
} from '../stores/quotes.ts'

/** Rules and trading state change rarely; what they say is checked by the server at each order again. */
const detailInterval = 30_000

/** One product with its rules and its trading state; its quote is kept live while it is on screen. */
export function useTradedDetail(key: ProductKey) {
  const query = useGetProduct(key, {
    query: { refetchInterval: detailInterval, placeholderData: undefined },
    request: { catch: true },
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
  ticker: Ticker
  /** Too old, or nobody answers: shown greyed, and no order is taken on it. */
  isStale: boolean
}

/** The price of a product as it is at this moment. */
export function useLivePrice({ product }: ProductDetail): LivePrice {
  const quote = useQuote(product.productId)
  const ticker = useTicker(product.productId) ?? product.tickerInfo
  const isOld = useIsQuoteStale(product.productId)
  const isOffline = useQuoteStatus(status => status.mode === 'offline')
  return { quote, ticker, isStale: isOld || isOffline }
}

/** When a price was made by this device's own clock, which may be wrong by hours: for showing its age. */
export function madeAt(quote: Quote | undefined): number | undefined {
  return quote && quote.time - (serverNow() - Date.now())
}

/** Whether it is bought and sold outright: 2 among its position types (R1.2). */
export function isSpot(product: { PositionType: string }): boolean {
  return product.PositionType.split('/').includes('2')
}

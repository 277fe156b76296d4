import type { BibiPair, ProductDetail } from '#models'
import { isDecimal } from '#src/lib/money/money.ts'
import { pairPrice } from '#src/lib/trading/pair-price.ts'
import {
  quoteTimeOnDevice,
  useLivePrice,
  useProductDetail,
  type LivePrice,
} from '#src/widgets/quotes/use-product-detail.ts'

/** A pair with its live price. */
export interface LivePair {
  pair: BibiPair
  /** The base coin; tradable only while both coins are. */
  detail: ProductDetail
  /** The quote of the base coin; stale when either of the two quotes is. */
  live: LivePrice
  price: string | undefined
  /** The price with the time of the newer of its two quotes, by the server's clock; undefined without a live price. */
  tick: { nowPrice: string; time: number } | undefined
  basePrice: string
  quotePrice: string
  /** Time of the older of the two quotes, by the clock of this device; undefined: no quote yet. */
  time: number | undefined
}

/** Details of both coins of a pair. */
export function usePairDetails({ baseCode, quoteCode }: BibiPair) {
  const base = useProductDetail({ productType: 2, productCode: baseCode })
  const quote = useProductDetail({ productType: 2, productCode: quoteCode })
  return {
    details: base.detail && quote.detail && { base: base.detail, quote: quote.detail },
    error: base.error ?? quote.error,
    refetch: () => Promise.all([base.refetch(), quote.refetch()]),
  }
}

/** The price of a pair from the live quotes of its two coins. */
export function useLivePair(
  pair: BibiPair,
  { base, quote }: { base: ProductDetail; quote: ProductDetail },
): LivePair {
  const [liveBase, liveQuote] = [useLivePrice(base), useLivePrice(quote)]
  const basePrice = (liveBase.quote ?? liveBase.ticker).nowPrice
  const quotePrice = (liveQuote.quote ?? liveQuote.ticker).nowPrice
  const times = [quoteTimeOnDevice(liveBase.quote), quoteTimeOnDevice(liveQuote.quote)]
  const knownTimes = times.filter(time => time !== undefined)
  const price =
    isDecimal(basePrice) && isDecimal(quotePrice)
      ? pairPrice(basePrice, quotePrice, pair.priceScale)
      : undefined
  const newest = liveBase.quote && liveQuote.quote && Math.max(liveBase.quote.time, liveQuote.quote.time)
  return {
    pair,
    detail: base.trading.status === 'open' ? { ...base, trading: quote.trading } : base,
    live: { ...liveBase, isStale: liveBase.isStale || liveQuote.isStale },
    price,
    tick: price !== undefined && newest !== undefined ? { nowPrice: price, time: newest } : undefined,
    basePrice,
    quotePrice,
    time: knownTimes.length === times.length ? Math.min(...knownTimes) : undefined,
  }
}

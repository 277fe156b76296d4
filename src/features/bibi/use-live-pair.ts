import type { BibiPair, ProductDetail } from '#src/api/generated/models/index.ts'
import { isDecimal } from '#src/lib/money.ts'
import { pairPrice } from '#src/lib/pair-price.ts'
import { madeAt, useLivePrice, useTradedDetail, type LivePrice } from '#src/widgets/traded-product.ts'

/** A pair as it is at this moment. */
export interface LivePair {
  pair: BibiPair
  /** The base coin, with the pair's own trading state: it can be traded as long as both coins can. */
  detail: ProductDetail
  /** The base coin's quote; stale as soon as one of the two is. */
  live: LivePrice
  price: string | undefined
  basePrice: string
  quotePrice: string
  /** When the older of the two prices was made, by this device's clock; undefined: never. */
  time: number | undefined
}

/** Both coins of a pair, kept live while they are on screen. */
export function usePairDetails({ baseCode, quoteCode }: BibiPair) {
  const base = useTradedDetail({ productType: 2, productCode: baseCode })
  const quote = useTradedDetail({ productType: 2, productCode: quoteCode })
  return {
    details: base.detail && quote.detail && { base: base.detail, quote: quote.detail },
    error: base.error ?? quote.error,
    refetch: () => Promise.all([base.refetch(), quote.refetch()]),
  }
}

/** The pair's price out of its two live quotes, as old as the older of them. */
export function useLivePair(
  pair: BibiPair,
  { base, quote }: { base: ProductDetail; quote: ProductDetail },
): LivePair {
  const [ofBase, ofQuote] = [useLivePrice(base), useLivePrice(quote)]
  const basePrice = (ofBase.quote ?? ofBase.ticker).nowPrice
  const quotePrice = (ofQuote.quote ?? ofQuote.ticker).nowPrice
  const times = [madeAt(ofBase.quote), madeAt(ofQuote.quote)]
  const known = times.filter(time => time !== undefined)
  return {
    pair,
    detail: base.trading.status === 'open' ? { ...base, trading: quote.trading } : base,
    live: { ...ofBase, isStale: ofBase.isStale || ofQuote.isStale },
    price:
      isDecimal(basePrice) && isDecimal(quotePrice)
        ? pairPrice(basePrice, quotePrice, pair.priceScale)
        : undefined,
    basePrice,
    quotePrice,
    time: known.length === times.length ? Math.min(...known) : undefined,
  }
}

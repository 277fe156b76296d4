import type { ContractPosition } from '#models'
import { isStale } from '#src/lib/quote-age.ts'
import { serverNow, useIsQuoteStale, useQuote } from '#src/stores/quotes/quotes.ts'

/**
 * The latest price of a position's product: live quote or the price of the list; and whether it is too stale to trade
 * on.
 */
export function usePositionPrice({ productId, nowPrice, time }: ContractPosition) {
  const quote = useQuote(productId)
  const isQuoteStale = useIsQuoteStale(productId)
  if (quote && quote.time >= time) return { price: quote.nowPrice, isStale: isQuoteStale }
  return { price: nowPrice, isStale: isStale(time, serverNow()) }
}

import type { ContractPosition } from '#src/api/generated/models/index.ts'
import { isStale } from '#src/lib/age.ts'
import { serverNow, useIsQuoteStale, useQuote } from '#src/stores/quotes.ts'

/** The price of a position's product: the latest quote, else the one that came with the list; and whether it is too old to act on. */
export function usePositionPrice({ productId, nowPrice, time }: ContractPosition) {
  const quote = useQuote(productId)
  const isQuoteStale = useIsQuoteStale(productId)
  if (quote && quote.time >= time) return { price: quote.nowPrice, isStale: isQuoteStale }
  return { price: nowPrice, isStale: isStale(time, serverNow()) }
}

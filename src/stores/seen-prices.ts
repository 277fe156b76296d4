/**
 * Prices that this device itself saw, tick by tick, of products that somebody's money depends on right then: nobody can tell it later
 * that there were others. They are kept for this visit.
 */
import { useEffect } from 'react'
import { onQuote, quoteOf } from './quotes.ts'

export interface SeenPrice {
  readonly productId: number
  /** When the price was made: epoch ms by the server's clock. */
  readonly time: number
  readonly price: string
}

/** Ticks kept of one product, and products kept: the oldest are forgotten. */
const MOST_TICKS = 2000
const MOST_PRODUCTS = 20

const seen = new Map<number, SeenPrice[]>()

function note(productId: number): void {
  const quote = quoteOf(productId)
  if (!quote) return
  const ticks = seen.get(productId) ?? []
  if (ticks.at(-1)?.time === quote.time) return
  ticks.push({ productId, time: quote.time, price: quote.nowPrice })
  if (ticks.length > MOST_TICKS) ticks.shift()
  // Again at the end: the product that was seen last is forgotten last.
  seen.delete(productId)
  seen.set(productId, ticks)
  const [oldest] = seen.keys()
  if (seen.size > MOST_PRODUCTS && oldest !== undefined) seen.delete(oldest)
}

/** Remembers every price of a product from now on. @returns stops it */
export function watchPrices(productId: number): () => void {
  note(productId)
  return onQuote(productId, () => note(productId))
}

/** Remembers the prices of a product while something depends on them. */
export function useSeenPrices(productId: number, dependsOnThem: boolean): void {
  useEffect(() => (dependsOnThem ? watchPrices(productId) : undefined), [productId, dependsOnThem])
}

/** Everything that was seen, by product, oldest first. */
export function seenPrices(): readonly SeenPrice[] {
  return [...seen.values()].flat()
}

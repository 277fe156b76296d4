/**
 * The ticks that this device saw of products with open quick orders: evidence against prices that are claimed later.
 * Kept for this visit.
 */
import { useEffect } from 'react'
import type { SeenPrice } from '#src/lib/statement/terms-shapes.ts'
import { onQuote, quoteOf } from './quotes.ts'

/** Maximum ticks per product and maximum products: the oldest are dropped. */
const MAX_TICKS = 2000
const MAX_PRODUCTS = 20

const seen = new Map<number, SeenPrice[]>()

function recordTick(productId: number): void {
  const quote = quoteOf(productId)
  if (!quote) return
  const ticks = seen.get(productId) ?? []
  if (ticks.at(-1)?.time === quote.time) return
  ticks.push({ productId, time: quote.time, price: quote.nowPrice })
  if (ticks.length > MAX_TICKS) ticks.shift()
  // Moved to the end: the most recent product is dropped last.
  seen.delete(productId)
  seen.set(productId, ticks)
  const [oldest] = seen.keys()
  if (seen.size > MAX_PRODUCTS && oldest !== undefined) seen.delete(oldest)
}

/** Records every price of a product from now on. @returns stops recording */
export function recordPrices(productId: number): () => void {
  recordTick(productId)
  return onQuote(productId, () => recordTick(productId))
}

/** Records the prices of a product while `isRecording`. */
export function useRecordPrices(productId: number, isRecording: boolean): void {
  useEffect(() => (isRecording ? recordPrices(productId) : undefined), [productId, isRecording])
}

/** All recorded ticks by product, oldest first. */
export function seenPrices(): readonly SeenPrice[] {
  return [...seen.values()].flat()
}

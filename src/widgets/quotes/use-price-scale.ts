import { useTicker } from '#src/stores/quotes/quotes.ts'
import { priceDecimals } from './product.ts'

/** Decimals of money, for prices of a product that no list has shown yet. */
const UNKNOWN_SCALE = 2

/**
 * Price decimals of a product, where its trading rules are not at hand: those of its last quote, so that a price keeps its zeros on
 * every screen. @param productId undefined: of no product, as none has the id 0
 */
export function usePriceScale(productId: number | undefined): number {
  const ticker = useTicker(productId ?? 0)
  return ticker ? priceDecimals(ticker) : UNKNOWN_SCALE
}

import { useEffect } from 'react'
import type { Product } from '#models'
import { useQuoteChannel } from '#src/api/quote-channels.ts'
import { seedQuotes } from '#src/stores/quotes/quotes.ts'

/** Initialises the products' quotes, and keeps them live while mounted. */
export function useLiveQuotes(products: readonly Product[] | undefined): void {
  useEffect(() => {
    if (products) seedQuotes(products)
  }, [products])
  useQuoteTypes(products)
}

/** Keeps the quotes of these product types live while mounted. */
export function useQuoteTypes(products: readonly Pick<Product, 'productType'>[] | undefined): void {
  const has = (type: number) => products?.some(product => product.productType === type)
  useQuoteChannel(has(1) ? 'type-1' : undefined)
  useQuoteChannel(has(2) ? 'type-2' : undefined)
  useQuoteChannel(has(3) ? 'type-3' : undefined)
  useQuoteChannel(has(4) ? 'type-4' : undefined)
}

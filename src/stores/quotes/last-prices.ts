/**
 * The prices that this device showed last, for the first moment of the next visit: the first products of each list, by
 * the path of its operation, and the product of the trade tab.
 */
import { asRecord } from '../storage/parse.ts'
import { quoteOf, type QuotedProduct } from './quotes.ts'
import { localEntries } from '../storage/storage.ts'

/** As many as fit a screen. */
const maxProducts = 15
const name = 'last-prices'
const version = 1

export interface LastPrices<Product extends QuotedProduct> {
  products: readonly Product[]
  /** When they were prices of the market, epoch ms by this device's clock. */
  time: number
}

const read = () => {
  const entry = localEntries.getItem(name)
  return (entry?.version === version && asRecord(entry.state)) || {}
}

const write = (state: Record<string, unknown>) => localEntries.setItem(name, { state, version })

/** The last prices of a list, if they have been remembered. Unchecked, as they are shown for a moment only. */
export function lastPrices<Product extends QuotedProduct>(list: string): LastPrices<Product> | undefined {
  const { products, time } = asRecord(read()[list]) ?? {}
  return Array.isArray(products) && products.length > 0 && typeof time === 'number'
    ? { products, time }
    : undefined
}

/** Remembers the first products of a list with these prices, but not which of them the account watches. */
export function rememberPrices(list: string, products: readonly QuotedProduct[]): void {
  const first = products.slice(0, maxProducts).map(product => ({ ...product, isOption: 0 }))
  write({ ...read(), [list]: { products: first, time: Date.now() } })
}

/** Updates what is remembered to the latest quotes of this visit. */
export function refreshLastPrices(): void {
  const updated = Object.keys(read()).flatMap((list): [string, LastPrices<QuotedProduct>][] => {
    const last = lastPrices(list)
    if (!last) return []
    const quotes = last.products.map(({ productId }) => quoteOf(productId))
    const products = last.products.map((product, index) => ({
      ...product,
      tickerInfo: { ...product.tickerInfo, ...quotes[index] },
    }))
    // As old as the oldest of them.
    const times = quotes.map(quote => quote?.receivedAt ?? last.time)
    return [[list, { products, time: Math.min(...times) }]]
  })
  write(Object.fromEntries(updated))
}

import type { Product, TickerInfo } from '#src/api/generated/models/index.ts'
import { isDecimal, scaleOf } from '#src/lib/decimal.ts'

/** Digits after the point of the product's prices, so that a column does not move with each tick. */
export function priceDecimals({ nowPrice, day, prevDay }: TickerInfo): number {
  const prices = [nowPrice, day.open, prevDay.close].filter(isDecimal)
  return Math.max(0, ...prices.map(scaleOf))
}

/** Whether trading in it is suspended at present. */
export function isSuspended(product: Pick<Product, 'isLock'>): boolean {
  return product.isLock === 1
}

/** Those that are to be seen, each once: a row may move from page to page between two calls. */
export function visible(products: readonly Product[]): readonly Product[] {
  const byId = new Map(products.map(product => [product.productId, product]))
  return [...byId.values()].filter(product => product.isVisible === 1)
}

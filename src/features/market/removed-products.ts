import type { Product } from '#models'

/** A product that was removed from the watchlist, and its position. */
export interface RemovedProduct {
  product: Product
  index: number
}

export interface WatchlistRow {
  product: Product
  isRemoved: boolean
}

/** The watchlist rows, with removed products in their old positions, unless they have been added again. */
export function withRemoved(
  products: readonly Product[],
  removed: readonly RemovedProduct[],
): WatchlistRow[] {
  const present = new Set(products.map(product => product.productId))
  const rows = products.map(product => ({ product, isRemoved: false }))
  const stillRemoved = removed.filter(({ product }) => !present.has(product.productId))
  for (const { product, index } of stillRemoved.toSorted((a, b) => a.index - b.index)) {
    rows.splice(index, 0, { product, isRemoved: true })
  }
  return rows
}

import type { Product } from '#src/api/generated/models/index.ts'

/** A product that was just taken off the watchlist, and where it stood. */
export interface Removed {
  product: Product
  index: number
}

export interface FavoriteRow {
  product: Product
  isRemoved: boolean
}

/** The watchlist with what was taken off still in its place; what is on it again is not removed. */
export function withRemoved(products: readonly Product[], removed: readonly Removed[]): FavoriteRow[] {
  const present = new Set(products.map(product => product.productId))
  const rows = products.map(product => ({ product, isRemoved: false }))
  const gone = removed.filter(({ product }) => !present.has(product.productId))
  for (const { product, index } of gone.toSorted((a, b) => a.index - b.index)) {
    rows.splice(index, 0, { product, isRemoved: true })
  }
  return rows
}

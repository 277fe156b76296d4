import type { ProductType } from '#models'
import type { MarketProduct } from './types.ts'

/** Dark enough for white letters at 4.5:1. */
const COLORS: Readonly<Record<ProductType, string>> = {
  1: '#2f5d8a',
  2: '#9a4f00',
  3: '#5b5568',
  4: '#1f6b52',
}

/** The icon of a product: an SVG monogram of its code on a disc in the color of its type. */
export function productBadge(product: Pick<MarketProduct, 'productCode' | 'productType'>): string {
  const letters = product.productCode.replace(/[^A-Z0-9]/g, '').slice(0, product.productType === 4 ? 3 : 4)
  const size = letters.length > 3 ? 11 : letters.length > 2 ? 13 : 16
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="40" height="40" role="img" aria-label="${letters}">` +
    `<circle cx="20" cy="20" r="20" fill="${COLORS[product.productType]}"/>` +
    `<text x="20" y="20" fill="#fff" font-family="system-ui,sans-serif" font-size="${size}" font-weight="600" ` +
    `text-anchor="middle" dominant-baseline="central">${letters}</text></svg>`
  )
}

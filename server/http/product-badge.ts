import { productBadge } from '../market/badge.ts'
import { CATALOGUE } from '../market/catalogue.ts'

const BY_PATH = new Map(CATALOGUE.map(product => [product.productImg, product]))

/** The route of all badges. */
export const BADGE_ROUTE = '/api/assets/product/:file'

const HEADERS = { 'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': 'public, max-age=86400' }

/** The response with a product's badge; undefined for any other path. */
export function badgeResponse(path: string): Response | undefined {
  const product = BY_PATH.get(path)
  return product && new Response(productBadge(product), { headers: HEADERS })
}

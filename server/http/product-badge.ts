import { COMMON_HEADERS } from './security-headers.ts'
import { productBadge } from '../market/badge.ts'
import { CATALOGUE } from '../market/catalogue.ts'

const BY_PATH = new Map(CATALOGUE.map(product => [product.productImg, product]))

const HEADERS = {
  ...COMMON_HEADERS,
  // Images are loaded without CORS, from whichever line the app uses.
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
  'Content-Type': 'image/svg+xml',
  'Cache-Control': 'public, max-age=86400',
}

/** The response with a product's badge; undefined for any other path. */
export function badgeResponse(path: string): Response | undefined {
  const product = BY_PATH.get(path)
  return product && new Response(productBadge(product), { headers: HEADERS })
}

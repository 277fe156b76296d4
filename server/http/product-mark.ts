import { productMark } from '../market/marks/mark.ts'

/** The route of the pictures of all products. */
export const MARK_ROUTE = '/api/assets/product/:file'

const HEADERS = { 'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': 'public, max-age=86400' }
const PATH = /^\/api\/assets\/product\/([A-Z0-9.]+)\.svg$/

/** The response with a product's picture; undefined for any other path. */
export function markResponse(path: string): Response | undefined {
  const mark = productMark(PATH.exec(path)?.[1] ?? '')
  return mark === undefined ? undefined : new Response(mark, { headers: HEADERS })
}

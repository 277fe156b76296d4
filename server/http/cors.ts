/** CORS: only pages of our own lines may call each other [R7.3]. */

const ALLOWED_HEADERS = 'authorization, languageid, accept-language, content-type'

/** The headers of a preflight response. */
export const PREFLIGHT_HEADERS = {
  'Access-Control-Allow-Methods': 'GET, POST',
  'Access-Control-Allow-Headers': ALLOWED_HEADERS,
  'Access-Control-Max-Age': '7200',
  Vary: 'Origin',
} as const

/** The headers that let a page of this origin read an answer. */
export function corsHeaders(origin: string): Record<string, string> {
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': 'Content-Language, Content-Disposition',
  }
}

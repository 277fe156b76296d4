/** Lets pages of our own lines call each other, and nobody else [R7.3]. */

const ALLOWED_HEADERS = 'authorization, languageid, accept-language, content-type'

/** What a browser's question beforehand is answered with. */
export const PREFLIGHT_HEADERS = {
  'Access-Control-Allow-Methods': 'GET, POST',
  'Access-Control-Allow-Headers': ALLOWED_HEADERS,
  'Access-Control-Max-Age': '7200',
  Vary: 'Origin',
} as const

/** What lets a page of this origin read an answer. */
export function corsHeaders(origin: string): Record<string, string> {
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': 'Content-Language, Content-Disposition',
  }
}

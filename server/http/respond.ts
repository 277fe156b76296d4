import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { contentLanguage, textLanguage, TEXT_LANGUAGES } from './language.ts'
import type { TextLanguage } from './language.ts'
import type { Outcome } from './api.ts'
import { STREAMED } from './handler.ts'
import { DATA_HEADERS } from './security.ts'

const compress = promisify(gzip)

/** Shorter answers cost more to compress than to send. */
const COMPRESS_FROM = 4096

const HEADERS: ReadonlyMap<TextLanguage, Record<string, string>> = new Map(
  TEXT_LANGUAGES.map(language => [
    language,
    {
      ...DATA_HEADERS,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Language': contentLanguage(language),
      Vary: 'Accept-Encoding, Origin',
    },
  ]),
)

/** The response for an outcome of the API, compressed when that pays. */
export async function respond(
  { status, answer, locale }: Outcome,
  acceptEncoding: string | undefined,
  extra: Record<string, string> | undefined,
): Promise<Response> {
  if (answer === STREAMED) return RESPONSE_ALREADY_SENT
  const text = JSON.stringify(answer)
  const known = HEADERS.get(textLanguage(locale))
  const headers = extra ? { ...known, ...extra } : known
  if (text.length < COMPRESS_FROM || !acceptEncoding?.includes('gzip')) {
    return new Response(text, { status, headers })
  }
  const bytes = await compress(text, { level: 3 })
  return new Response(bytes, { status, headers: { ...headers, 'Content-Encoding': 'gzip' } })
}

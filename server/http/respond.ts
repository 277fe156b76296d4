import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { LanguageCode } from '#src/api/generated/models/index.ts'
import { LOCALE_CODES } from '#src/lib/locales.ts'
import { chooseEncoding } from '../kernel/encoding.ts'
import { contentLanguage } from './language.ts'
import type { Outcome } from './api.ts'
import { FileAnswer, STREAMED } from '../handler.ts'
import { DATA_HEADERS } from './security.ts'

const compress = promisify(gzip)

/** Shorter answers cost more to compress than to send. */
const COMPRESS_FROM = 4096

const HEADERS: ReadonlyMap<LanguageCode, Record<string, string>> = new Map(
  LOCALE_CODES.map(locale => [
    locale,
    {
      ...DATA_HEADERS,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Language': contentLanguage(locale),
      Vary: 'Accept-Encoding, Origin',
    },
  ]),
)

/** A file to be kept by who asked for it: nothing on the way stores it, and no browser takes it for a page. */
function fileResponse({ bytes, mediaType, name }: FileAnswer, extra: Record<string, string> | undefined) {
  const headers = {
    ...DATA_HEADERS,
    'Content-Type': mediaType,
    'Content-Length': String(bytes.byteLength),
    'Content-Disposition': `attachment; filename="${name}"`,
    Vary: 'Origin',
  }
  return new Response(bytes, { headers: { ...headers, ...extra } })
}

/** The response for an outcome of the API, compressed when that pays. */
export async function respond(
  { status, answer, locale }: Outcome,
  acceptEncoding: string | undefined,
  extra: Record<string, string> | undefined,
): Promise<Response> {
  if (answer === STREAMED) return RESPONSE_ALREADY_SENT
  if (answer instanceof FileAnswer) return fileResponse(answer, extra)
  const text = JSON.stringify(answer)
  const known = HEADERS.get(locale)
  const headers = extra ? { ...known, ...extra } : known
  if (text.length < COMPRESS_FROM || !chooseEncoding(acceptEncoding, ['gzip'])) {
    return new Response(text, { status, headers })
  }
  const bytes = await compress(text, { level: 3 })
  return new Response(bytes, { status, headers: { ...headers, 'Content-Encoding': 'gzip' } })
}

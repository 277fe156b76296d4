import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { LanguageCode } from '#models'
import { LOCALE_CODES } from '#src/lib/locales.ts'
import { sparedCores } from '../kernel/give-way.ts'
import { MAX_TURN_WAIT, Turns } from '../kernel/turns.ts'
import { chooseEncoding } from '../kernel/accept-encoding.ts'
import { contentLanguage } from './language.ts'
import type { CallResult } from './api.ts'
import { FileAnswer, STREAMED } from '../handler.ts'
import { DATA_HEADERS } from './security-headers.ts'

const compressBytes = promisify(gzip)

/** Answers of all callers are compressed in a fair order. */
const compressing = new Turns({
  slots: sparedCores(4),
  perCaller: 600,
  total: 2_000,
  maxWait: MAX_TURN_WAIT,
})

const compress = (bytes: Buffer<ArrayBuffer>, caller: string) =>
  compressing.run(caller, () => compressBytes(bytes, { level: 3 }))

/**
 * Shorter answers cost more to compress than to send. Ours, as Hono's `compress` takes 1.1 to 1.4 times the processor time per call with
 * such an answer and 1.6 times with a long one (tests/bench/middleware.ts), and does not know that `identity` may be preferred.
 */
const MIN_COMPRESSED_LENGTH = 4096

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

/** When a request that could not be served may be sent again: by then a lost database has often been found again. */
const RETRY_AFTER = { 'Retry-After': '1' }

/** A file download: not cached by proxies, and never rendered as a page. */
function downloadResponse({ bytes, mediaType, name }: FileAnswer, extra: Record<string, string> | undefined) {
  const headers = {
    ...DATA_HEADERS,
    'Content-Type': mediaType,
    'Content-Length': String(bytes.byteLength),
    'Content-Disposition': `attachment; filename="${name}"`,
    Vary: 'Origin',
  }
  return new Response(bytes, { headers: { ...headers, ...extra } })
}

/** An answer as it is sent, a long one in bytes, as a text is encoded each time; compressed once somebody asks for that. */
interface Body {
  readonly content: string | Buffer<ArrayBuffer>
  compressed?: ReturnType<typeof compress>
}

const bodiesOfShared = new WeakMap<object, Body>()

/** The body of an answer; one that is frozen is given to several callers, and is written and compressed once. */
function bodyOf(answer: object): Body {
  const known = bodiesOfShared.get(answer)
  if (known) return known
  const text = JSON.stringify(answer)
  const body = { content: text.length < MIN_COMPRESSED_LENGTH ? text : Buffer.from(text) }
  if (Object.isFrozen(answer)) bodiesOfShared.set(answer, body)
  return body
}

/** The response for an API outcome, compressed when it is long enough, in the turn of its caller. */
export async function apiResponse(
  { status, answer, locale, caller }: CallResult,
  acceptEncoding: string | undefined,
  extra: Record<string, string> | undefined,
): Promise<Response> {
  if (answer === STREAMED) return RESPONSE_ALREADY_SENT
  if (answer instanceof FileAnswer) return downloadResponse(answer, extra)
  const body = bodyOf(answer)
  const { content } = body
  const localeHeaders = HEADERS.get(locale)
  const headers = {
    ...localeHeaders,
    ...(status === 503 && RETRY_AFTER),
    ...extra,
  }
  if (typeof content === 'string' || !chooseEncoding(acceptEncoding, ['gzip'])) {
    return new Response(content, { status, headers })
  }
  const compressed = await (body.compressed ??= compress(content, caller)).catch(() => undefined)
  if (!compressed) {
    // So many are being compressed for this caller that it gets this one as it is.
    delete body.compressed
    return new Response(content, { status, headers })
  }
  return new Response(compressed, { status, headers: { ...headers, 'Content-Encoding': 'gzip' } })
}

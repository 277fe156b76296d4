import type { Random } from '#contracts/verify/random.ts'
import { headOf, type HttpRequest, type WireScript, type WireStep } from './request.ts'

/** A request in an unusual wire form, and its description. */
export interface WireMutation {
  readonly script: WireScript
  readonly how: string
  /** Whether an answer, if any, must be one of the operation. */
  readonly isOperation: boolean
}

interface Draft {
  readonly request: HttpRequest
  readonly body: Buffer
  readonly random: Random
}

type Writer = (
  draft: Draft,
) =>
  | readonly (string | Buffer | WireStep)[]
  | { readonly answers: number; readonly parts: readonly (string | Buffer | WireStep)[] }

const END = { end: true } as const
const DESTROY = { destroy: true } as const

const head = ({ request }: Draft, ...more: readonly string[]) => {
  const text = headOf(request)
  return `${text.slice(0, -2)}${more.map(line => `${line}\r\n`).join('')}\r\n`
}
const withLength = (draft: Draft, ...more: readonly string[]) =>
  head(draft, ...(draft.body.length > 0 ? [`Content-Length: ${draft.body.length}`] : []), ...more)

function split(bytes: Buffer, random: Random, most = 5): Buffer[] {
  const parts: Buffer[] = []
  let left = bytes
  while (left.length > 1 && parts.length < most - 1) {
    const at = random.integer(1, left.length - 1)
    parts.push(left.subarray(0, at))
    left = left.subarray(at)
  }
  return [...parts, left]
}

const paused = (parts: readonly Buffer[], random: Random) =>
  parts.flatMap(bytes => [bytes, { pause: random.integer(1, 12) }])

function chunked(draft: Draft, extension = ''): string {
  const chunks = split(draft.body, draft.random)
    .filter(part => part.length > 0)
    .map(part => `${part.length.toString(16)}${extension}\r\n${part.toString('latin1')}\r\n`)
  return `${chunks.join('')}0\r\n`
}

const latin = (text: string) => Buffer.from(text, 'latin1')
const CHUNKED = 'Transfer-Encoding: chunked'

/** Valid requests in unusual chunks: they must be answered like any other. */
const VALID_WRITERS: Readonly<Record<string, Writer>> = {
  'body in pieces': draft => [withLength(draft), ...paused(split(draft.body, draft.random), draft.random)],
  'body in chunks': draft => [head(draft, CHUNKED), latin(`${chunked(draft)}\r\n`)],
  'chunks with extensions and a trailer': draft => [
    head(draft, CHUNKED),
    latin(`${chunked(draft, ';a="b"')}X-Trailer: 1\r\n\r\n`),
  ],
  'chunks with pauses': draft => [
    head(draft, CHUNKED),
    ...paused(split(latin(`${chunked(draft)}\r\n`), draft.random), draft.random),
  ],
  'head in pieces': draft => [
    ...paused(split(latin(withLength(draft)), draft.random, 6), draft.random),
    draft.body,
  ],
  pipelined: draft => {
    const count = draft.random.integer(2, 8)
    const one = [withLength(draft), draft.body]
    return { answers: count, parts: Array.from({ length: count }, () => one).flat() }
  },
  'asks to go on': draft => [withLength(draft, 'Expect: 100-continue'), { pause: 2 }, draft.body],
}

const replaceStart = (draft: Draft, start: string) => withLength(draft).replace(/^[^\r]*/, () => start)

/** Invalid framing: must be refused or closed soon. */
const INVALID_FRAMING: Readonly<Record<string, Writer>> = {
  'length too short': draft => [
    head(draft, `Content-Length: ${Math.max(0, draft.body.length - 3)}`),
    draft.body,
    END,
  ],
  'length too long': draft => [head(draft, `Content-Length: ${draft.body.length + 50}`), draft.body, END],
  'negative length': draft => [head(draft, 'Content-Length: -1'), draft.body, END],
  'two lengths': draft => [withLength(draft, `Content-Length: ${draft.body.length + 1}`), draft.body, END],
  'a list of lengths': draft => [head(draft, `Content-Length: ${draft.body.length}, 3`), draft.body, END],
  'length that is no number': draft => [
    head(draft, `Content-Length: ${draft.random.pick(['+5', '0x5', '5e1', '', ' ', '9'.repeat(30)])}`),
    draft.body,
    END,
  ],
  'length and chunks': draft => [withLength(draft, CHUNKED), latin(`${chunked(draft)}\r\n`), END],
  'chunks twice': draft => [head(draft, CHUNKED, CHUNKED), latin(`${chunked(draft)}\r\n`), END],
  'unknown encoding of the transfer': draft => [head(draft, 'Transfer-Encoding: xchunked'), draft.body, END],
  'chunk without a size': draft => [head(draft, CHUNKED), 'zz\r\nabc\r\n0\r\n\r\n', END],
  'chunk of a huge size': draft => [head(draft, CHUNKED), 'ffffffffffffffff\r\nabc\r\n', END],
  'chunks cut': draft => [head(draft, CHUNKED), latin(chunked(draft).slice(0, 5)), END],
  'body on a request without': draft => [
    replaceStart(draft, `GET ${draft.request.target} HTTP/1.1`),
    draft.body,
  ],
  'half a head, then closed': draft => ({
    answers: 0,
    parts: [latin(withLength(draft)).subarray(0, draft.random.integer(1, 60)), { pause: 1 }, DESTROY],
  }),
  'half a head, then the end': draft => [
    latin(withLength(draft)).subarray(0, draft.random.integer(1, 60)),
    END,
  ],
  'half a body, then closed': draft => ({
    answers: 0,
    parts: [
      head(draft, `Content-Length: ${draft.body.length + 20}`),
      draft.body.subarray(0, draft.random.integer(0, draft.body.length)),
      { pause: draft.random.integer(0, 5) },
      DESTROY,
    ],
  }),
  'a whole request, then closed': draft => ({ answers: 0, parts: [withLength(draft), draft.body, DESTROY] }),
  'half a body, then the end': draft => [
    head(draft, `Content-Length: ${draft.body.length + 20}`),
    draft.body,
    { pause: 2 },
    END,
  ],
  'a second request that is garbage': draft => ({
    answers: 1,
    parts: [withLength(draft), draft.body, '\0\x01\x02 nonsense\r\n\r\n', END],
  }),
}

const manyHeaders = (count: number) =>
  Array.from({ length: count }, (_, index) => `X-Bomb-${index}: ${index}`)

/** Invalid start lines and headers. */
const INVALID_HEADERS: Readonly<Record<string, Writer>> = {
  'HTTP/1.0': draft => [
    replaceStart(draft, `${draft.request.method} ${draft.request.target} HTTP/1.0`),
    draft.body,
  ],
  'HTTP/1.0 without a host': draft => [`GET ${draft.request.target} HTTP/1.0\r\n\r\n`],
  'HTTP/0.9': draft => [`GET ${draft.request.target}\r\n`, END],
  'HTTP/9.9': draft => [replaceStart(draft, `GET ${draft.request.target} HTTP/9.9`), draft.body, END],
  'absolute target': draft => [
    replaceStart(draft, `${draft.request.method} http://evil.example:1${draft.request.target} HTTP/1.1`),
    draft.body,
  ],
  'target that is no address': ({ random, ...draft }) => [
    replaceStart(
      { random, ...draft },
      `GET ${random.pick(['*', 'http://', 'http://[', 'x', '?', '#', '//', 'http://a:b@c:99999/', 'http:///x', '::'])} HTTP/1.1`,
    ),
    END,
  ],
  'control letters in the target': draft => [replaceStart(draft, 'GET /api/\x01\x7f\xff HTTP/1.1'), END],
  'target of 20 kB': draft => [replaceStart(draft, `GET /${'a'.repeat(20_000)} HTTP/1.1`), END],
  '100 headers': draft => [withLength(draft, ...manyHeaders(100)), draft.body],
  '3000 headers': draft => [withLength(draft, ...manyHeaders(3000)), draft.body, END],
  'header of 64 kB': draft => [withLength(draft, `X-Bomb: ${'a'.repeat(65_536)}`), draft.body, END],
  'strange method': draft => [
    replaceStart(
      draft,
      `${draft.random.pick(['get', 'CONNECT', 'FOO', 'M-SEARCH', 'PRI', ' ', 'GET\t'])} /api/ HTTP/1.1`,
    ),
    END,
  ],
  'connects elsewhere': () => ['CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n', END],
  'expects something unknown': draft => [withLength(draft, 'Expect: 200-ok'), draft.body, END],
  'folded header': draft => [withLength(draft, 'X-Folded: a', '  b'), draft.body, END],
  'two authorizations': draft => [withLength(draft, 'Authorization: other'), draft.body],
  'two content types': draft => [withLength(draft, 'Content-Type: text/plain'), draft.body],
  'two hosts': draft => [withLength(draft, 'Host: evil.example'), draft.body, END],
  'no host': draft => [withLength(draft).replace(/Host: [^\r]*\r\n/i, ''), draft.body, END],
  'lines without returns': draft => [withLength(draft).replaceAll('\r\n', '\n'), draft.body, END],
  'space before the colon': draft => [withLength(draft, 'X-Space : a'), draft.body, END],
  'NUL in a header': draft => [latin(withLength(draft, 'X-Nul: a\0b')), draft.body, END],
  'header that is no ASCII': draft => [latin(withLength(draft, 'X-\xe9: \xff\xfe')), draft.body, END],
  'asks for a web socket': draft => [
    withLength(
      draft,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Key: AAAA',
      'Sec-WebSocket-Version: 13',
    ),
    draft.body,
    END,
  ],
  'asks for HTTP/2': draft => [
    withLength(draft, 'Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c'),
    draft.body,
    END,
  ],
  'speaks HTTP/2': () => ['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0', END],
  'speaks TLS': () => [Buffer.from('16030100a5010000a10303', 'hex'), END],
  garbage: ({ random }) => [Buffer.from(Array.from({ length: 300 }, () => random.integer(0, 255))), END],
  'a byte changed': draft => {
    const bytes = Buffer.concat([latin(withLength(draft)), draft.body])
    bytes[draft.random.integer(0, bytes.length - 1)] = draft.random.integer(0, 255)
    return [bytes, END]
  },
  'nothing at all': () => ({ answers: 0, parts: [END] }),
}

const stepOf = (part: string | Buffer | WireStep): WireStep => {
  if (typeof part === 'string') return { bytes: latin(part) }
  return Buffer.isBuffer(part) ? { bytes: part } : part
}

const WRITERS = { valid: VALID_WRITERS, framing: INVALID_FRAMING, headers: INVALID_HEADERS }

/** Writes a request as no client would. */
export function mutateWire(request: HttpRequest, random: Random): WireMutation {
  const kind = random.weighted({ valid: 3, framing: 4, headers: 4 })
  const group: Readonly<Record<string, Writer>> = WRITERS[kind]
  const name = random.pick(Object.keys(group))
  const draft: Draft = { request, body: request.body ?? Buffer.alloc(0), random }
  const written = group[name]?.(draft) ?? []
  const parts = 'parts' in written ? written.parts : written
  const answers = 'parts' in written ? written.answers : 1
  const steps = parts.map(stepOf).filter(step => !('bytes' in step) || step.bytes.length > 0)
  return {
    script: { method: request.method, steps, answers },
    how: `wire: ${name}`,
    isOperation: kind === 'valid',
  }
}

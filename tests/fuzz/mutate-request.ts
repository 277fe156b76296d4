import type { Random } from '#contracts/verify/random.ts'
import {
  FORM,
  JSON_TYPE,
  MULTIPART,
  bytesOf,
  encodeForm,
  encodeJson,
  encodeMultipart,
  type Entries,
  type FilePart,
  type HttpRequest,
} from './request.ts'
import { hostileText } from './values.ts'

/** A changed request, a description of the change, and whether it is still a call of its operation. */
export interface Altered {
  readonly request: HttpRequest
  readonly how: string
  readonly isOperation: boolean
}

const withHeader = (request: HttpRequest, name: string, value: string | undefined): HttpRequest => {
  const others = request.headers.filter(([each]) => each.toLowerCase() !== name.toLowerCase())
  return { ...request, headers: value === undefined ? others : [...others, [name, value]] }
}

const withBody = (request: HttpRequest, type: string, body: string | Buffer): HttpRequest => ({
  ...withHeader(request, 'Content-Type', type),
  body: typeof body === 'string' ? bytesOf(body) : body,
})

const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 17, 8, 0, 80, 0, 100])
const PNG = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0d\0\0\0P', 'latin1')
const WEBP = Buffer.from('RIFF\x24abcWEBPVP8L\x24abc/1@0@', 'latin1')

/** A file that starts like a picture; rarely a large one. */
export function picture(random: Random): FilePart {
  const [bytes, type] = random.pick([
    [JPEG, 'image/jpeg'],
    [PNG, 'image/png'],
    [WEBP, 'image/webp'],
  ] as const)
  const rest = Number(random.weighted({ 54: 90, 20_000: 9, 400_000: 1 }))
  return { field: 'file', bytes: Buffer.concat([bytes, Buffer.alloc(rest, 7)]), name: 'photo.jpg', type }
}

/** Invalid or unexpected files. */
export function brokenFiles(random: Random): FilePart[] {
  const file = picture(random)
  return random.pick<FilePart[]>([
    [],
    [{ ...file, bytes: Buffer.alloc(0) }],
    [file, file],
    [{ ...file, field: 'purpose' }],
    [{ ...file, bytes: Buffer.from('<svg onload="alert(1)"/>') }],
    [{ ...file, name: '../../evil\0.php', type: 'text/html' }],
    [{ ...file, type: 'a'.repeat(4000) }],
  ])
}

/** The body in another format, under another content type, or as invalid bytes. */
export function mutateEncoding(request: HttpRequest, entries: Entries, random: Random): Altered {
  const form = encodeForm(entries)
  const json = encodeJson(entries, random)
  const boundary = 'fuzz-boundary'
  const multipart = encodeMultipart(entries, [], boundary)
  const depth = random.pick([50, 3000])
  const type = request.headers.find(([name]) => name === 'Content-Type')?.[1] ?? FORM
  const own = request.body ?? Buffer.from(form)
  const at = random.integer(0, Math.max(0, own.length - 1))
  const flipped = Buffer.from(own)
  if (flipped.length > 0) flipped[at] = random.integer(0, 255)
  const ways: readonly (readonly [how: string, type: string, body: string | Buffer])[] = [
    ['JSON', JSON_TYPE, json],
    ['form', FORM, form],
    ['multipart', `${MULTIPART}; boundary=${boundary}`, multipart],
    ['multipart without a boundary', MULTIPART, multipart],
    ['multipart with another boundary', `${MULTIPART}; boundary=other`, multipart],
    ['multipart cut', `${MULTIPART}; boundary=${boundary}`, multipart.subarray(0, at)],
    ['JSON called a form', FORM, json],
    ['a form called JSON', JSON_TYPE, form],
    [
      'of an unknown type',
      random.pick(['text/plain', 'x', '', 'application/xml', '*/*', `${type}, ${type}`]),
      own,
    ],
    [
      'of another charset',
      `${type}; charset=${random.pick(['utf-16', 'latin1', 'x'.repeat(2000), '"'])}`,
      own,
    ],
    ['in UTF-16', type, Buffer.from(form, 'utf16le')],
    ['with a mark of the byte order', type, Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), own])],
    ['with a byte changed', type, flipped],
    ['cut', type, own.subarray(0, at)],
    [
      'with bytes that are no UTF-8',
      type,
      Buffer.concat([own, Buffer.from([0x26, 0x78, 0x3d, 0xff, 0xc0, 0xaf])]),
    ],
    ['empty', type, ''],
    ['too long', type, Buffer.alloc(random.pick([65_536, 65_537, 80_000]), 97)],
    [
      'of signs alone',
      FORM,
      random.pick(['&&&', '=', '=&=', '%', '%zz', 'a=%', '+', ';', '?', '&'.repeat(3000)]),
    ],
    ['JSON too deep', JSON_TYPE, '['.repeat(depth) + ']'.repeat(depth)],
    [
      'JSON that is no object',
      JSON_TYPE,
      random.pick(['null', '[]', '"a"', '1e999', 'NaN', '{', '{"a":1,}', '{}{}']),
    ],
    ['JSON with a prototype', JSON_TYPE, `{"__proto__":{"admin":true},${json.slice(1)}`],
    ['said to be compressed', type, own],
  ]
  const [how, as, body] = random.pick(ways)
  const changed = withBody(request, as, body)
  const isCompressed = how === 'said to be compressed'
  return {
    request: isCompressed ? withHeader(changed, 'Content-Encoding', 'gzip') : changed,
    how: `body ${how}`,
    isOperation: true,
  }
}

const HEADER_VALUES: Readonly<Record<string, readonly (string | undefined)[]>> = {
  'Accept-Language': [undefined, '', 'xx', 'en-GB,en;q=0.9', 'zh', 'ar', 'e'.repeat(4000), '*'],
  LanguageId: [undefined, '', '0', '20', '-1', '1e1', '2, 2', '9223372036854775808', '02'],
  Authorization: ['', 'Bearer x', 'null', 'a'.repeat(4000), '\u00ff\u00fe', '../..', 'undefined', 'x, y'],
  'Accept-Encoding': ['gzip;q=0', 'br', 'identity', '*', 'gzip, gzip', 'gzip;q=', ','.repeat(2000)],
  Origin: ['null', 'https://evil.example', 'http://localhost:1', 'x', 'http://[::1', 'file://'],
  'If-None-Match': ['*', '"a"', 'x'.repeat(2000)],
  Range: ['bytes=0-0', 'bytes=-1', 'bytes=99999999999-', 'x'],
  Host: [
    '',
    'evil.example',
    'localhost:99999',
    '[::1]',
    'a b',
    'x'.repeat(300),
    '%00',
    'a/../b',
    '..',
    'user@host',
  ],
  'User-Agent': ['', 'x'.repeat(6000), '\u00ff', '<script>'],
  'X-Forwarded-For': ['', 'unknown', '127.0.0.1, ::1', '1.2.3.4'.repeat(500), '2001:db8::1', ',,,'],
  'X-Forwarded-Proto': ['https', 'x'],
  'X-HTTP-Method-Override': ['DELETE'],
  Cookie: ['a=b; c', 'x'.repeat(4000)],
  'Content-Language': ['x'],
  TE: ['trailers'],
}

/** Changes or removes one header. */
export function mutateHeaders(request: HttpRequest, random: Random): Altered {
  const name = random.pick(Object.keys(HEADER_VALUES))
  const value = random.pick(HEADER_VALUES[name] ?? [undefined])
  const how = value === undefined ? `without ${name}` : `${name}: ${value.slice(0, 40)}`
  // Node's parser refuses some Host headers before the operation is known.
  return { request: withHeader(request, name, value), how, isOperation: name !== 'Host' }
}

/** Another method, or a path that is almost right. */
export function mutateTarget(request: HttpRequest, random: Random): Altered {
  const { target } = request
  const [path = '', query = ''] = target.split('?')
  if (random.percent(30)) {
    const method = random.pick([
      'PUT',
      'DELETE',
      'PATCH',
      'HEAD',
      'OPTIONS',
      'TRACE',
      'GET',
      'POST',
      'PROPFIND',
    ])
    return { request: { ...request, method }, how: `as ${method}`, isOperation: method === request.method }
  }
  const other = random.pick([
    `${path}/?${query}`,
    `/${path}?${query}`,
    `${path.toUpperCase()}?${query}`,
    path.replace('/api/', '/api/./'),
    path.replace('/api/', '/api/../api/'),
    path.replace('/api/', '/api/%2e%2e/'),
    path.replace('/api/', '/api/..%2f..%2f'),
    `${path}%00`,
    `${path};a=b`,
    `${path}#x`,
    `/..%2f..%2f..%2f..%2fetc/passwd`,
    '/../../../../etc/passwd',
    '/openapi/bundle.json/../../package.json',
    '/%c0%ae%c0%ae/',
    '/%',
    '/%zz?%zz',
    '//evil.example/',
    String.raw`/\..\..\windows`,
    '/docs',
    '/docs/',
    '/config.json',
    '/healthz?x',
    '/api/',
    '/api/assets/product/1.svg',
    `/api/assets/product/${encodeURIComponent(hostileText(random).toWellFormed())}.svg`,
    `/${'a/'.repeat(2000)}`,
    `${target}${query === '' ? '?' : '&'}${'x=1&'.repeat(500)}`,
    `${path}??${query}`,
    `${path}?${query}&%`,
    `${path}?=&${query}`,
  ])
  return { request: { ...request, target: other }, how: `target ${other.slice(0, 60)}`, isOperation: false }
}

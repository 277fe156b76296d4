/** Every variation that a back end may have, from the forms that JSON, HTTP and the schemas of the specification leave open. */
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { JSON_FORMS } from './forms.ts'
import { decimalSchemas, shiftIds, withTrailingZero, withoutTrailingZeros } from './values.ts'
import { together, type PassingAnswer, type Transport, type Variation } from './variation.ts'

const setHeader = ({ headers }: PassingAnswer, name: string, value: string) => {
  const at = headers.findIndex(([given]) => given.toLowerCase() === name.toLowerCase())
  if (at < 0) headers.push([name, value])
  else headers[at] = [headers[at]![0], value]
}
const headerOf = ({ headers }: PassingAnswer, name: string) =>
  headers.find(([given]) => given.toLowerCase() === name)?.[1]
const isJson = (answer: PassingAnswer) => headerOf(answer, 'content-type')?.startsWith('application/json')

const forms = Object.entries(JSON_FORMS).map(([says, write]): Variation => ({
  name: `JSON ${says}`,
  permitted: 'RFC 8259',
  write,
}))

const decimals = decimalSchemas.map((name): Variation[] => [
  {
    name: `each ${name} with a zero at its end`,
    permitted: `components/schemas/${name}`,
    value: withTrailingZero(name),
  },
  {
    name: `each ${name} without zeros at its end`,
    permitted: `components/schemas/${name}`,
    value: withoutTrailingZeros(name),
  },
])

const ids = [7n, 1_000_000_000_007n, 1_000_000_000_000_000_000n].map((by): Variation => ({
  name: `ids that are ${by} higher`,
  permitted: 'components/schemas/EntryId',
  text: text => shiftIds(text, by),
  request: passing => {
    passing.target = shiftIds(passing.target, -by)
    passing.body = shiftIds(passing.body, -by)
  },
}))

const ENCODINGS: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  gzip: gzipSync,
  'x-gzip': gzipSync,
  deflate: deflateSync,
  br: brotliCompressSync,
  identity: bytes => bytes,
  'deflate, gzip': bytes => gzipSync(deflateSync(bytes)),
}
const encodings = Object.entries({ ...ENCODINGS, 'deflate without a header': deflateRawSync }).map(
  ([says, encode]): Variation => ({
    name: `encoded as ${says}`,
    permitted: 'RFC 9110, 12.5.3: without Accept-Encoding any is acceptable',
    around: answer => {
      if (!isJson(answer)) return
      setHeader(answer, 'Content-Encoding', says.replace(' without a header', ''))
      answer.body = encode(answer.body)
    },
  }),
)

const types = [
  'application/json',
  'application/json;charset=utf-8',
  'application/json; charset="UTF-8"',
  'Application/JSON; Charset=UTF-8',
  'application/json ; charset=utf-8',
].map((type): Variation => ({
  name: `labelled ${type}`,
  permitted: 'RFC 9110, 8.3',
  around: answer => {
    if (isJson(answer)) setHeader(answer, 'Content-Type', type)
  },
}))

const FURTHER: readonly (readonly [name: string, value: string])[] = [
  ['Cache-Control', 'private, no-store'],
  ['Cache-Control', 'no-store, no-cache, must-revalidate, max-age=0'],
  ['Vary', '*'],
  ['ETag', 'W/"1"'],
  ['Server', 'nginx'],
  ['Via', '1.1 balancer'],
  ['X-Request-Id', '7f1c'],
  ['X-Powered-By', 'Express'],
  ['Server-Timing', 'db;dur=1.2'],
  ['Strict-Transport-Security', 'max-age=63072000'],
  ['Content-Security-Policy', "default-src 'none'"],
  ['Access-Control-Expose-Headers', 'X-Request-Id'],
  ['Expires', '0'],
]
const further = ([name, value]: (typeof FURTHER)[number]): Variation => ({
  name: `with ${name}: ${value}`,
  permitted: 'headers that the specification does not have may be sent; of those that it has, the schema',
  around: answer => setHeader(answer, name, value),
})
const headers = [...Map.groupBy(FURTHER, ([name]) => name).values()].map(each => each.map(further))

const renamed = (says: string, change: (name: string) => string): Variation => ({
  name: `names of headers ${says}`,
  permitted: 'RFC 9110, 5.1',
  around: answer => {
    answer.headers = answer.headers.map(([name, value]) => [change(name), value])
  },
})

const languages = [
  ['in capitals', (tag: string) => tag.toUpperCase()],
  ['with a region', (tag: string) => ({ en: 'en-GB', de: 'de-AT', fr: 'fr-CA' })[tag] ?? tag],
] as const
const languageTags = languages.map(([says, change]): Variation => ({
  name: `language tags ${says}`,
  permitted: 'BCP 47, 2.1.1; components/headers/ContentLanguage',
  around: answer => {
    const tag = headerOf(answer, 'content-language')
    if (tag !== undefined) setHeader(answer, 'Content-Language', change(tag))
  },
}))

const englishOnly: Variation = {
  name: 'in English whatever is asked for',
  permitted: 'components/headers/ContentLanguage: a deployment without texts in that language',
  request: ({ headers: asked }) => {
    if (asked['accept-language'] !== undefined && /^[a-z]{2,3}$/.test(asked['accept-language']))
      asked['accept-language'] = 'en'
  },
}

type Envelope = { code?: number; msg?: string; params?: object }
const envelope =
  (isSuccess: boolean, change: (answer: Envelope) => object) =>
  (json: unknown): unknown =>
    typeof json === 'object' && json !== null && ((json as Envelope).code === 200) === isSuccess
      ? change(json as Envelope)
      : json
const successes = ['Done', '', '操作成功'].map((msg): Variation => ({
  name: `a success says "${msg}"`,
  permitted: 'components/schemas/Message',
  value: envelope(true, answer => ({ ...answer, msg })),
}))
const refusals: readonly Variation[] = [
  {
    name: 'a refusal says a text in place of its key',
    permitted: 'components/schemas/ErrorEnvelope: message key, or text in the requested language',
    value: envelope(false, answer => ({
      ...answer,
      msg: `This is not possible now: ${answer.msg?.slice(5)}.`,
    })),
  },
  {
    name: 'a refusal has further params',
    permitted: 'components/schemas/ErrorEnvelope',
    value: envelope(false, answer => ({ ...answer, params: { ...answer.params, requestId: '7f1c' } })),
  },
]

const streams = (
  [
    ['with CRLF', text => text.replaceAll(/\r?\n/g, '\r\n')],
    ['after a comment', text => `: hello\n\n${text}`],
    ['without a blank after the colon', text => text.replaceAll(/^(\w+): /gm, '$1:')],
    ['with ids', text => text.replaceAll(/^data:/gm, 'id: 7\ndata:')],
    ['after a time to reconnect', text => `retry: 3000\n\n${text}`],
  ] as const satisfies readonly (readonly [string, (text: string) => string])[]
).map(([says, events]): Variation => ({
  name: `events ${says}`,
  permitted: 'HTML, 9.2.6: the format of event streams',
  events,
}))

const TRANSPORTS: Readonly<Record<string, Transport>> = {
  'in chunks': { end: 'chunks' },
  'in five chunks': { end: 'chunks', pieces: 5 },
  'in two pieces': { pieces: 2, pause: 5 },
  'until the connection ends': { end: 'close' },
  'on a connection of its own': { closes: true },
  'on connections that are closed when idle': { idle: 20 },
  'up to 4 ms later': { delay: number => number % 5 },
  'now and then a second later': { delay: number => (number % 500 === 0 ? 1000 : 0) },
  'without the date': { lacksDate: true },
}
const transports = Object.entries(TRANSPORTS).map(([says, transport]): Variation => ({
  name: `sent ${says}`,
  permitted: 'RFC 9110, RFC 9112',
  transport,
}))

const reason: Variation = {
  name: 'with another reason after the status',
  permitted: 'RFC 9112, 4: a client ignores it',
  around: answer => void (answer.reason = 'Fine'),
}

const limited: Variation = {
  name: 'now and then too many requests, for a second',
  permitted: 'code 429 with the seconds to wait, of any operation',
  instead: number =>
    number % 400 === 0 ? { code: 429, msg: 'hint_too_many_requests', params: { seconds: '1' } } : undefined,
}

/** Those of a family exclude each other. */
const families: readonly (readonly Variation[])[] = [
  forms,
  ...decimals,
  ids,
  encodings,
  types,
  ...headers,
  [
    renamed('in capitals', name => name.toUpperCase()),
    renamed('in small letters', name => name.toLowerCase()),
  ],
  [...languageTags, englishOnly],
  successes,
  ...refusals.map(each => [each]),
  ...streams.map(each => [each]),
  transports,
  [reason],
  [limited],
]

export const variations: readonly Variation[] = families.flat()

/** As few groups as have each variation at least once. */
export const groups: readonly Variation[] = Array.from(
  { length: Math.max(...families.map(({ length }) => length)) },
  (_, turn) => together(families.map(family => family[turn % family.length]!)),
)

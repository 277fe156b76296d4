/** A request that probes change in one place before it is sent. */
import type { Operation } from './document.ts'
import type { Sent } from './wire.ts'

export interface Draft {
  readonly operation: Operation
  readonly query: readonly (readonly [string, string])[]
  readonly headers: Readonly<Record<string, string>>
  /** Fields of the form or of the JSON object, in order; text in a form, any value in JSON. */
  readonly body: readonly (readonly [string, unknown])[]
}

export const FORM = 'application/x-www-form-urlencoded'
export const JSON_TYPE = 'application/json'
const MULTIPART = 'multipart/form-data'
const BOUNDARY = '----fairline-verifier'

/** The Content-Type of an operation's body as sent; uploads include the multipart boundary. */
export function contentTypeFor({ body }: Operation): string {
  return body?.type === MULTIPART ? `${MULTIPART}; boundary=${BOUNDARY}` : (body?.type ?? FORM)
}

/** The headers of a request in English, as the app sends them, without a token. */
export const headersFor = (operation: Operation): Record<string, string> => ({
  'Accept-Language': 'en',
  LanguageId: '2',
  'Content-Type': contentTypeFor(operation),
})

/** Whether the body fields are texts, so that a field can be repeated. */
export const hasTextFields = ({ body }: Operation): boolean => body?.type === FORM || body?.type === MULTIPART

/** Replaces a header, or removes it when the value is undefined. Names are case-insensitive. */
export function withHeader(draft: Draft, name: string, value: string | undefined): Draft {
  const others = Object.entries(draft.headers).filter(([key]) => key.toLowerCase() !== name.toLowerCase())
  return { ...draft, headers: Object.fromEntries(value === undefined ? others : [...others, [name, value]]) }
}

function replaced<Value>(
  entries: readonly (readonly [string, Value])[],
  name: string,
  value: Value | undefined,
) {
  const isKnown = entries.some(([key]) => key === name)
  if (value === undefined) return entries.filter(([key]) => key !== name)
  if (!isKnown) return [...entries, [name, value] as const]
  return entries.map(entry => (entry[0] === name ? ([name, value] as const) : entry))
}

/** Replaces a query parameter, or removes it when the value is undefined. */
export const withQuery = (draft: Draft, name: string, value: string | undefined): Draft => ({
  ...draft,
  query: replaced(draft.query, name, value),
})

/** Replaces a body field, or removes it when the value is undefined. */
export const withField = (draft: Draft, name: string, value: unknown): Draft => ({
  ...draft,
  body: replaced(draft.body, name, value),
})

/** Repeats a name. */
export const withRepeated = (draft: Draft, place: 'query' | 'body', name: string): Draft => {
  const entries = draft[place].filter(([key]) => key === name)
  return { ...draft, [place]: [...draft[place], ...entries] }
}

/** A header's value, by name without case. */
export const headerOf = (draft: Draft, name: string): string | undefined =>
  Object.entries(draft.headers).find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1]

const encodeForm = (entries: readonly (readonly [string, unknown])[]) =>
  new URLSearchParams(entries.map(([name, value]): [string, string] => [name, String(value)])).toString()

/** Fields as multipart; binary fields are files. */
function encodeParts({ operation, body }: Draft): string {
  const parts = body.map(([name, value]) => {
    const isFile = operation.body?.schema.properties?.[name]?.format === 'binary'
    const file = isFile ? '; filename="file"\r\nContent-Type: application/octet-stream' : ''
    return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${String(value)}\r\n`
  })
  return `${parts.join('')}--${BOUNDARY}--\r\n`
}

function bodyText(draft: Draft): string {
  const { operation, body } = draft
  if (!operation.body) return ''
  if (operation.body.type === MULTIPART) return encodeParts(draft)
  return operation.body.type === FORM ? encodeForm(body) : JSON.stringify(Object.fromEntries(body))
}

/** The draft as bytes. */
export function toSent(draft: Draft): Sent {
  const { operation, query, headers } = draft
  const search = encodeForm(query)
  return {
    method: operation.method,
    target: search ? `${operation.path}?${search}` : operation.path,
    headers,
    body: bodyText(draft),
  }
}

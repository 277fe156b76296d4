/** A request that probes change in one place before it is sent. */
import { Buffer } from 'node:buffer'
import { isJson, type Operation } from './document.ts'
import type { Sent } from './wire.ts'

export interface Draft {
  readonly operation: Operation
  /** Values of the parameters in its path, by their names. */
  readonly path?: Readonly<Record<string, string>>
  readonly query: readonly (readonly [string, string])[]
  readonly headers: Readonly<Record<string, string>>
  /** Fields of the form or of the JSON object, in order; text in a form, any value in JSON. */
  readonly body: readonly (readonly [string, unknown])[]
  /** The body where it is no object. */
  readonly whole?: unknown
}

export const FORM = 'application/x-www-form-urlencoded'
export const JSON_TYPE = 'application/json'
const MULTIPART = 'multipart/form-data'
const BOUNDARY = '----contract-verifier'

/** The Content-Type of an operation's body as sent, undefined where it has none; uploads include the multipart boundary. */
function typeOfBody({ body }: Operation): string | undefined {
  return body?.type === MULTIPART ? `${MULTIPART}; boundary=${BOUNDARY}` : body?.type
}

/** The Content-Type of an operation's requests; undefined where they have none. */
export const contentTypeFor = (operation: Operation): string | undefined =>
  typeOfBody(operation) ?? operation.profile.headers['Content-Type']

/** The headers of a request by the profile of its API, without a token. */
export function headersFor(operation: Operation): Record<string, string> {
  const type = contentTypeFor(operation)
  return { ...operation.profile.headers, ...(type !== undefined && { 'Content-Type': type }) }
}

/** The same request with the headers of its API, as every request has them unless it is about another language. */
export const withUsualHeaders = (draft: Draft): Draft =>
  Object.entries(draft.operation.profile.headers)
    .filter(([name]) => name !== 'Content-Type')
    .reduce((changed, [name, value]) => withHeader(changed, name, value), draft)

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

/** The request on behalf of whom a token belongs to, as its API takes it; on nobody's without one. */
export function withSession(draft: Draft, token: string | undefined): Draft {
  const { in: place, name, prefix } = draft.operation.session
  const isPlainPair = prefix === 'Basic ' && token?.includes(':')
  const sent = token !== undefined && isPlainPair ? Buffer.from(token).toString('base64') : token
  const value = sent === undefined ? undefined : `${prefix}${sent}`
  if (place === 'query') return withQuery(draft, name, value)
  return place === 'cookie'
    ? withHeader(draft, 'Cookie', value === undefined ? undefined : `${name}=${value}`)
    : withHeader(draft, name, value)
}

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

/** Fields as multipart: a list is as many parts, an object is JSON. */
function encodeParts({ operation, body }: Draft): string {
  const parts = body
    .flatMap(([name, value]) => [value].flat().map(one => [name, one] as const))
    .map(([name, value]) => {
      const type = operation.body?.files[name]
      const isObject = typeof value === 'object' && value !== null
      const file = type === undefined ? '' : `; filename="file"\r\nContent-Type: ${type}`
      const kind = isObject ? `\r\nContent-Type: ${JSON_TYPE}` : ''
      const text = isObject ? JSON.stringify(value) : String(value)
      return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file || kind}\r\n\r\n${text}\r\n`
    })
  return `${parts.join('')}--${BOUNDARY}--\r\n`
}

function bodyText(draft: Draft): string {
  const { operation, body, whole } = draft
  if (!operation.body) return ''
  if (operation.body.type === MULTIPART) return encodeParts(draft)
  if (operation.body.type === FORM) return encodeForm(body)
  if (whole === undefined) return JSON.stringify(Object.fromEntries(body))
  return typeof whole === 'string' && !isJson(operation.body.type) ? whole : JSON.stringify(whole)
}

/** The path with the values of its parameters; one without a value stays as it is. */
export const pathOf = ({ operation, path = {} }: Draft): string =>
  operation.path.replaceAll(/\{([^}]+)\}/g, (whole, name: string) =>
    path[name] === undefined ? whole : encodeURIComponent(path[name]),
  )

/** The draft as bytes. */
export function toSent(draft: Draft): Sent {
  const { operation, query, headers } = draft
  const search = encodeForm(query)
  const target = pathOf(draft)
  return {
    method: operation.method,
    target: search ? `${target}?${search}` : target,
    headers,
    body: bodyText(draft),
  }
}

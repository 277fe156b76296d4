/** The request that a row must cause, for Pact and for a plain comparison. */
import type { Locale } from '#src/lib/locales.ts'
import { FreshValue, Provided, exampleFields, type Row } from '../row.ts'
import type { ReceivedRequest } from '../spec.ts'

export const FORM = 'application/x-www-form-urlencoded'

/** The stored token of every row; a back end replaces it with its own. */
export const TOKEN = 'kZ3Yp0c7Qm1rT5vX9bN2dF4hJ6lP8sW0aE1gI3kM5oQ'
/** A token that no back end knows. */
export const UNKNOWN_TOKEN = 'unknown-token-of-nobody-000000000000000000'

/** The locales of R7.2 in the order of their ids from 1, repeated here on purpose: the client's must equal the documented ones. */
export const locales = [
  ...(['zh', 'en', 'tc', 'de', 'es', 'fr', 'idn', 'jp', 'ko', 'my'] as const),
  ...(['th', 'vi', 'pt', 'rus', 'blr', 'ida', 'sa', 'ar', 'it'] as const),
] satisfies Locale[]

export const isJson = ({ operation }: Row): boolean => operation.body?.type === 'application/json'

/** The headers of R7.2 without Authorization. */
export function headersFor(row: Row, locale: Locale): Record<string, string> {
  return {
    'Accept-Language': locale,
    LanguageId: String(locales.indexOf(locale) + 1),
    'Content-Type': isJson(row) ? 'application/json' : FORM,
  }
}

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`)

/** A value that the client must send exactly, and that a provider state replaces. */
function injected(value: Provided, asText: boolean): unknown {
  const text = String(value.example)
  const generator =
    value instanceof FreshValue
      ? { 'pact:generator:type': 'Uuid', format: 'lower-case-hyphenated' }
      : { 'pact:generator:type': 'ProviderState', expression: `\${${value.name}}` }
  if (typeof value.example === 'number' && !asText) {
    return { 'pact:matcher:type': 'equality', value: value.example, ...generator }
  }
  return { 'pact:matcher:type': 'regex', regex: `^${escaped(text)}$`, value: text, ...generator }
}

/** The token as Pact expects it: exact, and replaced by the provider state. */
export const injectedToken = injected(new Provided('token', TOKEN), true)

/** The fields as Pact expects them; text in a query or a form, values in JSON. */
export function pactFields(row: Row): Record<string, unknown> {
  const entries = Object.entries(row.sends).map(([name, value]): [string, unknown] => {
    if (value instanceof Provided) return [name, injected(value, !isJson(row))]
    return [name, isJson(row) ? value : String(value)]
  })
  return Object.fromEntries(entries)
}

/** A request on the wire, as a comparable value. */
export interface WireRequest {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
}

/** The request that the stub server must receive. */
export function expectedRequest(
  row: Row,
  {
    locale = row.locale,
    token,
    defaultBody = {},
  }: { locale?: Locale; token?: string | undefined; defaultBody?: object } = {},
): WireRequest {
  const fields = { ...defaultBody, ...exampleFields(row.sends) }
  const texts = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]))
  const isGet = row.operation.method === 'GET'
  return {
    method: row.operation.method,
    path: row.operation.path,
    headers: { ...headersFor(row, locale), Authorization: token },
    query: isGet ? texts : {},
    body: isGet ? '' : isJson(row) ? fields : texts,
  }
}

/** A received request in the same form. */
export function receivedRequest(heard: ReceivedRequest, names: readonly string[]): WireRequest {
  const header = (name: string) => heard.headers[name.toLowerCase()]?.toString()
  const isForm = header('Content-Type') === FORM
  const form = () => Object.fromEntries(new URLSearchParams(heard.body))
  return {
    method: heard.method,
    path: heard.path,
    headers: Object.fromEntries(names.map(name => [name, header(name)])),
    query: Object.fromEntries(heard.query),
    body: heard.method === 'GET' ? heard.body : isForm ? form() : JSON.parse(heard.body),
  }
}

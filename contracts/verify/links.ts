/**
 * The links of the specification (OpenAPI `links`): which operation takes what another one hands on, and, as `x-rules` beside a link, what
 * must be equal between the two. `x-before` asks the linked operation before as well, `x-when` says of which answers it is followed, and
 * `x-refused` which example it must be refused with.
 */
import { Decimal } from './decimal.ts'
import { FORM, contentTypeFor, type Draft } from './draft.ts'
import { valueAt, type Document, type Operation } from './document.ts'
import { requestOf } from './judge.ts'
import type { Rule } from './rules.ts'
import type { HttpExchange } from './wire.ts'

interface RawLink {
  readonly operationId: string
  readonly parameters?: Readonly<Record<string, unknown>>
  readonly requestBody?: Readonly<Record<string, unknown>>
  readonly 'x-before'?: boolean
  readonly 'x-when'?: string
  readonly 'x-refused'?: string
  readonly 'x-rules'?: readonly Rule[]
}

export interface Link {
  readonly name: string
  readonly pointer: string
  /** The id of the operation that it leads to. */
  readonly target: string
  readonly rules: readonly Rule[]
  /** Whether the rules compare what the linked operation answered before. */
  readonly needsBefore: boolean
  /** A rule of the request and its answer: the link is followed when it holds. */
  readonly when: string | undefined
  /** The example of the linked operation that it must be answered with; undefined when it must succeed. */
  readonly refused: string | undefined
  /** Whether what it leads to tells the same thing; of a link that no specification has, as it follows from the schemas. */
  readonly isSame?: boolean
  /** Values or runtime expressions, by the name of the field. */
  readonly fields: Readonly<Record<string, unknown>>
}

/** The links of an operation's success, in order. */
export function linksOf(document: Document, { answer }: Operation): Link[] {
  const { links = {} } = valueAt(document, answer.pointer) as { links?: Record<string, RawLink> }
  const named = Object.entries(links).filter(([, { operationId }]) => operationId !== undefined)
  return named.map(([name, raw]) => ({
    name,
    pointer: `${answer.pointer}/links/${name}`,
    target: raw.operationId,
    rules: raw['x-rules'] ?? [],
    needsBefore: raw['x-before'] === true,
    when: raw['x-when'],
    refused: raw['x-refused'],
    fields: { ...raw.parameters, ...raw.requestBody },
  }))
}

const memberAt = (value: unknown, path: string): unknown =>
  path
    .split('/')
    .filter(Boolean)
    .reduce<unknown>((found, key) => (found as Record<string, unknown> | null | undefined)?.[key], value)

/**
 * Evaluates a runtime expression; `{uuid}` is a new idempotency key, and `+ 0.01` or `- 0.01` at the end another amount. A request's value
 * needs no answer.
 */
function evaluate(expression: unknown, { request, answer, headers = {} }: Spoken): unknown {
  if (expression === '{uuid}') return crypto.randomUUID()
  const header = /^\$response\.header\.(.+)$/.exec(String(expression))?.[1]
  if (header !== undefined) return headers[header.toLowerCase()]
  const named = /^\$request\.(?:path|query)\.(.+)$/.exec(String(expression))?.[1]
  if (named !== undefined) return memberAt(request, named)
  const [, place, path = '', sign, step] =
    /^\$(request|response)\.body#([^ ]*)(?: ([+-]) ([\d.]+))?$/.exec(String(expression)) ?? []
  if (place === undefined) return expression
  const value = memberAt(place === 'request' ? request : answer, path)
  if (step === undefined || typeof value !== 'string') return value
  const [amount, by] = [Decimal.parse(value), Decimal.parse(step)]
  return (sign === '+' ? amount.plus(by) : amount.minus(by)).toText()
}

/** The fields of a request and the answer to it, as rules and expressions see them. */
export interface Spoken {
  readonly request: unknown
  readonly answer: unknown
  /** Of the answer, by lower-case name; no rule sees them. */
  readonly headers?: Readonly<Record<string, string>>
}

/** What an exchange says. */
export const spokenBy = (document: Document, exchange: HttpExchange): Spoken => ({
  request: requestOf(document, exchange),
  answer: exchange.received.json,
  headers: exchange.received.headers,
})

/**
 * The request that a link leads to, on behalf of the same account; undefined when what it hands on is missing, such as the first row of
 * an empty list.
 */
export function followLink(link: Link, target: Operation, from: Draft, spoken: Spoken): Draft | undefined {
  const values = Object.entries(link.fields).map(
    ([name, expression]) => [name, evaluate(expression, spoken)] as const,
  )
  if (values.some(([, value]) => value === undefined || value === null)) return undefined
  // A link may hand on the token that was answered; without, the request is of the same session.
  const token = target.session.name
  const placeOf = (name: string) =>
    name === token
      ? target.session.in
      : (target.parameters.find(({ name: known }) => known === name)?.in ?? 'body')
  const inPlace = (wanted: string) => values.filter(([name]) => placeOf(name) === wanted)
  const text = (value: unknown) => (target.body?.type === FORM ? String(value) : value)
  const { 'Content-Type': _, ...headers } = from.headers
  const texts = (place: string) =>
    inPlace(place).map(([name, value]): [string, string] => [name, String(value)])
  const type = contentTypeFor(target)
  return {
    operation: target,
    path: { ...from.path, ...Object.fromEntries(texts('path')) },
    query: texts('query'),
    headers: {
      ...headers,
      ...(type !== undefined && { 'Content-Type': type }),
      ...Object.fromEntries(texts('header')),
    },
    body: inPlace('body').map(([name, value]) => [name, text(value)] as const),
  }
}

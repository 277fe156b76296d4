/**
 * What a verification has seen of the specification: for each operation its documented answers, its parameters and fields, what the
 * schema of its success allows, and its rules. `met` was seen; `not met` could have been; `not reachable` has no interaction in the
 * pact files, or belongs to an operation that was not called.
 */
import { asAnswered, examplesOf, schemaOf } from './answers.ts'
import { resolve, type Document, type Operation, type Schema } from './document.ts'
import { requestOf } from './judge.ts'
import type { Interaction } from './pacts.ts'
import { RULES } from './rules.ts'
import { codeOf, isSuccess, messageOf, partAt, type HttpExchange, type Received } from './wire.ts'

export const KINDS = ['code', 'parameter', 'keyword', 'rule'] as const
export type Kind = (typeof KINDS)[number]
export type CoverageState = 'met' | 'not met' | 'not reachable'

export interface CoverageRow {
  readonly operation: string
  readonly tag: string
  readonly kind: Kind
  /** Such as `404`, `422 invalid`, `limit`, `rows[].status enum "open"`, or the message of a rule. */
  readonly item: string
  readonly state: CoverageState
}

export interface Coverage {
  /** Notes a request with its answer. */
  note: (exchange: HttpExchange) => void
  /** The whole table. */
  table: (operations: readonly Operation[], interactions: readonly Interaction[]) => CoverageRow[]
}

const nameOf = (received: Received) =>
  isSuccess(received) || received.profile.answers.code === undefined
    ? String(codeOf(received))
    : `${String(codeOf(received))} ${String(messageOf(received))}`

/** The documented answers, each once: by their statuses, or where the API has codes, those of the examples. */
function codesOf(document: Document, operation: Operation): string[] {
  const { answers, profile } = operation
  if (profile.answers.code === undefined) return answers.map(({ status }) => status)
  return [...new Set([...examplesOf(document, operation).values()].map(nameOf))]
}

const parametersOf = ({ parameters, body }: Operation): string[] => [
  ...parameters.filter(({ in: place }) => place === 'query').map(({ name }) => name),
  ...Object.keys(body?.schema.properties ?? {}),
]

/** The branches of a schema that describe something, without null. */
function branchesOf(document: Document, schema: Schema): Schema[] {
  const found = resolve(document, schema)
  const parts = [...(found.anyOf ?? []), ...(found.oneOf ?? []), ...(found.allOf ?? [])]
  return parts.length > 0 ? [found, ...parts.flatMap(part => branchesOf(document, part))] : [found]
}

const allowsNull = ({ type }: Schema) => [type].flat().includes('null')

/** What a schema allows, by place: a value, null, each value of an enum, a list with items; and the rules beside it. */
function* allowedBy(
  document: Document,
  schema: Schema,
  place: string,
  above: readonly Schema[] = [],
): Generator<readonly [Kind, string]> {
  const branches = branchesOf(document, schema)
  if (branches.some(branch => above.includes(branch) && branch.properties)) return
  if (branches.some(allowsNull)) yield ['keyword', `${place} null`]
  for (const branch of branches) {
    const inside = [...above, ...branches]
    for (const value of branch.enum ?? []) yield ['keyword', `${place} enum ${JSON.stringify(value)}`]
    for (const { message } of branch[RULES] ?? []) yield ['rule', `${place}: ${message}`]
    for (const [name, property] of Object.entries(branch.properties ?? {})) {
      yield ['keyword', `${place}.${name} value`]
      yield* allowedBy(document, property, `${place}.${name}`, inside)
    }
    if (branch.items) {
      yield ['keyword', `${place}[] items`]
      yield* allowedBy(document, branch.items, `${place}[]`, inside)
    }
  }
}

/** Which of it a value has. */
function* seenIn(document: Document, schema: Schema, value: unknown, place: string): Generator<string> {
  if (value === null) {
    yield `${place} null`
    return
  }
  for (const branch of branchesOf(document, schema)) {
    if (branch.enum) yield `${place} enum ${JSON.stringify(value)}`
    for (const { message } of branch[RULES] ?? []) yield `${place}: ${message}`
    if (Array.isArray(value) && branch.items && value.length > 0) {
      yield `${place}[] items`
      for (const item of value) yield* seenIn(document, branch.items, item, `${place}[]`)
    } else if (typeof value === 'object') {
      for (const [name, property] of Object.entries(branch.properties ?? {})) {
        const part = (value as Record<string, unknown>)[name]
        if (part === undefined) continue
        if (part !== null) yield `${place}.${name} value`
        yield* seenIn(document, property, part, `${place}.${name}`)
      }
    }
  }
}

/** The schema of a success; undefined for files and streams. */
function successSchema(document: Document, { answer, profile }: Operation): Schema | undefined {
  const { code } = profile.answers
  const schema = schemaOf(document, answer)
  if (code === undefined || !schema) return schema
  const { oneOf = [], ...own } = schema
  const codeOfBranch = (branch: Schema) =>
    resolve(document, (partAt(resolve(document, branch).properties, code) as Schema | undefined) ?? {}).const
  return oneOf.find(one => profile.codes.success.includes(codeOfBranch(one) as number)) ?? own
}

/** Whether a place of an answer only says how it went. */
function isAbout({ profile: { answers } }: Operation, item: string): boolean {
  const places = [answers.code, answers.params, ...(answers.code === undefined ? [] : answers.message)]
  return places.some(place => place !== undefined && `${item} `.startsWith(`${place.replaceAll('/', '.')} `))
}

/** Everything that the specification says of an operation. */
function expectedOf(document: Document, operation: Operation): (readonly [Kind, string])[] {
  const schema = successSchema(document, operation)
  const inAnswer = schema ? [...allowedBy(document, schema, '')] : []
  return [
    ...codesOf(document, operation).map(code => ['code', code] as const),
    ...parametersOf(operation).map(name => ['parameter', name] as const),
    ...inAnswer.filter(([, item]) => !isAbout(operation, item)),
    ...operation.rules.map(({ message }) => ['rule', message] as const),
  ]
}

/** What an exchange shows of its operation. */
function* shownBy(document: Document, exchange: HttpExchange, schema: Schema | undefined): Generator<string> {
  const { operation, received } = exchange
  yield `code ${nameOf(received)}`
  if (!isSuccess(received)) return
  for (const name of Object.keys(requestOf(document, exchange))) yield `parameter ${name}`
  for (const { message } of operation.rules) yield `rule ${message}`
  if (schema) for (const item of seenIn(document, schema, received.json, '')) yield item
}

/** The share of what can be met, in percent; 100 when nothing can. */
export function percentMet(rows: readonly CoverageRow[]): number {
  const met = rows.filter(({ state }) => state === 'met').length
  const open = rows.filter(({ state }) => state === 'not met').length
  return met + open === 0 ? 100 : (100 * met) / (met + open)
}

/** Starts with nothing seen. */
export function createCoverage(document: Document): Coverage {
  const seen = new Map<string, Set<string>>()
  const schemas = new Map<string, Schema | undefined>()
  const knownSchema = (operation: Operation) => {
    if (!schemas.has(operation.id)) schemas.set(operation.id, successSchema(document, operation))
    return schemas.get(operation.id)
  }
  const isSeen = (id: string, kind: Kind, item: string) => {
    const own = seen.get(id)
    return own !== undefined && (own.has(`${kind} ${item}`) || own.has(item))
  }
  return {
    note(exchange) {
      const { operation } = exchange
      const own = seen.get(operation.id) ?? new Set<string>()
      seen.set(operation.id, own)
      for (const item of shownBy(document, exchange, knownSchema(operation))) own.add(item)
    },
    table: (operations, interactions) =>
      operations.flatMap(operation => {
        const { id, tag } = operation
        const reachable = new Set(
          interactions
            .filter(one => one.operation.id === id)
            .map(({ raw }) => nameOf(asAnswered(operation, raw.response.body?.content))),
        )
        const stateOf = (kind: Kind, item: string): CoverageState => {
          if (isSeen(id, kind, item)) return 'met'
          const isCalled = seen.has(id)
          return isCalled && (kind !== 'code' || reachable.has(item)) ? 'not met' : 'not reachable'
        }
        return expectedOf(document, operation).map(([kind, item]) => ({
          operation: id,
          tag,
          kind,
          item,
          state: stateOf(kind, item),
        }))
      }),
  }
}

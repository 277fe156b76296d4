/**
 * The specification as the verifier reads it: openapi/bundle.json only. It shares no code with the reference back end, so that a bug in
 * the back end's own validation does not go unnoticed here.
 */
import { readFileSync } from 'node:fs'
import type { Rule } from './rules.ts'

export interface Schema {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  format?: string
  required?: string[]
  properties?: Record<string, Schema>
  additionalProperties?: boolean | Schema
  items?: Schema
  oneOf?: Schema[]
  anyOf?: Schema[]
  allOf?: Schema[]
  /** Follows the market: another answer may have another value. */
  'x-live'?: boolean
  /** Belongs to one thing alone. */
  'x-unique'?: boolean
  'x-rules'?: Rule[]
  /** Of the language codes: the same languages as BCP 47 has them, in the same order. */
  'x-language-tags'?: string[]
}

export interface Parameter {
  $ref?: string
  name: string
  in: 'query' | 'header' | 'path' | 'cookie'
  required?: boolean
  example?: unknown
  schema: Schema
}

interface MediaType {
  schema?: Schema
  examples?: Record<string, { value: unknown }>
}

interface RawHeader {
  $ref?: string
  required?: boolean
  description?: string
  schema: Schema
}

/** What an operation that changes something does while its account is frozen. */
export type WhenFrozen = 'allowed' | 'refused' | { readonly allowedIf: Readonly<Record<string, unknown>> }

/** A header of an answer, with a pointer to where it is described. */
export interface LocatedHeader extends RawHeader {
  readonly name: string
  readonly pointer: string
}

interface RawOperation {
  operationId: string
  tags?: string[]
  summary?: string
  security?: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Record<string, MediaType> }
  responses: Record<string, { content?: Record<string, MediaType>; headers?: Record<string, RawHeader> }>
  'x-access'?: Record<string, string>
  'x-changes'?: string
  'x-when-frozen'?: WhenFrozen
  'x-touches'?: string[]
  'x-now'?: string[]
  'x-localized'?: boolean
  'x-rules'?: Rule[]
}

/** What must hold whatever an account does: walks/invariants.ts. */
interface RawInvariants {
  readonly reads: Readonly<
    Record<string, { readonly operationId: string; readonly parameters?: Readonly<Record<string, string>> }>
  >
  readonly rules: readonly Rule[]
}

export interface Document {
  'x-invariants'?: RawInvariants
  security?: Record<string, string[]>[]
  tags?: { name: string; description?: string }[]
  paths: Record<string, Record<string, RawOperation | Parameter[]>>
  components: { schemas: Record<string, Schema>; parameters?: Record<string, Parameter> }
}

/** A parameter with its references followed, and a pointer to where it is described. */
export interface LocatedParameter extends Parameter {
  readonly pointer: string
}

/** What `x-access` may say of a field beside the name of a refusal. */
export const WITHOUT_REFUSAL: readonly string[] = ['shared', 'none', 'own']

/** One operation with everything needed to validate its requests and answers. */
export interface Operation {
  readonly id: string
  /** What it does, in a few words. */
  readonly summary: string
  readonly tag: string
  /** In capitals. */
  readonly method: string
  readonly path: string
  /** A JSON pointer to it, such as `/paths/~1api~1x/get`. */
  readonly pointer: string
  readonly isPublic: boolean
  /** Whether calling it may change something: every method but GET, unless the document says `x-changes: nothing`. */
  readonly changes: boolean
  readonly parameters: readonly LocatedParameter[]
  readonly body:
    | {
        readonly type: string
        readonly schema: Schema
        readonly pointer: string
        readonly isRequired: boolean
      }
    | undefined
  /** Media types of the documented answer, HTTP 200. */
  readonly answerTypes: readonly string[]
  readonly isStream: boolean
  /** Documented headers of its answers. */
  readonly headers: readonly LocatedHeader[]
  /**
   * `x-access`: for each field that names something of an account, the example that another account is answered with; `none` for a list
   * without rows, `own` for a cursor in a list of which each account gets its own rows, `shared` for what is the same for all. `answer` says
   * whether the answer is the account's `own`, `shared` with all, or a `default` until the account changes it.
   */
  readonly access: Readonly<Record<string, string>>
  /** What it does while the account is frozen; undefined when it changes nothing. */
  readonly whenFrozen: WhenFrozen | undefined
  /**
   * `x-touches`: the operations that may answer something else after a success of this one, with whether any of their rows may be another,
   * or only those that are named; undefined when it changes nothing or does not say.
   */
  readonly touches: ReadonlyMap<string, 'named rows' | 'any row'> | undefined
  /** `x-now`: paths of the answer that are times of now, such as `data.createdAt` of what was just done. */
  readonly now: readonly string[]
  /** `x-localized`: its texts are in the requested language. */
  readonly isLocalized: boolean
  /** What a successful answer must have to do with its request. */
  readonly rules: readonly Rule[]
}

/** A key as part of a JSON pointer. */
export const escaped = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1')
export const unescaped = (key: string) => key.replaceAll('~1', '/').replaceAll('~0', '~')

/** The value at a JSON pointer. @throws Error when there is none */
export function valueAt(document: Document, pointer: string): unknown {
  let found: unknown = document
  for (const key of pointer.split('/').slice(1)) {
    found = (found as Record<string, unknown> | undefined)?.[unescaped(key)]
  }
  if (found === undefined) throw new Error(`The specification has no ${pointer}`)
  return found
}

/** Follows references to the schema, parameter or other object that they name. */
export function resolve<T extends { $ref?: string }>(document: Document, value: T): T {
  return value.$ref ? resolve(document, valueAt(document, value.$ref.slice(1)) as T) : value
}

function locateParameters(document: Document, given: readonly Parameter[] | undefined, pointer: string) {
  return (given ?? []).map((parameter, index) => ({
    ...resolve(document, parameter),
    pointer: parameter.$ref ? parameter.$ref.slice(1) : `${pointer}/parameters/${index}`,
  }))
}

function bodyOf(document: Document, raw: RawOperation, pointer: string): Operation['body'] {
  const [type, media] = Object.entries(raw.requestBody?.content ?? {})[0] ?? []
  if (!type || !media?.schema) return undefined
  const schema = resolve(document, media.schema)
  const inline = `${pointer}/requestBody/content/${escaped(type)}/schema`
  const isRequired = raw.requestBody?.required === true
  return { type, schema, isRequired, pointer: media.schema.$ref?.slice(1) ?? inline }
}

function headersOf(document: Document, raw: RawOperation, pointer: string): LocatedHeader[] {
  return Object.entries(raw.responses['200']?.headers ?? {}).map(([name, header]) => ({
    ...resolve(document, header),
    name,
    pointer: header.$ref?.slice(1) ?? `${pointer}/responses/200/headers/${escaped(name)}`,
  }))
}

const ANY_ROW = '/*'
const touchesOf = ({ 'x-touches': touches }: RawOperation): Operation['touches'] =>
  touches &&
  new Map(
    touches.map(name =>
      name.endsWith(ANY_ROW) ? [name.slice(0, -ANY_ROW.length), 'any row'] : [name, 'named rows'],
    ),
  )

function toOperation(document: Document, path: string, method: string, raw: RawOperation): Operation {
  const itemPointer = `/paths/${escaped(path)}`
  const pointer = `${itemPointer}/${method}`
  const shared = document.paths[path]?.['parameters'] as Parameter[] | undefined
  const security = raw.security ?? document.security ?? []
  const answerTypes = Object.keys(raw.responses['200']?.content ?? {})
  return {
    id: raw.operationId,
    summary: raw.summary ?? raw.operationId,
    tag: raw.tags?.[0] ?? '',
    method: method.toUpperCase(),
    path,
    pointer,
    isPublic: security.length === 0 || security.some(one => Object.keys(one).length === 0),
    changes: method !== 'get' && raw['x-changes'] !== 'nothing',
    parameters: [
      ...locateParameters(document, shared, itemPointer),
      ...locateParameters(document, raw.parameters, pointer),
    ],
    body: bodyOf(document, raw, pointer),
    answerTypes,
    isStream: answerTypes.includes('text/event-stream'),
    headers: headersOf(document, raw, pointer),
    access: raw['x-access'] ?? {},
    whenFrozen: method === 'get' || raw['x-changes'] === 'nothing' ? undefined : raw['x-when-frozen'],
    touches: touchesOf(raw),
    now: raw['x-now'] ?? [],
    isLocalized: raw['x-localized'] === true,
    rules: raw['x-rules'] ?? [],
  }
}

/** An operation as the document has it. */
export const rawOf = ({ paths }: Document, { path, method }: Operation) =>
  paths[path]?.[method.toLowerCase()] as RawOperation

/** Every operation, in the document's order. */
export function operationsOf(document: Document): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, raw]) =>
      Array.isArray(raw) || !('operationId' in raw) ? [] : [toOperation(document, path, method, raw)],
    ),
  )
}

/** Reads openapi/bundle.json of this checkout. */
export function readDocument(root: string): Document {
  return JSON.parse(readFileSync(`${root}/openapi/bundle.json`, 'utf8')) as Document
}

/** Whether a schema allows null. */
export const isNullable = (schema: Schema): boolean =>
  [schema.type].flat().includes('null') || (schema.anyOf ?? []).some(isNullable)

/** The type as which a text value (query, header, form) must be parsed before it is validated. */
export function scalarType(document: Document, schema: Schema): string {
  const resolved = resolve(document, schema)
  const own = [resolved.type].flat().find(type => type !== undefined && type !== 'null')
  if (own) return own
  const branches = resolved.anyOf ?? resolved.oneOf ?? []
  return branches.map(branch => scalarType(document, branch)).find(type => type !== 'null') ?? 'string'
}

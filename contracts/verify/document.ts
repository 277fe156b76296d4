/**
 * The specification as the verifier reads it, with the profile of its API. It shares no code with what it verifies, so that a bug in the
 * validation there does not go unnoticed here.
 */
import type { Profile, Session } from './profile/profile.ts'
import type { Rule } from './rules.ts'

export interface Schema {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  default?: unknown
  example?: unknown
  examples?: unknown[]
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  multipleOf?: number
  minItems?: number
  maxItems?: number
  readOnly?: boolean
  minLength?: number
  maxLength?: number
  pattern?: string
  format?: string
  contentMediaType?: string
  contentEncoding?: string
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
  examples?: Record<string, { value?: unknown }>
  style?: string
  explode?: boolean
  schema: Schema
  /** The media type of its text, where it is described by one. */
  'x-media-type'?: string
}

export interface MediaType {
  schema?: Schema
  /** How the parts of a form are written, by their names. */
  encoding?: Record<string, { contentType?: string }>
  example?: unknown
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

interface RawResponse {
  $ref?: string
  content?: Record<string, MediaType>
  headers?: Record<string, RawHeader>
}

export interface RawBody {
  $ref?: string
  required?: boolean
  content: Record<string, MediaType>
}

export interface RawOperation {
  operationId: string
  tags?: string[]
  summary?: string
  security?: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: RawBody
  responses: Record<string, RawResponse>
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

export interface SecurityScheme {
  type: string
  scheme?: string
  in?: Session['in']
  name?: string
}

export interface Document {
  /** How the API speaks, beside what a specification has words for; plain REST unless given. */
  'x-profile'?: Profile
  /** The other files that it refers to. */
  'x-files'?: readonly unknown[]
  'x-invariants'?: RawInvariants
  servers?: { url: string; variables?: Record<string, { default: string }> }[]
  security?: Record<string, string[]>[]
  tags?: { name: string; description?: string }[]
  paths: Record<string, Record<string, RawOperation | Parameter[]>>
  components: {
    schemas: Record<string, Schema>
    parameters?: Record<string, Parameter>
    securitySchemes?: Record<string, SecurityScheme>
  }
}

/** A parameter with its references followed, and a pointer to where it is described. */
export interface LocatedParameter extends Parameter {
  readonly pointer: string
}

/** What `x-access` may say of a field beside the name of a refusal. */
export const WITHOUT_REFUSAL: readonly string[] = ['shared', 'none', 'own']

/** A documented answer. */
export interface DocumentedAnswer {
  /** `200`, `4XX` or `default`. */
  readonly status: string
  /** A pointer to where it is described. */
  readonly pointer: string
  readonly types: readonly string[]
  readonly headers: readonly LocatedHeader[]
}

/** One operation with everything needed to validate its requests and answers. */
export interface Operation {
  /** How its API speaks. */
  readonly profile: Profile
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
  /** Whether calling it may change something: every method but GET and the like, unless the document says `x-changes: nothing`. */
  readonly changes: boolean
  /** How its requests show on whose behalf they are sent. */
  readonly session: Session
  readonly parameters: readonly LocatedParameter[]
  readonly body:
    | {
        readonly type: string
        readonly schema: Schema
        readonly pointer: string
        readonly isRequired: boolean
        /** The media types of the parts of a form that are files, by their names. */
        readonly files: Readonly<Record<string, string>>
      }
    | undefined
  /** The documented answers, by their statuses. */
  readonly answers: readonly DocumentedAnswer[]
  /** The one of a success. */
  readonly answer: DocumentedAnswer
  readonly isStream: boolean
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

/** Whether a media type is JSON, or written in it. */
export const isJson = (type: string): boolean => /^application\/(?:[\w.-]+\+)?json\b/i.test(type)

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

/**
 * Reads the specification, for scripts and tests. Only the verifier (contracts/verify/document.ts) and the server (server/openapi/spec.ts)
 * have readers of their own, so that a mistake in one does not hide in the other. The types have the fields that the specification uses.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What must be so in an answer: docs/contracts.md, Rules. */
export interface Rule {
  rule: string
  message: string
  requirement: string
}

/** What may be deprecated, and until which UTC day it is answered. */
export interface Retirable {
  deprecated?: boolean
  'x-sunset'?: string
}

export interface Schema extends Retirable {
  $ref?: string
  type?: string | string[]
  description?: string
  enum?: (string | number)[]
  const?: string | number
  format?: string
  pattern?: string
  multipleOf?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  minProperties?: number
  maxProperties?: number
  required?: string[]
  properties?: Record<string, Schema>
  additionalProperties?: boolean | Schema
  items?: Schema
  oneOf?: Schema[]
  anyOf?: Schema[]
  allOf?: Schema[]
  /** What is read instead of a value that is not of the type. */
  'x-fallback'?: unknown
  'x-origin'?: string
  'x-rules'?: Rule[]
}

export interface Parameter extends Retirable {
  $ref?: string
  name: string
  in: 'query' | 'header' | 'path' | 'cookie'
  required?: boolean
  description?: string
  example?: unknown
  schema: Schema
}

export interface MediaType {
  schema: Schema
  examples?: Record<string, { value: unknown }>
}

/** A next operation, with what must be equal between the two. */
interface Link {
  operationId: string
  'x-rules'?: Rule[]
}

interface OperationObject extends Retirable {
  operationId?: string
  tags?: string[]
  summary?: string
  description?: string
  security?: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Record<string, MediaType> }
  responses: Record<string, { content?: Record<string, MediaType>; links?: Record<string, Link> }>
  'x-origin'?: string
  'x-access'?: Record<string, string>
  'x-changes'?: string
  'x-events'?: Record<string, string>
  'x-rules'?: Rule[]
  'x-when-frozen'?: unknown
}

/** Not an interface, so that it is a record of its methods too. */
type PathItem = { parameters?: Parameter[] } & {
  [method in 'get' | 'put' | 'post' | 'delete' | 'patch']?: OperationObject
}

/** What decides what is sent and what is answered; the snapshot of a release has nothing else. */
export interface Api {
  info: { version: string }
  security?: Record<string, string[]>[]
  paths: Record<string, PathItem>
  components: { schemas: Record<string, Schema>; parameters: Record<string, Parameter> }
}

export interface Specification extends Api {
  info: { version: string; title: string; description: string }
  tags: { name: string; description: string }[]
}

/** An operation with what it has from its path and from the document. */
export interface Operation extends OperationObject {
  /** Its `operationId`; empty in the snapshot of a release. */
  id: string
  tag: string
  path: string
  /** In capitals. */
  method: string
  isPublic: boolean
  /** With those of its path, references followed. */
  parameters: Parameter[]
  /** What it takes in a body, and the media type of that. */
  body: (MediaType & { type: string }) | undefined
  /** What it answers at HTTP 200, by media type. */
  answers: Record<string, MediaType>
}

/** The name of the schema, parameter or other component that a reference leads to. */
export const nameOf = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1)

/** A key as part of a JSON pointer. */
export const escapePointer = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1')

/** Follows references to the component that they lead to. @throws Error when there is none */
export function resolve<T extends { $ref?: string }>(api: Api, value: T): T {
  if (value.$ref === undefined) return value
  let found: unknown = api
  for (const key of value.$ref.split('/').slice(1))
    found = (found as Record<string, unknown> | undefined)?.[key]
  if (found === undefined) throw new Error(`The specification has no ${value.$ref}`)
  return resolve(api, found as T)
}

/** Every operation, in the document's order. */
export function operationsOf(api: Api): Operation[] {
  return Object.entries(api.paths).flatMap(([path, { parameters: shared = [], ...methods }]) =>
    Object.entries(methods).map(([method, operation]) => {
      const { operationId = '', tags = [], parameters = [], requestBody, responses } = operation
      const security = operation.security ?? api.security ?? []
      const [[type, media] = []] = Object.entries(requestBody?.content ?? {})
      return {
        ...operation,
        id: operationId,
        tag: tags[0] ?? '',
        path,
        method: method.toUpperCase(),
        isPublic: security.length === 0 || security.some(one => Object.keys(one).length === 0),
        parameters: [...shared, ...parameters].map(each => resolve(api, each)),
        body: type !== undefined && media ? { type, ...media } : undefined,
        answers: responses['200']?.content ?? {},
      }
    }),
  )
}

/** Whether an operation gives a file or a stream, which `download` and the streams of the app read, and a generated hook cannot. */
export const isReadOtherwise = ({ answers }: Operation): boolean =>
  Object.keys(answers).some(type => type !== 'application/json')

/** Whether calling it may change something. */
export const changesSomething = ({ method, 'x-changes': changes }: Operation): boolean =>
  method !== 'GET' && changes !== 'nothing'

/** Whether a request has an idempotency key, which the client fills in: see src/api/idempotent-mutation-policy.ts. */
export const hasIdempotencyKey = ({ properties = {} }: Schema): boolean => 'idempotencyKey' in properties

/** Reads a bundled specification; that of this checkout, unless told otherwise. */
export function readSpecification(file = join(import.meta.dirname, '../openapi/bundle.json')): Specification {
  return JSON.parse(readFileSync(file, 'utf8')) as Specification
}

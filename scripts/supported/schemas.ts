/** Schemas that the server could not compile: each would fail its operation at run time. */
import { createCompiler, ROOT } from '#server/openapi/compile-schema.ts'
import { specValidatorOf } from '#server/openapi/spec-validator.ts'
import { operationsOf, type LocatedOperation, type Spec } from '#server/openapi/spec.ts'
import { escapePointer } from '../specification.ts'
import type { Refusal } from './refusal.ts'

/** Fields of a schema that hold one, a list or a record of schemas. */
const HELD =
  /^(?:items|prefixItems|contains|not|if|then|else|oneOf|anyOf|allOf|properties|patternProperties|additionalProperties|propertyNames|dependentSchemas)$/
const RECORDS = /^(?:properties|patternProperties|dependentSchemas)$/

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function valueAt(spec: Spec, pointer: string): unknown {
  const keys = pointer.split('/').slice(1)
  return keys.reduce<unknown>(
    (value, key) => (isObject(value) ? value[key.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined),
    spec,
  )
}

/** Pointers to the schemas that one consists of. */
function partsOf(spec: Spec, pointer: string): string[] {
  const schema = valueAt(spec, pointer)
  if (!isObject(schema)) return []
  const referred = typeof schema['$ref'] === 'string' ? [schema['$ref'].slice(1)] : []
  const held = Object.entries(schema).flatMap(([field, value]) => {
    if (!HELD.test(field) || !isObject(value)) return []
    const at = `${pointer}/${field}`
    const isMany = Array.isArray(value) || RECORDS.test(field)
    return isMany ? Object.keys(value).map(key => `${at}/${escapePointer(key)}`) : [at]
  })
  return [...referred, ...held]
}

/** Pointers to the schemas of what an operation takes and answers. */
function schemasOf({ pointer, operation, parameters }: LocatedOperation): string[] {
  const media = (at: string, content: object = {}) =>
    Object.keys(content).map(type => `${pointer}/${at}/content/${escapePointer(type)}/schema`)
  return [
    ...parameters.map(parameter => `${parameter.pointer}/schema`),
    ...media('requestBody', operation.requestBody?.content),
    ...media('responses/200', operation.responses['200']?.content),
  ]
}

function remedyOf(reason: string): string {
  if (reason.includes('unknown keyword')) return 'Correct its spelling, or remove it: nothing checks it'
  if (/regular expression/i.test(reason)) return 'Mend the pattern'
  return 'Write it so that Ajv compiles it in strict mode: server/openapi/compile-schema.ts'
}

/** Finds, from a schema downwards, the innermost that does not compile; each once. */
function createSearch(spec: Spec) {
  const compile = createCompiler(spec)
  const seen = new Set<string>()
  const reasons = new Map<string, string | undefined>()
  const compileAt = (pointer: string): string | undefined => {
    try {
      compile({ $ref: `${ROOT}#${pointer}` })()
      return undefined
    } catch (error) {
      // Of a rule that cannot be read, the lines after the first point into it.
      return (error instanceof Error ? error.message : String(error)).split('\n')[0]
    }
  }
  const reasonOf = (pointer: string): string | undefined => {
    if (!reasons.has(pointer)) reasons.set(pointer, compileAt(pointer))
    return reasons.get(pointer)
  }
  return function search(pointer: string): { pointer: string; reason: string }[] {
    const reason = reasonOf(pointer)
    if (seen.has(pointer) || reason === undefined) return []
    seen.add(pointer)
    const broken = partsOf(spec, pointer).filter(part => reasonOf(part) !== undefined)
    return broken.length > 0 ? broken.flatMap(search) : [{ pointer, reason }]
  }
}

function compiles(warmUp: () => void): boolean {
  try {
    warmUp()
    return true
  } catch {
    return false
  }
}

/** Everything that the server could not compile, with its own settings: the innermost schema, and the first operation that has it. */
export function refusedSchemas(specification: object): Refusal[] {
  const spec = specification as Spec
  const located = new Map(operationsOf(spec).map(each => [each.operation.operationId, each]))
  const failed = specValidatorOf(spec).operations.filter(({ warmUp }) => !compiles(warmUp))
  const search = createSearch(spec)
  const refusals = (pointer: string, operation?: string): Refusal[] =>
    search(pointer).map(({ pointer: at, reason }) => ({
      pointer: at,
      what: `the server cannot compile the schema at ${at} (${reason.replace(/^strict mode: /, '')})`,
      remedy: remedyOf(reason),
      ...(operation !== undefined && { operation }),
    }))
  return [
    ...failed.flatMap(({ id }) => schemasOf(located.get(id)!).flatMap(pointer => refusals(pointer, id))),
    ...Object.keys(spec.components.schemas).flatMap(name =>
      refusals(`/components/schemas/${escapePointer(name)}`),
    ),
  ]
}

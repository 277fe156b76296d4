import type { ErrorObject } from 'ajv'
import { ROOT, type Compile } from './compile-schema.ts'
import {
  atField,
  fieldTypesOf,
  parseFields,
  parseJsonObject,
  parseParts,
  withoutFiles,
  type Parts,
} from './fields.ts'
import { resolve, type LocatedOperation, type SchemaObject, type Spec } from './spec.ts'

/** The first invalid parameter, header or field of a request. */
export interface InvalidField {
  field: string
}
export type CheckResult = { value: Record<string, unknown> } | InvalidField

const FORM = 'application/x-www-form-urlencoded'
/** The media type of uploads. */
export const MULTIPART = 'multipart/form-data'

function invalidFieldOf(error: ErrorObject | undefined): InvalidField {
  const named: unknown = error?.params['missingProperty'] ?? error?.params['additionalProperty']
  const name = typeof named === 'string' ? named : (error?.instancePath.split('/')[1] ?? '')
  return atField(name)
}

/** An object schema of the query or header parameters; unknown headers are allowed, unknown query parameters are not. */
function parameterSchema(located: LocatedOperation, place: 'query' | 'header') {
  const found = located.parameters.filter(({ parameter }) => parameter.in === place)
  return {
    type: 'object',
    additionalProperties: place === 'header',
    required: found.filter(({ parameter }) => parameter.required).map(({ parameter }) => parameter.name),
    properties: Object.fromEntries(
      found.map(({ parameter, pointer }) => [parameter.name, { $ref: `${ROOT}#${pointer}/schema` }]),
    ),
  }
}

function parameterTypes(spec: Spec, located: LocatedOperation, place: 'query' | 'header') {
  const found = located.parameters.filter(({ parameter }) => parameter.in === place)
  return fieldTypesOf(
    spec,
    Object.fromEntries(found.map(({ parameter }) => [parameter.name, parameter.schema])),
  )
}

const isMediaType = (given: string, expected: string) =>
  given === expected || given.split(';')[0]?.trim().toLowerCase() === expected

const hasBody = (header: (name: string) => string | undefined) =>
  header('transfer-encoding') !== undefined || Number(header('content-length') ?? 0) > 0

export function headerCheck(
  spec: Spec,
  located: LocatedOperation,
  bodyType: string | undefined,
  compile: Compile,
) {
  const kinds = parameterTypes(spec, located, 'header')
  const validator = compile(parameterSchema(located, 'header'))
  // Few combinations occur in practice: valid ones are cached and not validated again.
  const validHeaders = new Set<string>()
  const names = [...kinds.keys()]
  const isBodyRequired = located.operation.requestBody?.required === true
  return (header: (name: string) => string | undefined): InvalidField | undefined => {
    const type = header('content-type')
    const mayBeMissing = bodyType === undefined || (!isBodyRequired && !hasBody(header))
    if (type === undefined ? !mayBeMissing : !isMediaType(type, bodyType ?? FORM)) {
      return { field: 'Content-Type' }
    }
    const given = names.map(name => header(name.toLowerCase()))
    const key = given.join('\n')
    if (validHeaders.has(key)) return undefined
    const text = new URLSearchParams(
      names.flatMap((name, index) => (given[index] === undefined ? [] : [[name, given[index]]])),
    ).toString()
    const fields = parseFields(text, kinds)
    const validate = validator()
    if (!('value' in fields)) return fields
    if (!validate(fields.value)) return invalidFieldOf(validate.errors?.[0])
    if (validHeaders.size < 1000) validHeaders.add(key)
    return undefined
  }
}

export function queryCheck(spec: Spec, located: LocatedOperation, compile: Compile) {
  const kinds = parameterTypes(spec, located, 'query')
  const validator = compile(parameterSchema(located, 'query'))
  return (query: string): CheckResult => {
    const fields = parseFields(query, kinds)
    const validate = validator()
    if (!('value' in fields) || validate(fields.value)) return fields
    return invalidFieldOf(validate.errors?.[0])
  }
}

export function bodyCheck(spec: Spec, located: LocatedOperation, bodyType: string, compile: Compile) {
  const schema = located.operation.requestBody?.content[bodyType]?.schema ?? {}
  const kinds = fieldTypesOf(spec, resolve<SchemaObject>(spec, schema).properties ?? {})
  const pointer = `${located.pointer}/requestBody/content/${bodyType.replaceAll('/', '~1')}/schema`
  const validator = compile({ $ref: `${ROOT}#${pointer}` })
  const readText = bodyType === FORM ? (text: string) => parseFields(text, kinds) : parseJsonObject
  return (body: string | Parts): CheckResult => {
    const fields = typeof body === 'string' ? readText(body) : parseParts(body, kinds)
    const validate = validator()
    if (!('value' in fields)) return fields
    if (validate(typeof body === 'string' ? fields.value : withoutFiles(fields.value))) return fields
    return invalidFieldOf(validate.errors?.[0])
  }
}

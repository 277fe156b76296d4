/**
 * The specification as OpenAPI 3.0, for tools that do not read 3.1. It uses few of the words that 3.1 has and 3.0 lacks; anything else that
 * only 3.1 has is refused, so that nothing is lost in silence.
 */
import { isObject } from '#src/lib/is-object.ts'

type Json = unknown
type JsonObject = Readonly<Record<string, Json>>

/** Words of JSON Schema 2020-12 that 3.0 has no equivalent for, or another meaning. */
const NOT_IN_3_0 = [
  '$defs',
  '$dynamicRef',
  'contains',
  'contentEncoding',
  'contentMediaType',
  'dependentRequired',
  'dependentSchemas',
  'else',
  'exclusiveMaximum',
  'exclusiveMinimum',
  'if',
  'patternProperties',
  'prefixItems',
  'propertyNames',
  'then',
  'unevaluatedItems',
  'unevaluatedProperties',
]

/** Exactly null, in the words of 3.0: `nullable` has an effect beside a `type` only. */
const NULL = { type: 'string', nullable: true, enum: [null] }
const isNull = (schema: Json) => isObject(schema) && schema['type'] === 'null'

const mapValues = (given: Json, change: (value: Json) => Json): Json =>
  isObject(given)
    ? Object.fromEntries(Object.entries(given).map(([name, each]) => [name, change(each)]))
    : given

/** A list of types: one, and whether null is among them. */
function typesOf(type: Json): JsonObject {
  if (!Array.isArray(type)) return { type }
  const others = type.filter(each => each !== 'null')
  if (others.length !== 1) throw new Error(`type: [${type.join(', ')}] has no equivalent in OpenAPI 3.0`)
  return { type: others[0], ...(type.includes('null') && { nullable: true }) }
}

function keywordOf(name: string, value: Json): JsonObject {
  if (NOT_IN_3_0.includes(name)) throw new Error(`${name} has no equivalent in OpenAPI 3.0`)
  if (name === 'type') return typesOf(value)
  if (name === 'const') return { enum: [value] }
  // A list there, one value here.
  if (name === 'examples' && Array.isArray(value)) return { example: value[0] }
  if (name === 'properties') return { properties: mapValues(value, toSchema) }
  if (name === 'items' || name === 'not') return { [name]: toSchema(value) }
  if (name === 'additionalProperties') return { [name]: isObject(value) ? toSchema(value) : value }
  if (['anyOf', 'oneOf', 'allOf'].includes(name))
    return { [name]: (value as Json[]).map(each => (isNull(each) ? NULL : toSchema(each))) }
  return { [name]: value }
}

/** A schema of 3.1 in the words of 3.0. @throws Error when there is none */
export function toSchema(schema: Json): Json {
  if (!isObject(schema)) return schema
  const { $ref, ...rest } = schema
  // 3.0 ignores what stands beside a reference.
  if ($ref !== undefined && Object.keys(rest).length > 0) return toSchema({ ...rest, allOf: [{ $ref }] })
  if ($ref !== undefined) return { $ref }
  const converted = Object.assign(
    {},
    ...Object.entries(rest).map(([name, value]) => keywordOf(name, value)),
  ) as Record<string, Json>
  const { enum: values } = converted
  // An enum with null needs `nullable`, and `nullable` null in the enum.
  if (converted['nullable'] === true && Array.isArray(values) && !values.includes(null))
    converted['enum'] = [...(values as Json[]), null]
  return converted
}

/** Goes through what is no schema, down to the schemas. Examples are data: they stay as they are. */
function toDocument(node: Json, name = ''): Json {
  if (name === 'schemas') return mapValues(node, toSchema)
  if (name === 'schema') return toSchema(node)
  if (name === 'example' || name === 'value' || name.startsWith('x-')) return node
  if (Array.isArray(node)) return node.map(each => toDocument(each))
  if (!isObject(node)) return node
  return Object.fromEntries(Object.entries(node).map(([key, each]) => [key, toDocument(each, key)]))
}

/** A bundled specification of 3.1 as 3.0.3. @throws Error when it uses what 3.0 cannot say */
export function toOpenApi30(bundle: object): JsonObject {
  if ('webhooks' in bundle) throw new Error('webhooks have no equivalent in OpenAPI 3.0')
  const { jsonSchemaDialect: _, ...known } = bundle as JsonObject
  const converted = toDocument(known) as Record<string, JsonObject>
  const { license, summary: __, ...info } = converted['info'] as Record<string, Json>
  const { identifier: ___, ...named } = (license ?? {}) as Record<string, Json>
  return {
    ...converted,
    openapi: '3.0.3',
    info: { ...info, ...(license !== undefined && { license: named }) },
  }
}

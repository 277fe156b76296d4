/** What a new version of the API breaks for an app that was built for the released one: docs/api-versions.md. */
import {
  operationsOf,
  resolve,
  type MediaType,
  type Operation,
  type Retirable,
  type Schema,
  type Api,
} from './specification.ts'

/** Larger is narrower, and smaller is narrower. */
const LOWER_BOUNDS = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'] as const
const UPPER_BOUNDS = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'] as const
const FORMS = ['pattern', 'format', 'multipleOf'] as const

/** Follows references and merges `allOf`. */
function resolved(api: Api, schema: Schema): Schema {
  const { $ref, allOf, ...rest } = schema
  if ($ref) return resolved(api, { ...resolve(api, { $ref }), ...rest })
  if (!allOf) return schema
  const parts = [...allOf.map(part => resolved(api, part)), rest]
  return {
    ...Object.assign({}, ...parts),
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    required: parts.flatMap(({ required }) => required ?? []),
  }
}

/** The alternatives of a schema, each without alternatives of its own. */
function variants(api: Api, schema: Schema): Schema[] {
  const { oneOf, anyOf, ...rest } = resolved(api, schema)
  const choices = oneOf ?? anyOf
  return choices ? choices.flatMap(choice => variants(api, { ...rest, ...resolved(api, choice) })) : [rest]
}

const valuesOf = ({ const: only, enum: values }: Schema) => (only === undefined ? values : [only])

/** A side of a call: which schema has to fit into which. The one who is served must not meet what was not released. */
interface Side {
  readonly name: 'request' | 'response'
  readonly released: Api
  readonly now: Api
  readonly today: string
  /** What was found for a pair of schemas; nothing while it is being looked for, which ends recursion. */
  readonly known: Map<Schema, Map<Schema, string[]>>
}

/** Whether something was released as deprecated and its day has come. */
const isRetired = ({ deprecated, 'x-sunset': sunset }: Retirable, today: string): boolean =>
  deprecated === true && sunset !== undefined && sunset <= today

/** Keywords of a schema without alternatives by which `inner` allows what `outer` does not. */
function keywordMisfits(inner: Schema, outer: Schema): (keyof Schema)[] {
  const misfits = new Set<keyof Schema>()
  const [innerTypes, outerTypes] = [inner, outer].map(({ type }) =>
    type === undefined ? undefined : [type].flat(),
  )
  const isWithin = (type: string) =>
    outerTypes!.includes(type) || (type === 'integer' && outerTypes!.includes('number'))
  if (outerTypes && !innerTypes?.every(isWithin)) misfits.add('type')
  const allowed = valuesOf(outer)
  if (allowed && !valuesOf(inner)?.every(value => allowed.includes(value)))
    misfits.add(outer.const === undefined ? 'enum' : 'const')
  for (const key of LOWER_BOUNDS)
    if (outer[key] !== undefined && (inner[key] ?? -Infinity) < outer[key]) misfits.add(key)
  for (const key of UPPER_BOUNDS)
    if (outer[key] !== undefined && (inner[key] ?? Infinity) > outer[key]) misfits.add(key)
  for (const key of FORMS) if (outer[key] !== undefined && outer[key] !== inner[key]) misfits.add(key)
  return [...misfits]
}

/** Fields of an object that were removed or whose presence changed. */
function fieldChanges(before: Schema, after: Schema, where: string, side: Side): string[] {
  const mayGo = (name: string) =>
    isRetired(resolved(side.released, before.properties?.[name] ?? {}), side.today)
  const names = (schema: Schema) => Object.keys(schema.properties ?? {})
  if (side.name === 'response')
    return (before.required ?? [])
      .filter(name => !after.required?.includes(name) && !mayGo(name))
      .map(name => `${where}.${name} is no longer in every response`)
  return [
    ...names(before)
      .filter(name => !after.properties?.[name] && after.additionalProperties === false && !mayGo(name))
      .map(name => `${where}.${name} is no longer accepted`),
    ...(after.required ?? [])
      .filter(name => !before.required?.includes(name))
      .map(name => `${where}.${name} is required now`),
  ]
}

function compareVariants(before: Schema, after: Schema, where: string, side: Side): string[] {
  const [inner, outer] = side.name === 'request' ? [before, after] : [after, before]
  const text = (value: unknown) => JSON.stringify(value) ?? 'none'
  const changes = keywordMisfits(inner, outer).map(
    key => `${where}: ${key} ${text(before[key])} → ${text(after[key])}`,
  )
  changes.push(...fieldChanges(before, after, where, side))
  for (const [name, field] of Object.entries(before.properties ?? {})) {
    const next = after.properties?.[name]
    if (next) changes.push(...compareSchemas(field, next, `${where}.${name}`, side))
  }
  if (before.items && after.items)
    changes.push(...compareSchemas(before.items, after.items, `${where}[]`, side))
  const [rest, nextRest] = [before.additionalProperties, after.additionalProperties]
  if (typeof rest === 'object' && typeof nextRest === 'object')
    changes.push(...compareSchemas(rest, nextRest, `${where}.*`, side))
  return changes
}

/** Where the alternatives of one side fit into none of the other. */
function compareAlternatives(before: Schema, after: Schema, where: string, side: Side): string[] {
  const [olds, news] = [variants(side.released, before), variants(side.now, after)]
  const [inner, outer] = side.name === 'request' ? [olds, news] : [news, olds]
  return inner.flatMap(one => {
    const attempts = outer.map(other =>
      side.name === 'request'
        ? compareVariants(one, other, where, side)
        : compareVariants(other, one, where, side),
    )
    // Of several, the closest says best what has changed.
    return attempts.toSorted((a, b) => a.length - b.length)[0] ?? []
  })
}

function compareSchemas(before: Schema, after: Schema, where: string, side: Side): string[] {
  const key = resolve(side.released, before)
  const other = resolve(side.now, after)
  const known = side.known.get(key) ?? new Map<Schema, string[]>()
  side.known.set(key, known)
  const found = known.get(other)
  if (found) return found
  known.set(other, [])
  const name = before.$ref ? `${side.name} ${before.$ref.split('/').at(-1)}` : where
  const changes = compareAlternatives(before, after, name, side)
  known.set(other, changes)
  return changes
}

/** The operations of a document by method and path. */
const operationsByName = (api: Api) =>
  new Map(operationsOf(api).map(operation => [`${operation.method} ${operation.path}`, operation]))

function compareParameters(before: Operation, after: Operation, name: string, side: Side): string[] {
  const keyed = ({ parameters }: Operation) =>
    new Map(parameters.map(each => [`${each.in} ${each.name}`, each]))
  const [olds, news] = [keyed(before), keyed(after)]
  const changes: string[] = []
  for (const [key, old] of olds) {
    const next = news.get(key)
    if (next) changes.push(...compareSchemas(old.schema, next.schema, `${name} ${key}`, side))
    else if (!isRetired(old, side.today)) changes.push(`${name} ${key} is removed`)
  }
  for (const [key, next] of news)
    if (next.required && !olds.get(key)?.required) changes.push(`${name} ${key} is required now`)
  return changes
}

function compareContent(
  before: Record<string, MediaType>,
  after: Record<string, MediaType>,
  name: string,
  side: Side,
): string[] {
  return Object.entries(before).flatMap(([type, { schema }]) => {
    const next = after[type]
    return next
      ? compareSchemas(schema, next.schema, `${name} ${side.name}`, side)
      : [`${name} ${side.name}: ${type} is removed`]
  })
}

/**
 * What would no longer work for an app that was built for the released API, one sentence each, without repetition.
 * Removed operations, parameters and fields count, unless they were released as deprecated and their `x-sunset` has come.
 * @param today the UTC day, YYYY-MM-DD
 * @throws Error at a reference to nothing
 */
export function breakingChanges(released: Api, now: Api, today: string): string[] {
  const request: Side = { name: 'request', released, now, today, known: new Map() }
  const response: Side = { ...request, name: 'response', known: new Map() }
  const operations = operationsByName(now)
  const changes = [...operationsByName(released)].flatMap(([name, before]) => {
    const after = operations.get(name)
    if (!after) return isRetired(before, today) ? [] : [`${name} is removed`]
    const body = after.requestBody
    return [
      ...(before.isPublic && !after.isPublic ? [`${name} needs a token now`] : []),
      ...compareParameters(before, after, name, request),
      ...(body?.required && !before.requestBody?.required ? [`${name} needs a body now`] : []),
      ...compareContent(before.requestBody?.content ?? {}, body?.content ?? {}, name, request),
      ...Object.entries(before.responses).flatMap(([status, { content = {} }]) =>
        compareContent(content, after.responses[status]?.content ?? {}, name, response),
      ),
    ]
  })
  return [...new Set(changes)]
}

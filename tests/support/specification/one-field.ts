/** Answers with one wrong field, made from the specification: every field of an answer, one at a time. */
import { nameOf, resolve, type Operation, type Schema, type Specification } from '#scripts/specification.ts'

export interface OneChange {
  /** Where: `rows.0.tickerInfo.nowPrice`. */
  field: string
  /** What: `missing`, `null` … */
  kind: string
  body: unknown
}

type Place = readonly (string | number)[]
type Fields = Record<string | number, unknown>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
/** Taken for a field that is left out. */
const MISSING = Symbol('missing')

/** The schema without the null that it may be as well. */
export function valueSchema(api: Specification, schema: Schema): Schema {
  const { allOf, anyOf, ...own } = resolve(api, schema)
  const inner = allOf?.[0] ?? anyOf?.find(({ type }) => type !== 'null')
  return inner ? valueSchema(api, inner) : own
}

/** A copy of a value with another one at a place. */
function withAt(value: unknown, [key, ...rest]: Place, other: unknown): unknown {
  if (key === undefined) return other
  const copy: Fields = Array.isArray(value) ? ([...value] as unknown as Fields) : { ...(value as Fields) }
  const inner = withAt(copy[key], rest, other)
  if (inner !== MISSING) copy[key] = inner
  else if (Array.isArray(copy)) copy.splice(Number(key), 1)
  else delete copy[key]
  return copy
}

const nulls = (value: Fields) => Object.fromEntries(Object.keys(value).map(name => [name, null]))

/** What a value may be instead, by the kind of mistake. */
function others(value: unknown, { enum: values, type }: Schema): Record<string, unknown> {
  const common = { missing: MISSING, null: null }
  if (Array.isArray(value)) {
    const [first] = value
    return {
      ...common,
      empty: [],
      'no list': {},
      'row of nulls': [isFields(first) ? nulls(first) : null, ...value.slice(1)],
    }
  }
  if (isFields(value)) return { ...common, empty: {}, 'row of nulls': nulls(value), 'no object': 'text' }
  const unknown = values && { 'unknown value': typeof value === 'number' ? 98 : 'unheard-of' }
  if (typeof value === 'number')
    return {
      ...common,
      ...unknown,
      'number as text': String(value),
      huge: 1e300,
      negative: -1,
      fraction: 0.5,
      'wrong date': 'yesterday',
    }
  if (typeof value === 'boolean')
    return { ...common, 'boolean as text': String(value), 'boolean as number': Number(value) }
  if (typeof value !== 'string')
    return type === undefined ? common : { ...common, number: 1e300, text: 'text', list: [] }
  return {
    ...common,
    ...unknown,
    'text as number': /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : 7,
    empty: '',
    huge: '9'.repeat(400),
    'wrong date': '2026-13-45',
    object: {},
  }
}

function changesAt(
  api: Specification,
  body: unknown,
  value: unknown,
  given: Schema,
  place: Place,
): OneChange[] {
  const schema = valueSchema(api, given)
  const here = Object.entries(others(value, schema)).map(([kind, other]) => ({
    field: place.join('.'),
    kind,
    body: withAt(body, place, other),
  }))
  return [...here, ...insideOf(api, body, value, schema, place)]
}

function insideOf(
  api: Specification,
  body: unknown,
  value: unknown,
  schema: Schema,
  place: Place,
): OneChange[] {
  if (Array.isArray(value))
    return value.length > 0 && schema.items ? changesAt(api, body, value[0], schema.items, [...place, 0]) : []
  if (!isFields(value)) return []
  const named = Object.entries(schema.properties ?? {}).filter(([name]) => name in value)
  const first = typeof schema.additionalProperties === 'object' ? Object.keys(value).slice(0, 1) : []
  const free = first.map((name): [string, Schema] => [name, schema.additionalProperties as Schema])
  return [...named, ...free].flatMap(([name, one]) =>
    changesAt(api, body, value[name], one, [...place, name]),
  )
}

/** Every answer that differs in one field from a right one; the envelope's own code and message are as they were. */
export function oneFieldChanges(api: Specification, answer: unknown, schema: Schema): OneChange[] {
  const { data, rows, total } = resolve(api, schema).properties ?? {}
  const parts = { data, rows, total }
  return Object.entries(parts).flatMap(([name, part]) =>
    part && isFields(answer) && name in answer ? changesAt(api, answer, answer[name], part, [name]) : [],
  )
}

/** The schema of an operation's success; undefined for one that answers with a file. */
export const answerSchema = ({ answers }: Operation): Schema | undefined =>
  answers['application/json']?.schema.oneOf?.find(({ $ref = '' }) => nameOf($ref) !== 'ErrorEnvelope')

/** Requests that nobody has recorded, from the examples and schemas of the specification. */
import {
  isJson,
  resolve,
  type Document,
  type LocatedParameter,
  type MediaType,
  type Operation,
  type Schema,
} from '../document.ts'
import { headersFor, type Draft } from '../draft.ts'
import type { Judge } from '../judge.ts'
import { thingsIn } from './resources.ts'
import { sampleOf, varied, type Extent } from './samples.ts'
import type { Values } from '../state-hook.ts'

type Pairs = (readonly [string, string])[]

const SEPARATORS: Readonly<Record<string, string>> = { spaceDelimited: ' ', pipeDelimited: '|' }
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A parameter as it is written in a query, by its style. */
export function writtenParameter(
  { name, in: place, style, explode, 'x-media-type': media }: LocatedParameter,
  value: unknown,
): Pairs {
  if (media !== undefined) return [[name, isJson(media) ? JSON.stringify(value) : String(value)]]
  const isForm = place === 'query' || place === 'cookie'
  const isExploded = explode ?? (style === undefined || style === 'form' ? isForm : false)
  if (Array.isArray(value)) {
    const texts = value.map(String)
    return isExploded && isForm
      ? texts.map(text => [name, text])
      : [[name, texts.join(SEPARATORS[style ?? ''] ?? ',')]]
  }
  if (!isObject(value)) return [[name, String(value)]]
  const entries = Object.entries(value).map(([key, one]) => [key, String(one)] as const)
  if (style === 'deepObject') return entries.map(([key, text]) => [`${name}[${key}]`, text])
  return isExploded && isForm ? entries : [[name, entries.flat().join(',')]]
}

/** A value that a parameter may have: an example of its own, or by its schema. */
export function valueOf(
  document: Document,
  { name, example, examples, schema }: LocatedParameter,
  extent: Extent,
): unknown {
  const [first] = Object.values(examples ?? {})
  return example ?? first?.value ?? sampleOf(document, schema, { name, extent })
}

const mediaOf = (document: Document, { path, method, body }: Operation): MediaType | undefined => {
  const raw = document.paths[path]?.[method.toLowerCase()]
  const given = raw && !Array.isArray(raw) ? raw.requestBody : undefined
  return given && body && resolve(document, given).content[body.type]
}

/** The body of a request; what may have to be unique is. */
function bodyOf(
  document: Document,
  judge: Judge,
  operation: Operation,
  extent: Extent,
): Pick<Draft, 'body' | 'whole'> {
  const { body } = operation
  if (!body) return { body: [] }
  const media = mediaOf(document, operation)
  const [example] = Object.values(media?.examples ?? {})
  const stated = media?.example ?? example?.value
  const value =
    extent === 'example' && stated !== undefined
      ? stated
      : sampleOf(document, body.schema, { name: 'body', extent })
  if (!isObject(value)) return { body: [], whole: value }
  const properties: Readonly<Record<string, Schema>> = body.schema.properties ?? {}
  const fits = (name: string, one: unknown) =>
    properties[name] === undefined || judge.accepts(`${body.pointer}/properties/${name}`, one)
  return { body: Object.entries(varied(value, fits)) }
}

/**
 * A request of an operation; `values` has what identifies the things of its path, by their paths. A header or a parameter that may be left out is.
 */
export function inferredDraft(
  document: Document,
  judge: Judge,
  operation: Operation,
  values: Values,
  extent: Extent,
): Draft {
  const things = thingsIn(operation.path)
  const names = things.map(path => /\{([^}]+)\}$/.exec(path)![1]!)
  const needed = operation.parameters.filter(({ required }) => required)
  const written = (place: string) =>
    needed
      .filter(one => one.in === place)
      .flatMap(one => writtenParameter(one, valueOf(document, one, extent)))
  const stated = Object.fromEntries(written('path'))
  const path = Object.fromEntries(names.map((name, index) => [name, values[things[index]!] ?? stated[name]]))
  const accepted = operation.answer.types.filter(isJson)
  return {
    operation,
    path: { ...stated, ...(path as Record<string, string>) },
    query: written('query'),
    headers: {
      ...headersFor(operation),
      ...(accepted.length === 0 &&
        operation.answer.types.length > 0 && { Accept: operation.answer.types.join(', ') }),
      ...Object.fromEntries(written('header')),
    },
    ...bodyOf(document, judge, operation, extent),
  }
}

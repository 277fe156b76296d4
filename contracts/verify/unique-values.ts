/** Values that belong to one thing alone (`x-unique`): an id, a token, a code. No other row of an answer has one, nor any other account. */
import { schemaOf } from './answers.ts'
import { isJson, resolve, type Document, type Operation, type Schema } from './document.ts'
import { isSuccess, type HttpExchange, type Violation } from './wire.ts'

/** Where a value stands in the specification. */
type Place = Schema

interface UniqueValue {
  /** What the field is called. */
  readonly name: string
  readonly value: unknown
}

type Values = Map<Place, Map<string, UniqueValue>>

const answerSchema = ({ answer }: Operation, document: Document): Schema =>
  isJson(answer.types[0] ?? '') ? (schemaOf(document, answer) ?? {}) : {}

/** Collects the values below a schema, each once, by where they are in the answer. */
function collect(
  document: Document,
  given: Schema,
  value: unknown,
  values: Values,
  { path, name }: { readonly path: string; readonly name: string },
): void {
  if (given['x-unique'] && value !== null) {
    const here = values.get(given) ?? new Map<string, UniqueValue>()
    values.set(given, here.set(path, { name, value }))
  }
  const schema = resolve(document, given)
  const { items, properties = {}, oneOf = [], anyOf = [], allOf = [] } = schema
  for (const branch of [...oneOf, ...anyOf, ...allOf])
    collect(document, branch, value, values, { path, name })
  if (typeof value !== 'object' || value === null) return
  for (const [key, each] of Object.entries(value)) {
    const part = Array.isArray(value) ? items : properties[key]
    // What is in a list is called as the list is.
    const place = { path: `${path}/${key}`, name: Array.isArray(value) ? name : key }
    if (part) collect(document, part, each, values, place)
  }
}

function valuesOf(document: Document, { operation, received }: HttpExchange): Values {
  const values: Values = new Map()
  if (isSuccess(received))
    collect(document, answerSchema(operation, document), received.json, values, { path: '', name: 'it' })
  return values
}

/** Whether some part of an operation's answers is described by a schema for which a test holds. */
export function isAnswered(
  document: Document,
  operation: Operation,
  test: (schema: Schema) => boolean,
): boolean {
  const seen = new Set<Schema>()
  const has = (given: Schema): boolean => {
    if (test(given)) return true
    const schema = resolve(document, given)
    if (seen.has(schema)) return false
    seen.add(schema)
    const { items, oneOf = [], anyOf = [], allOf = [], properties = {} } = schema
    return [...(items ? [items] : []), ...oneOf, ...anyOf, ...allOf, ...Object.values(properties)].some(has)
  }
  return has(answerSchema(operation, document))
}

/** Whether answers of an operation have such values. */
export const hasUniqueValues = (document: Document, operation: Operation): boolean =>
  isAnswered(document, operation, schema => schema['x-unique'] === true)

const shown = ({ name, value }: UniqueValue) => `${name} ${JSON.stringify(value)}`

/** What is wrong with what two accounts were answered. */
export function uniqueProblems(
  document: Document,
  [first, second]: readonly [HttpExchange, HttpExchange],
): Violation[] {
  const [own, others] = [valuesOf(document, first), valuesOf(document, second)]
  const says = new Set<string>()
  for (const values of [own, others])
    for (const each of values.values()) {
      const all = [...each.values()]
      for (const [index, one] of all.entries())
        if (all.findIndex(({ value }) => value === one.value) < index)
          says.add(`an answer has ${shown(one)} twice`)
    }
  for (const [place, each] of own) {
    const theirs = new Set([...(others.get(place)?.values() ?? [])].map(({ value }) => value))
    for (const one of each.values())
      if (theirs.has(one.value)) says.add(`two accounts were answered the same ${shown(one)}`)
  }
  return [...says].slice(0, 3).map(one => ({
    says: `${one}, which belongs to one thing alone`,
    pointer: first.operation.pointer,
  }))
}

/**
 * Writes how the answer of each operation is read (src/api/readers.ts): src/api/generated/first-readers.ts for what home and
 * the first views ask for, src/api/generated/readers.ts for all others.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { firstPaths, launchPaths, marketPaths } from '#src/app/prerender/first-paths.ts'
import {
  nameOf,
  operationsOf,
  readSpecification,
  resolve,
  type Operation,
  type Schema,
  type Specification,
} from './specification.ts'

/** Larger whole numbers are ids and counts, whose bounds are this specification's own. */
const MAX_BOUND = 100
const MAX_TIME = 9_999_999_999_999

class Readers {
  /** The source of each reader that has a name, in an order in which none is used before it is there. */
  readonly named = new Map<string, string>()
  readonly #begun = new Set<string>()
  readonly #api: Specification

  constructor(api: Specification) {
    this.#api = api
  }

  /** The source of the reader of a schema. */
  of(schema: Schema): string {
    const { 'x-fallback': other, ...rest } = schema
    const reader = rest.$ref ? this.#referred(rest.$ref) : this.#inline(rest)
    return other === undefined ? reader : `fallback(${reader}, ${JSON.stringify(other)})`
  }

  #referred(ref: string): string {
    const name = nameOf(ref)
    const schema = resolve(this.#api, { $ref: ref })
    if (!this.named.has(name)) {
      // A schema that has itself inside.
      if (this.#begun.has(name)) return 'anything'
      this.#begun.add(name)
      this.named.set(name, this.of(schema))
    }
    return name
  }

  #inline(schema: Schema): string {
    const { type, anyOf, allOf, enum: values, properties, items, additionalProperties } = schema
    if (allOf?.[0]) return this.of(allOf[0])
    if (anyOf) {
      const some = anyOf.filter(one => one.type !== 'null')
      const reader = some.length === 1 ? this.of(some[0]!) : 'anything'
      return some.length < anyOf.length ? `nullable(${reader})` : reader
    }
    if (Array.isArray(type))
      return `nullable(${this.#inline({ ...schema, type: type.find(one => one !== 'null')! })})`
    if (values) return `oneOf(${JSON.stringify(values)})`
    if (schema.const !== undefined) return `oneOf(${JSON.stringify([schema.const])})`
    if (items) return `list(${this.of(items)})`
    if (properties) return `object({ ${this.#fields(schema).join(', ')} })`
    if (typeof additionalProperties === 'object') return `map(${this.of(additionalProperties)})`
    if (type === 'integer') return integerReader(schema)
    return type === 'string' ? textReader(schema) : type === 'boolean' ? 'boolean' : 'anything'
  }

  #fields({ properties = {}, required = [] }: Schema): string[] {
    return Object.entries(properties).map(([name, schema]) => {
      const reader = this.of(schema)
      return `${JSON.stringify(name)}: ${required.includes(name) ? reader : `optional(${reader})`}`
    })
  }
}

function integerReader({ minimum = 0, maximum = Infinity }: Schema): string {
  // Older times than this back end's: candles of decades.
  if (maximum === MAX_TIME) return `integerIn(0, ${maximum})`
  return maximum <= MAX_BOUND ? `integerIn(${minimum}, ${maximum})` : 'integer'
}

/** Decides by what the pattern takes: texts with a pattern of their own are for the back end to check. */
function textReader({ pattern }: Schema): string {
  if (pattern === undefined) return 'text'
  const takes = (value: string) => new RegExp(pattern, 'u').test(value)
  if (takes('A') || takes('Ab')) return 'text'
  if (takes('2026-11-29')) return 'day'
  return takes('0.5') || takes('0.01') ? 'figure' : 'text'
}

/** What home and the first view of each tab with prices ask for: the readers of these are among the first scripts. */
const FIRST: ReadonlySet<string> = new Set([
  ...Object.values(firstPaths),
  ...Object.values(marketPaths),
  ...launchPaths,
])

/** Reads the bundle and writes both files; the same bundle gives the same bytes. */
export function writeReaders(bundle: string, folder: string): void {
  const api = readSpecification(bundle)
  const all = operationsOf(api)
  const isFirst = ({ path }: Operation) => FIRST.has(path)
  writeFileSync(join(folder, 'first-readers.ts'), readersOf(api, all.filter(isFirst)))
  writeFileSync(
    join(folder, 'readers.ts'),
    readersOf(
      api,
      all.filter(operation => !isFirst(operation)),
    ),
  )
}

function readersOf(api: Specification, operations: readonly Operation[]): string {
  const readers = new Readers(api)
  const answers = operations.flatMap(({ path, answers: given }) => {
    const choice = given['application/json']?.schema.oneOf?.find(
      ({ $ref = '' }) => nameOf($ref) !== 'ErrorEnvelope',
    )
    const { rows, data } = choice ? (resolve(api, choice).properties ?? {}) : {}
    if (rows?.items) return [`  ${JSON.stringify(path)}: withRows(${readers.of(rows.items)}),`]
    return data ? [`  ${JSON.stringify(path)}: withData(${readers.of(data)}),`] : []
  })
  const named = [...readers.named].map(([name, source]) => `const ${name} = ${source};`)
  const body = `${named.join('\n')}

/** How the answers of these operations are read. */
export const readers = {
${answers.join('\n')}
};
`
  const used = USED.filter(name => new RegExp(`\\b${name}\\b`).test(body.replaceAll(/"[^"]*"/g, '')))
  return `/**
 * Generated from openapi/ by \`npm run gen\`. Do not edit.
 */
import { ${used.join(', ')} } from '../readers.ts';

${body}`
}

const USED = [
  'anything',
  'boolean',
  'day',
  'fallback',
  'figure',
  'integer',
  'integerIn',
  'list',
  'map',
  'nullable',
  'object',
  'oneOf',
  'optional',
  'text',
  'withData',
  'withRows',
]

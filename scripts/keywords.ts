/** Checks the keywords of our own (`x-…`) of the specification against openapi/keywords.json, and writes the table of them, for scripts/gen.ts. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { ErrorObject } from 'ajv'
import { parse } from 'yaml'
import { escapePointer } from './specification.ts'

const FILE = 'openapi/keywords.json'

type Place = 'document' | 'operation' | 'link' | 'parameter' | 'schema'
type Values = Record<string, unknown>

interface Keywords {
  readonly properties: Record<Place, { properties: Record<string, { description: string }> }>
}

const keywords = JSON.parse(readFileSync(join(import.meta.dirname, '..', FILE), 'utf8')) as Keywords
const places = Object.keys(keywords.properties) as Place[]

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']
/** What a field of the specification holds, where that may have keywords. */
const HELD: Readonly<Record<string, Place>> = {
  ...Object.fromEntries(METHODS.map(method => [method, 'operation'])),
  links: 'link',
  parameters: 'parameter',
  ...Object.fromEntries(
    [
      'schema',
      'schemas',
      'properties',
      'items',
      'additionalProperties',
      'oneOf',
      'anyOf',
      'allOf',
      'not',
    ].map(field => [field, 'schema']),
  ),
}
/** Fields whose keys are names of the specification's own. */
const NAMED =
  /^(?:paths|schemas|properties|parameters|links|headers|responses|content|requestBodies|securitySchemes)$/
/** Fields whose values are data, in which an `x-…` means nothing. */
const DATA = /^(?:x-.*|examples?|default|const|enum|security)$/

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Calls `see` with every object of the specification that is not data, the place that it is and a JSON pointer to it. */
function visit(
  value: object,
  place: Place | undefined,
  at: string,
  see: (keywords: Values, place: Place | undefined, at: string) => void,
): void {
  if (!Array.isArray(value))
    see(Object.fromEntries(Object.entries(value).filter(([key]) => key.startsWith('x-'))), place, at)
  for (const [key, child] of Object.entries(value)) {
    const path = `${at}/${escapePointer(key)}`
    if (!isObject(child) || (!Array.isArray(value) && DATA.test(key))) continue
    const held = Array.isArray(value) ? place : HELD[key]
    if (!NAMED.test(key) || Array.isArray(child)) visit(child, held, path, see)
    else
      for (const [name, member] of Object.entries(child))
        if (isObject(member)) visit(member, held, `${path}/${escapePointer(name)}`, see)
  }
}

/** What an error of Ajv says about the keyword that it is in. */
function explain(error: ErrorObject, at: string, place: Place): string {
  const { instancePath, params, message } = error
  const [, , keyword, ...rest] = instancePath.split('/')
  const allowed = keywords.properties[place].properties
  if (keyword) {
    const inside = rest.length > 0 ? ` at ${rest.join('/')}` : ''
    return `${at}: ${keyword}${inside} ${message}. It is: ${allowed[keyword]?.description}.`
  }
  if (error.keyword === 'required') return `${at}: ${place} lacks ${params['missingProperty']}.`
  const known = Object.keys(allowed).join(', ')
  return `${at}: ${params['additionalProperty']} is unknown here (${place}); known are ${known}.`
}

/**
 * Checks that every `x-…` of a bundled specification is a keyword of its place and well formed.
 * @throws Error with a line for each that is not
 */
export function checkKeywords(bundle: object): void {
  const ajv = new Ajv2020({ allErrors: true, strict: false })
  addFormats.default(ajv)
  const validate = ajv.compile(keywords)
  const problems: string[] = []
  visit(bundle, 'document', '', (found, place, at) => {
    const where = at || 'the document'
    if (!place) {
      for (const name of Object.keys(found))
        problems.push(`${where}: ${name} must stand beside one of ${places.join(', ')}.`)
    } else if (!validate({ [place]: found })) {
      // Of a keyword its first error: the others follow from it.
      const errors = Map.groupBy(
        validate.errors ?? [],
        ({ instancePath, params }) => instancePath.split('/')[2] ?? JSON.stringify(params),
      )
      for (const [first] of errors.values()) if (first) problems.push(explain(first, where, place))
    }
  })
  if (problems.length === 0) return
  const advice = `Mend them in openapi/, or describe a new keyword in ${FILE}: docs/adding-an-operation.md, "Keywords".`
  throw new Error(`Keywords of the specification:\n  ${problems.join('\n  ')}\n${advice}`)
}

/**
 * Checks the same of the schemas as they are written, before they are bundled.
 * @throws Error with a line for each that is not
 */
export function checkSchemaFiles(folder: string): void {
  const files = readdirSync(folder).filter(file => file.endsWith('.yaml'))
  const schemas = files.map(file => [file, parse(readFileSync(join(folder, file), 'utf8')) as object])
  checkKeywords({ components: Object.fromEntries(schemas.map(([file, own]) => [file, { schemas: own }])) })
}

const BEGIN = '<!-- keywords: written by npm run gen -->'
const END = '<!-- end of keywords -->'

/** Replaces the table between the two marks of docs/adding-an-operation.md. @throws Error when the marks are missing */
export function withKeywords(page: string): string {
  const [before, rest] = page.split(BEGIN)
  const after = rest?.split(END)[1]
  if (after === undefined)
    throw new Error('docs/adding-an-operation.md has no marks for the table of keywords.')
  const rows = places.flatMap(place =>
    Object.entries(keywords.properties[place].properties).map(
      ([name, { description }]) => `| \`${name}\` | ${place} | ${description} |`,
    ),
  )
  const table = ['| keyword | beside | value |', '|---|---|---|', ...rows]
  return `${before}${BEGIN}\n${table.join('\n')}\n${END}${after}`
}

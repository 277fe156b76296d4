/**
 * Reads a specification as a team has it: a file or an address, JSON or YAML, OpenAPI 3.0 or 3.1, in one file or in several. What is in other
 * files becomes `x-files`, to which references then lead; what 3.0 says in other words is said as 3.1 does.
 */
import { readFileSync } from 'node:fs'
import { relative, resolve as resolvePath } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parse } from 'yaml'
import { resolve, unescaped, type Document, type RawBody } from '../document.ts'
import { merged } from '../things/samples.ts'
import type { SpecificationFile } from './source-lines.ts'
import { UsageError } from '../usage.ts'

export interface Specification {
  readonly document: Document
  /** The specification itself, then the others in the order of `x-files`. */
  readonly files: readonly SpecificationFile[]
  /** The address of the server, where it says one. */
  readonly server: string | undefined
}

type Json = Record<string, unknown>
const isObject = (node: unknown): node is Json => typeof node === 'object' && node !== null

const isRemote = (text: string) => /^https?:\/\//i.test(text)

async function readText(place: URL): Promise<string> {
  if (place.protocol === 'file:') return readFileSync(place, 'utf8')
  const response = await fetch(place)
  if (!response.ok) throw new Error(`${place.href} answered HTTP ${response.status}`)
  return response.text()
}

const nameOf = (place: URL) =>
  place.protocol === 'file:' ? relative(process.cwd(), fileURLToPath(place)) : place.href

/** Collects a file and all that it refers to. */
class Files {
  readonly found: SpecificationFile[] = []
  readonly contents: unknown[] = []
  readonly #numbers = new Map<string, number>()

  /** Reads a file once. @returns the pointer at which its content is in the document */
  async read(place: URL): Promise<string> {
    const known = this.#numbers.get(place.href)
    if (known !== undefined) return this.#pointerOf(known)
    const number = this.found.length
    this.#numbers.set(place.href, number)
    const text = await readText(place)
    this.found.push({ name: nameOf(place), text })
    const content: unknown = parse(text, { maxAliasCount: -1 })
    this.contents.push(content)
    await this.#follow(content, place, this.#pointerOf(number))
    return this.#pointerOf(number)
  }

  #pointerOf(number: number): string {
    return number === 0 ? '' : `/x-files/${number - 1}`
  }

  /** Makes every reference in a file one within the document. */
  async #follow(node: unknown, place: URL, own: string): Promise<void> {
    if (!isObject(node)) return
    const { $ref } = node
    if (typeof $ref === 'string') {
      const [path = '', pointer = ''] = $ref.split('#')
      // oxlint-disable-next-line no-await-in-loop -- A file is numbered when it is first met.
      node['$ref'] =
        `#${path === '' ? own : await this.read(new URL(path, place))}${decodeURIComponent(pointer)}`
      return
    }
    // oxlint-disable-next-line no-await-in-loop -- the same
    for (const part of Object.values(node)) await this.#follow(part, place, own)
  }
}

/** A schema of OpenAPI 3.0 in the words of 3.1. */
function modernise(node: Json): void {
  if (node['nullable'] === true) {
    delete node['nullable']
    if (typeof node['type'] === 'string') node['type'] = [node['type'], 'null']
    else if (node['allOf'] ?? node['oneOf'] ?? node['anyOf']) {
      const { allOf, oneOf, anyOf } = node
      for (const name of ['allOf', 'oneOf', 'anyOf']) delete node[name]
      node['anyOf'] = [
        { type: 'null' },
        {
          ...(allOf !== undefined && { allOf }),
          ...(oneOf !== undefined && { oneOf }),
          ...(anyOf !== undefined && { anyOf }),
        },
      ]
    }
    if (Array.isArray(node['enum']) && !node['enum'].includes(null))
      node['enum'] = [...(node['enum'] as unknown[]), null]
  }
  for (const [exclusive, limit] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    if (node[exclusive] === true) {
      node[exclusive] = node[limit]
      delete node[limit]
    } else if (node[exclusive] === false) delete node[exclusive]
  }
}

/** What is only written, such as a password, is in no answer; what is judged are answers. */
function withoutWritten(node: Json): void {
  const { properties, required } = node
  if (!isObject(properties) || !Array.isArray(required)) return
  const isWritten = (name: unknown) => (properties[String(name)] as Json | undefined)?.['writeOnly'] === true
  node['required'] = required.filter(name => !isWritten(name))
}

/** What are values, not schemas; and maps whose keys are names that somebody has chosen. */
const VALUES = new Set(['example', 'examples', 'default', 'enum', 'const'])
const MAPS = new Set(['properties', 'patternProperties', '$defs', 'schemas', 'responses', 'headers', 'paths'])

/** Changes every object that may be a schema. */
function changeSchemas(node: unknown, change: (schema: Json) => void, isMap = false): void {
  if (!isObject(node)) return
  if (!Array.isArray(node) && !isMap) change(node)
  for (const [name, part] of Object.entries(node))
    if (isMap || !VALUES.has(name)) changeSchemas(part, change, !isMap && MAPS.has(name))
}

/** A body that is composed by `allOf` with the fields of all its parts beside it, where each can be named. */
function composeBodies(document: Document): void {
  for (const item of Object.values(document.paths))
    for (const operation of Object.values(item)) {
      const { requestBody } = operation as { requestBody?: RawBody }
      const { content = {} } = requestBody ? resolve(document, requestBody) : {}
      for (const media of Object.values(content)) {
        const schema = media.schema && resolve(document, media.schema)
        if (!schema?.allOf || schema.properties) continue
        const { properties = {}, required = [] } = merged(document, schema)
        media.schema = { type: 'object', ...schema, properties, required: [...new Set(required)] }
      }
    }
}

/** A parameter that is described by a media type has its schema where others have theirs. */
function describeParameters(node: unknown): void {
  if (!isObject(node)) return
  const { in: place, name, schema, content } = node
  if (typeof place === 'string' && typeof name === 'string' && schema === undefined && isObject(content)) {
    const [type] = Object.keys(content)
    node['schema'] = (content[type ?? ''] as Json | undefined)?.['schema'] ?? {}
    node['x-media-type'] = type
  }
  for (const part of Object.values(node)) describeParameters(part)
}

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

/** Follows references of whole paths, and names the operations that have no name of their own. */
function nameOperations(document: Document): void {
  const names = new Set<string>()
  for (const [path, given] of Object.entries(document.paths)) {
    const item = given as Json & { $ref?: string }
    if (item.$ref !== undefined) {
      const { $ref: _, ...own } = item
      document.paths[path] = { ...(resolve(document, item) as Json), ...own } as Document['paths'][string]
    }
    for (const [method, operation] of Object.entries((document.paths[path] ?? {}) as Json)) {
      if (!METHODS.includes(method) || !isObject(operation)) continue
      const own = operation['operationId']
      const name = typeof own === 'string' && !names.has(own) ? own : `${method.toUpperCase()} ${path}`
      names.add(name)
      operation['operationId'] = name
      operation['responses'] ??= {}
    }
  }
}

/** Follows every reference once. @throws Error for one that leads nowhere, or to itself */
function checkReferences(document: Document): void {
  const follow = (node: unknown, place: string): void => {
    if (!isObject(node)) return
    const { $ref } = node
    if (typeof $ref === 'string') {
      const met = new Set<string>()
      for (let next: Json = node; typeof next['$ref'] === 'string';) {
        const to = next['$ref']
        if (met.has(to)) throw new Error(`${place}: $ref "${$ref}" leads to itself`)
        met.add(to)
        const found = to
          .slice(1)
          .split('/')
          .slice(1)
          .map(unescaped)
          .reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), document)
        if (!isObject(found)) throw new Error(`${place}: $ref "${to}" leads nowhere`)
        next = found
      }
      return
    }
    for (const [name, part] of Object.entries(node)) if (!VALUES.has(name)) follow(part, `${place}/${name}`)
  }
  follow({ ...document }, '#')
}

/** Reads a specification from a file or an address. @throws UsageError */
export async function readSpecification(source: string): Promise<Specification> {
  const files = new Files()
  const place = isRemote(source) ? new URL(source) : pathToFileURL(resolvePath(source))
  try {
    await files.read(place)
  } catch (error) {
    throw new UsageError(`--spec ${source}: this cannot be read (${(error as Error).message}).`)
  }
  const [main, ...others] = files.contents
  const version = isObject(main) ? String(main['openapi']) : ''
  if (!isObject(main) || !/^3\.[01]\./.test(version) || !isObject(main['paths']))
    throw new UsageError(`--spec ${source}: this is no specification in OpenAPI 3.0 or 3.1.`)
  const document = {
    ...main,
    components: { schemas: {}, ...(main['components'] as Json | undefined) },
    'x-files': others,
  } as unknown as Document
  try {
    checkReferences(document)
  } catch (error) {
    throw new UsageError(`--spec ${source}: ${(error as Error).message}.`)
  }
  if (version.startsWith('3.0')) changeSchemas(document, modernise)
  changeSchemas(document, withoutWritten)
  nameOperations(document)
  composeBodies(document)
  for (const part of [document.paths, document.components, others]) describeParameters(part)
  return { document, files: files.found, server: serverOf(document, source) }
}

/** The address that a specification names for its server; undefined where it names none that is complete. */
function serverOf({ servers }: Document, source: string): string | undefined {
  const [server] = servers ?? []
  const text = (server?.url ?? '/').replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => server?.variables?.[name]?.default ?? '',
  )
  const base = isRemote(source) ? source : undefined
  return URL.canParse(text, base) ? new URL(text, base).href : undefined
}

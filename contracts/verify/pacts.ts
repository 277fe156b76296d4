/** Reads the committed pact files, with the operation and the states of each interaction. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { asAnswered } from './answers.ts'
import type { Operation } from './document.ts'
import { pathValues } from './operations.ts'
import type { Draft } from './draft.ts'
import type { State, Values } from './state-hook.ts'
import { codeOf, type Received } from './wire.ts'

/** Replaces an example value with one of the state's: `{"type": "ProviderState", "expression": "${token}"}`. */
interface Generator {
  type: string
  expression?: string
}

export interface RawInteraction {
  description: string
  providerStates?: { name: string; params?: Record<string, unknown> }[]
  request: {
    method: string
    path: string
    query?: Record<string, string[]>
    headers?: Record<string, string[]>
    body?: { content?: unknown; contentType?: string }
    generators?: Partial<Record<'header' | 'query' | 'body', Record<string, Generator>>>
  }
  response: { status: number; body?: { content?: unknown } }
  [other: string]: unknown
}

export interface PactFile {
  consumer: { name: string }
  provider: { name: string }
  interactions: RawInteraction[]
  metadata: unknown
}

export interface Interaction {
  /** Unique within a run. */
  readonly key: string
  readonly operation: Operation
  readonly description: string
  readonly states: readonly State[]
  /** The expected code of the answer. */
  readonly expectedCode: unknown
  readonly raw: RawInteraction
  readonly file: PactFile
}

/** The recorded answer. */
export const expectedAnswer = (operation: Operation, { response }: RawInteraction): Received =>
  asAnswered(operation, response.body?.content, response.status)

/** Every interaction of a folder of pact files, in order; those that call no operation of the document are left to its own check. */
export function readInteractions(folder: string, operations: readonly Operation[]): Interaction[] {
  if (!existsSync(folder)) return []
  const byAddress = new Map(operations.map(one => [`${one.method} ${one.path}`, one]))
  const withValues = operations.filter(({ path }) => path.includes('{'))
  const operationOf = ({ method, path }: RawInteraction['request']) =>
    byAddress.get(`${method.toUpperCase()} ${path}`) ??
    withValues.find(one => one.method === method.toUpperCase() && pathValues(one, path))
  const files = readdirSync(folder)
    .filter(name => name.endsWith('.json'))
    .toSorted()
  return files.flatMap(name => {
    const file = JSON.parse(readFileSync(join(folder, name), 'utf8')) as PactFile
    return file.interactions.flatMap((raw, index) => {
      const operation = operationOf(raw.request)
      if (!operation) return []
      return [
        {
          key: `${name}#${index}`,
          operation,
          description: raw.description,
          states: raw.providerStates ?? [],
          expectedCode: codeOf(expectedAnswer(operation, raw)),
          raw,
          file,
        },
      ]
    })
  })
}

/** `$.id`, `$['id']`, `id` and `id[0]` all name the field id. */
const fieldOf = (path: string) =>
  path
    .replace(/^\$\.?/, '')
    .replace(/^\['(.*?)'\]/, '$1')
    .replace(/\[\d+\]$/, '')

/** The request fields that the state provides, without the token. */
export function namesFromStates({ raw, operation }: Interaction): string[] {
  return Object.values(raw.request.generators ?? {})
    .flatMap(each => Object.entries(each ?? {}))
    .filter(([path, { type }]) => type === 'ProviderState' && fieldOf(path) !== operation.session.name)
    .map(([path]) => fieldOf(path))
}

function generated(generator: Generator | undefined, example: unknown, values: Values): unknown {
  if (generator?.type === 'Uuid') return crypto.randomUUID()
  if (generator?.type !== 'ProviderState' || !generator.expression) return example
  const name = /^\$\{(.+)\}$/.exec(generator.expression)?.[1] ?? generator.expression
  return values[name] ?? example
}

/** The request of an interaction, with the state's values in place of the example's. */
export function draftOf({ operation, raw }: Interaction, values: Values): Draft {
  const { request } = raw
  const put = <Value>(place: 'header' | 'query' | 'body', entries: [string, Value][]): [string, Value][] => {
    const generators = new Map(
      Object.entries(request.generators?.[place] ?? {}).map(([path, one]) => [fieldOf(path), one]),
    )
    return entries.map(([name, example]) => {
      const value = generated(generators.get(name), example, values)
      return [name, (typeof example === 'string' ? String(value) : value) as Value]
    })
  }
  const content = request.body?.content
  const isForm = typeof content === 'string'
  const path = pathValues(operation, request.path) ?? {}
  return {
    operation,
    ...(Object.keys(path).length > 0 && { path }),
    query: put(
      'query',
      Object.entries(request.query ?? {}).flatMap(([name, texts]) =>
        texts.map((text): [string, string] => [name, text]),
      ),
    ),
    headers: Object.fromEntries(
      put(
        'header',
        Object.entries(request.headers ?? {}).map(([name, texts]): [string, string] => [
          name,
          texts.join(', '),
        ]),
      ),
    ),
    body: put(
      'body',
      isForm ? [...new URLSearchParams(content)] : Object.entries((content as object | undefined) ?? {}),
    ),
  }
}

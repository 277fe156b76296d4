/** What an API keeps, inferred from its paths: `/pets/{petId}` is one of `/pets`. */
import type { Operation } from '../document.ts'
import { isSame } from '../rules.ts'
import { partAt, partOf, type HttpExchange } from '../wire.ts'

/** A kind of things, by the path of one. */
export interface Resource {
  /** Such as `/pets/{petId}`. */
  readonly path: string
  /** `petId`. */
  readonly parameter: string
  /** Answers with a new one. */
  readonly create: Operation | undefined
  readonly list: Operation | undefined
  readonly read: Operation | undefined
  readonly changes: readonly Operation[]
  readonly remove: Operation | undefined
}

const PARAMETER = /^\{([^{}]+)\}$/

/** The paths of the things that a path names, from the outermost: `/a/{b}` and `/a/{b}/c/{d}`. */
export function thingsIn(path: string): string[] {
  const parts = path.split('/')
  return parts.flatMap((part, index) => (PARAMETER.test(part) ? [parts.slice(0, index + 1).join('/')] : []))
}

/** The resources of an API, by their paths. */
export function resourcesOf(operations: readonly Operation[]): ReadonlyMap<string, Resource> {
  const at = (path: string, method: string) =>
    operations.find(one => one.method === method && shapeOf(one.path) === shapeOf(path))
  const named = (path: string) =>
    operations.find(({ id, profile }) => id === profile.resources?.[path]?.create)
  const paths = new Set(operations.flatMap(({ path }) => thingsIn(path)))
  return new Map(
    [...paths].map(path => {
      const collection = path.slice(0, path.lastIndexOf('/'))
      const atOne = (method: string) => at(path, method) ?? at(`${path}/`, method)
      const anyOf = (...tried: string[]) => tried.map(one => at(one, 'POST')).find(one => one !== undefined)
      return [
        path,
        {
          path,
          parameter: PARAMETER.exec(path.split('/').at(-1)!)![1]!,
          create: named(path) ?? anyOf(collection, `${collection}/`) ?? createdElsewhere(operations, path),
          list: at(collection, 'GET') ?? at(`${collection}/`, 'GET'),
          read: atOne('GET'),
          changes: ['PUT', 'PATCH'].flatMap(method => atOne(method) ?? []),
          remove: atOne('DELETE'),
        },
      ]
    }),
  )
}

/** What creates things of a path elsewhere: `POST /pets/{petId}/visits`, answered with 201, creates one of `/visits/{visitId}`. */
function createdElsewhere(operations: readonly Operation[], path: string): Operation | undefined {
  if (thingsIn(path).length !== 1) return undefined
  const [name] = path.split('/').slice(-2)
  const found = operations.filter(
    one => one.method === 'POST' && one.answer.status === '201' && one.path.endsWith(`}/${name}`),
  )
  return found.length === 1 ? found[0] : undefined
}

/** A path whatever its parameters are called. */
const shapeOf = (path: string) => path.replaceAll(/\{[^}]+\}/g, '{}')

/** Names under which a thing says what a path calls it: `petId` is its `petId`, `id` or `name`. */
function namesFor(parameter: string): string[] {
  const [word = parameter] = /(?:[A-Z]?[a-z0-9]+|[A-Z]+)$/.exec(parameter) ?? []
  return [...new Set([parameter, word.toLowerCase(), 'id', 'uuid', '_id', 'key', 'slug', 'name'])]
}

const isId = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '') || typeof value === 'number'

/** What identifies a thing in an object, or in an object within it. */
export function idIn(parameter: string, thing: unknown): string | undefined {
  if (typeof thing !== 'object' || thing === null || Array.isArray(thing))
    return isId(thing) ? String(thing) : undefined
  const inside = Object.values(thing).filter(
    one => typeof one === 'object' && one !== null && !Array.isArray(one),
  )
  for (const one of [thing, ...inside]) {
    const found = namesFor(parameter)
      .map(name => (one as Record<string, unknown>)[name])
      .find(isId)
    if (found !== undefined) return String(found)
  }
  return undefined
}

/** What identifies a thing that was created: by the answer, its address, or what was sent. */
export function createdId(
  { parameter }: Resource,
  { received, operation }: HttpExchange,
  sent: unknown,
): string | undefined {
  const named = received.headers['location']?.split('?')[0]?.split('/').filter(Boolean).at(-1)
  // An address may be that of the list.
  const address = operation.path.split('/').includes(named ?? '') ? undefined : named
  return (
    idIn(parameter, partOf(received, 'data')) ??
    address ??
    (operation.body ? idIn(parameter, sent) : undefined)
  )
}

/** Whether an answer says under the right name what identifies the thing, so that it is no guess. */
export const isNamedIn = ({ parameter }: Resource, { received }: HttpExchange): boolean =>
  namesFor(parameter)
    .slice(0, 3)
    .some(name => isId(partAt(partOf(received, 'data'), `/${name}`)))

/** What identifies the first thing of a list. */
export function firstId({ parameter }: Resource, { received }: HttpExchange): string | undefined {
  const rows = partOf(received, 'rows') ?? listIn(received.json)
  return Array.isArray(rows) && rows.length > 0 ? idIn(parameter, rows[0]) : undefined
}

/** Longer lists may have more pages. */
const MOST_ROWS = 10

/** The shortest page that may be full: as long as a number in the query is when nobody gives it. */
const fullPage = ({ parameters }: Operation): number =>
  Math.min(
    MOST_ROWS,
    ...parameters.flatMap(({ in: place, schema }) =>
      place === 'query' && Number(schema.default) > 1 ? [Number(schema.default)] : [],
    ),
  )

/** Whether an answer has all rows of a list, as far as it can be seen. */
export function isWhole({ operation, received }: HttpExchange, rows: readonly unknown[]): boolean {
  const { cursor } = received.profile.paging ?? {}
  const next = cursor && partAt(received.json, cursor.next)
  return rows.length < fullPage(operation) && received.headers['link'] === undefined && !next
}

/** The one list of objects in an answer, whatever it is called. */
export function listIn(json: unknown): unknown[] | undefined {
  if (Array.isArray(json)) return json
  const lists = Object.values((json ?? {}) as object).filter(part => Array.isArray(part))
  return lists.length === 1 ? (lists[0] as unknown[]) : undefined
}

/** A field of a thing as an answer has it: at the top, or in the object that the answer wraps it in. */
export function fieldIn(json: unknown, name: string): unknown {
  const top = partAt(json, `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`)
  if (top !== undefined || typeof json !== 'object' || json === null || Array.isArray(json)) return top
  const inside = Object.values(json).filter(
    one => typeof one === 'object' && one !== null && !Array.isArray(one),
  )
  return inside.length === 1 ? (inside[0] as Record<string, unknown>)[name] : undefined
}

const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)

/**
 * Fields that an operation was sent and that a thing says otherwise. What is not answered, or as another type, is not compared, nor what the
 * server decides whatever it was sent.
 */
export function differingFields(
  { body }: Operation,
  sent: Iterable<readonly [string, unknown]>,
  thing: unknown,
  decided: ReadonlySet<string>,
): { readonly name: string; readonly said: unknown; readonly value: unknown }[] {
  const fields = body?.schema.properties ?? {}
  return [...sent].flatMap(([name, value]) => {
    const said = fieldIn(thing, name)
    const isTime = fields[name]?.format === 'date-time'
    return isTime || decided.has(name) || isAsSent(said, value) ? [] : [{ name, said, value }]
  })
}

const TIME = /^\d{4}-\d\d-\d\dT/

/** Whether a value is answered as it was sent, as far as they can be compared: more fields may be answered, and in another order. */
function isAsSent(said: unknown, value: unknown): boolean {
  if (Array.isArray(value) && Array.isArray(said)) {
    const texts = (list: readonly unknown[]) => JSON.stringify(list.map(String).toSorted())
    return ![...value, ...said].every(isPlain) || texts(value) === texts(said)
  }
  if (Array.isArray(value) || typeof said !== typeof value || said === null || value === null) return true
  if (typeof value !== 'object')
    return isSame(said, value) || [said, value].some(one => TIME.test(String(one))) || !isPlain(value)
  return Object.entries(value).every(([name, one]) => isAsSent((said as Record<string, unknown>)[name], one))
}

/** One thing that several operations tell: what has the same schema and the same id is the same, wherever an account reads it. */
import { schemaOf } from '../answers.ts'
import { resolve, type Document, type Operation, type Schema } from '../document.ts'
import { isSame } from '../rules.ts'
import { partAt, type Violation } from '../wire.ts'
import { liveNames } from './idempotency.ts'
import { identityIn } from './paging.ts'
import { readingsOf } from './readings.ts'

/** The schemas by which an operation describes what it answers, and its rows; undefined for one that has none of its own. */
interface Described {
  readonly data: string | undefined
  readonly row: string | undefined
}

const known = new WeakMap<Operation, Described>()

function findDescribed(document: Document, { answer, profile }: Operation): Described {
  const whole = resolve(document, schemaOf(document, answer) ?? {})
  const { properties } = resolve(document, whole.oneOf?.[0] ?? whole)
  const at = (place: string | undefined) =>
    place ? (partAt(properties, place) as Schema | undefined) : undefined
  const items = profile.answers.rows.map(at).map(list => list && resolve(document, list).items?.$ref)
  return { data: at(profile.answers.data)?.$ref, row: items.find(found => found !== undefined) }
}

function describedBy(document: Document, operation: Operation): Described {
  const found = known.get(operation) ?? findDescribed(document, operation)
  known.set(operation, found)
  return found
}

/** What an account can always be asked and that tells the thing that an operation answers. */
export function tellersOf(document: Document, operation: Operation): readonly Operation[] {
  const { data } = describedBy(document, operation)
  if (operation.isPublic || operation.profile.silence !== 'strict' || data === undefined) return []
  return readingsOf(document).filter(reading => {
    const told = describedBy(document, reading)
    return reading.id !== operation.id && (told.data === data || told.row === data)
  })
}

type Thing = Readonly<Record<string, unknown>>
const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null

const EARLIEST_TIME = 946_684_800_000

/** Whether a thing has gone on between two answers: it is in another state, or something has happened to it. */
function hasGoneOn(states: ReadonlySet<string>, earlier: Thing, later: Thing): boolean {
  return Object.entries(later).some(([name, value]) => {
    const before = earlier[name]
    if (states.has(name)) return before !== value
    return before === null && typeof value === 'number' && value >= EARLIEST_TIME
  })
}

/** Fields of one of some values, which are states of a thing. */
const statesIn = (document: Document, schema: Schema): ReadonlySet<string> =>
  new Set(
    Object.entries(resolve(document, schema).properties ?? {})
      .filter(([name, property]) => /status|state/i.test(name) && resolve(document, property).enum)
      .map(([name]) => name),
  )

/** Fields that two values both have and that differ, with both. */
function differing(free: ReadonlySet<string>, one: Thing, other: Thing): [string, unknown, unknown][] {
  return Object.entries(one).flatMap(([name, value]): [string, unknown, unknown][] => {
    if (free.has(name) || !(name in other)) return []
    const next = other[name]
    if (isThing(value) && isThing(next)) return differing(free, value, next)
    return isSame(value, next) ? [] : [[name, value, next]]
  })
}

/** What a reading tells otherwise than an operation has just answered it. */
export function samenessProblems(
  document: Document,
  operation: Operation,
  reading: Operation,
  answer: unknown,
  next: unknown,
): Violation[] {
  const { data, rows } = operation.profile.answers
  const thing = data === undefined ? undefined : partAt(answer, data)
  const list = rows.map(place => partAt(next, place)).find(found => Array.isArray(found)) as
    | unknown[]
    | undefined
  const identityOf = identityIn(operation)
  const told = list ? list.find(row => identityOf(row) === identityOf(thing)) : data && partAt(next, data)
  if (!isThing(thing) || !isThing(told)) return []
  const states = statesIn(document, { $ref: describedBy(document, operation).data! })
  if (hasGoneOn(states, thing, told)) return []
  const free = new Set([
    ...[operation, reading].flatMap(one => [...liveNames(document, one)]),
    ...[...operation.now, ...reading.now].map(path => path.split('.').at(-1)!),
  ])
  return differing(free, thing, told)
    .slice(0, 3)
    .map(([name, one, other]) => ({
      says: `after it, ${reading.id} tells ${name} as ${JSON.stringify(other)}, which was answered as ${JSON.stringify(one)}`,
      pointer: operation.pointer,
    }))
}

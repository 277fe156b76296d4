/**
 * Rows of a file, checked field by field. One table says what a row holds: its type follows from it, and so does its reader. What
 * comes from elsewhere is never taken for more than it is.
 */
import { isDecimal } from './decimal.ts'
import { finish } from './steps.ts'

interface Kinds {
  /** An identifier: digits, for an entry with its place behind a dash. */
  id: string
  /** Up to 200 characters. */
  text: string
  /** A decimal of at most 40 characters. */
  decimal: string
  integer: number
  /** Milliseconds since 1970 UTC. */
  time: number
}
type Kind = keyof Kinds
/** A kind, a kind or null (`?`), or one of the values listed. */
export type Field = Kind | `${Kind}?` | readonly (string | number | boolean)[]
export type Shape = Readonly<Record<string, Field>>

type ValueOf<F extends Field> = F extends readonly (infer Value)[]
  ? Value
  : F extends `${infer Base extends Kind}?`
    ? Kinds[Base] | null
    : F extends Kind
      ? Kinds[F]
      : never

/** A row of a shape. */
export type RowOf<S extends Shape> = { readonly [Name in keyof S]: ValueOf<S[Name]> }

const TESTS: Readonly<Record<Kind, (value: unknown) => boolean>> = {
  id: value => typeof value === 'string' && /^[1-9]\d{0,18}(-\d{1,4})?$/.test(value),
  text: value => typeof value === 'string' && value.length <= 200,
  decimal: value => isDecimal(value) && value.length <= 40,
  integer: value => Number.isSafeInteger(value),
  time: value => Number.isSafeInteger(value) && Number(value) >= 0,
}

type Test = (value: unknown) => boolean

const OPTIONAL: Readonly<Record<string, Test>> = Object.fromEntries(
  Object.entries(TESTS).map(([kind, test]) => [
    `${kind}?`,
    (value: unknown) => value === null || test(value),
  ]),
)

/** The test of a field. */
function testOf(field: Field): Test {
  if (typeof field !== 'string') return value => field.some(one => one === value)
  return OPTIONAL[field] ?? TESTS[field as Kind]
}

/** The tests of a shape, made once: a statement has tens of thousands of rows. */
const tests = new WeakMap<Shape, readonly (readonly [name: string, test: Test])[]>()

function testsOf(shape: Shape) {
  const known =
    tests.get(shape) ?? Object.entries(shape).map(([name, field]) => [name, testOf(field)] as const)
  tests.set(shape, known)
  return known
}

/** What is wrong with a file, and where: `entries[12].amount`. */
export class ShapeError extends Error {
  readonly place: string
  constructor(place: string) {
    super(`not what it should be: ${place}`)
    this.name = 'ShapeError'
    this.place = place
  }
}

/** Whether a value is an object with fields. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * The fields of a shape out of a row; whatever else it holds is left behind, and an absent field counts as null.
 * @throws ShapeError naming the first field that is not what it should be
 */
export function readRow<S extends Shape>(shape: S, row: unknown, place: string): RowOf<S> {
  if (!isObject(row)) throw new ShapeError(place)
  const read: Record<string, unknown> = {}
  for (const [name, test] of testsOf(shape)) {
    const value = row[name] ?? null
    if (!test(value)) throw new ShapeError(`${place}.${name}`)
    read[name] = value
  }
  // Each field has just been held against the table that the type follows from.
  return read as RowOf<S>
}

/** Rows between two rests. */
const STRETCH = 200

/** Every row of a list, with a rest now and then. @throws ShapeError as readRow, or when there is no list */
export function* rowSteps<S extends Shape>(
  shape: S,
  rows: unknown,
  place: string,
): Generator<void, RowOf<S>[]> {
  if (!Array.isArray(rows)) throw new ShapeError(place)
  const read: RowOf<S>[] = []
  for (const row of rows) {
    if (read.length % STRETCH === STRETCH - 1) yield
    read.push(readRow(shape, row, `${place}[${read.length}]`))
  }
  return read
}

/** As `rowSteps`, without a rest. */
export const readRows = <S extends Shape>(shape: S, rows: unknown, place: string): RowOf<S>[] =>
  finish(rowSteps(shape, rows, place))

/**
 * Validates the rows of a file field by field. One table describes a row: both its type and its parser are derived from
 * it. External data is never trusted beyond that.
 */
import { isObject } from '../is-object.ts'
import { isDecimal } from '../money/decimal.ts'
import { runSteps } from '../run-steps.ts'

interface KindTypes {
  /** An identifier: digits; of an entry, with its index after a dash. */
  id: string
  /** Up to 200 characters. */
  text: string
  /** A decimal of at most 40 characters. */
  decimal: string
  integer: number
  /** Milliseconds since 1970 UTC. */
  time: number
}
type Kind = keyof KindTypes
/** A kind, a kind or null (`?`), or one of the values listed. */
export type Field = Kind | `${Kind}?` | readonly (string | number | boolean)[]
export type Shape = Readonly<Record<string, Field>>

type ValueOf<F extends Field> = F extends readonly (infer Value)[]
  ? Value
  : F extends `${infer Base extends Kind}?`
    ? KindTypes[Base] | null
    : F extends Kind
      ? KindTypes[F]
      : never

/** A row of a shape. */
export type RowOfShape<S extends Shape> = { readonly [Name in keyof S]: ValueOf<S[Name]> }

const KIND_TESTS: Readonly<Record<Kind, (value: unknown) => boolean>> = {
  id: value => typeof value === 'string' && /^[1-9]\d{0,18}(-\d{1,4})?$/.test(value),
  text: value => typeof value === 'string' && value.length <= 200,
  decimal: value => isDecimal(value) && value.length <= 40,
  integer: value => Number.isSafeInteger(value),
  time: value => Number.isSafeInteger(value) && Number(value) >= 0,
}

type Test = (value: unknown) => boolean

const OPTIONAL_KIND_TESTS: Readonly<Record<string, Test>> = Object.fromEntries(
  Object.entries(KIND_TESTS).map(([kind, test]) => [
    `${kind}?`,
    (value: unknown) => value === null || test(value),
  ]),
)

/** The test of a field. */
function fieldTest(field: Field): Test {
  if (typeof field !== 'string') return value => field.some(one => one === value)
  return OPTIONAL_KIND_TESTS[field] ?? KIND_TESTS[field as Kind]
}

/** The tests of a shape, created once: a statement has tens of thousands of rows. */
const testsByShape = new WeakMap<Shape, readonly (readonly [name: string, test: Test])[]>()

function shapeTests(shape: Shape) {
  const known =
    testsByShape.get(shape) ?? Object.entries(shape).map(([name, field]) => [name, fieldTest(field)] as const)
  testsByShape.set(shape, known)
  return known
}

/** An invalid field, and where it is: `entries[12].amount`. */
export class ShapeError extends Error {
  readonly path: string
  constructor(place: string) {
    super(`invalid field: ${place}`)
    this.name = 'ShapeError'
    this.path = place
  }
}

/**
 * Reads the fields of a shape from a row; other fields are dropped, and a missing field counts as null.
 * @throws ShapeError naming the first invalid field
 */
export function readRow<S extends Shape>(shape: S, row: unknown, place: string): RowOfShape<S> {
  if (!isObject(row)) throw new ShapeError(place)
  const read: Record<string, unknown> = {}
  for (const [name, test] of shapeTests(shape)) {
    const value = row[name] ?? null
    if (!test(value)) throw new ShapeError(`${place}.${name}`)
    read[name] = value
  }
  // Each field has just been checked against the table that the type is derived from.
  return read as RowOfShape<S>
}

/** Rows between two yields. */
const ROWS_PER_STEP = 200

/** Reads every row of a list, yielding now and then. @throws ShapeError as readRow, or when there is no list */
export function* readRowsInSteps<S extends Shape>(
  shape: S,
  rows: unknown,
  place: string,
): Generator<void, RowOfShape<S>[]> {
  if (!Array.isArray(rows)) throw new ShapeError(place)
  const read: RowOfShape<S>[] = []
  for (const row of rows) {
    if (read.length % ROWS_PER_STEP === ROWS_PER_STEP - 1) yield
    read.push(readRow(shape, row, `${place}[${read.length}]`))
  }
  return read
}

/** As `readRowsInSteps`, without pauses. */
export const readRows = <S extends Shape>(shape: S, rows: unknown, place: string): RowOfShape<S>[] =>
  runSteps(readRowsInSteps(shape, rows, place))

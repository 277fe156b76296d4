/**
 * Every single change of a statement: each field of each record by the smallest step and by a plain one, each row left
 * out and told twice. What anybody can look up elsewhere (candles, published terms) is not changed.
 */
import { add, subtract, trimZeros } from '#src/lib/money/money.ts'
import { scaleOf } from '#src/lib/money/decimal.ts'
import type { Field, Shape } from '#src/lib/statement/row-shape.ts'
import { ACCOUNT_SHAPES, type Statement } from '#src/lib/statement/statement.ts'

type Row = Readonly<Record<string, unknown>>
/** The path of a list: its name, or a position's index and one of its two lists. */
type ListPath = readonly [list: string, index?: number, inner?: 'fills' | 'fundings']

/** One change of a statement. */
export interface SingleChange {
  /** Such as `deposits.fee`; of a row that is left out or told twice, its list alone. */
  readonly field: string
  readonly how: string
  /** The changed row. */
  readonly row: Row
  readonly apply: () => Statement
}

const HOUR = 3_600_000

/** One unit of the last decimal printed. */
const lastDecimal = (value: string) => (scaleOf(value) === 0 ? '1' : `0.${'0'.repeat(scaleOf(value) - 1)}1`)

/** The values that a field is changed to, by how it is changed. */
function changesOf(field: Field, value: unknown): [how: string, value: unknown][] {
  if (typeof field !== 'string')
    return field.filter(one => one !== value).map(one => [`becomes ${String(one)}`, one])
  const kind = field.replace('?', '')
  const absent: [string, unknown][] = field.endsWith('?') && value !== null ? [['is left out', null]] : []
  return [...absent, ...valuesOf(kind, value)]
}

function valuesOf(kind: string, value: unknown): [string, unknown][] {
  switch (kind) {
    case 'decimal': {
      if (value === null) return [['appears', '1.5']]
      const text = String(value)
      const step = lastDecimal(text)
      return [
        ['one step up', trimZeros(add(text, step))],
        ['one step down', trimZeros(subtract(text, step))],
        ['a micro up', trimZeros(add(text, '0.000001'))],
        ['plain', trimZeros(add(text, add('1', step)))],
      ]
    }
    case 'time':
      if (value === null) return [['appears', Date.UTC(2026, 0, 1)]]
      return [
        ['1 ms later', Number(value) + 1],
        ['1 ms earlier', Number(value) - 1],
        ['an hour later', Number(value) + HOUR],
        ['an hour earlier', Number(value) - HOUR],
      ]
    case 'integer':
      if (value === null) return [['appears', 1]]
      return [
        ['one more', Number(value) + 1],
        ['one less', Number(value) - 1],
        ['plain', Number(value) + 7],
      ]
    case 'id': {
      if (value === null) return [['appears', '77']]
      const [id = '', leg] = String(value).split('-')
      const other = (by: bigint) => [BigInt(id) + by, ...(leg === undefined ? [] : [leg])].join('-')
      return [
        ['the next id', other(1n)],
        ['another id', other(-(10n ** 9n))],
      ]
    }
    default:
      return [
        ['one letter more', `${String(value)}X`],
        ['another', 'other'],
      ]
  }
}

const rowsOf = (statement: Statement, [list, index, inner]: ListPath): readonly Row[] => {
  const rows = (statement as unknown as Record<string, readonly Row[] | null>)[list] ?? []
  return inner === undefined ? rows : (rows[index!]![inner] as readonly Row[])
}

function withRows(statement: Statement, path: ListPath, rows: readonly Row[]): Statement {
  const [list, index, inner] = path
  if (inner === undefined) return { ...statement, [list]: rows }
  const outer = rowsOf(statement, [list])
  return { ...statement, [list]: outer.with(index!, { ...outer[index!], [inner]: rows }) }
}

/** Every list of account rows in a statement, with its shape. */
function* listsOf(statement: Statement): Generator<readonly [name: string, path: ListPath, shape: Shape]> {
  for (const [name, shape] of Object.entries(ACCOUNT_SHAPES)) {
    if (name === 'fills' || name === 'fundings') {
      for (const index of statement.positions.keys()) yield [name, ['positions', index, name], shape]
    } else yield [name, [name], shape]
  }
}

/** All single changes of a statement, list by list. */
export function* singleChanges(statement: Statement): Generator<SingleChange> {
  for (const [name, path, shape] of listsOf(statement)) {
    const rows = rowsOf(statement, path)
    for (const [index, row] of rows.entries()) {
      const owner = path.length > 1 ? rowsOf(statement, ['positions'])[path[1]!]! : row
      const change = (field: string, how: string, changed: readonly Row[]): SingleChange => ({
        field,
        how,
        row: owner,
        apply: () => withRows(statement, path, changed),
      })
      yield change(name, 'is left out', rows.toSpliced(index, 1))
      yield change(name, 'is told twice', rows.toSpliced(index, 0, row))
      yield change(name, 'is told again at the end', [...rows, row])
      for (const [field, kind] of Object.entries(shape)) {
        for (const [how, value] of changesOf(kind, row[field]))
          yield change(`${name}.${field}`, how, rows.with(index, { ...row, [field]: value }))
      }
    }
  }
}

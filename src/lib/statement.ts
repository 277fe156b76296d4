/**
 * A statement: what an account's back end says has happened, with everything that it can be checked by, in one file that needs no
 * back end any more. The format is described in docs/statement.md; a file of another version is refused rather than guessed at.
 */
import { ShapeError, isObject, readRow, readRows } from './shape.ts'
import type { RowOf, Shape } from './shape.ts'
import * as shapes from './statement-shapes.ts'
import type { Balance, Entry, Position } from './statement-shapes.ts'

const FORMAT = 'fairline-statement'
const VERSION = 1

/** Lists of plain rows, by their names in the file. */
const LISTS = {
  entries: shapes.ENTRY,
  deposits: shapes.DEPOSIT,
  spotOrders: shapes.SPOT_ORDER,
  bibiOrders: shapes.BIBI_ORDER,
  quickOrders: shapes.QUICK_ORDER,
  contractOrders: shapes.CONTRACT_ORDER,
  fees: shapes.FEE,
  channels: shapes.CHANNEL,
  options: shapes.OPTION,
  pairs: shapes.PAIR,
  outside: shapes.OUTSIDE,
  minutes: shapes.MINUTE,
  hours: shapes.HOUR,
} as const satisfies Record<string, Shape>

type Lists = { readonly [Name in keyof typeof LISTS]: readonly RowOf<(typeof LISTS)[Name]>[] }

/** Everything oldest first. */
export interface Statement extends Lists {
  /** When it was made, like all times in milliseconds since 1970 UTC. */
  readonly madeAt: number
  /** From this moment on; null: from the account's first entry. */
  readonly from: number | null
  /** Before this moment; null: up to the moment when it was made. */
  readonly to: number | null
  /** The balances at its end; null when that is not the moment when it was made. */
  readonly balances: readonly Balance[] | null
  readonly positions: readonly Position[]
}

/** A statement of nothing, to begin with. */
export function emptyStatement(madeAt: number): Statement {
  const lists = Object.fromEntries(Object.keys(LISTS).map(name => [name, []]))
  return { madeAt, from: null, to: null, balances: [], positions: [], ...(lists as unknown as Lists) }
}

/** Why a file is no statement that can be read. */
export type StatementProblem =
  /** It is no JSON: something else, or cut off. */
  | 'notJson'
  /** It is JSON, and no statement. */
  | 'notStatement'
  /** It is of a version that this program does not know. */
  | 'otherVersion'
  /** A field is not what it should be; `place` names it. */
  | 'badField'

export class StatementError extends Error {
  readonly problem: StatementProblem
  /** Such as `entries[12].amount`. */
  readonly place: string
  constructor(problem: StatementProblem, place = '') {
    super(`${problem} ${place}`.trim())
    this.name = 'StatementError'
    this.problem = problem
    this.place = place
  }
}

/** The file of a statement. */
export function printStatement(statement: Statement): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, ...statement })
}

/** Reads the file of a statement. @throws StatementError saying what is wrong with it, and where */
export function readStatement(text: string): Statement {
  const file = parse(text)
  if (!isObject(file) || file['format'] !== FORMAT) throw new StatementError('notStatement')
  if (file['version'] !== VERSION) throw new StatementError('otherVersion')
  try {
    return readParts(file)
  } catch (error) {
    throw error instanceof ShapeError ? new StatementError('badField', error.place) : error
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new StatementError('notJson')
  }
}

const HEAD = { madeAt: 'time', from: 'time?', to: 'time?' } as const

/**
 * A statement out of the rows of a file or of the wire, without whatever else these hold.
 * @throws ShapeError naming the first field that is not what it should be
 */
export function readParts(file: Readonly<Record<string, unknown>>): Statement {
  const lists = Object.entries(LISTS).map(([name, shape]) => [name, readRows(shape, file[name], name)])
  const { balances, positions } = file
  if (!Array.isArray(positions)) throw new ShapeError('positions')
  return {
    ...readRow(HEAD, file, 'statement'),
    balances: balances === null ? null : readRows(shapes.BALANCE, balances, 'balances'),
    positions: positions.map(readPosition),
    // Each list was read by the shape that its type follows from.
    ...(Object.fromEntries(lists) as unknown as Lists),
  }
}

function readPosition(row: unknown, index: number): Position {
  const place = `positions[${index}]`
  const { fills, fundings } = isObject(row) ? row : {}
  return {
    ...readRow(shapes.POSITION, row, place),
    fills: readRows(shapes.FILL, fills, `${place}.fills`),
    fundings: readRows(shapes.FUNDING, fundings, `${place}.fundings`),
  }
}

const COLUMNS = [
  'time',
  'id',
  'type',
  'balance',
  'assetName',
  'amount',
  'balanceAfter',
  'referenceType',
  'referenceId',
] as const satisfies readonly (keyof Entry)[]

/** The entries as a table for other programs: RFC 4180, times in UTC by ISO 8601, amounts as they are. */
export function entriesCsv(entries: readonly Entry[]): string {
  const rows = entries.map(entry =>
    COLUMNS.map(column => cell(column === 'time' ? new Date(entry.time).toISOString() : entry[column])),
  )
  return [COLUMNS, ...rows].map(row => `${row.join(',')}\r\n`).join('')
}

/** A text that a table program would take for a formula is kept from being one; a number is left as it is. */
function cell(text: string): string {
  const plain = /^[=+@\t\r]|^-(?![\d.]+$)/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

/** The records of these entries that are wanted for others of theirs. */
function cutOff(outside: readonly Entry[], wanted: ReadonlySet<string>): Statement['outside'] {
  const records = new Map(
    outside.map(({ referenceType: kind, referenceId: id }) => [`${kind} ${id}`, { kind, id }]),
  )
  return [...records].flatMap(([key, record]) => (wanted.has(key) ? [record] : []))
}

/**
 * The part of a whole statement that lies in a span: its entries, what these belong to, and the terms and prices to check it by.
 * Its balances are only those of its end, so they are left out unless it goes on to the end.
 */
export function partOf(
  whole: Statement,
  { from, to }: { readonly from: number | null; readonly to: number | null },
): Statement {
  const isInside = ({ time }: Entry) => (from === null || time >= from) && (to === null || time < to)
  const entries = whole.entries.filter(isInside)
  const wanted = new Set(entries.map(entry => `${entry.referenceType} ${entry.referenceId}`))
  const isWanted = (type: string) => (row: { readonly id: string }) => wanted.has(`${type} ${row.id}`)
  return {
    ...whole,
    outside: cutOff(
      whole.entries.filter(entry => !isInside(entry)),
      wanted,
    ),
    from,
    to,
    entries,
    balances: to === null ? whole.balances : null,
    deposits: whole.deposits.filter(isWanted('deposit')),
    spotOrders: whole.spotOrders.filter(isWanted('spotOrder')),
    bibiOrders: whole.bibiOrders.filter(isWanted('bibiOrder')),
    quickOrders: whole.quickOrders.filter(isWanted('quickOrder')),
    contractOrders: whole.contractOrders.filter(isWanted('contract')),
    positions: whole.positions.filter(isWanted('contract')),
  }
}

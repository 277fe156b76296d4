/**
 * The statement file: JSON with each row on a line of its own, so that reading and writing can be done in steps. The
 * format and its versions are described in docs/statement.md; an unknown version is rejected rather than guessed.
 */
import { isObject } from '../is-object.ts'
import { ShapeError } from './row-shape.ts'
import {
  OPTIONAL_LISTS,
  LISTS_SINCE_VERSION_2,
  statementFromRowsInSteps,
  type Statement,
} from './statement.ts'
import { runSteps } from '../run-steps.ts'

const FORMAT = 'fairline-statement'
/** Version 1 was a single line of JSON. */
const VERSION = 2

/** Why a file cannot be read as a statement. */
export type StatementErrorReason =
  /** Not JSON, or truncated. */
  | 'notJson'
  /** JSON, but not a statement. */
  | 'notStatement'
  /** An unknown version. */
  | 'otherVersion'
  /** An invalid field, named by `path`. */
  | 'badField'

export class StatementError extends Error {
  readonly reason: StatementErrorReason
  /** Such as `entries[12].amount`. */
  readonly path: string
  constructor(problem: StatementErrorReason, place = '') {
    super(`${problem} ${place}`.trim())
    this.name = 'StatementError'
    this.reason = problem
    this.path = place
  }
}

/** Rows between two yields. */
const ROWS_PER_STEP = 200

/** The statement file in consecutive parts, yielding between them. */
export function* writeStatementInSteps({ madeAt, from, to, ...lists }: Statement): Generator<void, string[]> {
  const head = JSON.stringify({ format: FORMAT, version: VERSION, madeAt, from, to })
  const parts = [head.slice(0, -1)]
  for (const [name, rows] of Object.entries(lists)) {
    if (!Array.isArray(rows) || rows.length === 0) {
      parts.push(`\n,"${name}":${JSON.stringify(rows)}`)
      continue
    }
    parts.push(`\n,"${name}":[\n`)
    for (let start = 0; start < rows.length; start += ROWS_PER_STEP) {
      const lines = rows.slice(start, start + ROWS_PER_STEP).map(row => JSON.stringify(row))
      parts.push(`${start === 0 ? '' : ',\n'}${lines.join(',\n')}`)
      yield
    }
    parts.push('\n]')
  }
  parts.push('\n}\n')
  return parts
}

/** The statement file as text. */
export const writeStatement = (statement: Statement): string =>
  runSteps(writeStatementInSteps(statement)).join('')

/**
 * Reads a statement file of any known version, yielding at each step.
 * @throws StatementError with the reason and the path
 */
export function* readStatementInSteps(text: string): Generator<void, Statement> {
  const file = (yield* readLinesInSteps(text)) ?? parseJson(text)
  if (!isObject(file) || file['format'] !== FORMAT) throw new StatementError('notStatement')
  if (file['version'] !== 1 && file['version'] !== VERSION) throw new StatementError('otherVersion')
  const absentLists = file['version'] === 1 ? [...LISTS_SINCE_VERSION_2, ...OPTIONAL_LISTS] : OPTIONAL_LISTS
  try {
    return yield* statementFromRowsInSteps({
      ...Object.fromEntries(absentLists.map(name => [name, []])),
      ...file,
    })
  } catch (error) {
    throw error instanceof ShapeError ? new StatementError('badField', error.path) : error
  }
}

/** As `readStatementInSteps`, without pauses. */
export const readStatement = (text: string): Statement => runSteps(readStatementInSteps(text))

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new StatementError('notJson')
  }
}

/**
 * Reads a file row by row; undefined when its lines differ from what `writeStatementInSteps` writes, which does not
 * make it invalid.
 */
function* readLinesInSteps(text: string): Generator<void, Record<string, unknown> | undefined> {
  const lines = splitLines(text)
  try {
    const file = JSON.parse(`${lines.next().value ?? ''}}`) as Record<string, unknown>
    let rows: unknown[] | undefined
    let count = 0
    for (const line of lines) {
      if (++count % ROWS_PER_STEP === 0) yield
      const list = /^,"([a-zA-Z]+)":(.+)$/.exec(line)
      if (rows && line === ']') rows = undefined
      else if (rows) rows.push(JSON.parse(line.endsWith(',') ? line.slice(0, -1) : line))
      else if (list?.[1] !== undefined && list[2] === '[') file[list[1]] = rows = []
      else if (list?.[1] !== undefined) file[list[1]] = JSON.parse(list[2] ?? '')
      else return line === '}' && [...lines].join('') === '' ? file : undefined
    }
    return undefined
  } catch {
    return undefined
  }
}

function* splitLines(text: string): Generator<string> {
  for (let start = 0; start < text.length;) {
    const end = text.indexOf('\n', start)
    yield text.slice(start, end === -1 ? undefined : end)
    start = end === -1 ? text.length : end + 1
  }
}

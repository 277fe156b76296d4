/**
 * The file of a statement: JSON with each row on a line of its own, so that reading and writing it can rest in between. The format and
 * its versions are described in docs/statement.md; a version that is not known is refused rather than guessed at.
 */
import { ShapeError, isObject } from './shape.ts'
import { MAY_LACK, NEW_IN_2, partSteps, type Statement } from './statement.ts'
import { finish } from './steps.ts'

const FORMAT = 'fairline-statement'
/** 1 was one line of JSON. */
const VERSION = 2

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

/** Rows between two rests. */
const STRETCH = 200

/** The file of a statement, in parts that follow each other. */
export function* printSteps({ madeAt, from, to, ...lists }: Statement): Generator<void, string[]> {
  const head = JSON.stringify({ format: FORMAT, version: VERSION, madeAt, from, to })
  const parts = [head.slice(0, -1)]
  for (const [name, rows] of Object.entries(lists)) {
    if (!Array.isArray(rows) || rows.length === 0) {
      parts.push(`\n,"${name}":${JSON.stringify(rows)}`)
      continue
    }
    parts.push(`\n,"${name}":[\n`)
    for (let start = 0; start < rows.length; start += STRETCH) {
      const lines = rows.slice(start, start + STRETCH).map(row => JSON.stringify(row))
      parts.push(`${start === 0 ? '' : ',\n'}${lines.join(',\n')}`)
      yield
    }
    parts.push('\n]')
  }
  parts.push('\n}\n')
  return parts
}

/** The file of a statement. */
export const printStatement = (statement: Statement): string => finish(printSteps(statement)).join('')

/**
 * Reads the file of a statement, whichever of its versions it is of; it may rest at each step.
 * @throws StatementError saying what is wrong with it, and where
 */
export function* readSteps(text: string): Generator<void, Statement> {
  const file = (yield* lineSteps(text)) ?? parse(text)
  if (!isObject(file) || file['format'] !== FORMAT) throw new StatementError('notStatement')
  if (file['version'] !== 1 && file['version'] !== VERSION) throw new StatementError('otherVersion')
  const missing = file['version'] === 1 ? [...NEW_IN_2, ...MAY_LACK] : MAY_LACK
  try {
    return yield* partSteps({ ...Object.fromEntries(missing.map(name => [name, []])), ...file })
  } catch (error) {
    throw error instanceof ShapeError ? new StatementError('badField', error.place) : error
  }
}

/** As `readSteps`, without a rest. */
export const readStatement = (text: string): Statement => finish(readSteps(text))

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new StatementError('notJson')
  }
}

/** Reads a file row by row; undefined when its lines are others than `printSteps` writes, which proves nothing against it. */
function* lineSteps(text: string): Generator<void, Record<string, unknown> | undefined> {
  const lines = linesOf(text)
  try {
    const file = JSON.parse(`${lines.next().value ?? ''}}`) as Record<string, unknown>
    let rows: unknown[] | undefined
    let count = 0
    for (const line of lines) {
      if (++count % STRETCH === 0) yield
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

function* linesOf(text: string): Generator<string> {
  for (let start = 0; start < text.length;) {
    const end = text.indexOf('\n', start)
    yield text.slice(start, end === -1 ? undefined : end)
    start = end === -1 ? text.length : end + 1
  }
}

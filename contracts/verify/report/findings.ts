/** Failed rows as CI servers want them: one finding for each problem, with a place in the specification and a stable fingerprint. */
import { createHash } from 'node:crypto'
import type { Report } from '../results.ts'
import type { Explain } from './lines.ts'

export interface Finding {
  /** What kind of check found it: `pact`, `spec` or `probe`. */
  readonly suite: string
  readonly operation: string
  /** One line. */
  readonly message: string
  /** A file of the specification, and the line in it. */
  readonly file: string
  readonly line: number
  /** The same for the same problem of another run. */
  readonly fingerprint: string
}

/** `paths/pets.yaml:41` as file and line; what is of no particular part is of the whole specification. */
function placeOf(explain: Explain, text: string): Pick<Finding, 'file' | 'line'> {
  const place = text || explain({ says: '', pointer: '' }).line
  const [, file = place, line = '1'] = /^(.+?)(?::(\d+)|#.*)?$/.exec(place) ?? []
  return { file, line: Number(line) }
}

/** Every problem of every failed row. */
export function findingsOf({ rows }: Report, explain: Explain): Finding[] {
  return rows.flatMap(row => {
    if (row.outcome !== 'failed') return []
    const { suite, operation, name } = row
    return row.problems.map((problem, index) => {
      const { says, line } = explain(problem)
      const identity = [suite, operation, name, problem.pointer, index].join('\n')
      return {
        suite,
        operation,
        message: `${operation}: ${name}: ${says}`.replaceAll(/\s+/g, ' '),
        ...placeOf(explain, line),
        fingerprint: createHash('sha256').update(identity).digest('hex'),
      }
    })
  })
}

/** The coverage of a verification as figures and tables. */
import { KINDS, percentMet, type CoverageRow, type Kind } from '../coverage.ts'

const NAMES: Readonly<Record<Kind, string>> = {
  code: 'codes',
  parameter: 'parameters',
  keyword: 'schema keywords',
  rule: 'rules',
}

export interface CoverageCount {
  readonly met: number
  readonly notMet: number
  readonly notReachable: number
}

/** How many of each state. */
export function countCoverage(rows: readonly CoverageRow[]): CoverageCount {
  const of = (state: CoverageRow['state']) => rows.filter(row => row.state === state).length
  return { met: of('met'), notMet: of('not met'), notReachable: of('not reachable') }
}

/** Whole percents, never rounded up to 100. */
const percent = (rows: readonly CoverageRow[]) => `${Math.floor(percentMet(rows))} %`

const sentence = (rows: readonly CoverageRow[]) => {
  if (rows.length === 0) return 'none in the specification'
  const { met, notMet, notReachable } = countCoverage(rows)
  return `${percent(rows)}: ${met} met, ${notMet} not met, ${notReachable} not reachable`
}

/** One line for each kind and one for all. */
export function coverageLines(rows: readonly CoverageRow[]): string[] {
  const lines = KINDS.map(kind => [NAMES[kind], rows.filter(row => row.kind === kind)] as const)
  return [...lines, ['in all', rows] as const].map(([name, own]) => `${name.padEnd(18)}${sentence(own)}`)
}

export interface CoverageOfOperation {
  readonly operation: string
  /** A sentence for each kind, in the order of `KINDS`. */
  readonly cells: readonly string[]
  readonly notMet: readonly string[]
  readonly notReachable: readonly string[]
}

/** The table: operation × code, parameter, schema keyword and rule. */
export function coverageByOperation(rows: readonly CoverageRow[]): CoverageOfOperation[] {
  const groups = new Map<string, CoverageRow[]>()
  for (const row of rows) groups.set(row.operation, [...(groups.get(row.operation) ?? []), row])
  const named = (own: readonly CoverageRow[], state: CoverageRow['state']) =>
    own.filter(row => row.state === state).map(({ kind, item }) => `${kind} ${item}`)
  return [...groups].map(([operation, own]) => ({
    operation,
    cells: KINDS.map(kind => {
      const { met, notMet } = countCoverage(own.filter(row => row.kind === kind))
      return `${met} of ${met + notMet}`
    }),
    notMet: named(own, 'not met'),
    notReachable: named(own, 'not reachable'),
  }))
}

/** The names of the columns. */
export const COVERAGE_COLUMNS: readonly string[] = ['operation', ...KINDS.map(kind => NAMES[kind])]

/** The results of a verification, row by row. */
import type { CoverageRow } from './coverage.ts'
import type { HttpExchange, Violation } from './wire.ts'

export type Suite = 'pact' | 'spec' | 'probe' | 'walk'
export const SUITES: readonly Suite[] = ['pact', 'spec', 'probe', 'walk']

interface RowBase {
  readonly suite: Suite
  /** The operation's id. */
  readonly operation: string
  readonly tag: string
  /** A description of the test, unique within suite and operation. */
  readonly name: string
  readonly milliseconds: number
}

export interface PassedRow extends RowBase {
  readonly outcome: 'passed'
}
export interface FailedRow extends RowBase {
  readonly outcome: 'failed'
  readonly problems: readonly Violation[]
  /** Requests and answers; none when the hook or the connection failed before. */
  readonly exchanges: readonly HttpExchange[]
  /** Whether no answer came. */
  readonly isLost?: boolean
  /** Commands that show it, for a shell with curl and jq. */
  readonly commands?: readonly string[]
}
export interface NotRunRow extends RowBase {
  readonly outcome: 'not run'
  readonly reason: string
}
export type Row = PassedRow | FailedRow | NotRunRow

export interface Count {
  passed: number
  failed: number
  notRun: number
}

/** How many rows of each outcome. */
export function countRows(rows: readonly Row[]): Count {
  const count = { passed: 0, failed: 0, notRun: 0 }
  for (const { outcome } of rows) count[outcome === 'not run' ? 'notRun' : outcome]++
  return count
}

/** Rows grouped by a key, in the order of first appearance. */
export function groupRows<R extends Row>(rows: readonly R[], key: (row: R) => string): Map<string, R[]> {
  const groups = new Map<string, R[]>()
  for (const row of rows) {
    const name = key(row)
    groups.set(name, [...(groups.get(name) ?? []), row])
  }
  return groups
}

/** The data of a report. */
export interface Report {
  readonly url: string
  readonly states: string | undefined
  readonly only: readonly string[]
  readonly sandbox: boolean
  /** Whether operations that change data were called. */
  readonly writes: boolean
  readonly operations: number
  /** How many requests of operations were sent. */
  readonly requests?: number
  readonly rows: readonly Row[]
  /** What was seen of the specification. */
  readonly coverage: readonly CoverageRow[]
  readonly milliseconds: number
  /** Start time, milliseconds since 1970. */
  readonly startedAt: number
  /** The slowest calls of more than a second. */
  readonly slow?: readonly HttpExchange[]
  /** Reads that were sent a second time, as their connection was lost. */
  readonly repeated?: number
  /** Names of headers that were given, and that are in no request. */
  readonly givenHeaders?: readonly string[]
  /** What areas (tags) and operations are about. */
  readonly names?: {
    readonly areas: Readonly<Record<string, string>>
    readonly operations: Readonly<Record<string, string>>
  }
  /** What was judged, where the verifier has sent nothing itself. */
  readonly source?: string
}

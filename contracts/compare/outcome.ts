/** Judges what a tool reports of a fault by what it reports without one, and sums up. Pure. */
import type { Fault } from '../faults/provider/fault.ts'
import type { Finding, Tool } from './tool.ts'

/**
 * - caught: it reports something of the operation that it does not report without the fault;
 * - flagged anyway: it reports something of the operation, but the same without the fault;
 * - missed: it reports nothing of the operation;
 * - not applicable: it cannot be shown the fault.
 */
export type Outcome = 'caught' | 'flagged anyway' | 'missed' | 'not applicable'

/** One fault, and what each tool made of it, by the tool's name. */
export interface Result {
  readonly kind: string
  readonly fault: string
  readonly operation: string
  readonly outcomes: Readonly<Record<string, Outcome>>
}

/** A report without what differs from run to run: tokens, ids, times, prices, and identifiers of calls. */
export const steady = (says: string): string =>
  says
    .replaceAll(/[\w-]{32,}/g, 'T')
    .replaceAll(/\b[0-9a-f]{8}-[0-9a-f-]{27}\b/g, 'T')
    .replaceAll(/\d+\.\d+/g, '0.0')
    .replaceAll(/\d{4,}/g, '0000')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** What is reported of each operation without a fault. */
export type Clean = ReadonlyMap<string, ReadonlySet<string>>

export function cleanOf(findings: readonly Finding[]): Clean {
  const clean = new Map<string, Set<string>>()
  for (const { operation, says } of findings) {
    clean.set(operation, (clean.get(operation) ?? new Set()).add(steady(says)))
  }
  return clean
}

export function outcomeOf(
  tool: Pick<Tool, 'names'>,
  fault: Fault,
  findings: readonly Finding[],
  clean: Clean,
): Outcome {
  const says = findings.filter(({ operation }) => operation === fault.operation).map(one => one.says)
  const usual = clean.get(fault.operation) ?? new Set()
  const isNamed = tool.names?.(fault, says) ?? says.some(one => !usual.has(steady(one)))
  if (isNamed) return 'caught'
  return says.length > 0 ? 'flagged anyway' : 'missed'
}

const COLUMNS = ['caught', 'flagged anyway', 'missed'] as const

/** `12 / 3 / 5`, or that nothing was applicable. */
function cell(results: readonly Result[], tool: string): string {
  const counts = COLUMNS.map(column => results.filter(({ outcomes }) => outcomes[tool] === column).length)
  return counts.every(count => count === 0) ? 'not applicable' : counts.join(' / ')
}

/** The table of kinds and tools in Markdown, with totals; each cell is caught / flagged anyway / missed. */
export function tableOf(results: readonly Result[], tools: readonly string[]): string {
  const kinds = [...new Set(results.map(({ kind }) => kind))]
  const row = (name: string, of: readonly Result[]) =>
    `| ${[name, of.length, ...tools.map(tool => cell(of, tool))].join(' | ')} |`
  return [
    `| faults | number | ${tools.join(' | ')} |`,
    `|---|---|${tools.map(() => '---|').join('')}`,
    ...kinds.map(kind =>
      row(
        kind,
        results.filter(one => one.kind === kind),
      ),
    ),
    row('all', results),
  ].join('\n')
}

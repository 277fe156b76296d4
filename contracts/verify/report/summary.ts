/** The console summary: a line for each tag, each failure reason once, and the verdict. */
import {
  SUITES,
  countRows,
  groupRows,
  type Count,
  type FailedRow,
  type NotRunRow,
  type Report,
  type Row,
} from '../results.ts'
import { nameAnswer } from '../wire.ts'
import { coverageLines } from './coverage-report.ts'
import { causesOf } from './causes.ts'
import type { Explain } from './lines.ts'
import { slowLines } from './slow-calls.ts'

const MAX_SHOWN = 20

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`
const figures = ({ passed, failed, notRun }: Count) =>
  [
    `${passed} passed`,
    ...(failed ? [`${failed} failed`] : []),
    ...(notRun ? [`${notRun} not run`] : []),
  ].join(', ')

/** A sentence about the settings of the run. */
export function settingsText({ sandbox, writes, states, operations, url, source }: Report): string {
  if (source !== undefined) return `${source}, ${plural(operations, 'operation')}`
  const kind = sandbox
    ? 'a sandbox'
    : writes
      ? 'not marked as a sandbox, writes allowed'
      : 'not marked as a sandbox: nothing is changed'
  return `${url} (${kind}), ${plural(operations, 'operation')}, ${states ? `states by ${states}` : 'without states'}`
}

/** The verdict in a sentence. */
export function verdictOf({ rows }: Report): string {
  const { passed, failed, notRun } = countRows(rows)
  if (failed > 0) return `FAILED: ${figures({ passed, failed, notRun })}`
  if (passed === 0) return 'NOTHING WAS RUN'
  return notRun > 0
    ? `PASSED as far as it was run: ${figures({ passed, failed, notRun })}`
    : `PASSED: ${passed} passed`
}

function table(rows: readonly Row[]): string[] {
  const tags = [...groupRows(rows, row => row.tag)]
  const lines = tags.map(([tag, own]) => [
    tag,
    ...SUITES.map(suite => figures(countRows(own.filter(row => row.suite === suite)))),
  ])
  const all = [['', ...SUITES], ...lines]
  const widths =
    all[0]?.map((_, column) => Math.max(8, ...all.map(cells => cells[column]?.length ?? 0)) + 2) ?? []
  return all.map(cells =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('')
      .trimEnd(),
  )
}

/** A reason with its first row, and the names of the others. */
export function failureLines(failures: readonly FailedRow[], explain: Explain): string[] {
  const [first] = failures
  if (!first) return []
  const { operation, suite, name, problems, exchanges, commands = [] } = first
  const exchange = exchanges.at(-1)
  const others = failures.slice(1).map(row => `${row.operation}: ${row.name}`)
  const more = others.length > 3 ? ` and ${others.length - 3} more` : ''
  return [
    '',
    `✗ ${suite} · ${operation} · ${name}`,
    ...(exchange
      ? [
          `    sent      ${exchange.sent.method} ${exchange.sent.target}${exchange.sent.body ? ` with ${exchange.sent.body.slice(0, 120)}` : ''}`,
          `    answered  ${nameAnswer(exchange.received)}`,
        ]
      : []),
    ...problems.slice(0, 3).flatMap(problem => {
      const { says, quote, line } = explain(problem)
      return [
        `    wrong     ${says}`,
        ...(line ? [`    spec      ${line}${quote ? `  ${quote.slice(0, 140)}` : ''}`] : []),
      ]
    }),
    ...commands.map(command => `    $ ${command}`),
    ...(others.length > 0 ? [`    likewise  ${others.slice(0, 3).join('; ')}${more}`] : []),
  ]
}

function notRunLines(rows: readonly NotRunRow[]): string[] {
  const reasons = [...groupRows(rows, row => row.reason)].toSorted(
    ([, left], [, right]) => right.length - left.length,
  )
  const shown = reasons
    .slice(0, MAX_SHOWN)
    .map(([reason, own]) => `  ${String(own.length).padStart(5)}  ${reason}`)
  const more = reasons.length - shown.length
  return shown.length > 0
    ? ['', 'Not run:', ...shown, ...(more > 0 ? [`         … and ${plural(more, 'reason')} more`] : [])]
    : []
}

/** That reads got an answer at the second time only. */
export const repeatedLines = ({ repeated = 0 }: Report): string[] =>
  repeated > 0
    ? [
        '',
        `${plural(repeated, 'read')} got an answer when sent again: a connection that was kept had been closed.`,
      ]
    : []

/** The whole summary. */
export function summarise(report: Report, explain: Explain): string {
  const { rows, coverage, milliseconds, slow = [] } = report
  const reasons = causesOf(rows)
  const hidden = reasons.length - MAX_SHOWN
  return [
    settingsText(report),
    '',
    ...table(rows),
    ...reasons.slice(0, MAX_SHOWN).flatMap(cause => failureLines(cause.rows, explain)),
    ...(hidden > 0 ? ['', `… and ${plural(hidden, 'reason')} more; --report FOLDER writes them all`] : []),
    ...notRunLines(rows.filter(row => row.outcome === 'not run')),
    ...(coverage.length > 0
      ? ['', 'Coverage of the specification:', ...coverageLines(coverage).map(line => `  ${line}`)]
      : []),
    ...(slow.length > 0 ? ['', 'Slow calls:', ...slowLines(slow)] : []),
    ...repeatedLines(report),
    '',
    `${verdictOf(report)} in ${(milliseconds / 1000).toFixed(1)} s`,
  ].join('\n')
}

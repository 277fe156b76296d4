/** report.md: for a pull request or a wiki. */
import { SUITES, countRows, groupRows, type FailedRow, type NotRunRow, type Report } from '../results.ts'
import { COVERAGE_COLUMNS, coverageByOperation, coverageLines } from './coverage-report.ts'
import { receivedText, sentText, type Explain } from './lines.ts'
import { settingsText, verdictOf } from './summary.ts'

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')
/** A code fence longer than any inside it, so that an answer cannot close it. */
function fenced(text: string, language = 'http'): string[] {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length))
  const fence = '`'.repeat(longest + 1)
  return [`${fence}${language}`, text, fence]
}

function failure(row: FailedRow, explain: Explain): string[] {
  return [
    '',
    `### ${row.operation}: ${row.name} (${row.suite})`,
    ...row.problems.map(problem => {
      const { says, quote, line } = explain(problem)
      return `- ${says}${line ? ` — \`${line}\`${quote ? ` says \`${quote.replaceAll('`', "'")}\`` : ''}` : ''}`
    }),
    ...(row.commands ? ['', 'Shown by:', ...fenced(row.commands.join('\n'), 'sh')] : []),
    ...row.exchanges.flatMap(exchange => [
      '',
      'Sent:',
      ...fenced(sentText(exchange)),
      'Answered:',
      ...fenced(receivedText(exchange)),
    ]),
  ]
}

function coveragePart({ coverage }: Report): string[] {
  if (coverage.length === 0) return []
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`
  return [
    '',
    '## Coverage of the specification',
    '',
    ...coverageLines(coverage).map(text => `- ${text.replace(/ {2,}/, ' ')}`),
    '',
    line([...COVERAGE_COLUMNS, 'not met']),
    line([...COVERAGE_COLUMNS, 'not met'].map(() => '---')),
    ...coverageByOperation(coverage).map(({ operation, cells, notMet }) =>
      line([operation, ...cells, notMet.join('; ')]),
    ),
  ]
}

/** The report as Markdown. */
export function writeMarkdown(report: Report, explain: Explain): string {
  const { rows, milliseconds, startedAt } = report
  const failed = rows.filter(row => row.outcome === 'failed')
  const notRun = rows.filter((row): row is NotRunRow => row.outcome === 'not run')
  const operations = [...groupRows(rows, row => row.operation)]
  return [
    '# Contract report',
    '',
    `${verdictOf(report)}.`,
    '',
    `${settingsText(report)}. ${new Date(startedAt).toISOString()}, ${(milliseconds / 1000).toFixed(1)} s.`,
    '',
    `| operation | ${SUITES.join(' | ')} |`,
    `|---|${SUITES.map(() => '---|').join('')}`,
    ...operations.map(([operation, own]) => {
      const cells = SUITES.map(suite => {
        const count = countRows(own.filter(row => row.suite === suite))
        return `${count.passed}${count.failed ? `, **${count.failed} failed**` : ''}${count.notRun ? `, ${count.notRun} not run` : ''}`
      })
      return `| ${operation} | ${cells.join(' | ')} |`
    }),
    ...(failed.length > 0 ? ['', '## Failed', ...failed.flatMap(row => failure(row, explain))] : []),
    ...(notRun.length > 0
      ? [
          '',
          '## Not run',
          '',
          '| rows | why |',
          '|---|---|',
          ...[...groupRows(notRun, row => row.reason)].map(
            ([reason, own]) => `| ${own.length} | ${cell(reason)} |`,
          ),
        ]
      : []),
    ...coveragePart(report),
    '',
  ].join('\n')
}

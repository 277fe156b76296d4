/** report.html: one self-contained file, which may run no script but its search. */
import {
  SUITES,
  countRows,
  groupRows,
  type FailedRow,
  type NotRunRow,
  type Report,
  type Row,
} from '../results.ts'
import { areasOf, type Area } from './areas.ts'
import { causesOf, type Cause } from './causes.ts'
import { COVERAGE_COLUMNS, coverageByOperation, coverageLines } from './coverage-report.ts'
import { curlOf } from './curl.ts'
import { escape } from './entities.ts'
import { receivedText, sentText, type Explain } from './lines.ts'
import { SEARCH_FIELD, SEARCH_SCRIPT, policyFor } from './search.ts'
import { slowLines } from './slow-calls.ts'
import { repeatedLines, settingsText, verdictOf } from './summary.ts'

const STYLE = `
:root { color-scheme: light dark; --line: light-dark(#ddd, #444); --bad: light-dark(#b3261e, #ff8a80); --good: light-dark(#1b6e3c, #7bd99c) }
body { font: 15px/1.5 system-ui, sans-serif; max-width: 75rem; margin: 0 auto; padding: 1rem; overflow-wrap: break-word }
table { border-collapse: collapse; display: block; overflow-x: auto }
th, td { text-align: start; padding: .3rem .6rem; border-bottom: 1px solid var(--line); vertical-align: top }
details { border-bottom: 1px solid var(--line); padding: .4rem 0 }
td details { border-bottom: 0; padding: 0 }
summary { cursor: pointer }
h3 { font-size: 1rem; overflow-wrap: anywhere; margin-block: 1.4rem .4rem }
input { font: inherit; width: min(100%, 24rem) }
[hidden] { display: none }
pre { overflow-x: auto; white-space: pre-wrap; overflow-wrap: anywhere; padding: .6rem; border: 1px solid var(--line); border-radius: 6px; font-size: 13px }
code { overflow-wrap: anywhere }
.failed { color: var(--bad); font-weight: 600 } .passed { color: var(--good) } .quiet { opacity: .75 }
.pair { display: grid; gap: .6rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)) }
@media (max-width: 40rem) {
  table { font-size: 13px }
  th, td { padding: .3rem .2rem }
  td:first-child { overflow-wrap: anywhere; min-width: 6rem }
}
`

const figures = (rows: readonly Row[]) => {
  const { passed, failed, notRun } = countRows(rows)
  return [
    `<span class="passed">${passed}</span>`,
    ...(failed ? [`<span class="failed">${failed} failed</span>`] : []),
    ...(notRun ? [`<span class="quiet">${notRun} not run</span>`] : []),
  ].join(', ')
}

const count = (many: number, word: string) => `${many} ${word}${many === 1 ? '' : 's'}`

/** What of the app works, for who does not read the rest. */
function areaTable(report: Report): string {
  // A recording shows what was called, not what works.
  if (report.source !== undefined || report.rows.length === 0) return ''
  const areas = areasOf(report)
  const cell = (kind: string, names: readonly string[]) =>
    `<td class="${kind}">${names.length > 0 ? `${names.length}: ${escape(names.join('; '))}` : ''}</td>`
  const line = ({ name, works, faulty, broken, unknown }: Area) =>
    `<tr><td>${escape(name)}</td><td class="passed">${works.length}</td>${cell('failed', broken)}${cell('', faulty)}${cell('quiet', unknown)}</tr>`
  const all = (kind: Exclude<keyof Area, 'name'>) => areas.flatMap(area => area[kind]).length
  const [works, faulty, broken, unknown] = [all('works'), all('faulty'), all('broken'), all('unknown')]
  const sentence = `Of ${count(works + faulty + broken + unknown, 'function')} of the app, ${works} would work with this back end, as far as they were checked. Not working: ${broken}. Working, but not right in every case: ${faulty}. Not checked: ${unknown}.`
  const head = ['Area', 'Works', 'Does not work', 'Works, but not right in every case', 'Not checked']
  return `<h2>What works</h2><p>${sentence}</p><table><thead><tr>${head.map(name => `<th>${name}</th>`).join('')}</tr></thead><tbody>${areas.map(line).join('')}</tbody></table>`
}

function failure(row: FailedRow, report: Report, explain: Explain): string {
  const problems = row.problems.map(problem => {
    const { says, quote, line } = explain(problem)
    const spec = line
      ? ` <code>${escape(line)}</code>${quote ? ` says <code>${escape(quote)}</code>` : ''}`
      : ''
    return `<li>${escape(says)}${spec}</li>`
  })
  const traffic = row.exchanges.map(exchange => {
    const command = report.url
      ? `<pre>${escape(curlOf(exchange, report.url, report.givenHeaders ?? []))}</pre>`
      : ''
    return `${command}<div class="pair"><div>Sent<pre>${escape(sentText(exchange))}</pre></div><div>Answered<pre>${escape(receivedText(exchange))}</pre></div></div>`
  })
  const commands = row.commands ? `<pre>${escape(row.commands.join('\n'))}</pre>` : ''
  const title = `<span class="failed">${escape(row.suite)}</span> ${escape(row.operation)}: ${escape(row.name)}`
  return `<details data-entry><summary>${title}</summary><ul>${problems.join('')}</ul>${commands}${traffic.join('')}</details>`
}

/** So many rows of a cause are shown at once. */
const SHOWN = 5

/** A cause with all of its rows. */
function causeSection(cause: Cause, place: number, report: Report, explain: Explain): string {
  const { says, rows, operations } = cause
  const of = `${count(rows.length, 'row')} of ${count(operations.length, 'operation')}`
  const failures = rows.map(row => failure(row, report, explain))
  const rest = failures.slice(SHOWN)
  const more =
    rest.length > 0
      ? `<details data-more><summary>and ${rest.length} more</summary>${rest.join('\n')}</details>`
      : ''
  return `<section data-group><h3>${place + 1}. ${escape(says)} <span class="quiet">${of}</span></h3>${failures.slice(0, SHOWN).join('\n')}${more}</section>`
}

function callList(report: Report): string {
  const lines = [...slowLines(report.slow ?? []), ...repeatedLines(report)].filter(Boolean)
  return lines.length > 0
    ? `<h2>Slow and repeated calls</h2><ul>${lines.map(line => `<li>${escape(line)}</li>`).join('')}</ul>`
    : ''
}

function notRunTable(rows: readonly NotRunRow[]): string {
  if (rows.length === 0) return ''
  const lines = [...groupRows(rows, row => row.reason)].map(
    ([reason, own]) => `<tr><td>${own.length}</td><td>${escape(reason)}</td></tr>`,
  )
  return `<h2>Not run</h2><table><thead><tr><th>Rows</th><th>Why</th></tr></thead><tbody>${lines.join('')}</tbody></table>`
}

function operationTable(rows: readonly Row[]): string {
  const lines = [...groupRows(rows, row => row.operation)].map(([operation, own]) => {
    const cells = SUITES.map(suite => `<td>${figures(own.filter(row => row.suite === suite))}</td>`)
    const names = own.map(
      row =>
        `<li class="${row.outcome === 'not run' ? 'quiet' : row.outcome}">${escape(row.suite)}: ${escape(row.name)}</li>`,
    )
    return `<tr data-entry><td><details><summary>${escape(operation)}</summary><ul>${names.join('')}</ul></details></td>${cells.join('')}</tr>`
  })
  const head = ['Operation', ...SUITES].map(name => `<th>${name}</th>`)
  return `<table><thead><tr>${head.join('')}</tr></thead><tbody>${lines.join('')}</tbody></table>`
}

function coverageTable({ coverage }: Report): string {
  if (coverage.length === 0) return ''
  const list = (title: string, items: readonly string[]) =>
    items.length > 0 ? `<p class="quiet">${title}: ${escape(items.join('; '))}</p>` : ''
  const lines = coverageByOperation(coverage).map(({ operation, cells, notMet, notReachable }) => {
    const left = list('Not met', notMet) + list('Not reachable', notReachable)
    const name = left
      ? `<details><summary>${escape(operation)}</summary>${left}</details>`
      : escape(operation)
    return `<tr><td>${name}</td>${cells.map(cell => `<td>${cell}</td>`).join('')}</tr>`
  })
  const head = COVERAGE_COLUMNS.map(name => `<th>${name}</th>`).join('')
  const totals = coverageLines(coverage)
    .map(line => `<li>${escape(line)}</li>`)
    .join('')
  return `<h2>Coverage of the specification</h2><ul>${totals}</ul><table><thead><tr>${head}</tr></thead><tbody>${lines.join('')}</tbody></table>`
}

/** The report as a page. */
export function writeHtml(report: Report, explain: Explain): string {
  const { rows, startedAt, milliseconds } = report
  const failed = rows.filter(row => row.outcome === 'failed')
  const notRun = rows.filter((row): row is NotRunRow => row.outcome === 'not run')
  const causes = causesOf(rows)
    .map((cause, place) => causeSection(cause, place, report, explain))
    .join('\n')
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policyFor(STYLE)}"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Contract report: ${escape(verdictOf(report))}</title><link rel="icon" href="data:,"><style>${STYLE}</style></head>
<body><h1 class="${failed.length > 0 ? 'failed' : 'passed'}">${escape(verdictOf(report))}</h1>
<p>${escape(settingsText(report))}.<br><span class="quiet">${new Date(startedAt).toISOString()}, ${(milliseconds / 1000).toFixed(1)} s</span></p>
${areaTable(report)}
${SEARCH_FIELD}
${failed.length > 0 ? `<h2>Failed, the most likely causes first</h2>${causes}` : ''}
${callList(report)}
<h2>Operations</h2>${operationTable(rows)}
${notRunTable(notRun)}
${coverageTable(report)}
<script>${SEARCH_SCRIPT}</script>
</body></html>
`
}

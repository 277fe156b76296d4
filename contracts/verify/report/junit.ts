/** junit.xml: what CI servers read. A row that was not run is "skipped", which no server counts as passed. */
import { SUITES, countRows, type Report, type Row } from '../results.ts'
import { KINDS } from '../coverage.ts'
import { countCoverage } from './coverage-report.ts'
import { ENTITIES } from './entities.ts'
import { receivedText, sentText, type Explain } from './lines.ts'

/** XML cannot represent most control characters: they become the replacement character. */
const isWritable = (letter: string) =>
  letter >= ' ' ? letter < '\ufffe' || letter > '\uffff' : '\t\n\r'.includes(letter)
const xml = (text: string) =>
  Array.from(text.toWellFormed(), letter =>
    isWritable(letter) ? (ENTITIES[letter] ?? letter) : '\ufffd',
  ).join('')

function inside(row: Row, explain: Explain): string {
  if (row.outcome === 'passed') return ''
  if (row.outcome === 'not run') return `<skipped message="${xml(row.reason)}"/>`
  const told = row.problems.map(problem => {
    const { says, quote, line } = explain(problem)
    return [says, line, quote].filter(Boolean).join('\n  ')
  })
  const traffic = row.exchanges.flatMap(exchange => ['', sentText(exchange), '', receivedText(exchange)])
  const text = [...told, ...(row.commands ?? []), ...traffic].join('\n')
  return `<failure message="${xml(told[0]?.split('\n')[0] ?? '')}">${xml(text)}</failure>`
}

function testcase(row: Row, explain: Explain): string {
  const seconds = (row.milliseconds / 1000).toFixed(3)
  const name = `classname="${xml(`${row.suite}.${row.operation}`)}" name="${xml(row.name)}"`
  return `    <testcase ${name} time="${seconds}">${inside(row, explain)}</testcase>`
}

/** The coverage, by kind and in all. */
function propertiesOf({ coverage }: Report): string[] {
  const property = (name: string, rows: Report['coverage']) => {
    const { met, notMet, notReachable } = countCoverage(rows)
    const value = `${met} met, ${notMet} not met, ${notReachable} not reachable`
    return `    <property name="coverage.${name}" value="${value}"/>`
  }
  const kinds = KINDS.map(kind =>
    property(
      kind,
      coverage.filter(row => row.kind === kind),
    ),
  )
  return ['  <properties>', ...kinds, property('all', coverage), '  </properties>']
}

/** The report as JUnit's XML. */
export function writeJunit(report: Report, explain: Explain): string {
  const suites = SUITES.map(suite => {
    const rows = report.rows.filter(row => row.suite === suite)
    const { failed, notRun } = countRows(rows)
    const figures = `tests="${rows.length}" failures="${failed}" skipped="${notRun}" errors="0"`
    return [
      `  <testsuite name="${suite}" ${figures}>`,
      ...rows.map(row => testcase(row, explain)),
      '  </testsuite>',
    ].join('\n')
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites name="contract">',
    ...propertiesOf(report),
    ...suites,
    '</testsuites>',
    '',
  ].join('\n')
}

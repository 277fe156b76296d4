/**
 * Verifies the reference back end as a team would verify its own, with every state. Every row must pass; only rows of operations that no
 * pact can contain (contracts/rows/excluded-operations.ts) may be not run. Run by `npm run check`; $REPORT names the file for the
 * counts.
 */
import { writeFileSync } from 'node:fs'
import { excludedOperations } from '../contracts/rows/excluded-operations.ts'
import { createExplain } from '../contracts/verify/report/lines.ts'
import { summarise } from '../contracts/verify/report/summary.ts'
import { countRows, type Row } from '../contracts/verify/results.ts'
import { readOptions } from '../contracts/verify/options.ts'
import { createSourceLines } from '../contracts/source-lines.ts'
import { ROOT, readMaterial } from '../contracts/material.ts'
import { verify } from '../contracts/verify/verify.ts'
import { startReference } from '../contracts/reference/back-end.ts'

/** What is wrong with a row, in a line; nothing when it passed. */
const describeFailure = (row: Row): string[] => {
  if (row.outcome === 'passed') return []
  const why = row.outcome === 'failed' ? row.problems.map(({ says }) => says).join('; ') : row.reason
  return [`${row.operation}, ${row.suite}: ${row.name}: ${why}`]
}

const reference = await startReference()
const material = readMaterial()
const options = readOptions(['--url', reference.url, '--states', reference.statesUrl], material.operations)
const report = await verify(options, material).finally(() => reference.stop())
const counted = report.rows.filter(row => row.outcome !== 'not run' || !(row.operation in excludedOperations))
const count = countRows(counted)

console.log(summarise(report, createExplain(material.document, createSourceLines(ROOT))))
const file = process.env['REPORT']
if (file) writeFileSync(file, JSON.stringify({ ...count, failures: counted.flatMap(describeFailure) }))
process.exitCode = count.failed + count.notRun > 0 || count.passed === 0 ? 1 : 0

/**
 * Verifies the reference back end as a team would verify its own, with every state: all of it must pass, and none may be not run. Run by
 * `npm run check`; $REPORT names the file for the figures.
 */
import { writeFileSync } from 'node:fs'
import { createExplain } from '../verify/report/lines.ts'
import { summarise } from '../verify/report/summary.ts'
import { countRows } from '../verify/results.ts'
import { readOptions } from '../verify/options.ts'
import { createSourceLines } from '../verify/source-lines.ts'
import { ROOT, readMaterial, verify } from '../verify/verify.ts'
import { startReference } from './back-end.ts'

const reference = await startReference()
const material = readMaterial()
const options = readOptions(['--url', reference.url, '--states', reference.statesUrl], material.operations)
const report = await verify(options, material).finally(() => reference.stop())
const count = countRows(report.rows)

process.stdout.write(`${summarise(report, createExplain(material.document, createSourceLines(ROOT)))}\n`)
const file = process.env['REPORT']
if (file) writeFileSync(file, JSON.stringify(count))
process.exitCode = count.failed + count.notRun > 0 || count.passed === 0 ? 1 : 0

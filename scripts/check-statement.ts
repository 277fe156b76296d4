/**
 * Checks a statement that was saved by "Check my account", offline, and compares it with an earlier one:
 * `npx node scripts/check-statement.ts statement.json [earlier.json]`. Prints what does not match; exit code 1 when there is anything.
 */
import { readFileSync } from 'node:fs'
import { compareStatements } from '../src/lib/reconcile/history.ts'
import type { Finding } from '../src/lib/reconcile/finding.ts'
import { reconcile } from '../src/lib/reconcile/reconcile.ts'
import { readStatement } from '../src/lib/statement/file.ts'

const [file, earlierFile] = process.argv.slice(2)
if (file === undefined) {
  console.error('npx node scripts/check-statement.ts statement.json [earlier.json]')
  process.exit(2)
}

const read = (path: string) => readStatement(readFileSync(path, 'utf8'))

function describe({ check, subject, arithmetic, verdict, entries }: Finding): string {
  const stated =
    arithmetic?.is === 'chain'
      ? `${arithmetic.stated}, not ${arithmetic.result}`
      : arithmetic && 'expected' in arithmetic
        ? `${arithmetic.stated || 'missing'}, not ${arithmetic.expected || 'expected'}`
        : ''
  const by = verdict.is === 'disagrees' && verdict.by !== null ? ` (by ${verdict.by})` : ''
  return `${check} of ${subject.kind} ${subject.id}: ${stated}${by}; entries ${entries.join(', ') || 'none'}`
}

const statement = read(file)
const findings = [
  ...(earlierFile === undefined ? [] : compareStatements(read(earlierFile), statement)),
  ...reconcile(statement),
]
const wrong = findings.filter(({ verdict }) => verdict.is === 'disagrees')
for (const finding of wrong) console.log(describe(finding))
const unknown = findings.filter(({ verdict }) => verdict.is === 'unknown').length
console.log(
  `${findings.length - wrong.length - unknown} match, ${wrong.length} do not, ${unknown} cannot be checked`,
)
if (wrong.length > 0) process.exitCode = 1

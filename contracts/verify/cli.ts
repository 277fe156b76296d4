/** `npm run contracts:verify`: what a team runs against its own back end. See docs/contracts.md. */
import { USAGE, UsageError, readOptions } from './options.ts'
import { percentMet } from './coverage.ts'
import { createExplain } from './report/lines.ts'
import { summarise } from './report/summary.ts'
import { writeReports } from './report/write.ts'
import { countRows } from './results.ts'
import { createSourceLines } from './source-lines.ts'
import { ROOT, readMaterial, verify } from './verify.ts'

/** The output of the command, replaceable in tests. */
export interface Output {
  readonly print: (text: string) => void
  readonly printError: (text: string) => void
}

const toConsole: Output = {
  print: text => process.stdout.write(`${text}\n`),
  printError: text => process.stderr.write(`${text}\n`),
}

/** Runs one verification and returns the exit code: 0 nothing failed, 1 something failed, 2 it could not start. */
export async function run(
  argv: readonly string[],
  { print: say, printError: complain }: Output = toConsole,
): Promise<0 | 1 | 2> {
  if (argv.includes('--help') || argv.includes('-h')) {
    say(USAGE)
    return 0
  }
  try {
    const material = readMaterial()
    const options = readOptions(argv, material.operations)
    const report = await verify(options, material)
    const explain = createExplain(material.document, createSourceLines(ROOT))
    say(summarise(report, explain))
    if (options.report) say(`Written: ${writeReports(options.report, report, explain).join(', ')}`)
    const { passed, failed, notRun } = countRows(report.rows)
    const covered = percentMet(report.coverage)
    if (options.failUnder !== undefined && covered < options.failUnder) {
      say(`FAILED: ${Math.floor(covered)} % of the specification was met, less than --fail-under ${options.failUnder}`)
      return 1
    }
    if (failed > 0 || (options.strict && notRun > 0)) return 1
    return passed > 0 ? 0 : 2
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    complain(error.message)
    return 2
  }
}

if (import.meta.main) process.exitCode = await run(process.argv.slice(2))

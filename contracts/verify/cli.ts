/** The verification that a team runs against its own back end, as a command. */
import { percentMet } from './coverage.ts'
import { readCommand, type Command } from './command.ts'
import { maskReport, maskRow } from './mask.ts'
import { readMaterial, type Material } from './specification/material.ts'
import { parse } from './options.ts'
import { USAGE, UsageError } from './usage.ts'
import { annotations } from './report/ci.ts'
import { createExplain, type Explain } from './report/lines.ts'
import { createProgress, type Screen } from './report/progress.ts'
import { failureLines, summarise } from './report/summary.ts'
import { writeReportFiles, writeReports } from './report/write.ts'
import { countRows, type Report } from './results.ts'
import { judgeHar, watchProxy } from './traffic/traffic-report.ts'
import { verify } from './verify.ts'

/** The output of the command, replaceable in tests. */
export interface Output {
  readonly print: (text: string) => void
  readonly printError: (text: string) => void
  /** Where progress is shown; nowhere unless given. */
  readonly screen?: Screen
  /** Resolves when a proxy is to stop; on Ctrl-C unless given. */
  readonly stopped?: (url: string) => Promise<void>
}

const interrupted = () =>
  new Promise<void>(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })

const toConsole: Output = {
  print: text => process.stdout.write(`${text}\n`),
  printError: text => process.stderr.write(`${text}\n`),
  screen: {
    isTerminal: process.stderr.isTTY,
    // A bar is no part of what is piped on; lines are.
    write: text => (process.stderr.isTTY ? process.stderr : process.stdout).write(text),
    now: () => performance.now(),
  },
  stopped: interrupted,
}

/** Carries out what was asked for. @throws UsageError */
async function reportOf(
  { task }: Command,
  material: Material,
  explain: Explain,
  output: Output,
): Promise<Report> {
  if (task.kind === 'verify') {
    const { screen } = output
    const secrets = Object.values(task.options.headers)
    return verify(task.options, material, screen && createProgress(screen, secrets))
  }
  if (task.kind === 'har') return judgeHar(task.file, task.filter, material)
  const proxy = await watchProxy(task.filter, task.address, material, row => {
    if (row.outcome === 'failed') output.print(failureLines([maskRow(row)], explain).join('\n'))
  })
  output.print(`${proxy.url} passes every call on to ${task.filter.base.href}. Ctrl-C ends it with a report.`)
  await (output.stopped ?? interrupted)(proxy.url)
  return proxy.stop()
}

/** Prints and writes what was found, without its secrets. */
function tell(command: Command, report: Report, explain: Explain, { print }: Output): void {
  const { task } = command
  const masked = maskReport(report, task.kind === 'verify' ? Object.values(task.options.headers) : [])
  print(summarise(masked, explain))
  const written = [
    ...(command.report ? writeReports(command.report, masked, explain) : []),
    ...writeReportFiles(command.files, masked, explain),
  ]
  if (written.length > 0) print(`Written: ${written.join(', ')}`)
  if (command.annotations) for (const line of annotations(masked, explain)) print(line)
}

/** What is verified with: what the options name, or what the command comes with. @throws UsageError */
async function materialOf(argv: readonly string[], given: (() => Material) | undefined): Promise<Material> {
  const { spec, profile, pacts } = parse(argv)
  if (spec !== undefined) return readMaterial(spec, { profile, pacts })
  const [name] = Object.entries({ profile, pacts }).find(([, value]) => value !== undefined) ?? []
  if (name !== undefined) throw new UsageError(`--${name} belongs to a specification: give --spec as well.`)
  if (!given)
    throw new UsageError(
      `--spec is missing: the specification of your API, a file or an address.\n\n${USAGE}`,
    )
  return given()
}

/** How the command is run. */
interface Setting {
  /** The specification where no option names one. */
  readonly given?: () => Material
  readonly output?: Output
}

/** Runs one verification and returns the exit code: 0 nothing failed, 1 something failed, 2 it could not start. */
export async function run(
  argv: readonly string[],
  { given, output = toConsole }: Setting = {},
): Promise<0 | 1 | 2> {
  if (argv.includes('--help') || argv.includes('-h')) {
    output.print(USAGE)
    return 0
  }
  try {
    const material = await materialOf(argv, given)
    const command = readCommand(argv, material)
    const explain = createExplain(material.document, material.lineOf)
    const report = await reportOf(command, material, explain, output)
    tell(command, report, explain, output)
    const { passed, failed, notRun } = countRows(report.rows)
    const covered = percentMet(report.coverage)
    const failUnder = command.task.kind === 'verify' ? command.task.options.failUnder : undefined
    if (failUnder !== undefined && covered < failUnder) {
      output.print(
        `FAILED: ${Math.floor(covered)} % of the specification was met, less than --fail-under ${failUnder}`,
      )
      return 1
    }
    if (failed === 0 && command.strict && notRun > 0) {
      output.print(`FAILED: ${notRun} not run, which --strict does not allow`)
      return 1
    }
    if (failed > 0) return 1
    return passed > 0 ? 0 : 2
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    output.printError(error.message)
    return 2
  }
}

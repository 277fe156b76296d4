/**
 * Runs every check in turn and closes with one line over all of them: "N passed, N failed". A check without cases of its own
 * counts as one. `--browser` adds what needs a browser; that is `npm test`. Everything else is `npm run check`.
 *
 * A browser test that fails is tried once more, since the machine under it is shared. If it passes then, it counts as passed and is
 * named as unsteady before the last line: a defect, of the test or of the app, that somebody has to mend.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

interface Count {
  passed: number
  failed: number
  skipped: number
  /** The titles of those that passed only the second time. */
  unsteady?: string[]
}
interface Step {
  name: string
  command: string[]
  /** Reads the cases from the report that the command writes to $REPORT. */
  count?: (report: unknown) => Count
}

const vitestCases = (report: unknown): Count => {
  const { numPassedTests, numFailedTests, numPendingTests } = report as Record<string, number>
  return { passed: numPassedTests ?? 0, failed: numFailedTests ?? 0, skipped: numPendingTests ?? 0 }
}
const playwrightCases = (report: unknown): Count => {
  const { expected, unexpected, flaky, skipped } = (report as { stats: Record<string, number> }).stats
  return {
    passed: (expected ?? 0) + (flaky ?? 0),
    failed: unexpected ?? 0,
    skipped: skipped ?? 0,
    unsteady: unsteadyTitles((report as Suite).suites),
  }
}

interface Suite {
  suites?: Suite[]
  specs?: { title: string; tests: { status: string }[] }[]
}

const unsteadyTitles = (suites: Suite[] = []): string[] =>
  suites.flatMap(({ suites: inner, specs = [] }) => [
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
    ...unsteadyTitles(inner),
  ])

const contractRows = (report: unknown): Count => {
  const { passed, failed, notRun } = report as Record<string, number>
  // What was not run fails the step: it counts with what failed.
  return { passed: passed ?? 0, failed: (failed ?? 0) + (notRun ?? 0), skipped: 0 }
}

const steps: Step[] = [
  { name: 'types', command: ['tsc', '--noEmit', '-p', '.'] },
  {
    name: 'specification',
    command: ['redocly', 'lint', '--config', 'openapi/redocly.yaml', 'openapi/openapi.yaml'],
  },
  { name: 'generated files', command: ['node', 'scripts/gen.ts', '--check'] },
  { name: 'lint', command: ['oxlint', '--deny-warnings', 'src', 'server', 'contracts', 'tests', 'scripts'] },
  {
    name: 'format',
    command: ['oxfmt', '--check', 'openapi', 'src', 'server', 'contracts', 'tests', 'scripts'],
  },
  { name: 'layers', command: ['node', 'scripts/layers.ts'] },
  { name: 'dead code', command: ['knip'] },
  { name: 'requirement ids', command: ['node', 'scripts/requirement-ids.ts', '--check'] },
  { name: 'routes', command: ['node', 'scripts/missing-routes.ts'] },
  { name: 'contracts', command: ['node', 'scripts/contracts.ts'] },
  {
    name: 'unit, component, server and contract tests',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', '--outputFile.json=$REPORT'],
    count: vitestCases,
  },
  {
    name: 'contracts: the reference back end',
    command: ['node', 'scripts/contracts-reference.ts'],
    count: contractRows,
  },
  { name: 'build', command: ['node', 'scripts/build.ts'] },
  { name: 'first-view bytes', command: ['node', 'scripts/first-view.ts'] },
]
const browserSteps: Step[] = [
  {
    name: 'end-to-end tests in a browser',
    command: ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts'],
    count: playwrightCases,
  },
]

const folder = mkdtempSync(join(tmpdir(), 'fairline-check-'))
const total: Count = { passed: 0, failed: 0, skipped: 0 }
const failures: string[] = []
const unsteady: string[] = []

for (const { name, command, count } of process.argv.includes('--browser')
  ? [...steps, ...browserSteps]
  : steps) {
  const report = join(folder, `${name.replaceAll(/\W+/g, '-')}.json`)
  const args = command.map(word => word.replace('$REPORT', report))
  const started = performance.now()
  console.log(`\n── ${name}`)
  const { status } = spawnSync('npx', ['--no-install', ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      REPORT: report,
      REDOCLY_TELEMETRY: 'off',
      REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
      PACT_DO_NOT_TRACK: 'true',
    },
  })
  const cases = read(report, count) ?? {
    passed: status === 0 ? 1 : 0,
    failed: status === 0 ? 0 : 1,
    skipped: 0,
  }
  if (status !== 0 && cases.failed === 0) cases.failed = 1
  total.passed += cases.passed
  total.failed += cases.failed
  total.skipped += cases.skipped
  unsteady.push(...(cases.unsteady ?? []))
  if (cases.failed > 0) failures.push(name)
  console.log(
    `── ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${((performance.now() - started) / 1000).toFixed(1)} s`,
  )
}

function read(report: string, count: Step['count']): Count | undefined {
  if (!count) return undefined
  try {
    return count(JSON.parse(readFileSync(report, 'utf8')))
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

rmSync(folder, { recursive: true, force: true })
if (unsteady.length > 0)
  console.log(
    `\nPassed only the second time, to be mended:\n${unsteady.map(title => `  ${title}`).join('\n')}`,
  )
if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`)
console.log(
  `\n${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`,
)
process.exit(total.failed > 0 ? 1 : 0)

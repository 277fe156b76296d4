/**
 * Runs the checks and ends with one summary line: "N passed, N failed". Read-only checks run in parallel, one per core; a check
 * without test cases counts as one. `npm test` runs everything. `npm run check` is for every commit (`--changed`): of the unit tests it runs
 * those that import, directly or not, a file changed since the last push, and it needs no browser.
 *
 * A failed browser test is retried once, as the machine may be shared. If it then passes, it counts as passed and is listed as flaky
 * before the last line: a defect of the test or of the app that has to be fixed.
 */
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'

interface Count {
  passed: number
  failed: number
  skipped: number
  /** The titles of tests that passed only on retry. */
  flaky?: string[]
  /** The failed cases: title and the first lines of the error. */
  failures?: string[]
}
interface Step {
  name: string
  command: string[]
  /** Reads the cases from the report that the command writes to $REPORT. */
  count?: (report: unknown) => Count
}

interface VitestReport {
  numPassedTests?: number
  numFailedTests?: number
  numPendingTests?: number
  testResults?: {
    name: string
    status: string
    message?: string
    assertionResults?: { fullName: string; status: string; failureMessages?: string[] }[]
  }[]
}

const vitestCases = (report: unknown): Count => {
  const { numPassedTests, numFailedTests, numPendingTests, testResults = [] } = report as VitestReport
  const failures = testResults.flatMap(({ name, status, message, assertionResults = [] }) => {
    const failed = assertionResults.filter(result => result.status === 'failed')
    // A file may fail as a whole, before or after its tests.
    if (status === 'failed' && failed.length === 0) return [`${name}\n${beginning(message)}`]
    return failed.map(
      ({ fullName, failureMessages = [] }) => `${name} > ${fullName}\n${beginning(failureMessages[0])}`,
    )
  })
  return {
    passed: numPassedTests ?? 0,
    failed: numFailedTests ?? 0,
    skipped: numPendingTests ?? 0,
    failures,
  }
}
const playwrightCases = (report: unknown): Count => {
  const { expected, unexpected, flaky, skipped } = (report as { stats: Record<string, number> }).stats
  const { suites } = report as Suite
  return {
    passed: (expected ?? 0) + (flaky ?? 0),
    failed: unexpected ?? 0,
    skipped: skipped ?? 0,
    flaky: titlesWith('flaky', suites),
    failures: titlesWith('unexpected', suites),
  }
}

interface Suite {
  suites?: Suite[]
  specs?: { title: string; tests: { status: string }[] }[]
}

const titlesWith = (wanted: string, suites: Suite[] = []): string[] =>
  suites.flatMap(({ suites: inner, specs = [] }) => [
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === wanted)).map(({ title }) => title),
    ...titlesWith(wanted, inner),
  ])

/** The first lines of an error message, each indented. */
const beginning = (message = ''): string =>
  message
    .split('\n')
    .slice(0, 12)
    .map(line => `    ${line}`)
    .join('\n')

const contractRows = (report: unknown): Count => {
  const { passed, failed, notRun } = report as Record<string, number>
  // Rows that were not run count as failed.
  return { passed: passed ?? 0, failed: (failed ?? 0) + (notRun ?? 0), skipped: 0 }
}

/** The last commit that was pushed, or HEAD where nothing was: what came later is what a developer has changed. */
function lastPushed(): string {
  const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', '@{upstream}'], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : 'HEAD'
}

const isForCommit = process.argv.includes('--changed')
const changedTests = isForCommit ? [`--changed=${lastPushed()}`, '--passWithNoTests'] : []

/** Groups run in sequence; the checks of a group run in parallel, the longest first. */
const groups: readonly (readonly Step[])[] = [
  // Alone, as it writes files next to those that the others read.
  [{ name: 'generated files', command: ['node', 'scripts/gen.ts', '--check'] }],
  [
    { name: 'types', command: ['tsc', '--noEmit', '-p', '.'] },
    { name: 'build', command: ['node', 'scripts/build.ts'] },
    { name: 'dead code', command: ['knip'] },
    { name: 'layers', command: ['node', 'scripts/check-layers.ts'] },
    {
      name: 'specification',
      command: ['redocly', 'lint', '--config', 'openapi/redocly.yaml', 'openapi/openapi.yaml'],
    },
    {
      name: 'lint',
      command: ['oxlint', '--deny-warnings', 'src', 'server', 'contracts', 'tests', 'scripts'],
    },
    {
      name: 'format',
      command: ['oxfmt', '--check', 'openapi', 'src', 'server', 'contracts', 'tests', 'scripts'],
    },
    { name: 'contracts', command: ['node', 'scripts/check-contracts.ts'] },
    { name: 'requirement ids', command: ['node', 'scripts/check-requirements.ts', '--check'] },
    { name: 'fault families', command: ['node', 'scripts/check-faults.ts', '--check'] },
    { name: 'routes', command: ['node', 'scripts/check-routes.ts'] },
  ],
  [{ name: 'first-view bytes', command: ['node', 'scripts/check-first-view.ts'] }],
  [
    {
      name: 'unit, component, server and contract tests',
      command: [
        'vitest',
        'run',
        ...changedTests,
        '--reporter=default',
        '--reporter=json',
        '--outputFile.json=$REPORT',
      ],
      count: vitestCases,
    },
  ],
  [
    {
      name: 'contracts: the reference back end',
      command: ['node', 'scripts/verify-reference.ts'],
      count: contractRows,
    },
  ],
]
const browserGroups: readonly (readonly Step[])[] = [
  [
    {
      name: 'end-to-end tests in a browser',
      command: ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts'],
      count: playwrightCases,
    },
  ],
]

/** For what tests write: in memory where there is room, as most of them wait for the disk and none is about it. */
const MEMORY = '/dev/shm'
const neededBytes = 4e9

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize > neededBytes
  } catch {
    return false
  }
}

const folder = mkdtempSync(join(hasRoom(MEMORY) ? MEMORY : tmpdir(), 'fairline-check-'))
const total: Count = { passed: 0, failed: 0, skipped: 0 }
const failures: string[] = []
const flakyTests: string[] = []
const failedTests: string[] = []

/** Runs a command; its output is printed at once, or, in parallel with others, at its end. @returns its exit code, 1 without one */
function run(
  args: readonly string[],
  report: string,
  isAlone: boolean,
): Promise<{ status: number; said: string }> {
  const child = spawn('npx', ['--no-install', ...args], {
    stdio: ['ignore', isAlone ? 'inherit' : 'pipe', isAlone ? 'inherit' : 'pipe'],
    env: {
      ...process.env,
      REPORT: report,
      TMPDIR: folder,
      // Compiled code of the many programs that tests start.
      NODE_COMPILE_CACHE: join(folder, 'compiled'),
      REDOCLY_TELEMETRY: 'off',
      REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
      PACT_DO_NOT_TRACK: 'true',
    },
  })
  let said = ''
  child.stdout?.on('data', (text: Buffer) => (said += text))
  child.stderr?.on('data', (text: Buffer) => (said += text))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', status => resolve({ status: status ?? 1, said }))
  })
}

async function check({ name, command, count }: Step, isAlone: boolean): Promise<void> {
  const report = join(folder, `${name.replaceAll(/\W+/g, '-')}.json`)
  const started = performance.now()
  if (isAlone) console.log(`\n── ${name}`)
  const { status, said } = await run(
    command.map(word => word.replace('$REPORT', report)),
    report,
    isAlone,
  )
  const cases = read(report, count) ?? {
    passed: Number(status === 0),
    failed: Number(status !== 0),
    skipped: 0,
  }
  if (status !== 0 && cases.failed === 0) cases.failed = 1
  total.passed += cases.passed
  total.failed += cases.failed
  total.skipped += cases.skipped
  flakyTests.push(...(cases.flaky ?? []))
  failedTests.push(...(cases.failures ?? []))
  if (cases.failed > 0) failures.push(name)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  if (!isAlone) console.log(`\n── ${name}\n${said.trimEnd()}`)
  console.log(`── ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s`)
}

for (const group of isForCommit ? groups : [...groups, ...browserGroups]) {
  const waiting = [...group]
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await check(step, group.length === 1)
  }
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), group.length) }, worker))
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
if (flakyTests.length > 0)
  console.log(
    `\nPassed only the second time, to be mended:\n${flakyTests.map(title => `  ${title}`).join('\n')}`,
  )
if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`)
for (const failed of failedTests) console.log(`  ${failed}`)
console.log(
  `\n${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`,
)
process.exit(total.failed > 0 ? 1 : 0)

/**
 * Runs the checks and ends with one summary line: "N passed, N failed". Read-only checks run in parallel, one per core; a check
 * without test cases counts as one.
 *
 * `npm test` is for every push: all checks, all tests but those that take long. `npm run test:ci` (`--ci`) runs those too: tests that start
 * and kill programs, and that go through every screen and feature in a browser. `npm run check` (`--changed`) is for every commit: of the
 * unit tests it runs those that import, directly or not, a file changed since the last push, the nearest 60 files of them at most; it needs
 * no browser, and plants mistakes in the lines that were changed.
 *
 * A failed browser test is retried once, as the machine may be shared. If it then passes, it counts as passed and is listed as flaky
 * before the last line: a defect of the test or of the app that has to be fixed.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { lastPushed } from './last-pushed.ts'
import { nearestTests } from './nearest-tests.ts'
import { contractRows, playwrightCases, readCount, vitestCases, type Count } from './check-reports.ts'

interface Step {
  name: string
  command: string[]
  /** Reads the cases from the report that the command writes to $REPORT. */
  count?: (report: unknown) => Count
  /** Prints its output while it runs, although others run beside it. */
  isShown?: boolean
  /** Further variables of its environment. */
  env?: Readonly<Record<string, string>>
}

const isForCommit = process.argv.includes('--changed')
const isForCi = process.argv.includes('--ci')
/** So many files of tests take about a minute on two cores. */
const MOST_FOR_COMMIT = 60
const chosen = isForCommit ? nearestTests(lastPushed(), MOST_FOR_COMMIT) : undefined

const browserTests: Step = {
  name: 'end-to-end tests in a browser',
  command: ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts'],
  count: playwrightCases,
  isShown: true,
}

const reference: Step = {
  name: 'contracts: the reference back end',
  command: ['node', 'scripts/verify-reference.ts'],
  count: contractRows,
}

/** Half an hour off the full ones, and with summer time: what reads a clock or a calendar is tried there as well, in another order. */
const OTHER_ZONE = 'America/St_Johns'
const CLOCK_TESTS = [
  'tests/src/lib/time',
  'tests/src/lib/numbers',
  'tests/src/lib/candles',
  'tests/src/features/wallet',
  'tests/src/features/activity',
  'tests/src/widgets/chart',
  'tests/src/widgets/format',
  'tests/server/features/wallet',
]

const otherZone: Step = {
  name: `tests in ${OTHER_ZONE}`,
  command: [
    'vitest',
    'run',
    ...CLOCK_TESTS,
    '--sequence.shuffle',
    '--sequence.seed=1',
    '--reporter=default',
    '--reporter=json',
    '--outputFile.json=$REPORT',
  ],
  count: vitestCases,
  env: { TZ: OTHER_ZONE, SHORT: '1' },
}

/** In so many lines of a change, drawn, which take less than a minute on two cores. */
const MUTATED_LINES = 8

const mutants: Step = {
  name: 'mistakes in what has changed',
  command: ['node', 'scripts/mutate.ts', '--changed', '--sample', String(MUTATED_LINES), '--tests', '5'],
}

/** Groups run in sequence; the checks of a group run in parallel, the longest first. */
const groups: readonly (readonly Step[])[] = [
  // Alone, as it writes files next to those that the others read.
  [{ name: 'generated files', command: ['node', 'scripts/gen.ts', '--check'] }],
  [
    { name: 'types', command: ['tsc', '--noEmit', '-p', '.', '--checkers', '1'] },
    { name: 'build', command: ['node', 'scripts/build.ts'] },
    { name: 'dead code', command: ['knip'] },
    { name: 'layers', command: ['node', 'scripts/check-layers.ts'] },
    {
      name: 'specification',
      command: ['redocly', 'lint', '--config', 'openapi/redocly.yaml', 'openapi/openapi.yaml'],
    },
    {
      name: 'lint',
      command: [
        'oxlint',
        '--deny-warnings',
        'openapi',
        'src',
        'server',
        'deploy/demo',
        'contracts',
        'tests',
        'scripts',
      ],
    },
    {
      name: 'format',
      command: [
        'oxfmt',
        '--check',
        'openapi',
        'src',
        'server',
        'deploy/demo',
        'contracts',
        'tests',
        'scripts',
      ],
    },
    { name: 'contracts', command: ['node', 'scripts/check-contracts.ts'] },
    { name: 'requirement ids', command: ['node', 'scripts/check-requirements.ts', '--check'] },
    { name: 'fault families', command: ['node', 'scripts/check-faults.ts', '--check'] },
    { name: 'API versions', command: ['node', 'scripts/check-api.ts'] },
    { name: 'translations', command: ['node', 'scripts/texts.ts'] },
    { name: 'routes', command: ['node', 'scripts/check-routes.ts'] },
  ],
  [{ name: 'first-view bytes', command: ['node', 'scripts/check-first-view.ts'] }],
  // Without names it would run all.
  chosen?.files.length === 0
    ? []
    : [
        {
          name: 'unit, component, server and contract tests',
          command: [
            'vitest',
            'run',
            ...(chosen?.files ?? []),
            '--reporter=default',
            '--reporter=json',
            '--outputFile.json=$REPORT',
          ],
          count: vitestCases,
        },
      ],
  isForCommit ? [mutants] : [otherZone],
  // Together, as tests in a browser wait more than they work; not on a machine of CI, where both had become ten times as slow.
  ...(isForCommit ? [[reference]] : isForCi ? [[reference], [browserTests]] : [[browserTests, reference]]),
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

/** Runs a command; its output is printed at once (`isShown`) or by the caller. @returns its exit code, 1 without one */
function run(
  args: readonly string[],
  report: string,
  { isShown = false, env = {} }: Pick<Step, 'isShown' | 'env'>,
): Promise<{ status: number; said: string }> {
  const child = spawn('npx', ['--no-install', ...args], {
    stdio: ['ignore', isShown ? 'inherit' : 'pipe', isShown ? 'inherit' : 'pipe'],
    env: {
      ...process.env,
      REPORT: report,
      // Leaves out *.long.test.ts.
      ...(isForCi ? {} : { SHORT: '1' }),
      TMPDIR: folder,
      // Compiled code of the many programs that tests start.
      NODE_COMPILE_CACHE: join(folder, 'compiled'),
      REDOCLY_TELEMETRY: 'off',
      REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
      PACT_DO_NOT_TRACK: 'true',
      ...env,
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

async function check({ name, command, count, isShown = false, env = {} }: Step): Promise<void> {
  const report = join(folder, `${name.replaceAll(/\W+/g, '-')}.json`)
  const started = performance.now()
  if (isShown) console.log(`\n── ${name}`)
  const { status, said } = await run(
    command.map(word => word.replace('$REPORT', report)),
    report,
    { isShown, env },
  )
  const cases = (count && readCount(report, count)) ?? {
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
  if (!isShown) console.log(`\n── ${name}\n${said.trimEnd()}`)
  console.log(`── ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s`)
}

for (const group of groups) {
  const waiting = [...group]
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift())
      await check(group.length === 1 ? { ...step, isShown: true } : step)
  }
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), group.length) }, worker))
}

rmSync(folder, { recursive: true, force: true })
if (flakyTests.length > 0)
  console.log(
    `\nPassed only the second time, to be mended:\n${flakyTests.map(title => `  ${title}`).join('\n')}`,
  )
if (chosen && chosen.left > 0)
  console.log(`\n${chosen.left} more files of tests import what has changed: npm test runs them.`)
if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`)
for (const failed of failedTests) console.log(`  ${failed}`)
console.log(
  `\n${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`,
)
process.exit(total.failed > 0 ? 1 : 0)

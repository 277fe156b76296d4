/**
 * The consumer half of the contract as `npm test` runs it: every operation, every error, recorded and compared. Three runs, the
 * start of vitest included: `node tests/bench/contracts-consumer.ts`.
 *
 * Budget: 10 s on two cores, in the best of three, as other load on the machine can only make it slower.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const BUDGET = 10
const RUNS = 3

interface Report {
  numPassedTests: number
  numTotalTests: number
}

const folder = mkdtempSync(join(tmpdir(), 'fairline-bench-'))
const file = join(folder, 'report.json')
const command = ['vitest', 'run', 'contracts/consumer', '--reporter=json', `--outputFile.json=${file}`]

function run(): { seconds: number; rows: number } {
  const started = performance.now()
  spawnSync('npx', ['--no-install', ...command], { stdio: ['ignore', 'ignore', 'inherit'] })
  const seconds = (performance.now() - started) / 1000
  const { numPassedTests, numTotalTests } = JSON.parse(readFileSync(file, 'utf8')) as Report
  if (numPassedTests !== numTotalTests) throw new Error(`${numTotalTests - numPassedTests} rows do not pass.`)
  return { seconds, rows: numTotalTests }
}

const runs = Array.from({ length: RUNS }, run)
const best = Math.min(...runs.map(({ seconds }) => seconds))
for (const { seconds, rows } of runs) console.log(`${rows} rows in ${seconds.toFixed(1)} s`)
console.log(
  `${best <= BUDGET ? 'within' : 'OVER'} the budget of ${BUDGET} s: ${best.toFixed(1)} s in the best of ${RUNS}`,
)
rmSync(folder, { recursive: true })
process.exitCode = best <= BUDGET ? 0 : 1

/**
 * The consumer half of the contract as `npm test` runs it: every operation, every error, recorded and compared. Three runs, the
 * start of vitest included: `npx node tests/bench/contracts-consumer.ts`. Figures without a verdict: there is nothing else that does the same.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { summarize } from './support/compare.ts'

const RUNS = 3

interface Report {
  numPassedTests: number
  numTotalTests: number
}

const folder = mkdtempSync(join(tmpdir(), 'fairline-bench-'))
const file = join(folder, 'report.json')
const command = ['vitest', 'run', 'contracts/consumer', '--reporter=json', `--outputFile.json=${file}`]

/** One run. @throws Error when a row does not pass */
function run(): { seconds: number; rows: number } {
  const started = performance.now()
  spawnSync('npx', ['--no-install', ...command], { stdio: ['ignore', 'ignore', 'inherit'] })
  const seconds = (performance.now() - started) / 1000
  const { numPassedTests, numTotalTests } = JSON.parse(readFileSync(file, 'utf8')) as Report
  if (numPassedTests !== numTotalTests) throw new Error(`${numTotalTests - numPassedTests} rows do not pass.`)
  return { seconds, rows: numTotalTests }
}

const runs = Array.from({ length: RUNS }, run)
const seconds = runs.map(each => each.seconds)
console.log(`${runs[0]!.rows} rows in ${summarize(seconds, 's', 1)}`)
rmSync(folder, { recursive: true })

/**
 * The time from starting the built program, by the command of `npm start` without its build, to its first answers: of the health check, and
 * of a list of the API. On a fresh data folder, which it seeds, and on an existing one; in turn with a bare `node` of the same flags that
 * only listens. Needs `npm run build` before it.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isSteady, median, printComparison, takeTurns } from './support/compare.ts'

const TURNS = 5
/** Starts of the bare `node` in a turn, of which the median counts: one takes so little that it wanders. */
const BARE_STARTS = 5
const PORT = 20_000 + (process.pid % 10_000)
/** Milliseconds to the first answer on an existing data folder. */
const BUDGET = 1000
const PATHS = { health: '/healthz', list: '/api/homeRecommendProducts/list?pageNum=1&pageSize=50' }

/** Milliseconds from the start to each of the first answers. */
interface FirstAnswers {
  readonly health: number
  readonly list: number
}

/** The flags and the script of `npm start`. */
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } }
const [, ...startArguments] = scripts.start.split(' ')
const flags = startArguments.filter(each => each.startsWith('--'))
const program = [...startArguments, '--no-build']
const bare = [
  ...flags,
  '--eval',
  `require('node:http').createServer((_, response) => response.end('{}')).listen(${PORT}, '127.0.0.1')`,
]

/** The status of an answer; undefined while nothing listens. */
function ask(path: string): Promise<number | undefined> {
  const headers = { 'Accept-Language': 'en', LanguageId: '2' }
  return new Promise(resolve => {
    request({ port: PORT, host: '127.0.0.1', path, headers, agent: false }, response => {
      response.resume().on('end', () => resolve(response.statusCode))
    })
      .on('error', () => resolve(undefined))
      .end()
  })
}

/** Starts a program, waits for its first answers and ends it. @throws Error when one is not a success */
async function measure(command: readonly string[], dataDir: string): Promise<FirstAnswers> {
  const environment = { PORT: String(PORT), DATA_DIR: dataDir, LOG: 'off', NODE_ENV: 'production' }
  const started = performance.now()
  const child = spawn(process.execPath, command, { env: { ...process.env, ...environment }, stdio: 'ignore' })
  const firstAnswer = async (path: string) => {
    let status: number | undefined
    while ((status = await ask(path)) === undefined) await wait(5)
    if (status !== 200) throw new Error(`${path} was answered with ${status}.`)
    return performance.now() - started
  }
  try {
    return { health: await firstAnswer(PATHS.health), list: await firstAnswer(PATHS.list) }
  } finally {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
}

async function measureBare(dataDir: string): Promise<FirstAnswers> {
  const starts: FirstAnswers[] = []
  for (let count = 0; count < BARE_STARTS; count++) starts.push(await measure(bare, dataDir))
  return { health: median(starts.map(each => each.health)), list: median(starts.map(each => each.list)) }
}

async function run(): Promise<void> {
  const existing = mkdtempSync(join(tmpdir(), 'fairline-bench-'))
  await measure(program, existing)
  const turns = await takeTurns(
    TURNS,
    () => measureBare(existing),
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'fairline-bench-'))
      const fresh = await measure(program, folder)
      rmSync(folder, { recursive: true })
      return { fresh, existing: await measure(program, existing) }
    },
  )
  rmSync(existing, { recursive: true })
  for (const folder of ['fresh', 'existing'] as const) {
    for (const answer of ['health', 'list'] as const) {
      const pairs = turns.map(({ reference, contender }) => ({
        reference: reference[answer],
        contender: contender[folder][answer],
      }))
      const presentation = { reference: 'bare node', unit: 'ms' }
      printComparison(`first answer of the ${answer}, ${folder} data folder`, pairs, presentation)
    }
  }
  const steady = isSteady(turns.map(({ reference }) => ({ reference: reference.health })))
  const isMet = median(turns.map(({ contender }) => contender.existing.health)) <= BUDGET
  const verdict = steady ? (isMet ? 'met' : 'missed') : 'the machine is too unsteady'
  console.log(`first answer on an existing data folder, budget ≤ ${BUDGET} ms: ${verdict}`)
  if (verdict === 'missed') process.exitCode = 1
}

await run()

/**
 * The effect of other customers' data: latency of one customer's orders over HTTP, alternately with an empty database and with 50,000 open
 * orders, 5,000 positions and 2,000 follows of others; and the longest block of the event loop meanwhile.
 *
 *   npx node tests/bench/noisy-neighbours.ts       SQLite, in folders beside the system's temporary files (BENCH_DIR: elsewhere)
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { openSecretBox } from '#server/auth/secrets-key.ts'
import { readConfig } from '#server/config.ts'
import { silentLog } from '#server/kernel/log.ts'
import { startServer } from '#server/main.ts'
import { seedSandbox } from '#server/sandbox/seed/seed-sandbox.ts'
import { createSettableClock } from '#server/sandbox/seed/scenario.ts'
import { openConfiguredMarket, openConfiguredStore } from '#server/create-services.ts'
import { createCustomer, orderBody } from './orders/customers.ts'
import { addNeighbours } from './orders/neighbours.ts'
import { printComparison, takeTurns } from './support/compare.ts'

const TURNS = 4
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 6)
const CONNECTIONS = 4
/** Of the p99 without the neighbours. */
const BUDGET = 2

interface Measurement {
  readonly p50: number
  readonly p99: number
  readonly perSecond: number
  /** Milliseconds. */
  readonly longestBlock: number
}

/** The program in its own process, which reports the longest block of its event loop. */
async function serve(dataDir: string): Promise<void> {
  const config = readConfig({
    DATA_DIR: dataDir,
    PORT: '0',
    RATE_LIMITS: 'off',
    NODE_ENV: 'production',
    LOG: 'off',
  })
  const server = await startServer(config, silentLog)
  const delay = monitorEventLoopDelay({ resolution: 1 })
  process.on('message', async message => {
    if (message === 'begin') {
      delay.enable()
      delay.reset()
    } else if (message === 'end') process.send?.(delay.max / 1e6)
    else {
      await server.stop()
      process.exit()
    }
  })
  process.send?.(server.urls[0])
}

async function prepare(hasCrowd: boolean): Promise<{ dataDir: string; tokens: string[] }> {
  const dataDir = mkdtempSync(join(process.env['BENCH_DIR'] ?? tmpdir(), 'fairline-bench-'))
  const config = readConfig({ DATA_DIR: dataDir })
  const clock = createSettableClock(Date)
  const store = await openConfiguredStore(config, clock)
  const { market } = await openConfiguredMarket(config, {
    clock,
    store,
    secretBox: await openSecretBox(store, config),
    serves: true,
  })
  await seedSandbox({ store, market, clock })
  const customers = await Promise.all(Array.from({ length: 20 }, () => createCustomer(store)))
  if (hasCrowd) await addNeighbours(store)
  await store.close()
  return { dataDir, tokens: customers.map(({ token }) => token) }
}

async function measure({ dataDir, tokens }: { dataDir: string; tokens: string[] }): Promise<Measurement> {
  const program = fork(import.meta.filename, ['serve', dataDir])
  const [url] = (await once(program, 'message')) as [string]
  // Starts after the first runs of every job.
  await new Promise(resolve => setTimeout(resolve, 4000))
  program.send('begin')
  const latencies: number[] = []
  const end = performance.now() + SECONDS * 1000
  const order = async (token: string) => {
    const body = orderBody()
    const headers = {
      Authorization: token,
      'Accept-Language': 'en',
      LanguageId: '2',
      'Content-Type': 'application/x-www-form-urlencoded',
    }
    const sent = performance.now()
    const answer = await fetch(`${url}/api/spotOrder/place`, { method: 'POST', headers, body })
    const { code } = (await answer.json()) as { code: number }
    if (code !== 200) throw new Error(`An order was answered with ${code}.`)
    latencies.push(performance.now() - sent)
    // One customer, not a load that saturates the machine.
    await new Promise(resolve => setTimeout(resolve, 2))
  }
  const keepOrdering = async (token: string) => {
    while (performance.now() < end) await order(token)
  }
  await Promise.all(tokens.slice(0, CONNECTIONS).map(keepOrdering))
  program.send('end')
  const [longestBlock] = (await once(program, 'message')) as [number]
  program.send('stop')
  await once(program, 'exit')
  latencies.sort((a, b) => a - b)
  const percentile = (share: number) => latencies[Math.floor(latencies.length * share)] ?? Number.NaN
  return {
    p50: percentile(0.5),
    p99: percentile(0.99),
    perSecond: latencies.length / SECONDS,
    longestBlock,
  }
}

async function run(): Promise<void> {
  const [alone, crowded] = [await prepare(false), await prepare(true)]
  const turns = await takeTurns(
    TURNS,
    () => measure(alone),
    () => measure(crowded),
  )
  const print = (key: keyof Measurement, name: string, unit: string, budget?: number) => {
    const pairs = turns.map(turn => ({ reference: turn.reference[key], contender: turn.contender[key] }))
    const presentation = { reference: 'alone', unit, digits: 1 }
    printComparison(
      `${name} with the crowd`,
      pairs,
      presentation,
      budget === undefined ? undefined : { ratio: budget },
    )
  }
  print('p50', 'p50', 'ms')
  print('p99', 'p99', 'ms', BUDGET)
  print('longestBlock', 'longest block', 'ms')
  print('perSecond', 'orders', '/s')
  for (const { dataDir } of [alone, crowded]) rmSync(dataDir, { recursive: true })
}

await (process.argv[2] === 'serve' ? serve(process.argv[3]!) : run())

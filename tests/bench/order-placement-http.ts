/**
 * How many spot orders a second the whole back end places: HTTP, session, contract both ways, ledger, disk. Three processes on one
 * machine, as in production but for the network: the program itself, whoever calls it over keep-alive connections, and this one.
 * Turn by turn in the same run: the kernel alone, a bare `node:http` server before the kernel (orders/bare-server.ts), the program, and the
 * program with 50,000 open orders, 5,000 positions and 2,000 follows of others, and 100,000 orders of the last year.
 *
 *   npx node tests/bench/order-placement-http.ts       SQLite, in folders beside the system's temporary files (BENCH_DIR: elsewhere)
 *   BENCH_DATABASE_URL=postgresql://… node …       PostgreSQL instead, in schemas of its own
 */
import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { migrations } from '#server/features/schema.ts'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import { openStore } from '#server/kernel/open-store.ts'
import type { Store } from '#server/kernel/store.ts'
import { DAY } from '#src/lib/time/time-units.ts'
import { createCustomers, openSessions, placeInKernel } from './orders/customers.ts'
import { measureLoad, rateOf, type Rate } from './orders/load.ts'
import { addNeighbours } from './orders/neighbours.ts'
import { printComparison, summarize, type Budget } from './support/compare.ts'

const CUSTOMERS = 500
const HISTORY = Number(process.env['BENCH_HISTORY'] ?? 100_000)
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 3)
const TURNS = Number(process.env['BENCH_TURNS'] ?? 5)
const IN_FLIGHT = 64
const PORT = 20_000 + (process.pid % 10_000)
/** Compiling validators and the first prices take the program some seconds, which no order should share. */
const WARM_UP = 10_000

/** Orders a second. */
const OF_THE_KERNEL: Budget = { ratio: 0.75, isLowerBound: true }
const OF_AN_EMPTY_DATABASE: Budget = { ratio: 0.9, isLowerBound: true }
/** p99 of the latency to p50. */
const TAIL: Budget = { ratio: 3 }

interface Database {
  readonly options: { dataDir: string; databaseUrl?: string }
  readonly store: Store
  readonly customers: bigint[]
  readonly tokens: string[]
}

async function createSchema(url: string, schema: string): Promise<string> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`DROP SCHEMA IF EXISTS ${schema} CASCADE`)
  await client.query(`CREATE SCHEMA ${schema}`)
  await client.end()
  const own = new URL(url)
  own.searchParams.set('options', `-c search_path=${schema}`)
  return own.href
}

async function createDatabase(name: string, hasHistory: boolean): Promise<Database> {
  const dataDir = mkdtempSync(join(process.env['BENCH_DIR'] ?? tmpdir(), 'fairline-bench-'))
  const url = process.env['BENCH_DATABASE_URL']
  const options = { dataDir, ...(url && { databaseUrl: await createSchema(url, `fairline_bench_${name}`) }) }
  let now: number | undefined
  const clock = { now: () => now ?? Date.now() }
  // A different node id, as the program writes to the same database.
  const store = await openStore({ ...options, migrations, clock, nodeId: 1 })
  if (hasHistory) now = Date.now() - 365 * DAY
  const customers = await createCustomers(store, CUSTOMERS)
  if (hasHistory) {
    const step = (365 * DAY) / HISTORY
    for (let placed = 0; placed < HISTORY; placed += CUSTOMERS) {
      now = Math.floor(now! + CUSTOMERS * step)
      await Promise.all(customers.map(id => placeInKernel(store, id)))
    }
    now = undefined
    await addNeighbours(store)
  }
  return { options, store, customers, tokens: await openSessions(store, customers) }
}

interface Server {
  readonly port: number
  stop(): Promise<void>
}

/** The program as `npm start` runs it, with its flags. */
async function startProgram({ options }: Database, port: number): Promise<Server> {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } }
  const { dataDir, databaseUrl } = options
  const own = { PORT: String(port), DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
  const child = spawn(process.execPath, [...scripts.start.split(' ').slice(1), '--no-build'], {
    env: { ...process.env, NODE_ENV: 'production', RATE_LIMITS: 'off', ...own },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  await once(child.stderr, 'data')
  const stop = async () => {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  return { port, stop }
}

async function startBareServer({ options }: Database): Promise<Server> {
  const child = fork(join(import.meta.dirname, 'orders/bare-server.ts'), [
    JSON.stringify({ ...options, nodeId: 2 }),
  ])
  const [port] = (await once(child, 'message')) as [number]
  const stop = async () => {
    child.send('stop')
    await once(child, 'exit')
  }
  return { port, stop }
}

async function measureKernel({ store, customers }: Database): Promise<Rate> {
  const latencies: number[] = []
  const started = performance.now()
  const end = started + SECONDS * 1000
  const placeUntilEnd = async () => {
    while (performance.now() < end) {
      const sent = performance.now()
      await placeInKernel(store, customers[Math.floor(Math.random() * CUSTOMERS)]!)
      latencies.push(performance.now() - sent)
    }
  }
  await Promise.all(Array.from({ length: IN_FLIGHT }, placeUntilEnd))
  return rateOf(latencies, (performance.now() - started) / 1000)
}

const measure = ({ port }: Server, tokens: readonly string[]) =>
  measureLoad({ port, seconds: SECONDS, connections: IN_FLIGHT, tokens })

async function run(): Promise<void> {
  const database = await createDatabase('empty', false)
  const busy = await createDatabase('busy', true)
  const bare = await startBareServer(database)
  const program = await startProgram(database, PORT)
  const busyProgram = await startProgram(busy, PORT + 2)
  await new Promise(resolve => setTimeout(resolve, WARM_UP))

  const turns: Record<'kernel' | 'bare' | 'program' | 'busy', Rate>[] = []
  for (let turn = 0; turn < TURNS; turn++) {
    turns.push({
      kernel: await measureKernel(database),
      bare: await measure(bare, database.customers.map(String)),
      program: await measure(program, database.tokens),
      busy: await measure(busyProgram, busy.tokens),
    })
  }
  await Promise.all([bare, program, busyProgram].map(server => server.stop()))

  type Contender = keyof (typeof turns)[number]
  const compare = (
    name: string,
    contender: Contender,
    reference: Contender,
    label: string,
    budget?: Budget,
  ) => {
    const pairs = turns.map(turn => ({
      reference: turn[reference].perSecond,
      contender: turn[contender].perSecond,
    }))
    printComparison(name, pairs, { reference: label, unit: 'orders/s' }, budget)
  }
  console.log(`${database.store.engine}, ${IN_FLIGHT} orders in flight`)
  compare('over HTTP', 'program', 'kernel', 'the kernel alone', OF_THE_KERNEL)
  compare('over HTTP', 'program', 'bare', 'a bare node:http server before the kernel')
  compare(
    'over HTTP with the data of others and a year',
    'busy',
    'program',
    'without them',
    OF_AN_EMPTY_DATABASE,
  )
  const tails = turns.map(({ program: { p50, p99 } }) => ({ reference: p50, contender: p99 }))
  printComparison('p99 of an order over HTTP', tails, { reference: 'p50', unit: 'ms', digits: 1 }, TAIL)
  console.log(
    `p99 of the kernel alone: ${summarize(
      turns.map(turn => turn.kernel.p99),
      'ms',
      1,
    )}`,
  )

  const refused = turns.reduce((sum, turn) => sum + turn.program.refused + turn.busy.refused, 0)
  const findings = await verifyLedger(database.store)
  console.log(
    findings.length === 0 ? `every figure adds up afterwards, ${refused} refused` : JSON.stringify(findings),
  )
  for (const { store, options } of [database, busy]) {
    await store.close()
    rmSync(options.dataDir, { recursive: true })
  }
  if (findings.length > 0 || refused > 0) process.exitCode = 1
}

await run()

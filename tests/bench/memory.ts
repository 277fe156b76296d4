/**
 * The memory of the program, as its resident set: idle, a minute after its start, and busy, while customers place orders and read their
 * lists as fast as they are answered. Figures without a verdict. Takes some 90 s. Needs `npm run build` before it.
 *
 *   npx node tests/bench/memory.ts                     SQLite, in a folder beside the system's temporary files
 *   BENCH_DATABASE_URL=postgresql://… node …       PostgreSQL instead, in the schema `fairline_bench_memory`, which is dropped afterwards
 */
import { execFileSync, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { migrations } from '#server/features/schema.ts'
import { openStore } from '#server/kernel/open-store.ts'
import { createCustomer, orderBody } from './orders/customers.ts'

const CUSTOMERS = 200
const CONNECTIONS = 32
const IDLE_SECONDS = 60
const BUSY_SECONDS = 20
const [, , role, portArgument, ...tokensOfLoad] = process.argv
/** The process of the customers gets it from the other one. */
const PORT = Number(portArgument ?? 20_000 + (process.pid % 10_000))
const SCHEMA = 'fairline_bench_memory'

/** What the customers have done. */
interface Load {
  orders: number
  reads: number
  refused: number
}

/** Sends one call. @returns its text */
function call(agent: Agent, token: string, path: string, body = ''): Promise<string> {
  const headers: Record<string, string> = {
    Authorization: token,
    'Accept-Language': 'en',
    LanguageId: '2',
  }
  if (body) {
    headers['Content-Type'] = 'application/x-www-form-urlencoded'
    headers['Content-Length'] = String(body.length)
  }
  const options = { agent, port: PORT, host: '127.0.0.1', path, method: body ? 'POST' : 'GET', headers }
  return new Promise((resolve, reject) => {
    request(options, response => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part))
      response.on('end', () => resolve(text))
    })
      .on('error', reject)
      .end(body)
  })
}

/** The process of the customers: each connection places an order and reads two lists in turn. */
async function runLoad(): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const load: Load = { orders: 0, reads: 0, refused: 0 }
  const end = performance.now() + BUSY_SECONDS * 1000
  const note = (kind: 'orders' | 'reads', text: string) => {
    load[kind]++
    if (!text.startsWith('{"code":200,')) load.refused++
  }
  const keepCalling = async (_: unknown, connection: number) => {
    for (let next = connection; performance.now() < end; next += CONNECTIONS) {
      const token = tokensOfLoad[next % tokensOfLoad.length]!
      note('orders', await call(agent, token, '/api/spotOrder/place', orderBody()))
      note('reads', await call(agent, token, '/api/spotOrder/list?pageNum=1&pageSize=20'))
      note('reads', await call(agent, token, '/api/walletLog/list?pageNum=1&pageSize=20'))
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, keepCalling))
  agent.destroy()
  process.send!(load)
}

/** Megabytes. */
const residentSet = (pid: number) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024

async function inDatabase(url: string, ...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

/** The address of the schema of this bench. */
function withSchema(url: string): string {
  const own = new URL(url)
  own.searchParams.set('options', `-c search_path=${SCHEMA}`)
  return own.href
}

async function measure(environment: NodeJS.ProcessEnv, tokens: readonly string[]): Promise<void> {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } }
  const program = spawn(process.execPath, [...scripts.start.split(' ').slice(1), '--no-build'], {
    env: { ...environment, NODE_ENV: 'production', RATE_LIMITS: 'off', LOG: 'off', PORT: String(PORT) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  await once(program.stderr, 'data')
  await wait(IDLE_SECONDS * 1000)
  console.log(`idle, ${IDLE_SECONDS} s after the start: ${residentSet(program.pid!).toFixed(0)} MiB`)
  const readings: number[] = []
  const reading = setInterval(() => readings.push(residentSet(program.pid!)), 500)
  const customers = fork(import.meta.filename, ['load', String(PORT), ...tokens])
  const [{ orders, reads, refused }] = (await once(customers, 'message')) as [Load]
  clearInterval(reading)
  const perSecond = (count: number) => Math.round(count / BUSY_SECONDS).toLocaleString('en')
  console.log(
    `busy, ${perSecond(orders)} orders/s and ${perSecond(reads)} reads/s for ${BUSY_SECONDS} s (${refused} refused): ` +
      `at most ${Math.max(...readings).toFixed(0)} MiB, ${readings.at(-1)!.toFixed(0)} MiB at the end`,
  )
  program.kill('SIGTERM')
  await once(program, 'exit')
}

async function run(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fairline-bench-'))
  const url = process.env['BENCH_DATABASE_URL']
  if (url) await inDatabase(url, `DROP SCHEMA IF EXISTS ${SCHEMA} CASCADE`, `CREATE SCHEMA ${SCHEMA}`)
  const databaseUrl = url && withSchema(url)
  try {
    // A different node id, as the program writes to the same database.
    const store = await openStore({ databaseUrl, dataDir, migrations, clock: Date, nodeId: 1 })
    console.log(store.engine)
    const customers = await Promise.all(Array.from({ length: CUSTOMERS }, () => createCustomer(store)))
    await store.close()
    const database = databaseUrl ? { DATABASE_URL: databaseUrl } : {}
    await measure(
      { ...process.env, DATA_DIR: dataDir, ...database },
      customers.map(({ token }) => token),
    )
  } finally {
    if (url) await inDatabase(url, `DROP SCHEMA ${SCHEMA} CASCADE`)
    rmSync(dataDir, { recursive: true })
  }
}

await (role === 'load' ? runLoad() : run())

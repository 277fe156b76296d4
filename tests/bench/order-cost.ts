/**
 * What one market order costs each part, on PostgreSQL: processor time of the program and of the database, bytes of the write-ahead log,
 * bytes stored and in which tables; and the bytes of an account. Processor time says more than orders a second where others use the machine.
 * The figures of docs/scaling.md.
 *
 *   BENCH_DATABASE_URL=postgresql://… npx node tests/bench/order-cost.ts     an empty database of a server on this machine, with fsync
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, readdirSync } from 'node:fs'
import { Client } from 'pg'
import { migrations } from '#server/features/schema.ts'
import { openStore } from '#server/kernel/open-store.ts'
import { createCustomers, openSessions } from './orders/customers.ts'
import { measureLoad } from './orders/load.ts'

const CUSTOMERS = Number(process.env['BENCH_CUSTOMERS'] ?? 1_000)
/** How many are registered at a time. */
const AT_ONCE = 50
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 30)
const IN_FLIGHT = 64
const PORT = 20_000 + (process.pid % 10_000)
const WARM_UP = 10_000
const IDLE = 10_000
/** Clock ticks a second of /proc (USER_HZ). */
const TICKS = 100

/** Of a process: its parent, its own processor time and that of its children that have ended, in ms. */
function statOf(pid: number) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
  const time = (from: number) => ((Number(fields[from]) + Number(fields[from + 1])) * 1000) / TICKS
  return { parent: Number(fields[1]), own: time(11), ended: time(13) }
}

/** The processor time of a database server and all its processes, in ms. */
function timeOfServer(postmaster: number): number {
  const pids = readdirSync('/proc').filter(name => /^\d+$/.test(name))
  const stats = pids.flatMap(pid => {
    try {
      return [statOf(Number(pid))]
    } catch {
      return []
    }
  })
  const { own, ended } = statOf(postmaster)
  return stats
    .filter(({ parent }) => parent === postmaster)
    .reduce((sum, stat) => sum + stat.own + stat.ended, own + ended)
}

interface Sizes {
  readonly total: number
  readonly tables: ReadonlyMap<string, number>
}

const databaseUrl = process.env['BENCH_DATABASE_URL']
if (!databaseUrl) {
  console.log('Set BENCH_DATABASE_URL.')
  process.exit(0)
}
const client = new Client({ connectionString: databaseUrl })
await client.connect()

async function readSizes(): Promise<Sizes> {
  const { rows } = await client.query<{ name: string; bytes: string }>(
    "SELECT relname AS name, pg_total_relation_size(oid) AS bytes FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace",
  )
  const tables = new Map(rows.map(({ name, bytes }) => [name, Number(bytes)]))
  return { tables, total: [...tables.values()].reduce((sum, bytes) => sum + bytes, 0) }
}

async function readNumber(text: string): Promise<number> {
  const { rows } = await client.query<{ value: string }>(text)
  return Number(rows[0]?.value)
}

const show = (value: number, digits = 2) => value.toFixed(digits)

const store = await openStore({ dataDir: '', databaseUrl, migrations, clock: Date, nodeId: 1 })
const empty = await readSizes()
const customers: bigint[] = []
while (customers.length < CUSTOMERS) customers.push(...(await createCustomers(store, AT_ONCE)))
const tokens = await openSessions(store, customers)
const populated = await readSizes()
console.log(
  `an account with a deposit and an order: ${show((populated.total - empty.total) / CUSTOMERS, 0)} bytes`,
)
await store.close()

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } }
const program = spawn(process.execPath, [...scripts.start.split(' ').slice(1), '--no-build'], {
  env: {
    ...process.env,
    NODE_ENV: 'production',
    RATE_LIMITS: 'off',
    PORT: String(PORT),
    DATABASE_URL: databaseUrl,
    LOG: 'off',
  },
  stdio: ['ignore', 'ignore', 'pipe'],
})
await once(program.stderr, 'data')
await new Promise(resolve => setTimeout(resolve, WARM_UP))
const load = (seconds: number) => measureLoad({ port: PORT, seconds, connections: IN_FLIGHT, tokens })
await load(5)

const pid = await readNumber('SELECT pg_backend_pid() AS value')
const postmaster = statOf(pid).parent
const LOGGED = 'SELECT wal_bytes AS value FROM pg_stat_wal'
/** What has been used so far. */
const readUse = async () => ({
  program: statOf(program.pid!).own,
  database: timeOfServer(postmaster),
  logged: await readNumber(LOGGED),
})
type Use = Awaited<ReturnType<typeof readUse>>
/** What was used during this, and for how many seconds. */
async function useDuring<Result>(run: () => Promise<Result>) {
  const [before, started] = [await readUse(), performance.now()]
  const result = await run()
  // The statistics of a process arrive with a delay.
  await new Promise(resolve => setTimeout(resolve, 2_000))
  const [after, seconds] = [await readUse(), (performance.now() - started) / 1000]
  const used = (part: keyof Use) => after[part] - before[part]
  return { result, seconds, used }
}

const idle = await useDuring(() => new Promise(resolve => setTimeout(resolve, IDLE)))
const sizesBefore = await readSizes()
const busy = await useDuring(() => load(SECONDS))
const sizes = await readSizes()
const { perSecond, p50, refused } = busy.result
const orders = perSecond * SECONDS
const idlePerSecond = (part: keyof Use) => idle.used(part) / idle.seconds
/** Of each order, without what is used when nothing is placed. */
const perOrder = (part: keyof Use) => (busy.used(part) - idlePerSecond(part) * busy.seconds) / orders
const stored = (from = 0, to = 0) => (to - from) / orders
console.log(
  `without orders: program ${show(idlePerSecond('program'), 0)} and database ${show(idlePerSecond('database'), 0)} ms of processor time a second, ` +
    `write-ahead log ${show(idlePerSecond('logged'), 0)} bytes a second`,
)
console.log(
  `${show(perSecond, 0)} orders/s, ${IN_FLIGHT} in flight, p50 ${show(p50, 0)} ms, ${refused} refused; for each order, beyond that:`,
)
console.log(`  program            ${show(perOrder('program'))} ms of processor time`)
console.log(`  database           ${show(perOrder('database'))} ms of processor time`)
console.log(`  write-ahead log    ${show(perOrder('logged'), 0)} bytes`)
console.log(`  tables and indexes ${show(stored(sizesBefore.total, sizes.total), 0)} bytes, of which`)
const grown = [...sizes.tables].map(
  ([name, bytes]) => [name, stored(sizesBefore.tables.get(name), bytes)] as const,
)
for (const [name, bytes] of grown.toSorted(([, one], [, other]) => other - one).slice(0, 6))
  console.log(`    ${name.padEnd(22)} ${show(bytes, 0)}`)
program.kill('SIGTERM')
await once(program, 'exit')
await client.end()

/**
 * Runs a cluster of `deploy/` on the loopback, customers and faults, and checks what the customers were told: `npm run test:cluster`. As
 * root on Debian; missing packages are installed.
 *
 *   --quick          few of each fault, some minutes
 *   --seed N         the faults and the customers (1)
 *   --port N         the first of a hundred ports (19000)
 *   --folder PATH    keeps everything there (a new one in /dev/shm or the system's temporary files, removed at the end)
 *   --program PATH   the checkout whose nodes are started (this one)
 *   --only NAME      only faults of this name, such as killPrimary
 *   --minutes N      no more faults after that (120)
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Cluster } from '#tests/support/cluster/cluster.ts'
import { Customers } from '#tests/support/cluster/customers.ts'
import { heal, injectFaults, type FaultCounts, type FaultRecord } from '#tests/support/cluster/faults.ts'
import { readLedgerTables } from '#tests/support/cluster/ledger-tables.ts'
import { createRandom } from '#contracts/verify/random.ts'
import { measureAvailability } from './availability.ts'
import { checkHistory } from './checker.ts'
import { printReport } from './report.ts'

const FULL: FaultCounts = {
  killPrimary: 50,
  pausePrimary: 20,
  fillStandby: 3,
  killNode: 100,
  cutConnections: 200,
  moveClock: 20,
  upgrade: 1,
}
const QUICK: FaultCounts = {
  killPrimary: 3,
  pausePrimary: 1,
  fillStandby: 1,
  killNode: 5,
  cutConnections: 12,
  moveClock: 2,
  upgrade: 1,
}
const MINUTE = 60_000

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    port: { type: 'string', default: '19000' },
    folder: { type: 'string' },
    program: { type: 'string', default: join(import.meta.dirname, '../..') },
    only: { type: 'string' },
    minutes: { type: 'string', default: '120' },
  },
})

function installMissing(): void {
  if (process.getuid?.() !== 0)
    throw new Error('Run it as root: it mounts small disks and starts servers as other users.')
  const packages = {
    '/usr/sbin/haproxy': 'haproxy',
    '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1': 'libfaketime',
  }
  const missing = Object.entries(packages).flatMap(([file, name]) => (existsSync(file) ? [] : [name]))
  if (missing.length === 0) return
  // Those of the cluster are installed by deploy/install.sh.
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}

function chosenFaults(): FaultCounts {
  const counts = values.quick ? QUICK : FULL
  if (!values.only) return counts
  return Object.fromEntries(
    Object.entries(counts).map(([name, count]) => [name, name === values.only ? count : 0]),
  ) as unknown as FaultCounts
}

async function runFaults(
  cluster: Cluster,
  customers: Customers,
  faults: FaultRecord[],
  seed: number,
): Promise<void> {
  const time = () => `${(customers.now() / 1000).toFixed(1).padStart(7)} s`
  const note = (record: FaultRecord) => {
    faults.push(record)
    console.log(
      `${time()}  ${record.fault}  ${record.detail}  (${((record.ended - record.began) / 1000).toFixed(1)} s)`,
    )
  }
  const run = {
    cluster,
    now: () => customers.now(),
    note,
    signal: AbortSignal.timeout(Number(values.minutes) * MINUTE),
  }
  await injectFaults(run, chosenFaults(), [createRandom(seed, 1001), createRandom(seed, 1002)])
}

/** @returns whether everything holds */
async function test(folder: string): Promise<boolean> {
  const seed = Number(values.seed)
  const cluster = new Cluster({
    folder,
    program: resolve(values.program),
    port: Number(values.port),
    poolMode: process.env['CLUSTER_POOL_MODE'] ?? 'transaction',
    checkPath: process.env['CLUSTER_CHECK_PATH'] ?? '/readyz',
    nodeSettings: ['RATE_LIMITS=off', 'DEPOSIT_DELAY_MS=500'],
  })
  const faults: FaultRecord[] = []
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void cluster.stop().finally(() => process.exit(1)))
  try {
    await cluster.start()
    const customers = new Customers({ url: cluster.url, seed, customers: 6, sessionsEach: 2, pause: 200 })
    await customers.register()
    customers.start()
    let failure: unknown
    await runFaults(cluster, customers, faults, seed).catch((error: unknown) => (failure = error))
    await heal({ cluster })
    await customers.stop()
    const tables = await readLedgerTables(cluster.databaseUrl, customers.userIds)
    const [findings, availability] = [
      checkHistory(customers.history, tables),
      measureAvailability(customers.history, faults),
    ]
    writeFileSync(join(folder, 'history.json'), JSON.stringify({ faults, history: customers.history }))
    const holds = printReport({ faults, history: customers.history, findings, availability })
    if (failure) console.error(failure)
    return holds && !failure
  } finally {
    await cluster.stop()
  }
}

installMissing()
const folder =
  values.folder ?? mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'fairline-cluster-'))
const holds = await test(folder)
if (!values.folder && holds) rmSync(folder, { recursive: true, force: true })
else console.log(`Logs and history.json are in ${folder}.`)
process.exit(holds ? 0 : 1)

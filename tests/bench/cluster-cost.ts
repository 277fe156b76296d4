/**
 * Processor time per order in a cluster of deploy/ on this machine: with one, two and three nodes, then with 50,000 open orders of others, and
 * how it is divided among the parts. Each node has as many orders a second, however many nodes there are: a process that has less to do needs
 * more time for each order, also when it is alone. As root on Debian, about ten minutes.
 *
 *   npx node tests/bench/cluster-cost.ts      BENCH_SECONDS: of each measurement (6); BENCH_RATE: orders a second for each node (200)
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { readConfig } from '#server/config.ts'
import { openConfiguredStore } from '#server/create-services.ts'
import { Cluster, DATABASES, NODES } from '#tests/support/cluster/cluster.ts'
import { untilSynchronous } from '#tests/support/cluster/faults.ts'
import { processorSeconds } from '#tests/support/cluster/processor-time.ts'
import { createCustomer } from './orders/customers.ts'
import { measureLoad, rateOf } from './orders/load.ts'
import { addNeighbours } from './orders/neighbours.ts'
import { median } from './support/compare.ts'

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 6)
const TURNS = Number(process.env['BENCH_TURNS'] ?? 3)
const CONNECTIONS = 12
const RATE = Number(process.env['BENCH_RATE'] ?? 200)
/** Seconds of orders before a measurement, in which a node that was just started compiles its code. */
const WARM_UP = 10
/** Of all nodes together, of three to one: for an order, and at rest with 50,000 open orders. */
const BUDGET = 1.15
const REST_BUDGET = 1.3
/** p99 of a small request at rest, in ms. */
const SMALL_REQUEST_BUDGET = 50
/** Seconds of each measurement at rest. */
const REST_SECONDS = 20
const PORT = 19_300

/** Milliseconds of processor time per order. */
interface Cost {
  readonly nodes: number
  readonly primary: number
  readonly standby: number
  readonly pgbouncer: number
  readonly haproxy: number
  /** Bytes that the database and its write-ahead log have grown by, per order. */
  readonly data: number
  readonly log: number
  readonly perSecond: number
}

const SIZES = `SELECT pg_database_size(current_database())::float8 AS data, (pg_current_wal_lsn() - '0/0'::pg_lsn)::float8 AS log`

async function readSizes(cluster: Cluster): Promise<{ data: number; log: number }> {
  const client = new Client({ connectionString: cluster.databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ data: number; log: number }>(SIZES)
    return rows[0]!
  } finally {
    await client.end()
  }
}

async function measure(cluster: Cluster, count: number, tokens: readonly string[]): Promise<Cost> {
  const primary = await cluster.primary()
  const pids = {
    nodes: NODES.map(node => cluster.pid(`node-${node}`)),
    primary: DATABASES.filter(each => each === primary).map(each => cluster.databasePid(each)),
    standby: DATABASES.filter(each => each !== primary).map(each => cluster.databasePid(each)),
    pgbouncer: NODES.map(node => cluster.pid(`pgbouncer-${node}`)),
    haproxy: [cluster.pid('haproxy')],
  }
  const names = Object.keys(pids) as (keyof typeof pids)[]
  const load = { port: PORT, connections: CONNECTIONS, most: RATE * count, tokens }
  await measureLoad({ ...load, seconds: WARM_UP })
  const sizes = await readSizes(cluster)
  const before = names.map(name => processorSeconds(pids[name]))
  const { perSecond, refused } = await measureLoad({ ...load, seconds: SECONDS })
  if (refused > 0) throw new Error(`${refused} orders were refused.`)
  const orders = perSecond * SECONDS
  const used = names.map((name, index) => [
    name,
    ((processorSeconds(pids[name]) - before[index]!) * 1000) / orders,
  ])
  const { data, log } = await readSizes(cluster)
  return {
    ...(Object.fromEntries(used) as Pick<Cost, keyof typeof pids>),
    data: (data - sizes.data) / orders,
    log: (log - sizes.log) / orders,
    perSecond,
  }
}

/** Nodes without any orders. */
interface Rest {
  /** Milliseconds of processor time in a second, of all nodes together. */
  readonly processor: number
  /** p99 of a small request to each of them in turn, in ms. */
  readonly p99: number
}

async function measureRest(cluster: Cluster, count: number): Promise<Rest> {
  const pids = NODES.map(node => cluster.pid(`node-${node}`))
  const before = processorSeconds(pids)
  await sleep(REST_SECONDS * 1000)
  const processor = ((processorSeconds(pids) - before) * 1000) / REST_SECONDS
  const latencies: number[] = []
  const headers = { 'Accept-Language': 'en', LanguageId: '2' }
  for (const end = performance.now() + REST_SECONDS * 1000; performance.now() < end; await sleep(20)) {
    const url = `${cluster.nodeUrl(NODES[latencies.length % count]!)}/api/switchSet/list`
    const started = performance.now()
    const answer = await fetch(url, { headers })
    await answer.text()
    if (answer.status !== 200) throw new Error(`${url}: ${answer.status}`)
    latencies.push(performance.now() - started)
  }
  return { processor, p99: rateOf(latencies, REST_SECONDS).p99 }
}

/** @returns the processor time of one node and of three, in ms a second */
async function compareRest(cluster: Cluster, title: string): Promise<[one: number, three: number]> {
  console.log(`at rest, ${title}:`)
  const rests: Rest[] = []
  for (const count of [1, 3]) {
    await runNodes(cluster, count)
    // The first calls compile code.
    await sleep(WARM_UP * 1000)
    const rest = await measureRest(cluster, count)
    rests.push(rest)
    const verdict = rest.p99 <= SMALL_REQUEST_BUDGET ? 'met' : 'missed'
    console.log(
      `  ${count} ${count === 1 ? 'node ' : 'nodes'}  ${rest.processor.toFixed(0)} ms of processor time a second; a small request p99 ${rest.p99.toFixed(1)} ms, at most ${SMALL_REQUEST_BUDGET}: ${verdict}`,
    )
  }
  return [rests[0]!.processor, rests[1]!.processor]
}

const printRatio = (ratio: number, budget: number) =>
  console.log(
    `  three nodes to one: ${ratio.toFixed(2)}, at most ${budget}: ${ratio <= budget ? 'met' : 'missed'}`,
  )

/** Starts as many nodes, all of them anew: one that has run longer has compiled more of its code. */
async function runNodes(cluster: Cluster, count: number): Promise<void> {
  const parts = NODES.map(node => `node-${node}`)
  await cluster.control('stop', ...parts)
  await cluster.control('start', ...parts.slice(0, count))
  // The first runs of every job are over.
  await sleep(4000)
}

async function compareCounts(
  cluster: Cluster,
  tokens: readonly string[],
  counts: readonly number[],
  title: string,
): Promise<void> {
  const costs = new Map(counts.map(count => [count, [] as Cost[]]))
  for (let turn = 0; turn < TURNS; turn++)
    for (const count of turn % 2 === 0 ? counts : counts.toReversed()) {
      await runNodes(cluster, count)
      costs.get(count)!.push(await measure(cluster, count, tokens))
    }
  console.log(`${title}: processor time per order in ms`)
  const middle = (count: number, name: keyof Cost) => median(costs.get(count)!.map(cost => cost[name]))
  for (const count of counts) {
    const parts = (['nodes', 'primary', 'standby', 'pgbouncer', 'haproxy'] as const).map(
      name => `${name} ${middle(count, name).toFixed(2)}`,
    )
    console.log(
      `  ${count} ${count === 1 ? 'node ' : 'nodes'}  ${parts.join('  ')}   ${middle(count, 'perSecond').toFixed(0)} orders/s`,
    )
  }
  printRatio(middle(3, 'nodes') / middle(1, 'nodes'), BUDGET)
}

if (process.getuid?.() !== 0) {
  console.log('Skipped: it needs root on Debian.')
} else {
  const folder = mkdtempSync(join('/dev/shm', 'fairline-cost-'))
  const cluster = new Cluster({
    folder,
    program: process.env['CLUSTER_PROGRAM'] ?? join(import.meta.dirname, '../..'),
    port: PORT,
    poolMode: process.env['CLUSTER_POOL_MODE'] ?? 'transaction',
    checkPath: process.env['CLUSTER_CHECK_PATH'] ?? '/readyz',
    isPlain: true,
    nodeSettings: ['RATE_LIMITS=off', 'LOG=off'],
  })
  try {
    await cluster.start()
    // Each commit waits for the standby, which is copied from the primary first.
    await untilSynchronous(cluster)
    const store = await openConfiguredStore(
      readConfig({ DATABASE_URL: cluster.databaseUrl, NODE_ID: '900' }),
      Date,
    )
    const customers = await Promise.all(Array.from({ length: 20 }, () => createCustomer(store)))
    const tokens = customers.map(({ token }) => token)
    const empty = await compareRest(cluster, 'empty')
    await compareCounts(cluster, tokens, [1, 2, 3], 'empty')
    await addNeighbours(store)
    const full = await compareRest(cluster, 'with 50,000 open orders of others')
    printRatio(full[1] / full[0], REST_BUDGET)
    const added = full.map((ms, index) => (ms - empty[index]!).toFixed(0))
    console.log(`  what the open orders add: ${added[0]} ms a second of one node, ${added[1]} of three`)
    await compareCounts(cluster, tokens, [1, 3], 'with 50,000 open orders of others')
    await store.close()
  } finally {
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

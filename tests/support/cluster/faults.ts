/** The faults of a cluster run, drawn from a seed, each with what has to be there again before the next one. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '#contracts/verify/random.ts'
import { DATABASES, NODES, type Cluster, type DatabaseNumber, type NodeNumber } from './cluster.ts'
import { makeNextVersion } from './next-version.ts'
import { CUTS } from './tcp-proxy.ts'

/** How many of each; those of the first group are of the database, and one follows the other, as do those of the second group. */
export interface FaultCounts {
  readonly killPrimary: number
  readonly pausePrimary: number
  readonly fillStandby: number
  readonly killNode: number
  readonly cutConnections: number
  readonly moveClock: number
  /** To a version with one more migration, node by node. */
  readonly upgrade: number
}

/** What happened when, in milliseconds since the start of the run. */
export interface FaultRecord {
  readonly fault: keyof FaultCounts
  readonly detail: string
  readonly began: number
  /** When another database accepted writes, where the fault was one of the primary. */
  readonly promoted?: number
  readonly ended: number
}

const DATABASE_FAULTS = ['killPrimary', 'pausePrimary', 'fillStandby'] as const
const NODE_FAULTS = ['killNode', 'cutConnections', 'moveClock', 'upgrade'] as const
const RECOVERY = 120_000
const CLOCK_MOVES = [-30, -5, 5, 30]

/** A fault whose recovery took longer than two minutes. */
export class NotRecoveredError extends Error {}

interface Run {
  readonly cluster: Cluster
  readonly random: Random
  readonly now: () => number
  readonly note: (record: FaultRecord) => void
  /** No more faults. */
  readonly signal: AbortSignal
}

async function until(what: string, isDone: () => Promise<boolean>, every = 100): Promise<void> {
  const end = performance.now() + RECOVERY
  while (!(await isDone())) {
    if (performance.now() > end) throw new NotRecoveredError(`${what}: not within two minutes`)
    await sleep(every)
  }
}

const otherThan = (database: DatabaseNumber): DatabaseNumber => (database === 1 ? 2 : 1)

/** Waits until one database is primary and the other its synchronous standby. @returns the primary */
export async function untilSynchronous(cluster: Cluster): Promise<DatabaseNumber> {
  let primary: DatabaseNumber | undefined
  await until('a primary and its synchronous standby', async () => {
    primary = await cluster.primary()
    return primary !== undefined && cluster.isSynchronous(otherThan(primary))
  })
  return primary!
}

/** Kills the server of the primary; one time in five Patroni too, as if the machine was gone, so that the lock has to expire. */
async function killPrimary({ cluster, random, now, note }: Run): Promise<void> {
  const primary = await untilSynchronous(cluster)
  const began = now()
  const isMachine = random.percent(20)
  if (isMachine) cluster.signal(`patroni-${primary}`, 'SIGKILL')
  cluster.signalDatabase(primary, 'SIGKILL')
  await until('a promotion', async () => (await cluster.primary()) === otherThan(primary), 50)
  const promoted = now()
  await cluster.control('start', `patroni-${primary}`)
  await untilSynchronous(cluster)
  note({
    fault: 'killPrimary',
    detail: isMachine ? 'with Patroni' : 'the server',
    began,
    promoted,
    ended: now(),
  })
}

/** Stops the primary's processes for 5 to 35 s: less or more than its lock lasts. */
async function pausePrimary({ cluster, random, now, note }: Run): Promise<void> {
  const primary = await untilSynchronous(cluster)
  const began = now()
  const ms = 5_000 + random.below(30_000)
  cluster.signalDatabase(primary, 'SIGSTOP')
  let promoted: number | undefined
  for (const end = now() + ms; now() < end; await sleep(50)) {
    if (promoted === undefined && (await cluster.primary()) === otherThan(primary)) promoted = now()
  }
  cluster.signalDatabase(primary, 'SIGCONT')
  await untilSynchronous(cluster)
  note({
    fault: 'pausePrimary',
    detail: `${Math.round(ms / 1000)} s`,
    began,
    ...(promoted && { promoted }),
    ended: now(),
  })
}

async function fillStandby({ cluster, now, note }: Run): Promise<void> {
  const primary = await untilSynchronous(cluster)
  const began = now()
  await cluster.fillDisk(otherThan(primary), true)
  await sleep(15_000)
  await cluster.fillDisk(otherThan(primary), false)
  // A server that has ended for lack of room is started again by Patroni.
  await untilSynchronous(cluster)
  note({ fault: 'fillStandby', detail: `database ${otherThan(primary)}`, began, ended: now() })
}

/** A node that has ended is started again, as by systemd. */
function untilReady(cluster: Cluster, node: NodeNumber): Promise<void> {
  return until(
    `node ${node}`,
    async () => {
      if (!cluster.isRunning(`node-${node}`)) cluster.startNode(node)
      return cluster.isReady(node)
    },
    500,
  )
}

/** At most one node is away at a time: the others have to be able to serve. */
async function untilAllReady(cluster: Cluster): Promise<void> {
  for (const node of NODES) await untilReady(cluster, node)
}

async function killNode({ cluster, random, now, note }: Run): Promise<void> {
  await untilAllReady(cluster)
  const node = random.pick<NodeNumber>(NODES)
  const began = now()
  cluster.signal(`node-${node}`, 'SIGKILL')
  // The port is free once the process has ended.
  await until('its end', async () => !cluster.isRunning(`node-${node}`), 20)
  await untilReady(cluster, node)
  note({ fault: 'killNode', detail: `node ${node}`, began, ended: now() })
}

/** Breaks the connections of the balancer to a node, or of a node to the database. */
async function cutConnections({ cluster, random, now, note }: Run): Promise<void> {
  const node = random.pick<NodeNumber>(NODES)
  const isDatabase = random.percent(50)
  const proxy = (isDatabase ? cluster.databaseProxies : cluster.nodeProxies).get(node)!
  const kind = random.pick(CUTS)
  const began = now()
  const count = proxy.cut(kind, 500 + random.below(4_000))
  await sleep(random.below(1_500))
  const between = isDatabase ? `node ${node} and the database` : `the balancer and node ${node}`
  note({ fault: 'cutConnections', detail: `${kind}: ${count} between ${between}`, began, ended: now() })
}

async function moveClock({ cluster, random, now, note }: Run): Promise<void> {
  const node = random.pick<NodeNumber>(NODES)
  const seconds = random.pick(CLOCK_MOVES)
  const began = now()
  cluster.setClock(node, seconds)
  await sleep(4_000 + random.below(6_000))
  cluster.setClock(node, 0)
  note({ fault: 'moveClock', detail: `node ${node} by ${seconds} s`, began, ended: now() })
  await untilAllReady(cluster)
}

/** Restarts the nodes one after the other from a checkout with one more migration. Both versions serve meanwhile. */
async function upgrade({ cluster, now, note }: Run): Promise<void> {
  await untilAllReady(cluster)
  const began = now()
  cluster.useProgram(makeNextVersion(cluster.program, cluster.path('next-version')))
  for (const node of NODES) {
    await cluster.control('stop', `node-${node}`)
    await untilReady(cluster, node)
    await sleep(5_000)
  }
  note({ fault: 'upgrade', detail: 'all nodes', began, ended: now() })
}

const INJECT = { killPrimary, pausePrimary, fillStandby, killNode, cutConnections, moveClock, upgrade }

async function runLane(run: Run, left: Map<keyof FaultCounts, number>, pause: number): Promise<void> {
  while (!run.signal.aborted) {
    const names = [...left].flatMap(([name, count]) =>
      count > 0 ? Array<keyof FaultCounts>(count).fill(name) : [],
    )
    if (names.length === 0) return
    const name = run.random.pick(names)
    left.set(name, left.get(name)! - 1)
    await INJECT[name](run)
    await sleep(pause / 2 + run.random.below(pause))
  }
}

const laneOf = (counts: FaultCounts, names: readonly (keyof FaultCounts)[]) =>
  new Map(names.map(name => [name, counts[name]]))

/** Injects the faults of the database and those of the nodes beside each other, until all are done or the signal says stop. */
export async function injectFaults(
  run: Omit<Run, 'random'>,
  counts: FaultCounts,
  randoms: readonly [Random, Random],
): Promise<void> {
  await Promise.all([
    runLane({ ...run, random: randoms[0] }, laneOf(counts, DATABASE_FAULTS), 2_000),
    runLane({ ...run, random: randoms[1] }, laneOf(counts, NODE_FAULTS), 1_000),
  ])
}

/** Everything is as at the beginning. */
export async function heal({ cluster }: Pick<Run, 'cluster'>): Promise<void> {
  for (const database of DATABASES) cluster.signalDatabase(database, 'SIGCONT')
  for (const node of NODES) cluster.setClock(node, 0)
  await cluster.control('start')
  await untilSynchronous(cluster)
  await untilAllReady(cluster)
}

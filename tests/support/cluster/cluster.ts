/** A cluster of `deploy/` on the loopback, in a folder of its own, whose parts can be killed and cut off from each other. */
import { execFile, spawn } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { TcpProxy } from './tcp-proxy.ts'

const run = promisify(execFile)
const ROOT = join(import.meta.dirname, '../../..')
export const NODES = [1, 2, 3] as const
export const DATABASES = [1, 2] as const
export type NodeNumber = (typeof NODES)[number]
export type DatabaseNumber = (typeof DATABASES)[number]

/** Ports, as in deploy/settings, each plus the number of the part. */
const PORTS = {
  etcd: 20,
  etcdPeer: 30,
  patroni: 40,
  postgres: 50,
  pgbouncer: 60,
  node: 70,
  nodeProxy: 80,
  databaseProxy: 90,
  metrics: 100,
}
/** Such as /usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1. */
const FAKETIME = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1'

export interface ClusterOptions {
  readonly folder: string
  /** The checkout whose nodes are started. */
  readonly program: string
  /** The first of a hundred ports. */
  readonly port: number
  readonly poolMode: string
  readonly checkPath: string
  /** Without proxies and without movable clocks, for measurements. */
  readonly isPlain?: boolean
  /** Further lines for the environment of each node. */
  readonly nodeSettings: readonly string[]
}

export class Cluster {
  readonly nodeProxies = new Map<NodeNumber, TcpProxy>()
  readonly databaseProxies = new Map<NodeNumber, TcpProxy>()
  readonly #options: ClusterOptions

  constructor(options: ClusterOptions) {
    this.#options = options
  }

  get program(): string {
    return this.#options.program
  }
  get url(): string {
    return `http://127.0.0.1:${this.#options.port}`
  }
  nodeUrl(node: NodeNumber): string {
    return `http://127.0.0.1:${this.#port('node', node)}`
  }
  /** As the superuser, at whoever is primary. */
  get databaseUrl(): string {
    const password = /POSTGRES_PASSWORD=(\w+)/.exec(
      readFileSync(this.path('config/secrets.env'), 'utf8'),
    )?.[1]
    return `postgresql://postgres:${password}@127.0.0.1:${this.#options.port + 1}/fairline`
  }
  path(name: string): string {
    return join(this.#options.folder, name)
  }

  /** Installs and starts everything; the checkout that serves is that of `useProgram`, `program` at first. */
  async start(): Promise<void> {
    const { folder } = this.#options
    mkdirSync(folder, { recursive: true })
    chmodSync(folder, 0o755)
    this.useProgram(this.program)
    writeFileSync(this.path('settings.env'), this.#settings())
    writeFileSync(this.path('nodes.env'), `${this.#options.nodeSettings.join('\n')}\n`)
    for (const database of DATABASES) await this.#mountDisk(database)
    await this.#shell('deploy/install.sh', this.path('settings.env'))
    if (!this.#options.isPlain) for (const node of NODES) await this.#insertFaults(node)
    await this.control('start')
  }

  /** Puts proxies before and behind a node, and a clock that can be moved into it. */
  async #insertFaults(node: NodeNumber): Promise<void> {
    writeFileSync(this.path(`clock-${node}`), '+0')
    chmodSync(this.path(`clock-${node}`), 0o644)
    appendFileSync(
      this.path(`config/node-${node}.env`),
      [
        `LD_PRELOAD=${FAKETIME}`,
        `FAKETIME_TIMESTAMP_FILE=${this.path(`clock-${node}`)}`,
        'FAKETIME_CACHE_DURATION=1',
        'FAKETIME_DONT_FAKE_MONOTONIC=1',
        'FAKETIME_DONT_RESET=1',
        '',
      ].join('\n'),
    )
    const nodeProxy = new TcpProxy(this.#port('node', node))
    const databaseProxy = new TcpProxy(this.#options.port + 1)
    await nodeProxy.listen(this.#port('nodeProxy', node))
    await databaseProxy.listen(this.#port('databaseProxy', node))
    this.nodeProxies.set(node, nodeProxy)
    this.databaseProxies.set(node, databaseProxy)
  }

  async stop(): Promise<void> {
    for (const database of DATABASES) this.signalDatabase(database, 'SIGCONT')
    await this.control('stop').catch(() => undefined)
    for (const proxy of [...this.nodeProxies.values(), ...this.databaseProxies.values()]) await proxy.close()
    for (const database of DATABASES)
      await run('umount', ['-l', this.path(`data/database-${database}`)]).catch(() => undefined)
  }

  /** `deploy/cluster.sh` with these arguments. */
  control(...words: string[]): Promise<string> {
    return this.#shell('deploy/cluster.sh', ...words)
  }

  /** The checkout that nodes are started from, from now on. */
  useProgram(folder: string): void {
    rmSync(this.path('program'), { force: true })
    symlinkSync(folder, this.path('program'))
  }

  isRunning(part: string): boolean {
    const pid = this.pid(part)
    return pid > 1 && /\) [^Z]/.test(readText(`/proc/${pid}/stat`))
  }

  /** Starts a node again without waiting until it serves; nothing when it runs. */
  startNode(node: NodeNumber): void {
    spawn(join(ROOT, 'deploy/cluster.sh'), ['start', `node-${node}`], {
      stdio: 'ignore',
      env: this.#environment(),
    }).on('error', () => undefined)
  }

  /** Sends a signal to a part's process. @returns whether it was there */
  signal(part: string, name: NodeJS.Signals): boolean {
    return sendSignal(this.pid(part), name)
  }

  pid(part: string): number {
    return Number(readText(this.path(`run/${part}.pid`)))
  }
  databasePid(database: DatabaseNumber): number {
    return Number(readText(this.path(`data/database-${database}/data/postmaster.pid`)).split('\n')[0])
  }

  /** Sends a signal to a PostgreSQL server, SIGSTOP and SIGCONT to its children too. */
  signalDatabase(database: DatabaseNumber, name: NodeJS.Signals): boolean {
    const pid = this.databasePid(database)
    if (!pid || !readText(`/proc/${pid}/comm`).startsWith('postgres')) return false
    const sent = sendSignal(pid, name)
    if (name === 'SIGSTOP' || name === 'SIGCONT')
      for (const child of readText(`/proc/${pid}/task/${pid}/children`).split(' '))
        sendSignal(Number(child), name)
    return sent
  }

  async isReady(node: NodeNumber): Promise<boolean> {
    return (await statusOf(`${this.nodeUrl(node)}${this.#options.checkPath}`)) === 200
  }

  /** Which database holds the leader lock and accepts writes, if any. */
  async primary(): Promise<DatabaseNumber | undefined> {
    for (const database of DATABASES)
      if ((await statusOf(`http://127.0.0.1:${this.#port('patroni', database)}/primary`)) === 200)
        return database
    return undefined
  }

  /** Whether this database is a synchronous standby, so that it may take over. */
  async isSynchronous(database: DatabaseNumber): Promise<boolean> {
    return (await statusOf(`http://127.0.0.1:${this.#port('patroni', database)}/synchronous`)) === 200
  }

  setClock(node: NodeNumber, seconds: number): void {
    writeFileSync(this.path(`clock-${node}`), `${seconds < 0 ? '' : '+'}${seconds}`)
  }

  /** Leaves no room on a database's disk, or gives it room again. */
  async fillDisk(database: DatabaseNumber, isFull: boolean): Promise<void> {
    const disk = this.path(`data/database-${database}`)
    const { stdout } = await run('df', ['-k', '--output=used', disk])
    const used = Number(stdout.split('\n')[1]) + 64
    await run('mount', ['-o', `remount,size=${isFull ? `${used}k` : DISK_SIZE}`, disk])
  }

  async #mountDisk(database: DatabaseNumber): Promise<void> {
    const disk = this.path(`data/database-${database}`)
    mkdirSync(disk, { recursive: true })
    await run('mount', ['-t', 'tmpfs', '-o', `size=${DISK_SIZE},mode=755`, 'tmpfs', disk])
  }

  #port(part: keyof typeof PORTS, number: number): number {
    return this.#options.port + PORTS[part] + number
  }

  #environment(): NodeJS.ProcessEnv {
    return { ...process.env, FAIRLINE_CONFIG: this.path('config') }
  }

  async #shell(script: string, ...words: string[]): Promise<string> {
    const { stdout } = await run(join(ROOT, script), words, { env: this.#environment(), maxBuffer: 1e7 })
    return stdout
  }

  #settings(): string {
    const { folder, port, poolMode, checkPath, isPlain } = this.#options
    const own = {
      CLUSTER: `fairline-${port}`,
      ...Object.fromEntries(
        ['config', 'data', 'backup', 'log', 'run', 'program'].map(name => [
          `${name.toUpperCase()}_DIR`,
          join(folder, name),
        ]),
      ),
      NODE_SETTINGS: this.path('nodes.env'),
      POOL_MODE: poolMode,
      CHECK_PATH: checkPath,
      PUBLIC_PORT: port,
      DATABASE_PORT: port + 1,
      STATS_PORT: port + 2,
      ETCD_PORT: port + PORTS.etcd,
      ETCD_PEER_PORT: port + PORTS.etcdPeer,
      PATRONI_PORT: port + PORTS.patroni,
      POSTGRES_PORT: port + PORTS.postgres,
      PGBOUNCER_PORT: port + PORTS.pgbouncer,
      NODE_PORT: port + PORTS.node,
      METRICS_PORT: port + PORTS.metrics,
      ...(!isPlain && {
        NODE_REACHED_PORT: port + PORTS.nodeProxy,
        DATABASE_REACHED_PORT: port + PORTS.databaseProxy,
      }),
    }
    const shipped = readFileSync(
      join(dirname(import.meta.dirname), '../../deploy/settings/one-machine.env'),
      'utf8',
    )
    return `${shipped}\n${Object.entries(own)
      .map(([name, value]) => `${name}=${value}`)
      .join('\n')}\n`
  }
}

const DISK_SIZE = '3g'

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function sendSignal(pid: number, name: NodeJS.Signals): boolean {
  if (!(pid > 1)) return false
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}

async function statusOf(url: string): Promise<number> {
  try {
    const { status, body } = await fetch(url, { signal: AbortSignal.timeout(1500) })
    await body?.cancel()
    return status
  } catch {
    return 0
  }
}

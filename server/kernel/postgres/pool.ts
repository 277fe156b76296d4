import { setTimeout as sleep } from 'node:timers/promises'
import { Pool, type PoolClient, type PoolConfig } from 'pg'
import { isConnectionFailure } from './errors.ts'
import type { HostList } from './hosts.ts'
import { StoreUnavailableError, unreachableError, databaseBusyError } from '../store-unavailable.ts'

/** How long anything may take at most, in milliseconds. */
export interface PostgresTimeouts {
  readonly connect: number
  readonly statement: number
  readonly lock: number
  readonly answer: number
  readonly idleInTransaction: number
  readonly recovery: number
}

export const POSTGRES_TIMEOUTS: PostgresTimeouts = {
  /** To connect, and to wait for one of the connections to be free. */
  connect: 5_000,
  /** For one statement; the server ends it then, and its command fails. */
  statement: 10_000,
  /** To wait for a lock that another command has. */
  lock: 5_000,
  /** For any answer: a frozen or vanished server ends nothing itself. The connection is dropped then. */
  answer: 12_000,
  /** Between two batches of a command; the server ends the connection then, and with it the locks that others wait for. */
  idleInTransaction: 10_000,
  /** How long a command or read without a connection is retried: the app gives up after ten seconds. */
  recovery: 6_000,
}

/** Delays before each retry, in milliseconds, the last one repeatedly; half of each is random jitter. */
const RETRY_DELAYS = [100, 200, 400, 800]

interface PoolLimits {
  /** How many may wait for a connection, or for the next try. */
  readonly maxWaiting: number
  readonly recovery: number
  /** A statement with which each session begins; none behind a pooler, where sessions are others' as well. */
  readonly first?: string
}

const IS_READ_ONLY = "SELECT current_setting('transaction_read_only') AS read_only"

/** Refuses a connection to a server that accepts no writes: a standby, or a primary that was demoted. */
function verifyWritable(client: PoolClient, done: (error?: Error) => void): void {
  client.query<{ read_only: string }>(IS_READ_ONLY, (error: Error | null, result) => {
    const isWritable = !error && result.rows[0]?.read_only === 'off'
    done(isWritable ? undefined : (error ?? new Error('The server accepts no writes.')))
  })
}

/** A pool in which a broken connection fails only the work of its holder. */
export class PostgresPool {
  #pool: Pool
  readonly #config: PoolConfig
  readonly #limits: PoolLimits
  readonly #hosts: HostList
  readonly #onIdleError: ((error: Error) => void) | undefined
  /** All connections, also those in use. */
  readonly #clients = new Set<PoolClient>()
  #isClosed = false
  #retrying = 0

  constructor(config: PoolConfig, limits: PoolLimits, hosts: HostList, onIdleError?: (error: Error) => void) {
    this.#config = config
    this.#limits = limits
    this.#hosts = hosts
    this.#onIdleError = onIdleError
    this.#pool = this.#open()
    hosts.onChange(() => this.#replace())
  }

  /** Gives a connection, to be released by the caller. @throws StoreUnavailableError */
  async acquire(): Promise<PoolClient> {
    if (this.waiting >= this.#limits.maxWaiting) throw databaseBusyError(this.waiting)
    try {
      return await this.#pool.connect()
    } catch (error) {
      throw isConnectionFailure(error) ? unreachableError(error) : error
    }
  }

  /** How many wait for a connection, or for the next try. */
  get waiting(): number {
    return this.#pool.waitingCount + this.#retrying
  }

  /** Retries with backoff while there is no connection and nothing has been stored. */
  async withRetry<Answer>(attempt: () => Promise<Answer>): Promise<Answer> {
    const end = performance.now() + this.#limits.recovery
    for (let retries = 0; ; retries++) {
      try {
        return await attempt()
      } catch (error) {
        const delay = RETRY_DELAYS[Math.min(retries, RETRY_DELAYS.length - 1)]!
        const mayRetry = error instanceof StoreUnavailableError && error.mayRetry && !this.#isClosed
        if (!mayRetry || performance.now() + delay > end) throw error
        if (this.waiting >= this.#limits.maxWaiting) throw databaseBusyError(this.waiting)
        await this.#pause(delay * (0.5 + Math.random() / 2))
      }
    }
  }

  /** Waits, and looks meanwhile whether another server has become the one that takes writes. */
  async #pause(delay: number): Promise<void> {
    this.#retrying++
    try {
      await Promise.all([sleep(delay), this.#hosts.locate()])
    } finally {
      this.#retrying--
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#pool.end()
  }

  #open(): Pool {
    const { readWrite, current } = this.#hosts
    const pool = new Pool({
      ...this.#config,
      connectionString: current.url,
      keepAlive: true,
      ...(readWrite && { verify: verifyWritable }),
    })
    pool.on('error', error => this.#onIdleError?.(error))
    // Without a listener an `error` event ends the process. The holder of an idle connection learns of the failure from its next
    // statement.
    pool.on('connect', client => {
      client.on('error', () => undefined)
      this.#clients.add(client)
      // Sent before what the holder sends. Where the connection has failed, the holder learns of it.
      const { first } = this.#limits
      if (first !== undefined) client.query(first).catch(() => undefined)
    })
    pool.on('remove', client => void this.#clients.delete(client))
    return pool
  }

  /** Leaves the previous server at once: what waits for its answer fails, or is tried again on the new one. */
  #replace(): void {
    if (this.#isClosed) return
    const old = this.#pool
    const clients = [...this.#clients]
    this.#pool = this.#open()
    for (const client of clients) client.connection.stream.destroy()
    old.end().catch(() => undefined)
  }
}

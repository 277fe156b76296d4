import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseError, Pool, type PoolClient, type PoolConfig } from 'pg'
import { StoreUnavailableError, unreachableError, databaseBusyError } from './store-unavailable.ts'

/** How long anything may take at most, in milliseconds. */
export interface PostgresTimeouts {
  readonly connect: number
  readonly statement: number
  readonly answer: number
  readonly idleInTransaction: number
  readonly recovery: number
}

export const POSTGRES_TIMEOUTS: PostgresTimeouts = {
  /** To connect, and to wait for one of the connections to be free. */
  connect: 5_000,
  /** For one statement; the server ends it then, and its command fails. */
  statement: 10_000,
  /** For any answer: a frozen or vanished server ends nothing itself. The connection is dropped then. */
  answer: 12_000,
  /** Between two batches of a command; the server ends the connection then, and with it the locks that others wait for. */
  idleInTransaction: 10_000,
  /** How long a command or read without a connection is retried. */
  recovery: 10_000,
}

/** How many may wait for a connection: about as many as are served within `connect`. The next one fails at once: the database is busy. */
export const MAX_WAITING = 2_000

/** Delays before each retry, in milliseconds; half of each is random jitter. */
const RETRY_DELAYS = [100, 200, 400, 800, 1_600]

/**
 * Class 08: connection exceptions. 57P01 to 57P03: the server is shut down, has crashed, or starts. 57P05, 25P03: it has ended a
 * connection that did nothing. 53300: it has no room for another one.
 */
const CONNECTION_LOST = /^(?:08...|57P0[1235]|25P03|53300)$/

/** Whether a driver error means that the connection is lost or missing, rather than that the server rejected a statement. */
export function isConnectionFailure(error: unknown): boolean {
  if (error instanceof DatabaseError) return CONNECTION_LOST.test(error.code ?? '')
  // Anything else is a socket error, a driver timeout, or a bug in this program.
  return error instanceof Error && !(error instanceof TypeError || error instanceof RangeError)
}

interface PoolLimits {
  /** How many may wait for a connection. */
  readonly maxWaiting: number
  readonly recovery: number
}

/** A pool in which a broken connection fails only the work of its holder. */
export class PostgresPool {
  readonly #pool: Pool
  readonly #limits: PoolLimits
  #isClosed = false

  constructor(config: PoolConfig, limits: PoolLimits, onIdleError?: (error: Error) => void) {
    this.#pool = new Pool({ ...config, keepAlive: true })
    this.#pool.on('error', error => onIdleError?.(error))
    // Without a listener an `error` event ends the process. The holder of an idle connection learns of the failure from its next
    // statement.
    this.#pool.on('connect', client => void client.on('error', () => undefined))
    this.#limits = limits
  }

  /** Gives a connection, to be released by the caller. @throws StoreUnavailableError */
  async acquire(): Promise<PoolClient> {
    if (this.#pool.waitingCount >= this.#limits.maxWaiting) throw databaseBusyError(this.#pool.waitingCount)
    try {
      return await this.#pool.connect()
    } catch (error) {
      throw isConnectionFailure(error) ? unreachableError(error) : error
    }
  }

  /** Retries with backoff while there is no connection and nothing has been stored. */
  async withRetry<Answer>(attempt: () => Promise<Answer>): Promise<Answer> {
    const end = performance.now() + this.#limits.recovery
    for (let retries = 0; ; retries++) {
      try {
        return await attempt()
      } catch (error) {
        const delay = RETRY_DELAYS[retries]
        const mayRetry = error instanceof StoreUnavailableError && error.mayRetry && !this.#isClosed
        if (!mayRetry || delay === undefined || performance.now() + delay > end) throw error
        await sleep(delay * (0.5 + Math.random() / 2))
      }
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#pool.end()
  }
}

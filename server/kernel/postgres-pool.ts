import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseError, Pool, type PoolClient, type PoolConfig } from 'pg'
import { StoreUnavailableError, notStored, tooManyWait } from './unavailable.ts'

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
  /** For any answer: a server that is frozen or gone ends nothing itself. The connection is given up then. */
  answer: 12_000,
  /** Between two batches of a command; the server ends the connection then, and with it the locks that others wait for. */
  idleInTransaction: 10_000,
  /** How long a command, or a read, that has found no connection tries again. */
  recovery: 10_000,
}

/** As many may wait for a connection: about as many as are served within `connect`. The next one is told that the database is busy. */
export const MAX_WAITING = 2_000

/** Pauses before each new try, in milliseconds; half of each is left to chance, so that not all come back at once. */
const PAUSES = [100, 200, 400, 800, 1_600]

/**
 * Class 08: connection exceptions. 57P01 to 57P03: the server is shut down, has crashed, or starts. 57P05, 25P03: it has ended a
 * connection that did nothing. 53300: it has no room for another one.
 */
const LOST = /^(?:08...|57P0[1235]|25P03|53300)$/

/** Whether what the driver threw says that a connection is not there (any more), and not that the server refused a statement. */
export function isConnectionFailure(error: unknown): boolean {
  if (error instanceof DatabaseError) return LOST.test(error.code ?? '')
  // What is no answer of the server is a socket's error, a timeout of the driver, or a mistake in this program.
  return error instanceof Error && !(error instanceof TypeError || error instanceof RangeError)
}

interface PoolLimits {
  /** How many may wait for a connection. */
  readonly maxWaiting: number
  readonly recovery: number
}

/** Connections to PostgreSQL whose breaking ends nothing but the work of who holds one. */
export class PostgresPool {
  readonly #pool: Pool
  readonly #limits: PoolLimits
  #isClosed = false

  constructor(config: PoolConfig, limits: PoolLimits, onIdleError?: (error: Error) => void) {
    this.#pool = new Pool({ ...config, keepAlive: true })
    this.#pool.on('error', error => onIdleError?.(error))
    // Without a listener an `error` ends the process. A connection that is lent and waits for nothing has nobody else to tell: its
    // holder hears of it by the next statement.
    this.#pool.on('connect', client => void client.on('error', () => undefined))
    this.#limits = limits
  }

  /** Lends a connection. @throws StoreUnavailableError */
  async lend(): Promise<PoolClient> {
    if (this.#pool.waitingCount >= this.#limits.maxWaiting) throw tooManyWait(this.#pool.waitingCount)
    try {
      return await this.#pool.connect()
    } catch (error) {
      throw isConnectionFailure(error) ? notStored(error) : error
    }
  }

  /** Does something, again and again after pauses while it fails for want of a connection and has stored nothing. */
  async persist<Answer>(attempt: () => Promise<Answer>): Promise<Answer> {
    const end = performance.now() + this.#limits.recovery
    for (let tries = 0; ; tries++) {
      try {
        return await attempt()
      } catch (error) {
        const pause = PAUSES[tries]
        const mayRetry = error instanceof StoreUnavailableError && error.mayRetry && !this.#isClosed
        if (!mayRetry || pause === undefined || performance.now() + pause > end) throw error
        await sleep(pause * (0.5 + Math.random() / 2))
      }
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#pool.end()
  }
}

import {
  DatabaseError,
  types as pgTypes,
  type PoolClient,
  type PoolConfig,
  type QueryConfig,
  type QueryResult,
} from 'pg'
import { createIdGenerator } from './ids.ts'
import { findLargestId } from './largest-id.ts'
import { migrate, type Migration } from './migrations.ts'
import {
  MAX_WAITING,
  POSTGRES_TIMEOUTS,
  PostgresPool,
  isConnectionFailure,
  type PostgresTimeouts,
} from './postgres-pool.ts'
import type { Batch, Clock, Command, Context, Row, SqlValue, Statement, Steps, Store } from './store.ts'
import { StoreUnavailableError, unreachableError, uncertainCommitError } from './store-unavailable.ts'

export interface PostgresOptions {
  /** Such as `postgresql://user@host:5432/fairline`. */
  readonly url: string
  readonly migrations: readonly Migration[]
  readonly clock: Clock
  /** 0 to 1023, unique among the nodes that write to the same database. */
  readonly nodeId?: number
  /** For commands; a fifth as many are kept for reading. */
  readonly connections?: number
  /** Turns off statement timeouts, for programs that read the whole database; else POSTGRES_TIMEOUTS apply. */
  readonly withoutTimeouts?: boolean
  /** How many may wait for a connection; MAX_WAITING by default. */
  readonly maxWaiting?: number
  /** POSTGRES_TIMEOUTS by default. */
  readonly timeouts?: Partial<PostgresTimeouts>
  /** Called when an idle connection breaks; the pool replaces it. */
  readonly onIdleError?: (error: Error) => void
}

/** Serialization failure, deadlock, lock not available (NOWAIT): the command is retried. */
const RETRY_CODES = new Set(['40001', '40P01', '55P03'])
const ATTEMPTS = 8

/** int2, int4, int8 and numeric (the type of a sum) all arrive as bigint, as they do from SQLite. */
const INTEGER_TYPES = new Set([20, 21, 23, 1700])
const types = {
  getTypeParser: (oid: number) => (INTEGER_TYPES.has(oid) ? BigInt : pgTypes.getTypeParser(oid)),
}

/** An arbitrary advisory lock: only one node at a time migrates the schema. */
const MIGRATION_LOCK: Statement = ['SELECT pg_advisory_xact_lock($1) IS NULL AS locked', [4_605_223_118n]]

/**
 * Connects to PostgreSQL and brings the schema up to date. Each batch of a command is sent as pipelined, prepared statements, the
 * commit with the last one, so that a command costs as many round trips as it has batches.
 * @throws NewerSchemaError; Error when the server cannot be reached.
 */
export async function openPostgres(options: PostgresOptions): Promise<Store> {
  // Migrations may take longer than the statement timeout.
  const migrator = new PostgresStore({ ...options, connections: 1, withoutTimeouts: true })
  try {
    const found = await migrator.execute(migrateExclusively, options.migrations)
    return new PostgresStore(options, found > 0 ? await migrator.execute(findLargestId, 'postgres') : 0n)
  } finally {
    await migrator.close()
  }
}

function* migrateExclusively(context: Context, migrations: readonly Migration[]): Steps<number> {
  yield { statements: [MIGRATION_LOCK] }
  return yield* migrate(context, migrations)
}

class PostgresStore implements Store {
  readonly engine = 'postgres'
  readonly #pool: PostgresPool
  /** Reads have their own connections, so that they do not queue behind commands. */
  readonly #readers: PostgresPool
  readonly #clock: Clock
  readonly #ids: ReturnType<typeof createIdGenerator>
  readonly #prepared = new Map<string, { name: string; text: string }>()

  constructor(options: PostgresOptions, largestId = 0n) {
    const { clock, nodeId = 0, connections = 10, onIdleError, maxWaiting = MAX_WAITING } = options
    const timeouts = { ...POSTGRES_TIMEOUTS, ...options.timeouts }
    const limits = { maxWaiting, recovery: timeouts.recovery }
    const config = { ...connectionOf(options, timeouts), max: connections }
    this.#pool = new PostgresPool(config, limits, onIdleError)
    this.#readers = new PostgresPool({ ...config, max: Math.ceil(connections / 5) }, limits, onIdleError)
    this.#clock = clock
    this.#ids = createIdGenerator(nodeId, largestId)
  }

  execute<Input, Answer>(command: Command<Input, Answer>, input: Input): Promise<Answer> {
    return this.#pool.withRetry(async () => {
      for (let attempt = 1; ; attempt++) {
        try {
          return await this.#attempt(command, input)
        } catch (error) {
          const isConflict = error instanceof DatabaseError && RETRY_CODES.has(error.code ?? '')
          if (!isConflict || attempt === ATTEMPTS) throw error
        }
      }
    })
  }

  query<Columns extends Row>(text: string, params: readonly SqlValue[] = []): Promise<Columns[]> {
    return this.#readers.withRetry(async () => {
      const client = await this.#readers.acquire()
      let isBroken = false
      try {
        return (await client.query<Columns>(this.#prepare([text, params]))).rows
      } catch (error) {
        isBroken = isConnectionFailure(error)
        throw isBroken ? unreachableError(error) : error
      } finally {
        client.release(isBroken)
      }
    })
  }

  async close(): Promise<void> {
    await Promise.all([this.#pool.close(), this.#readers.close()])
  }

  async #attempt<Input, Answer>(command: Command<Input, Answer>, input: Input): Promise<Answer> {
    const now = BigInt(this.#clock.now())
    const steps = command({ now, id: after => this.#ids(now, after) }, input)
    const client = await this.#pool.acquire()
    let isBroken = false
    try {
      return await this.#drive(client, steps)
    } catch (error) {
      isBroken = error instanceof StoreUnavailableError
      if (!isBroken) await client.query('ROLLBACK').catch(() => (isBroken = true))
      throw error
    } finally {
      client.release(isBroken)
    }
  }

  async #drive<Answer>(client: PoolClient, steps: Steps<Answer>): Promise<Answer> {
    let step = steps.next()
    let begin: string[] = ['BEGIN ISOLATION LEVEL READ COMMITTED']
    let isCommitted = false
    while (!step.done) {
      const { last } = step.value
      const rows = await this.#fly(client, begin, step.value)
      begin = []
      isCommitted = last !== undefined
      step = steps.next(rows)
      if (isCommitted && !step.done) throw new Error('A command went on after its last batch.')
    }
    if (!isCommitted) await this.#fly(client, [], { statements: [], last: { answer: undefined } })
    return step.value
  }

  /** Sends everything at once; every statement is awaited, so that none is left in flight when one has failed. */
  async #fly(client: PoolClient, begin: string[], { statements, last }: Batch): Promise<Row[][]> {
    // The driver writes each statement by itself: a batch is one packet instead.
    const { stream } = client.connection
    stream.cork()
    const pipeline = [
      ...begin.map(text => client.query<Row>(text)),
      ...statements.map(statement => client.query<Row>(this.#prepare(statement))),
      ...(last ? [client.query<Row>('COMMIT')] : []),
    ]
    stream.uncork()
    const settled = await Promise.allSettled(pipeline)
    const failed = settled.findIndex(({ status }) => status === 'rejected')
    if (failed >= 0) throw failureOf(settled, failed, last !== undefined)
    const results = settled.map(result => (result as PromiseFulfilledResult<QueryResult<Row>>).value)
    // A failed transaction answers COMMIT with ROLLBACK, and without an error: that must not pass for success.
    if (last && results.at(-1)?.command !== 'COMMIT') throw new Error('The transaction was not committed.')
    return results.slice(begin.length, begin.length + statements.length).map(({ rows }) => rows)
  }

  #prepare([text, params = []]: Statement): QueryConfig {
    let prepared = this.#prepared.get(text)
    if (!prepared) {
      prepared = { name: `s${this.#prepared.size}`, text: toPostgres(text) }
      this.#prepared.set(text, prepared)
    }
    return { ...prepared, values: [...params] }
  }
}

/** The connection settings with their timeouts. */
function connectionOf(
  { url, withoutTimeouts = false }: PostgresOptions,
  { connect, statement, answer, idleInTransaction }: PostgresTimeouts,
): PoolConfig {
  const config: PoolConfig & { pipeline: boolean } = {
    connectionString: url,
    types,
    pipeline: true,
    connectionTimeoutMillis: connect,
    ...(withoutTimeouts ? {} : { statement_timeout: statement, query_timeout: answer }),
    idle_in_transaction_session_timeout: idleInTransaction,
  }
  return config
}

/**
 * The error of a pipeline whose first failure is at this index. When the server rejected a statement before the commit, nothing was
 * committed; when the connection broke after the commit was sent, the outcome is unknown.
 */
function failureOf(settled: PromiseSettledResult<unknown>[], failed: number, hasCommit: boolean): unknown {
  const { reason } = settled[failed] as PromiseRejectedResult
  if (!isConnectionFailure(reason)) return reason
  const isRefused = reason instanceof DatabaseError && failed < settled.length - 1
  return hasCommit && !isRefused ? uncertainCommitError(reason) : unreachableError(reason)
}

/** The kernel's SQL in PostgreSQL's dialect. */
function toPostgres(text: string): string {
  return text
    .replace('/*lock*/', 'FOR UPDATE')
    .replace('/*lock or retry*/', 'FOR UPDATE NOWAIT')
    .replace('/*share*/', 'FOR SHARE')
    .replace('/*clustered*/', '')
}

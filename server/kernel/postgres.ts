import {
  DatabaseError,
  types as pgTypes,
  type PoolClient,
  type PoolConfig,
  type QueryConfig,
  type QueryResult,
} from 'pg'
import { createIds } from './ids.ts'
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
import { StoreUnavailableError, notStored, perhapsStored } from './unavailable.ts'

export interface PostgresOptions {
  /** Such as `postgresql://user@host:5432/fairline`. */
  readonly url: string
  readonly migrations: readonly Migration[]
  readonly clock: Clock
  /** 0 to 1023, another one for every node that writes to the same database. */
  readonly nodeId?: number
  /** For commands; a fifth as many are kept for reading. */
  readonly connections?: number
  /** Whether a statement may take as long as it takes, as one that reads a whole database does; else POSTGRES_TIMEOUTS hold. */
  readonly isPatient?: boolean
  /** How many may wait for a connection, MAX_WAITING unless told. */
  readonly maxWaiting?: number
  /** Those of POSTGRES_TIMEOUTS unless told. */
  readonly timeouts?: Partial<PostgresTimeouts>
  /** Told of a broken idle connection; it is replaced by itself. */
  readonly onIdleError?: (error: Error) => void
}

/** Serialization failure, deadlock, and a lock that was not to be waited for: the command begins again. */
const RETRY_CODES = new Set(['40001', '40P01', '55P03'])
const ATTEMPTS = 8

/** int2, int4, int8 and numeric (the type of a sum) all arrive as bigint, as they do from SQLite. */
const INTEGER_TYPES = new Set([20, 21, 23, 1700])
const types = {
  getTypeParser: (oid: number) => (INTEGER_TYPES.has(oid) ? BigInt : pgTypes.getTypeParser(oid)),
}

/** Any number that other programs are unlikely to lock by: one node at a time changes the schema. */
const MIGRATION_LOCK: Statement = ['SELECT pg_advisory_xact_lock($1) IS NULL AS locked', [4_605_223_118n]]

/**
 * Connects to PostgreSQL and brings the schema up to date. Each batch of a command is one flight of pipelined, prepared statements,
 * and the commit flies with the last, so that a command costs as many round trips as it has batches.
 * @throws NewerSchemaError; Error when the server cannot be reached.
 */
export async function openPostgres(options: PostgresOptions): Promise<Store> {
  // An upgrade takes the time that it takes.
  const preparing = new PostgresStore({ ...options, connections: 1, isPatient: true })
  try {
    const found = await preparing.execute(migrateAlone, options.migrations)
    return new PostgresStore(options, found > 0 ? await preparing.execute(findLargestId, 'postgres') : 0n)
  } finally {
    await preparing.close()
  }
}

function* migrateAlone(context: Context, migrations: readonly Migration[]): Steps<number> {
  yield { statements: [MIGRATION_LOCK] }
  return yield* migrate(context, migrations)
}

class PostgresStore implements Store {
  readonly engine = 'postgres'
  readonly #pool: PostgresPool
  /** Reads have connections of their own: beside busy commands they would wait longer than they take. */
  readonly #readers: PostgresPool
  readonly #clock: Clock
  readonly #ids: ReturnType<typeof createIds>
  readonly #prepared = new Map<string, { name: string; text: string }>()

  constructor(options: PostgresOptions, largestId = 0n) {
    const { clock, nodeId = 0, connections = 10, onIdleError, maxWaiting = MAX_WAITING } = options
    const timeouts = { ...POSTGRES_TIMEOUTS, ...options.timeouts }
    const limits = { maxWaiting, recovery: timeouts.recovery }
    const config = { ...connectionOf(options, timeouts), max: connections }
    this.#pool = new PostgresPool(config, limits, onIdleError)
    this.#readers = new PostgresPool({ ...config, max: Math.ceil(connections / 5) }, limits, onIdleError)
    this.#clock = clock
    this.#ids = createIds(nodeId, largestId)
  }

  execute<Input, Answer>(command: Command<Input, Answer>, input: Input): Promise<Answer> {
    return this.#pool.persist(async () => {
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
    return this.#readers.persist(async () => {
      const client = await this.#readers.lend()
      let isBroken = false
      try {
        return (await client.query<Columns>(this.#prepare([text, params]))).rows
      } catch (error) {
        isBroken = isConnectionFailure(error)
        throw isBroken ? notStored(error) : error
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
    const client = await this.#pool.lend()
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
    const flight = [
      ...begin.map(text => client.query<Row>(text)),
      ...statements.map(statement => client.query<Row>(this.#prepare(statement))),
      ...(last ? [client.query<Row>('COMMIT')] : []),
    ]
    const landed = await Promise.allSettled(flight)
    const failed = landed.findIndex(({ status }) => status === 'rejected')
    if (failed >= 0) throw failureOf(landed, failed, last !== undefined)
    const results = landed.map(result => (result as PromiseFulfilledResult<QueryResult<Row>>).value)
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

/** How a connection is made, and how long anything on it may take. */
function connectionOf(
  { url, isPatient = false }: PostgresOptions,
  { connect, statement, answer, idleInTransaction }: PostgresTimeouts,
): PoolConfig {
  const config: PoolConfig & { pipeline: boolean } = {
    connectionString: url,
    types,
    pipeline: true,
    connectionTimeoutMillis: connect,
    ...(isPatient ? {} : { statement_timeout: statement, query_timeout: answer }),
    idle_in_transaction_session_timeout: idleInTransaction,
  }
  return config
}

/**
 * What a flight is to fail with, whose first failure is at this place. When the server itself has refused something before the commit,
 * it cannot have committed; when the connection broke with the commit on its way, nobody knows.
 */
function failureOf(landed: PromiseSettledResult<unknown>[], failed: number, hasCommit: boolean): unknown {
  const { reason } = landed[failed] as PromiseRejectedResult
  if (!isConnectionFailure(reason)) return reason
  const isRefused = reason instanceof DatabaseError && failed < landed.length - 1
  return hasCommit && !isRefused ? perhapsStored(reason) : notStored(reason)
}

/** The kernel's SQL in PostgreSQL's dialect. */
function toPostgres(text: string): string {
  return text
    .replace('/*lock*/', 'FOR UPDATE')
    .replace('/*lock or retry*/', 'FOR UPDATE NOWAIT')
    .replace('/*share*/', 'FOR SHARE')
    .replace('/*clustered*/', '')
}

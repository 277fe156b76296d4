import { DatabaseError, Pool, types as pgTypes } from 'pg'
import type { PoolClient, PoolConfig, QueryConfig, QueryResult } from 'pg'
import { createIds } from './ids.ts'
import { migrate } from './migrations.ts'
import type { Migration } from './migrations.ts'
import type { Batch, Clock, Command, Context, Row, SqlValue, Statement, Steps, Store } from './store.ts'

export interface PostgresOptions {
  /** Such as `postgresql://user@host:5432/fairline`. */
  readonly url: string
  readonly migrations: readonly Migration[]
  readonly clock: Clock
  /** 0 to 1023, another one for every node that writes to the same database. */
  readonly nodeId?: number
  /** For commands; a fifth as many are kept for reading. */
  readonly connections?: number
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
  const store = new PostgresStore(options)
  try {
    await store.execute(migrateAlone, options.migrations)
  } catch (error) {
    await store.close()
    throw error
  }
  return store
}

function* migrateAlone(context: Context, migrations: readonly Migration[]): Steps<number> {
  yield { statements: [MIGRATION_LOCK] }
  return yield* migrate(context, migrations)
}

class PostgresStore implements Store {
  readonly engine = 'postgres'
  readonly #pool: Pool
  /** Reads have connections of their own: beside busy commands they would wait longer than they take. */
  readonly #readers: Pool
  readonly #clock: Clock
  readonly #ids: ReturnType<typeof createIds>
  readonly #prepared = new Map<string, { name: string; text: string }>()

  constructor({ url, clock, nodeId = 0, connections = 10, onIdleError }: PostgresOptions) {
    const config: PoolConfig & { pipeline: boolean } = {
      connectionString: url,
      max: connections,
      types,
      pipeline: true,
    }
    this.#pool = new Pool(config)
    this.#readers = new Pool({ ...config, max: Math.ceil(connections / 5) })
    for (const pool of [this.#pool, this.#readers]) pool.on('error', error => onIdleError?.(error))
    this.#clock = clock
    this.#ids = createIds(nodeId)
  }

  async execute<Input, Answer>(command: Command<Input, Answer>, input: Input): Promise<Answer> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#attempt(command, input)
      } catch (error) {
        const mayRetry = error instanceof DatabaseError && RETRY_CODES.has(error.code ?? '')
        if (!mayRetry || attempt === ATTEMPTS) throw error
      }
    }
  }

  async query<Columns extends Row>(text: string, params: readonly SqlValue[] = []): Promise<Columns[]> {
    const { rows } = await this.#readers.query<Columns>(this.#prepare([text, params]))
    return rows
  }

  async close(): Promise<void> {
    await Promise.all([this.#pool.end(), this.#readers.end()])
  }

  async #attempt<Input, Answer>(command: Command<Input, Answer>, input: Input): Promise<Answer> {
    const now = BigInt(this.#clock.now())
    const steps = command({ now, id: after => this.#ids(now, after) }, input)
    const client = await this.#pool.connect()
    let failure: Error | undefined
    try {
      return await this.#drive(client, steps)
    } catch (error) {
      await client.query('ROLLBACK').catch((broken: Error) => (failure = broken))
      throw error
    } finally {
      client.release(failure)
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
    if (!isCommitted) await commit(client)
    return step.value
  }

  /** Sends everything at once; every statement is awaited, so that none is left in flight when one has failed. */
  async #fly(client: PoolClient, begin: string[], { statements, last }: Batch): Promise<Row[][]> {
    const flight = [
      ...begin.map(text => client.query<Row>(text)),
      ...statements.map(statement => client.query<Row>(this.#prepare(statement))),
      ...(last ? [commit(client)] : []),
    ]
    const landed = await Promise.allSettled(flight)
    const results = landed.map(result => {
      if (result.status === 'rejected') throw result.reason
      return result.value.rows
    })
    return results.slice(begin.length, begin.length + statements.length)
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

/** A failed transaction answers COMMIT with ROLLBACK, and without an error: that must not pass for success. */
async function commit(client: PoolClient): Promise<QueryResult<Row>> {
  const result = await client.query<Row>('COMMIT')
  if (result.command !== 'COMMIT') throw new Error('The transaction was not committed.')
  return result
}

/** The kernel's SQL in PostgreSQL's dialect. */
function toPostgres(text: string): string {
  return text
    .replace('/*lock*/', 'FOR UPDATE')
    .replace('/*lock or retry*/', 'FOR UPDATE NOWAIT')
    .replace('/*share*/', 'FOR SHARE')
    .replace('/*clustered*/', '')
}

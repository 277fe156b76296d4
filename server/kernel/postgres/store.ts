import { setTimeout as sleep } from 'node:timers/promises'
import type { Change } from '../changes.ts'
import { createContext } from '../context.ts'
import { DamageWatch } from '../damage.ts'
import { SYSTEM } from '../fair-order.ts'
import { createIdGenerator } from '../ids.ts'
import { findLargestId } from '../largest-id.ts'
import { migrate, type Migration } from '../migrations.ts'
import { PostgresChanges } from './changes.ts'
import { createPreparer } from './dialect.ts'
import { isCancelled, isConflict, isConnectionFailure, isStalePlan, storeError } from './errors.ts'
import { createHostList, type HostList } from './hosts.ts'
import { runTransaction } from './pipeline.ts'
import { POSTGRES_TIMEOUTS, PostgresPool, type PostgresTimeouts } from './pool.ts'
import { QueueFullError } from '../queue-full.ts'
import { ONE_CORE, connectionConfig, sessionSettings, setLocal } from './settings.ts'
import type { Clock, Command, Context, Row, SqlValue, Statement, Steps, Store } from '../store.ts'
import { StoreUnavailableError, busyError } from '../store-unavailable.ts'
import { MAX_TURNS, Turns } from '../turns.ts'

/** A node id, or what takes one from the database. */
export type NodeIdSource = number | ((store: Store) => Promise<number>)

/** Timeouts of a lane: it is there to notice a lost database soon. */
const LANE_TIMEOUTS = { connect: 2_000, statement: 2_000, lock: 1_000, answer: 2_000, recovery: 1_500 }

export interface PostgresOptions {
  /** Such as `postgresql://user@host:5432/fairline`; of several hosts, separated by commas, the one that accepts writes is used. */
  readonly url: string
  readonly migrations: readonly Migration[]
  readonly clock: Clock
  /** 0 to 1023, unique among the nodes that write to the same database; or what asks the database for one, once its schema is up to date. */
  readonly nodeId?: NodeIdSource
  /** For commands; a fifth as many are kept for reading. */
  readonly connections?: number
  /** Turns off statement timeouts, for programs that read the whole database; else POSTGRES_TIMEOUTS apply. */
  readonly withoutTimeouts?: boolean
  /** How many commands, and as many reads, may wait for a connection; MAX_TURNS by default. */
  readonly maxWaiting?: number
  /** POSTGRES_TIMEOUTS by default. */
  readonly timeouts?: Partial<PostgresTimeouts>
  /** Where PostgreSQL can be listened to, past a pooler; `url` by default. */
  readonly listenUrl?: string | undefined
  /** Receives a sentence whenever what other nodes change is no more told by the database, or again. */
  readonly onNotice?: (notice: string) => void
  /** Called when an idle connection breaks; the pool replaces it. */
  readonly onIdleError?: (error: Error) => void
}

const BEGIN = 'BEGIN ISOLATION LEVEL READ COMMITTED'

/** How often a command is run that others stand in the way of. */
const ATTEMPTS = 8
/** Before it is run again it waits for a random part of this, and each time for more, in milliseconds. */
const CONFLICT_DELAY = 4

/** An arbitrary advisory lock: only one node at a time migrates the schema. */
const MIGRATION_LOCK: Statement = ['SELECT pg_advisory_xact_lock($1) IS NULL AS locked', [4_605_223_118n]]

/**
 * Connects to PostgreSQL and brings the schema up to date. Each batch of a command is sent as pipelined, prepared statements, the
 * commit with the last one, so that a command costs as many round trips as it has batches.
 * @throws NewerSchemaError; Error when the server cannot be reached.
 */
export async function openPostgres(options: PostgresOptions): Promise<Store> {
  const hosts = createHostList(options.url)
  // Migrations may take longer than the statement timeout. What works behind a pooler works without one, too.
  const migrator = new PostgresStore({ ...options, connections: 1, withoutTimeouts: true }, hosts, {
    isPooled: true,
  })
  try {
    const found = await migrator.execute(migrateExclusively, options.migrations)
    const { nodeId: source = 0 } = options
    const nodeId = typeof source === 'number' ? source : await source(migrator)
    const largestId = found > 0 ? await migrator.execute(findLargestId, 'postgres') : 0n
    return new PostgresStore(options, hosts, { isPooled: await migrator.isPooled(), largestId, nodeId })
  } finally {
    await migrator.close()
  }
}

function* migrateExclusively(context: Context, migrations: readonly Migration[]): Steps<number> {
  yield { statements: [MIGRATION_LOCK] }
  return yield* migrate(context, migrations, { besideNewer: true })
}

/** What is known of a database once it was opened. */
interface OpenedDatabase {
  readonly isPooled: boolean
  readonly largestId?: bigint
  readonly nodeId?: number
}

class PostgresStore implements Store {
  readonly engine = 'postgres'
  readonly nodeId: number
  readonly changes: PostgresChanges
  readonly damage = new DamageWatch()
  readonly #options: PostgresOptions
  readonly #hosts: HostList
  readonly #isPooled: boolean
  readonly #pool: PostgresPool
  /** Reads have their own connections, so that they do not queue behind commands. */
  readonly #readers: PostgresPool
  /** Of commands and reads, so that no caller takes all connections. */
  readonly #commandTurns: Turns
  readonly #readTurns: Turns
  readonly #clock: Clock
  readonly #ids: ReturnType<typeof createIdGenerator>
  readonly #preparer: ReturnType<typeof createPreparer>
  readonly #begin: string
  readonly #lockTimeout: number

  constructor(
    options: PostgresOptions,
    hosts: HostList,
    { isPooled, largestId = 0n, nodeId = 0 }: OpenedDatabase,
  ) {
    const { clock, connections = 10, onIdleError, maxWaiting = MAX_TURNS.total } = options
    const timeouts = { ...POSTGRES_TIMEOUTS, ...options.timeouts }
    const limits = { maxWaiting, recovery: timeouts.recovery, ...(!isPooled && { first: ONE_CORE }) }
    const settings = sessionSettings(options, timeouts)
    const config = { ...connectionConfig(options, timeouts), ...(isPooled ? {} : settings), max: connections }
    this.#pool = new PostgresPool(config, limits, hosts, onIdleError)
    const readers = { ...config, max: Math.ceil(connections / 5) }
    const turns = { perCaller: MAX_TURNS.perCaller, total: maxWaiting, maxWait: timeouts.connect }
    // An account's commands wait for each other's locks: more of them at a time would only keep connections from others.
    const ownCommands = Math.ceil(connections / 5)
    this.#commandTurns = new Turns({ ...turns, slots: connections, underWay: ownCommands })
    this.#readTurns = new Turns({ ...turns, slots: readers.max, underWay: Math.max(1, readers.max - 1) })
    this.#readers = new PostgresPool(readers, limits, hosts, onIdleError)
    this.nodeId = nodeId
    this.#options = options
    this.#hosts = hosts
    this.#isPooled = isPooled
    this.#clock = clock
    this.#ids = createIdGenerator(nodeId, largestId)
    this.#preparer = createPreparer(() => !isPooled)
    this.#begin = isPooled ? `${BEGIN}${setLocal(settings)}` : BEGIN
    this.#lockTimeout = timeouts.lock
    this.changes = new PostgresChanges(this, {
      hosts: options.listenUrl === undefined ? hosts : createHostList(options.listenUrl),
      connection: { connectionTimeoutMillis: timeouts.connect, query_timeout: timeouts.answer },
      onNotice: options.onNotice,
    })
  }

  waiting(): number {
    const turns = this.#commandTurns.waiting + this.#readTurns.waiting
    return turns + this.#pool.waiting + this.#readers.waiting
  }

  execute<Input, Answer>(command: Command<Input, Answer>, input: Input, caller = SYSTEM): Promise<Answer> {
    return this.#pool.withRetry(async () => {
      const end = performance.now() + this.#lockTimeout
      for (let attempt = 1; ; attempt++) {
        const { generation } = this.#preparer
        try {
          return await this.#commandTurns.run(caller, () => this.#attempt(command, input))
        } catch (error) {
          if (isStalePlan(error) && attempt < ATTEMPTS) this.#preparer.renew(generation)
          else if (!isConflict(error)) throw error
          else if (attempt === ATTEMPTS || performance.now() > end)
            throw busyError((error as Error).message, error)
          else await sleep(Math.random() * CONFLICT_DELAY * attempt)
        }
      }
    })
  }

  query<Columns extends Row>(
    text: string,
    params: readonly SqlValue[] = [],
    caller = SYSTEM,
  ): Promise<Columns[]> {
    const read = () => this.#readTurns.run(caller, () => this.#read<Columns>([text, params], caller))
    return this.#readers.withRetry(async () => {
      const { generation } = this.#preparer
      try {
        return await read()
      } catch (error) {
        if (!isStalePlan(error)) throw error
        this.#preparer.renew(generation)
        return await read()
      }
    })
  }

  /** Whether a pooler stands in between that may give every transaction another connection: it says so by the id of the process. */
  isPooled(): Promise<boolean> {
    return this.#pool.withRetry(async () => {
      const client = await this.#pool.acquire()
      let isBroken = true
      try {
        const { rows } = await client.query<{ pid: bigint }>('SELECT pg_backend_pid() AS pid')
        isBroken = false
        return Number(rows[0]?.pid) !== (client as unknown as { processID: number }).processID
      } catch (error) {
        throw storeError(error)
      } finally {
        client.release(isBroken)
      }
    })
  }

  lane(): Store {
    const options = { ...this.#options, connections: 1, timeouts: LANE_TIMEOUTS }
    // It makes no ids.
    return new PostgresStore(options, this.#hosts, { isPooled: this.#isPooled, nodeId: this.nodeId })
  }

  async close(): Promise<void> {
    await this.changes.close()
    await Promise.all([this.#pool.close(), this.#readers.close()])
  }

  async #read<Columns extends Row>(statement: Statement, caller: string): Promise<Columns[]> {
    const client = await this.#readers.acquire()
    let isBroken = false
    try {
      return (await client.query<Columns>(this.#preparer.prepare(statement))).rows
    } catch (error) {
      isBroken = isConnectionFailure(error)
      // Who asks for so much is told so. As unavailability a load balancer would have the next node try the same.
      if (caller !== SYSTEM && isCancelled(error)) throw new QueueFullError()
      const failure = storeError(error)
      this.damage.note(failure)
      throw failure
    } finally {
      client.release(isBroken)
    }
  }

  async #attempt<Input, Answer>(command: Command<Input, Answer>, input: Input): Promise<Answer> {
    const changes: Change[] = []
    const steps = command(createContext(this.#clock, this.#ids, changes), input)
    const client = await this.#pool.acquire()
    let isBroken = false
    let answer: Answer
    try {
      answer = await runTransaction(client, this.#preparer, this.#begin, steps)
    } catch (error) {
      this.damage.note(error)
      isBroken = error instanceof StoreUnavailableError && !error.isBusy
      if (!isBroken) await client.query('ROLLBACK').catch(() => (isBroken = true))
      throw error
    } finally {
      client.release(isBroken)
    }
    this.changes.tell(changes)
    return answer
  }
}

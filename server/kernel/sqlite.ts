import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { StatementSync } from 'node:sqlite'
import { createIds } from './ids.ts'
import { assertLocalFileSystem } from './local-file-system.ts'
import { migrate } from './migrations.ts'
import type { Migration } from './migrations.ts'
import type { Clock, Command, Context, Row, SqlValue, Steps, Store } from './store.ts'

export interface SqliteOptions {
  /** The database's file, or ':memory:'. Its folder is made when missing. */
  readonly file: string
  readonly migrations: readonly Migration[]
  readonly clock: Clock
  readonly nodeId?: number
}

/** As many commands as share one commit: enough to share the cost of the disk, few enough not to hold up other work. */
const GROUP_SIZE = 128

const PRAGMAS = [
  'journal_mode = WAL',
  'synchronous = FULL',
  'busy_timeout = 5000',
  'cache_size = -65536',
  'foreign_keys = ON',
]

/** A command that waits for its turn, with both ways to settle its promise. */
interface Waiting {
  readonly start: (context: Context) => Steps<unknown>
  readonly resolve: (answer: unknown) => void
  readonly reject: (reason: unknown) => void
}

/**
 * Opens the embedded database and brings its schema up to date. Commands that arrive together run one after the other, each in a
 * savepoint, and share one commit, which is on the disk before any of them is answered.
 * @throws NewerSchemaError; Error when the folder is on a network file system or the file is no database.
 */
export async function openSqlite({ file, migrations, clock, nodeId = 0 }: SqliteOptions): Promise<Store> {
  if (file !== ':memory:') {
    mkdirSync(dirname(file), { recursive: true })
    await assertLocalFileSystem(dirname(file))
  }
  const store = new SqliteStore(new DatabaseSync(file), clock, nodeId)
  try {
    await store.execute(migrate, migrations)
  } catch (error) {
    await store.close()
    throw error
  }
  return store
}

class SqliteStore implements Store {
  readonly engine = 'sqlite'
  readonly #database: DatabaseSync
  readonly #clock: Clock
  readonly #ids: ReturnType<typeof createIds>
  readonly #prepared = new Map<string, (params: readonly SqlValue[]) => Row[]>()
  #queue: Waiting[] = []

  constructor(database: DatabaseSync, clock: Clock, nodeId: number) {
    this.#database = database
    this.#clock = clock
    this.#ids = createIds(nodeId)
    for (const pragma of PRAGMAS) database.exec(`PRAGMA ${pragma}`)
  }

  execute<Input, Answer>(command: Command<Input, Answer>, input: Input): Promise<Answer> {
    return new Promise<Answer>((resolve, reject) => {
      this.#queue.push({
        start: context => command(context, input),
        resolve: answer => resolve(answer as Answer),
        reject,
      })
      if (this.#queue.length === 1) this.#gather(1)
    })
  }

  /** Commits once a turn of the event loop has brought no more commands: those that arrive together share the disk's time. */
  #gather(count: number): void {
    setImmediate(() => {
      if (this.#queue.length > count && this.#queue.length < GROUP_SIZE) this.#gather(this.#queue.length)
      else this.#commitGroup()
    })
  }

  async query<Columns extends Row>(text: string, params: readonly SqlValue[] = []): Promise<Columns[]> {
    return this.#run(text, params) as Columns[]
  }

  async close(): Promise<void> {
    while (this.#queue.length > 0) this.#commitGroup()
    this.#prepared.clear()
    this.#database.close()
  }

  #commitGroup(): void {
    const group = this.#queue.slice(0, GROUP_SIZE)
    this.#queue = this.#queue.slice(GROUP_SIZE)
    if (group.length === 0) return
    if (this.#queue.length > 0) setImmediate(() => this.#commitGroup())
    try {
      this.#run('BEGIN IMMEDIATE')
      const settle = group.map(waiting => this.#runInSavepoint(waiting))
      this.#run('COMMIT')
      for (const act of settle) act()
    } catch (error) {
      if (this.#database.isTransaction) this.#run('ROLLBACK')
      for (const { reject } of group) reject(error)
    }
  }

  /** Runs one command and gives what tells its caller, to be called once the group is on the disk. */
  #runInSavepoint({ start, resolve, reject }: Waiting): () => void {
    this.#run('SAVEPOINT command')
    try {
      const answer = this.#drive(start)
      this.#run('RELEASE command')
      return () => resolve(answer)
    } catch (error) {
      // A full disk ends the whole transaction: then nobody in the group may hear of success.
      if (!this.#database.isTransaction) throw error
      this.#run('ROLLBACK TO command')
      this.#run('RELEASE command')
      return () => reject(error)
    }
  }

  #drive(start: Waiting['start']): unknown {
    const now = BigInt(this.#clock.now())
    const steps = start({ now, id: after => this.#ids(now, after) })
    let step = steps.next()
    while (!step.done) {
      const { statements, last } = step.value
      step = steps.next(statements.map(([text, params]) => this.#run(text, params)))
      if (last && !step.done) throw new Error('A command went on after its last batch.')
    }
    return step.value
  }

  #run(text: string, params: readonly SqlValue[] = []): Row[] {
    let run = this.#prepared.get(text)
    if (!run) {
      run = runner(this.#database.prepare(toSqlite(text)))
      this.#prepared.set(text, run)
    }
    return run(params)
  }
}

function runner(statement: StatementSync): (params: readonly SqlValue[]) => Row[] {
  statement.setReadBigInts(true)
  if (statement.columns().length > 0) return params => statement.all(...params) as Row[]
  return params => {
    statement.run(...params)
    return []
  }
}

/** The kernel's SQL in SQLite's dialect. Tables are STRICT: a column keeps its type here as it does in PostgreSQL. */
function toSqlite(text: string): string {
  const sql = text.replaceAll(/\$(\d+)/g, '?$1').replace(/\/\*lock( or retry)?\*\//, '')
  if (!/^\s*CREATE TABLE/i.test(sql)) return sql
  const isClustered = sql.includes('/*clustered*/')
  const table = sql.replace('/*clustered*/', '').replaceAll(/\bBIGINT\b/g, 'INTEGER')
  return `${table} STRICT${isClustered ? ', WITHOUT ROWID' : ''}`
}

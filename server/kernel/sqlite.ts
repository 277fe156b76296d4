import { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { LocalChanges, type Change } from './changes.ts'
import { createContext } from './context.ts'
import { DamageWatch } from './damage.ts'
import type { FolderLock } from './folder-lock.ts'
import { createIdGenerator } from './ids.ts'
import { findLargestId } from './largest-id.ts'
import { compileStatement, toSqlite } from './sqlite-dialect.ts'
import { sqliteError } from './sqlite-errors.ts'
import { prepareFolder, type SqliteFolderOptions } from './sqlite-folder.ts'
import { WalSync, type SyncCallback, type SyncFile } from './wal-sync.ts'
import { migrate, type Migration } from './migrations.ts'
import type { Clock, Command, Context, Row, SqlValue, Steps, Store } from './store.ts'

export interface SqliteOptions extends SqliteFolderOptions {
  readonly migrations: readonly Migration[]
  readonly nodeId?: number
  /** Syncs an open file to disk; tests pass a slow or failing one. */
  readonly sync?: SyncFile
}

/** The most commands in one group commit: enough to share the cost of a sync, few enough not to block other work. */
const GROUP_SIZE = 128

const PRAGMAS = [
  'journal_mode = WAL',
  // A commit writes the log without waiting for the disk: WalSync does, before anybody is answered.
  'synchronous = NORMAL',
  'busy_timeout = 5000',
  'cache_size = -65536',
  'foreign_keys = ON',
  // The log size at which a commit checkpoints by itself; the checkpointer thread (below) normally runs earlier.
  'wal_autocheckpoint = 16000',
]

/** A queued command with both ways to settle its promise. */
interface QueuedCommand {
  readonly start: (context: Context) => Steps<unknown>
  readonly resolve: (answer: unknown) => void
  readonly reject: (reason: unknown) => void
}

/**
 * Opens the embedded database and brings its schema up to date. Commands that arrive together run one after the other, each in a
 * savepoint, and share one commit (group commit). Neither its author nor a reader sees a commit before it is on the disk.
 * @throws NewerSchemaError; DamagedWalError; FolderInUseError; Error when the folder is on a network file system or the file is no
 * database.
 */
export async function openSqlite(options: SqliteOptions): Promise<Store> {
  const { file, migrations, clock, nodeId = 0, sync } = options
  const lock = await prepareFolder(options)
  let store: SqliteStore | undefined
  try {
    store = new SqliteStore(new DatabaseSync(file), clock, nodeId)
    const found = await store.execute(migrate, migrations)
    if (found > 0) store.setMinId(await store.execute(findLargestId, 'sqlite'), nodeId)
    if (file !== ':memory:') store.startSyncing(file, sync)
    store.holdUntilClosed(lock)
    return store
  } catch (error) {
    await store?.close()
    lock.release()
    throw error
  }
}

class SqliteStore implements Store {
  readonly engine = 'sqlite'
  readonly changes = new LocalChanges()
  readonly damage = new DamageWatch()
  readonly #database: DatabaseSync
  readonly #clock: Clock
  #ids: ReturnType<typeof createIdGenerator>
  readonly #prepared = new Map<string, (params: readonly SqlValue[]) => Row[]>()
  #queue: QueuedCommand[] = []
  #checkpointer: Worker | undefined
  #log: WalSync | undefined
  #lock: FolderLock | undefined
  /** While the last of the log is checkpointed: commands are queued for some milliseconds. */
  #isResting = false

  constructor(database: DatabaseSync, clock: Clock, nodeId: number) {
    this.#database = database
    this.#clock = clock
    this.#ids = createIdGenerator(nodeId)
    for (const pragma of PRAGMAS) database.exec(`PRAGMA ${pragma}`)
  }

  /** Makes every further id larger than this one. */
  setMinId(largest: bigint, nodeId: number): void {
    this.#ids = createIdGenerator(nodeId, largest)
  }

  /** Gives a lock back when the store is closed. */
  holdUntilClosed(lock: FolderLock): void {
    this.#lock = lock
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

  /** Commits once a turn of the event loop has brought no more commands: those that arrive together share one sync. */
  #gather(count: number): void {
    setImmediate(() => {
      if (this.#queue.length > count && this.#queue.length < GROUP_SIZE) this.#gather(this.#queue.length)
      else this.#commitGroup()
    })
  }

  async query<Columns extends Row>(text: string, params: readonly SqlValue[] = []): Promise<Columns[]> {
    const rows = this.#run(text, params) as Columns[]
    const log = this.#log
    if (log?.isBehind)
      await new Promise<void>((resolve, reject) => log.onDurable([toSyncCallback(resolve, reject)]))
    return rows
  }

  /** From now on answers wait for the disk, and a worker thread, which does not keep the process alive, checkpoints the log. */
  startSyncing(file: string, sync?: SyncFile): void {
    this.#log = new WalSync(`${file}-wal`, sync)
    const checkpointer = new Worker(new URL('./checkpointer.ts', import.meta.url), { workerData: file })
    checkpointer.on('message', (message: 'rest' | 'go on') => {
      this.#isResting = message === 'rest'
      if (this.#isResting) {
        // Keeps the process alive while commands are queued.
        checkpointer.ref()
        checkpointer.postMessage('resting')
      } else {
        checkpointer.unref()
        this.#commitGroup()
      }
    })
    // Without the checkpointer, commits checkpoint the log themselves.
    checkpointer.on('error', () => {
      this.#checkpointer = undefined
      this.#isResting = false
      this.#commitGroup()
    })
    checkpointer.unref()
    this.#checkpointer = checkpointer
  }

  async close(): Promise<void> {
    this.#isResting = false
    while (this.#queue.length > 0) this.#commitGroup()
    await this.#log?.close()
    // A message that is still on its way would let the process end before the thread has.
    this.#checkpointer?.removeAllListeners('message')
    await this.#checkpointer?.terminate()
    this.#prepared.clear()
    this.#database.close()
    this.#lock?.release()
  }

  #commitGroup(): void {
    if (this.#isResting) return
    const group = this.#queue.slice(0, GROUP_SIZE)
    this.#queue = this.#queue.slice(GROUP_SIZE)
    if (group.length === 0) return
    if (this.#queue.length > 0) setImmediate(() => this.#commitGroup())
    try {
      if (this.#log?.failure) throw this.#log.failure
      // What is damaged would only be damaged more.
      if (this.damage.ofFile) throw this.damage.ofFile
      this.#run('BEGIN IMMEDIATE')
      const callbacks = group.map(waiting => this.#runInSavepoint(waiting))
      this.#run('COMMIT')
      if (this.#log) this.#log.onDurable(callbacks)
      else for (const act of callbacks) act(undefined)
    } catch (error) {
      if (this.#database.isTransaction) this.#run('ROLLBACK')
      for (const { reject } of group) reject(error)
    }
  }

  /** Runs one command and gives the callback that settles it, to be called once the group is on the disk or has failed. */
  #runInSavepoint({ start, resolve, reject }: QueuedCommand): SyncCallback {
    this.#run('SAVEPOINT command')
    try {
      const changes: Change[] = []
      const answer = this.#drive(start, changes)
      this.#run('RELEASE command')
      return toSyncCallback(() => {
        resolve(answer)
        this.changes.tell(changes)
      }, reject)
    } catch (error) {
      this.damage.note(error)
      // A full disk ends the whole transaction: then no command of the group may report success.
      if (!this.#database.isTransaction) throw error
      this.#run('ROLLBACK TO command')
      this.#run('RELEASE command')
      return () => reject(error)
    }
  }

  /** @param changes gets what the command says that it changes */
  #drive(start: QueuedCommand['start'], changes: Change[]): unknown {
    const steps = start(createContext(this.#clock, this.#ids, changes))
    let step = steps.next()
    while (!step.done) {
      const { statements, last } = step.value
      step = steps.next(statements.map(([text, params]) => this.#run(text, params)))
      if (last && !step.done) throw new Error('A command went on after its last batch.')
    }
    return step.value
  }

  /** @throws StoreUnavailableError when the file or its disk is at fault */
  #run(text: string, params: readonly SqlValue[] = []): Row[] {
    try {
      let run = this.#prepared.get(text)
      if (!run) {
        run = compileStatement(this.#database.prepare(toSqlite(text)))
        this.#prepared.set(text, run)
      }
      return run(params)
    } catch (cause) {
      const error = sqliteError(cause)
      this.damage.note(error)
      throw error
    }
  }
}

const toSyncCallback =
  (resolve: () => void, reject: (reason: unknown) => void): SyncCallback =>
  failure =>
    failure ? reject(failure) : resolve()

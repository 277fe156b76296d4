import { DatabaseSync } from 'node:sqlite'
import { LocalChanges, type Change } from '../changes.ts'
import { Checkpoints } from './checkpoints.ts'
import { CommandGroups, type QueuedCommand } from '../command-groups.ts'
import { createContext } from '../context.ts'
import { DamageWatch, DamagedDatabaseError } from '../damage.ts'
import { SYSTEM } from '../fair-order.ts'
import type { FolderLock } from './folder-lock.ts'
import { createIdGenerator } from '../ids.ts'
import { findLargestId } from '../largest-id.ts'
import { createRunner } from './dialect.ts'
import { prepareFolder, type SqliteFolderOptions } from './folder.ts'
import { SqliteReaders } from './readers.ts'
import { WalSync, type SyncCallback, type SyncFile } from './wal-sync.ts'
import { migrate, type Migration } from '../migrations.ts'
import type { Clock, Command, Row, SqlValue, Statement, Store } from '../store.ts'
import { MAX_TURNS, MAX_TURN_WAIT, Turns } from '../turns.ts'
import { busyError, diskFailure } from '#server/kernel/store-unavailable.ts'

/** SQLite's primary result codes; the extended ones have them in their last byte. */
const BUSY = 5
const IO_ERROR = 10
const CORRUPT = 11
const FULL = 13
const NOT_A_DATABASE = 26

/** What a command or read throws for an error of SQLite: others than these are bugs of ours. */
function sqliteError(error: unknown): unknown {
  const { errcode, message } = error as { errcode?: unknown; message?: string }
  if (typeof errcode !== 'number') return error
  switch (errcode & 0xff) {
    case CORRUPT:
    case NOT_A_DATABASE:
      return new DamagedDatabaseError(`The database file is damaged: ${message}.`, error)
    case FULL:
      return diskFailure('full', 'The disk is full. Nothing was changed.', error)
    case IO_ERROR:
      return diskFailure(
        'disk',
        `The disk cannot be read or written: ${message}. Nothing was changed.`,
        error,
      )
    case BUSY:
      return busyError('another program is changing it', error)
    default:
      return error
  }
}

export interface SqliteOptions extends SqliteFolderOptions {
  readonly migrations: readonly Migration[]
  readonly nodeId?: number
  /** Syncs an open file to disk; tests pass a slow or failing one. */
  readonly sync?: SyncFile
  /** Reads of a file are on so many threads of their own; without any, and in memory, on this one. */
  readonly readThreads?: number
  /** What the threads run; tests pass a program that dies. */
  readonly readWorker?: URL
}

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

/**
 * Opens the embedded database and brings its schema up to date. Commands that arrive together run one after the other, each in a
 * savepoint, and share one commit (group commit). Neither its author nor a reader sees a commit before it is on the disk.
 * @throws NewerSchemaError; DamagedWalError; FolderInUseError; Error when the folder is on a network file system or the file is no
 * database.
 */
export async function openSqlite(options: SqliteOptions): Promise<Store> {
  const { file, migrations, clock, nodeId = 0, sync, readThreads = 0, readWorker } = options
  const lock = await prepareFolder(options)
  let store: SqliteStore | undefined
  try {
    store = new SqliteStore(new DatabaseSync(file), clock, nodeId)
    const found = await store.execute(migrate, migrations)
    if (found > 0) store.setMinId(await store.execute(findLargestId, 'sqlite'), nodeId)
    if (file !== ':memory:') store.startSyncing(file, sync)
    if (file !== ':memory:' && readThreads > 0) store.startReading(file, readThreads, readWorker)
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
  readonly #runner: ReturnType<typeof createRunner>
  readonly #queue = new CommandGroups(() => this.#commitGroup())
  #checkpoints: Checkpoints | undefined
  #log: WalSync | undefined
  #readers: SqliteReaders | undefined
  #turns: Turns | undefined
  #lock: FolderLock | undefined

  constructor(database: DatabaseSync, clock: Clock, nodeId: number) {
    this.#database = database
    this.#clock = clock
    this.#ids = createIdGenerator(nodeId)
    for (const pragma of PRAGMAS) database.exec(`PRAGMA ${pragma}`)
    this.#runner = createRunner(database)
  }

  /** Makes every further id larger than this one. */
  setMinId(largest: bigint, nodeId: number): void {
    this.#ids = createIdGenerator(nodeId, largest)
  }

  /** Gives a lock back when the store is closed. */
  holdUntilClosed(lock: FolderLock): void {
    this.#lock = lock
  }

  execute<Input, Answer>(command: Command<Input, Answer>, input: Input, caller = SYSTEM): Promise<Answer> {
    return new Promise<Answer>((resolve, reject) => {
      this.#queue.add(caller, {
        start: context => command(context, input),
        resolve: answer => resolve(answer as Answer),
        reject,
      })
    })
  }

  async query<Columns extends Row>(
    text: string,
    params: readonly SqlValue[] = [],
    caller = SYSTEM,
  ): Promise<Columns[]> {
    const rows = (await this.#read([text, params], caller)) as Columns[]
    // What was read may be newer than the disk.
    const log = this.#log
    if (log?.isBehind)
      await new Promise<void>((resolve, reject) => log.onDurable([toSyncCallback(resolve, reject)]))
    return rows
  }

  /** From now on answers wait for the disk, and a worker thread, which does not keep the process alive, checkpoints the log. */
  startSyncing(file: string, sync?: SyncFile): void {
    this.#log = new WalSync(`${file}-wal`, sync)
    this.#checkpoints = new Checkpoints({
      file,
      settleReads: async milliseconds => this.#readers?.settle(milliseconds),
      goOn: () => this.#commitGroup(),
    })
  }

  /** From now on reads are on so many threads, by the turns of their callers. */
  startReading(file: string, threads: number, worker?: URL): void {
    this.#readers = new SqliteReaders(file, worker)
    this.#turns = new Turns({
      ...MAX_TURNS,
      slots: threads,
      underWay: Math.max(1, threads - 1),
      maxWait: MAX_TURN_WAIT,
    })
  }

  async close(): Promise<void> {
    this.#checkpoints?.stop()
    while (this.#queue.waiting > 0) this.#commitGroup()
    await this.#log?.close()
    await Promise.all([this.#readers?.close(), this.#checkpoints?.close()])
    this.#database.close()
    this.#lock?.release()
  }

  #commitGroup(): void {
    if (this.#checkpoints?.isResting) return
    const group = this.#queue.take()
    if (group.length === 0) return
    if (this.#queue.waiting > 0) setImmediate(() => this.#commitGroup())
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
      return this.#runner(text, params)
    } catch (error) {
      throw this.#failure(error)
    }
  }

  async #read(statement: Statement, caller: string): Promise<Row[]> {
    const [readers, turns] = [this.#readers, this.#turns]
    if (!readers || !turns) return this.#run(...statement)
    try {
      return await turns.run(caller, () => readers.read(statement))
    } catch (error) {
      throw this.#failure(error)
    }
  }

  /** What is thrown for an error of the engine, once it has been looked at for damage. */
  #failure(cause: unknown): unknown {
    const error = sqliteError(cause)
    this.damage.note(error)
    return error
  }
}

const toSyncCallback =
  (resolve: () => void, reject: (reason: unknown) => void): SyncCallback =>
  failure =>
    failure ? reject(failure) : resolve()

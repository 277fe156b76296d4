import { LocalChanges, type Change } from '../changes.ts'
import type { Checkpoints } from './checkpoints.ts'
import { CommandGroups, type QueuedCommand } from '../command-groups.ts'
import { createContext } from '../context.ts'
import { DamageWatch, DamagedDatabaseError } from '../damage.ts'
import { SYSTEM } from '../fair-order.ts'
import type { FolderLock } from './folder-lock.ts'
import { createIdGenerator } from '../ids.ts'
import { findLargestId } from '../largest-id.ts'
import { createRunner, type SqliteDatabase } from './dialect.ts'
import type { SqliteReaders } from './readers.ts'
import type { SyncCallback, WalSync } from './wal-sync.ts'
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
 * A store on a connection to SQLite. Commands that arrive together run one after the other, each in a savepoint, and share one commit
 * (group commit). It knows of no file and of no thread: who opens one gives it what waits for the disk, and what reads beside it.
 */
export class SqliteStore implements Store {
  readonly engine = 'sqlite'
  readonly changes = new LocalChanges()
  readonly damage = new DamageWatch()
  readonly #database: SqliteDatabase
  readonly #clock: Clock
  #ids: ReturnType<typeof createIdGenerator>
  readonly #runner: ReturnType<typeof createRunner>
  readonly #queue = new CommandGroups(() => this.#commitGroup())
  #checkpoints: Checkpoints | undefined
  #log: WalSync | undefined
  #readers: SqliteReaders | undefined
  #turns: Turns | undefined
  #lock: FolderLock | undefined

  constructor(database: SqliteDatabase, clock: Clock, nodeId: number) {
    this.#database = database
    this.#clock = clock
    this.#ids = createIdGenerator(nodeId)
    for (const pragma of PRAGMAS) database.exec(`PRAGMA ${pragma}`)
    this.#runner = createRunner(database)
  }

  /** Brings the schema up to date; every further id is larger than those stored. @throws NewerSchemaError */
  async migrate(migrations: readonly Migration[], nodeId: number): Promise<void> {
    if ((await this.execute(migrate, migrations)) === 0) return
    this.#ids = createIdGenerator(nodeId, await this.execute(findLargestId, 'sqlite'))
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

  /** From now on answers wait for the disk, and another thread checkpoints the log. */
  startSyncing(log: WalSync, checkpoints: Checkpoints): void {
    this.#log = log
    this.#checkpoints = checkpoints
  }

  /** From now on reads are on so many threads, by the turns of their callers. */
  startReading(readers: SqliteReaders, threads: number): void {
    this.#readers = readers
    this.#turns = new Turns({
      ...MAX_TURNS,
      slots: threads,
      underWay: Math.max(1, threads - 1),
      maxWait: MAX_TURN_WAIT,
    })
  }

  /** Resolves when the reads under way have ended, after so many milliseconds at the latest. */
  async settleReads(milliseconds: number): Promise<void> {
    await this.#readers?.settle(milliseconds)
  }

  /** Runs what was queued meanwhile: a checkpoint has ended. */
  goOn(): void {
    this.#commitGroup()
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

import { DatabaseSync } from 'node:sqlite'
import { Checkpoints } from './checkpoints.ts'
import { prepareFolder, type SqliteFolderOptions } from './folder.ts'
import { SqliteReaders } from './readers.ts'
import { SqliteStore } from './sqlite-store.ts'
import { WalSync, type SyncFile } from './wal-sync.ts'
import type { Migration } from '../migrations.ts'
import type { Store } from '../store.ts'

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

/** From now on answers wait for the disk, and a worker thread, which does not keep the process alive, checkpoints the log. */
function startSyncing(store: SqliteStore, file: string, sync?: SyncFile): void {
  const checkpoints = new Checkpoints({
    file,
    settleReads: milliseconds => store.settleReads(milliseconds),
    goOn: () => store.goOn(),
  })
  store.startSyncing(new WalSync(`${file}-wal`, sync), checkpoints)
}

/**
 * Opens the embedded database and brings its schema up to date. Neither the author of a commit nor a reader sees it before it is on the
 * disk.
 * @throws NewerSchemaError; DamagedWalError; FolderInUseError; Error when the folder is on a network file system or the file is no
 * database.
 */
export async function openSqlite(options: SqliteOptions): Promise<Store> {
  const { file, migrations, clock, nodeId = 0, sync, readThreads = 0, readWorker } = options
  const lock = await prepareFolder(options)
  let store: SqliteStore | undefined
  try {
    store = new SqliteStore(new DatabaseSync(file), clock, nodeId)
    await store.migrate(migrations, nodeId)
    if (file !== ':memory:') startSyncing(store, file, sync)
    if (file !== ':memory:' && readThreads > 0)
      store.startReading(new SqliteReaders(file, readWorker), readThreads)
    store.holdUntilClosed(lock)
    return store
  } catch (error) {
    await store?.close()
    lock.release()
    throw error
  }
}

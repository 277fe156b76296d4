import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createPrivateFile } from '../private-files.ts'

/** SQLite's result codes of a lock that another connection holds. */
const BUSY = new Set([5, 6])

/** Another process serves the data of this folder. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError'

  constructor(folder: string) {
    super(
      `Another back end is already running on the data in ${folder}. Stop it first, or set DATA_DIR to another folder; ` +
        'several processes can only share a PostgreSQL server (DATABASE_URL).',
    )
  }
}

/** A folder that only this process serves. */
export interface FolderLock {
  release(): void
}

/**
 * Takes a folder for this process. Node has no flock, so the lock is that of an empty SQLite database beside the data, in a transaction that
 * never writes: the operating system gives it back when the process ends, also when it is killed.
 * @throws FolderInUseError
 */
export function lockFolder(folder: string): FolderLock {
  const file = join(folder, 'fairline.lock')
  createPrivateFile(file)
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    // Nothing is written: a journal on the disk would only be left behind by a killed process.
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch (error) {
    database.close()
    throw BUSY.has((error as { errcode?: number }).errcode ?? 0) ? new FolderInUseError(folder) : error
  }
  return { release: () => database.close() }
}

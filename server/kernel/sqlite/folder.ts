import { copyFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { lockFolder, type FolderLock } from './folder-lock.ts'
import { assertLocalFileSystem } from './local-file-system.ts'
import { createPrivateFile, makePrivate, makePrivateFolder } from '../private-files.ts'
import type { Clock } from '../store.ts'
import { DamagedWalError, findWalDamage } from './wal-check.ts'

export interface SqliteFolderOptions {
  /** The database's file, or ':memory:'. Its folder is made when missing. */
  readonly file: string
  readonly clock: Clock
  /** For the one process that serves the database: no other one opens it so meanwhile. Programs beside it do not ask for this. */
  readonly exclusive?: boolean
  /** Opens a database although its log is damaged, without what follows the damage; the log is copied first. */
  readonly acceptDamagedLog?: boolean
  /** Receives a human-readable notice of what was accepted. */
  readonly onNotice?: (notice: string) => void
}

/** A folder that no other process keeps from being served. */
const SHARED: FolderLock = { release: () => {} }

/**
 * Makes the folder of the embedded database ready to be opened, and its files readable by this process's own user alone.
 * @returns what has to be released once the database is closed
 * @throws FolderInUseError; DamagedWalError; Error when the folder is on a network file system
 */
export async function prepareFolder(options: SqliteFolderOptions): Promise<FolderLock> {
  if (options.file === ':memory:') return SHARED
  const folder = dirname(options.file)
  makePrivateFolder(folder)
  await assertLocalFileSystem(folder)
  const lock = options.exclusive ? lockFolder(folder) : SHARED
  try {
    createPrivateFile(options.file)
    // A program beside the server may be run by another user.
    if (options.exclusive) for (const notice of makePrivate(folder)) options.onNotice?.(notice)
    await assertIntactWal(options)
  } catch (error) {
    lock.release()
    throw error
  }
  return lock
}

async function assertIntactWal({
  file,
  clock,
  acceptDamagedLog,
  onNotice,
}: SqliteFolderOptions): Promise<void> {
  const damage = await findWalDamage(file)
  if (!damage) return
  const error = new DamagedWalError(file, damage)
  if (!acceptDamagedLog) throw error
  const copy = `${file}-wal.damaged-${clock.now()}`
  copyFileSync(`${file}-wal`, copy)
  onNotice?.(`${error.message} It is accepted as it is; the damaged log is kept as ${copy}.`)
}

import { chmodSync, closeSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Of a file or folder that others may read, write or enter. */
const OTHERS = 0o077
const STICKY = 0o1000
/** The database, its log and index, the lock, copies of them; the key of its secrets. */
const OURS = /^(?:fairline\.|secrets\.key$)/

/** Makes a folder that only this process's user can read; one that exists stays as it is. */
export const makePrivateFolder = (folder: string): void =>
  void mkdirSync(folder, { recursive: true, mode: 0o700 })

/** Creates an empty file that only this process's user can read; one that exists stays as it is. SQLite gives its log and index the same mode. */
export const createPrivateFile = (file: string): void => closeSync(openSync(file, 'a', 0o600))

/**
 * Takes the data folder and the database's files from other users who can read them, as in a folder of an earlier version.
 * @returns what could not be taken from them, a sentence each
 */
export function makePrivate(folder: string): string[] {
  // Windows has no modes.
  const user = process.getuid?.()
  if (user === undefined) return []
  const names = readdirSync(folder).filter(name => OURS.test(name))
  return [folder, ...names.map(name => join(folder, name))].flatMap(path => {
    const stats = statSync(path, { throwIfNoEntry: false })
    if (!stats || (stats.mode & OTHERS) === 0) return []
    // A folder such as /tmp belongs to everybody.
    if ((stats.uid !== user && user !== 0) || (stats.mode & STICKY) !== 0)
      return [`${path} can be read by other users of this machine, and is not this process's to change.`]
    chmodSync(path, stats.mode & 0o700)
    return []
  })
}

import { DamagedDatabaseError } from './damage.ts'

/** SQLite's primary result codes; the extended ones have them in their last byte. */
const CORRUPT = 11
const NOT_A_DATABASE = 26

/** What a command or read throws for an error of SQLite: others than these are bugs of ours. */
export function sqliteError(error: unknown): unknown {
  const { errcode, message } = error as { errcode?: unknown; message?: string }
  if (typeof errcode !== 'number') return error
  switch (errcode & 0xff) {
    case CORRUPT:
    case NOT_A_DATABASE:
      return new DamagedDatabaseError(`The database file is damaged: ${message}.`, {
        scope: 'file',
        cause: error,
      })
    default:
      return error
  }
}

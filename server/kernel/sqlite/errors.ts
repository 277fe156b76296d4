import { DamagedDatabaseError } from '../damage.ts'
import { busyError, diskFailure } from '../store-unavailable.ts'

/** SQLite's primary result codes; the extended ones have them in their last byte. */
const BUSY = 5
const IO_ERROR = 10
const CORRUPT = 11
const FULL = 13
const NOT_A_DATABASE = 26

/** What a command or read throws for an error of SQLite: others than these are bugs of ours. */
export function sqliteError(error: unknown): unknown {
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

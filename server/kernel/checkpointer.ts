import { DatabaseSync } from 'node:sqlite'
import { workerData } from 'node:worker_threads'

/**
 * Carries what was committed from the log into the database's file, on a thread of its own. Left to the connection that writes,
 * each round is paid by the commit that happens to fill the log, and every order behind it waits for the disk. A passive
 * checkpoint never makes the writer wait.
 */
const EVERY_MS = 250

const database = new DatabaseSync(workerData as string)
const checkpoint = database.prepare('PRAGMA wal_checkpoint(PASSIVE)')

setInterval(() => {
  try {
    checkpoint.get()
  } catch {
    // A full or busy disk: what is committed is safe in the log, and the next round tries again.
  }
}, EVERY_MS)

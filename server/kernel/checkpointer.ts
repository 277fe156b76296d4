import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'

/**
 * Carries what was committed from the log into the database's file, on a thread of its own. Left to the connection that writes,
 * each round is paid by the commit that happens to fill the log, and every order behind it waits for the disk. A passive
 * checkpoint never makes the writer wait.
 *
 * A log begins anew only when all of it was carried over, which a writer that goes on never lets happen. So the writer is asked to
 * rest ("rest") once it is long, says that it does ("resting"), and hears when the little that was still missing is done ("go on").
 */
const EVERY_MS = 250
/** Pages from which a log is long: 32 MiB. */
const LONG = 8192

const database = new DatabaseSync(workerData as string)
const checkpoint = database.prepare('PRAGMA wal_checkpoint(PASSIVE)')

/** @returns how many pages the log has */
function carryOver(): number {
  try {
    return Number(checkpoint.get()?.['log'] ?? 0)
  } catch {
    // A full or busy disk: what is committed is safe in the log, and the next round tries again.
    return 0
  }
}

parentPort?.on('message', () => {
  carryOver()
  parentPort?.postMessage('go on')
})

setInterval(() => {
  if (carryOver() < LONG) return
  // What came meanwhile is carried over as well, so that the rest is short.
  carryOver()
  parentPort?.postMessage('rest')
}, EVERY_MS)

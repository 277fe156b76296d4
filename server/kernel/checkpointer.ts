import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'

/**
 * Worker thread that checkpoints SQLite's write-ahead log into the database file. Without it, the commit that happens to fill the
 * log pays for the checkpoint, and every order behind it waits for the disk. A passive checkpoint never blocks the writer.
 *
 * The log restarts only after a complete checkpoint, which a busy writer never allows. So once the log is long the writer is asked
 * to pause ("rest"), confirms it ("resting"), and is told to continue ("go on") when the remaining pages are done.
 */
const INTERVAL_MS = 250
/** From this many pages (32 MiB) the writer is asked to pause. */
const LONG_LOG_PAGES = 8192

const database = new DatabaseSync(workerData as string)
const checkpoint = database.prepare('PRAGMA wal_checkpoint(PASSIVE)')

/** @returns how many pages the log has */
function runCheckpoint(): number {
  try {
    return Number(checkpoint.get()?.['log'] ?? 0)
  } catch {
    // The disk is full or busy: what is committed is safe in the log, and the next round tries again.
    return 0
  }
}

parentPort?.on('message', () => {
  runCheckpoint()
  parentPort?.postMessage('go on')
})

setInterval(() => {
  if (runCheckpoint() < LONG_LOG_PAGES) return
  // Include what was committed meanwhile, so that the pause is short.
  runCheckpoint()
  parentPort?.postMessage('rest')
}, INTERVAL_MS)

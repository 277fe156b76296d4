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
/** From this many pages (256 MiB) it waits for long reads, too. */
const TOO_LONG_LOG_PAGES = 65_536
/** How long a log that did not restart is left to grow before the writer is asked again. */
const RETRY_MS = 2000

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

/** How long the log was when the writer was last asked to pause, and when that was. */
let asked = { pages: 0, at: 0 }

setInterval(() => {
  const pages = runCheckpoint()
  if (pages < LONG_LOG_PAGES) return
  // A read that takes long kept it from restarting then: commands do not wait for that again and again.
  if (pages >= asked.pages && performance.now() - asked.at < RETRY_MS) return
  asked = { pages, at: performance.now() }
  // Include what was committed meanwhile, so that the pause is short.
  runCheckpoint()
  parentPort?.postMessage(pages < TOO_LONG_LOG_PAGES ? 'rest' : 'rest for long')
}, INTERVAL_MS)

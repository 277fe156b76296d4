/** The thread that reads the embedded database, but ends at the statement `die`. */
import { parentPort } from 'node:worker_threads'
import type { Statement } from '#server/kernel/store.ts'

parentPort?.on('message', ([text]: Statement) => {
  if (text === 'die') process.exit(1)
})
await import('#server/kernel/sqlite/read-worker.ts')

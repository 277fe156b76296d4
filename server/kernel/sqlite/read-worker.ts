import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { createRunner } from './dialect.ts'
import { giveWay } from '../give-way.ts'
import type { Statement } from '../store.ts'

/** The worker of readers.ts: runs one statement after the other on a connection that cannot write. */
giveWay(5)
const database = new DatabaseSync(workerData as string, { readOnly: true })
database.exec('PRAGMA busy_timeout = 5000; PRAGMA cache_size = -16384')
const run = createRunner(database)

parentPort?.on('message', ([text, params = []]: Statement) => {
  try {
    parentPort?.postMessage({ rows: run(text, params) })
  } catch (error) {
    // A copy of an error would lose SQLite's code.
    const { message, errcode } = error as { message: string; errcode?: number }
    parentPort?.postMessage({ failure: { message, errcode } })
  }
})

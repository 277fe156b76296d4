import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'

/** The thread of file-check.ts: looks through a database's file without holding up who writes it, and says what it found. */
const database = new DatabaseSync(workerData as string, { readOnly: true })
const rows = database.prepare('PRAGMA quick_check(10)').all() as { quick_check: string }[]
database.close()
parentPort?.postMessage(rows.map(row => row.quick_check).filter(text => text !== 'ok'))

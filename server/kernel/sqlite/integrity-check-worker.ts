import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { giveWay } from '../give-way.ts'

/** The worker of integrity-check.ts: checks a database file without blocking the writer and posts its findings. */
giveWay(10)
const database = new DatabaseSync(workerData as string, { readOnly: true })
const rows = database.prepare('PRAGMA quick_check(10)').all() as { quick_check: string }[]
database.close()
parentPort?.postMessage(rows.map(row => row.quick_check).filter(text => text !== 'ok'))

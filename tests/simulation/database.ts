/** Databases of either engine that can be left as after a killed process. */
import { randomUUID } from 'node:crypto'
import { constants, copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { migrations } from '#server/features/schema.ts'
import { openPostgres } from '#server/kernel/postgres/store.ts'
import { openSqlite } from '#server/kernel/sqlite/store.ts'
import type { Clock, Store } from '#server/kernel/store.ts'

export interface SimulatedDatabase {
  /** The folder for data outside the database. */
  readonly dataDir: string
  /** Whether disk writes fail. */
  disk: { isBroken: boolean }
  open(clock: Clock, nodeId: number): Promise<Store>
  /** Takes a snapshot; the returned function creates a database from it. */
  snapshot(): () => SimulatedDatabase
  /** Resets all open connections, if any. */
  resetConnections(): Promise<void>
  remove(): Promise<void>
}

const DATABASE = 'fairline.db'
const makeFolder = () => mkdtempSync(join(tmpdir(), 'fairline-simulation-'))

/** Copies database and log while nobody can restart the log. */
function copyFiles(from: string, to: string): void {
  const reader = new DatabaseSync(join(from, DATABASE), { readOnly: true })
  try {
    reader.exec('BEGIN')
    reader.prepare('SELECT count(*) FROM sqlite_schema').get()
    for (const name of [DATABASE, `${DATABASE}-wal`]) {
      if (existsSync(join(from, name)))
        copyFileSync(join(from, name), join(to, name), constants.COPYFILE_FICLONE)
    }
  } finally {
    reader.close()
  }
}

/** An SQLite database in a folder; a copy of the one in the folder `template` when there is one. */
export function sqliteDatabase(template?: string): SimulatedDatabase {
  const folder = makeFolder()
  if (template !== undefined) copyFiles(template, folder)
  const disk = { isBroken: false }
  // Syncs are instant, as only failed writes matter to the simulation.
  const sync = async () => {
    if (disk.isBroken) throw new Error('EIO: the disk did not take it.')
  }
  const remove = async () => rmSync(folder, { recursive: true, force: true })
  return {
    dataDir: folder,
    disk,
    open: (clock, nodeId) => openSqlite({ file: join(folder, DATABASE), migrations, clock, nodeId, sync }),
    snapshot() {
      const kept = makeFolder()
      copyFiles(folder, kept)
      return () => {
        const next = sqliteDatabase(kept)
        rmSync(kept, { recursive: true, force: true })
        return next
      }
    },
    resetConnections: async () => {},
    remove,
  }
}

async function runOnOwnConnection(url: string, ...texts: string[]): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    for (const text of texts) await client.query(text)
  } finally {
    await client.end()
  }
}

/** A schema of its own in the PostgreSQL database of this address. */
export async function postgresDatabase(url: string): Promise<SimulatedDatabase> {
  const schema = `simulation_${randomUUID().replaceAll('-', '')}`
  await runOnOwnConnection(url, `CREATE SCHEMA ${schema}`)
  const own = new URL(url)
  own.searchParams.set('options', `-c search_path=${schema}`)
  own.searchParams.set('application_name', schema)
  const database: SimulatedDatabase = {
    dataDir: makeFolder(),
    disk: { isBroken: false },
    open: (clock, nodeId) => openPostgres({ url: own.href, migrations, clock, nodeId, connections: 5 }),
    // The server outlives a node: committed data stays.
    snapshot: () => () => database,
    resetConnections: () =>
      runOnOwnConnection(
        url,
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = '${schema}'`,
      ),
    async remove() {
      await database.resetConnections()
      await runOnOwnConnection(url, `DROP SCHEMA ${schema} CASCADE`)
      rmSync(database.dataDir, { recursive: true, force: true })
    },
  }
  return database
}

/** Databases that earlier versions wrote, on either engine; see tests/fixtures/databases/README.md. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gunzipSync } from 'node:zlib'
import { migrations } from '#server/features/schema.ts'
import { databaseFile } from '#server/kernel/open-store.ts'
import type { Row, SqlValue, Statement } from '#server/kernel/store.ts'
import { runStatements, type TestDatabase } from './databases.ts'

const FOLDER = 'tests/fixtures/databases'

/** The rows of each table, as they were written. */
export type Tables = ReadonlyMap<string, readonly Row[]>

export const OLD_DATABASES = readdirSync(FOLDER)
  .filter(name => name.endsWith('.db.gz'))
  .map(name => name.replace('.db.gz', ''))
  .toSorted((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10))

/** The table's columns that hold nothing for a whole transaction: SQLite's own. */
const OWN = /^sqlite_/

function readTables(file: string): Tables {
  const database = new DatabaseSync(file, { readOnly: true })
  const names = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").all()
  const tables = new Map<string, Row[]>()
  for (const { name } of names) {
    if (OWN.test(String(name))) continue
    const statement = database.prepare(`SELECT * FROM ${String(name)}`)
    statement.setReadBigInts(true)
    tables.set(String(name), statement.all() as Row[])
  }
  database.close()
  return tables
}

/** The schema of then, and every row of it, in PostgreSQL. Migration steps are never edited: those of today up to there are those of then. */
async function load(database: TestDatabase, tables: Tables): Promise<void> {
  const store = await database.open({ migrations: migrations.slice(0, tables.get('schema_version')!.length) })
  for (const [table, rows] of tables) {
    if (table === 'schema_version' || rows.length === 0) continue
    const columns = Object.keys(rows[0]!)
    const inserts = rows.map((row): Statement => {
      const places = columns.map((_, index) => `$${index + 1}`)
      return [
        `INSERT INTO ${table}(${columns.join(', ')}) VALUES (${places.join(', ')})`,
        columns.map(column => row[column] as SqlValue),
      ]
    })
    // What a step itself has put there is there already, in its own words.
    await runStatements(store, [`DELETE FROM ${table}`], ...inserts)
  }
  await store.close()
}

/** Puts an old database where a test's own is to be, and gives what is in it. */
export async function placeOldDatabase(
  name: string,
  database: TestDatabase,
  folder: string,
): Promise<Tables> {
  const { dataDir, databaseUrl } = database.settings
  const file = databaseUrl ? join(folder, 'old.db') : databaseFile(dataDir)
  writeFileSync(file, gunzipSync(readFileSync(join(FOLDER, `${name}.db.gz`))))
  const tables = readTables(file)
  if (databaseUrl) await load(database, tables)
  return tables
}

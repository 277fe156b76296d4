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

/** SQLite's internal tables. */
const INTERNAL_TABLE = /^sqlite_/

function readTables(file: string): Tables {
  const database = new DatabaseSync(file, { readOnly: true })
  const names = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").all()
  const tables = new Map<string, Row[]>()
  for (const { name } of names) {
    if (INTERNAL_TABLE.test(String(name))) continue
    const statement = database.prepare(`SELECT * FROM ${String(name)}`)
    statement.setReadBigInts(true)
    tables.set(String(name), statement.all() as Row[])
  }
  database.close()
  return tables
}

/** Restores the old schema and its rows in PostgreSQL. Migration steps are never edited, so today's steps up to that version apply. */
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
    // Rows that a migration step inserts are there already.
    await runStatements(store, [`DELETE FROM ${table}`], ...inserts)
  }
  await store.close()
}

/** Restores an old database as the test's database and returns its rows. */
export async function restoreOldDatabase(
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

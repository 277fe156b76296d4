import { DamagedDatabaseError } from '../damage.ts'
import type { Row, SqlValue } from '../store.ts'

/** A prepared statement, as `node:sqlite` has it. */
export interface SqliteStatement {
  readonly sourceSQL: string
  setReadBigInts(isOn: boolean): void
  columns(): readonly unknown[]
  all(...params: SqlValue[]): unknown[]
  run(...params: SqlValue[]): { readonly changes: number | bigint }
}

/** A connection, as `node:sqlite` has it: its own, or that of another build of SQLite. */
export interface SqliteDatabase {
  readonly isTransaction: boolean
  prepare(text: string): SqliteStatement
  exec(text: string): void
  close(): void
}

const ONE_ROW = '/*one row*/'

/**
 * What runs a prepared statement and gives its rows, with integers as bigint.
 * @throws DamagedDatabaseError, when it is run, where one row had to be changed and was not
 */
function compileStatement(statement: SqliteStatement): (params: readonly SqlValue[]) => Row[] {
  statement.setReadBigInts(true)
  if (statement.columns().length > 0) return params => statement.all(...params) as Row[]
  const isOfOneRow = statement.sourceSQL.endsWith(ONE_ROW)
  return params => {
    const { changes } = statement.run(...params)
    if (isOfOneRow && changes !== 1n) {
      throw new DamagedDatabaseError(
        `A row that was read before cannot be found to be changed: ${statement.sourceSQL} of ${params.join(', ')}. Nothing was changed.`,
      )
    }
    return []
  }
}

/** What runs the kernel's SQL on a connection, each text prepared once. @throws SQLite's errors, and as `compileStatement` */
export function createRunner(database: SqliteDatabase): (text: string, params: readonly SqlValue[]) => Row[] {
  const prepared = new Map<string, (params: readonly SqlValue[]) => Row[]>()
  return (text, params) => {
    const known = prepared.get(text)
    if (known) return known(params)
    const run = compileStatement(database.prepare(toSqlite(text)))
    prepared.set(text, run)
    return run(params)
  }
}

/** The kernel's SQL in SQLite's dialect. Tables are STRICT: a column keeps its type here as it does in PostgreSQL. */
export function toSqlite(text: string): string {
  const sql = text.replaceAll(/\$(\d+)/g, '?$1').replace(/\/\*(?:lock(?: \w)?(?: or retry)?|share)\*\//, '')
  if (/^\s*ALTER TABLE\b.*\bADD COLUMN\b/i.test(sql)) return sql.replace(/\bBIGINT\b/, 'INTEGER')
  if (!/^\s*(?:CREATE|ALTER) TABLE/i.test(sql)) return sql
  const isClustered = sql.includes('/*clustered*/')
  const table = sql.replace('/*clustered*/', '').replaceAll(/\bBIGINT\b/g, 'INTEGER')
  if (/^\s*ALTER/i.test(sql)) return table
  return `${table} STRICT${isClustered ? ', WITHOUT ROWID' : ''}`
}

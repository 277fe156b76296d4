import type { StatementSync } from 'node:sqlite'
import type { Row, SqlValue } from './store.ts'

/** What runs a prepared statement and gives its rows, with integers as bigint. */
export function compileStatement(statement: StatementSync): (params: readonly SqlValue[]) => Row[] {
  statement.setReadBigInts(true)
  if (statement.columns().length > 0) return params => statement.all(...params) as Row[]
  return params => {
    statement.run(...params)
    return []
  }
}

/** The kernel's SQL in SQLite's dialect. Tables are STRICT: a column keeps its type here as it does in PostgreSQL. */
export function toSqlite(text: string): string {
  const sql = text.replaceAll(/\$(\d+)/g, '?$1').replace(/\/\*(?:lock(?: or retry)?|share)\*\//, '')
  if (/^\s*ALTER TABLE\b.*\bADD COLUMN\b/i.test(sql)) return sql.replace(/\bBIGINT\b/, 'INTEGER')
  if (!/^\s*(?:CREATE|ALTER) TABLE/i.test(sql)) return sql
  const isClustered = sql.includes('/*clustered*/')
  const table = sql.replace('/*clustered*/', '').replaceAll(/\bBIGINT\b/g, 'INTEGER')
  if (/^\s*ALTER/i.test(sql)) return table
  return `${table} STRICT${isClustered ? ', WITHOUT ROWID' : ''}`
}

import type { SqlValue, Statement } from './store.ts'

/** Makes the function that gives the INSERT statement of a row; the SQL text is built once. */
export function insertInto<Column extends string>(
  table: string,
  columns: readonly Column[],
): (row: Readonly<Record<Column, SqlValue>>) => Statement {
  const places = columns.map((_, index) => `$${index + 1}`)
  const text = `INSERT INTO ${table}(${columns.join(', ')}) VALUES (${places.join(', ')})`
  return row => [text, columns.map(column => row[column])]
}

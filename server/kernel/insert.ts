import type { SqlValue, Statement } from './store.ts'

/** Makes the statement that stores a row in these columns of a table; its text is made once. */
export function insertInto<Column extends string>(
  table: string,
  columns: readonly Column[],
): (row: Readonly<Record<Column, SqlValue>>) => Statement {
  const places = columns.map((_, index) => `$${index + 1}`)
  const text = `INSERT INTO ${table}(${columns.join(', ')}) VALUES (${places.join(', ')})`
  return row => [text, columns.map(column => row[column])]
}

import type { Reader, Row, SqlValue } from './store.ts'

/** Which rows of a list: page 1 is the first. */
export interface Paging {
  readonly pageNum: number
  readonly pageSize: number
}

/** One page of a list, and how many rows all pages have together. */
export interface Page<T> {
  readonly rows: T[]
  readonly total: number
}

/** The SQL after WHERE, with the values of its placeholders from `$1` on. */
export interface Conditions {
  readonly where: string
  readonly params: readonly SqlValue[]
}

/** A complete SQL condition, or one that ends before its value, as in `['status =', 'open']`. */
export type Condition = readonly [sql: string] | readonly [sql: string, value: SqlValue | number | undefined]

/** Joins conditions with AND; one whose value is undefined is skipped. */
export function whereAll(...conditions: readonly Condition[]): Conditions {
  const params: SqlValue[] = []
  const parts: string[] = []
  for (const condition of conditions) {
    const [sql, value] = condition
    if (condition.length === 1) parts.push(sql)
    else if (value !== undefined) {
      parts.push(`${sql} $${params.push(typeof value === 'number' ? BigInt(value) : value)}`)
    }
  }
  return { where: parts.join(' AND '), params }
}

export interface PageQuery extends Conditions {
  readonly table: string
  /** Joins that neither add nor remove rows, so that the count can skip them. */
  readonly joins?: string
  /** All columns by default. */
  readonly columns?: string
  /** Newest first by default; must be a total order. */
  readonly order?: string
}

/** Reads one page of a list, each row as `show` makes it. */
export async function readPage<Found extends Row, Shown>(
  reader: Reader,
  { pageNum, pageSize }: Paging,
  { table, joins = '', columns = '*', order = 'id DESC', where, params }: PageQuery,
  toShown: (row: Found) => Shown,
): Promise<Page<Shown>> {
  const [limit, offset] = [`$${params.length + 1}`, `$${params.length + 2}`]
  const [[count], rows] = await Promise.all([
    reader.query<{ total: bigint }>(`SELECT count(*) AS total FROM ${table} WHERE ${where}`, params),
    reader.query<Found>(
      `SELECT ${columns} FROM ${table} ${joins} WHERE ${where} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`,
      [...params, BigInt(pageSize), BigInt((pageNum - 1) * pageSize)],
    ),
  ])
  return { rows: rows.map(toShown), total: Number(count!.total) }
}

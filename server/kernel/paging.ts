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

/** SQL that stands behind WHERE, with the values of its placeholders from `$1` on. */
export interface Conditions {
  readonly where: string
  readonly params: readonly SqlValue[]
}

/** SQL that stands alone, or that ends before its value, as in `['status =', 'open']`. */
export type Condition = readonly [sql: string] | readonly [sql: string, value: SqlValue | number | undefined]

/** Conditions that must all hold; one whose value is undefined asks for nothing. */
export function allOf(...conditions: readonly Condition[]): Conditions {
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
  /** Joins that neither add rows nor take any away, so that the count can do without them. */
  readonly joins?: string
  /** Every column unless told. */
  readonly columns?: string
  /** The newest first unless told; rows must not be equal in it. */
  readonly order?: string
}

/** Reads one page of a list, each row as `show` makes it. */
export async function readPage<Found extends Row, Shown>(
  reader: Reader,
  { pageNum, pageSize }: Paging,
  { table, joins = '', columns = '*', order = 'id DESC', where, params }: PageQuery,
  show: (row: Found) => Shown,
): Promise<Page<Shown>> {
  const [limit, offset] = [`$${params.length + 1}`, `$${params.length + 2}`]
  const [[count], rows] = await Promise.all([
    reader.query<{ total: bigint }>(`SELECT count(*) AS total FROM ${table} WHERE ${where}`, params),
    reader.query<Found>(
      `SELECT ${columns} FROM ${table} ${joins} WHERE ${where} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`,
      [...params, BigInt(pageSize), BigInt((pageNum - 1) * pageSize)],
    ),
  ])
  return { rows: rows.map(show), total: Number(count!.total) }
}

import type { Reader } from '../kernel/store.ts'
import { EXPORT_TABLES } from './security/account-export.ts'

/** Traders are public: asking for one is nobody's secret. */
const PUBLIC_TABLES: ReadonlySet<string> = new Set(['traders'])

/** Of each table whose rows have an id and an owner, the owner of the row `$1`. */
const FIND = EXPORT_TABLES.filter(
  ({ table, where, order }) => where === 'user_id = $1' && order === 'id' && !PUBLIC_TABLES.has(table),
)
  .map(({ table }) => `SELECT user_id FROM ${table} WHERE id = $1`)
  .join(' UNION ALL ')

/** The account that one of these ids belongs to, of whatever kind it is; undefined when there is none. */
export async function findOwner(reader: Reader, ids: readonly bigint[]): Promise<bigint | undefined> {
  for (const id of ids) {
    const [row] = await reader.query<{ user_id: bigint }>(FIND, [id])
    if (row) return row.user_id
  }
  return undefined
}

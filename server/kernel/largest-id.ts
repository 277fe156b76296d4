import { finish, read, type Context, type Steps, type Store } from './store.ts'

/** Every table whose primary key is the one column `id`: those whose ids a store makes. */
const TABLES: Record<Store['engine'], string> = {
  sqlite: `SELECT t.name AS name FROM sqlite_schema t JOIN pragma_table_info(t.name) c
    WHERE t.type = 'table' AND c.name = 'id' AND c.type = 'INTEGER' AND c.pk = 1
      AND (SELECT count(*) FROM pragma_table_info(t.name) k WHERE k.pk > 0) = 1`,
  postgres: `SELECT c.relname::text AS name FROM pg_index i
    JOIN pg_class c ON c.oid = i.indrelid
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = i.indkey[0]
    WHERE i.indisprimary AND i.indnkeyatts = 1 AND a.attname = 'id' AND a.atttypid = 'int8'::regtype
      AND c.relnamespace = current_schema()::regnamespace`,
}

/**
 * The largest stored id, or 0: one index lookup per table. New ids start above it, so that ids ascend even when the clock was set
 * back while the server was down.
 */
export function* findLargestId(_: Context, engine: Store['engine']): Steps<bigint> {
  const tables = yield* read<{ name: string }>(TABLES[engine])
  if (tables.length === 0) return yield* finish(0n)
  const each = tables.map(({ name }) => `SELECT max(id) AS largest FROM ${name}`)
  const [row] = yield* read<{ largest: bigint | null }>(
    `SELECT max(largest) AS largest FROM (${each.join(' UNION ALL ')}) AS newest`,
  )
  return yield* finish(row?.largest ?? 0n)
}

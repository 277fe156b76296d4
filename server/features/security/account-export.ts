import type { ExportPart, ExportRow } from '#src/api/generated/models/index.ts'
import { readPage, type Page, type Paging } from '#server/kernel/paging.ts'
import type { Reader, Row } from '#server/kernel/store.ts'
import { migrations } from '../schema.ts'

/** A table with rows of an account: the condition for its rows (`$1` is the account), and their order. */
interface ExportTable {
  readonly table: string
  readonly where: string
  readonly order: string
}

/** Columns of credentials, which are not exported. */
const WITHHELD_COLUMNS = /(?:^|_)(?:hash|secret)$/

const BY_FOLLOW = 'follow_id IN (SELECT id FROM follows WHERE user_id = $1)'
const BY_TRADER = 'trader_id IN (SELECT id FROM traders WHERE user_id = $1)'
const BY_POSITION = 'position_id IN (SELECT id FROM contract_positions WHERE user_id = $1)'

/** Conditions for an account's rows in tables without a column `user_id`. */
const OWNER_CONDITIONS: Readonly<Record<string, string>> = {
  users: 'id = $1',
  accounts: 'owner = $1',
  postings: 'owner = $1',
  transactions: 'id IN (SELECT transaction_id FROM postings WHERE owner = $1)',
  contract_fills: BY_POSITION,
  contract_fundings: BY_POSITION,
  loan_charges: 'loan_id IN (SELECT id FROM loans WHERE user_id = $1)',
  follow_lots: BY_FOLLOW,
  follow_results: BY_FOLLOW,
  due_copies: BY_FOLLOW,
  copied_positions: BY_FOLLOW,
  closing_waits: BY_FOLLOW,
  copy_progress: BY_TRADER,
  trader_records: BY_TRADER,
  trader_details: BY_TRADER,
  trader_pools: BY_TRADER,
  trader_positions: BY_TRADER,
  trader_trades: BY_TRADER,
  trader_marks: BY_TRADER,
}

/** Tables of short-lived rows that are not exported: stored answers of idempotent requests, and sign-in attempts. */
const EXCLUDED_TABLES: ReadonlySet<string> = new Set([
  'idempotency',
  'passkey_challenges',
  'sign_in_challenges',
  'sign_in_codes',
  'failed_sign_ins',
])

function parseCreateTable(statement: string): ExportTable | undefined {
  const [, table, columns] = /^CREATE TABLE (\w+)\(([\s\S]*)\)/.exec(statement) ?? []
  if (!table || !columns) return undefined
  const where = OWNER_CONDITIONS[table] ?? (/^\s*user_id /m.test(columns) ? 'user_id = $1' : undefined)
  const order =
    /PRIMARY KEY \(([\w, ]+)\)/.exec(columns)?.[1] ?? /^\s*(\w+) \w+ PRIMARY KEY/m.exec(columns)?.[1]
  return where && order ? { table, where, order } : undefined
}

/**
 * The tables with rows of accounts, derived from the migrations, so that tables added later are exported as well.
 */
function exportTablesOf(statements: readonly string[]): ExportTable[] {
  const tables = new Map<string, ExportTable>()
  for (const statement of statements) {
    const created = parseCreateTable(statement)
    const dropped = /^DROP TABLE (\w+)/.exec(statement)?.[1]
    const [, before = '', after] = /^ALTER TABLE (\w+) RENAME TO (\w+)/.exec(statement) ?? []
    const renamed = after === undefined ? undefined : tables.get(before)
    if (created) tables.set(created.table, created)
    if (dropped) tables.delete(dropped)
    if (renamed && after) tables.set(after, { ...renamed, table: after })
    if (after) tables.delete(before)
  }
  return [...tables.values()].filter(({ table }) => !EXCLUDED_TABLES.has(table))
}

export const EXPORT_TABLES: readonly ExportTable[] = exportTablesOf(
  migrations.flatMap(step => step.statements),
)

/** The tables that hold rows of this account, with their row counts. */
export async function listExportParts(reader: Reader, userId: bigint): Promise<ExportPart[]> {
  const counts = await Promise.all(
    EXPORT_TABLES.map(async ({ table, where }) => {
      const [row] = await reader.query<{ total: bigint }>(
        `SELECT count(*) AS total FROM ${table} WHERE ${where}`,
        [userId],
      )
      return { part: table, rows: Number(row?.total ?? 0n) }
    }),
  )
  return counts.filter(({ rows }) => rows > 0)
}

/** The stored rows of one table without the withheld columns; undefined when there is no such table. */
export async function exportPart(
  reader: Reader,
  { userId, part, ...paging }: Paging & { readonly userId: bigint; readonly part: string },
): Promise<Page<ExportRow> | undefined> {
  const known = EXPORT_TABLES.find(({ table }) => table === part)
  if (!known) return undefined
  return readPage(reader, paging, { ...known, params: [userId] }, toExportRow)
}

function toExportRow(row: Row): ExportRow {
  return Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => !WITHHELD_COLUMNS.test(name))
      .map(([name, value]) => [name, typeof value === 'bigint' ? String(value) : value]),
  )
}

import type { ExportPart, ExportRow } from '#models'
import type { Page, Paging } from '#server/kernel/paging.ts'
import type { Row, Statement } from '#server/kernel/store.ts'
import type { Services } from '#server/services.ts'
import { MAX_TURN_WAIT, Turns } from '#server/kernel/turns.ts'
import { countEntries } from '#server/ledger/entries.ts'
import { migrations } from '../schema.ts'

/** A table with rows of an account: the condition for its rows (`$1` is the account), and the columns of its key, in their order. */
interface ExportTable {
  readonly table: string
  readonly where: string
  readonly order: string
}

/** Columns of credentials, which are not exported. */
const WITHHELD_COLUMNS = /(?:^|_)(?:hash|secret)$/

/** By its index, which leaves out the house. */
const OWN_POSTINGS = 'owner = $1 AND owner > 0'
const BY_FOLLOW = 'follow_id IN (SELECT id FROM follows WHERE user_id = $1)'
const BY_TRADER = 'trader_id IN (SELECT id FROM traders WHERE user_id = $1)'
const BY_POSITION = 'position_id IN (SELECT id FROM contract_positions WHERE user_id = $1)'

/** Conditions for an account's rows in tables without a column `user_id`. */
const OWNER_CONDITIONS: Readonly<Record<string, string>> = {
  users: 'id = $1',
  accounts: 'owner = $1',
  postings: OWN_POSTINGS,
  transactions: `id IN (SELECT transaction_id FROM postings WHERE ${OWN_POSTINGS})`,
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

/** Exports that wait or are under way: one at a time for each account, and a few that wait. */
const exports = new Turns({
  slots: Infinity,
  underWay: 1,
  perCaller: 4,
  total: 1_000,
  maxWait: MAX_TURN_WAIT,
})

type Exported = Pick<Services, 'store' | 'transactionCount'>

async function countRows(
  { store, transactionCount }: Exported,
  { table, where }: ExportTable,
  userId: bigint,
): Promise<number> {
  if (table === 'transactions') return transactionCount(store, userId)
  const statement: Statement =
    table === 'postings'
      ? countEntries(['owner =', userId])
      : [`SELECT count(*) AS total FROM ${table} WHERE ${where}`, [userId]]
  const [row] = await store.query<{ total: bigint }>(...statement)
  return Number(row?.total ?? 0n)
}

/**
 * The tables that hold rows of this account, with their row counts, counted one after the other.
 * @throws QueueFullError when the account asks for too many exports at a time
 */
export function listExportParts(services: Exported, userId: bigint): Promise<ExportPart[]> {
  return exports.run(`${userId}`, async () => {
    const parts: ExportPart[] = []
    for (const table of EXPORT_TABLES) {
      // eslint-disable-next-line no-await-in-loop -- other accounts' reads are to come in between
      const rows = await countRows(services, table, userId)
      if (rows > 0) parts.push({ part: table.table, rows })
    }
    return parts
  })
}

/** Selects the rows of a page, `$2` rows after `$3` others: of these only the keys are read. */
function selectPage({ table, where, order }: ExportTable): string {
  if (table !== 'transactions')
    return `SELECT * FROM ${table} WHERE ${where}
      AND (${order}) >= (SELECT ${order} FROM ${table} WHERE ${where} ORDER BY ${order} LIMIT 1 OFFSET $3)
      ORDER BY ${order} LIMIT $2`
  return `SELECT * FROM transactions WHERE id IN (
      SELECT DISTINCT transaction_id FROM postings WHERE ${OWN_POSTINGS} ORDER BY transaction_id LIMIT $2 OFFSET $3
    ) ORDER BY id`
}

/**
 * The stored rows of one table without the withheld columns; undefined when there is no such table.
 * @throws QueueFullError when the account asks for too many exports at a time
 */
export async function exportPart(
  services: Exported,
  { userId, part, pageNum, pageSize }: Paging & { readonly userId: bigint; readonly part: string },
): Promise<Page<ExportRow> | undefined> {
  const known = EXPORT_TABLES.find(({ table }) => table === part)
  if (!known) return undefined
  return exports.run(`${userId}`, async () => {
    const total = await countRows(services, known, userId)
    const offset = BigInt((pageNum - 1) * pageSize)
    const rows = await services.store.query(selectPage(known), [userId, BigInt(pageSize), offset])
    return { rows: rows.map(toExportRow), total }
  })
}

function toExportRow(row: Row): ExportRow {
  return Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => !WITHHELD_COLUMNS.test(name))
      .map(([name, value]) => [name, typeof value === 'bigint' ? String(value) : value]),
  )
}

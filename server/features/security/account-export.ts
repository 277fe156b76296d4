import type { ExportPart, ExportRow } from '#src/api/generated/models/index.ts'
import { readPage, type Page, type Paging } from '#server/kernel/paging.ts'
import type { Reader, Row } from '#server/kernel/store.ts'
import { migrations } from '../schema.ts'

/** A table with rows of an account: which are theirs (`$1` is the account), and in which order they come. */
interface Part {
  readonly table: string
  readonly where: string
  readonly order: string
}

/** What would let somebody in; as a hash or a key it is of no use to the account's owner either. */
const WITHHELD = /(?:^|_)(?:hash|secret)$/

const BY_FOLLOW = 'follow_id IN (SELECT id FROM follows WHERE user_id = $1)'
const BY_TRADER = 'trader_id IN (SELECT id FROM traders WHERE user_id = $1)'
const BY_POSITION = 'position_id IN (SELECT id FROM contract_positions WHERE user_id = $1)'

/** Tables that have no column `user_id`, and how their rows are an account's. */
const ELSEWHERE: Readonly<Record<string, string>> = {
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

/** Answers kept so that repeated requests are harmless, and attempts to sign in: gone within minutes or days, and copies of the rest. */
const PASSING: ReadonlySet<string> = new Set([
  'idempotency',
  'sign_in_challenges',
  'sign_in_codes',
  'failed_sign_ins',
])

function partOf(statement: string): Part | undefined {
  const [, table, columns] = /^CREATE TABLE (\w+)\(([\s\S]*)\)/.exec(statement) ?? []
  if (!table || !columns) return undefined
  const where = ELSEWHERE[table] ?? (/^\s*user_id /m.test(columns) ? 'user_id = $1' : undefined)
  const order =
    /PRIMARY KEY \(([\w, ]+)\)/.exec(columns)?.[1] ?? /^\s*(\w+) \w+ PRIMARY KEY/m.exec(columns)?.[1]
  return where && order ? { table, where, order } : undefined
}

/**
 * The tables of the schema that hold something of an account, read from the schema itself: one that is added later is exported
 * without anybody having to think of it.
 */
function partsOf(statements: readonly string[]): Part[] {
  const parts = new Map<string, Part>()
  for (const statement of statements) {
    const made = partOf(statement)
    const dropped = /^DROP TABLE (\w+)/.exec(statement)?.[1]
    const [, before = '', after] = /^ALTER TABLE (\w+) RENAME TO (\w+)/.exec(statement) ?? []
    const moved = after === undefined ? undefined : parts.get(before)
    if (made) parts.set(made.table, made)
    if (dropped) parts.delete(dropped)
    if (moved && after) parts.set(after, { ...moved, table: after })
    if (after) parts.delete(before)
  }
  return [...parts.values()].filter(({ table }) => !PASSING.has(table))
}

export const PARTS: readonly Part[] = partsOf(migrations.flatMap(step => step.statements))

/** The parts that hold rows of this account, with how many. */
export async function listExportParts(reader: Reader, userId: bigint): Promise<ExportPart[]> {
  const counted = await Promise.all(
    PARTS.map(async ({ table, where }) => {
      const [row] = await reader.query<{ total: bigint }>(
        `SELECT count(*) AS total FROM ${table} WHERE ${where}`,
        [userId],
      )
      return { part: table, rows: Number(row?.total ?? 0n) }
    }),
  )
  return counted.filter(({ rows }) => rows > 0)
}

/** Rows of one part, as they are stored but for what is withheld; undefined when there is no such part. */
export async function exportPart(
  reader: Reader,
  { userId, part, ...paging }: Paging & { readonly userId: bigint; readonly part: string },
): Promise<Page<ExportRow> | undefined> {
  const known = PARTS.find(({ table }) => table === part)
  if (!known) return undefined
  return readPage(reader, paging, { ...known, params: [userId] }, toExportRow)
}

function toExportRow(row: Row): ExportRow {
  return Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => !WITHHELD.test(name))
      .map(([name, value]) => [name, typeof value === 'bigint' ? String(value) : value]),
  )
}

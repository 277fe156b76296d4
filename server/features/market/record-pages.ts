import type { Reader, Row } from '#server/kernel/store.ts'
import type { LedgerFinding } from '#server/ledger/checks.ts'

/** A row with the two numbers by which rows are paged. */
export interface KeyedRow extends Row {
  readonly key1: bigint
  readonly key2: bigint
}

/** Rows that are verified at a time. They are computed by product and time, so that each day is computed once. */
const PAGE = 10_000
const MAX_FINDINGS = 20

/** The rows of a query that selects `key1` and `key2`, page by page. */
export async function* pagesOf<Of extends KeyedRow>(reader: Reader, text: string): AsyncGenerator<Of[]> {
  const query = `SELECT * FROM (${text}) AS recorded WHERE (key1, key2) > ($1, $2) ORDER BY key1, key2 LIMIT ${PAGE}`
  for (let after: [bigint, bigint] = [-1n, -1n]; ;) {
    const rows = await reader.query<Of>(query, after)
    yield rows
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return
    after = [last.key1, last.key2]
  }
}

/** Findings of the first of many messages, and how many more there are. */
export function firstFindings(check: string, messages: readonly string[]): LedgerFinding[] {
  const shown = messages.slice(0, MAX_FINDINGS)
  if (messages.length > shown.length) shown.push(`and ${messages.length - shown.length} like these`)
  return shown.map(message => ({ check, message }))
}

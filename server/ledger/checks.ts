import type { Reader, Row } from '../kernel/store.ts'

/** One invariant: a query that selects its violations, and a description of one. */
export interface Check {
  readonly name: string
  readonly violations: string
  readonly describe: (row: Row) => string
}

/** A violation of an invariant, described. */
export interface LedgerFinding {
  readonly check: string
  readonly message: string
}

/** Findings of one check that are listed individually. */
const MAX_FINDINGS = 20

/** Runs checks one after the other, each on a consistent state of the database. @returns the violations; empty when all is well */
export async function runChecks(reader: Reader, checks: readonly Check[]): Promise<LedgerFinding[]> {
  const findings: LedgerFinding[] = []
  for (const { name, violations, describe } of checks) {
    const rows = await reader.query(`SELECT * FROM (${violations}) AS violations LIMIT ${MAX_FINDINGS + 1}`)
    for (const row of rows.slice(0, MAX_FINDINGS)) findings.push({ check: name, message: describe(row) })
    if (rows.length > MAX_FINDINGS)
      findings.push({ check: name, message: `and more than ${MAX_FINDINGS} like these` })
  }
  return findings
}

/**
 * The invariants of the ledger itself. Two tables are compared by adding up both in one GROUP BY rather than by a join: that is one
 * pass over each, while a planner without statistics may choose a join that takes quadratic time.
 */
export const LEDGER_CHECKS: readonly Check[] = [
  {
    name: 'transactions balance',
    violations: `SELECT transaction_id, asset, sum(amount) AS total FROM postings
      GROUP BY transaction_id, asset HAVING sum(amount) <> 0`,
    describe: row => `transaction ${row.transaction_id} adds up to ${row.total} in ${row.asset}, not to zero`,
  },
  {
    name: 'balances are the sums of their entries',
    violations: `SELECT owner, asset, kind, sum(balance) AS balance, sum(amount) AS total FROM (
        SELECT owner, asset, kind, balance, 0 AS amount FROM accounts
        UNION ALL SELECT owner, asset, kind, 0, amount FROM postings WHERE owner > 0
      ) AS both_sides GROUP BY owner, asset, kind HAVING sum(balance) <> sum(amount)`,
    describe: row => `${account(row)} has balance ${row.balance}, and its entries add up to ${row.total}`,
  },
  {
    name: 'balances know how many entries they have',
    violations: `SELECT owner, asset, kind, sum(entries) AS entries, sum(counted) AS counted FROM (
        SELECT owner, asset, kind, entries, 0 AS counted FROM accounts
        UNION ALL SELECT owner, asset, kind, 0, 1 FROM postings WHERE owner > 0
      ) AS both_sides GROUP BY owner, asset, kind HAVING sum(entries) <> sum(counted)`,
    describe: row => `${account(row)} says that it has ${row.entries} entries, and has ${row.counted}`,
  },
  {
    name: 'no balance is negative',
    violations: 'SELECT owner, asset, kind, balance FROM accounts WHERE balance < 0',
    describe: row => `${account(row)} has balance ${row.balance}`,
  },
  {
    name: 'running balances follow from their entries',
    violations: `SELECT * FROM (
        SELECT transaction_id, leg, owner, asset, kind, balance_after, sum(amount) OVER (
          PARTITION BY owner, asset, kind ORDER BY transaction_id, leg) AS total
        FROM postings WHERE owner > 0
      ) AS running WHERE balance_after <> total`,
    describe: row =>
      `entry ${row.transaction_id}-${row.leg} of ${account(row)} says ${row.balance_after} afterwards, not ${row.total}`,
  },
  {
    name: 'accounts know their newest transaction',
    violations: `SELECT owner, asset, kind, max(named) AS last_transaction_id, max(id) AS newest FROM (
        SELECT owner, asset, kind, last_transaction_id AS named, 0 AS id FROM accounts
        UNION ALL SELECT owner, asset, kind, 0, transaction_id FROM postings WHERE owner > 0
      ) AS both_sides GROUP BY owner, asset, kind HAVING max(named) <> max(id)`,
    describe: row =>
      `${account(row)} names transaction ${row.last_transaction_id} as newest, not ${row.newest}`,
  },
  {
    name: 'transactions and entries belong together',
    violations: `SELECT t.id AS transaction_id, 'no entries' AS lack FROM transactions t
        WHERE NOT EXISTS (SELECT 1 FROM postings p WHERE p.transaction_id = t.id)
      UNION ALL SELECT DISTINCT p.transaction_id, 'no reference' FROM postings p
        WHERE NOT EXISTS (SELECT 1 FROM transactions t WHERE t.id = p.transaction_id)`,
    describe: row => `transaction ${row.transaction_id} has ${row.lack}`,
  },
  {
    name: 'entries are in known accounts',
    violations: `SELECT transaction_id, leg, owner, asset, kind FROM postings
      WHERE NOT (owner > 0 AND kind IN ('available', 'held') OR owner = 0 AND kind IN ('bank', 'market', 'fees', 'interest', 'loans'))`,
    describe: row => `entry ${row.transaction_id}-${row.leg} is in ${account(row)}, which does not exist`,
  },
  {
    name: 'every idempotency key has its answer',
    violations: 'SELECT user_id, key FROM idempotency WHERE answer IS NULL',
    describe: row => `key ${row.key} of user ${row.user_id} has no answer`,
  },
]

function account(row: Row): string {
  return row.owner === 0n ? `house ${row.kind} ${row.asset}` : `user ${row.owner} ${row.kind} ${row.asset}`
}

import type { Check } from '#server/ledger/checks.ts'

/** The amounts held for pending withdrawals, by person and asset. */
export const WITHDRAWAL_HOLDS = `SELECT user_id AS owner, 'USDT' AS asset, amount FROM withdrawals WHERE status = 'pending'`

/** The amounts of a withdrawal, and the sums of its entries: paid out, fees, and still held. */
const WITHDRAWAL_SUMS = `SELECT id, max(status) AS status, max(amount) AS amount, max(fee) AS fee, sum(entries) AS entries,
    sum(paid) AS paid, sum(charged) AS charged, sum(held) AS held, min(person) AS first_person, max(person) AS last_person
  FROM (
    SELECT id, status, amount, fee, 0 AS entries, 0 AS paid, 0 AS charged, 0 AS held, user_id AS person FROM withdrawals
    UNION ALL SELECT t.reference_id, NULL, NULL, NULL, 1,
      CASE WHEN p.kind = 'bank' THEN p.amount ELSE 0 END,
      CASE WHEN p.kind = 'fees' THEN p.amount ELSE 0 END,
      CASE WHEN p.kind = 'held' THEN p.amount ELSE 0 END,
      CASE WHEN p.owner > 0 THEN p.owner END
    FROM transactions t JOIN postings p ON p.transaction_id = t.id WHERE t.reference_type = 'withdrawal'
  ) AS both_sides GROUP BY id`
const IS_PAID_OUT = "status IN ('sent', 'completed')"

/** The invariants between the ledger and withdrawals. */
export const WITHDRAWAL_CHECKS: readonly Check[] = [
  {
    name: 'withdrawals hold, and pay out once, when sent',
    violations: `SELECT * FROM (${WITHDRAWAL_SUMS}) AS sums WHERE entries = 0 OR first_person <> last_person
      OR held <> CASE WHEN status = 'pending' THEN amount ELSE 0 END
      OR paid <> CASE WHEN ${IS_PAID_OUT} THEN amount - fee ELSE 0 END
      OR charged <> CASE WHEN ${IS_PAID_OUT} THEN fee ELSE 0 END`,
    describe: row =>
      `${row.status} withdrawal ${row.id} of ${row.amount}, fee ${row.fee}, has paid out ${row.paid}, was charged ` +
      `${row.charged} and leaves ${row.held} held`,
  },
]

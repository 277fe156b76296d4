import type { Check } from '#server/ledger/checks.ts'

/** The amounts held for running orders, by person and asset. */
export const EARNING_HOLDS = `SELECT user_id AS owner, asset, amount FROM earning_orders WHERE status = 'running'`

/** Whether a transaction's reference exists; within a CASE over reference_type of `transactions t`. */
export const EARNING_EXISTS = `EXISTS (SELECT 1 FROM earning_orders o WHERE o.id = t.reference_id
  AND o.service = CASE t.reference_type WHEN 'pledgeOrder' THEN 'pledge' ELSE 'mining' END)`

/** The amounts of an order, and the sums of its entries: interest paid, penalty charged, and the hold. */
const SUMS = `SELECT id, max(status) AS status, max(amount) AS amount, max(accrued) AS accrued,
    max(coalesce(penalty, 0)) AS penalty, sum(entries) AS entries, sum(paid) AS paid, sum(charged) AS charged,
    sum(held) AS held, min(person) AS first_person, max(person) AS last_person,
    min(asset) AS first_asset, max(asset) AS last_asset
  FROM (
    SELECT id, status, amount, accrued, penalty, 0 AS entries, 0 AS paid, 0 AS charged, 0 AS held,
      user_id AS person, asset FROM earning_orders
    UNION ALL SELECT t.reference_id, NULL, NULL, NULL, NULL, 1,
      CASE WHEN p.kind = 'interest' THEN -p.amount ELSE 0 END,
      CASE WHEN p.kind = 'fees' THEN p.amount ELSE 0 END,
      CASE WHEN p.kind = 'held' THEN p.amount ELSE 0 END,
      CASE WHEN p.owner > 0 THEN p.owner END, p.asset
    FROM transactions t JOIN postings p ON p.transaction_id = t.id
    WHERE t.reference_type IN ('pledgeOrder', 'miningOrder')
  ) AS both_sides GROUP BY id`

/** The accrued total of an order, and the sum of its daily accruals. */
const DAYS = `SELECT id, max(days) AS days, max(accrued) AS accrued, sum(number) AS numbers, sum(posted) AS posted,
    sum(amount) AS amount, sum(misdated) AS misdated
  FROM (
    SELECT id, days_accrued AS days, accrued, 0 AS number, 0 AS posted, 0 AS amount, 0 AS misdated FROM earning_orders
    UNION ALL SELECT a.order_id, NULL, NULL, a.number, 1, a.amount,
      CASE WHEN a.day = o.starts_at + (a.number - 1) * 86400000 AND a.posted_at >= a.day + 86400000
        AND a.user_id = o.user_id AND a.service = o.service THEN 0 ELSE 1 END
    FROM earning_accruals a JOIN earning_orders o ON o.id = a.order_id
  ) AS both_sides GROUP BY id`

/** The invariants between the ledger and earning orders. */
export const EARNING_CHECKS: readonly Check[] = [
  {
    name: 'pledges and locks have the entries of what they say',
    violations: `SELECT * FROM (${SUMS}) AS sums WHERE entries = 0 OR first_person <> last_person
      OR first_asset <> last_asset OR paid <> accrued OR charged <> penalty
      OR held <> CASE WHEN status = 'running' THEN amount ELSE 0 END`,
    describe: row =>
      `${row.status} order ${row.id} of ${row.amount} has accrued ${row.accrued} and cost ${row.penalty}; its entries say ` +
      `${row.paid} and ${row.charged} and leave ${row.held} held`,
  },
  {
    name: 'every day of a pledge or lock is posted once, for its own day',
    violations: `SELECT * FROM (${DAYS}) AS days_of WHERE posted <> days OR numbers <> days * (days + 1) / 2
      OR amount <> accrued OR misdated > 0`,
    describe: row =>
      `order ${row.id} has accrued ${row.accrued} in ${row.days} days; ${row.posted} days were posted with ${row.amount}, ` +
      `${row.misdated} of them wrongly dated`,
  },
  {
    name: 'each posted day is a transaction of its order',
    violations: `SELECT a.order_id, a.number, a.amount FROM earning_accruals a WHERE NOT EXISTS (
      SELECT 1 FROM transactions t JOIN postings p ON p.transaction_id = t.id
      WHERE t.id = a.transaction_id AND t.reference_id = a.order_id AND p.kind = 'interest' AND p.amount = -a.amount)`,
    describe: row =>
      `day ${row.number} of order ${row.order_id} was to post ${row.amount}, and its transaction does not`,
  },
  {
    name: 'pledges and locks end at their end, or early at a price',
    violations: `SELECT id, status, days_accrued, term_days, penalty FROM earning_orders WHERE NOT CASE status
      WHEN 'matured' THEN days_accrued = term_days AND penalty = 0
      WHEN 'running' THEN days_accrued < term_days AND next_at = starts_at + (days_accrued + 1) * 86400000
      ELSE days_accrued < term_days AND closed_at < starts_at + (days_accrued + 1) * 86400000 END`,
    describe: row =>
      `${row.status} order ${row.id} has accrued ${row.days_accrued} of ${row.term_days} days and cost ${row.penalty}`,
  },
  {
    name: 'what was sold of a product is what its orders come to',
    violations: `SELECT product_id, sum(sold) AS sold, sum(amount) AS amount FROM (
        SELECT product_id, sold, 0 AS amount FROM earning_sold
        UNION ALL SELECT product_id, 0, amount FROM earning_orders
      ) AS both_sides GROUP BY product_id HAVING sum(sold) <> sum(amount)`,
    describe: row =>
      `product ${row.product_id} says ${row.sold} were sold, and its orders come to ${row.amount}`,
  },
]

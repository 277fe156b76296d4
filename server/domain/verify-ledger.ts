import type { Reader } from '../kernel/store.ts'
import { LEDGER_CHECKS, runChecks } from '../ledger/checks.ts'
import type { Check, Finding } from '../ledger/checks.ts'

/** What an open order keeps, by person and asset. */
const OPEN_HOLDS = `SELECT user_id AS owner, CASE WHEN side = 1 THEN 'USDT' ELSE 'P:' || product_id END AS asset,
    CASE WHEN side = 1 THEN cost + fee ELSE quantity END AS amount
  FROM spot_orders WHERE status = 'open'`

/** What an order's entries add up to: the house's side of its trade, what it still holds, and entries of somebody else. */
const ORDER_SUMS = `SELECT o.id, o.status, o.side, o.cost, o.fee, o.quantity, count(p.leg) AS entries,
    coalesce(sum(CASE WHEN p.kind = 'market' AND p.asset = 'USDT' THEN p.amount END), 0) AS paid,
    coalesce(sum(CASE WHEN p.kind = 'fees' THEN p.amount END), 0) AS charged,
    coalesce(sum(CASE WHEN p.kind = 'market' AND p.asset = 'P:' || o.product_id THEN p.amount END), 0) AS taken,
    coalesce(sum(CASE WHEN p.kind = 'held' THEN p.amount END), 0) AS held,
    coalesce(sum(CASE WHEN p.owner > 0 AND p.owner <> o.user_id THEN 1 END), 0) AS strangers
  FROM spot_orders o
  LEFT JOIN transactions t ON t.reference_id = o.id AND t.reference_type = 'spotOrder'
  LEFT JOIN postings p ON p.transaction_id = t.id
  GROUP BY o.id`

/** What must hold between the ledger and the orders, deposits and holdings that it stands for. */
const DOMAIN_CHECKS: readonly Check[] = [
  {
    name: 'what is held is what open orders hold',
    violations: `SELECT owner, asset, sum(held) AS held, sum(amount) AS needed FROM (
        SELECT owner, asset, balance AS held, 0 AS amount FROM accounts WHERE kind = 'held'
        UNION ALL SELECT owner, asset, 0, amount FROM (${OPEN_HOLDS}) AS holds
      ) AS both_sides GROUP BY owner, asset HAVING sum(held) <> sum(amount)`,
    describe: row =>
      `user ${row.owner} has ${row.held} ${row.asset} held, and open orders hold ${row.needed}`,
  },
  {
    name: 'filled orders have their entries',
    violations: `SELECT * FROM (${ORDER_SUMS}) AS sums WHERE status = 'filled' AND (
      paid <> CASE WHEN side = 1 THEN cost ELSE -cost END OR charged <> fee
      OR taken <> CASE WHEN side = 1 THEN -quantity ELSE quantity END OR held <> 0 OR strangers <> 0)`,
    describe: row =>
      `filled order ${row.id} costs ${row.cost}, fee ${row.fee}, for ${row.quantity}; its entries say ${row.paid}, ` +
      `${row.charged}, ${row.taken} and leave ${row.held} held`,
  },
  {
    name: 'other orders hold and release, and nothing else',
    violations: `SELECT * FROM (${ORDER_SUMS}) AS sums WHERE status <> 'filled' AND (
      entries = 0 OR paid <> 0 OR charged <> 0 OR taken <> 0 OR strangers <> 0
      OR held <> CASE WHEN status <> 'open' THEN 0 WHEN side = 1 THEN cost + fee ELSE quantity END)`,
    describe: row =>
      `${row.status} order ${row.id} has ${row.entries} entries, holds ${row.held} and has traded ${row.paid}`,
  },
  {
    name: 'deposits are credited once, when approved',
    violations: `SELECT * FROM (
        SELECT d.id, d.status, d.amount, d.fee,
          coalesce(sum(CASE WHEN p.kind = 'bank' THEN -p.amount END), 0) AS received,
          coalesce(sum(CASE WHEN p.kind = 'fees' THEN p.amount END), 0) AS charged,
          coalesce(sum(CASE WHEN p.owner = d.user_id THEN p.amount END), 0) AS credited
        FROM deposits d
        LEFT JOIN transactions t ON t.reference_id = d.id AND t.reference_type = 'deposit'
        LEFT JOIN postings p ON p.transaction_id = t.id
        GROUP BY d.id
      ) AS sums WHERE received <> CASE WHEN status = 'approved' THEN amount ELSE 0 END
        OR charged <> CASE WHEN status = 'approved' THEN fee ELSE 0 END
        OR credited <> CASE WHEN status = 'approved' THEN amount - fee ELSE 0 END`,
    describe: row =>
      `${row.status} deposit ${row.id} of ${row.amount} was booked as ${row.received}, and ${row.credited} was credited`,
  },
  {
    name: 'transactions stand for something',
    violations: `SELECT id, reference_type, reference_id FROM transactions t WHERE NOT CASE reference_type
      WHEN 'spotOrder' THEN EXISTS (SELECT 1 FROM spot_orders o WHERE o.id = t.reference_id)
      WHEN 'deposit' THEN EXISTS (SELECT 1 FROM deposits d WHERE d.id = t.reference_id)
      ELSE FALSE END`,
    describe: row =>
      `transaction ${row.id} refers to ${row.reference_type} ${row.reference_id}, which does not exist`,
  },
  {
    name: 'holdings have a cost while there is a quantity',
    violations: `SELECT q.owner, q.asset, q.quantity, h.cost FROM (
        SELECT owner, asset, sum(balance) AS quantity FROM accounts WHERE asset <> 'USDT' GROUP BY owner, asset
      ) AS q LEFT JOIN holdings h ON h.user_id = q.owner AND 'P:' || h.product_id = q.asset
      WHERE (q.quantity > 0 AND h.cost IS NULL) OR (q.quantity = 0 AND h.cost > 0)`,
    describe: row =>
      `user ${row.owner} owns ${row.quantity} ${row.asset} at a cost of ${row.cost ?? 'nothing known'}`,
  },
]

/** Every invariant, by name: what a person who runs the check wants to see was looked at. */
export const CHECK_NAMES: readonly string[] = [...LEDGER_CHECKS, ...DOMAIN_CHECKS].map(check => check.name)

/**
 * Checks every invariant of the ledger and of what stands behind it. Reads everything, changes nothing, and may run beside traffic.
 * Gives what does not add up, in words; nothing when all is well.
 */
export function verifyLedger(reader: Reader): Promise<Finding[]> {
  return runChecks(reader, [...LEDGER_CHECKS, ...DOMAIN_CHECKS])
}

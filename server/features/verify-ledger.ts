import type { LedgerReferenceType } from '#models'
import type { Reader } from '../kernel/store.ts'
import { CHAIN_CHECK, verifyChains } from '../ledger/chain-entries.ts'
import { LEDGER_CHECKS, runChecks, type Check, type LedgerFinding } from '../ledger/checks.ts'
import { BIBI_CHECKS, BIBI_HOLDS } from './bibi/checks.ts'
import { CLOSING_CHECKS } from './security/close-account.ts'
import { CONTRACT_CHECKS, CONTRACT_EXISTS, CONTRACT_HOLDS } from './contract/checks.ts'
import { EXCHANGE_CHECKS } from './exchange/checks.ts'
import { EARNING_CHECKS, EARNING_EXISTS, EARNING_HOLDS } from './earning/checks.ts'
import { SHARE_CHECKS, SHARE_EXISTS, SHARE_HOLDS } from './new-shares/checks.ts'
import { LOAN_CHECKS, LOAN_EXISTS, LOAN_HOLDS } from './loan/checks.ts'
import { QUICK_CHECKS, QUICK_HOLDS } from './quick/checks.ts'
import { LIABILITY_CHECK, verifyLiabilities } from './wallet/liabilities/verify.ts'
import { REWARD_CHECKS } from './reward/checks.ts'
import { WITHDRAWAL_CHECKS, WITHDRAWAL_HOLDS } from './withdraw/checks.ts'

const existsIn = (table: string) => `EXISTS (SELECT 1 FROM ${table} WHERE id = t.reference_id)`

/** Of each type of reference, whether there is what a transaction `t` refers to. */
const REFERENCE_EXISTS: Readonly<Record<LedgerReferenceType, string>> = {
  spotOrder: existsIn('spot_orders'),
  bibiOrder: existsIn('bibi_orders'),
  award: existsIn('awards'),
  exchange: existsIn('exchanges'),
  pledgeOrder: EARNING_EXISTS,
  miningOrder: EARNING_EXISTS,
  loan: LOAN_EXISTS,
  newShares: SHARE_EXISTS,
  contract: CONTRACT_EXISTS,
  quickOrder: existsIn('quick_orders'),
  withdrawal: existsIn('withdrawals'),
  deposit: existsIn('deposits'),
  // What a closed account gave up.
  adjustment: `EXISTS (SELECT 1 FROM users WHERE id = t.reference_id AND closed_at IS NOT NULL)`,
}

/** The amounts held for open orders and positions, by person and asset. */
const OPEN_HOLDS = `SELECT user_id AS owner, CASE WHEN side = 1 THEN 'USDT' ELSE 'P:' || product_id END AS asset,
    CASE WHEN side = 1 THEN cost + fee ELSE quantity END AS amount
  FROM spot_orders WHERE status = 'open'
  UNION ALL ${CONTRACT_HOLDS}
  UNION ALL ${QUICK_HOLDS}
  UNION ALL ${WITHDRAWAL_HOLDS}
  UNION ALL ${BIBI_HOLDS}
  UNION ALL ${EARNING_HOLDS}
  UNION ALL ${SHARE_HOLDS}
  UNION ALL ${LOAN_HOLDS}`

/** The amounts of an order, and the sums of its entries: the house's side of the trade, what is still held, and the owners. */
const ORDER_SUMS = `SELECT id, max(status) AS status, max(side) AS side, max(cost) AS cost, max(fee) AS fee,
    max(quantity) AS quantity, sum(entries) AS entries, sum(paid) AS paid, sum(charged) AS charged,
    sum(taken) AS taken, sum(held) AS held,
    min(person) AS first_person, max(person) AS last_person, min(asset) AS first_asset, max(asset) AS last_asset
  FROM (
    SELECT id, status, side, cost, fee, quantity, 0 AS entries, 0 AS paid, 0 AS charged, 0 AS taken, 0 AS held,
      user_id AS person, 'P:' || product_id AS asset
    FROM spot_orders
    UNION ALL SELECT t.reference_id, NULL, NULL, NULL, NULL, NULL, 1,
      CASE WHEN p.kind = 'market' AND p.asset = 'USDT' THEN p.amount ELSE 0 END,
      CASE WHEN p.kind = 'fees' THEN p.amount ELSE 0 END,
      CASE WHEN p.kind = 'market' AND p.asset <> 'USDT' THEN p.amount ELSE 0 END,
      CASE WHEN p.kind = 'held' THEN p.amount ELSE 0 END,
      CASE WHEN p.owner > 0 THEN p.owner END,
      CASE WHEN p.asset <> 'USDT' THEN p.asset END
    FROM transactions t JOIN postings p ON p.transaction_id = t.id WHERE t.reference_type = 'spotOrder'
  ) AS both_sides GROUP BY id`
const HAS_FOREIGN_ENTRIES = 'first_person <> last_person OR first_asset <> last_asset'

/** The amounts of a deposit, and the sums of its entries. */
const DEPOSIT_SUMS = `SELECT id, max(status) AS status, max(amount) AS amount, max(fee) AS fee,
    sum(received) AS received, sum(charged) AS charged, sum(credited) AS credited,
    min(person) AS first_person, max(person) AS last_person, min(asset) AS first_asset, max(asset) AS last_asset
  FROM (
    SELECT id, status, amount, fee, 0 AS received, 0 AS charged, 0 AS credited, user_id AS person, asset FROM deposits
    UNION ALL SELECT t.reference_id, NULL, NULL, NULL,
      CASE WHEN p.kind = 'bank' THEN -p.amount ELSE 0 END,
      CASE WHEN p.kind = 'fees' THEN p.amount ELSE 0 END,
      CASE WHEN p.owner > 0 THEN p.amount ELSE 0 END,
      CASE WHEN p.owner > 0 THEN p.owner END, p.asset
    FROM transactions t JOIN postings p ON p.transaction_id = t.id WHERE t.reference_type = 'deposit'
  ) AS both_sides GROUP BY id`

/** The invariants between the ledger and orders, deposits and holdings. */
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
      OR taken <> CASE WHEN side = 1 THEN -quantity ELSE quantity END OR held <> 0 OR ${HAS_FOREIGN_ENTRIES})`,
    describe: row =>
      `filled order ${row.id} costs ${row.cost}, fee ${row.fee}, for ${row.quantity}; its entries say ${row.paid}, ` +
      `${row.charged}, ${row.taken} and leave ${row.held} held`,
  },
  {
    name: 'other orders hold and release, and nothing else',
    violations: `SELECT * FROM (${ORDER_SUMS}) AS sums WHERE status <> 'filled' AND (
      entries = 0 OR paid <> 0 OR charged <> 0 OR taken <> 0 OR ${HAS_FOREIGN_ENTRIES}
      OR held <> CASE WHEN status <> 'open' THEN 0 WHEN side = 1 THEN cost + fee ELSE quantity END)`,
    describe: row =>
      `${row.status} order ${row.id} has ${row.entries} entries, holds ${row.held} and has traded ${row.paid}`,
  },
  {
    name: 'deposits are credited once, when approved',
    violations: `SELECT * FROM (${DEPOSIT_SUMS}) AS sums WHERE ${HAS_FOREIGN_ENTRIES}
      OR received <> CASE WHEN status = 'approved' THEN amount ELSE 0 END
      OR charged <> CASE WHEN status = 'approved' THEN fee ELSE 0 END
      OR credited <> CASE WHEN status = 'approved' THEN amount - fee ELSE 0 END`,
    describe: row =>
      `${row.status} deposit ${row.id} of ${row.amount} was booked as ${row.received}, and ${row.credited} was credited`,
  },
  {
    name: 'transactions stand for something',
    violations: `SELECT id, reference_type, reference_id FROM transactions t WHERE NOT CASE reference_type
      ${Object.entries(REFERENCE_EXISTS)
        .map(([type, exists]) => `WHEN '${type}' THEN ${exists}`)
        .join(' ')}
      ELSE FALSE END`,
    describe: row =>
      `transaction ${row.id} refers to ${row.reference_type} ${row.reference_id}, which does not exist`,
  },
  {
    name: 'holdings have a cost while there is a quantity',
    violations: `SELECT owner, asset, sum(quantity) AS quantity, sum(cost) AS cost FROM (
        SELECT owner, asset, balance AS quantity, 0 AS cost, 0 AS known FROM accounts WHERE asset LIKE 'P:%'
        UNION ALL SELECT user_id, 'P:' || product_id, 0, cost, 1 FROM holdings
      ) AS both_sides GROUP BY owner, asset
      HAVING (sum(quantity) > 0 AND sum(known) = 0) OR (sum(quantity) = 0 AND sum(cost) > 0)`,
    describe: row => `user ${row.owner} owns ${row.quantity} ${row.asset} at a cost of ${row.cost}`,
  },
]

const ALL_CHECKS: readonly Check[] = [
  ...LEDGER_CHECKS,
  ...DOMAIN_CHECKS,
  ...CONTRACT_CHECKS,
  ...QUICK_CHECKS,
  ...WITHDRAWAL_CHECKS,
  ...BIBI_CHECKS,
  ...EARNING_CHECKS,
  ...EXCHANGE_CHECKS,
  ...REWARD_CHECKS,
  ...SHARE_CHECKS,
  ...LOAN_CHECKS,
  ...CLOSING_CHECKS,
]

/** The names of all invariants, for the report of a run. */
export const CHECK_NAMES: readonly string[] = [
  ...ALL_CHECKS.map(check => check.name),
  CHAIN_CHECK,
  LIABILITY_CHECK,
]

/**
 * Checks all invariants of the ledger and of the records behind it. Reads everything, changes nothing, and may run under load.
 * Returns the violations, described in words; empty when there are none.
 */
export async function verifyLedger(reader: Reader): Promise<LedgerFinding[]> {
  return [
    ...(await runChecks(reader, ALL_CHECKS)),
    ...(await verifyChains(reader)),
    ...(await verifyLiabilities(reader)),
  ]
}

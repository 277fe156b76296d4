import type { Check } from '#server/ledger/checks.ts'
import type { QuickOrderStatus } from '#models'
import {
  momentOf,
  overdueBefore,
  type OutcomeRow,
  type RecordedOutcomes,
} from '../market/recorded-outcomes.ts'
import type { RecordedPrices } from '../market/recorded-prices.ts'

/** The amounts held for open quick orders, by person and asset. */
export const QUICK_HOLDS = `SELECT user_id AS owner, 'USDT' AS asset, stake + fee AS amount
  FROM quick_orders WHERE status = 'open'`

/** The amounts of a quick order, and the sums of its entries: the house's side, the fees, and the hold. */
const SUMS = `SELECT id, max(status) AS status, max(stake) AS stake, max(profit) AS profit, max(fee) AS fee,
    max(draw_fee) AS draw_fee, sum(entries) AS entries, sum(paid) AS paid, sum(charged) AS charged, sum(held) AS held,
    min(person) AS first_person, max(person) AS last_person
  FROM (
    SELECT id, status, stake, profit, fee, draw_fee, 0 AS entries, 0 AS paid, 0 AS charged, 0 AS held, user_id AS person
    FROM quick_orders
    UNION ALL SELECT t.reference_id, NULL, NULL, NULL, NULL, NULL, 1,
      CASE WHEN p.kind = 'market' THEN p.amount ELSE 0 END,
      CASE WHEN p.kind = 'fees' THEN p.amount ELSE 0 END,
      CASE WHEN p.kind = 'held' THEN p.amount ELSE 0 END,
      CASE WHEN p.owner > 0 THEN p.owner END
    FROM transactions t JOIN postings p ON p.transaction_id = t.id WHERE t.reference_type = 'quickOrder'
  ) AS both_sides GROUP BY id`

/** The invariants between the ledger and the quick orders. */
export const QUICK_CHECKS: readonly Check[] = [
  {
    name: 'quick orders have the entries of their outcome',
    violations: `SELECT * FROM (${SUMS}) AS sums WHERE entries = 0 OR first_person <> last_person
      OR held <> CASE WHEN status = 'open' THEN stake + fee ELSE 0 END
      OR paid <> CASE status WHEN 'won' THEN -profit WHEN 'lost' THEN stake ELSE 0 END
      OR charged <> CASE status WHEN 'won' THEN fee WHEN 'lost' THEN fee WHEN 'drawn' THEN draw_fee ELSE 0 END`,
    describe: row =>
      `${row.status} quick order ${row.id} has staked ${row.stake}; its entries pay ${row.paid} and ${row.charged} to the house ` +
      `and leave ${row.held} held`,
  },
  {
    name: 'quick orders ended as their prices say, not before their time',
    violations: `SELECT id, status, side, open_price, close_price FROM quick_orders WHERE status <> 'open' AND (
      expires_at <> created_at + seconds * 1000 OR closed_at < expires_at OR close_price_time > expires_at
      OR status <> CASE WHEN close_price IS NULL THEN 'voided' WHEN close_price = open_price THEN 'drawn'
        WHEN (close_price > open_price) = (side = 1) THEN 'won' ELSE 'lost' END)`,
    describe: row =>
      `quick order ${row.id} of side ${row.side} began at ${row.open_price}, ended at ${row.close_price}, and is ${row.status}`,
  },
]

/** The price of its tick at its start, which was the price at that moment, and the price exactly at its expiry. */
export const QUICK_PRICES: readonly RecordedPrices[] = [
  {
    what: 'quick order',
    rows: `SELECT id AS key1, 0 AS key2, id, product_id, open_price AS price, open_price_time AS time, 0 AS is_own FROM quick_orders`,
  },
  {
    what: 'quick order',
    rows: `SELECT id AS key1, 0 AS key2, id, product_id, open_price AS price, created_at AS time, 1 AS is_own FROM quick_orders`,
  },
  {
    what: 'quick order',
    rows: `SELECT id AS key1, 0 AS key2, id, product_id, close_price AS price, expires_at AS time, 0 AS is_own
      FROM quick_orders WHERE close_price IS NOT NULL`,
  },
]

interface EndedRow extends OutcomeRow {
  readonly status: QuickOrderStatus
  readonly expires_at: bigint
}

/** That no closing price is recorded proves nothing: voided are the orders whose market was closed or suspended at their expiry, and no others. */
export const QUICK_OUTCOMES: RecordedOutcomes<EndedRow> = {
  what: 'quick order',
  rows: 'SELECT id AS key1, 0 AS key2, id, product_id, status, expires_at FROM quick_orders',
  problem: ({ status, expires_at }, product, market) => {
    const time = Number(expires_at)
    if (status === 'open')
      return time < overdueBefore(market) ? `is open, and was due at ${momentOf(time)}` : undefined
    const isOpen = market.trading(product, time).status === 'open'
    if (isOpen !== (status === 'voided')) return undefined
    return `is ${status}, and its market was ${isOpen ? 'open' : 'closed'} at ${momentOf(time)}`
  },
}

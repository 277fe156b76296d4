import type { Check } from '#server/ledger/checks.ts'
import type { RecordedPrices } from '../market/recorded-prices.ts'

/** The amounts of an exchange in each of its assets, less the sums of its entries; all are zero when they agree. */
const DIFFERENCES = `SELECT id, asset, sum(market) AS market, sum(charged) AS charged, sum(held) AS held,
    sum(entries) AS entries, max(pays) AS pays, min(person) AS first_person, max(person) AS last_person
  FROM (
    SELECT id, from_asset AS asset, user_id AS person, amount AS market, 0 AS charged, 0 AS held, 0 AS entries,
      1 AS pays FROM exchanges
    UNION ALL SELECT id, to_asset, user_id, -gross, fee, 0, 0, 1 FROM exchanges
    UNION ALL SELECT t.reference_id, p.asset, CASE WHEN p.owner > 0 THEN p.owner END,
      CASE WHEN p.kind = 'market' THEN -p.amount ELSE 0 END,
      CASE WHEN p.kind = 'fees' THEN -p.amount ELSE 0 END,
      CASE WHEN p.kind = 'held' THEN p.amount ELSE 0 END, 1, 0
    FROM transactions t JOIN postings p ON p.transaction_id = t.id WHERE t.reference_type = 'exchange'
  ) AS both_sides GROUP BY id, asset`

/** The invariants between the ledger and the exchanges. */
export const EXCHANGE_CHECKS: readonly Check[] = [
  {
    name: 'exchanges have their entries',
    violations: `SELECT * FROM (${DIFFERENCES}) AS differences WHERE market <> 0 OR charged <> 0 OR held <> 0
      OR first_person <> last_person OR (pays = 1 AND entries = 0)`,
    describe: row =>
      `exchange ${row.id} differs from its ${row.entries} entries in ${row.asset} by ${row.market} exchanged, ` +
      `${row.charged} in fees and ${row.held} held`,
  },
]

const pricesOf = (
  side: 'from' | 'to',
) => `SELECT id AS key1, 0 AS key2, id, ${side}_product AS product_id, ${side}_price AS price,
    rate_time AS time, 0 AS is_own
  FROM exchanges WHERE ${side}_product IS NOT NULL`

/** The prices that its rate follows from. */
export const EXCHANGE_PRICES: readonly RecordedPrices[] = [
  { what: 'exchange', rows: pricesOf('from') },
  { what: 'exchange', rows: pricesOf('to') },
]

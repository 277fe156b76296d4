import { QUANTITY_SCALE } from '#src/lib/money/minor-units.ts'
import type { Check } from '#server/ledger/checks.ts'

/** The allotted shares in minor units. */
const QUANTITY = `coalesce(allotted_lots, 0) * lot_size * ${10 ** QUANTITY_SCALE}`
const HELD_SHARES = `CASE WHEN status = 'allotted' THEN ${QUANTITY} ELSE 0 END`
const HELD_MONEY = "CASE WHEN status = 'waiting' THEN held ELSE 0 END"

/** The amounts held for subscriptions, by person and asset: money until the draw, shares until the listing. */
export const SHARE_HOLDS = `SELECT user_id AS owner, 'USDT' AS asset, held AS amount
    FROM share_subscriptions WHERE status = 'waiting'
  UNION ALL SELECT user_id, 'P:' || product_id, ${QUANTITY} FROM share_subscriptions WHERE status = 'allotted'`

export const SHARE_EXISTS = 'EXISTS (SELECT 1 FROM share_subscriptions s WHERE s.id = t.reference_id)'

/**
 * The amounts of a subscription in money and shares, less the sums of its entries: the house's side, the fee, and the hold. All are zero
 * when they agree; entries in an asset that is not the subscription's have no counterpart and are not zero.
 */
const DIFFERENCES = `SELECT id, asset, sum(market) AS market, sum(charged) AS charged, sum(held) AS held,
    sum(entries) AS entries, max(is_money) AS is_money, min(person) AS first_person, max(person) AS last_person
  FROM (
    SELECT id, 'USDT' AS asset, user_id AS person, coalesce(cost, 0) AS market, coalesce(fee, 0) AS charged,
      ${HELD_MONEY} AS held, 0 AS entries, 1 AS is_money FROM share_subscriptions
    UNION ALL SELECT id, 'P:' || product_id, user_id, -(${QUANTITY}), 0, ${HELD_SHARES}, 0, 0 FROM share_subscriptions
    UNION ALL SELECT t.reference_id, p.asset, CASE WHEN p.owner > 0 THEN p.owner END,
      CASE WHEN p.kind = 'market' THEN -p.amount ELSE 0 END,
      CASE WHEN p.kind = 'fees' THEN -p.amount ELSE 0 END,
      CASE WHEN p.kind = 'held' THEN -p.amount ELSE 0 END, 1, 0
    FROM transactions t JOIN postings p ON p.transaction_id = t.id WHERE t.reference_type = 'newShares'
  ) AS both_sides GROUP BY id, asset`

/** The invariants between the ledger and the subscriptions to new shares. */
export const SHARE_CHECKS: readonly Check[] = [
  {
    name: 'subscriptions to new shares have the entries of their state',
    violations: `SELECT * FROM (${DIFFERENCES}) AS differences WHERE market <> 0 OR charged <> 0 OR held <> 0
      OR first_person <> last_person OR (is_money = 1 AND entries = 0)`,
    describe: row =>
      `subscription ${row.id} differs from its ${row.entries} entries in ${row.asset} by ${row.market} paid, ` +
      `${row.charged} in fees and ${row.held} held`,
  },
  {
    name: 'no offer of new shares has given away more than there was',
    violations: `SELECT offer_id, sum(coalesce(allotted_lots, 0)) AS allotted, min(total_lots) AS total
      FROM share_subscriptions GROUP BY offer_id HAVING sum(coalesce(allotted_lots, 0)) > min(total_lots)`,
    describe: row => `offer ${row.offer_id} has given away ${row.allotted} lots of ${row.total}`,
  },
  {
    name: 'nobody subscribed to new shares or was settled out of time',
    violations: `SELECT id, status, created_at, closes_at, draws_at, lists_at, settled_at, listed_at
      FROM share_subscriptions WHERE (status = 'cancelled' AND settled_at >= closes_at)
        OR (allotted_lots IS NOT NULL AND settled_at < draws_at) OR listed_at < lists_at`,
    describe: row =>
      `subscription ${row.id} became ${row.status} at ${row.listed_at ?? row.settled_at}, too early or too late`,
  },
]

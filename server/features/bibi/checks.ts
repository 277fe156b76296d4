import type { BibiOrder } from '#models'
import type { Check } from '#server/ledger/checks.ts'
import { formatPrice } from '#src/lib/money/minor-units.ts'
import { findPairByIds } from '#server/market/pairs.ts'
import { pairPriceHistory } from '#server/matching/pair-price-history.ts'
import { waitingLimit } from '#src/lib/market/waiting-order.ts'
import { formatPairPrice, parsePairPrice } from '#src/lib/trading/pair-math.ts'
import { pairPrice } from '#src/lib/trading/pair-price.ts'
import {
  timeOf,
  waitingProblem,
  type OutcomeRow,
  type RecordedOutcomes,
} from '../market/recorded-outcomes.ts'
import type { RecordedPrices } from '../market/recorded-prices.ts'

const PAID = 'CASE WHEN side = 1 THEN cost ELSE quantity END'
const GAINED = 'CASE WHEN side = 1 THEN quantity ELSE cost END'
const PAID_ASSET = "'P:' || CASE WHEN side = 1 THEN quote_id ELSE base_id END"
const GAINED_ASSET = "'P:' || CASE WHEN side = 1 THEN base_id ELSE quote_id END"

/** The amounts held for open coin-to-coin orders, by person and asset. */
export const BIBI_HOLDS = `SELECT user_id AS owner, ${PAID_ASSET} AS asset, ${PAID} AS amount
  FROM bibi_orders WHERE status = 'open'`

/**
 * The amounts of an order in each of its coins, less those of its entries: the house's side of the swap, the fee, and the hold. All are
 * zero when they agree; entries in coins that are not the order's have no counterpart and are not zero.
 */
const DIFFERENCES = `SELECT id, asset, sum(market) AS market, sum(charged) AS charged, sum(held) AS held,
    sum(entries) AS entries, max(pays) AS pays, min(person) AS first_person, max(person) AS last_person
  FROM (
    SELECT id, ${PAID_ASSET} AS asset, user_id AS person, CASE WHEN status = 'filled' THEN ${PAID} ELSE 0 END AS market,
      0 AS charged, CASE WHEN status = 'open' THEN ${PAID} ELSE 0 END AS held, 0 AS entries, 1 AS pays FROM bibi_orders
    UNION ALL SELECT id, ${GAINED_ASSET}, user_id, CASE WHEN status = 'filled' THEN -(${GAINED}) ELSE 0 END,
      CASE WHEN status = 'filled' THEN fee ELSE 0 END, 0, 0, 0 FROM bibi_orders
    UNION ALL SELECT t.reference_id, p.asset, CASE WHEN p.owner > 0 THEN p.owner END,
      CASE WHEN p.kind = 'market' THEN -p.amount ELSE 0 END,
      CASE WHEN p.kind = 'fees' THEN -p.amount ELSE 0 END,
      CASE WHEN p.kind = 'held' THEN -p.amount ELSE 0 END, 1, 0
    FROM transactions t JOIN postings p ON p.transaction_id = t.id WHERE t.reference_type = 'bibiOrder'
  ) AS both_sides GROUP BY id, asset`

/** The invariants between the ledger and the coin-to-coin orders. */
export const BIBI_CHECKS: readonly Check[] = [
  {
    name: 'coin-to-coin orders have the entries of their state',
    violations: `SELECT * FROM (${DIFFERENCES}) AS differences WHERE market <> 0 OR charged <> 0 OR held <> 0
      OR first_person <> last_person OR (pays = 1 AND entries = 0)`,
    describe: row =>
      `coin-to-coin order ${row.id} differs from its ${row.entries} entries in ${row.asset} by ${row.market} swapped, ` +
      `${row.charged} in fees and ${row.held} held`,
  },
  {
    name: 'coin-to-coin orders were filled at their limit or better, not before they were placed',
    violations: `SELECT id, side, limit_price, fill_price FROM bibi_orders WHERE status = 'filled' AND (
      closed_at < created_at OR (side = 1 AND fill_price > limit_price) OR (side = 2 AND fill_price < limit_price))`,
    describe: row =>
      `coin-to-coin order ${row.id} of side ${row.side} was filled at ${row.fill_price}, with the limit ${row.limit_price}`,
  },
]

const pricesOf = (
  coin: 'base' | 'quote',
) => `SELECT id AS key1, 0 AS key2, id, ${coin}_id AS product_id, ${coin}_price AS price,
    closed_at AS time, CASE WHEN type = 'market' THEN 1 ELSE 0 END AS is_own
  FROM bibi_orders WHERE status = 'filled'`

/** The prices of both coins at a fill. */
export const BIBI_PRICES: readonly RecordedPrices[] = [
  { what: 'coin-to-coin order', rows: pricesOf('base') },
  { what: 'coin-to-coin order', rows: pricesOf('quote') },
]

interface FilledRow extends OutcomeRow {
  readonly quote_id: bigint
  readonly fill_price: bigint
  readonly base_price: bigint
  readonly quote_price: bigint
}

/** The price of a fill is that of both coins. */
export const BIBI_OUTCOMES: RecordedOutcomes<FilledRow> = {
  what: 'coin-to-coin order',
  rows: `SELECT id AS key1, 0 AS key2, id, base_id AS product_id, quote_id, fill_price, base_price, quote_price
    FROM bibi_orders WHERE status = 'filled'`,
  problem: ({ product_id, quote_id, fill_price, base_price, quote_price }) => {
    const pair = findPairByIds(Number(product_id), Number(quote_id))
    if (!pair) return undefined
    const price = pairPrice(formatPrice(base_price), formatPrice(quote_price), pair.priceScale)
    return parsePairPrice(price) === fill_price
      ? undefined
      : `was filled at ${formatPairPrice(fill_price)}, and its coins made ${price}`
  },
}

interface LimitRow extends OutcomeRow {
  readonly quote_id: bigint
  readonly side: bigint
  readonly status: BibiOrder['status']
  readonly limit_price: bigint
  readonly created_at: bigint
  readonly closed_at: bigint | null
}

/** Limit orders are filled by the first price that reaches theirs. */
export const BIBI_LIMITS: RecordedOutcomes<LimitRow> = {
  what: 'coin-to-coin order',
  rows: `SELECT id AS key1, 0 AS key2, id, base_id AS product_id, quote_id, side, status, limit_price, created_at, closed_at
    FROM bibi_orders WHERE type = 'limit'`,
  problem: (row, product, market) => {
    const pair = findPairByIds(product.productId, Number(row.quote_id))
    if (!pair) return undefined
    const order = {
      status: row.status,
      limitPrice: formatPairPrice(row.limit_price),
      createdAt: Number(row.created_at),
      closedAt: timeOf(row.closed_at),
    }
    return waitingProblem(market, pairPriceHistory(market, pair), waitingLimit(order, row.side === 1n))
  },
}

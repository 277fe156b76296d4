import type { SpotOrder } from '#models'
import { formatPrice } from '#src/lib/money/minor-units.ts'
import { productPriceHistory } from '#server/matching/price-history.ts'
import { waitingSpot } from '#src/lib/market/waiting-order.ts'
import {
  timeOf,
  waitingProblem,
  type OutcomeRow,
  type RecordedOutcomes,
} from '../market/recorded-outcomes.ts'
import type { RecordedPrices } from '../market/recorded-prices.ts'
import { toSide } from '#src/lib/trading/spot-math.ts'

export const SPOT_PRICES: RecordedPrices = {
  what: 'spot order',
  rows: `SELECT id AS key1, 0 AS key2, id, product_id, fill_price AS price, closed_at AS time,
      CASE WHEN type = 'market' THEN 1 ELSE 0 END AS is_own
    FROM spot_orders WHERE status = 'filled'`,
}

interface WaitingRow extends OutcomeRow {
  readonly side: bigint
  readonly type: SpotOrder['orderType']
  readonly status: SpotOrder['status']
  readonly limit_price: bigint | null
  readonly stop_price: bigint | null
  readonly created_at: bigint
  readonly closed_at: bigint | null
  readonly triggered_at: bigint | null
  readonly expires_at: bigint | null
}

const priceOf = (price: bigint | null) => (price === null ? null : formatPrice(price))

/** Orders that wait are triggered and filled by the first price that reaches theirs. */
export const SPOT_OUTCOMES: RecordedOutcomes<WaitingRow> = {
  what: 'spot order',
  rows: `SELECT id AS key1, 0 AS key2, id, product_id, side, type, status, limit_price, stop_price, created_at, closed_at, triggered_at,
      expires_at
    FROM spot_orders WHERE type <> 'market'`,
  problem: (row, product, market) =>
    waitingProblem(
      market,
      productPriceHistory(market, product),
      waitingSpot({
        status: row.status,
        orderType: row.type,
        exchangeType: toSide(row.side),
        limitPrice: priceOf(row.limit_price),
        stopPrice: priceOf(row.stop_price),
        createdAt: Number(row.created_at),
        closedAt: timeOf(row.closed_at),
        triggeredAt: timeOf(row.triggered_at),
        expiresAt: timeOf(row.expires_at),
      }),
    ),
}

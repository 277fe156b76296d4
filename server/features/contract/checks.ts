import type { ContractDirection, ContractFill, ContractOrder } from '#models'
import type { Check } from '#server/ledger/checks.ts'
import { formatPrice, parseRate } from '#src/lib/money/minor-units.ts'
import type { MarketProduct } from '#server/market/types.ts'
import { productPriceHistory } from '#server/matching/price-history.ts'
import { waitingLimit } from '#src/lib/market/waiting-order.ts'
import { liquidationPrice } from '#src/lib/trading/contract-math.ts'
import { maintenanceRateOf } from '#src/lib/trading/leverage.ts'
import {
  momentOf,
  overdueBefore,
  timeOf,
  waitingProblem,
  type OutcomeRow,
  type RecordedOutcomes,
} from '../market/recorded-outcomes.ts'
import type { RecordedPrices } from '../market/recorded-prices.ts'

/** The amounts held for orders and positions, by person and asset; for the check of held balances. */
export const CONTRACT_HOLDS = `SELECT user_id AS owner, 'USDT' AS asset, margin + fee AS amount
    FROM contract_orders WHERE status = 'open'
  UNION ALL SELECT user_id, 'USDT', margin FROM contract_positions WHERE status = 'open'`

/** Whether a transaction's reference exists. */
export const CONTRACT_EXISTS = 'EXISTS (SELECT 1 FROM contract_orders c WHERE c.id = t.reference_id)'

/** The amounts of an order and its position, and the sums of their entries. */
const SUMS = `SELECT id, max(status) AS status, sum(keeps) AS keeps, sum(gained) AS gained, sum(fees) AS fees,
    sum(held) AS held, sum(paid) AS paid, sum(charged) AS charged, sum(entries) AS entries,
    min(person) AS first_person, max(person) AS last_person
  FROM (
    SELECT id, status, CASE WHEN status = 'open' THEN margin + fee ELSE 0 END AS keeps, 0 AS gained, 0 AS fees,
      0 AS held, 0 AS paid, 0 AS charged, 0 AS entries, user_id AS person FROM contract_orders
    UNION ALL SELECT id, NULL, margin, profit + funding, fees, 0, 0, 0, 0, user_id FROM contract_positions
    UNION ALL SELECT t.reference_id, NULL, 0, 0, 0,
      CASE WHEN p.kind = 'held' THEN p.amount ELSE 0 END,
      CASE WHEN p.kind = 'market' THEN -p.amount ELSE 0 END,
      CASE WHEN p.kind = 'fees' THEN p.amount ELSE 0 END, 1,
      CASE WHEN p.owner > 0 THEN p.owner END
    FROM transactions t JOIN postings p ON p.transaction_id = t.id WHERE t.reference_type = 'contract'
  ) AS both_sides GROUP BY id`

/** The amounts of a position, less the sums of its fills and fundings. */
const MOVEMENTS = `SELECT id, max(status) AS status, max(opened) AS opened, sum(quantity) AS quantity, sum(margin) AS margin,
    sum(profit) AS profit, sum(fees) AS fees, sum(funding) AS funding
  FROM (
    SELECT id, status, opened_quantity AS opened, quantity, margin - margin_added AS margin, profit, fees, funding
      FROM contract_positions
    UNION ALL SELECT position_id, NULL, NULL, CASE WHEN reason = 'open' THEN -quantity ELSE quantity END,
      CASE WHEN reason = 'open' THEN -margin ELSE margin END, -profit, -fee, 0 FROM contract_fills
    UNION ALL SELECT position_id, NULL, NULL, 0, -amount, 0, 0, -amount FROM contract_fundings
  ) AS both_sides GROUP BY id`

/** The invariants between the ledger, contract orders, positions, and their fills and fundings. */
export const CONTRACT_CHECKS: readonly Check[] = [
  {
    name: 'contracts have their entries',
    violations: `SELECT * FROM (${SUMS}) AS sums WHERE held <> keeps OR paid <> gained OR charged <> fees
      OR entries = 0 OR first_person <> last_person`,
    describe: row =>
      `contract ${row.id} keeps ${row.keeps}, has gained ${row.gained} and paid ${row.fees} in fees; its entries say ` +
      `${row.held}, ${row.paid} and ${row.charged}`,
  },
  {
    name: 'positions are what their fills and funding make them',
    violations: `SELECT * FROM (${MOVEMENTS}) AS sums WHERE opened IS NULL OR quantity <> 0 OR margin <> 0
      OR profit <> 0 OR fees <> 0 OR funding <> 0`,
    describe: row =>
      `position ${row.id} differs from its fills and fundings by quantity ${row.quantity}, margin ${row.margin}, ` +
      `profit ${row.profit}, fees ${row.fees} and funding ${row.funding}`,
  },
  {
    name: 'filled contract orders have a position, and no others',
    violations: `SELECT id, max(filled) AS filled, max(position) AS position FROM (
        SELECT id, CASE WHEN status = 'filled' THEN 1 ELSE 0 END AS filled, 0 AS position FROM contract_orders
        UNION ALL SELECT id, 0, 1 FROM contract_positions
      ) AS both_sides GROUP BY id HAVING max(filled) <> max(position)`,
    describe: row =>
      `contract order ${row.id} ${row.filled === 1n ? 'is filled and has no' : 'is not filled and has a'} position`,
  },
  {
    name: 'no position has lost more than its margin',
    violations: `SELECT position_id, number, margin, profit, fee FROM contract_fills
      WHERE reason <> 'open' AND margin + profit - fee < 0`,
    describe: row => `fill ${row.number} of position ${row.position_id} takes more than its margin`,
  },
]

/** The opening of a market order, and the close by its owner, have the price of their moment; all others that of the tick that caused them. */
export const CONTRACT_PRICES: readonly RecordedPrices[] = [
  {
    what: 'contract',
    rows: `SELECT f.position_id AS key1, f.number AS key2, f.position_id AS id, p.product_id AS product_id, f.price AS price, f.time AS time,
        CASE WHEN f.reason = 'manual' OR (f.reason = 'open' AND o.type = 'market') THEN 1 ELSE 0 END AS is_own
      FROM contract_fills f JOIN contract_positions p ON p.id = f.position_id JOIN contract_orders o ON o.id = f.position_id`,
  },
  {
    what: 'funding of contract',
    rows: `SELECT f.position_id AS key1, f.time AS key2, f.position_id AS id, p.product_id AS product_id, f.price AS price, f.time AS time,
        0 AS is_own
      FROM contract_fundings f JOIN contract_positions p ON p.id = f.position_id`,
  },
]

interface PositionRow extends OutcomeRow {
  readonly status: 'open' | 'closed'
  readonly direction: ContractDirection
  readonly entry_price: bigint
  readonly point_value: bigint
  readonly price_step: bigint
  readonly maintenance_rate: bigint
  readonly opened_at: bigint
  readonly expires_at: bigint | null
  readonly closed_at: bigint | null
  readonly close_reason: ContractFill['reason'] | null
  readonly take_profit: bigint | null
  readonly stop_loss: bigint | null
  /** The price that reached its take profit or stop loss. */
  readonly exit_price: bigint | null
  readonly liquidated_price: bigint | null
  readonly liquidated_quantity: bigint | null
  readonly liquidated_margin: bigint | null
}

/** The last fill of a liquidation closes all that was left. */
const LIQUIDATED = "position_id = p.id AND reason = 'liquidation'"
const liquidated = (column: 'price' | 'quantity' | 'margin') =>
  `(SELECT max(${column}) FROM contract_fills WHERE ${LIQUIDATED}) AS liquidated_${column}`

/** Whether the price of its close had reached the take profit or stop loss that it is said to be by. */
function exitProblem({ direction, close_reason, take_profit, stop_loss, exit_price: price }: PositionRow) {
  if (price === null) return undefined
  const [name, bound] =
    close_reason === 'takeProfit' ? ['take profit', take_profit] : ['stop loss', stop_loss]
  const isByRise = (direction === 'long') === (close_reason === 'takeProfit')
  if (bound !== null && (isByRise ? price >= bound : price <= bound)) return undefined
  return `was closed by its ${name} at ${formatPrice(price)}, and that was ${bound === null ? 'none' : formatPrice(bound)}`
}

function expiryProblem(
  { opened_at, expires_at, closed_at }: PositionRow,
  product: MarketProduct,
): string | undefined {
  const expiry = product.contract.expiresAt?.(Number(opened_at)) ?? null
  if (expiry !== (expires_at === null ? null : Number(expires_at)))
    return `expires at ${momentOf(expires_at)}, and its contract at ${momentOf(expiry)}`
  return expires_at !== null && closed_at !== null && closed_at > expires_at
    ? `was closed at ${momentOf(closed_at)}, after its expiry`
    : undefined
}

/** Whether the price that liquidated it had reached the price that its margin led to, at the rate that the rules say. */
function liquidationProblem(row: PositionRow, product: MarketProduct): string | undefined {
  const maintenanceRate = parseRate(maintenanceRateOf(product))
  if (row.maintenance_rate !== maintenanceRate)
    return `has a maintenance rate of ${Number(row.maintenance_rate) / 1e10}, and its product has ${maintenanceRateOf(product)}`
  const { direction, liquidated_price: price, liquidated_quantity: quantity, liquidated_margin: margin } = row
  if (price === null || quantity === null || margin === null) return undefined
  const exposure = { direction, entryPrice: row.entry_price, quantity, pointValue: row.point_value, margin }
  const bound = liquidationPrice(exposure, { maintenanceRate, priceStep: row.price_step })
  const isReached = bound !== null && (direction === 'long' ? price <= bound : price >= bound)
  if (isReached) return undefined
  return `was liquidated at ${formatPrice(price)}, and its liquidation price was ${bound === null ? 'none' : formatPrice(bound)}`
}

/** Positions expire when their contract does, are closed by the prices that were set, and liquidated by the rate that the rules say. */
export const CONTRACT_OUTCOMES: RecordedOutcomes<PositionRow> = {
  what: 'position',
  rows: `SELECT p.id AS key1, 0 AS key2, p.id, product_id, status, direction, entry_price, point_value, price_step, maintenance_rate,
      opened_at, expires_at, closed_at, close_reason, take_profit, stop_loss, (SELECT max(price) FROM contract_fills
      WHERE position_id = p.id AND reason = p.close_reason AND reason IN ('takeProfit', 'stopLoss')) AS exit_price, ${liquidated('price')}, ${liquidated('quantity')}, ${liquidated('margin')}
    FROM contract_positions p`,
  problem: (row, product, market) => {
    const isLate = row.expires_at !== null && Number(row.expires_at) < overdueBefore(market)
    if (row.status === 'open' && isLate) return `is open, and was due at ${momentOf(row.expires_at)}`
    return expiryProblem(row, product) ?? exitProblem(row) ?? liquidationProblem(row, product)
  },
}

interface LimitRow extends OutcomeRow {
  readonly direction: ContractDirection
  readonly status: ContractOrder['status']
  readonly limit_price: bigint
  readonly created_at: bigint
  readonly closed_at: bigint | null
}

/** Limit orders are filled by the first price that reaches theirs. */
export const CONTRACT_LIMITS: RecordedOutcomes<LimitRow> = {
  what: 'contract order',
  rows: `SELECT id AS key1, 0 AS key2, id, product_id, direction, status, limit_price, created_at, closed_at
    FROM contract_orders WHERE type = 'limit'`,
  problem: (row, product, market) => {
    const order = {
      status: row.status,
      limitPrice: formatPrice(row.limit_price),
      createdAt: Number(row.created_at),
      closedAt: timeOf(row.closed_at),
    }
    const history = productPriceHistory(market, product)
    return waitingProblem(market, history, waitingLimit(order, row.direction === 'long'))
  },
}

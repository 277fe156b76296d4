import type {
  ContractCloseReason,
  ContractDirection,
  ContractPosition,
  ContractPositionStatus,
} from '#models'
import {
  RATE_SCALE,
  formatMoney,
  formatPrice,
  formatQuantity,
  formatUnits,
} from '#src/lib/money/minor-units.ts'
import type { Exposure } from '#src/lib/trading/contract-math.ts'
import { orNull } from '#server/kernel/or-null.ts'
import { insertInto } from '#server/kernel/insert-into.ts'
import { read, type Reader, type Row, type Statement, type Steps } from '#server/kernel/store.ts'
import { findProduct } from '#server/market/catalogue.ts'
import { hasFunding, nextFundingTime } from '#server/market/funding.ts'
import type { PriceTable } from '#server/matching/trigger-prices.ts'
import { domainError } from '#server/problem.ts'
import type { Unnamed } from '#server/market/product-fields.ts'

/** What follows from the market of the moment, or from the product, and is not stored. */
type LivePositionField =
  | 'priceScale'
  | 'priceStep'
  | 'notional'
  | 'nowPrice'
  | 'profit'
  | 'profitRate'
  | 'nextFundingAt'
  | 'time'

/** A contract position without its names and current figures. */
export type UnpricedPosition = Omit<Unnamed<ContractPosition>, 'copiedFrom' | LivePositionField>

/** A position as it is stored, in minor units. */
export interface ContractPositionRow extends Row {
  readonly id: bigint
  readonly user_id: bigint
  readonly product_id: bigint
  readonly direction: ContractDirection
  readonly status: ContractPositionStatus
  readonly opened_quantity: bigint
  readonly quantity: bigint
  readonly entry_price: bigint
  readonly leverage: bigint
  readonly point_value: bigint
  readonly price_step: bigint
  readonly maintenance_rate: bigint
  /** The fee rate of closing. */
  readonly fee_rate: bigint
  readonly margin: bigint
  readonly margin_added: bigint
  readonly profit: bigint
  readonly fees: bigint
  readonly funding: bigint
  readonly take_profit: bigint | null
  readonly stop_loss: bigint | null
  readonly liquidation_price: bigint | null
  readonly expires_at: bigint | null
  /** A price at or below this triggers the position; null: none. */
  readonly lower_trigger: bigint | null
  /** A price at or above this triggers the position; null: none. */
  readonly upper_trigger: bigint | null
  /** The time of its next funding or its expiry; milliseconds since 1970 UTC. */
  readonly due_at: bigint | null
  readonly close_reason: ContractCloseReason | null
  /** Counts the changes, for optimistic locking. */
  readonly version: bigint
  /** All market events up to this time are applied. */
  readonly as_of: bigint
  readonly opened_at: bigint
  readonly closed_at: bigint | null
}

const COLUMNS = [
  'id',
  'user_id',
  'product_id',
  'direction',
  'status',
  'opened_quantity',
  'quantity',
  'entry_price',
  'leverage',
  'point_value',
  'price_step',
  'maintenance_rate',
  'fee_rate',
  'margin',
  'margin_added',
  'profit',
  'fees',
  'funding',
  'take_profit',
  'stop_loss',
  'liquidation_price',
  'expires_at',
  'lower_trigger',
  'upper_trigger',
  'due_at',
  'close_reason',
  'version',
  'as_of',
  'opened_at',
  'closed_at',
] as const
const UPDATE = `UPDATE contract_positions SET status = $2, quantity = $3, margin = $4, margin_added = $5, profit = $6, fees = $7,
  funding = $8, take_profit = $9, stop_loss = $10, liquidation_price = $11, close_reason = $12, version = $13, as_of = $14,
  closed_at = $15, lower_trigger = $16, upper_trigger = $17, due_at = $18 WHERE id = $1`
const LOCK = 'SELECT * FROM contract_positions WHERE id = $1 /*lock*/'

export const insertPosition = insertInto('contract_positions', COLUMNS)

/** The statement that writes the mutable columns of a position. */
export function updatePositionStatement(position: ContractPositionRow): Statement {
  const { id, status, quantity, margin, margin_added, profit, fees, funding, take_profit } = position
  const { stop_loss, liquidation_price, close_reason, version, as_of, closed_at } = position
  const money = [quantity, margin, margin_added, profit, fees, funding]
  const prices = [take_profit, stop_loss, liquidation_price]
  const { lower_trigger, upper_trigger, due_at } = position
  const triggers = [lower_trigger, upper_trigger, due_at]
  return [UPDATE, [id, status, ...money, ...prices, close_reason, version, as_of, closed_at, ...triggers]]
}

/** Locks a position. @throws DomainError `position_unknown`, also when it is another person's. */
export function* lockPosition(id: bigint, userId?: bigint): Steps<ContractPositionRow> {
  const [position] = yield* read<ContractPositionRow>(LOCK, [id])
  if (!position || (userId !== undefined && position.user_id !== userId))
    throw domainError('position_unknown')
  return position
}

/** One stored position. */
export async function findPosition(reader: Reader, id: bigint): Promise<ContractPositionRow | undefined> {
  const [row] = await reader.query<ContractPositionRow>('SELECT * FROM contract_positions WHERE id = $1', [
    id,
  ])
  return row
}

/** The trigger prices of open positions. */
export const POSITION_PRICES: PriceTable = {
  table: 'contract_positions',
  instrumentColumns: ['product_id'],
  sides: [
    { priceColumn: 'lower_trigger', isReachedByFall: true },
    { priceColumn: 'upper_trigger', isReachedByFall: false },
  ],
}

const DUE = `SELECT * FROM contract_positions WHERE status = 'open' AND due_at <= $1 AND (due_at, id) > ($2, $3)
  ORDER BY due_at, id LIMIT $4`

/** Open positions that are due for funding or expiry at `now` (epoch ms), after `after`. */
export function listDuePositions(
  reader: Reader,
  now: number,
  after: Pick<ContractPositionRow, 'id' | 'due_at'> | undefined,
  limit: number,
): Promise<ContractPositionRow[]> {
  return reader.query<ContractPositionRow>(DUE, [
    BigInt(now),
    after?.due_at ?? 0n,
    after?.id ?? 0n,
    BigInt(limit),
  ])
}

type TriggerColumn = 'lower_trigger' | 'upper_trigger' | 'due_at'
const laterOf = (first: bigint, second: bigint) => (first > second ? first : second)
const earlierOf = (first: bigint, second: bigint) => (first < second ? first : second)
const pickNonNull = (
  pick: (first: bigint, second: bigint) => bigint,
  first: bigint | null,
  second: bigint | null,
) => (first === null ? second : second === null ? first : pick(first, second))

/** Makes a position due at once, from its last change on, as its triggers have changed. */
export const dueAtOnce = (position: ContractPositionRow): ContractPositionRow =>
  position.status === 'open' ? { ...position, due_at: position.as_of } : position

/** Computes the trigger prices and the due time of a position. */
export function withTriggers(position: Omit<ContractPositionRow, TriggerColumn>): ContractPositionRow {
  const { direction, liquidation_price, stop_loss, take_profit, expires_at, as_of, product_id, status } =
    position as ContractPositionRow
  if (status !== 'open') {
    return { ...position, lower_trigger: null, upper_trigger: null, due_at: null } as ContractPositionRow
  }
  const isLong = direction === 'long'
  const loss = pickNonNull(isLong ? laterOf : earlierOf, liquidation_price, stop_loss)
  const product = findProduct(Number(product_id))
  const fundedAt = product && hasFunding(product) ? BigInt(nextFundingTime(Number(as_of))) : null
  return {
    ...position,
    lower_trigger: isLong ? loss : take_profit,
    upper_trigger: isLong ? take_profit : loss,
    due_at: pickNonNull(earlierOf, expires_at, fundedAt),
  } as ContractPositionRow
}

/** The exposure that profit, funding and liquidation are computed from. */
export function exposureOf(position: ContractPositionRow): Exposure {
  const { direction, entry_price, quantity, point_value, margin } = position
  return { direction, entryPrice: entry_price, quantity, pointValue: point_value, margin }
}

export function toUnpricedPosition(row: ContractPositionRow): UnpricedPosition {
  return {
    id: `${row.id}`,
    productId: Number(row.product_id),
    direction: row.direction,
    status: row.status,
    openedQuantity: formatQuantity(row.opened_quantity),
    quantity: formatQuantity(row.quantity),
    entryPrice: formatPrice(row.entry_price),
    leverage: Number(row.leverage),
    pointValue: formatUnits(row.point_value, RATE_SCALE),
    maintenanceRate: formatUnits(row.maintenance_rate, RATE_SCALE),
    closeFeeRate: formatUnits(row.fee_rate, RATE_SCALE),
    margin: formatMoney(row.margin),
    marginAdded: formatMoney(row.margin_added),
    realisedProfit: formatMoney(row.profit),
    fees: formatMoney(row.fees),
    funding: formatMoney(row.funding),
    takeProfit: orNull(row.take_profit, formatPrice),
    stopLoss: orNull(row.stop_loss, formatPrice),
    liquidationPrice: orNull(row.liquidation_price, formatPrice),
    expiresAt: orNull(row.expires_at, Number),
    closeReason: row.close_reason,
    openedAt: Number(row.opened_at),
    closedAt: orNull(row.closed_at, Number),
  }
}

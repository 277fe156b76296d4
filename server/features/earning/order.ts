import type { EarningOrder, EarningOrderStatus } from '#models'
import { earlyRedemptionFee, type EarlyRedemptionBasis } from '#src/lib/trading/accrual.ts'
import { DAY } from '#src/lib/time/time-units.ts'
import { insertInto } from '#server/kernel/insert-into.ts'
import { read, type Row, type Statement, type Steps } from '#server/kernel/store.ts'
import { type Asset } from '#server/ledger/units.ts'
import { parseRate } from '#src/lib/money/minor-units.ts'
import type { EarningService, WithAsset } from './product.ts'
import { annualRate, interestOf, formatAmount } from './preview.ts'

/** An order without its names. */
export type UnnamedEarningOrder = WithAsset<EarningOrder>

/** A stored order, in minor units of its asset. */
export interface EarningOrderRow extends Row {
  readonly id: bigint
  readonly user_id: bigint
  readonly service: EarningService
  readonly product_id: bigint
  readonly asset: Asset
  readonly status: EarningOrderStatus
  readonly amount: bigint
  readonly daily_rate: string
  readonly term_days: bigint
  readonly early_basis: EarlyRedemptionBasis
  readonly early_rate: string
  readonly days_accrued: bigint
  readonly accrued: bigint
  readonly penalty: bigint | null
  readonly created_at: bigint
  readonly starts_at: bigint
  readonly next_at: bigint | null
  readonly closed_at: bigint | null
}

const COLUMNS = [
  'id',
  'user_id',
  'service',
  'product_id',
  'asset',
  'status',
  'amount',
  'daily_rate',
  'term_days',
  'early_basis',
  'early_rate',
  'days_accrued',
  'accrued',
  'penalty',
  'created_at',
  'starts_at',
  'next_at',
  'closed_at',
] as const satisfies readonly (keyof EarningOrderRow)[]
const UPDATE = `UPDATE earning_orders SET status = $2, days_accrued = $3, accrued = $4, penalty = $5, next_at = $6,
  closed_at = $7 WHERE id = $1`
const LOCK = 'SELECT * FROM earning_orders WHERE id = $1 /*lock*/'

export const insertEarningOrder = insertInto('earning_orders', COLUMNS)

/** The statement that writes the mutable columns of an order. */
export function updateEarningOrder(order: EarningOrderRow): Statement {
  const { id, status, days_accrued, accrued, penalty, next_at, closed_at } = order
  return [UPDATE, [id, status, days_accrued, accrued, penalty, next_at, closed_at]]
}

/** Locks an order; undefined when there is none of this id. */
export function* lockEarningOrder(id: bigint): Steps<EarningOrderRow | undefined> {
  const [order] = yield* read<EarningOrderRow>(LOCK, [id])
  return order
}

/** The penalty of redeeming an order early, given what it has accrued, in minor units. */
export function earlyRedemptionPenalty(
  { amount, early_basis: basis, early_rate: rate }: EarningOrderRow,
  accrued: bigint,
): bigint {
  return earlyRedemptionFee(amount, accrued, { basis, rate: parseRate(rate) })
}

export function toEarningOrder(order: EarningOrderRow): UnnamedEarningOrder {
  const { amount, accrued, penalty } = order
  const format = (units: bigint) => formatAmount(units, order)
  const days = Number(order.term_days)
  const total = interestOf(amount, order.daily_rate, days)
  return {
    id: `${order.id}`,
    productId: Number(order.product_id),
    asset: order.asset,
    status: order.status,
    amount: format(amount),
    dailyRate: order.daily_rate,
    yearRate: annualRate(order.daily_rate),
    termDays: days,
    earlyBasis: order.early_basis,
    earlyRate: order.early_rate,
    createdAt: Number(order.created_at),
    startsAt: Number(order.starts_at),
    endsAt: Number(order.starts_at) + days * DAY,
    dailyInterest: format(interestOf(amount, order.daily_rate, 1)),
    totalInterest: format(total),
    returns: format(amount + total),
    daysAccrued: Number(order.days_accrued),
    accrued: format(accrued),
    nextAccrualAt: order.next_at === null ? null : Number(order.next_at),
    penalty: penalty === null ? null : format(penalty),
    returned: penalty === null ? null : format(amount - penalty),
    net: penalty === null ? null : format(accrued - penalty),
    closedAt: order.closed_at === null ? null : Number(order.closed_at),
  }
}

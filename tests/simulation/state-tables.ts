/** The tables of orders and of everything else with a status, as the simulation reads them. */
import type { Row } from '#server/kernel/store.ts'
import type { Watched } from './price-oracle.ts'

interface StateTable {
  readonly table: string
  /** Every status with its possible successors. */
  readonly next: Readonly<Record<string, readonly string[]>>
  /** Statuses in which nothing is held. */
  readonly empty: readonly string[]
}

const ORDER = { open: ['filled', 'cancelled', 'rejected'], filled: [], cancelled: [], rejected: [] }
const EARNING = { running: ['matured', 'redeemed'], matured: [], redeemed: [] }

/** By the type that the ledger refers to them with. */
export const STATE_TABLES: Readonly<Record<string, StateTable>> = {
  spotOrder: { table: 'spot_orders', next: ORDER, empty: ['filled', 'cancelled', 'rejected'] },
  bibiOrder: { table: 'bibi_orders', next: ORDER, empty: ['filled', 'cancelled', 'rejected'] },
  contract: { table: 'contract_orders', next: ORDER, empty: ['cancelled', 'rejected'] },
  quickOrder: {
    table: 'quick_orders',
    next: { open: ['won', 'lost', 'drawn', 'voided'], won: [], lost: [], drawn: [], voided: [] },
    empty: ['won', 'lost', 'drawn', 'voided'],
  },
  withdrawal: {
    table: 'withdrawals',
    next: {
      pending: ['sent', 'completed', 'refused', 'cancelled'],
      sent: ['completed'],
      completed: [],
      refused: [],
      cancelled: [],
    },
    empty: ['completed', 'refused', 'cancelled'],
  },
  deposit: { table: 'deposits', next: { approved: [] }, empty: ['approved'] },
  pledgeOrder: { table: 'earning_orders', next: EARNING, empty: ['matured', 'redeemed'] },
  miningOrder: { table: 'earning_orders', next: EARNING, empty: ['matured', 'redeemed'] },
  newShares: {
    table: 'share_subscriptions',
    next: {
      waiting: ['cancelled', 'notAllotted', 'allotted', 'listed'],
      allotted: ['listed'],
      cancelled: [],
      notAllotted: [],
      listed: [],
    },
    empty: ['cancelled', 'notAllotted', 'listed'],
  },
}

/** Statuses that require a reason. */
export const NEEDS_REASON = new Set(['rejected', 'refused', 'voided'])

export interface StateRow extends Row {
  readonly id: bigint
  readonly user_id: bigint
  readonly status: string
}

/** The columns of a limit order of any kind, as far as it has them. */
export interface LimitRow extends StateRow {
  readonly type: string
  readonly product_id: bigint
  readonly base_id: bigint
  readonly quote_id: bigint
  readonly side: bigint
  readonly direction: string
  readonly limit_price: bigint
  readonly fill_price: bigint | null
  readonly created_at: bigint
  readonly closed_at: bigint | null
}

/** The kinds of orders that wait for a price. */
export const LIMIT_TYPES = ['spotOrder', 'bibiOrder', 'contract'] as const

/** What a limit order waits for. */
export function watchedBy(type: string, row: LimitRow): Watched {
  const limit = row.limit_price
  if (type === 'bibiOrder')
    return { productId: Number(row.base_id), quoteId: Number(row.quote_id), limit, isBelow: row.side === 1n }
  const isBelow = type === 'contract' ? row.direction === 'long' : row.side === 1n
  return { productId: Number(row.product_id), limit, isBelow }
}

export interface PositionRow extends StateRow {
  readonly product_id: bigint
  readonly direction: string
  readonly liquidation_price: bigint | null
  readonly take_profit: bigint | null
  readonly stop_loss: bigint | null
  readonly expires_at: bigint | null
  readonly opened_at: bigint
  readonly as_of: bigint
  readonly quantity: bigint
  readonly entry_price: bigint
  readonly point_value: bigint
  readonly opened_quantity: bigint
}

export type Trigger = 'liquidation' | 'stopLoss' | 'takeProfit'

/** The prices that end a position, with what they do. */
export function triggersOf(row: PositionRow): readonly (readonly [Trigger, Watched])[] {
  const isLong = row.direction === 'long'
  const productId = Number(row.product_id)
  const named: readonly (readonly [Trigger, bigint | null, boolean])[] = [
    ['liquidation', row.liquidation_price, isLong],
    ['stopLoss', row.stop_loss, isLong],
    ['takeProfit', row.take_profit, !isLong],
  ]
  return named.flatMap(([name, limit, isBelow]) =>
    limit === null ? [] : [[name, { productId, limit, isBelow }] as const],
  )
}

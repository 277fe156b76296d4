import type { ContractCloseReason } from '#models'
import {
  closeResult,
  fundingPayment,
  liquidationPrice,
  type CloseResult,
} from '#src/lib/trading/contract-math.ts'
import { finish, type Context, type Statement, type Steps } from '#server/kernel/store.ts'
import { post, type Entry, type Reference } from '#server/ledger/ledger.ts'
import type { Wallet } from '#server/ledger/wallet.ts'
import { USDT } from '#server/ledger/units.ts'
import { insertFill } from './lists.ts'
import { watchLiquidation } from './liquidation-notice.ts'
import type { ContractOrderRow } from './order.ts'
import { exposureOf, updatePositionStatement, withTriggers, type ContractPositionRow } from './position.ts'

/** The ledger reference of an order and the position that it opens, which share one id. */
export function referenceToContract(id: bigint): Reference {
  return { type: 'contract', id }
}

const transferEntries = (
  type: Entry['type'],
  from: Entry['account'],
  to: Entry['account'],
  amount: bigint,
): Entry[] => [
  { account: from, asset: USDT, type, amount: -amount },
  { account: to, asset: USDT, type, amount },
]

/** Holds an amount for an open order or as added margin. */
export const holdEntries = (amount: bigint) => transferEntries('hold', 'available', 'held', amount)

/** Releases the hold of an order that ends without a fill. */
export const releaseEntries = (amount: bigint) => transferEntries('release', 'held', 'available', amount)

/** A market order: holds the margin and pays the fee. */
export function openEntries({ margin, fee }: ContractOrderRow): Entry[] {
  return [...holdEntries(margin), ...transferEntries('fee', 'available', 'fees', fee)]
}

/** The fill of a limit order: the fee is paid from the hold, and what the margin does not need is released. */
export function fillEntries(open: ContractOrderRow, filled: ContractOrderRow): Entry[] {
  const released = open.margin + open.fee - filled.margin - filled.fee
  return [...transferEntries('fee', 'held', 'fees', filled.fee), ...releaseEntries(released)]
}

/** Closing a part: releases its margin, books its profit or loss, and charges the fee. */
function closeEntries({ margin, profit, fee }: CloseResult): Entry[] {
  return [
    ...releaseEntries(margin),
    ...transferEntries('contractProfit', 'market', 'available', profit),
    ...transferEntries('fee', 'available', 'fees', fee),
  ]
}

/** Funding is debited from or credited to the margin. */
const fundingEntries = (amount: bigint) => transferEntries('contractFunding', 'market', 'held', amount)

/** A position with changed fields: the next version, with a new liquidation price and new triggers. */
export function withChanges(
  position: ContractPositionRow,
  fields: Partial<ContractPositionRow>,
): ContractPositionRow {
  const next = { ...position, ...fields, version: position.version + 1n }
  if (next.quantity === 0n) return withTriggers({ ...next, liquidation_price: null })
  const limits = { maintenanceRate: next.maintenance_rate, priceStep: next.price_step }
  return withTriggers({ ...next, liquidation_price: liquidationPrice(exposureOf(next), limits) })
}

/** A changed position with its entries and statements. */
export interface PositionChange {
  readonly position: ContractPositionRow
  readonly entries: readonly Entry[]
  readonly statements: readonly Statement[]
}

export interface CloseInput {
  readonly reason: ContractCloseReason
  readonly price: bigint
  readonly quantity: bigint
  /** When it is closed. */
  readonly time: bigint
}

/** Closes a part of a position, or all of it. */
export function closePart(
  open: ContractPositionRow,
  { reason, price, quantity, time }: CloseInput,
): PositionChange & { readonly closing: CloseResult } {
  const closing = closeResult(exposureOf(open), { price, quantity, feeRate: open.fee_rate })
  const { margin, profit, fee } = closing
  const isAll = quantity === open.quantity
  const position = withChanges(open, {
    quantity: open.quantity - quantity,
    margin: open.margin - margin,
    profit: open.profit + profit,
    fees: open.fees + fee,
    as_of: time,
    ...(isAll && { status: 'closed', close_reason: reason, closed_at: time }),
  })
  const fill = { reason, price, quantity, margin, profit, fee, time }
  return {
    position,
    closing,
    entries: closeEntries(closing),
    statements: [insertFill(open.id, position.version, fill)],
  }
}

/** Applies a funding payment to a position. */
export function applyFunding(
  open: ContractPositionRow,
  { price, rate, time }: Record<'price' | 'rate' | 'time', bigint>,
): PositionChange & { readonly amount: bigint } {
  const amount = fundingPayment(exposureOf(open), price, rate)
  const position = withChanges(open, {
    margin: open.margin + amount,
    funding: open.funding + amount,
    as_of: time,
  })
  return { position, amount, entries: fundingEntries(amount), statements: [] }
}

/** Stores a change with its entries, if it moves money. */
export function* settleChange<Answer>(
  context: Context,
  wallet: Wallet,
  answer: Answer,
  { position, entries, statements }: PositionChange,
): Steps<Answer> {
  const movesMoney = entries.some((entry: Entry) => entry.amount !== 0n)
  const posted = movesMoney ? post(context, wallet, referenceToContract(position.id), entries) : []
  const watch = watchLiquidation(position.id)
  return yield* finish(answer, updatePositionStatement(position), watch, ...statements, ...posted)
}

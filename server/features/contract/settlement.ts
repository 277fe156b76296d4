import { closeResult, fundingPayment, liquidationPrice, type CloseResult } from '#src/lib/contract-math.ts'
import { finish, type Context, type Statement, type Steps } from '#server/kernel/store.ts'
import { lockWallet, post, type Entry, type Reference } from '#server/ledger/ledger.ts'
import { USDT } from '#server/ledger/units.ts'
import { insertFill } from './lists.ts'
import type { ContractOrderRow } from './order.ts'
import {
  exposureOf,
  updatePosition,
  withTriggers,
  type CloseReason,
  type ContractPositionRow,
} from './position.ts'

/** An order and the position that it opens have one id, and one reference in the ledger. */
export function referenceToContract(id: bigint): Reference {
  return { type: 'contract', id }
}

const move = (type: Entry['type'], from: Entry['account'], to: Entry['account'], amount: bigint): Entry[] => [
  { account: from, asset: USDT, type, amount: -amount },
  { account: to, asset: USDT, type, amount },
]

/** From available to held, as an order waits for its price or margin is added. */
export const holdEntries = (amount: bigint) => move('hold', 'available', 'held', amount)

/** From held back to available, as an order ends without a fill. */
export const releaseEntries = (amount: bigint) => move('release', 'held', 'available', amount)

/** A market order: its margin is held, its fee is paid. */
export function openEntries({ margin, fee }: ContractOrderRow): Entry[] {
  return [...holdEntries(margin), ...move('fee', 'available', 'fees', fee)]
}

/** The fill of an order that has waited: its fee is paid from what it held, and what the margin does not need is released. */
export function fillEntries(open: ContractOrderRow, filled: ContractOrderRow): Entry[] {
  const saved = open.margin + open.fee - filled.margin - filled.fee
  return [...move('fee', 'held', 'fees', filled.fee), ...releaseEntries(saved)]
}

/** A part is closed: its margin comes back, then what it has gained or lost, less the fee. */
function closeEntries({ margin, profit, fee }: CloseResult): Entry[] {
  return [
    ...releaseEntries(margin),
    ...move('contractProfit', 'market', 'available', profit),
    ...move('fee', 'available', 'fees', fee),
  ]
}

/** Funding is paid from the margin, and added to it. */
const fundingEntries = (amount: bigint) => move('contractFunding', 'market', 'held', amount)

/** The position as its new figures make it: another version, with the liquidation price that follows from them. */
export function changed(
  position: ContractPositionRow,
  fields: Partial<ContractPositionRow>,
): ContractPositionRow {
  const next = { ...position, ...fields, version: position.version + 1n }
  if (next.quantity === 0n) return withTriggers({ ...next, liquidation_price: null })
  const limits = { maintenanceRate: next.maintenance_rate, priceStep: next.price_step }
  return withTriggers({ ...next, liquidation_price: liquidationPrice(exposureOf(next), limits) })
}

/** What a change of a position comes to. */
export interface Change {
  readonly position: ContractPositionRow
  readonly entries: readonly Entry[]
  readonly statements: readonly Statement[]
}

export interface Close {
  readonly reason: CloseReason
  readonly price: bigint
  readonly quantity: bigint
  readonly time: bigint
}

/** Closes a part of a position, or all of it. */
export function closePart(
  open: ContractPositionRow,
  { reason, price, quantity, time }: Close,
): Change & { readonly closing: CloseResult } {
  const closing = closeResult(exposureOf(open), { price, quantity, feeRate: open.fee_rate })
  const { margin, profit, fee } = closing
  const isAll = quantity === open.quantity
  const position = changed(open, {
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

/** What a funding moment does to a position. */
export function fund(
  open: ContractPositionRow,
  { price, rate, time }: Record<'price' | 'rate' | 'time', bigint>,
): Change & { readonly amount: bigint } {
  const amount = fundingPayment(exposureOf(open), price, rate)
  const position = changed(open, {
    margin: open.margin + amount,
    funding: open.funding + amount,
    as_of: time,
  })
  return { position, amount, entries: fundingEntries(amount), statements: [] }
}

/** Writes a change with its entries; a change without money has none. */
export function* settle<Answer>(
  context: Context,
  answer: Answer,
  { position, entries, statements }: Change,
): Steps<Answer> {
  const wallet = yield* lockWallet(position.user_id, [USDT])
  const isMoving = entries.some((entry: Entry) => entry.amount !== 0n)
  const posted = isMoving ? post(context, wallet, referenceToContract(position.id), entries) : []
  return yield* finish(answer, updatePosition(position), ...statements, ...posted)
}

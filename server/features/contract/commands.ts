import { watchLiquidation } from './liquidation-notice.ts'
import { notionalOf } from '#src/lib/trading/contract-math.ts'
import {
  parseMoney,
  parsePrice,
  parseQuantity,
  MONEY_SCALE,
  formatMoney,
  formatPrice,
  formatQuantity,
} from '#src/lib/money/minor-units.ts'
import { isDecimal, scaleOf, trimZeros } from '#src/lib/money/decimal.ts'
import { executeOnce } from '#server/kernel/idempotency.ts'
import { finish, type Context, type Steps } from '#server/kernel/store.ts'
import { post } from '#server/ledger/ledger.ts'
import { lockForOrder } from '#server/ledger/order-lock.ts'
import { USDT } from '#server/ledger/units.ts'
import { findTpSlProblem, parseTrigger, type TpSl } from './tp-sl.ts'
import {
  dueAtOnce,
  lockPosition,
  toUnpricedPosition,
  updatePositionStatement,
  type UnpricedPosition,
  type ContractPositionRow,
} from './position.ts'
import type { PositionMarketAt } from './position-market.ts'
import { withChanges, closePart, holdEntries, referenceToContract, settleChange } from './settlement.ts'
import { domainError } from '#server/problem.ts'
import { BUY, SELL } from '#src/lib/trading/spot-math.ts'
import { assertTradable } from '../market/product-trading.ts'
import { assertPriceNotMoved } from '../spot/slippage.ts'

/** An owner's action on a position that is caught up with the market. */
export interface PositionAction {
  readonly userId: bigint
  readonly idempotencyKey: string
  readonly positionId: bigint
  /** The expected version (optimistic locking); any other one is rejected. */
  readonly version: bigint
  /** Not part of the request: a replay does not look at it. */
  readonly market: PositionMarketAt
}

/** Locks a position that is open and to which nothing has happened until the moment of the action, and then its owner's wallet. */
function* lockUnchangedPosition(
  context: Context,
  { positionId, userId, version, market: marketAt }: PositionAction,
) {
  const open = yield* lockPosition(positionId, userId)
  if (open.status !== 'open') throw domainError('position_not_open')
  if (open.version !== version) throw domainError('position_changed')
  const locked = yield* lockForOrder(context, userId, [USDT], time => marketAt(open, time))
  if (locked.market.hasEvent) throw domainError('position_changed')
  return { open, ...locked }
}

export interface CloseContractPosition extends PositionAction {
  /** How much of it, a decimal string; all of it when absent. */
  readonly quantity?: string | undefined
  /** The price that the customer confirmed, a decimal string; at any price without one, as of copies. */
  readonly previewPrice?: string | undefined
}

/** A position after a part of it was closed, and the amounts of that part; decimal strings. */
export interface ClosedPart {
  readonly position: UnpricedPosition
  readonly price: string
  readonly quantity: string
  readonly margin: string
  readonly profit: string
  readonly fee: string
  /** The amount credited to the balance. */
  readonly returned: string
  readonly time: number
}

/**
 * Closes a position, or a part of it, at the market's price.
 * @throws DomainError `position_unknown`, `position_not_open`, `position_changed`, `price_moved`, the market's `rejectReason`,
 * `idempotency_mismatch`; `invalid_field`, `off_step` or `above_maximum` for the field `quantity`.
 */
export function closeContractPosition(context: Context, input: CloseContractPosition): Steps<ClosedPart> {
  const { userId, idempotencyKey: key, positionId, quantity, previewPrice } = input
  const request = ['closeContractPosition', positionId, quantity, previewPrice]
  return executeOnce(context, { userId, key, request }, closeSteps(context, input))
}

function* closeSteps(context: Context, input: CloseContractPosition): Steps<ClosedPart> {
  const { open, wallet, market } = yield* lockUnchangedPosition(context, input)
  assertTradable(market)
  const quantity = parseCloseQuantity(input.quantity, open)
  assertPriceNotMoved(open.direction === 'long' ? SELL : BUY, market, input.previewPrice)
  const [price, time] = [parsePrice(market.price), BigInt(market.time)]
  const change = closePart(open, { reason: 'manual', price, quantity, time })
  const { margin, profit, fee, returned } = change.closing
  const closedPart: ClosedPart = {
    position: toUnpricedPosition(change.position),
    price: formatPrice(price),
    quantity: formatQuantity(quantity),
    margin: formatMoney(margin),
    profit: formatMoney(profit),
    fee: formatMoney(fee),
    returned: formatMoney(returned),
    time: market.time,
  }
  return yield* settleChange(context, wallet, closedPart, { ...change, position: dueAtOnce(change.position) })
}

function parseCloseQuantity(text: string | undefined, open: ContractPositionRow): bigint {
  if (text === undefined) return open.quantity
  const field = 'quantity'
  if (!isDecimal(text) || text.startsWith('-') || scaleOf(trimZeros(text)) > 8) {
    throw domainError('invalid_field', { field })
  }
  const quantity = parseQuantity(text)
  if (quantity === 0n) throw domainError('invalid_field', { field })
  if (quantity > open.quantity) {
    throw domainError('above_maximum', { field, maximum: formatQuantity(open.quantity) })
  }
  return quantity
}

export interface AddContractMargin extends PositionAction {
  /** A decimal string. */
  readonly amount: string
}

/**
 * Moves money from the available balance to a position's margin, which moves its liquidation price away.
 * @throws DomainError as closeContractPosition; `invalid_field`, `above_maximum` (the margin would exceed the position's notional) or
 * `insufficient_balance` for the field `amount`.
 */
export function addContractMargin(context: Context, input: AddContractMargin): Steps<UnpricedPosition> {
  const { userId, idempotencyKey: key, positionId, amount } = input
  const request = ['addContractMargin', positionId, amount]
  return executeOnce(context, { userId, key, request }, addMarginSteps(context, input))
}

function* addMarginSteps(context: Context, input: AddContractMargin): Steps<UnpricedPosition> {
  const { open, wallet, market } = yield* lockUnchangedPosition(context, input)
  const amount = parseAddedMargin(input.amount, open)
  const position = withChanges(open, {
    margin: open.margin + amount,
    margin_added: open.margin_added + amount,
    as_of: BigInt(market.time),
  })
  const available = wallet.balance(USDT, 'available')
  if (amount > available) {
    const params = { field: 'amount', available: formatMoney(available), currency: USDT }
    throw domainError('insufficient_balance', params)
  }
  const entries = post(context, wallet, referenceToContract(open.id), holdEntries(amount))
  const statements = [updatePositionStatement(dueAtOnce(position)), watchLiquidation(position.id)]
  return yield* finish(toUnpricedPosition(position), ...statements, ...entries)
}

function parseAddedMargin(text: string, open: ContractPositionRow): bigint {
  const field = 'amount'
  if (!isDecimal(text) || text.startsWith('-') || scaleOf(trimZeros(text)) > MONEY_SCALE) {
    throw domainError('invalid_field', { field })
  }
  const amount = parseMoney(text)
  if (amount === 0n) throw domainError('invalid_field', { field })
  const maxAddition = notionalOf(open.entry_price, open.quantity, open.point_value) - open.margin
  if (amount > maxAddition) {
    const maximum = formatMoney(maxAddition < 0n ? 0n : maxAddition)
    throw domainError('above_maximum', { field, maximum, currency: USDT })
  }
  return amount
}

export type SetContractTpSl = PositionAction & TpSl

/**
 * Sets the take profit and stop loss of a position, which are validated against the market's price; an absent one is removed.
 * @throws DomainError as closeContractPosition; a problem of the fields `takeProfit` and `stopLoss`.
 */
export function setContractTpSl(context: Context, input: SetContractTpSl): Steps<UnpricedPosition> {
  const { userId, idempotencyKey: key, positionId, takeProfit, stopLoss } = input
  const request = ['setContractExits', positionId, takeProfit, stopLoss]
  return executeOnce(context, { userId, key, request }, setTpSlSteps(context, input))
}

function* setTpSlSteps(context: Context, input: SetContractTpSl): Steps<UnpricedPosition> {
  const { open, market } = yield* lockUnchangedPosition(context, input)
  const { direction, liquidation_price: liquidationPrice, price_step: priceStep } = open
  const facts = { direction, price: parsePrice(market.price), liquidationPrice, priceStep }
  const problem = findTpSlProblem(input, facts)
  if (problem) throw domainError(problem.code, { field: problem.field, ...problem.params })
  const position = withChanges(open, {
    take_profit: parseTrigger(input.takeProfit),
    stop_loss: parseTrigger(input.stopLoss),
    as_of: BigInt(market.time),
  })
  return yield* finish(toUnpricedPosition(position), updatePositionStatement(dueAtOnce(position)))
}

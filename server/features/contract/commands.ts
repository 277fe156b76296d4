import { watchLiquidation } from './liquidation-notice.ts'
import { notionalOf } from '#src/lib/trading/contract-math.ts'
import { parseUnits } from '#src/lib/minor-units.ts'
import { isDecimal, scaleOf, trimZeros } from '#src/lib/decimal.ts'
import { executeOnce } from '#server/kernel/idempotency.ts'
import { finish, type Context, type Steps } from '#server/kernel/store.ts'
import { post } from '#server/ledger/ledger.ts'
import { lockWallet } from '#server/ledger/wallet.ts'
import { MONEY_SCALE, USDT, formatMoney, formatPrice, formatQuantity } from '#server/ledger/units.ts'
import { findTpSlProblem, parseTrigger, type TpSl } from './tp-sl.ts'
import {
  dueAtOnce,
  lockPosition,
  toContractPosition,
  updatePositionStatement,
  type ContractPosition,
  type ContractPositionRow,
} from './position.ts'
import { withChanges, closePart, holdEntries, referenceToContract, settleChange } from './settlement.ts'
import { domainError } from '#server/problem.ts'
import { BUY, SELL } from '#src/lib/trading/spot-math.ts'
import { exceedsSlippage } from '../spot/slippage.ts'

/** An owner's action on a position that is caught up with the market until `at`. */
export interface PositionAction {
  readonly userId: bigint
  readonly idempotencyKey: string
  readonly positionId: bigint
  /** The expected version (optimistic locking); any other one is rejected. */
  readonly version: bigint
  /** Up to when the position is caught up, in milliseconds since 1970 UTC. */
  readonly at: number
}

/** Locks a position that is open and still has the expected version. */
function* lockUnchangedPosition({ positionId, userId, version }: PositionAction): Steps<ContractPositionRow> {
  const position = yield* lockPosition(positionId, userId)
  if (position.status !== 'open') throw domainError('position_not_open')
  if (position.version !== version) throw domainError('position_changed')
  return position
}

export interface CloseContractPosition extends PositionAction {
  /** How much of it, a decimal string; all of it when absent. */
  readonly quantity?: string | undefined
  /** The market's price at `at`, and the price that the customer confirmed. */
  readonly price: string
  readonly previewPrice: string
  /** Whether it may be closed at a slightly worse price than confirmed; see exceedsSlippage. */
  readonly mayPriceChange?: boolean
}

/** A position after a part of it was closed, and the amounts of that part; decimal strings. */
export interface ClosedPart {
  readonly position: ContractPosition
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
 * @throws DomainError `position_unknown`, `position_not_open`, `position_changed`, `price_moved`, `idempotency_mismatch`;
 * `invalid_field`, `off_step` or `above_maximum` for the field `quantity`.
 */
export function closeContractPosition(context: Context, input: CloseContractPosition): Steps<ClosedPart> {
  const { userId, idempotencyKey: key, positionId, quantity, previewPrice } = input
  const request = ['closeContractPosition', positionId, quantity, previewPrice]
  return executeOnce(context, { userId, key, request }, closeSteps(context, input))
}

function* closeSteps(context: Context, input: CloseContractPosition): Steps<ClosedPart> {
  const open = yield* lockUnchangedPosition(input)
  const { price, previewPrice, mayPriceChange, at } = input
  const quantity = parseCloseQuantity(input.quantity, open)
  const side = open.direction === 'long' ? SELL : BUY
  if (exceedsSlippage(side, price, previewPrice, mayPriceChange)) throw domainError('price_moved', { price })
  // The time of the transaction, as of its entries; the market was looked at some milliseconds earlier.
  const asOf = BigInt(at)
  const time = context.now > asOf ? context.now : asOf
  const change = closePart(open, { reason: 'manual', price: parseUnits.price(price), quantity, time, asOf })
  const { margin, profit, fee, returned } = change.closing
  const closedPart: ClosedPart = {
    position: toContractPosition(change.position),
    price: formatPrice(parseUnits.price(price)),
    quantity: formatQuantity(quantity),
    margin: formatMoney(margin),
    profit: formatMoney(profit),
    fee: formatMoney(fee),
    returned: formatMoney(returned),
    time: Number(time),
  }
  return yield* settleChange(context, closedPart, { ...change, position: dueAtOnce(change.position) })
}

function parseCloseQuantity(text: string | undefined, open: ContractPositionRow): bigint {
  if (text === undefined) return open.quantity
  const field = 'quantity'
  if (!isDecimal(text) || text.startsWith('-') || scaleOf(trimZeros(text)) > 8) {
    throw domainError('invalid_field', { field })
  }
  const quantity = parseUnits.quantity(text)
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
export function addContractMargin(context: Context, input: AddContractMargin): Steps<ContractPosition> {
  const { userId, idempotencyKey: key, positionId, amount } = input
  const request = ['addContractMargin', positionId, amount]
  return executeOnce(context, { userId, key, request }, addMarginSteps(context, input))
}

function* addMarginSteps(context: Context, input: AddContractMargin): Steps<ContractPosition> {
  const open = yield* lockUnchangedPosition(input)
  const amount = parseAddedMargin(input.amount, open)
  const position = withChanges(open, {
    margin: open.margin + amount,
    margin_added: open.margin_added + amount,
    as_of: BigInt(input.at),
  })
  const wallet = yield* lockWallet(open.user_id, [USDT])
  const available = wallet.balance(USDT, 'available')
  if (amount > available) {
    const params = { field: 'amount', available: formatMoney(available), currency: USDT }
    throw domainError('insufficient_balance', params)
  }
  const entries = post(context, wallet, referenceToContract(open.id), holdEntries(amount))
  const statements = [updatePositionStatement(dueAtOnce(position)), watchLiquidation(position.id)]
  return yield* finish(toContractPosition(position), ...statements, ...entries)
}

function parseAddedMargin(text: string, open: ContractPositionRow): bigint {
  const field = 'amount'
  if (!isDecimal(text) || text.startsWith('-') || scaleOf(trimZeros(text)) > MONEY_SCALE) {
    throw domainError('invalid_field', { field })
  }
  const amount = parseUnits.money(text)
  if (amount === 0n) throw domainError('invalid_field', { field })
  const maxAddition = notionalOf(open.entry_price, open.quantity, open.point_value) - open.margin
  if (amount > maxAddition) {
    const maximum = formatMoney(maxAddition < 0n ? 0n : maxAddition)
    throw domainError('above_maximum', { field, maximum, currency: USDT })
  }
  return amount
}

export interface SetContractTpSl extends PositionAction, TpSl {
  /** The market's price at `at`, which take profit and stop loss are validated against. */
  readonly price: string
}

/**
 * Sets the take profit and stop loss of a position; an absent one is removed.
 * @throws DomainError as closeContractPosition; a problem of the fields `takeProfit` and `stopLoss`.
 */
export function setContractTpSl(context: Context, input: SetContractTpSl): Steps<ContractPosition> {
  const { userId, idempotencyKey: key, positionId, takeProfit, stopLoss } = input
  const request = ['setContractExits', positionId, takeProfit, stopLoss]
  return executeOnce(context, { userId, key, request }, setTpSlSteps(context, input))
}

function* setTpSlSteps(_: Context, input: SetContractTpSl): Steps<ContractPosition> {
  const open = yield* lockUnchangedPosition(input)
  const { direction, liquidation_price: liquidationPrice, price_step: priceStep } = open
  const facts = { direction, price: parseUnits.price(input.price), liquidationPrice, priceStep }
  const problem = findTpSlProblem(input, facts)
  if (problem) throw domainError(problem.code, { field: problem.field, ...problem.params })
  const position = withChanges(open, {
    take_profit: parseTrigger(input.takeProfit),
    stop_loss: parseTrigger(input.stopLoss),
    as_of: BigInt(input.at),
  })
  return yield* finish(toContractPosition(position), updatePositionStatement(dueAtOnce(position)))
}

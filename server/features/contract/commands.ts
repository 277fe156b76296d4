import { notionalOf, parseUnits } from '#src/lib/contract-math.ts'
import { isDecimal, scaleOf, trimZeros } from '#src/lib/decimal.ts'
import { once } from '#server/kernel/idempotency.ts'
import { finish, type Context, type Steps } from '#server/kernel/store.ts'
import { lockWallet, post } from '#server/ledger/ledger.ts'
import { MONEY_SCALE, USDT, printMoney, printPrice, printQuantity } from '#server/ledger/units.ts'
import { findExitProblem, parseExit, type Exits } from './exits.ts'
import {
  dueFrom,
  lockPosition,
  toContractPosition,
  updatePosition,
  type ContractPosition,
  type ContractPositionRow,
} from './position.ts'
import { changed, closePart, holdEntries, referenceToContract, settle } from './settlement.ts'
import { refusal } from '#server/problem.ts'
import { BUY, SELL } from '../spot/pricing.ts'
import { hasMovedAway } from '../spot/quote.ts'

/** What somebody does to a position of his own, at a moment up to which everything that the market did is in it. */
export interface PositionAction {
  readonly userId: bigint
  readonly idempotencyKey: string
  readonly positionId: bigint
  /** The version that was looked at; another one is refused, so that nothing acts on what is no longer so. */
  readonly version: bigint
  /** The moment that was looked up to, in milliseconds since 1970 UTC. */
  readonly at: number
}

/** Locks a position that is open and as it was looked at. */
function* lockOpen({ positionId, userId, version }: PositionAction): Steps<ContractPositionRow> {
  const position = yield* lockPosition(positionId, userId)
  if (position.status !== 'open') throw refusal('position_not_open')
  if (position.version !== version) throw refusal('position_changed')
  return position
}

export interface CloseContractPosition extends PositionAction {
  /** How much of it, a decimal string; all of it when absent. */
  readonly quantity?: string | undefined
  /** The market's price at `at`, and the one that the customer has confirmed. */
  readonly price: string
  readonly previewPrice: string
  /** Whether it may be closed at a slightly worse price than confirmed; see hasMovedAway. */
  readonly mayPriceChange?: boolean
}

/** A position after a part of it was closed, and what that part came to; decimal strings. */
export interface ClosedPart {
  readonly position: ContractPosition
  readonly price: string
  readonly quantity: string
  readonly margin: string
  readonly profit: string
  readonly fee: string
  /** What has reached the balance. */
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
  return once(context, { userId, key, request }, close(context, input))
}

function* close(context: Context, input: CloseContractPosition): Steps<ClosedPart> {
  const open = yield* lockOpen(input)
  const { price, previewPrice, mayPriceChange, at } = input
  const quantity = parseCloseQuantity(input.quantity, open)
  const side = open.direction === 'long' ? SELL : BUY
  if (hasMovedAway(side, price, previewPrice, mayPriceChange)) throw refusal('price_moved', { price })
  const change = closePart(open, {
    reason: 'manual',
    price: parseUnits.price(price),
    quantity,
    time: BigInt(at),
  })
  const { margin, profit, fee, returned } = change.closing
  const part: ClosedPart = {
    position: toContractPosition(change.position),
    price: printPrice(parseUnits.price(price)),
    quantity: printQuantity(quantity),
    margin: printMoney(margin),
    profit: printMoney(profit),
    fee: printMoney(fee),
    returned: printMoney(returned),
    time: at,
  }
  return yield* settle(context, part, { ...change, position: dueFrom(change.position) })
}

function parseCloseQuantity(text: string | undefined, open: ContractPositionRow): bigint {
  if (text === undefined) return open.quantity
  const field = 'quantity'
  if (!isDecimal(text) || text.startsWith('-') || scaleOf(trimZeros(text)) > 8) {
    throw refusal('invalid_field', { field })
  }
  const quantity = parseUnits.quantity(text)
  if (quantity === 0n) throw refusal('invalid_field', { field })
  if (quantity > open.quantity) {
    throw refusal('above_maximum', { field, maximum: printQuantity(open.quantity) })
  }
  return quantity
}

export interface AddContractMargin extends PositionAction {
  /** A decimal string. */
  readonly amount: string
}

/**
 * Moves money from the available balance to a position's margin, so that its liquidation is farther off.
 * @throws DomainError as closeContractPosition; `invalid_field`, `above_maximum` (the margin would be more than what the position
 * stands for) or `insufficient_balance` for the field `amount`.
 */
export function addContractMargin(context: Context, input: AddContractMargin): Steps<ContractPosition> {
  const { userId, idempotencyKey: key, positionId, amount } = input
  const request = ['addContractMargin', positionId, amount]
  return once(context, { userId, key, request }, addMargin(context, input))
}

function* addMargin(context: Context, input: AddContractMargin): Steps<ContractPosition> {
  const open = yield* lockOpen(input)
  const amount = parseAddedMargin(input.amount, open)
  const position = changed(open, {
    margin: open.margin + amount,
    margin_added: open.margin_added + amount,
    as_of: BigInt(input.at),
  })
  const wallet = yield* lockWallet(open.user_id, [USDT])
  const available = wallet.balance(USDT, 'available')
  if (amount > available) {
    const params = { field: 'amount', available: printMoney(available), currency: USDT }
    throw refusal('insufficient_balance', params)
  }
  const entries = post(context, wallet, referenceToContract(open.id), holdEntries(amount))
  return yield* finish(toContractPosition(position), updatePosition(dueFrom(position)), ...entries)
}

function parseAddedMargin(text: string, open: ContractPositionRow): bigint {
  const field = 'amount'
  if (!isDecimal(text) || text.startsWith('-') || scaleOf(trimZeros(text)) > MONEY_SCALE) {
    throw refusal('invalid_field', { field })
  }
  const amount = parseUnits.money(text)
  if (amount === 0n) throw refusal('invalid_field', { field })
  const room = notionalOf(open.entry_price, open.quantity, open.point_value) - open.margin
  if (amount > room) {
    const maximum = printMoney(room < 0n ? 0n : room)
    throw refusal('above_maximum', { field, maximum, currency: USDT })
  }
  return amount
}

export interface SetContractExits extends PositionAction, Exits {
  /** The market's price at `at`, which exits are judged by. */
  readonly price: string
}

/**
 * Sets where a position is to be closed by itself; what is absent is taken away.
 * @throws DomainError as closeContractPosition; a problem of the fields `takeProfit` and `stopLoss`.
 */
export function setContractExits(context: Context, input: SetContractExits): Steps<ContractPosition> {
  const { userId, idempotencyKey: key, positionId, takeProfit, stopLoss } = input
  const request = ['setContractExits', positionId, takeProfit, stopLoss]
  return once(context, { userId, key, request }, setExits(context, input))
}

function* setExits(_: Context, input: SetContractExits): Steps<ContractPosition> {
  const open = yield* lockOpen(input)
  const { direction, liquidation_price: liquidationPrice, price_step: priceStep } = open
  const facts = { direction, price: parseUnits.price(input.price), liquidationPrice, priceStep }
  const problem = findExitProblem(input, facts)
  if (problem) throw refusal(problem.code, { field: problem.field, ...problem.params })
  const position = changed(open, {
    take_profit: parseExit(input.takeProfit),
    stop_loss: parseExit(input.stopLoss),
    as_of: BigInt(input.at),
  })
  return yield* finish(toContractPosition(position), updatePosition(dueFrom(position)))
}

import { parseUnits } from '#src/lib/contract-math.ts'
import { once } from '#server/kernel/idempotency.ts'
import { finish, type Context, type Statement, type Steps } from '#server/kernel/store.ts'
import { lockWallet, post, type Wallet } from '#server/ledger/ledger.ts'
import { USDT, printPrice } from '#server/ledger/units.ts'
import { filledOrder, newOrder, opening } from './opening.ts'
import {
  closeContractOrder,
  insertContractOrder,
  lockContractOrder,
  toContractOrder,
  type ContractOrder,
  type ContractOrderRow,
} from './order.ts'
import { quoteContractOrder, type ContractMarket, type ContractRequest, type ContractRules } from './quote.ts'
import { fillEntries, holdEntries, openEntries, referenceToContract, releaseEntries } from './settlement.ts'
import { leaveMessage } from '#server/messages.ts'
import { refuseMoreOrders } from '../shared/open-orders.ts'
import { refusal } from '#server/problem.ts'
import { BUY, SELL } from '../spot/pricing.ts'
import { hasMovedAway } from '../spot/quote.ts'
import { CONTRACT_ORDER_TRANSITIONS, canBecome } from '../shared/state-machine.ts'

export interface PlaceContractOrder extends ContractRequest {
  readonly userId: bigint
  readonly idempotencyKey: string
  /** The price that the customer has confirmed, a decimal string. */
  readonly previewPrice: string
  /** The market at this moment: not part of the request, so that a repetition may find another. */
  readonly market: ContractMarket
}

/**
 * Places an order for a position. A market order opens it at once at the market's price; a limit order holds its margin and its fee.
 * @throws DomainError with the preview's problem (its field in `params.field`); `price_moved` when the price of a market order has
 * become worse than `previewPrice` by more than 0.5 %; `idempotency_mismatch`.
 */
export function placeContractOrder(context: Context, input: PlaceContractOrder): Steps<ContractOrder> {
  const { userId, idempotencyKey, market, direction, type, leverage, quantity, margin } = input
  const { limitPrice, takeProfit, stopLoss, previewPrice } = input
  const asked = [direction, type, BigInt(leverage), quantity, margin, limitPrice, takeProfit, stopLoss]
  const product = BigInt(market.rules.productId)
  const request = ['placeContractOrder', product, ...asked, previewPrice]
  return once(context, { userId, key: idempotencyKey, request }, place(context, input))
}

function* place(context: Context, input: PlaceContractOrder): Steps<ContractOrder> {
  const { userId, market, type, direction, previewPrice } = input
  const wallet = yield* lockWallet(userId, [USDT])
  yield* refuseMoreOrders('contract', userId)
  const quote = quoteContractOrder(input, market, wallet.balance(USDT, 'available'))
  const { problem } = quote
  if (problem) throw refusal(problem.code, { field: problem.field, ...problem.params })
  const side = direction === 'long' ? BUY : SELL
  if (type === 'market' && hasMovedAway(side, market.price, previewPrice, market.mayPriceChange)) {
    throw refusal('price_moved', { price: market.price })
  }

  const order = newOrder(context, userId, input, market.rules, quote)
  const entries = type === 'market' ? openEntries(order) : holdEntries(order.margin + order.fee)
  return yield* finish(
    toContractOrder(order),
    insertContractOrder(order),
    ...(type === 'market' ? opening(order, market.rules) : []),
    ...post(context, wallet, referenceToContract(order.id), entries),
  )
}

export interface FillContractOrder {
  readonly orderId: bigint
  /** The market's price, a decimal string: at the order's limit or better for the customer. */
  readonly price: string
  /** When the market had this price, in milliseconds since 1970 UTC. */
  readonly filledAt: number
  /** As they were at that moment. */
  readonly rules: ContractRules
}

/**
 * Fills an open limit order at the given price, which may be better than its limit; asked again, it answers the filled order. A short
 * one that is filled far above its limit stands for more than was held for: then its margin is what was held less the fee. An order
 * that the bounds of this moment do not allow is rejected: what it held is released, and its owner is told why.
 * @throws DomainError `order_unknown`, `order_not_open`, or `price_not_reached` when the price is worse than the limit.
 */
export function* fillContractOrder(
  context: Context,
  { orderId, price: text, filledAt, rules }: FillContractOrder,
): Steps<ContractOrder> {
  const open = yield* lockContractOrder(orderId)
  if (open.status === 'filled') return toContractOrder(open)
  if (!canBecome(CONTRACT_ORDER_TRANSITIONS, open.status, 'filled')) throw refusal('order_not_open')
  const price = parseUnits.price(text)
  const limit = open.limit_price!
  if (open.direction === 'long' ? price > limit : price < limit) {
    throw refusal('price_not_reached', { price: printPrice(limit) })
  }
  const filled = filledOrder(open, price, BigInt(filledAt), rules)
  const wallet = yield* lockWallet(open.user_id, [USDT])
  if (typeof filled === 'string') {
    const told = leaveMessage(context, open.user_id, 'order_rejected', {
      market: 'contract',
      product: rules.productCode,
      reason: filled,
    })
    const ended = endedOrder(open, { status: 'rejected', reason: filled, time: context.now })
    return yield* finish(toContractOrder(ended), ...release(context, wallet, ended), told)
  }
  return yield* finish(
    toContractOrder(filled),
    closeContractOrder(filled),
    ...opening(filled, rules),
    ...post(context, wallet, referenceToContract(open.id), fillEntries(open, filled)),
  )
}

export interface CancelContractOrder {
  readonly userId: bigint
  readonly idempotencyKey: string
  readonly orderId: bigint
}

/**
 * Cancels a person's own open order and releases what it held.
 * @throws DomainError `order_unknown`, `order_not_open`, `idempotency_mismatch`.
 */
export function cancelContractOrder(context: Context, input: CancelContractOrder): Steps<ContractOrder> {
  const { userId, idempotencyKey, orderId } = input
  const intention = { userId, key: idempotencyKey, request: ['cancelContractOrder', orderId] }
  return once(context, intention, end(context, lockContractOrder(orderId, userId), 'cancelled', null))
}

export interface RejectContractOrder {
  readonly orderId: bigint
  /** The message key that the customer is told. */
  readonly reason: string
}

/**
 * Ends an open order on the house's side, as when a product is suspended, and releases what it held.
 * @throws DomainError `order_unknown`, `order_not_open`.
 */
export function rejectContractOrder(
  context: Context,
  { orderId, reason }: RejectContractOrder,
): Steps<ContractOrder> {
  return end(context, lockContractOrder(orderId), 'rejected', reason)
}

type Ending = {
  readonly status: 'cancelled' | 'rejected'
  readonly reason: string | null
  readonly time: bigint
}

const endedOrder = (open: ContractOrderRow, { status, reason, time }: Ending): ContractOrderRow => ({
  ...open,
  status,
  reason,
  closed_at: time,
})

/** Stores an order that has ended without a fill, and releases what it held. */
const release = (context: Context, wallet: Wallet, ended: ContractOrderRow): Statement[] => [
  closeContractOrder(ended),
  ...post(context, wallet, referenceToContract(ended.id), releaseEntries(ended.margin + ended.fee)),
]

function* end(
  context: Context,
  locking: Steps<ContractOrderRow>,
  status: 'cancelled' | 'rejected',
  reason: string | null,
): Steps<ContractOrder> {
  const open = yield* locking
  if (!canBecome(CONTRACT_ORDER_TRANSITIONS, open.status, status)) throw refusal('order_not_open')
  const ended = endedOrder(open, { status, reason, time: context.now })
  const wallet = yield* lockWallet(open.user_id, [USDT])
  return yield* finish(toContractOrder(ended), ...release(context, wallet, ended))
}

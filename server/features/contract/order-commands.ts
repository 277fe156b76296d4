import type { ContractOrder } from '#models'
import { readStoredOrder } from '#server/matching/stored-order.ts'
import type { Unnamed } from '#server/market/product-fields.ts'
import { parsePrice, formatPrice, formatQuantity } from '#src/lib/money/minor-units.ts'
import { executeOnce, givenFields } from '#server/kernel/idempotency.ts'
import { finish, type Context, type Statement, type Steps } from '#server/kernel/store.ts'
import { post } from '#server/ledger/ledger.ts'
import { lockForOrder, type MarketAt } from '#server/ledger/order-lock.ts'
import { lockWallet, type Wallet } from '#server/ledger/wallet.ts'
import { USDT } from '#server/ledger/units.ts'
import { fillOrder, newOrder, openPositionStatements } from './open-position.ts'
import {
  closeContractOrder,
  insertContractOrder,
  lockContractOrder,
  toContractOrder,
  type ContractOrderRow,
} from './order.ts'
import {
  estimateContractOrder,
  type ContractMarket,
  type ContractRequest,
  type DirectionRules,
} from './preview.ts'
import { cancellationOf, lockReplaced } from './replace-order.ts'
import { fillEntries, holdEntries, openEntries, referenceToContract, releaseEntries } from './settlement.ts'
import { getProduct } from '#server/market/catalogue.ts'
import { insertMessage } from '#server/messages.ts'
import { assertOpenOrderLimit } from '#server/matching/open-order-limit.ts'
import type { OrderToCancel } from '#server/matching/catch-up.ts'
import { cancelReplaced } from '#server/matching/replaced-order.ts'
import { domainError } from '#server/problem.ts'
import { BUY, SELL } from '#src/lib/trading/spot-math.ts'
import { assertTradable } from '../market/product-trading.ts'
import { assertPriceNotMoved } from '../spot/slippage.ts'
import { CONTRACT_ORDER_TRANSITIONS } from './transitions.ts'
import { canTransition } from '#server/kernel/state-machine.ts'

/** Reads a stored answer. */
const readContractOrder = readStoredOrder<Unnamed<ContractOrder>>()

export interface PlaceContractOrder extends ContractRequest {
  readonly userId: bigint
  readonly idempotencyKey: string
  readonly productId: number
  /** The price of the preview that the customer confirmed, a decimal string; at any price without one, as of copies. */
  readonly previewPrice?: string | undefined
  /** An own open order in the same product and direction that this one takes the place of. */
  readonly replaces?: OrderToCancel<ContractOrderRow> | undefined
  /** Not part of the request: a replay does not look at it. */
  readonly market: MarketAt<ContractMarket>
}

/**
 * Places a contract order. A market order opens its position at once at the market's price; a limit order holds margin and fee.
 * @throws DomainError with the preview's problem (its field in `params.field`); `price_moved` when the price of a market order has
 * become worse than `previewPrice` by more than 0.5%; `order_unknown` or `order_not_open` for the order to replace; the market's
 * `rejectReason`; `idempotency_mismatch`.
 */
export function placeContractOrder(
  context: Context,
  input: PlaceContractOrder,
): Steps<Unnamed<ContractOrder>> {
  const { userId, idempotencyKey, direction, orderType, leverage, quantity, margin } = input
  const { limitPrice, takeProfit, stopLoss, previewPrice } = input
  const asked = [direction, orderType, BigInt(leverage), quantity, margin, limitPrice, takeProfit, stopLoss]
  const product = BigInt(input.productId)
  const given = givenFields({ replaces: input.replaces?.orderId.toString() })
  const request = ['placeContractOrder', product, ...asked, previewPrice, ...given]
  return executeOnce(
    context,
    { userId, key: idempotencyKey, request },
    placeSteps(context, input),
    readContractOrder,
  )
}

function* placeSteps(context: Context, input: PlaceContractOrder): Steps<Unnamed<ContractOrder>> {
  const { userId, productId, orderType, direction, replaces } = input
  const replaced = replaces && (yield* lockReplaced({ id: replaces.orderId, userId, direction, productId }))
  const { wallet: locked, market } = yield* lockForOrder(context, userId, [USDT], input.market)
  assertTradable(market)
  if (!replaced) yield* assertOpenOrderLimit('contract', userId)
  const cancellation = replaced && cancellationOf(context, replaced, replaces)
  const { wallet, statements: cancelling } = cancelReplaced(context, locked, cancellation)
  const estimate = estimateContractOrder(input, market, wallet.balance(USDT, 'available'))
  const { problem } = estimate
  if (problem) throw domainError(problem.code, { field: problem.field, ...problem.params })
  const side = direction === 'long' ? BUY : SELL
  if (orderType === 'market') assertPriceNotMoved(side, market, input.previewPrice)

  const order = newOrder(context, userId, input, market.rules, estimate)
  const entries = orderType === 'market' ? openEntries(order) : holdEntries(order.margin + order.fee)
  return yield* finish(
    toContractOrder(order),
    ...cancelling,
    insertContractOrder(order),
    ...(orderType === 'market' ? openPositionStatements(order, market.rules) : []),
    ...post(context, wallet, referenceToContract(order.id), entries),
  )
}

export interface FillContractOrder {
  readonly orderId: bigint
  /** The market's price, a decimal string: at the order's limit or better for the customer. */
  readonly price: string
  /** When the market had this price, in milliseconds since 1970 UTC. */
  readonly filledAt: number
  /** The rules at that time. */
  readonly rules: DirectionRules
}

/**
 * Fills an open limit order at the given price, which may be better than its limit; idempotent. A short that is filled far above its
 * limit has a larger notional than was held for: then its margin is the hold less the fee. An order that violates the limits of that
 * time is rejected: its hold is released, and its owner gets a message with the reason.
 * @throws DomainError `order_unknown`, `order_not_open`, or `price_not_reached` when the price is worse than the limit.
 */
export function* fillContractOrder(
  context: Context,
  { orderId, price: text, filledAt, rules }: FillContractOrder,
): Steps<Unnamed<ContractOrder>> {
  const open = yield* lockContractOrder(orderId)
  if (open.status === 'filled') return toContractOrder(open)
  if (!canTransition(CONTRACT_ORDER_TRANSITIONS, open.status, 'filled')) throw domainError('order_not_open')
  const price = parsePrice(text)
  const limit = open.limit_price!
  if (open.direction === 'long' ? price > limit : price < limit) {
    throw domainError('price_not_reached', { price: formatPrice(limit) })
  }
  const filled = fillOrder(open, price, BigInt(filledAt), rules)
  const wallet = yield* lockWallet(open.user_id, [USDT])
  if (typeof filled === 'string') {
    const message = insertMessage(context, open.user_id, 'order_rejected', {
      market: 'contract',
      product: rules.productCode,
      reason: filled,
    })
    const ended = endedOrder(context, open, { status: 'rejected', reason: filled })
    return yield* finish(toContractOrder(ended), ...release(context, wallet, ended), message)
  }
  return yield* finish(
    toContractOrder(filled),
    closeContractOrder(filled),
    ...openPositionStatements(filled, rules),
    ...post(context, wallet, referenceToContract(open.id), fillEntries(open, filled)),
    insertMessage(context, open.user_id, 'order_filled', {
      market: 'contract',
      product: rules.productCode,
      price: formatPrice(price),
      quantity: formatQuantity(open.quantity),
      currency: USDT,
    }),
  )
}

export interface CancelContractOrder extends OrderToCancel<ContractOrderRow> {
  readonly userId: bigint
  readonly idempotencyKey: string
}

/**
 * Cancels a person's own open order and releases what it held.
 * @throws DomainError `order_unknown`; `order_not_open`, also when the market has reached it: the matcher fills it then;
 * `idempotency_mismatch`.
 */
export function cancelContractOrder(
  context: Context,
  input: CancelContractOrder,
): Steps<Unnamed<ContractOrder>> {
  const { userId, idempotencyKey, orderId, isReached } = input
  const intention = { userId, key: idempotencyKey, request: ['cancelContractOrder', orderId] }
  const end = { status: 'cancelled', reason: null, isReached } as const
  return executeOnce(
    context,
    intention,
    endSteps(context, lockContractOrder(orderId, userId), end),
    readContractOrder,
  )
}

export interface RejectContractOrder {
  readonly orderId: bigint
  /** The message key of the reason for the customer. */
  readonly reason: string
}

/**
 * Rejects an open order, as when a product is suspended, releases its hold and tells its owner.
 * @throws DomainError `order_unknown`, `order_not_open`.
 */
export function rejectContractOrder(
  context: Context,
  { orderId, reason }: RejectContractOrder,
): Steps<Unnamed<ContractOrder>> {
  return endSteps(context, lockContractOrder(orderId), { status: 'rejected', reason })
}

interface OrderEnd extends Partial<Pick<CancelContractOrder, 'isReached'>> {
  readonly status: 'cancelled' | 'rejected'
  /** Where somebody else than its owner has ended it. */
  readonly reason: string | null
}

const endedOrder = (
  { now }: Context,
  open: ContractOrderRow,
  { status, reason }: OrderEnd,
): ContractOrderRow => ({
  ...open,
  status,
  reason,
  closed_at: now,
})

/** Stores an order that has ended without a fill, and releases its hold. */
const release = (context: Context, wallet: Wallet, ended: ContractOrderRow): Statement[] => [
  closeContractOrder(ended),
  ...post(context, wallet, referenceToContract(ended.id), releaseEntries(ended.margin + ended.fee)),
]

function* endSteps(
  context: Context,
  lockSteps: Steps<ContractOrderRow>,
  end: OrderEnd,
): Steps<Unnamed<ContractOrder>> {
  const open = yield* lockSteps
  const { status, reason, isReached } = end
  if (!canTransition(CONTRACT_ORDER_TRANSITIONS, open.status, status)) throw domainError('order_not_open')
  const reachedAt = (time: number) => isReached?.(open, time)
  const { wallet, market: hasReached } = yield* lockForOrder(context, open.user_id, [USDT], reachedAt)
  if (hasReached) throw domainError('order_not_open')
  const ended = endedOrder(context, open, end)
  const { productCode: product } = getProduct(open.product_id)
  // With a reason, somebody else has ended it.
  const notices =
    reason === null
      ? []
      : [insertMessage(context, open.user_id, 'order_rejected', { market: 'contract', product, reason })]
  return yield* finish(toContractOrder(ended), ...release(context, wallet, ended), ...notices)
}

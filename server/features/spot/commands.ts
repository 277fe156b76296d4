import { once } from '#server/kernel/idempotency.ts'
import { finish, type Context, type Statement, type Steps } from '#server/kernel/store.ts'
import { hasRoomFor } from '#server/ledger/ceiling.ts'
import { lockWallet, post, type Reference, type Wallet } from '#server/ledger/ledger.ts'
import { USDT, parsePrice, parseRate, printPrice, productAsset } from '#server/ledger/units.ts'
import { readHoldingCost } from '../wallet/holdings.ts'
import { leaveMessage } from '#server/messages.ts'
import { refuseMoreOrders } from '../shared/open-orders.ts'
import { refusal } from '#server/problem.ts'
import {
  closeOrder,
  insertOrder,
  lockOrder,
  toSpotOrder,
  type SpotOrder,
  type SpotOrderRow,
} from './order.ts'
import { BUY, SELL, priceSpot, toSide } from './pricing.ts'
import {
  hasMovedAway,
  mostCost,
  quoteSpotOrder,
  type ProductRules,
  type SpotMarket,
  type SpotQuote,
  type SpotRequest,
} from './quote.ts'
import { fillEntries, holdEntries, holdingStatement, releaseEntries, tradeEntries } from './settlement.ts'
import { SPOT_ORDER_TRANSITIONS, canBecome } from '../shared/state-machine.ts'

export interface PlaceSpotOrder extends SpotRequest {
  readonly userId: bigint
  readonly idempotencyKey: string
  /** The price that the customer has confirmed, a decimal string. */
  readonly previewPrice: string
  /** The market at this moment: not part of the request, so that a repetition may find another. */
  readonly market: SpotMarket
}

/**
 * Places a spot order. A market order is filled at once at the market's price; a limit order holds what its fill will need.
 * @throws DomainError with the preview's problem (its field in `params.field`); `price_moved` when the price of a market order has
 * become worse than `previewPrice` by more than 0.5 %; `idempotency_mismatch`.
 */
export function placeSpotOrder(context: Context, input: PlaceSpotOrder): Steps<SpotOrder> {
  const { userId, idempotencyKey, market, side, type, quantity, amount, limitPrice, previewPrice } = input
  const asked = [
    BigInt(market.product.productId),
    BigInt(side),
    type,
    quantity,
    amount,
    limitPrice,
    previewPrice,
  ]
  const intention = { userId, key: idempotencyKey, request: ['placeSpotOrder', ...asked] }
  return once(context, intention, place(context, input))
}

function* place(context: Context, input: PlaceSpotOrder): Steps<SpotOrder> {
  const { userId, market, side } = input
  const asset = productAsset(market.product.productId)
  const wallet = yield* lockWallet(userId, [USDT, asset])
  if (input.type === 'limit') yield* refuseMoreOrders('spot', userId)
  const quote = quoteSpotOrder(input, market, wallet.balance(side === BUY ? USDT : asset, 'available'))
  refuseProblem(quote)
  refuseMovedPrice(input)

  const order = newOrder(context, input, quote)
  if (order.status === 'open') {
    const hold = post(context, wallet, referenceTo(order), holdEntries(order))
    return yield* finish(toSpotOrder(order), insertOrder(order), ...hold)
  }
  const heldCost = side === SELL ? yield* readHoldingCost(userId, order.product_id) : 0n
  return yield* finish(
    toSpotOrder(order),
    insertOrder(order),
    ...post(context, wallet, referenceTo(order), tradeEntries(order, 'available')),
    holdingStatement(order, wallet, heldCost),
  )
}

function refuseProblem({ problem }: SpotQuote): void {
  if (problem) throw refusal(problem.code, { field: problem.field, ...problem.params })
}

function refuseMovedPrice({ type, side, market, previewPrice }: PlaceSpotOrder): void {
  if (type === 'market' && hasMovedAway(side, market.price, previewPrice, market.mayPriceChange)) {
    throw refusal('price_moved', { price: market.price })
  }
}

function newOrder(context: Context, input: PlaceSpotOrder, quote: SpotQuote): SpotOrderRow {
  const isMarket = input.type === 'market'
  return {
    id: context.id(),
    user_id: input.userId,
    product_id: BigInt(input.market.product.productId),
    side: BigInt(input.side),
    type: input.type,
    status: isMarket ? 'filled' : 'open',
    quantity: quote.quantity,
    limit_price: isMarket ? null : quote.price,
    fill_price: isMarket ? quote.price : null,
    cost: quote.cost,
    fee: quote.fee,
    fee_rate: input.market.feeRate,
    reason: null,
    created_at: context.now,
    closed_at: isMarket ? context.now : null,
  }
}

function referenceTo(order: SpotOrderRow): Reference {
  return { type: 'spotOrder', id: order.id }
}

export interface FillSpotOrder {
  readonly orderId: bigint
  /** The market's price, a decimal string: at the order's limit or better for the customer. */
  readonly price: string
  /** When the market had this price, in milliseconds since 1970 UTC; now when absent. The order shows it as its end. */
  readonly filledAt?: number
  /** As they were at that moment. */
  readonly product: Pick<ProductRules, 'productCode' | 'maxAmount'>
}

/**
 * Fills an open limit order at the given price, which may be better than its limit; asked again, it answers the filled order. An order
 * that the bounds of this moment do not allow is rejected: what it held is released, and its owner is told why.
 * @throws DomainError `order_unknown`, `order_not_open`, or `price_not_reached` when the price is worse than the limit.
 */
export function* fillSpotOrder(
  context: Context,
  { orderId, price, filledAt, product }: FillSpotOrder,
): Steps<SpotOrder> {
  const open = yield* lockOrder(orderId)
  if (open.status === 'filled') return toSpotOrder(open)
  if (!canBecome(SPOT_ORDER_TRANSITIONS, open.status, 'filled')) throw refusal('order_not_open')

  const side = toSide(open.side)
  const fillPrice = parsePrice(price)
  const limit = open.limit_price!
  if (side === BUY ? fillPrice > limit : fillPrice < limit) {
    throw refusal('price_not_reached', { price: printPrice(limit) })
  }
  const { cost, fee } = priceSpot(side, fillPrice, open.quantity, parseRate(open.fee_rate))
  const filled = {
    ...open,
    status: 'filled' as const,
    fill_price: fillPrice,
    cost,
    fee,
    closed_at: filledAt === undefined ? context.now : BigInt(filledAt),
  }

  const wallet = yield* lockWallet(open.user_id, [USDT, productAsset(open.product_id)])
  const obstacle = findObstacle(filled, wallet, product)
  if (obstacle) {
    const reason = { market: 'spot', product: product.productCode, reason: obstacle }
    const told = leaveMessage(context, open.user_id, 'order_rejected', reason)
    const ended: SpotOrderRow = { ...open, status: 'rejected', reason: obstacle, closed_at: context.now }
    return yield* finish(toSpotOrder(ended), ...release(context, wallet, ended), told)
  }
  const heldCost = side === SELL ? yield* readHoldingCost(open.user_id, open.product_id) : 0n
  return yield* finish(
    toSpotOrder(filled),
    closeOrder(filled),
    ...post(context, wallet, referenceTo(open), fillEntries(open, filled)),
    holdingStatement(filled, wallet, heldCost),
  )
}

/** Why an order cannot be filled as it would be, as the message key that its owner is told. */
function findObstacle(
  filled: SpotOrderRow,
  wallet: Wallet,
  { maxAmount }: FillSpotOrder['product'],
): string | undefined {
  const isBuying = toSide(filled.side) === BUY
  if (filled.cost > mostCost(maxAmount)) return 'hint_fill_above_maximum'
  const gained = isBuying
    ? hasRoomFor(wallet, productAsset(filled.product_id), filled.quantity)
    : hasRoomFor(wallet, USDT, filled.cost - filled.fee)
  return gained ? undefined : 'hint_fill_balance_limit'
}

export interface CancelSpotOrder {
  readonly userId: bigint
  readonly idempotencyKey: string
  readonly orderId: bigint
}

/**
 * Cancels a person's own open order and releases what it held.
 * @throws DomainError `order_unknown`, `order_not_open`, `idempotency_mismatch`.
 */
export function cancelSpotOrder(context: Context, input: CancelSpotOrder): Steps<SpotOrder> {
  const { userId, idempotencyKey, orderId } = input
  const intention = { userId, key: idempotencyKey, request: ['cancelSpotOrder', orderId] }
  return once(context, intention, end(context, lockOrder(orderId, userId), 'cancelled', null))
}

export interface RejectSpotOrder {
  readonly orderId: bigint
  /** The message key that the customer is told. */
  readonly reason: string
}

/**
 * Ends an open order on the house's side, as when a product is suspended, and releases what it held.
 * @throws DomainError `order_unknown`, `order_not_open`.
 */
export function rejectSpotOrder(context: Context, { orderId, reason }: RejectSpotOrder): Steps<SpotOrder> {
  return end(context, lockOrder(orderId), 'rejected', reason)
}

function* end(
  context: Context,
  locking: Steps<SpotOrderRow>,
  status: 'cancelled' | 'rejected',
  reason: string | null,
): Steps<SpotOrder> {
  const open = yield* locking
  if (!canBecome(SPOT_ORDER_TRANSITIONS, open.status, status)) throw refusal('order_not_open')
  const ended = { ...open, status, reason, closed_at: context.now }
  const wallet = yield* lockWallet(open.user_id, [
    toSide(open.side) === BUY ? USDT : productAsset(open.product_id),
  ])
  return yield* finish(toSpotOrder(ended), ...release(context, wallet, ended))
}

/** Stores an order that has ended without a fill, and releases what it held. */
const release = (context: Context, wallet: Wallet, ended: SpotOrderRow): Statement[] => [
  closeOrder(ended),
  ...post(context, wallet, referenceTo(ended), releaseEntries(ended)),
]

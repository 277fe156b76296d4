import { executeOnce } from '#server/kernel/idempotency.ts'
import { finish, type Context, type Statement, type Steps } from '#server/kernel/store.ts'
import { fitsBalanceLimit } from '#server/ledger/balance-limit.ts'
import { lockWallet, post, type Reference, type Wallet } from '#server/ledger/ledger.ts'
import {
  USDT,
  parsePrice,
  parseRate,
  formatPrice,
  formatQuantity,
  productAsset,
} from '#server/ledger/units.ts'
import { readHoldingCost } from '../wallet/holdings.ts'
import { insertMessage } from '#server/messages.ts'
import { assertOpenOrderLimit } from '#server/matching/open-order-limit.ts'
import { domainError } from '#server/problem.ts'
import {
  closeSpotOrder,
  insertSpotOrder,
  lockSpotOrder,
  toSpotOrder,
  type SpotOrder,
  type SpotOrderRow,
} from './order.ts'
import { BUY, SELL, priceSpot } from '#src/lib/spot-math.ts'
import { toSide } from './side.ts'
import {
  exceedsSlippage,
  maxCostOf,
  estimateSpotOrder,
  type ProductRules,
  type SpotMarket,
  type SpotEstimate,
  type SpotRequest,
} from './preview.ts'
import { fillEntries, holdEntries, holdingStatement, releaseEntries, tradeEntries } from './settlement.ts'
import { SPOT_ORDER_TRANSITIONS } from './transitions.ts'
import { canTransition } from '#server/kernel/state-machine.ts'

export interface PlaceSpotOrder extends SpotRequest {
  readonly userId: bigint
  readonly idempotencyKey: string
  /** The price of the preview that the customer confirmed, a decimal string. */
  readonly previewPrice: string
  /** The current market: not part of the request, so that a replay may have another one. */
  readonly market: SpotMarket
}

/**
 * Places a spot order. A market order is filled at once at the market's price; a limit order holds the amount that its fill will need.
 * @throws DomainError with the preview's problem (its field in `params.field`); `price_moved` when the price of a market order has
 * become worse than `previewPrice` by more than 0.5%; `idempotency_mismatch`.
 */
export function placeSpotOrder(context: Context, input: PlaceSpotOrder): Steps<SpotOrder> {
  const { userId, idempotencyKey, market, side, type, quantity, amount, limitPrice, previewPrice } = input
  const requestFields = [
    BigInt(market.product.productId),
    BigInt(side),
    type,
    quantity,
    amount,
    limitPrice,
    previewPrice,
  ]
  const intention = { userId, key: idempotencyKey, request: ['placeSpotOrder', ...requestFields] }
  return executeOnce(context, intention, placeSteps(context, input))
}

function* placeSteps(context: Context, input: PlaceSpotOrder): Steps<SpotOrder> {
  const { userId, market, side } = input
  const asset = productAsset(market.product.productId)
  const wallet = yield* lockWallet(userId, [USDT, asset])
  if (input.type === 'limit') yield* assertOpenOrderLimit('spot', userId)
  const estimate = estimateSpotOrder(input, market, wallet.balance(side === BUY ? USDT : asset, 'available'))
  assertNoProblem(estimate)
  assertPriceNotMoved(input)

  const order = newOrder(context, input, estimate)
  if (order.status === 'open') {
    const hold = post(context, wallet, referenceTo(order), holdEntries(order))
    return yield* finish(toSpotOrder(order), insertSpotOrder(order), ...hold)
  }
  const heldCost = side === SELL ? yield* readHoldingCost(userId, order.product_id) : 0n
  return yield* finish(
    toSpotOrder(order),
    insertSpotOrder(order),
    ...post(context, wallet, referenceTo(order), tradeEntries(order, 'available')),
    holdingStatement(order, wallet, heldCost),
  )
}

function assertNoProblem({ problem }: SpotEstimate): void {
  if (problem) throw domainError(problem.code, { field: problem.field, ...problem.params })
}

function assertPriceNotMoved({ type, side, market, previewPrice }: PlaceSpotOrder): void {
  if (type === 'market' && exceedsSlippage(side, market.price, previewPrice, market.mayPriceChange)) {
    throw domainError('price_moved', { price: market.price })
  }
}

function newOrder(context: Context, input: PlaceSpotOrder, estimate: SpotEstimate): SpotOrderRow {
  const isMarket = input.type === 'market'
  return {
    id: context.id(),
    user_id: input.userId,
    product_id: BigInt(input.market.product.productId),
    side: BigInt(input.side),
    type: input.type,
    status: isMarket ? 'filled' : 'open',
    quantity: estimate.quantity,
    limit_price: isMarket ? null : estimate.price,
    fill_price: isMarket ? estimate.price : null,
    cost: estimate.cost,
    fee: estimate.fee,
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
  /** The time of this price, in milliseconds since 1970 UTC; now when absent. Stored as the order's closing time. */
  readonly filledAt?: number
  /** The rules at that time. */
  readonly product: Pick<ProductRules, 'productCode' | 'maxAmount'>
}

/**
 * Fills an open limit order at the given price, which may be better than its limit; idempotent. An order that violates the limits of
 * that time is rejected: its hold is released, and its owner gets a message with the reason.
 * @throws DomainError `order_unknown`, `order_not_open`, or `price_not_reached` when the price is worse than the limit.
 */
export function* fillSpotOrder(
  context: Context,
  { orderId, price, filledAt, product }: FillSpotOrder,
): Steps<SpotOrder> {
  const open = yield* lockSpotOrder(orderId)
  if (open.status === 'filled') return toSpotOrder(open)
  if (!canTransition(SPOT_ORDER_TRANSITIONS, open.status, 'filled')) throw domainError('order_not_open')

  const side = toSide(open.side)
  const fillPrice = parsePrice(price)
  const limit = open.limit_price!
  if (side === BUY ? fillPrice > limit : fillPrice < limit) {
    throw domainError('price_not_reached', { price: formatPrice(limit) })
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
  const rejectReason = findRejectReason(filled, wallet, product)
  if (rejectReason) {
    const reason = { market: 'spot', product: product.productCode, reason: rejectReason }
    const message = insertMessage(context, open.user_id, 'order_rejected', reason)
    const ended: SpotOrderRow = { ...open, status: 'rejected', reason: rejectReason, closed_at: context.now }
    return yield* finish(toSpotOrder(ended), ...release(context, wallet, ended), message)
  }
  const heldCost = side === SELL ? yield* readHoldingCost(open.user_id, open.product_id) : 0n
  return yield* finish(
    toSpotOrder(filled),
    closeSpotOrder(filled),
    ...post(context, wallet, referenceTo(open), fillEntries(open, filled)),
    holdingStatement(filled, wallet, heldCost),
    insertMessage(context, open.user_id, 'order_filled', {
      market: 'spot',
      product: product.productCode,
      price: formatPrice(fillPrice),
      quantity: formatQuantity(open.quantity),
      currency: USDT,
    }),
  )
}

/** The message key of the reason why an order cannot be filled; undefined when it can. */
function findRejectReason(
  filled: SpotOrderRow,
  wallet: Wallet,
  { maxAmount }: FillSpotOrder['product'],
): string | undefined {
  const isBuying = toSide(filled.side) === BUY
  if (filled.cost > maxCostOf(maxAmount)) return 'hint_fill_above_maximum'
  const fitsBalance = isBuying
    ? fitsBalanceLimit(wallet, productAsset(filled.product_id), filled.quantity)
    : fitsBalanceLimit(wallet, USDT, filled.cost - filled.fee)
  return fitsBalance ? undefined : 'hint_fill_balance_limit'
}

export interface CancelSpotOrder {
  readonly userId: bigint
  readonly idempotencyKey: string
  readonly orderId: bigint
}

/**
 * Cancels the caller's own open order and releases its hold.
 * @throws DomainError `order_unknown`, `order_not_open`, `idempotency_mismatch`.
 */
export function cancelSpotOrder(context: Context, input: CancelSpotOrder): Steps<SpotOrder> {
  const { userId, idempotencyKey, orderId } = input
  const intention = { userId, key: idempotencyKey, request: ['cancelSpotOrder', orderId] }
  return executeOnce(context, intention, endSteps(context, lockSpotOrder(orderId, userId), 'cancelled', null))
}

export interface RejectSpotOrder {
  readonly orderId: bigint
  /** The message key of the reason for the customer. */
  readonly reason: string
}

/**
 * Rejects an open order on behalf of the operator, as when a product is suspended, and releases its hold.
 * @throws DomainError `order_unknown`, `order_not_open`.
 */
export function rejectSpotOrder(context: Context, { orderId, reason }: RejectSpotOrder): Steps<SpotOrder> {
  return endSteps(context, lockSpotOrder(orderId), 'rejected', reason)
}

function* endSteps(
  context: Context,
  lockSteps: Steps<SpotOrderRow>,
  status: 'cancelled' | 'rejected',
  reason: string | null,
): Steps<SpotOrder> {
  const open = yield* lockSteps
  if (!canTransition(SPOT_ORDER_TRANSITIONS, open.status, status)) throw domainError('order_not_open')
  const ended = { ...open, status, reason, closed_at: context.now }
  const wallet = yield* lockWallet(open.user_id, [
    toSide(open.side) === BUY ? USDT : productAsset(open.product_id),
  ])
  return yield* finish(toSpotOrder(ended), ...release(context, wallet, ended))
}

/** Stores an order that has ended without a fill, and releases its hold. */
const release = (context: Context, wallet: Wallet, ended: SpotOrderRow): Statement[] => [
  closeSpotOrder(ended),
  ...post(context, wallet, referenceTo(ended), releaseEntries(ended)),
]

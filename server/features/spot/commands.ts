import type { SpotOrder } from '#models'
import { executeOnce, givenFields } from '#server/kernel/idempotency.ts'
import { finish, type Context, type Statement, type Steps } from '#server/kernel/store.ts'
import { lockForOrder, type MarketAt } from '#server/ledger/order-lock.ts'
import { USDT, productAsset } from '#server/ledger/units.ts'
import { assertTradable } from '../market/product-trading.ts'
import { readHoldingCost } from '../wallet/holdings.ts'
import { getProduct } from '#server/market/catalogue.ts'
import type { Unnamed } from '#server/market/product-fields.ts'
import { readStoredOrder } from '#server/matching/stored-order.ts'
import { assertOpenOrderLimit } from '#server/matching/open-order-limit.ts'
import type { OrderToCancel } from '#server/matching/catch-up.ts'
import { cancelReplaced } from '#server/matching/replaced-order.ts'
import { insertMessage } from '#server/messages.ts'
import { domainError } from '#server/problem.ts'
import { insertSpotOrder, lockSpotOrder, toSpotOrder, type SpotOrderRow } from './order.ts'
import { BUY, SELL, toSide } from '#src/lib/trading/spot-math.ts'
import { estimateSpotOrder, type SpotEstimate } from './preview.ts'
import { assertPriceNotMoved } from './slippage.ts'
import type { SpotMarket, SpotRequest } from './spot-request.ts'
import { cancellationOf, lockReplaced } from './replace-order.ts'
import { hold, holdingStatement, release, tradeEntries, withExit } from './settlement.ts'
import { SPOT_ORDER_TRANSITIONS } from './transitions.ts'
import { canTransition } from '#server/kernel/state-machine.ts'

/** Reads a stored answer. */
const readSpotOrder = readStoredOrder<Unnamed<SpotOrder>>(
  'stopPrice',
  'triggeredAt',
  'expiresAt',
  'takeProfitPrice',
  'stopLossPrice',
  'exitOrderId',
)

export interface PlaceSpotOrder extends SpotRequest {
  readonly userId: bigint
  readonly idempotencyKey: string
  readonly productId: number
  /** The price of the preview that the customer confirmed, a decimal string; at any price without one, as of copies. */
  readonly previewPrice?: string | undefined
  /** An own open order in the same product and on the same side that this one takes the place of. */
  readonly replaces?: OrderToCancel<SpotOrderRow> | undefined
  /** Not part of the request: a replay does not look at it. */
  readonly market: MarketAt<SpotMarket>
}

/**
 * Places a spot order. A market order is filled at once at the market's price; any other holds the amount that its fill will need.
 * @throws DomainError with the preview's problem (its field in `params.field`); `price_moved` when the price of a market order has
 * become worse than `previewPrice` by more than 0.5%; `order_unknown` or `order_not_open` for the order to replace; the market's
 * `rejectReason`; `idempotency_mismatch`.
 */
export function placeSpotOrder(context: Context, input: PlaceSpotOrder): Steps<Unnamed<SpotOrder>> {
  const { userId, idempotencyKey, productId, exchangeType, orderType, quantity, amount } = input
  const { limitPrice, previewPrice, stopPrice, timeInForce, takeProfitPrice, stopLossPrice, replaces } = input
  const requestFields = [
    BigInt(productId),
    BigInt(exchangeType),
    orderType,
    quantity,
    amount,
    limitPrice,
    previewPrice,
    // Only where given, so that a request of an earlier version is still recognised.
    ...givenFields({
      stopPrice,
      timeInForce,
      takeProfitPrice,
      stopLossPrice,
      replaces: replaces?.orderId.toString(),
    }),
  ]
  const intention = { userId, key: idempotencyKey, request: ['placeSpotOrder', ...requestFields] }
  return executeOnce(context, intention, placeSteps(context, input), readSpotOrder)
}

function* placeSteps(context: Context, input: PlaceSpotOrder): Steps<Unnamed<SpotOrder>> {
  const { userId, productId, exchangeType: side, replaces } = input
  const asset = productAsset(productId)
  const replaced = replaces && (yield* lockReplaced({ id: replaces.orderId, userId, side, productId }))
  const { wallet: locked, market } = yield* lockForOrder(context, userId, [USDT, asset], input.market)
  assertTradable(market)
  if (opensOrder(input) && !replaced) yield* assertOpenOrderLimit('spot', userId)
  const cancellation = replaced && cancellationOf(context, replaced, replaces)
  const { wallet, statements: cancelling } = cancelReplaced(context, locked, cancellation)
  const estimate = estimateSpotOrder(input, market, wallet.balance(side === BUY ? USDT : asset, 'available'))
  assertNoProblem(estimate)
  if (input.orderType === 'market') assertPriceNotMoved(side, market, input.previewPrice)

  const order = newOrder(context, input, { market, estimate })
  if (order.status === 'open') {
    return yield* finish(
      toSpotOrder(order),
      ...cancelling,
      insertSpotOrder(order),
      ...hold(context, wallet, order),
    )
  }
  const heldCost = side === SELL ? yield* readHoldingCost(userId, order.product_id) : 0n
  const { filled, statements } = withExit(context, wallet, order, {
    entries: tradeEntries(order, 'available'),
    exitFeeRate: market.exitFeeRate ?? market.feeRate,
  })
  return yield* finish(
    toSpotOrder(filled),
    ...cancelling,
    insertSpotOrder(filled),
    ...statements,
    holdingStatement(filled, wallet, heldCost),
  )
}

/** Whether an order stays open, or opens one with its fill. */
const opensOrder = ({ orderType, takeProfitPrice, stopLossPrice }: PlaceSpotOrder): boolean =>
  orderType !== 'market' || takeProfitPrice !== undefined || stopLossPrice !== undefined

function assertNoProblem({ problem }: SpotEstimate): void {
  if (problem) throw domainError(problem.code, { field: problem.field, ...problem.params })
}

function newOrder(
  context: Context,
  input: PlaceSpotOrder,
  { market, estimate }: { readonly market: SpotMarket; readonly estimate: SpotEstimate },
): SpotOrderRow {
  const { orderType: type } = input
  const { prices } = estimate
  const isMarket = type === 'market'
  return {
    id: context.id(),
    user_id: input.userId,
    product_id: BigInt(input.productId),
    side: BigInt(input.exchangeType),
    type,
    status: isMarket ? 'filled' : 'open',
    quantity: estimate.quantity,
    limit_price: prices.limit,
    fill_price: isMarket ? estimate.price : null,
    cost: estimate.cost,
    fee: estimate.fee,
    fee_rate: market.feeRate,
    reason: null,
    created_at: context.now,
    closed_at: isMarket ? context.now : null,
    stop_price: prices.stop,
    limit_active: type === 'limit' || type === 'oco' ? 1n : 0n,
    triggered_at: null,
    expires_at: input.timeInForce === 'day' ? dayEndOf(market) : null,
    take_profit: prices.takeProfit,
    stop_loss: prices.stopLoss,
    exit_order_id: null,
  }
}

function dayEndOf({ dayEndsAt }: SpotMarket): bigint {
  if (dayEndsAt === undefined) throw new RangeError('A day order needs the end of the trading day.')
  return BigInt(dayEndsAt)
}

export interface CancelSpotOrder extends OrderToCancel<SpotOrderRow> {
  readonly userId: bigint
  readonly idempotencyKey: string
}

/**
 * Cancels the caller's own open order and releases its hold.
 * @throws DomainError `order_unknown`; `order_not_open`, also when the market has reached it: the matcher fills it then;
 * `idempotency_mismatch`.
 */
export function cancelSpotOrder(context: Context, input: CancelSpotOrder): Steps<Unnamed<SpotOrder>> {
  const { userId, idempotencyKey, orderId, isReached } = input
  const intention = { userId, key: idempotencyKey, request: ['cancelSpotOrder', orderId] }
  const end = { status: 'cancelled', reason: null, isReached } as const
  return executeOnce(
    context,
    intention,
    endSteps(context, lockSpotOrder(orderId, userId), end),
    readSpotOrder,
  )
}

export interface RejectSpotOrder {
  readonly orderId: bigint
  /** The message key of the reason for the customer. */
  readonly reason: string
}

/**
 * Rejects an open order on behalf of the operator, as when a product is suspended, releases its hold and tells its owner.
 * @throws DomainError `order_unknown`, `order_not_open`.
 */
export function rejectSpotOrder(
  context: Context,
  { orderId, reason }: RejectSpotOrder,
): Steps<Unnamed<SpotOrder>> {
  return endSteps(context, lockSpotOrder(orderId), { status: 'rejected', reason })
}

interface OrderEnd extends Partial<Pick<CancelSpotOrder, 'isReached'>> {
  readonly status: 'cancelled' | 'rejected'
  /** Where somebody else than its owner has ended it. */
  readonly reason: string | null
}

function* endSteps(
  context: Context,
  lockSteps: Steps<SpotOrderRow>,
  { status, reason, isReached }: OrderEnd,
): Steps<Unnamed<SpotOrder>> {
  const open = yield* lockSteps
  if (!canTransition(SPOT_ORDER_TRANSITIONS, open.status, status)) throw domainError('order_not_open')
  const asset = toSide(open.side) === BUY ? USDT : productAsset(open.product_id)
  const reachedAt = (time: number) => isReached?.(open, time)
  const { wallet, market: hasReached } = yield* lockForOrder(context, open.user_id, [asset], reachedAt)
  if (hasReached) throw domainError('order_not_open')
  const ended = { ...open, status, reason, closed_at: context.now }
  return yield* finish(toSpotOrder(ended), ...release(context, wallet, ended), ...endNotice(context, ended))
}

/** Tells the owner of an order that somebody else has ended: then there is a reason. */
function endNotice(context: Context, { user_id, product_id, status, reason }: SpotOrderRow): Statement[] {
  if (reason === null) return []
  const kind = status === 'cancelled' ? 'order_cancelled' : 'order_rejected'
  const { productCode: product } = getProduct(product_id)
  return [insertMessage(context, user_id, kind, { market: 'spot', product, reason })]
}

/**
 * Cancels an open day order whose day has ended, releases its hold and tells its owner.
 * @throws DomainError `order_unknown`, `order_not_open`, also when its day has not ended yet.
 */
export function* expireSpotOrder(
  context: Context,
  { orderId }: { readonly orderId: bigint },
): Steps<Unnamed<SpotOrder>> {
  const open = yield* lockSpotOrder(orderId)
  if (open.expires_at === null || open.expires_at > context.now) throw domainError('order_not_open')
  return yield* endSteps(context, lockSpotOrder(orderId), {
    status: 'cancelled',
    reason: 'hint_order_expired',
  })
}

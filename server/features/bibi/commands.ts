import { truncate } from '#src/lib/money/money.ts'
import { BUY } from '#src/lib/trading/spot-math.ts'
import { executeOnce } from '#server/kernel/idempotency.ts'
import { canTransition } from '#server/kernel/state-machine.ts'
import { finish, type Context, type Steps } from '#server/kernel/store.ts'
import { post } from '#server/ledger/ledger.ts'
import { productAsset } from '#server/ledger/units.ts'
import { parsePrice } from '#src/lib/money/minor-units.ts'
import { lockForOrder, type MarketAt } from '#server/ledger/order-lock.ts'
import { readStoredOrder } from '#server/matching/stored-order.ts'
import type { OrderToCancel } from '#server/matching/catch-up.ts'
import { assertOpenOrderLimit } from '#server/matching/open-order-limit.ts'
import { domainError } from '#server/problem.ts'
import { assertTradable } from '../market/product-trading.ts'
import { fill, referenceTo, release } from './fill.ts'
import {
  insertBibiOrder,
  lockBibiOrder,
  toBibiOrder,
  type UnnamedBibiOrder,
  type BibiOrderRow,
} from './order.ts'
import {
  coinPaid,
  estimateBibiOrder,
  type BibiEstimate,
  type BibiMarket,
  type BibiRequest,
  type PairRules,
} from './preview.ts'
import { PAIR_SCALE, parsePairPrice, worstPrice } from '#src/lib/trading/pair-math.ts'
import { assetsOf, holdEntries, holdingStatements, swapEntries } from './settlement.ts'
import { BIBI_ORDER_TRANSITIONS } from './transitions.ts'

export interface PlaceBibiOrder extends BibiRequest {
  readonly userId: bigint
  readonly idempotencyKey: string
  /** The price of the preview that the customer confirmed, a decimal string. */
  readonly previewPrice: string
  readonly pair: PairRules
  /** Not part of the request: a replay does not look at it. */
  readonly market: MarketAt<BibiMarket>
}

/**
 * Places a coin-to-coin order. A market order is filled at once at the pair's price; a limit order holds the amount that it will pay.
 * @throws DomainError with the preview's problem (its field in `params.field`); `price_moved` when the price of a market order has
 * become worse than `previewPrice` by more than 0.5%; the market's `rejectReason`; `idempotency_mismatch`.
 */
export function placeBibiOrder(context: Context, input: PlaceBibiOrder): Steps<UnnamedBibiOrder> {
  const { userId, idempotencyKey, exchangeType, orderType, quantity, amount, limitPrice, previewPrice } =
    input
  const { base, quote } = input.pair
  const coins = [BigInt(base.productId), BigInt(quote.productId)]
  const asked = [...coins, BigInt(exchangeType), orderType, quantity, amount, limitPrice, previewPrice]
  const intention = { userId, key: idempotencyKey, request: ['placeBibiOrder', ...asked] }
  return executeOnce(context, intention, placeSteps(context, input), readStoredOrder<UnnamedBibiOrder>())
}

function* placeSteps(context: Context, input: PlaceBibiOrder): Steps<UnnamedBibiOrder> {
  const { userId, pair, exchangeType: side } = input
  const assets = [productAsset(pair.base.productId), productAsset(pair.quote.productId)] as const
  const { wallet, market } = yield* lockForOrder(context, userId, assets, input.market)
  assertTradable(market)
  if (input.orderType === 'limit') yield* assertOpenOrderLimit('bibi', userId)
  const paying = productAsset(coinPaid(side, pair).productId)
  const quote = estimateBibiOrder(input, market, wallet.balance(paying, 'available'))
  if (quote.problem)
    throw domainError(quote.problem.code, { field: quote.problem.field, ...quote.problem.params })
  if (input.orderType === 'market') assertPriceNotMoved(input, market)

  const order = newOrder(context, input, quote, market.feeRate)
  if (input.orderType === 'limit') {
    const hold = post(context, wallet, referenceTo(order), holdEntries(order))
    return yield* finish(toBibiOrder(order), insertBibiOrder(order), ...hold)
  }
  const filled = yield* fill(order, wallet, {
    fill_price: quote.price,
    base_price: parsePrice(market.basePrice),
    quote_price: parsePrice(market.quotePrice),
    closed_at: context.now,
  })
  return yield* finish(
    toBibiOrder(filled),
    insertBibiOrder(filled),
    ...post(context, wallet, referenceTo(filled), swapEntries(filled, 'available')),
    ...holdingStatements(filled),
  )
}

function assertPriceNotMoved({ exchangeType: side, previewPrice }: PlaceBibiOrder, market: BibiMarket): void {
  const previewed = parsePairPrice(truncate(previewPrice, PAIR_SCALE))
  const worst = worstPrice(side, previewed, market.mayPriceChange ?? true)
  const price = parsePairPrice(market.price)
  if (side === BUY ? price > worst : price < worst) throw domainError('price_moved', { price: market.price })
}

function newOrder(
  context: Context,
  input: PlaceBibiOrder,
  quote: BibiEstimate,
  feeRate: string,
): BibiOrderRow {
  const { base, quote: priced } = input.pair
  return {
    id: context.id(),
    user_id: input.userId,
    base_id: BigInt(base.productId),
    quote_id: BigInt(priced.productId),
    side: BigInt(input.exchangeType),
    type: input.orderType,
    status: 'open',
    quantity: quote.quantity,
    limit_price: input.orderType === 'limit' ? quote.price : null,
    fill_price: null,
    cost: quote.cost,
    fee: quote.fee,
    fee_rate: feeRate,
    base_price: null,
    quote_price: null,
    value: null,
    cost_taken: null,
    reason: null,
    created_at: context.now,
    closed_at: null,
  }
}

export interface CancelBibiOrder extends OrderToCancel<BibiOrderRow> {
  readonly userId: bigint
  readonly idempotencyKey: string
}

/**
 * Cancels a person's own open order and releases what it held.
 * @throws DomainError `order_unknown`; `order_not_open`, also when the market has reached it: the matcher fills it then;
 * `idempotency_mismatch`.
 */
export function cancelBibiOrder(context: Context, input: CancelBibiOrder): Steps<UnnamedBibiOrder> {
  const { userId, idempotencyKey, orderId } = input
  const intention = { userId, key: idempotencyKey, request: ['cancelBibiOrder', orderId] }
  return executeOnce(context, intention, cancelSteps(context, input), readStoredOrder<UnnamedBibiOrder>())
}

function* cancelSteps(
  context: Context,
  { userId, orderId, isReached }: CancelBibiOrder,
): Steps<UnnamedBibiOrder> {
  const open = yield* lockBibiOrder(orderId, userId)
  if (!canTransition(BIBI_ORDER_TRANSITIONS, open.status, 'cancelled')) throw domainError('order_not_open')
  const reachedAt = (time: number) => isReached(open, time)
  const { wallet, market: hasReached } = yield* lockForOrder(context, userId, [assetsOf(open)[0]], reachedAt)
  if (hasReached) throw domainError('order_not_open')
  const ended: BibiOrderRow = { ...open, status: 'cancelled', closed_at: context.now }
  return yield* finish(toBibiOrder(ended), ...release(context, wallet, ended))
}

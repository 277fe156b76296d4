import { truncate } from '#src/lib/money.ts'
import { executeOnce } from '#server/kernel/idempotency.ts'
import { finish, type Context, type Statement, type Steps } from '#server/kernel/store.ts'
import { fitsBalanceLimit } from '#server/ledger/balance-limit.ts'
import { lockWallet, post, type Reference, type Wallet } from '#server/ledger/ledger.ts'
import { formatQuantity, parsePrice, parseQuantity, parseRate, productAsset } from '#server/ledger/units.ts'
import { averageCostOf } from '#src/lib/trading/lots.ts'
import { readHoldingCost } from '../wallet/holdings.ts'
import { insertMessage } from '#server/messages.ts'
import { assertOpenOrderLimit } from '#server/matching/open-order-limit.ts'
import { domainError } from '#server/problem.ts'
import { BUY } from '#src/lib/trading/spot-math.ts'
import { toSide } from '../spot/side.ts'
import { canTransition } from '#server/kernel/state-machine.ts'
import {
  closeBibiOrder,
  insertBibiOrder,
  lockBibiOrder,
  swapOf,
  toBibiOrder,
  type BibiOrder,
  type BibiOrderRow,
} from './order.ts'
import { PAIR_SCALE, parsePairPrice, pricePair, formatPairPrice, paidValue, worstPrice } from './pricing.ts'
import {
  coinPaid,
  estimateBibiOrder,
  type BibiMarket,
  type BibiEstimate,
  type BibiRequest,
  type PairRules,
} from './preview.ts'
import {
  assetsOf,
  coinsOf,
  fillEntries,
  holdEntries,
  holdingStatements,
  releaseEntries,
  swapEntries,
} from './settlement.ts'
import { BIBI_ORDER_TRANSITIONS } from './transitions.ts'

export interface PlaceBibiOrder extends BibiRequest {
  readonly userId: bigint
  readonly idempotencyKey: string
  /** The price of the preview that the customer confirmed, a decimal string. */
  readonly previewPrice: string
  /** The pair's current market: not part of the request, so that a replay may have another one. */
  readonly market: BibiMarket
}

/**
 * Places a coin-to-coin order. A market order is filled at once at the pair's price; a limit order holds the amount that it will pay.
 * @throws DomainError with the preview's problem (its field in `params.field`); `price_moved` when the price of a market order has
 * become worse than `previewPrice` by more than 0.5%; `idempotency_mismatch`.
 */
export function placeBibiOrder(context: Context, input: PlaceBibiOrder): Steps<BibiOrder> {
  const { userId, idempotencyKey, market, side, type, quantity, amount, limitPrice, previewPrice } = input
  const { base, quote } = market.pair
  const coins = [BigInt(base.productId), BigInt(quote.productId)]
  const asked = [...coins, BigInt(side), type, quantity, amount, limitPrice, previewPrice]
  const intention = { userId, key: idempotencyKey, request: ['placeBibiOrder', ...asked] }
  return executeOnce(context, intention, placeSteps(context, input))
}

function* placeSteps(context: Context, input: PlaceBibiOrder): Steps<BibiOrder> {
  const { userId, market, side } = input
  const { base, quote: priced } = market.pair
  const wallet = yield* lockWallet(userId, [productAsset(base.productId), productAsset(priced.productId)])
  if (input.type === 'limit') yield* assertOpenOrderLimit('bibi', userId)
  const paying = productAsset(coinPaid(side, market.pair).productId)
  const quote = estimateBibiOrder(input, market, wallet.balance(paying, 'available'))
  if (quote.problem)
    throw domainError(quote.problem.code, { field: quote.problem.field, ...quote.problem.params })
  assertPriceNotMoved(input)

  const order = newOrder(context, input, quote)
  if (input.type === 'limit') {
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

function assertPriceNotMoved({ type, side, market, previewPrice }: PlaceBibiOrder): void {
  if (type === 'limit') return
  const previewed = parsePairPrice(truncate(previewPrice, PAIR_SCALE))
  const worst = worstPrice(side, previewed, market.mayPriceChange ?? true)
  const price = parsePairPrice(market.price)
  if (side === BUY ? price > worst : price < worst) throw domainError('price_moved', { price: market.price })
}

function newOrder(context: Context, input: PlaceBibiOrder, quote: BibiEstimate): BibiOrderRow {
  const { base, quote: priced } = input.market.pair
  return {
    id: context.id(),
    user_id: input.userId,
    base_id: BigInt(base.productId),
    quote_id: BigInt(priced.productId),
    side: BigInt(input.side),
    type: input.type,
    status: 'open',
    quantity: quote.quantity,
    limit_price: input.type === 'limit' ? quote.price : null,
    fill_price: null,
    cost: quote.cost,
    fee: quote.fee,
    fee_rate: input.market.feeRate,
    base_price: null,
    quote_price: null,
    value: null,
    cost_taken: null,
    reason: null,
    created_at: context.now,
    closed_at: null,
  }
}

function referenceTo(order: BibiOrderRow): Reference {
  return { type: 'bibiOrder', id: order.id }
}

type FillPrices = { readonly [Name in 'fill_price' | 'base_price' | 'quote_price' | 'closed_at']: bigint }

/** The filled order, with the value and the cost basis of the coins paid. The wallet is locked. */
function* fill(open: BibiOrderRow, wallet: Wallet, at: FillPrices): Steps<BibiOrderRow> {
  const side = toSide(open.side)
  const { cost, fee } = pricePair(side, at.fill_price, open.quantity, parseRate(open.fee_rate))
  const priced: BibiOrderRow = { ...open, ...at, status: 'filled', cost, fee }
  const { paid } = swapOf(priced)
  const [paidAsset] = assetsOf(open)
  const owned = wallet.balance(paidAsset, 'available') + wallet.balance(paidAsset, 'held')
  const heldCost = yield* readHoldingCost(open.user_id, coinsOf(open).paid)
  return {
    ...priced,
    value: paidValue(paid, side === BUY ? at.quote_price : at.base_price),
    cost_taken: averageCostOf(heldCost, paid, owned),
  }
}

export interface FillBibiOrder {
  readonly orderId: bigint
  /** The pair's price, a decimal string: at the order's limit or better for the customer. */
  readonly price: string
  /** The price of each coin in USDT at that time, decimal strings. */
  readonly basePrice: string
  readonly quotePrice: string
  /** The time of this price, in milliseconds since 1970 UTC; stored as the order's closing time. */
  readonly filledAt: number
  /** The rules at that time. */
  readonly pair: PairRules
}

/**
 * Fills an open limit order at the given price, which may be better than its limit; idempotent. An order that violates the limits of
 * that time is rejected: its hold is released, and its owner gets a message with the reason.
 * @throws DomainError `order_unknown`, `order_not_open`, or `price_not_reached` when the price is worse than the limit.
 */
export function* fillBibiOrder(context: Context, input: FillBibiOrder): Steps<BibiOrder> {
  const open = yield* lockBibiOrder(input.orderId)
  if (open.status === 'filled') return toBibiOrder(open)
  if (!canTransition(BIBI_ORDER_TRANSITIONS, open.status, 'filled')) throw domainError('order_not_open')

  const price = parsePairPrice(input.price)
  const limit = open.limit_price!
  if (toSide(open.side) === BUY ? price > limit : price < limit) {
    throw domainError('price_not_reached', { price: formatPairPrice(limit) })
  }
  const wallet = yield* lockWallet(open.user_id, assetsOf(open))
  const filled = yield* fill(open, wallet, {
    fill_price: price,
    base_price: parsePrice(input.basePrice),
    quote_price: parsePrice(input.quotePrice),
    closed_at: BigInt(input.filledAt),
  })
  const rejectReason = findRejectReason(filled, wallet, input.pair)
  const { base, quote } = input.pair
  const told = { market: 'bibi', product: `${base.productCode}/${quote.productCode}` }
  if (rejectReason) {
    const reason = { ...told, reason: rejectReason }
    const message = insertMessage(context, open.user_id, 'order_rejected', reason)
    const ended: BibiOrderRow = { ...open, status: 'rejected', reason: rejectReason, closed_at: context.now }
    return yield* finish(toBibiOrder(ended), ...release(context, wallet, ended), message)
  }
  return yield* finish(
    toBibiOrder(filled),
    closeBibiOrder(filled),
    ...post(context, wallet, referenceTo(open), fillEntries(open, filled)),
    ...holdingStatements(filled),
    insertMessage(context, open.user_id, 'order_filled', {
      ...told,
      price: formatPairPrice(price),
      quantity: formatQuantity(open.quantity),
      currency: quote.productCode,
    }),
  )
}

/** The message key of the reason why an order cannot be filled; undefined when it can. */
function findRejectReason(
  filled: BibiOrderRow,
  wallet: Wallet,
  { maxAmount }: PairRules,
): string | undefined {
  if (filled.cost > parseQuantity(maxAmount)) return 'hint_fill_above_maximum'
  if (swapOf(filled).received <= 0n) return 'hint_fill_below_minimum'
  return fitsBalanceLimit(wallet, assetsOf(filled)[1], swapOf(filled).received)
    ? undefined
    : 'hint_fill_balance_limit'
}

export interface CancelBibiOrder {
  readonly userId: bigint
  readonly idempotencyKey: string
  readonly orderId: bigint
}

/**
 * Cancels a person's own open order and releases what it held.
 * @throws DomainError `order_unknown`, `order_not_open`, `idempotency_mismatch`.
 */
export function cancelBibiOrder(context: Context, input: CancelBibiOrder): Steps<BibiOrder> {
  const { userId, idempotencyKey, orderId } = input
  const intention = { userId, key: idempotencyKey, request: ['cancelBibiOrder', orderId] }
  return executeOnce(context, intention, cancelSteps(context, input))
}

function* cancelSteps(context: Context, { userId, orderId }: CancelBibiOrder): Steps<BibiOrder> {
  const open = yield* lockBibiOrder(orderId, userId)
  if (!canTransition(BIBI_ORDER_TRANSITIONS, open.status, 'cancelled')) throw domainError('order_not_open')
  const ended: BibiOrderRow = { ...open, status: 'cancelled', closed_at: context.now }
  const wallet = yield* lockWallet(open.user_id, [assetsOf(open)[0]])
  return yield* finish(toBibiOrder(ended), ...release(context, wallet, ended))
}

/** Stores an order that has ended without a fill, and releases its hold. */
const release = (context: Context, wallet: Wallet, ended: BibiOrderRow): Statement[] => [
  closeBibiOrder(ended),
  ...post(context, wallet, referenceTo(ended), releaseEntries(ended)),
]

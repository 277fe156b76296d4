import type { QuickOrder, QuickOrderStatus, QuickPreviewRequest } from '#models'
import { executeOnce } from '#server/kernel/idempotency.ts'
import { finish, type Context, type Steps } from '#server/kernel/store.ts'
import { post, type Entry, type Reference } from '#server/ledger/ledger.ts'
import { lockForOrder, type MarketAt } from '#server/ledger/order-lock.ts'
import { lockWallet } from '#server/ledger/wallet.ts'
import { USDT } from '#server/ledger/units.ts'
import { parsePrice, parseRate } from '#src/lib/money/minor-units.ts'
import type { Unnamed } from '#server/market/product-fields.ts'
import { readStoredOrder } from '#server/matching/stored-order.ts'
import { domainError } from '#server/problem.ts'
import {
  closeQuickOrder,
  durationFields,
  insertQuickOrder,
  lockQuickOrder,
  toQuickOrder,
  type QuickOrderRow,
} from './order.ts'
import { outcomeOf, estimateQuickOrder, type QuickMarket, type QuickEstimate } from './preview.ts'
import { toSide } from '#src/lib/trading/spot-math.ts'
import { assertPriceNotMoved } from '../spot/slippage.ts'
import { QUICK_ORDER_TRANSITIONS } from './transitions.ts'
import { canTransition } from '#server/kernel/state-machine.ts'
import { readAllowance } from './trading-limits.ts'

/** Reads a stored answer; earlier versions stored the duration in seconds. */
function readQuickOrder(stored: unknown): Unnamed<QuickOrder> {
  const { seconds, ...order } = readStoredOrder<Unnamed<QuickOrder> & { seconds?: number }>()(stored)
  return seconds === undefined ? order : { ...order, ...durationFields(seconds) }
}

export interface PlaceQuickOrder extends Omit<QuickPreviewRequest, 'productType' | 'productCode'> {
  readonly userId: bigint
  readonly idempotencyKey: string
  readonly productId: number
  /** The price and the payout rate that the customer confirmed, decimal strings. */
  readonly previewPrice: string
  readonly payoutRate: string
  /** Not part of the request: a replay does not look at it. */
  readonly market: MarketAt<QuickMarket>
}

/**
 * Places a quick order at the market's price: its stake and its fee are held until it is settled.
 * @throws DomainError with the estimate's problem (its field in `params.field`); `quick_payout_changed`; `price_moved` when the price has
 * become worse than `previewPrice` by more than the market allows; `idempotency_mismatch`.
 */
export function placeQuickOrder(context: Context, input: PlaceQuickOrder): Steps<Unnamed<QuickOrder>> {
  const { userId, idempotencyKey, productId, optionId, exchangeType, stake, previewPrice, payoutRate } = input
  const asked = [BigInt(productId), BigInt(optionId), BigInt(exchangeType), stake, previewPrice, payoutRate]
  const intention = { userId, key: idempotencyKey, request: ['placeQuickOrder', ...asked] }
  return executeOnce(context, intention, placeSteps(context, input), readQuickOrder)
}

function* placeSteps(context: Context, input: PlaceQuickOrder): Steps<Unnamed<QuickOrder>> {
  const { userId, stake } = input
  const { wallet, market } = yield* lockForOrder(context, userId, [USDT], input.market)
  const allowance = yield* readAllowance(userId, BigInt(market.now))
  const estimate = estimateQuickOrder(stake, market, {
    available: wallet.balance(USDT, 'available'),
    ...allowance,
  })
  const { problem } = estimate
  if (problem) throw domainError(problem.code, { field: problem.field, ...problem.params })
  assertTermsUnchanged(input, market)

  const order = newOrder(context, input, { market, estimate })
  return yield* finish(
    toQuickOrder(order),
    insertQuickOrder(order),
    ...post(context, wallet, referenceTo(order), holdOrRelease('hold', order.stake + order.fee)),
  )
}

function assertTermsUnchanged(
  { exchangeType, previewPrice, payoutRate }: PlaceQuickOrder,
  market: QuickMarket,
): void {
  if (parseRate(payoutRate) !== parseRate(market.option.payoutRate)) {
    throw domainError('quick_payout_changed', { field: 'optionId' })
  }
  assertPriceNotMoved(exchangeType, market, previewPrice)
}

function newOrder(
  context: Context,
  { userId, productId, exchangeType }: PlaceQuickOrder,
  { market, estimate }: { readonly market: QuickMarket; readonly estimate: QuickEstimate },
): QuickOrderRow {
  const { option } = market
  return {
    id: context.id(),
    user_id: userId,
    product_id: BigInt(productId),
    side: BigInt(exchangeType),
    status: 'open',
    seconds: BigInt(option.seconds),
    stake: estimate.stake,
    payout_rate: option.payoutRate,
    profit: estimate.profit,
    fee_rate: market.feeRate,
    fee: estimate.fee,
    draw_fee: estimate.drawFee,
    open_price: parsePrice(market.price),
    open_price_time: BigInt(market.priceTime),
    close_price: null,
    close_price_time: null,
    reason: null,
    created_at: BigInt(market.now),
    expires_at: BigInt(market.now + option.seconds * 1000),
    closed_at: null,
  }
}

export interface SettleQuickOrder {
  readonly orderId: bigint
  /** The public price at its expiry and the time of that price; or the reason why there was none. */
  readonly close: { readonly price: string; readonly time: number } | { readonly reason: string }
}

/**
 * Settles an expired order by the price at its expiry; idempotent. Without a price the order is voided and everything is refunded.
 * @throws DomainError `order_unknown`; Error when it has not expired, which is a bug of the caller.
 */
export function* settleQuickOrder(
  context: Context,
  { orderId, close }: SettleQuickOrder,
): Steps<Unnamed<QuickOrder>> {
  const open = yield* lockQuickOrder(orderId)
  const hasPrice = 'price' in close
  const status = hasPrice ? outcomeOf(toSide(open.side), open.open_price, parsePrice(close.price)) : 'voided'
  if (!canTransition(QUICK_ORDER_TRANSITIONS, open.status, status)) return toQuickOrder(open)
  if (context.now < open.expires_at) throw new Error(`Quick order ${orderId} is not due yet.`)

  const ended: QuickOrderRow = {
    ...open,
    status,
    close_price: hasPrice ? parsePrice(close.price) : null,
    close_price_time: hasPrice ? BigInt(close.time) : null,
    reason: hasPrice ? null : close.reason,
    closed_at: context.now,
  }
  const wallet = yield* lockWallet(open.user_id, [USDT])
  return yield* finish(
    toQuickOrder(ended),
    closeQuickOrder(ended),
    ...post(context, wallet, referenceTo(open), settlementEntries(open, status)),
  )
}

function referenceTo({ id }: QuickOrderRow): Reference {
  return { type: 'quickOrder', id }
}

/** Books the hold to the customer, the house or the fees, depending on the outcome; a won order also pays its profit. */
function settlementEntries(order: QuickOrderRow, status: Exclude<QuickOrderStatus, 'open'>): Entry[] {
  const { stake, fee, draw_fee: drawFee, profit } = order
  switch (status) {
    case 'won':
      return [
        ...holdOrRelease('release', stake),
        ...payFromHold('fee', 'fees', fee),
        { account: 'available', asset: USDT, type: 'quickProfit', amount: profit },
        { account: 'market', asset: USDT, type: 'quickProfit', amount: -profit },
      ]
    case 'lost':
      return [...payFromHold('quickLoss', 'market', stake), ...payFromHold('fee', 'fees', fee)]
    case 'drawn':
      return [...holdOrRelease('release', stake + fee - drawFee), ...payFromHold('fee', 'fees', drawFee)]
    case 'voided':
      return holdOrRelease('release', stake + fee)
  }
}

/** Moves an amount from the available to the held balance, or back. */
function holdOrRelease(type: 'hold' | 'release', amount: bigint): Entry[] {
  const held = type === 'hold' ? amount : -amount
  return [
    { account: 'available', asset: USDT, type, amount: -held },
    { account: 'held', asset: USDT, type, amount: held },
  ]
}

function payFromHold(type: 'fee' | 'quickLoss', to: 'fees' | 'market', amount: bigint): Entry[] {
  return [
    { account: 'held', asset: USDT, type, amount: -amount },
    { account: to, asset: USDT, type, amount },
  ]
}

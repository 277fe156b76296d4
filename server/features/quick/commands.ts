import { once } from '#server/kernel/idempotency.ts'
import { finish, type Context, type Steps } from '#server/kernel/store.ts'
import { lockWallet, post, type Entry, type Reference } from '#server/ledger/ledger.ts'
import { USDT, parsePrice } from '#server/ledger/units.ts'
import { refusal } from '#server/problem.ts'
import {
  closeQuickOrder,
  insertQuickOrder,
  lockQuickOrder,
  toQuickOrder,
  type QuickOrder,
  type QuickOrderRow,
} from './order.ts'
import { outcomeOf, quoteQuickOrder, type QuickMarket, type QuickQuote } from './quote.ts'
import { toSide, type Side } from '../spot/pricing.ts'
import { hasMovedAway } from '../spot/quote.ts'
import { QUICK_ORDER_TRANSITIONS, canBecome, type QuickOrderStatus } from '../shared/state-machine.ts'
import { readAllowance } from './trading-limits.ts'

export interface PlaceQuickOrder {
  readonly userId: bigint
  readonly idempotencyKey: string
  readonly side: Side
  /** A decimal string. */
  readonly stake: string
  /** The price and the payout that the customer has confirmed, decimal strings. */
  readonly previewPrice: string
  readonly payoutRate: string
  /** The market at this moment: not part of the request, so that a repetition may find another. */
  readonly market: QuickMarket
}

/**
 * Places a quick order at the market's price: its stake and its fee are held until it is settled.
 * @throws DomainError with the quote's problem (its field in `params.field`); `quick_payout_changed`; `price_moved` when the price has
 * become worse than `previewPrice` by more than the market allows; `idempotency_mismatch`.
 */
export function placeQuickOrder(context: Context, input: PlaceQuickOrder): Steps<QuickOrder> {
  const { userId, idempotencyKey, market, side, stake, previewPrice, payoutRate } = input
  const asked = [
    BigInt(market.productId),
    BigInt(market.option.id),
    BigInt(side),
    stake,
    previewPrice,
    payoutRate,
  ]
  const intention = { userId, key: idempotencyKey, request: ['placeQuickOrder', ...asked] }
  return once(context, intention, place(context, input))
}

function* place(context: Context, input: PlaceQuickOrder): Steps<QuickOrder> {
  const { userId, market, stake } = input
  const wallet = yield* lockWallet(userId, [USDT])
  const allowance = yield* readAllowance(userId, BigInt(market.now))
  const quote = quoteQuickOrder(stake, market, {
    available: wallet.balance(USDT, 'available'),
    ...allowance,
  })
  const { problem } = quote
  if (problem) throw refusal(problem.code, { field: problem.field, ...problem.params })
  refuseOtherTerms(input)

  const order = newOrder(context, input, quote)
  return yield* finish(
    toQuickOrder(order),
    insertQuickOrder(order),
    ...post(context, wallet, referenceTo(order), moveHeld('hold', order.stake + order.fee)),
  )
}

function refuseOtherTerms({ side, market, previewPrice, payoutRate }: PlaceQuickOrder): void {
  if (payoutRate !== market.option.payoutRate) {
    throw refusal('quick_payout_changed', { field: 'optionId' })
  }
  if (hasMovedAway(side, market.price, previewPrice, market.mayPriceChange)) {
    throw refusal('price_moved', { price: market.price })
  }
}

function newOrder(context: Context, input: PlaceQuickOrder, quote: QuickQuote): QuickOrderRow {
  const { userId, side, market } = input
  const { option } = market
  return {
    id: context.id(),
    user_id: userId,
    product_id: BigInt(market.productId),
    side: BigInt(side),
    status: 'open',
    seconds: BigInt(option.seconds),
    stake: quote.stake,
    payout_rate: option.payoutRate,
    profit: quote.profit,
    fee_rate: market.feeRate,
    fee: quote.fee,
    draw_fee: quote.drawFee,
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
  /** The public price at the moment when its duration was over, and when the market made it; or why there was none. */
  readonly close: { readonly price: string; readonly time: number } | { readonly reason: string }
}

/**
 * Ends an order whose duration is over by the price of that moment; asked again, it answers the ended order. Without a price
 * everything is given back.
 * @throws DomainError `order_unknown`; Error when its duration is not over, which is a mistake of the caller.
 */
export function* settleQuickOrder(context: Context, { orderId, close }: SettleQuickOrder): Steps<QuickOrder> {
  const open = yield* lockQuickOrder(orderId)
  const isPriced = 'price' in close
  const status = isPriced ? outcomeOf(toSide(open.side), open.open_price, parsePrice(close.price)) : 'voided'
  if (!canBecome(QUICK_ORDER_TRANSITIONS, open.status, status)) return toQuickOrder(open)
  if (context.now < open.expires_at) throw new Error(`Quick order ${orderId} is not due yet.`)

  const ended: QuickOrderRow = {
    ...open,
    status,
    close_price: isPriced ? parsePrice(close.price) : null,
    close_price_time: isPriced ? BigInt(close.time) : null,
    reason: isPriced ? null : close.reason,
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

/** What an order holds goes home, to the house, or to the fees, by how it ended; a won one is paid besides. */
function settlementEntries(order: QuickOrderRow, status: Exclude<QuickOrderStatus, 'open'>): Entry[] {
  const { stake, fee, draw_fee: drawFee, profit } = order
  switch (status) {
    case 'won':
      return [
        ...moveHeld('release', stake),
        ...payHeld('fee', 'fees', fee),
        { account: 'available', asset: USDT, type: 'quickProfit', amount: profit },
        { account: 'market', asset: USDT, type: 'quickProfit', amount: -profit },
      ]
    case 'lost':
      return [...payHeld('quickLoss', 'market', stake), ...payHeld('fee', 'fees', fee)]
    case 'drawn':
      return [...moveHeld('release', stake + fee - drawFee), ...payHeld('fee', 'fees', drawFee)]
    case 'voided':
      return moveHeld('release', stake + fee)
  }
}

/** Between what is available and what is held. */
function moveHeld(type: 'hold' | 'release', amount: bigint): Entry[] {
  const held = type === 'hold' ? amount : -amount
  return [
    { account: 'available', asset: USDT, type, amount: -held },
    { account: 'held', asset: USDT, type, amount: held },
  ]
}

function payHeld(type: 'fee' | 'quickLoss', to: 'fees' | 'market', amount: bigint): Entry[] {
  return [
    { account: 'held', asset: USDT, type, amount: -amount },
    { account: to, asset: USDT, type, amount },
  ]
}

import { DAY } from '#src/lib/time/time-units.ts'
import { compare } from '#src/lib/money.ts'
import { once } from '#server/kernel/idempotency.ts'
import { finish, send, type Context, type Steps } from '#server/kernel/store.ts'
import { lockWallet, post } from '#server/ledger/ledger.ts'
import { refusal } from '#server/problem.ts'
import { EARNING_ORDER_TRANSITIONS, canBecome } from '../shared/state-machine.ts'
import { holdEntries, leaveEntries, referenceTo } from './entries.ts'
import {
  insertEarningOrder,
  lockEarningOrder,
  priceOfLeaving,
  toEarningOrder,
  updateEarningOrder,
  type EarningOrder,
  type EarningOrderRow,
} from './order.ts'
import type { EarningOffer, EarningService } from './product.ts'
import { printAmount, quoteEarning, type EarningQuote } from './quote.ts'

export interface PlaceEarningOrder {
  readonly userId: bigint
  readonly idempotencyKey: string
  /** A decimal string. */
  readonly amount: string
  /** The terms that the customer has confirmed, decimal strings and epoch ms. */
  readonly dailyRate: string
  readonly earlyRate: string
  readonly startsAt: number
  /** The product and the moment: not part of the request, so that a repetition may find others. */
  readonly offer: EarningOffer
}

const OPEN_SOLD = 'INSERT INTO earning_sold(product_id, sold) VALUES ($1, 0) ON CONFLICT DO NOTHING'
const LOCK_SOLD = 'SELECT sold FROM earning_sold WHERE product_id = $1 /*lock*/'
const ADD_SOLD = 'UPDATE earning_sold SET sold = sold + $2 WHERE product_id = $1'
const RUNNING = `SELECT CAST(coalesce(sum(amount), 0) AS BIGINT) AS running FROM earning_orders
  WHERE user_id = $1 AND product_id = $2 AND status = 'running'`

/**
 * Puts an amount into a product: it is held until the order ends.
 * @throws DomainError with the quote's problem (its field in `params.field`); `earning_terms_changed` or `earning_day_changed` when
 * what was confirmed no longer holds; `idempotency_mismatch`.
 */
export function placeEarningOrder(context: Context, input: PlaceEarningOrder): Steps<EarningOrder> {
  const { userId, idempotencyKey, offer, amount, dailyRate, earlyRate, startsAt } = input
  const { id, service } = offer.product
  const asked = [service, BigInt(id), amount, dailyRate, earlyRate, BigInt(startsAt)]
  const intention = { userId, key: idempotencyKey, request: ['placeEarningOrder', ...asked] }
  return once(context, intention, place(context, input))
}

function* place(context: Context, input: PlaceEarningOrder): Steps<EarningOrder> {
  const { userId, offer, amount } = input
  const { id, asset } = offer.product
  const wallet = yield* lockWallet(userId, [asset])
  // After the wallet, and by nobody but buyers: no two of them wait for each other.
  yield* send([OPEN_SOLD, [BigInt(id)]])
  const [sold, running] = (yield* send([LOCK_SOLD, [BigInt(id)]], [RUNNING, [userId, BigInt(id)]])) as [
    [{ sold: bigint }],
    [{ running: bigint }],
  ]
  const funds = { available: wallet.balance(asset, 'available'), ...sold[0], ...running[0] }
  const quote = quoteEarning(amount, offer, funds)
  const { problem } = quote
  if (problem) throw refusal(problem.code, { field: problem.field, ...problem.params })
  refuseOtherTerms(input, quote)

  const order = newOrder(context, input, quote)
  return yield* finish(
    toEarningOrder(order),
    insertEarningOrder(order),
    [ADD_SOLD, [BigInt(id), quote.amount]],
    ...post(context, wallet, referenceTo(order), holdEntries(order)),
  )
}

function refuseOtherTerms(input: PlaceEarningOrder, quote: EarningQuote): void {
  const { dailyRate, earlyRate } = input.offer.product
  if (compare(input.dailyRate, dailyRate) !== 0 || compare(input.earlyRate, earlyRate) !== 0) {
    throw refusal('earning_terms_changed')
  }
  if (input.startsAt !== quote.startsAt) throw refusal('earning_day_changed')
}

function newOrder(
  context: Context,
  { userId, offer }: PlaceEarningOrder,
  { amount, startsAt }: EarningQuote,
): EarningOrderRow {
  const { product, now } = offer
  return {
    id: context.id(),
    user_id: userId,
    service: product.service,
    product_id: BigInt(product.id),
    asset: product.asset,
    status: 'running',
    amount,
    daily_rate: product.dailyRate,
    term_days: BigInt(product.termDays),
    early_basis: product.earlyBasis,
    early_rate: product.earlyRate,
    days_accrued: 0n,
    accrued: 0n,
    penalty: null,
    created_at: BigInt(now),
    starts_at: BigInt(startsAt),
    next_at: BigInt(startsAt + DAY),
    closed_at: null,
  }
}

export interface RedeemEarningOrder {
  readonly userId: bigint
  readonly service: EarningService
  readonly orderId: bigint
  readonly idempotencyKey: string
  /** The price that the customer has confirmed, a decimal string. */
  readonly penalty: string
}

/**
 * Ends a running order before its time, at the published price. Every day that is over must have been posted before.
 * @throws DomainError `order_unknown`, also of somebody else's; `order_not_open`; `earning_price_changed` when the price is another
 * than confirmed; `idempotency_mismatch`.
 */
export function redeemEarningOrder(context: Context, input: RedeemEarningOrder): Steps<EarningOrder> {
  const { userId, idempotencyKey, service, orderId, penalty } = input
  const request = ['redeemEarningOrder', service, orderId, penalty]
  return once(context, { userId, key: idempotencyKey, request }, redeem(context, input))
}

function* redeem(context: Context, input: RedeemEarningOrder): Steps<EarningOrder> {
  const order = yield* lockEarningOrder(input.orderId)
  if (order?.user_id !== input.userId || order.service !== input.service) throw refusal('order_unknown')
  if (!canBecome(EARNING_ORDER_TRANSITIONS, order.status, 'redeemed')) throw refusal('order_not_open')
  const penalty = priceOfLeaving(order, order.accrued)
  const price = printAmount(penalty, order)
  const isBehind = order.next_at !== null && order.next_at <= context.now
  if (isBehind || compare(price, input.penalty) !== 0) {
    throw refusal('earning_price_changed', { penalty: price })
  }
  const ended: EarningOrderRow = {
    ...order,
    status: 'redeemed',
    penalty,
    next_at: null,
    closed_at: context.now,
  }
  const wallet = yield* lockWallet(order.user_id, [order.asset])
  return yield* finish(
    toEarningOrder(ended),
    updateEarningOrder(ended),
    ...post(context, wallet, referenceTo(order), leaveEntries(order, penalty)),
  )
}

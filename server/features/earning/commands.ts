import { DAY } from '#src/lib/time/time-units.ts'
import { compare } from '#src/lib/money/money.ts'
import { executeOnce } from '#server/kernel/idempotency.ts'
import { finish, send, type Context, type Steps } from '#server/kernel/store.ts'
import { post } from '#server/ledger/ledger.ts'
import { lockWallet } from '#server/ledger/wallet.ts'
import { domainError } from '#server/problem.ts'
import { EARNING_ORDER_TRANSITIONS } from './transitions.ts'
import { canTransition } from '#server/kernel/state-machine.ts'
import { holdEntries, endEntries, referenceTo } from './ledger-entries.ts'
import {
  insertEarningOrder,
  lockEarningOrder,
  earlyRedemptionPenalty,
  toEarningOrder,
  updateEarningOrder,
  type UnnamedEarningOrder,
  type EarningOrderRow,
} from './order.ts'
import type { EarningOffer, EarningService } from './product.ts'
import { annualRate, formatAmount, estimateEarningOrder, type EarningEstimate } from './preview.ts'

/** Reads a stored answer; earlier versions stored no annual rate. */
function readEarningOrder(stored: unknown): UnnamedEarningOrder {
  const order = stored as UnnamedEarningOrder
  return { ...order, yearRate: annualRate(order.dailyRate) }
}

export interface PlaceEarningOrder {
  readonly userId: bigint
  readonly idempotencyKey: string
  /** A decimal string. */
  readonly amount: string
  /** The terms that the customer confirmed, decimal strings and epoch ms. */
  readonly dailyRate: string
  readonly earlyRate: string
  readonly startsAt: number
  /** The product and the time: not part of the request, so that a replay may have others. */
  readonly offer: EarningOffer
  /** When it is placed, epoch ms, in a history that is made up; by default the time of the transaction. */
  readonly placedAt?: number
}

const OPEN_SOLD = 'INSERT INTO earning_sold(product_id, sold) VALUES ($1, 0) ON CONFLICT DO NOTHING'
const LOCK_SOLD = 'SELECT sold FROM earning_sold WHERE product_id = $1 /*lock*/'
const ADD_SOLD = 'UPDATE earning_sold SET sold = sold + $2 WHERE product_id = $1'
const RUNNING = `SELECT CAST(coalesce(sum(amount), 0) AS BIGINT) AS running FROM earning_orders
  WHERE user_id = $1 AND product_id = $2 AND status = 'running'`

/**
 * Places an earning order: its amount is held until the order ends.
 * @throws DomainError with the estimate's problem (its field in `params.field`); `earning_terms_changed` or `earning_day_changed` when
 * the confirmed terms no longer apply; `idempotency_mismatch`.
 */
export function placeEarningOrder(context: Context, input: PlaceEarningOrder): Steps<UnnamedEarningOrder> {
  const { userId, idempotencyKey, offer, amount, dailyRate, earlyRate, startsAt } = input
  const { id, service } = offer.product
  const asked = [service, BigInt(id), amount, dailyRate, earlyRate, BigInt(startsAt)]
  const intention = { userId, key: idempotencyKey, request: ['placeEarningOrder', ...asked] }
  return executeOnce(context, intention, placeSteps(context, input), readEarningOrder)
}

function* placeSteps(context: Context, input: PlaceEarningOrder): Steps<UnnamedEarningOrder> {
  const { userId, amount } = input
  const { id, asset } = input.offer.product
  const wallet = yield* lockWallet(userId, [asset])
  // Always locked after the wallet, and only by buyers, so that there is no deadlock.
  yield* send([OPEN_SOLD, [BigInt(id)]])
  const [sold, running] = (yield* send([LOCK_SOLD, [BigInt(id)]], [RUNNING, [userId, BigInt(id)]])) as [
    [{ sold: bigint }],
    [{ running: bigint }],
  ]
  // Not the time at which the offer was read, before the locks: the order has the time of its entries.
  const offer: EarningOffer = { ...input.offer, now: input.placedAt ?? Number(context.takeMoment()) }
  const funds = { available: wallet.balance(asset, 'available'), ...sold[0], ...running[0] }
  const estimate = estimateEarningOrder(amount, offer, funds)
  const { problem } = estimate
  if (problem) throw domainError(problem.code, { field: problem.field, ...problem.params })
  assertTermsUnchanged(input, estimate)

  const order = newOrder(context, { userId, offer }, estimate)
  return yield* finish(
    toEarningOrder(order),
    insertEarningOrder(order),
    [ADD_SOLD, [BigInt(id), estimate.amount]],
    ...post(context, wallet, referenceTo(order), holdEntries(order)),
  )
}

function assertTermsUnchanged(input: PlaceEarningOrder, estimate: EarningEstimate): void {
  const { dailyRate, earlyRate } = input.offer.product
  if (compare(input.dailyRate, dailyRate) !== 0 || compare(input.earlyRate, earlyRate) !== 0) {
    throw domainError('earning_terms_changed')
  }
  if (input.startsAt !== estimate.startsAt) throw domainError('earning_day_changed')
}

function newOrder(
  context: Context,
  { userId, offer }: Pick<PlaceEarningOrder, 'userId' | 'offer'>,
  { amount, startsAt }: EarningEstimate,
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
  /** The penalty that the customer confirmed, a decimal string. */
  readonly penalty: string
}

/**
 * Redeems a running order early, at the published penalty. Every elapsed day must have been posted before.
 * @throws DomainError `order_unknown`, also for another person's; `order_not_open`; `earning_price_changed` when the penalty differs
 * from the confirmed one; `idempotency_mismatch`.
 */
export function redeemEarningOrder(context: Context, input: RedeemEarningOrder): Steps<UnnamedEarningOrder> {
  const { userId, idempotencyKey, service, orderId, penalty } = input
  const request = ['redeemEarningOrder', service, orderId, penalty]
  const intention = { userId, key: idempotencyKey, request }
  return executeOnce(context, intention, redeemSteps(context, input), readEarningOrder)
}

function* redeemSteps(context: Context, input: RedeemEarningOrder): Steps<UnnamedEarningOrder> {
  const order = yield* lockEarningOrder(input.orderId)
  if (order?.user_id !== input.userId || order.service !== input.service) throw domainError('order_unknown')
  if (!canTransition(EARNING_ORDER_TRANSITIONS, order.status, 'redeemed')) throw domainError('order_not_open')
  const penalty = earlyRedemptionPenalty(order, order.accrued)
  const price = formatAmount(penalty, order)
  const hasUnpostedDay = order.next_at !== null && order.next_at <= context.now
  if (hasUnpostedDay || compare(price, input.penalty) !== 0) {
    throw domainError('earning_price_changed', { penalty: price })
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
    ...post(context, wallet, referenceTo(order), endEntries(order, penalty)),
  )
}

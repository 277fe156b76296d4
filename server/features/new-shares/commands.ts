import { once } from '#server/kernel/idempotency.ts'
import { finish, type Context, type Steps } from '#server/kernel/store.ts'
import { lockWallet, post, type Reference } from '#server/ledger/ledger.ts'
import { USDT, parsePrice, printMoney } from '#server/ledger/units.ts'
import { addToHolding } from '../wallet/holdings.ts'
import { leaveMessage } from '#server/messages.ts'
import { refusal } from '#server/problem.ts'
import { canBecome } from '../shared/state-machine.ts'
import { getProduct } from '#server/market/catalogue.ts'
import type { ShareOffer } from './calendar.ts'
import { entryIdOf } from './entries.ts'
import { offerProblem, shareFigures, termsOf } from './quote.ts'
import { assetsOf, holdEntries, listingEntries, releaseEntries, settlementEntries } from './settlement.ts'
import {
  changeSubscription,
  figuresOf,
  insertSubscription,
  lockSubscription,
  readSubscriptionTo,
  toSubscription,
  type ShareSubscription,
  type ShareSubscriptionRow,
} from './subscription.ts'
import { SHARE_SUBSCRIPTION_TRANSITIONS } from './transitions.ts'

export interface SubscribeToShares {
  readonly userId: bigint
  readonly idempotencyKey: string
  readonly lots: number
  readonly offer: ShareOffer
  /** Makes the anonymous id of the entry. */
  readonly secret: string
}

/**
 * Subscribes to an offer: price and fee of all lots are held until the draw. One at a time for each person and offer.
 * @throws DomainError `share_offer_not_open`, `share_already_subscribed`, `above_maximum` and `insufficient_balance` (field `lots`),
 * `idempotency_mismatch`.
 */
export function subscribeToShares(context: Context, input: SubscribeToShares): Steps<ShareSubscription> {
  const { userId, idempotencyKey, lots, offer } = input
  const request = ['subscribeToShares', BigInt(offer.id), BigInt(lots)]
  return once(context, { userId, key: idempotencyKey, request }, subscribe(context, input))
}

function* subscribe(context: Context, input: SubscribeToShares): Steps<ShareSubscription> {
  const { userId, lots, offer } = input
  // Also what orders two of them that come at once.
  const wallet = yield* lockWallet(userId, [USDT])
  const before = yield* readSubscriptionTo(userId, BigInt(offer.id))
  const problem = offerProblem(offer, lots, Number(context.now))
  if (problem) throw refusal(problem.code, { field: problem.field, ...problem.params })
  if (before && before.status !== 'cancelled') throw refusal('share_already_subscribed')

  const available = wallet.balance(USDT, 'available')
  const { total } = shareFigures(termsOf(offer), BigInt(lots))
  if (total > available) {
    throw refusal('insufficient_balance', { field: 'lots', available: printMoney(available), currency: USDT })
  }
  const row = newSubscription(context, input, total)
  return yield* finish(
    toSubscription(row),
    insertSubscription(row),
    ...post(context, wallet, referenceTo(row), holdEntries(row)),
  )
}

function newSubscription(
  context: Context,
  { userId, lots, offer, secret }: SubscribeToShares,
  held: bigint,
): ShareSubscriptionRow {
  const id = context.id()
  return {
    id,
    user_id: userId,
    offer_id: BigInt(offer.id),
    entry_id: entryIdOf(secret, id),
    product_id: BigInt(offer.product.productId),
    status: 'waiting',
    price: parsePrice(offer.price),
    lot_size: BigInt(offer.lotSize),
    fee_rate: offer.feeRate,
    total_lots: BigInt(offer.totalLots),
    lots: BigInt(lots),
    held,
    allotted_lots: null,
    cost: null,
    fee: null,
    created_at: context.now,
    closes_at: BigInt(offer.closesAt),
    draws_at: BigInt(offer.drawsAt),
    lists_at: BigInt(offer.listsAt),
    settled_at: null,
    listed_at: null,
  }
}

function referenceTo({ id }: Pick<ShareSubscriptionRow, 'id'>): Reference {
  return { type: 'newShares', id }
}

export interface CancelShareSubscription {
  readonly userId: bigint
  readonly idempotencyKey: string
  readonly subscriptionId: bigint
}

/**
 * Cancels a person's own subscription while its offer is open, and releases what it held.
 * @throws DomainError `order_unknown`, `order_not_open`, `share_offer_not_open`, `idempotency_mismatch`.
 */
export function cancelShareSubscription(
  context: Context,
  input: CancelShareSubscription,
): Steps<ShareSubscription> {
  const { userId, idempotencyKey: key, subscriptionId } = input
  const request = ['cancelShareSubscription', subscriptionId]
  return once(context, { userId, key, request }, cancel(context, input))
}

function* cancel(context: Context, input: CancelShareSubscription): Steps<ShareSubscription> {
  const row = yield* lockSubscription(input.subscriptionId, input.userId)
  if (!canBecome(SHARE_SUBSCRIPTION_TRANSITIONS, row.status, 'cancelled')) throw refusal('order_not_open')
  // From closing on the list of entries stands.
  if (context.now >= row.closes_at) throw refusal('share_offer_not_open')
  const ended: ShareSubscriptionRow = { ...row, status: 'cancelled', settled_at: context.now }
  const wallet = yield* lockWallet(row.user_id, [USDT])
  const release = post(context, wallet, referenceTo(row), releaseEntries(row))
  return yield* finish(toSubscription(ended), changeSubscription(ended), ...release)
}

export interface SettleShareSubscription {
  readonly subscriptionId: bigint
  /** What the draw gave it. */
  readonly allottedLots: number
}

/**
 * Settles a subscription by its draw, in one transaction: what it got is paid, its shares are held until their listing, the rest goes
 * back. Asked again, it answers what came of it.
 * @throws DomainError `order_unknown`, `order_not_open` when it was cancelled, `share_offer_not_drawn` before its draw.
 * @throws RangeError when it is given more lots than it asked for
 */
export function* settleShareSubscription(
  context: Context,
  { subscriptionId, allottedLots }: SettleShareSubscription,
): Steps<ShareSubscription> {
  const row = yield* lockSubscription(subscriptionId)
  const status = allottedLots > 0 ? 'allotted' : 'notAllotted'
  if (row.allotted_lots !== null) return toSubscription(row)
  if (!canBecome(SHARE_SUBSCRIPTION_TRANSITIONS, row.status, status)) throw refusal('order_not_open')
  if (context.now < row.draws_at) throw refusal('share_offer_not_drawn')
  if (allottedLots > Number(row.lots)) throw new RangeError(`Subscription ${row.id} asked for fewer lots.`)

  const allotted = BigInt(allottedLots)
  const { cost, fee } = figuresOf(row, allotted)
  const settled: ShareSubscriptionRow = {
    ...row,
    status,
    allotted_lots: allotted,
    cost,
    fee,
    settled_at: context.now,
  }
  const wallet = yield* lockWallet(row.user_id, assetsOf(row))
  return yield* finish(
    toSubscription(settled),
    changeSubscription(settled),
    ...post(context, wallet, referenceTo(row), settlementEntries(settled)),
    ...(allotted > 0n ? [addToHolding(row.user_id, row.product_id, cost + fee)] : []),
    tellOf(context, settled),
  )
}

/** Tells its owner what the draw gave, in the transaction that books it. */
function tellOf(
  context: Context,
  { user_id, product_id, lots, allotted_lots, cost, fee, held }: ShareSubscriptionRow,
) {
  const allotted = allotted_lots ?? 0n
  const amount = printMoney(allotted > 0n ? (cost ?? 0n) + (fee ?? 0n) : held)
  const { productCode: code } = getProduct(product_id)
  return leaveMessage(context, user_id, allotted > 0n ? 'shares_allotted' : 'shares_not_allotted', {
    code,
    lots: `${lots}`,
    allotted: `${allotted}`,
    amount,
    currency: USDT,
  })
}

/**
 * Sets the shares of a subscription free, as they are listed. Asked again, it answers what it is.
 * @throws DomainError `order_unknown`, `order_not_open` when there is nothing to list, `share_offer_not_drawn` before its listing.
 */
export function* listShareSubscription(context: Context, subscriptionId: bigint): Steps<ShareSubscription> {
  const row = yield* lockSubscription(subscriptionId)
  if (row.status === 'listed') return toSubscription(row)
  if (!canBecome(SHARE_SUBSCRIPTION_TRANSITIONS, row.status, 'listed')) throw refusal('order_not_open')
  if (context.now < row.lists_at) throw refusal('share_offer_not_drawn')
  const listed: ShareSubscriptionRow = { ...row, status: 'listed', listed_at: context.now }
  const wallet = yield* lockWallet(row.user_id, [assetsOf(row)[1]])
  const release = post(context, wallet, referenceTo(row), listingEntries(row))
  return yield* finish(toSubscription(listed), changeSubscription(listed), ...release)
}

import { executeOnce } from '#server/kernel/idempotency.ts'
import { finish, type Context, type Steps } from '#server/kernel/store.ts'
import { post, type Reference } from '#server/ledger/ledger.ts'
import { lockWallet } from '#server/ledger/wallet.ts'
import { USDT } from '#server/ledger/units.ts'
import { parsePrice, formatMoney } from '#src/lib/money/minor-units.ts'
import { increaseHoldingCost } from '../wallet/holdings.ts'
import { insertMessage } from '#server/messages.ts'
import { domainError } from '#server/problem.ts'
import { canTransition } from '#server/kernel/state-machine.ts'
import { getProduct } from '#server/market/catalogue.ts'
import type { OfferTerms } from './offers.ts'
import { drawIdOf } from './draw.ts'
import { findOfferProblem, shareAmounts, termsOf } from './share-amounts.ts'
import { assetsOf, holdEntries, listingEntries, releaseEntries, settlementEntries } from './settlement.ts'
import {
  updateSubscription,
  amountsOf,
  insertSubscription,
  lockSubscription,
  readLatestSubscription,
  toSubscription,
  type UnnamedSubscription,
  type ShareSubscriptionRow,
} from './subscription.ts'
import { SHARE_SUBSCRIPTION_TRANSITIONS } from './transitions.ts'

export interface SubscribeToShares {
  readonly userId: bigint
  readonly idempotencyKey: string
  readonly lots: number
  readonly offer: OfferTerms
  /** The secret that the anonymous draw id is derived from. */
  readonly secret: string
}

/**
 * Subscribes to an offer: price and fee of all lots are held until the draw. One at a time for each person and offer.
 * @throws DomainError `share_offer_not_open`, `share_already_subscribed`, `above_maximum` and `insufficient_balance` (field `lots`),
 * `idempotency_mismatch`.
 */
export function subscribeToShares(context: Context, input: SubscribeToShares): Steps<UnnamedSubscription> {
  const { userId, idempotencyKey, lots, offer } = input
  const request = ['subscribeToShares', BigInt(offer.id), BigInt(lots)]
  return executeOnce(context, { userId, key: idempotencyKey, request }, subscribeSteps(context, input))
}

function* subscribeSteps(context: Context, input: SubscribeToShares): Steps<UnnamedSubscription> {
  const { userId, lots, offer } = input
  // The lock also serializes concurrent subscriptions.
  const wallet = yield* lockWallet(userId, [USDT])
  const before = yield* readLatestSubscription(userId, BigInt(offer.id))
  const problem = findOfferProblem(offer, lots, Number(context.takeMoment()))
  if (problem) throw domainError(problem.code, { field: problem.field, ...problem.params })
  if (before && before.status !== 'cancelled') throw domainError('share_already_subscribed')

  const available = wallet.balance(USDT, 'available')
  const { total } = shareAmounts(termsOf(offer), BigInt(lots))
  if (total > available) {
    throw domainError('insufficient_balance', {
      field: 'lots',
      available: formatMoney(available),
      currency: USDT,
    })
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
    entry_id: drawIdOf(secret, id),
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
): Steps<UnnamedSubscription> {
  const { userId, idempotencyKey: key, subscriptionId } = input
  const request = ['cancelShareSubscription', subscriptionId]
  return executeOnce(context, { userId, key, request }, cancelSteps(context, input))
}

function* cancelSteps(context: Context, input: CancelShareSubscription): Steps<UnnamedSubscription> {
  const row = yield* lockSubscription(input.subscriptionId, input.userId)
  if (!canTransition(SHARE_SUBSCRIPTION_TRANSITIONS, row.status, 'cancelled'))
    throw domainError('order_not_open')
  const wallet = yield* lockWallet(row.user_id, [USDT])
  // The list of draw participants is final from closing on, also for who has kept the wallet locked until then.
  if (context.takeMoment() >= row.closes_at) throw domainError('share_offer_not_open')
  const ended: ShareSubscriptionRow = { ...row, status: 'cancelled', settled_at: context.now }
  const release = post(context, wallet, referenceTo(row), releaseEntries(row))
  return yield* finish(toSubscription(ended), updateSubscription(ended), ...release)
}

export interface SettleShareSubscription {
  readonly subscriptionId: bigint
  /** The lots allotted by the draw. */
  readonly allottedLots: number
}

/**
 * Settles a subscription by its draw, in one transaction: pays for the allotted lots, holds their shares until the listing, and releases
 * the rest of the money. Idempotent.
 * @throws DomainError `order_unknown`, `order_not_open` when it was cancelled, `share_offer_not_drawn` before its draw.
 * @throws RangeError when more lots are allotted than requested
 */
export function* settleShareSubscription(
  context: Context,
  { subscriptionId, allottedLots }: SettleShareSubscription,
): Steps<UnnamedSubscription> {
  const row = yield* lockSubscription(subscriptionId)
  const status = allottedLots > 0 ? 'allotted' : 'notAllotted'
  if (row.allotted_lots !== null) return toSubscription(row)
  if (!canTransition(SHARE_SUBSCRIPTION_TRANSITIONS, row.status, status)) throw domainError('order_not_open')
  if (context.now < row.draws_at) throw domainError('share_offer_not_drawn')
  if (allottedLots > Number(row.lots)) throw new RangeError(`Subscription ${row.id} asked for fewer lots.`)

  const allotted = BigInt(allottedLots)
  const { cost, fee } = amountsOf(row, allotted)
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
    updateSubscription(settled),
    ...post(context, wallet, referenceTo(row), settlementEntries(settled)),
    ...(allotted > 0n ? [increaseHoldingCost(row.user_id, row.product_id, cost + fee)] : []),
    drawMessage(context, settled),
  )
}

/** The message about the result of the draw. */
function drawMessage(
  context: Context,
  { user_id, product_id, lots, allotted_lots, cost, fee, held }: ShareSubscriptionRow,
) {
  const allotted = allotted_lots ?? 0n
  const amount = formatMoney(allotted > 0n ? (cost ?? 0n) + (fee ?? 0n) : held)
  const { productCode: code } = getProduct(product_id)
  return insertMessage(context, user_id, allotted > 0n ? 'shares_allotted' : 'shares_not_allotted', {
    code,
    lots: `${lots}`,
    allotted: `${allotted}`,
    amount,
    currency: USDT,
  })
}

/**
 * Releases the shares of a subscription at their listing. Idempotent.
 * @throws DomainError `order_unknown`, `order_not_open` when there is nothing to list, `share_offer_not_drawn` before its listing.
 */
export function* listShareSubscription(context: Context, subscriptionId: bigint): Steps<UnnamedSubscription> {
  const row = yield* lockSubscription(subscriptionId)
  if (row.status === 'listed') return toSubscription(row)
  if (!canTransition(SHARE_SUBSCRIPTION_TRANSITIONS, row.status, 'listed'))
    throw domainError('order_not_open')
  if (context.now < row.lists_at) throw domainError('share_offer_not_drawn')
  const listed: ShareSubscriptionRow = { ...row, status: 'listed', listed_at: context.now }
  const wallet = yield* lockWallet(row.user_id, [assetsOf(row)[1]])
  const release = post(context, wallet, referenceTo(row), listingEntries(row))
  return yield* finish(toSubscription(listed), updateSubscription(listed), ...release)
}

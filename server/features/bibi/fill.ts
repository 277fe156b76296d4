import { averageCostOf } from '#src/lib/trading/lots.ts'
import { BUY, toSide } from '#src/lib/trading/spot-math.ts'
import { canTransition } from '#server/kernel/state-machine.ts'
import { finish, type Context, type Statement, type Steps } from '#server/kernel/store.ts'
import { fitsBalanceLimit } from '#server/ledger/balance-limit.ts'
import { post, type Reference } from '#server/ledger/ledger.ts'
import { formatQuantity, parsePrice, parseQuantity, parseRate } from '#src/lib/money/minor-units.ts'
import { lockWallet, type Wallet } from '#server/ledger/wallet.ts'
import { insertMessage } from '#server/messages.ts'
import { domainError } from '#server/problem.ts'
import { readHoldingCost } from '../wallet/holdings.ts'
import {
  closeBibiOrder,
  lockBibiOrder,
  swapOf,
  toBibiOrder,
  type UnnamedBibiOrder,
  type BibiOrderRow,
} from './order.ts'
import type { PairRules } from './preview.ts'
import { formatPairPrice, paidValue, parsePairPrice, pricePair } from '#src/lib/trading/pair-math.ts'
import { assetsOf, coinsOf, fillEntries, holdingStatements, releaseEntries } from './settlement.ts'
import { BIBI_ORDER_TRANSITIONS } from './transitions.ts'

/** The reference of an order's transactions. */
export function referenceTo(order: BibiOrderRow): Reference {
  return { type: 'bibiOrder', id: order.id }
}

/** The price of a fill, the prices of both coins in USDT, and its time. */
export type FillPrices = {
  readonly [Name in 'fill_price' | 'base_price' | 'quote_price' | 'closed_at']: bigint
}

/** The filled order, with the value and the cost basis of the coins paid. The wallet is locked. */
export function* fill(open: BibiOrderRow, wallet: Wallet, at: FillPrices): Steps<BibiOrderRow> {
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
export function* fillBibiOrder(context: Context, input: FillBibiOrder): Steps<UnnamedBibiOrder> {
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

/** Stores an order that has ended without a fill, and releases its hold. */
export const release = (context: Context, wallet: Wallet, ended: BibiOrderRow): Statement[] => [
  closeBibiOrder(ended),
  ...post(context, wallet, referenceTo(ended), releaseEntries(ended)),
]

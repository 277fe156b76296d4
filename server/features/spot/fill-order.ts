import type { SpotOrder } from '#models'
import type { Unnamed } from '#server/market/product-fields.ts'
import { canTransition } from '#server/kernel/state-machine.ts'
import { finish, type Context, type Steps } from '#server/kernel/store.ts'
import { fitsBalanceLimit } from '#server/ledger/balance-limit.ts'
import { lockWallet, type Wallet } from '#server/ledger/wallet.ts'
import { USDT, productAsset } from '#server/ledger/units.ts'
import { formatPrice, formatQuantity, parsePrice, parseRate } from '#src/lib/money/minor-units.ts'
import { insertMessage } from '#server/messages.ts'
import { domainError } from '#server/problem.ts'
import { BUY, SELL, priceSpot, toSide } from '#src/lib/trading/spot-math.ts'
import { readHoldingCost } from '../wallet/holdings.ts'
import { canFillAt, triggeredOrder } from './open-order.ts'
import { closeSpotOrder, lockSpotOrder, markTriggered, toSpotOrder, type SpotOrderRow } from './order.ts'
import { maxCostOf } from './preview.ts'
import { fillEntries, holdingStatement, release, withExit } from './settlement.ts'
import type { ProductRules } from './spot-request.ts'
import { SPOT_ORDER_TRANSITIONS } from './transitions.ts'

export interface TriggerSpotOrder {
  readonly orderId: bigint
  /** When the market reached the stop price, in milliseconds since 1970 UTC. */
  readonly time: number
}

/**
 * Makes an order that waits for its stop price a limit order, from the moment the market has reached it.
 * @throws DomainError `order_unknown`, `order_not_open` also when it was done before.
 */
export function* triggerSpotOrder(
  _context: Context,
  { orderId, time }: TriggerSpotOrder,
): Steps<Unnamed<SpotOrder>> {
  const open = yield* lockSpotOrder(orderId)
  if (open.status !== 'open' || open.limit_active === 1n) throw domainError('order_not_open')
  return yield* finish(toSpotOrder(triggeredOrder(open, time)), markTriggered(orderId, BigInt(time)))
}

export interface FillSpotOrder {
  readonly orderId: bigint
  /** The market's price, a decimal string: at the order's limit or better for the customer. */
  readonly price: string
  /** The time of this price, in milliseconds since 1970 UTC; now when absent. Stored as the order's closing time. */
  readonly filledAt?: number
  /** The rules at that time. */
  readonly product: Pick<ProductRules, 'productCode' | 'maxAmount'>
  /** The fee rate of a sale at that time, for the take profit and stop loss; that of the order when absent. */
  readonly exitFeeRate?: string
}

/**
 * Fills an open order at the given price: at its limit or better, or at any price that has reached the stop of a sale; idempotent. An order that
 * violates the limits of that time is rejected: its hold is released, and its owner gets a message with the reason. The take profit and
 * stop loss of a purchase are opened with its fill.
 * @throws DomainError `order_unknown`, `order_not_open`, or `price_not_reached`.
 */
export function* fillSpotOrder(
  context: Context,
  { orderId, price, filledAt, product, exitFeeRate }: FillSpotOrder,
): Steps<Unnamed<SpotOrder>> {
  const open = yield* lockSpotOrder(orderId)
  if (open.status === 'filled') return toSpotOrder(open)
  if (!canTransition(SPOT_ORDER_TRANSITIONS, open.status, 'filled')) throw domainError('order_not_open')

  const side = toSide(open.side)
  const fillPrice = parsePrice(price)
  if (!canFillAt(open, fillPrice)) {
    throw domainError('price_not_reached', { price: formatPrice(open.limit_price ?? open.stop_price!) })
  }
  const { cost, fee } = priceSpot(side, fillPrice, open.quantity, parseRate(open.fee_rate))
  const moment = filledAt === undefined ? context.now : BigInt(filledAt)
  const isByStop = open.limit_active === 0n || (side === SELL && fillPrice < open.limit_price!)
  const filled = {
    ...open,
    status: 'filled' as const,
    fill_price: fillPrice,
    cost,
    fee,
    closed_at: moment,
    ...(isByStop && { triggered_at: moment }),
  }

  const wallet = yield* lockWallet(open.user_id, [USDT, productAsset(open.product_id)])
  const rejectReason = findRejectReason(filled, wallet, product)
  if (rejectReason) {
    const reason = { market: 'spot', product: product.productCode, reason: rejectReason }
    const message = insertMessage(context, open.user_id, 'order_rejected', reason)
    const rejected: SpotOrderRow = {
      ...open,
      status: 'rejected',
      reason: rejectReason,
      closed_at: context.now,
    }
    return yield* finish(toSpotOrder(rejected), ...release(context, wallet, rejected), message)
  }
  const heldCost = side === SELL ? yield* readHoldingCost(open.user_id, open.product_id) : 0n
  const ended = withExit(context, wallet, filled, {
    entries: fillEntries(open, filled),
    exitFeeRate: exitFeeRate ?? open.fee_rate,
  })
  return yield* finish(
    toSpotOrder(ended.filled),
    closeSpotOrder(ended.filled),
    ...ended.statements,
    holdingStatement(filled, wallet, heldCost),
    insertMessage(context, open.user_id, 'order_filled', {
      market: 'spot',
      product: product.productCode,
      price: formatPrice(fillPrice),
      quantity: formatQuantity(open.quantity),
      currency: USDT,
    }),
  )
}

/** The message key of the reason why an order cannot be filled; undefined when it can. */
function findRejectReason(
  filled: SpotOrderRow,
  wallet: Wallet,
  { maxAmount }: FillSpotOrder['product'],
): string | undefined {
  const isBuying = toSide(filled.side) === BUY
  if (filled.cost === 0n) return 'hint_fill_below_minimum'
  if (filled.cost > maxCostOf(maxAmount)) return 'hint_fill_above_maximum'
  const fitsBalance = isBuying
    ? fitsBalanceLimit(wallet, productAsset(filled.product_id), filled.quantity)
    : fitsBalanceLimit(wallet, USDT, filled.cost - filled.fee)
  return fitsBalance ? undefined : 'hint_fill_balance_limit'
}

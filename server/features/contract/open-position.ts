import { liquidationPrice, marginOf, notionalOf } from '#src/lib/trading/contract-math.ts'
import { applyRate } from '#src/lib/trading/fees.ts'
import { parseMoney, parsePrice, parseRate } from '#src/lib/money/minor-units.ts'
import type { Context, Statement } from '#server/kernel/store.ts'
import { parseTrigger } from './tp-sl.ts'
import { insertFill } from './lists.ts'
import type { ContractOrderRow } from './order.ts'
import { beginNotices } from './liquidation-notice.ts'
import { dueAtOnce, insertPosition, withTriggers } from './position.ts'
import type { ContractEstimate, ContractRequest, DirectionRules } from './preview.ts'

/** The message key of why an order cannot be filled at a price; see fillOrder. */
export type FillRejectReason =
  | 'hint_fill_above_maximum'
  | 'hint_fill_below_minimum'
  | 'hint_fill_margin_short'

/**
 * The order as filled at a price, or why it cannot be: its notional must be within the limits of an order, and its margin, at most the
 * hold less the fee, must not exceed the maximum leverage.
 */
export function fillOrder(
  open: ContractOrderRow,
  price: bigint,
  time: bigint,
  rules: DirectionRules,
): ContractOrderRow | FillRejectReason {
  const { direction, quantity, point_value, leverage } = open
  const notional = notionalOf(price, quantity, point_value)
  if (notional > parseMoney(rules.maxAmount)) return 'hint_fill_above_maximum'
  if (notional === 0n) return 'hint_fill_below_minimum'
  const fee = applyRate(notional, open.fee_rate)
  const regularMargin = marginOf(notional, leverage)
  const availableMargin = open.margin + open.fee - fee
  const margin = regularMargin < availableMargin ? regularMargin : availableMargin
  const maxLeverage = BigInt(rules.leverages.at(-1) ?? 1)
  const minMargin = marginOf(notional, maxLeverage > leverage ? maxLeverage : leverage)
  if (margin < minMargin) return 'hint_fill_margin_short'
  const exposure = { direction, entryPrice: price, quantity, pointValue: point_value, margin }
  const limits = {
    maintenanceRate: parseRate(rules.maintenanceRate),
    priceStep: parsePrice(rules.priceStep),
  }
  return {
    ...open,
    status: 'filled',
    fill_price: price,
    notional,
    margin,
    fee,
    liquidation_price: liquidationPrice(exposure, limits),
    closed_at: time,
  }
}

/** The order as placed, with the amounts of its estimate. */
export function newOrder(
  context: Context,
  userId: bigint,
  input: ContractRequest,
  rules: DirectionRules,
  estimate: ContractEstimate,
): ContractOrderRow {
  const isMarket = input.orderType === 'market'
  return {
    id: context.id(),
    user_id: userId,
    product_id: BigInt(rules.productId),
    direction: input.direction,
    type: input.orderType,
    status: isMarket ? 'filled' : 'open',
    quantity: estimate.quantity,
    leverage: BigInt(input.leverage),
    point_value: parseRate(rules.pointValue),
    limit_price: isMarket ? null : estimate.price,
    fill_price: isMarket ? estimate.price : null,
    notional: estimate.notional,
    margin: estimate.margin,
    fee: estimate.fee,
    fee_rate: parseRate(rules.openFeeRate),
    take_profit: parseTrigger(input.takeProfit),
    stop_loss: parseTrigger(input.stopLoss),
    liquidation_price: estimate.liquidationPrice,
    reason: null,
    created_at: context.now,
    closed_at: isMarket ? context.now : null,
  }
}

/** The position of a filled order, and its first fill. */
export function openPositionStatements(order: ContractOrderRow, rules: DirectionRules): Statement[] {
  const { id, user_id, product_id, direction, quantity, leverage, point_value, margin, fee } = order
  const { take_profit, stop_loss, liquidation_price } = order
  const price = order.fill_price!
  const time = order.closed_at!
  const opened = withTriggers({
    id,
    user_id,
    product_id,
    direction,
    status: 'open',
    opened_quantity: quantity,
    quantity,
    entry_price: price,
    leverage,
    point_value,
    price_step: parsePrice(rules.priceStep),
    maintenance_rate: parseRate(rules.maintenanceRate),
    fee_rate: parseRate(rules.closeFeeRate),
    margin,
    margin_added: 0n,
    profit: 0n,
    fees: fee,
    funding: 0n,
    take_profit,
    stop_loss,
    liquidation_price,
    expires_at: rules.expiresAt === null ? null : BigInt(rules.expiresAt),
    close_reason: null,
    version: 1n,
    as_of: time,
    opened_at: time,
    closed_at: null,
  })
  // Due at once: the fill of a limit order may lie in the past, so that market events after it must be applied.
  const position = dueAtOnce(opened)
  const fill = { reason: 'open' as const, price, quantity, margin, profit: 0n, fee, time }
  return [insertPosition(position), insertFill(id, 1n, fill), ...beginNotices(id)]
}

import { liquidationPrice, marginOf, notionalOf, applyRate, parseUnits } from '#src/lib/contract-math.ts'
import type { Context, Statement } from '#server/kernel/store.ts'
import { parseExit } from './exits.ts'
import { insertFill } from './lists.ts'
import type { ContractOrderRow } from './order.ts'
import { dueFrom, insertPosition, withTriggers } from './position.ts'
import type { ContractQuote, ContractRequest, ContractRules } from './quote.ts'

/** Why an order cannot be filled at a price, as the message key that its owner is told; see filledOrder. */
export type FillObstacle = 'hint_fill_above_maximum' | 'hint_fill_below_minimum' | 'hint_fill_margin_short'

/**
 * The order as it is filled at a price, or why it cannot be: what it stands for there is within the bounds of an order, and its margin,
 * which is never more than what was held less the fee, gives it no more than the highest leverage.
 */
export function filledOrder(
  open: ContractOrderRow,
  price: bigint,
  time: bigint,
  rules: ContractRules,
): ContractOrderRow | FillObstacle {
  const { direction, quantity, point_value, leverage } = open
  const notional = notionalOf(price, quantity, point_value)
  if (notional > parseUnits.money(rules.maxAmount)) return 'hint_fill_above_maximum'
  if (notional === 0n) return 'hint_fill_below_minimum'
  const fee = applyRate(notional, open.fee_rate)
  const wanted = marginOf(notional, leverage)
  const most = open.margin + open.fee - fee
  const margin = wanted < most ? wanted : most
  const highest = BigInt(rules.leverages.at(-1) ?? 1)
  const least = marginOf(notional, highest > leverage ? highest : leverage)
  if (margin < least) return 'hint_fill_margin_short'
  const exposure = { direction, entryPrice: price, quantity, pointValue: point_value, margin }
  const limits = {
    maintenanceRate: parseUnits.rate(rules.maintenanceRate),
    priceStep: parseUnits.price(rules.priceStep),
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

/** The order as it is placed, with the figures of its quote. */
export function newOrder(
  context: Context,
  userId: bigint,
  input: ContractRequest,
  rules: ContractRules,
  quote: ContractQuote,
): ContractOrderRow {
  const isMarket = input.type === 'market'
  return {
    id: context.id(),
    user_id: userId,
    product_id: BigInt(rules.productId),
    direction: input.direction,
    type: input.type,
    status: isMarket ? 'filled' : 'open',
    quantity: quote.quantity,
    leverage: BigInt(input.leverage),
    point_value: parseUnits.rate(rules.pointValue),
    limit_price: isMarket ? null : quote.price,
    fill_price: isMarket ? quote.price : null,
    notional: quote.notional,
    margin: quote.margin,
    fee: quote.fee,
    fee_rate: parseUnits.rate(rules.openFeeRate),
    take_profit: parseExit(input.takeProfit),
    stop_loss: parseExit(input.stopLoss),
    liquidation_price: quote.liquidationPrice,
    reason: null,
    created_at: context.now,
    closed_at: isMarket ? context.now : null,
  }
}

/** The position of a filled order, and its first fill. */
export function opening(order: ContractOrderRow, rules: ContractRules): Statement[] {
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
    price_step: parseUnits.price(rules.priceStep),
    maintenance_rate: parseUnits.rate(rules.maintenanceRate),
    fee_rate: parseUnits.rate(rules.closeFeeRate),
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
  // What came after its opening is looked at, however far others have been: the fill of an order that waited may lie in the past.
  const position = dueFrom(opened)
  const fill = { reason: 'open' as const, price, quantity, margin, profit: 0n, fee, time }
  return [insertPosition(position), insertFill(id, 1n, fill)]
}

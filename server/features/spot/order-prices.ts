import type { SpotOrderType } from '#models'
import { amountError } from '#server/ledger/amount-error.ts'
import { MAX_PRICE, USDT } from '#server/ledger/units.ts'
import { formatPrice, parsePrice } from '#src/lib/money/minor-units.ts'
import { hasLimitPrice, hasStopPrice } from '#src/lib/trading/order-type-prices.ts'
import { BUY, SELL, stopBuyLimit } from '#src/lib/trading/spot-math.ts'
import type { Problem } from '#server/problem.ts'
import type { ProductRules, SpotMarket, SpotRequest } from './spot-request.ts'

/** The prices of an order in minor units. */
export interface OrderPrices {
  /** Filled at this price or better; null for market orders and for a stop sell, which is filled at any price. */
  readonly limit: bigint | null
  readonly stop: bigint | null
  readonly takeProfit: bigint | null
  readonly stopLoss: bigint | null
}

type PriceField = 'limitPrice' | 'stopPrice' | 'takeProfitPrice' | 'stopLossPrice' | 'timeInForce'
type PriceProblem = Problem<PriceField>

export const invalid = <Field extends string>(
  field: Field,
  params?: Record<string, string>,
): Problem<Field> => ({
  field,
  code: 'invalid_field',
  ...(params && { params }),
})

/** The first price that is missing, not allowed for this kind of order, or not a price of the product. */
export function findMalformedPrice(request: SpotRequest, { priceScale }: ProductRules): PriceProblem | null {
  const { exchangeType, orderType, limitPrice, stopPrice, takeProfitPrice, stopLossPrice, timeInForce } =
    request
  if (hasLimitPrice(orderType) !== (limitPrice !== undefined)) return invalid('limitPrice')
  if (hasStopPrice(orderType) !== (stopPrice !== undefined)) return invalid('stopPrice')
  if (orderType === 'oco' && exchangeType === BUY) return invalid('stopPrice')
  if (exchangeType === SELL && takeProfitPrice !== undefined) return invalid('takeProfitPrice')
  if (exchangeType === SELL && stopLossPrice !== undefined) return invalid('stopLossPrice')
  if (orderType === 'market' && timeInForce !== undefined) return invalid('timeInForce')
  const prices = { limitPrice, stopPrice, takeProfitPrice, stopLossPrice }
  for (const [field, price] of Object.entries(prices) as [PriceField, string | undefined][]) {
    const error = price === undefined ? null : amountError(price, priceScale)
    if (error) return invalid(field, error === 'off_step' ? { decimals: `${priceScale}` } : undefined)
  }
  return null
}

const parsed = (price: string | undefined) => (price === undefined ? null : parsePrice(price))

/** The prices of a well-formed request. */
export function pricesOf(
  request: SpotRequest,
  { product: { priceScale }, mayPriceChange = true }: SpotMarket,
): OrderPrices {
  const stop = parsed(request.stopPrice)
  const isProtected = request.orderType === 'stop' && request.exchangeType === BUY
  return {
    limit: isProtected ? stopBuyLimit(stop!, priceScale, mayPriceChange) : parsed(request.limitPrice),
    stop,
    takeProfit: parsed(request.takeProfitPrice),
    stopLoss: parsed(request.stopLossPrice),
  }
}

/**
 * The first price on the wrong side: a stop that the market has reached already, a limit of an OCO order that it has reached, a take profit or
 * stop loss that the purchase itself would reach.
 */
export function findMisplacedPrice(
  request: SpotRequest,
  prices: OrderPrices,
  market: bigint,
): PriceProblem | null {
  const { orderType, exchangeType } = request
  const { limit, stop, takeProfit, stopLoss } = prices
  if (stop !== null && stop > MAX_PRICE) return tooHigh('stopPrice')
  if (takeProfit !== null && takeProfit > MAX_PRICE) return tooHigh('takeProfitPrice')
  if (stop !== null && exchangeType === BUY && stop <= market) return mustBeAbove('stopPrice', market)
  if (stop !== null && exchangeType === SELL && stop >= market) return mustBeBelow('stopPrice', market)
  if (orderType === 'oco' && limit! <= market) return mustBeAbove('limitPrice', market)
  const highest = limit ?? market
  const lowest = stop !== null && stop < highest ? stop : highest
  if (takeProfit !== null && takeProfit <= highest) return mustBeAbove('takeProfitPrice', highest)
  if (stopLoss !== null && stopLoss >= lowest) return mustBeBelow('stopLossPrice', lowest)
  return null
}

const tooHigh = (field: PriceField): PriceProblem => ({
  field,
  code: 'above_maximum',
  params: { maximum: formatPrice(MAX_PRICE), currency: USDT },
})

const mustBeAbove = (field: PriceField, price: bigint): PriceProblem => ({
  field,
  code: 'exit_not_above',
  params: { price: formatPrice(price) },
})

const mustBeBelow = (field: PriceField, price: bigint): PriceProblem => ({
  field,
  code: 'exit_not_below',
  params: { price: formatPrice(price) },
})

/** The highest price at which a sale may be filled, apart from what the market gains on a limit. */
export function highestSalePrice(type: SpotOrderType, { limit, stop }: OrderPrices, market: bigint): bigint {
  if (type === 'stop') return stop!
  const bound = type === 'stopLimit' ? stop! : market
  return limit! > bound ? limit! : bound
}

import type { SpotPreview } from '#models'
import { MAX_PRICE, USDT } from '#server/ledger/units.ts'
import {
  MONEY_SCALE,
  QUANTITY_SCALE,
  parseMoney,
  parsePrice,
  parseQuantity,
  parseRate,
  formatMoney,
  formatPrice,
  formatQuantity,
} from '#src/lib/money/minor-units.ts'
import {
  findMalformedPrice,
  findMisplacedPrice,
  highestSalePrice,
  invalid,
  pricesOf,
  type OrderPrices,
} from './order-prices.ts'
import { amountError } from '#server/ledger/amount-error.ts'
import type { Problem } from '#server/problem.ts'
import type { ProductRules, SpotMarket, SpotRequest } from './spot-request.ts'
import {
  BUY,
  SELL,
  SLIPPAGE_TOLERANCE,
  exceededLimit,
  priceSpot,
  quantityFor,
  type SpotPrice,
} from '#src/lib/trading/spot-math.ts'

/** The fields of a request that can be wrong. */
export type SpotField =
  | 'quantity'
  | 'amount'
  | 'limitPrice'
  | 'stopPrice'
  | 'takeProfitPrice'
  | 'stopLossPrice'
  | 'timeInForce'

/** The preview of an order in minor units; with a problem, the order cannot be placed. */
export interface SpotEstimate extends SpotPrice {
  readonly price: bigint
  readonly quantity: bigint
  readonly prices: OrderPrices
  readonly problem: Problem<SpotField> | null
}

/** The part of a preview that follows from the request, the market and the balance. */
type PreviewFigures = Pick<
  SpotPreview,
  'price' | 'quantity' | 'cost' | 'feeRate' | 'fee' | 'total' | 'available' | 'availableAsset'
> & { readonly problem: Problem<SpotField> | null }

/** 10¹² USDT per order: far above any market, and within 64 bits. */
const MAX_COST = 10n ** BigInt(12 + MONEY_SCALE)

/**
 * Previews an order and finds its first problem. Placing uses the same computation, so that the receipt equals the preview.
 * `available` is the available balance, a decimal: USDT when buying, the product's quantity when selling.
 * @throws RangeError when the market's numbers are no decimals.
 */
export function previewSpotOrder(
  request: SpotRequest,
  market: SpotMarket,
  available: string,
): PreviewFigures {
  const isBuying = request.exchangeType === BUY
  const { price, quantity, cost, fee, total, problem } = estimateSpotOrder(
    request,
    market,
    isBuying ? parseMoney(available) : parseQuantity(available),
  )
  return {
    price: formatPrice(price),
    quantity: formatQuantity(quantity),
    cost: formatMoney(cost),
    feeRate: market.feeRate,
    fee: formatMoney(fee),
    total: formatMoney(total),
    available,
    availableAsset: isBuying ? USDT : market.product.productCode,
    problem,
  }
}

/** The same in minor units; see previewSpotOrder. */
export function estimateSpotOrder(request: SpotRequest, market: SpotMarket, available: bigint): SpotEstimate {
  const { exchangeType: side } = request
  const feeRate = parseRate(market.feeRate)
  const marketPrice = parsePrice(market.price)
  const malformed = findMalformedField(request, market.product)
  if (malformed) return { ...NOTHING, price: marketPrice, problem: malformed }

  const prices = pricesOf(request, market)
  const price = prices.limit ?? prices.stop ?? marketPrice
  const quantity = request.quantity
    ? parseQuantity(request.quantity)
    : quantityFor(side, parseMoney(request.amount!), price, feeRate)
  const figures = { price, quantity, ...priceSpot(side, price, quantity, feeRate) }
  const problem =
    findMisplacedPrice(request, prices, marketPrice) ??
    findOutOfLimits(request, market.product, figures, feeRate) ??
    findSaleAboveMaximum(request, market, { prices, quantity }) ??
    findExitOutOfLimits(market, { prices, quantity }) ??
    findShortage(request, market, figures, available)
  return { ...figures, prices, problem }
}

const NOTHING = {
  quantity: 0n,
  cost: 0n,
  fee: 0n,
  total: 0n,
  prices: { limit: null, stop: null, takeProfit: null, stopLoss: null },
}

function findMalformedField(request: SpotRequest, product: ProductRules): Problem<SpotField> | null {
  const { exchangeType, orderType, quantity, amount } = request
  if ((quantity === undefined) === (amount === undefined)) return invalid('quantity')
  // A sale at any price cannot promise what it brings.
  if (amount !== undefined && exchangeType === SELL && (orderType === 'stop' || orderType === 'oco'))
    return invalid('amount')
  return (
    checkDecimals('quantity', quantity, QUANTITY_SCALE) ??
    checkDecimals('amount', amount, MONEY_SCALE) ??
    findMalformedPrice(request, product)
  )
}

function checkDecimals(
  field: SpotField,
  value: string | undefined,
  decimals: number,
): Problem<SpotField> | null {
  if (value === undefined) return null
  const error = amountError(value, decimals)
  if (!error) return null
  return error === 'off_step' ? invalid(field, { decimals: `${decimals}` }) : invalid(field)
}

type Amounts = SpotPrice & { readonly price: bigint; readonly quantity: bigint }

function findOutOfLimits(request: SpotRequest, product: ProductRules, figures: Amounts, feeRate: bigint) {
  const { price, quantity, cost } = figures
  const field = request.amount === undefined ? 'quantity' : 'amount'
  const limits = {
    maxQuantity: parseQuantity(product.maxQuantity),
    minCost: parseMoney(product.minAmount),
    maxCost: maxCostOf(product.maxAmount),
  }
  const limitInField = (limit: bigint) =>
    field === 'quantity'
      ? { limit: formatQuantity(limit), currency: product.productCode }
      : { limit: formatMoney(priceSpot(request.exchangeType, price, limit, feeRate).total), currency: USDT }

  if (price > MAX_PRICE) return aboveMaximum('limitPrice', formatPrice(MAX_PRICE), USDT)
  const exceeded = exceededLimit({ quantity, cost }, limits)
  if (exceeded === 'minCost') return belowMinimum(field, product.minAmount, USDT)
  if (exceeded === 'maxCost') return aboveMaximum(field, formatMoney(limits.maxCost), USDT)
  if (exceeded === undefined) return null
  const { limit, currency } = limitInField(limits.maxQuantity)
  return aboveMaximum(field, limit, currency)
}

/** The maximum of price times quantity, in minor units. */
export function maxCostOf(maxAmount: ProductRules['maxAmount']): bigint {
  return maxAmount === undefined ? MAX_COST : parseMoney(maxAmount)
}

interface PricedQuantity {
  readonly prices: OrderPrices
  readonly quantity: bigint
}

/** A limit sale is filled at its limit or at a better market price: it must stay below the maximum amount at 0.5% more. */
function findSaleAboveMaximum(
  { exchangeType, orderType, amount }: SpotRequest,
  { product, price }: SpotMarket,
  { prices, quantity }: PricedQuantity,
) {
  if (exchangeType === BUY || orderType === 'market') return null
  const highest = highestSalePrice(orderType, prices, parsePrice(price))
  return exceedsMaximum(highest, quantity, product)
    ? aboveMaximum(
        amount === undefined ? 'quantity' : 'amount',
        formatMoney(maxCostOf(product.maxAmount)),
        USDT,
      )
    : null
}

/** Whether a sale at 0.5% more than a price would be worth more than the largest order. */
function exceedsMaximum(price: bigint, quantity: bigint, { maxAmount }: ProductRules): boolean {
  const highest = (price * SLIPPAGE_TOLERANCE.more) / SLIPPAGE_TOLERANCE.per
  return priceSpot(SELL, highest, quantity, 0n).cost > maxCostOf(maxAmount)
}

/** The sale at the take profit or stop loss of a purchase must be an order that can be placed. */
function findExitOutOfLimits(
  { product }: SpotMarket,
  { prices: { takeProfit, stopLoss }, quantity }: PricedQuantity,
) {
  if (takeProfit !== null && exceedsMaximum(takeProfit, quantity, product))
    return aboveMaximum('takeProfitPrice', formatMoney(maxCostOf(product.maxAmount)), USDT)
  if (stopLoss === null) return null
  const { cost } = priceSpot(SELL, stopLoss, quantity, 0n)
  const isBelow = cost < parseMoney(product.minAmount) || cost === 0n
  return isBelow ? belowMinimum('stopLossPrice', product.minAmount, USDT) : null
}

const belowMinimum = (field: SpotField, minimum: string, currency: string): Problem<SpotField> => ({
  field,
  code: 'below_minimum',
  params: { minimum, currency },
})

const aboveMaximum = (field: SpotField, maximum: string, currency: string): Problem<SpotField> => ({
  field,
  code: 'above_maximum',
  params: { maximum, currency },
})

function findShortage(request: SpotRequest, market: SpotMarket, figures: Amounts, available: bigint) {
  const isBuying = request.exchangeType === BUY
  if ((isBuying ? figures.total : figures.quantity) <= available) return null
  const problem: Problem<SpotField> = {
    field: request.amount === undefined ? 'quantity' : 'amount',
    code: 'insufficient_balance',
    params: isBuying
      ? { available: formatMoney(available), currency: USDT }
      : { available: formatQuantity(available), currency: market.product.productCode },
  }
  return problem
}

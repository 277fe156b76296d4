import {
  MAX_PRICE,
  MONEY_SCALE,
  QUANTITY_SCALE,
  USDT,
  parseMoney,
  parsePrice,
  parseQuantity,
  parseRate,
  formatMoney,
  formatPrice,
  formatQuantity,
} from '#server/ledger/units.ts'
import { amountError } from '#server/ledger/amount-error.ts'
import type { Problem } from '#server/problem.ts'
import { BUY, SELL, priceSpot, quantityFor, type Side, type SpotPrice } from '#src/lib/spot-math.ts'

export type SpotOrderType = 'market' | 'limit'

/** The customer's request, with decimal strings. */
export interface SpotRequest {
  readonly side: Side
  readonly type: SpotOrderType
  /** Quantity of the product; exactly one of this and `amount`. */
  readonly quantity?: string | undefined
  /** Buying: the maximum to spend, fee included. Selling: the minimum to receive, fee deducted. */
  readonly amount?: string | undefined
  /** Required for limit orders, otherwise absent. */
  readonly limitPrice?: string | undefined
}

/** The trading rules of a product, with decimal strings. A quantity goes down to the smallest unit of its asset. */
export interface ProductRules {
  readonly productId: number
  readonly productCode: string
  /** Decimals of a limit price: 0 to 11. */
  readonly priceScale: number
  readonly maxQuantity: string
  /** The minimum of price times quantity, in USDT. */
  readonly minAmount: string
  /** The maximum of price times quantity, in USDT. */
  readonly maxAmount?: string
}

/** The current market of a product. */
export interface SpotMarket {
  readonly product: ProductRules
  /** The current price, a decimal string. */
  readonly price: string
  /** The fee as a fraction of the cost: '0.001' is 0.1%. */
  readonly feeRate: string
  /** Whether a price up to 0.5% worse than confirmed is accepted; true by default. */
  readonly mayPriceChange?: boolean
}

type SpotField = 'quantity' | 'amount' | 'limitPrice'

/** The preview of an order in minor units; with a problem, the order cannot be placed. */
export interface SpotEstimate extends SpotPrice {
  readonly price: bigint
  readonly quantity: bigint
  readonly problem: Problem<SpotField> | null
}

/** The preview of an order, with decimal strings. */
export interface SpotPreview {
  readonly price: string
  readonly quantity: string
  readonly cost: string
  readonly feeRate: string
  readonly fee: string
  readonly total: string
  /** The available balance: USDT when buying, the product's quantity when selling. */
  readonly available: string
  readonly availableAsset: string
  readonly problem: Problem<SpotField> | null
}

/** 10¹² USDT per order: far above any market, and within 64 bits. */
const MAX_COST = 10n ** BigInt(12 + MONEY_SCALE)

/**
 * Previews an order and finds its first problem. Placing uses the same computation, so that the receipt equals the preview.
 * `available` is the available balance, a decimal: USDT when buying, the product's quantity when selling.
 * @throws RangeError when the market's numbers are no decimals.
 */
export function previewSpotOrder(request: SpotRequest, market: SpotMarket, available: string): SpotPreview {
  const isBuying = request.side === BUY
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
  const { side } = request
  const feeRate = parseRate(market.feeRate)
  const marketPrice = parsePrice(market.price)
  const malformed = findMalformedField(request, market.product)
  if (malformed) return { price: marketPrice, quantity: 0n, cost: 0n, fee: 0n, total: 0n, problem: malformed }

  const price = request.limitPrice ? parsePrice(request.limitPrice) : marketPrice
  const quantity = request.quantity
    ? parseQuantity(request.quantity)
    : quantityFor(side, parseMoney(request.amount!), price, feeRate)
  const figures = { price, quantity, ...priceSpot(side, price, quantity, feeRate) }
  const problem =
    findOutOfLimits(request, market.product, figures, feeRate) ??
    findSaleAboveMaximum(request, market, figures) ??
    findShortage(request, market, figures, available)
  return { ...figures, problem }
}

function findMalformedField(request: SpotRequest, product: ProductRules): Problem<SpotField> | null {
  const { type, quantity, amount, limitPrice } = request
  if ((quantity === undefined) === (amount === undefined)) return invalid('quantity')
  if ((type === 'limit') !== (limitPrice !== undefined)) return invalid('limitPrice')
  return (
    checkDecimals('quantity', quantity, QUANTITY_SCALE) ??
    checkDecimals('amount', amount, MONEY_SCALE) ??
    checkDecimals('limitPrice', limitPrice, product.priceScale)
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

const invalid = (field: SpotField, params?: Record<string, string>): Problem<SpotField> => ({
  field,
  code: 'invalid_field',
  ...(params && { params }),
})

type Amounts = SpotPrice & { readonly price: bigint; readonly quantity: bigint }

function findOutOfLimits(request: SpotRequest, product: ProductRules, figures: Amounts, feeRate: bigint) {
  const { price, quantity, cost } = figures
  const field = request.amount === undefined ? 'quantity' : 'amount'
  const maxQuantity = parseQuantity(product.maxQuantity)
  const limitInField = (limit: bigint) =>
    field === 'quantity'
      ? { limit: formatQuantity(limit), currency: product.productCode }
      : { limit: formatMoney(priceSpot(request.side, price, limit, feeRate).total), currency: USDT }

  if (price > MAX_PRICE) return aboveMaximum('limitPrice', formatPrice(MAX_PRICE), USDT)
  if (quantity > maxQuantity)
    return aboveMaximum(field, limitInField(maxQuantity).limit, limitInField(maxQuantity).currency)
  if (cost < parseMoney(product.minAmount) || cost === 0n) return belowMinimum(field, product.minAmount, USDT)
  const maxCost = maxCostOf(product.maxAmount)
  if (cost > maxCost) return aboveMaximum(field, formatMoney(maxCost), USDT)
  return null
}

/** The maximum of price times quantity, in minor units. */
export function maxCostOf(maxAmount: ProductRules['maxAmount']): bigint {
  return maxAmount === undefined ? MAX_COST : parseMoney(maxAmount)
}

/** A limit sale is filled at its limit or at a better market price: it must stay below the maximum amount at 0.5% more. */
function findSaleAboveMaximum(request: SpotRequest, { product, price }: SpotMarket, { quantity }: Amounts) {
  const { side, type, limitPrice } = request
  if (side === BUY || type === 'market') return null
  const [limit, now] = [parsePrice(limitPrice!), parsePrice(price)]
  const maxFillPrice = ((limit > now ? limit : now) * SLIPPAGE_TOLERANCE.more) / SLIPPAGE_TOLERANCE.per
  const maxCost = maxCostOf(product.maxAmount)
  return priceSpot(SELL, maxFillPrice, quantity, 0n).cost > maxCost
    ? aboveMaximum(request.amount === undefined ? 'quantity' : 'amount', formatMoney(maxCost), USDT)
    : null
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
  const isBuying = request.side === BUY
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

/** The slippage tolerance of a market order: half a percent worse than its preview. */
const SLIPPAGE_TOLERANCE = { per: 1000n, more: 1005n, less: 995n }

/**
 * Whether the market's price is worse for the customer than the previewed one by more than 0.5%; or at all, when slippage is not
 * allowed (the setting app_order_change, docs/rules/site.md).
 */
export function exceedsSlippage(
  side: Side,
  price: string,
  previewPrice: string,
  allowsSlippage = true,
): boolean {
  if (!allowsSlippage) {
    const worse = parsePrice(price) - parsePrice(previewPrice)
    return side === BUY ? worse > 0n : worse < 0n
  }
  const now = parsePrice(price) * SLIPPAGE_TOLERANCE.per
  const seen = parsePrice(previewPrice)
  return side === BUY ? now > seen * SLIPPAGE_TOLERANCE.more : now < seen * SLIPPAGE_TOLERANCE.less
}

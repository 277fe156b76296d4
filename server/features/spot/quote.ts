import {
  MAX_PRICE,
  MONEY_SCALE,
  QUANTITY_SCALE,
  USDT,
  parseMoney,
  parsePrice,
  parseQuantity,
  parseRate,
  printMoney,
  printPrice,
  printQuantity,
} from '#server/ledger/units.ts'
import { amountFault } from '../shared/amount-fault.ts'
import type { Problem } from '#server/problem.ts'
import { BUY, SELL, priceSpot, quantityFor, type Side, type SpotPrice } from './pricing.ts'

export type SpotOrderType = 'market' | 'limit'

/** What the customer asks for, as decimal strings. */
export interface SpotRequest {
  readonly side: Side
  readonly type: SpotOrderType
  /** How much of the product; exactly one of this and `amount`. */
  readonly quantity?: string | undefined
  /** What to spend at most, fee included. Buying only. */
  readonly amount?: string | undefined
  /** With, and only with, a limit order. */
  readonly limitPrice?: string | undefined
}

/** What may be ordered of a product; the figures are decimal strings. */
export interface ProductRules {
  readonly productId: number
  readonly productCode: string
  /** Decimals of a limit price: 0 to 11. */
  readonly priceScale: number
  /** Decimals of a quantity: 0 to 8. */
  readonly quantityScale: number
  readonly minQuantity: string
  readonly maxQuantity: string
  /** The least that price times quantity must come to, in USDT. */
  readonly minAmount: string
  /** The most that price times quantity may come to, in USDT. */
  readonly maxAmount?: string
}

/** The market at this moment, as the caller knows it. */
export interface SpotMarket {
  readonly product: ProductRules
  /** The current price, a decimal string. */
  readonly price: string
  /** The fee as a fraction of the cost: '0.001' is 0.1 %. */
  readonly feeRate: string
  /** Whether a price that is worse than confirmed by up to 0.5 % will do; true unless told. */
  readonly mayPriceChange?: boolean
}

type SpotField = 'quantity' | 'amount' | 'limitPrice'

/** The figures of an order in minor units; with a problem, it could not be placed as it stands. */
export interface SpotQuote extends SpotPrice {
  readonly price: bigint
  readonly quantity: bigint
  readonly problem: Problem<SpotField> | null
}

/** What an order would cost, as decimal strings. */
export interface SpotPreview {
  readonly price: string
  readonly quantity: string
  readonly cost: string
  readonly feeRate: string
  readonly fee: string
  readonly total: string
  /** What may be spent: USDT when buying, the product's quantity when selling. */
  readonly available: string
  readonly availableAsset: string
  readonly problem: Problem<SpotField> | null
}

/** 10¹² USDT for one order: far above any market, below what 64 bits hold. */
const MAX_COST = 10n ** BigInt(12 + MONEY_SCALE)

/**
 * What an order would cost now, and what stands in its way. Placing computes with the same function, so that the receipt equals
 * the preview. `available` is the decimal that may be spent: USDT when buying, the product's quantity when selling.
 * @throws RangeError when the market's own figures are no decimals.
 */
export function previewSpotOrder(request: SpotRequest, market: SpotMarket, available: string): SpotPreview {
  const isBuying = request.side === BUY
  const { price, quantity, cost, fee, total, problem } = quoteSpotOrder(
    request,
    market,
    isBuying ? parseMoney(available) : parseQuantity(available),
  )
  return {
    price: printPrice(price),
    quantity: printQuantity(quantity),
    cost: printMoney(cost),
    feeRate: market.feeRate,
    fee: printMoney(fee),
    total: printMoney(total),
    available,
    availableAsset: isBuying ? USDT : market.product.productCode,
    problem,
  }
}

/** The same in minor units; see previewSpotOrder. */
export function quoteSpotOrder(request: SpotRequest, market: SpotMarket, available: bigint): SpotQuote {
  const { side } = request
  const feeRate = parseRate(market.feeRate)
  const marketPrice = parsePrice(market.price)
  const malformed = findMalformed(request, market.product)
  if (malformed) return { price: marketPrice, quantity: 0n, cost: 0n, fee: 0n, total: 0n, problem: malformed }

  const price = request.limitPrice ? parsePrice(request.limitPrice) : marketPrice
  const quantity = request.quantity
    ? parseQuantity(request.quantity)
    : quantityFor(parseMoney(request.amount!), price, feeRate, stepOf(market.product))
  const figures = { price, quantity, ...priceSpot(side, price, quantity, feeRate) }
  const problem =
    findOutOfLimits(request, market.product, figures, feeRate) ??
    findLargeSale(request, market, figures) ??
    findShortage(request, market, figures, available)
  return { ...figures, problem }
}

function findMalformed(request: SpotRequest, product: ProductRules): Problem<SpotField> | null {
  const { side, type, quantity, amount, limitPrice } = request
  if ((quantity === undefined) === (amount === undefined)) return invalid('quantity')
  if (amount !== undefined && side === SELL) return invalid('amount')
  if ((type === 'limit') !== (limitPrice !== undefined)) return invalid('limitPrice')
  return (
    checkDecimals('quantity', quantity, product.quantityScale) ??
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
  const fault = amountFault(value, decimals)
  if (!fault) return null
  return fault === 'off_step' ? invalid(field, { decimals: `${decimals}` }) : invalid(field)
}

const invalid = (field: SpotField, params?: Record<string, string>): Problem<SpotField> => ({
  field,
  code: 'invalid_field',
  ...(params && { params }),
})

function stepOf(product: ProductRules): bigint {
  return 10n ** BigInt(QUANTITY_SCALE - product.quantityScale)
}

type Figures = SpotPrice & { readonly price: bigint; readonly quantity: bigint }

function findOutOfLimits(request: SpotRequest, product: ProductRules, figures: Figures, feeRate: bigint) {
  const { price, quantity, cost } = figures
  const field = request.amount === undefined ? 'quantity' : 'amount'
  const limits = { min: parseQuantity(product.minQuantity), max: parseQuantity(product.maxQuantity) }
  const inField = (limit: bigint) =>
    field === 'quantity'
      ? { limit: printQuantity(limit), currency: product.productCode }
      : { limit: printMoney(priceSpot(BUY, price, limit, feeRate).total), currency: USDT }

  if (price > MAX_PRICE) return tooMuch('limitPrice', printPrice(MAX_PRICE), USDT)
  if (quantity < limits.min) return tooLittle(field, inField(limits.min).limit, inField(limits.min).currency)
  if (quantity > limits.max) return tooMuch(field, inField(limits.max).limit, inField(limits.max).currency)
  if (cost < parseMoney(product.minAmount) || cost === 0n) return tooLittle(field, product.minAmount, USDT)
  const maxCost = mostCost(product.maxAmount)
  if (cost > maxCost) return tooMuch(field, printMoney(maxCost), USDT)
  return null
}

/** The most that price times quantity may come to, in minor units. */
export function mostCost(maxAmount: ProductRules['maxAmount']): bigint {
  return maxAmount === undefined ? MAX_COST : parseMoney(maxAmount)
}

/** A sale at a limit is filled at its limit or above, at the market's price at once: it must stay within bounds at 0.5 % more. */
function findLargeSale(
  { side, type, limitPrice }: SpotRequest,
  { product, price }: SpotMarket,
  { quantity }: Figures,
) {
  if (side === BUY || type === 'market') return null
  const [limit, now] = [parsePrice(limitPrice!), parsePrice(price)]
  const most = ((limit > now ? limit : now) * TOLERANCE.more) / TOLERANCE.per
  const maxCost = mostCost(product.maxAmount)
  return priceSpot(SELL, most, quantity, 0n).cost > maxCost
    ? tooMuch('quantity', printMoney(maxCost), USDT)
    : null
}

const tooLittle = (field: SpotField, minimum: string, currency: string): Problem<SpotField> => ({
  field,
  code: 'below_minimum',
  params: { minimum, currency },
})

const tooMuch = (field: SpotField, maximum: string, currency: string): Problem<SpotField> => ({
  field,
  code: 'above_maximum',
  params: { maximum, currency },
})

function findShortage(request: SpotRequest, market: SpotMarket, figures: Figures, available: bigint) {
  const isBuying = request.side === BUY
  if ((isBuying ? figures.total : figures.quantity) <= available) return null
  const problem: Problem<SpotField> = {
    field: request.amount === undefined ? 'quantity' : 'amount',
    code: 'insufficient_balance',
    params: isBuying
      ? { available: printMoney(available), currency: USDT }
      : { available: printQuantity(available), currency: market.product.productCode },
  }
  return problem
}

/** Half a percent: what a market order may be worse than its preview. */
const TOLERANCE = { per: 1000n, more: 1005n, less: 995n }

/**
 * Whether the market's price is worse for the customer than the previewed one by more than 0.5 %; or by anything at all when it may
 * not change (the setting app_order_change, docs/rules/site.md).
 */
export function hasMovedAway(side: Side, price: string, previewPrice: string, mayChange = true): boolean {
  if (!mayChange) {
    const worse = parsePrice(price) - parsePrice(previewPrice)
    return side === BUY ? worse > 0n : worse < 0n
  }
  const now = parsePrice(price) * TOLERANCE.per
  const seen = parsePrice(previewPrice)
  return side === BUY ? now > seen * TOLERANCE.more : now < seen * TOLERANCE.less
}

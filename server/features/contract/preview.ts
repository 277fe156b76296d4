import type { ContractPreviewRequest } from '#models'
import {
  PRICE_SCALE,
  QUANTITY_SCALE,
  parseMoney,
  parsePrice,
  parseQuantity,
  parseRate,
  MONEY_SCALE,
  formatMoney,
  formatPrice,
  formatQuantity,
} from '#src/lib/money/minor-units.ts'
import { holdPrice, marginOf, notionalOf } from '#src/lib/trading/contract-math.ts'
import {
  contractOrderFigures,
  exceededContractLimit,
  type ContractOrderFigures,
} from '#src/lib/trading/contract-order.ts'
import { MAX_PRICE, USDT } from '#server/ledger/units.ts'
import type { Tradable } from '../market/product-trading.ts'
import { findTpSlProblem } from './tp-sl.ts'
import { amountError } from '#server/ledger/amount-error.ts'
import type { Problem } from '#server/problem.ts'

/** The customer's request, of a product. */
export type ContractRequest = Omit<ContractPreviewRequest, 'productType' | 'productCode' | 'replaces'>

/** The current trading rules of a contract, in one direction; with decimal strings. */
export interface DirectionRules {
  readonly productId: number
  readonly productCode: string
  /** The tick size. */
  readonly priceStep: string
  /** The step between two quantities, which is also the minimum quantity. */
  readonly quantityStep: string
  readonly maxQuantity: string
  /** Limits of an order's notional, in USDT. */
  readonly minAmount: string
  readonly maxAmount: string
  /** The gain of quantity 1 in USDT when the price rises by 1. */
  readonly pointValue: string
  /** Ascending. */
  readonly leverages: readonly number[]
  readonly maintenanceRate: string
  readonly openFeeRate: string
  readonly closeFeeRate: string
  /** When a position opened now expires, in milliseconds since 1970 UTC. */
  readonly expiresAt: number | null
}

/** The market at a time. */
export interface ContractMarket extends Tradable {
  readonly rules: DirectionRules
  /** The price, a decimal string. */
  readonly price: string
  /** Whether an order may be filled at a slightly worse price than confirmed; see assertPriceNotMoved. */
  readonly mayPriceChange?: boolean
}

export type ContractField = 'quantity' | 'margin' | 'limitPrice' | 'leverage' | 'takeProfit' | 'stopLoss'
export type ContractProblem = Problem<ContractField>

/** The preview of an order in minor units; with a problem, the order cannot be placed. */
export interface ContractEstimate extends Omit<ContractOrderFigures, 'openMargin'> {
  readonly problem: ContractProblem | null
}

const ZERO_AMOUNTS = { quantity: 0n, notional: 0n, margin: 0n, fee: 0n, liquidationPrice: null }

/**
 * Previews an order in minor units and finds its first problem. Placing uses the same computation, so that the receipt equals the
 * preview. `available` is the available balance.
 * @throws RangeError when the market's numbers are no decimals.
 */
export function estimateContractOrder(
  request: ContractRequest,
  { rules, price: nowPrice }: ContractMarket,
  available: bigint,
): ContractEstimate {
  const malformed = findMalformedField(request, rules)
  if (malformed) return { ...ZERO_AMOUNTS, price: parsePrice(nowPrice), problem: malformed }
  const price = parsePrice(request.limitPrice ?? nowPrice)
  const pointValue = parseRate(rules.pointValue)
  const priceStep = parsePrice(rules.priceStep)
  const { openMargin: _, ...figures } = contractOrderFigures({
    direction: request.direction,
    price,
    isLimit: request.limitPrice !== undefined,
    size:
      request.quantity === undefined
        ? { margin: parseMoney(request.margin!) }
        : { quantity: parseQuantity(request.quantity) },
    leverage: BigInt(request.leverage),
    pointValue,
    quantityStep: parseQuantity(rules.quantityStep),
    priceStep,
    openFeeRate: parseRate(rules.openFeeRate),
    maintenanceRate: parseRate(rules.maintenanceRate),
  })
  const { quantity, liquidationPrice } = figures
  if (quantity === 0n) return { ...figures, problem: belowMinimum(request, rules, price) }
  const valueAt = (at: bigint) => notionalOf(at, quantity, pointValue)
  const problem =
    findOutOfLimits(request, rules, figures) ??
    findLimitFarFromMarket(request, rules, { price, now: parsePrice(nowPrice), valueAt }) ??
    findTpSlProblem(request, {
      direction: request.direction,
      price,
      liquidationPrice,
      priceStep,
    }) ??
    findShortage(request, figures, available)
  return { ...figures, problem }
}

const sizeField = ({ quantity }: ContractRequest) => (quantity === undefined ? 'margin' : 'quantity')

function findMalformedField(request: ContractRequest, rules: DirectionRules): ContractProblem | null {
  const { orderType, quantity, margin, limitPrice, leverage } = request
  if ((quantity === undefined) === (margin === undefined)) return { field: 'quantity', code: 'invalid_field' }
  if ((orderType === 'limit') !== (limitPrice !== undefined))
    return { field: 'limitPrice', code: 'invalid_field' }
  if (!rules.leverages.includes(leverage)) {
    const offered = rules.leverages.join(', ')
    return { field: 'leverage', code: 'leverage_not_offered', params: { offered } }
  }
  return (
    checkStep('limitPrice', limitPrice, rules.priceStep, PRICE_SCALE) ??
    checkStep('quantity', quantity, rules.quantityStep, QUANTITY_SCALE) ??
    checkStep('margin', margin, '0.000001', MONEY_SCALE)
  )
}

/** Finds a value that is not positive or not a multiple of the step. */
function checkStep(
  field: ContractField,
  value: string | undefined,
  step: string,
  scale: number,
): ContractProblem | null {
  if (value === undefined) return null
  const fault = amountError(value, scale)
  if (fault === 'invalid_field') return { field, code: fault }
  const minor = (decimal: string) => (scale === PRICE_SCALE ? parsePrice : parseQuantity)(decimal)
  const isOffStep = fault || (scale !== MONEY_SCALE && minor(value) % minor(step) !== 0n)
  return isOffStep ? { field, code: 'off_step', params: { step } } : null
}

type OrderAmounts = Pick<ContractEstimate, 'price' | 'quantity' | 'notional' | 'margin' | 'fee'>

function belowMinimum(request: ContractRequest, rules: DirectionRules, price: bigint): ContractProblem {
  const least = notionalOf(price, parseQuantity(rules.quantityStep), parseRate(rules.pointValue))
  const minimum = formatMoney(marginOf(least, BigInt(request.leverage)))
  return { field: sizeField(request), code: 'below_minimum', params: { minimum, currency: USDT } }
}

function findOutOfLimits(request: ContractRequest, rules: DirectionRules, figures: OrderAmounts) {
  const field = sizeField(request)
  const problem = (
    at: ContractField,
    code: 'notional_below' | 'notional_above' | 'above_maximum',
    params: Record<string, string>,
  ): ContractProblem => ({ field: at, code, params })
  if (figures.price > MAX_PRICE) {
    return problem('limitPrice', 'above_maximum', { maximum: formatPrice(MAX_PRICE), currency: USDT })
  }
  const exceeded = exceededContractLimit(figures, {
    maxQuantity: parseQuantity(rules.maxQuantity),
    minNotional: parseMoney(rules.minAmount),
    maxNotional: parseMoney(rules.maxAmount),
  })
  if (exceeded === 'maxQuantity') {
    const maximum = formatQuantity(parseQuantity(rules.maxQuantity))
    return problem(field, 'above_maximum', { maximum, currency: rules.productCode })
  }
  if (exceeded === 'minNotional') {
    return problem(field, 'notional_below', { minimum: rules.minAmount, currency: USDT })
  }
  if (exceeded === 'maxNotional') {
    return problem(field, 'notional_above', { maximum: rules.maxAmount, currency: USDT })
  }
  return null
}

/**
 * A limit that the market has already passed is filled at the market's price: there, too, the hold must cover the order, and its
 * notional must reach the minimum.
 */
function findLimitFarFromMarket(
  { orderType, direction }: ContractRequest,
  rules: DirectionRules,
  { price, now, valueAt: notionalAt }: { price: bigint; now: bigint; valueAt: (price: bigint) => bigint },
): ContractProblem | null {
  if (orderType === 'market') return null
  if (direction === 'short' && holdPrice(direction, price) < now) {
    return {
      field: 'limitPrice',
      code: 'below_minimum',
      params: { minimum: minLimitPrice(rules, now), currency: USDT },
    }
  }
  if (direction === 'long' && now < price && notionalAt(now) < parseMoney(rules.minAmount)) {
    return {
      field: 'limitPrice',
      code: 'notional_below',
      params: { minimum: rules.minAmount, currency: USDT },
    }
  }
  return null
}

/** The minimum limit price of a short whose hold covers a fill at this market price, rounded up to the step. */
function minLimitPrice({ priceStep }: DirectionRules, now: bigint): string {
  const step = parsePrice(priceStep)
  const least = (now * 1000n + 1004n) / 1005n
  return formatPrice(((least + step - 1n) / step) * step)
}

function findShortage(request: ContractRequest, { margin, fee }: OrderAmounts, available: bigint) {
  if (margin + fee <= available) return null
  const problem: ContractProblem = {
    field: sizeField(request),
    code: 'insufficient_balance',
    params: { available: formatMoney(available), currency: USDT },
  }
  return problem
}

import {
  PRICE_SCALE,
  QUANTITY_SCALE,
  holdPrice,
  liquidationPrice,
  marginOf,
  notionalOf,
  maxQuantityFor,
  applyRate,
  parseUnits,
  type Direction,
} from '#src/lib/contract-math.ts'
import { MAX_PRICE, MONEY_SCALE, USDT, printMoney, printPrice, printQuantity } from '#server/ledger/units.ts'
import { findExitProblem, type Exits } from './exits.ts'
import { amountFault } from '../shared/amount-fault.ts'
import type { Problem } from '#server/problem.ts'

/** What the customer asks for, as decimal strings. */
export interface ContractRequest extends Exits {
  readonly direction: Direction
  readonly type: 'market' | 'limit'
  readonly leverage: number
  /** How much of the product; exactly one of this and `margin`. */
  readonly quantity?: string | undefined
  /** What may be held for it at most; the fee comes on top. */
  readonly margin?: string | undefined
  /** With, and only with, a limit order. */
  readonly limitPrice?: string | undefined
}

/** What a contract in a product, in one direction, must keep to at this moment; the figures are decimal strings. */
export interface ContractRules {
  readonly productId: number
  readonly productCode: string
  /** The step between two prices. */
  readonly priceStep: string
  /** The step between two quantities, which is the least quantity too. */
  readonly quantityStep: string
  readonly maxQuantity: string
  /** Bounds of what an order stands for, in USDT. */
  readonly minAmount: string
  readonly maxAmount: string
  /** What quantity 1 gains, in USDT, when the price rises by 1. */
  readonly pointValue: string
  /** Ascending. */
  readonly leverages: readonly number[]
  readonly maintenanceRate: string
  readonly openFeeRate: string
  readonly closeFeeRate: string
  /** When what is opened now expires, in milliseconds since 1970 UTC. */
  readonly expiresAt: number | null
}

/** The market at this moment, as the caller knows it. */
export interface ContractMarket {
  readonly rules: ContractRules
  /** The current price, a decimal string. */
  readonly price: string
  /** Whether an order may be filled at a slightly worse price than confirmed; see hasMovedAway. */
  readonly mayPriceChange?: boolean
}

export type ContractField = 'quantity' | 'margin' | 'limitPrice' | 'leverage' | 'takeProfit' | 'stopLoss'
export type ContractProblem = Problem<ContractField>

/** The figures of an order in minor units; with a problem, it could not be placed as it stands. */
export interface ContractQuote {
  readonly price: bigint
  readonly quantity: bigint
  readonly notional: bigint
  readonly margin: bigint
  readonly fee: bigint
  readonly liquidationPrice: bigint | null
  readonly problem: ContractProblem | null
}

const EMPTY = { quantity: 0n, notional: 0n, margin: 0n, fee: 0n, liquidationPrice: null }

/**
 * What an order would hold and cost now, and what stands in its way; everything in minor units. Previews and placings compute with
 * this, so that the receipt equals the preview. `available` is what the customer may spend.
 * @throws RangeError when the market's own figures are no decimals.
 */
export function quoteContractOrder(
  request: ContractRequest,
  { rules, price: nowPrice }: ContractMarket,
  available: bigint,
): ContractQuote {
  const malformed = findMalformed(request, rules)
  if (malformed) return { ...EMPTY, price: parseUnits.price(nowPrice), problem: malformed }
  const price = parseUnits.price(request.limitPrice ?? nowPrice)
  const pointValue = parseUnits.rate(rules.pointValue)
  const leverage = BigInt(request.leverage)
  const step = parseUnits.quantity(rules.quantityStep)
  const held = request.limitPrice === undefined ? price : holdPrice(request.direction, price)
  const quantity =
    request.quantity === undefined
      ? maxQuantityFor(parseUnits.money(request.margin!), { price: held, leverage, pointValue, step })
      : parseUnits.quantity(request.quantity)
  if (quantity === 0n) return { ...EMPTY, price, problem: tooLittle(request, rules, price) }

  const valueAt = (at: bigint) => notionalOf(at, quantity, pointValue)
  const notional = valueAt(held)
  const margin = marginOf(notional, leverage)
  const fee = applyRate(notional, parseUnits.rate(rules.openFeeRate))
  const figures = { price, quantity, notional, margin, fee }
  const opened = marginOf(valueAt(price), leverage)
  const liquidation = liquidationPrice(
    { direction: request.direction, entryPrice: price, quantity, pointValue, margin: opened },
    { maintenanceRate: parseUnits.rate(rules.maintenanceRate), priceStep: parseUnits.price(rules.priceStep) },
  )
  const problem =
    findOutOfLimits(request, rules, figures) ??
    findFarLimit(request, rules, { price, now: parseUnits.price(nowPrice), valueAt }) ??
    findExitProblem(request, {
      direction: request.direction,
      price,
      liquidationPrice: liquidation,
      priceStep: parseUnits.price(rules.priceStep),
    }) ??
    findShortage(request, figures, available)
  return { ...figures, liquidationPrice: liquidation, problem }
}

const sizeField = ({ quantity }: ContractRequest) => (quantity === undefined ? 'margin' : 'quantity')

function findMalformed(request: ContractRequest, rules: ContractRules): ContractProblem | null {
  const { type, quantity, margin, limitPrice, leverage } = request
  if ((quantity === undefined) === (margin === undefined)) return { field: 'quantity', code: 'invalid_field' }
  if ((type === 'limit') !== (limitPrice !== undefined)) return { field: 'limitPrice', code: 'invalid_field' }
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

/** Whether a value is a decimal above zero and a multiple of the step. */
function checkStep(
  field: ContractField,
  value: string | undefined,
  step: string,
  scale: number,
): ContractProblem | null {
  if (value === undefined) return null
  const fault = amountFault(value, scale)
  if (fault === 'invalid_field') return { field, code: fault }
  const minor = (decimal: string) => (scale === PRICE_SCALE ? parseUnits.price : parseUnits.quantity)(decimal)
  const isOff = fault || (scale !== MONEY_SCALE && minor(value) % minor(step) !== 0n)
  return isOff ? { field, code: 'off_step', params: { step } } : null
}

type Figures = Pick<ContractQuote, 'price' | 'quantity' | 'notional' | 'margin' | 'fee'>

function tooLittle(request: ContractRequest, rules: ContractRules, price: bigint): ContractProblem {
  const least = notionalOf(price, parseUnits.quantity(rules.quantityStep), parseUnits.rate(rules.pointValue))
  const minimum = printMoney(marginOf(least, BigInt(request.leverage)))
  return { field: sizeField(request), code: 'below_minimum', params: { minimum, currency: USDT } }
}

function findOutOfLimits(request: ContractRequest, rules: ContractRules, figures: Figures) {
  const { price, quantity, notional } = figures
  const field = sizeField(request)
  const problem = (
    at: ContractField,
    code: 'notional_below' | 'notional_above' | 'above_maximum',
    params: Record<string, string>,
  ): ContractProblem => ({ field: at, code, params })
  if (price > MAX_PRICE) {
    return problem('limitPrice', 'above_maximum', { maximum: printPrice(MAX_PRICE), currency: USDT })
  }
  if (quantity > parseUnits.quantity(rules.maxQuantity)) {
    const maximum = printQuantity(parseUnits.quantity(rules.maxQuantity))
    return problem(field, 'above_maximum', { maximum, currency: rules.productCode })
  }
  if (notional < parseUnits.money(rules.minAmount) || notional === 0n) {
    return problem(field, 'notional_below', { minimum: rules.minAmount, currency: USDT })
  }
  if (notional > parseUnits.money(rules.maxAmount)) {
    return problem(field, 'notional_above', { maximum: rules.maxAmount, currency: USDT })
  }
  return null
}

/**
 * A limit that the market has passed already is filled at the market's price: there, too, the order must be one that is held for, and
 * be no less than the least one.
 */
function findFarLimit(
  { type, direction }: ContractRequest,
  rules: ContractRules,
  { price, now, valueAt }: { price: bigint; now: bigint; valueAt: (price: bigint) => bigint },
): ContractProblem | null {
  if (type === 'market') return null
  if (direction === 'short' && holdPrice(direction, price) < now) {
    return {
      field: 'limitPrice',
      code: 'below_minimum',
      params: { minimum: lowestLimit(rules, now), currency: USDT },
    }
  }
  if (direction === 'long' && now < price && valueAt(now) < parseUnits.money(rules.minAmount)) {
    return {
      field: 'limitPrice',
      code: 'notional_below',
      params: { minimum: rules.minAmount, currency: USDT },
    }
  }
  return null
}

/** The least limit price of a short that is held for at this market price, up to the step. */
function lowestLimit({ priceStep }: ContractRules, now: bigint): string {
  const step = parseUnits.price(priceStep)
  const least = (now * 1000n + 1004n) / 1005n
  return printPrice(((least + step - 1n) / step) * step)
}

function findShortage(request: ContractRequest, { margin, fee }: Figures, available: bigint) {
  if (margin + fee <= available) return null
  const problem: ContractProblem = {
    field: sizeField(request),
    code: 'insufficient_balance',
    params: { available: printMoney(available), currency: USDT },
  }
  return problem
}

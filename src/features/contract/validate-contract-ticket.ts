/** Client-side validation and estimate of a contract ticket, and the request that it makes. Pure. */
import type { ContractDirection, ContractPreview, ContractRules } from '#models'
import { closeResult } from '#src/lib/trading/contract-math.ts'
import {
  contractOrderFigures,
  exceededContractLimit,
  type ContractOrderFigures,
} from '#src/lib/trading/contract-order.ts'
import {
  MONEY_SCALE,
  formatMoney,
  formatPrice,
  formatQuantity,
  parseAnsweredMoney,
  parseAnsweredQuantity,
  parseMoney,
  parsePrice,
  parseQuantity,
  parseRate,
} from '#src/lib/money/minor-units.ts'
import { compare, type Decimal } from '#src/lib/money/decimal.ts'
import type { Locale } from '#src/lib/locales.ts'
import {
  boundError,
  parseAmountInput,
  shortageError,
  type FieldError,
  type FieldErrors,
} from '#src/widgets/ticket/field-error.ts'
import type { ContractDraft } from './contract-draft.ts'
import type { ContractTerms } from './contract-operation.ts'

export type ContractField = 'quantity' | 'margin' | 'limitPrice' | 'leverage' | 'takeProfit' | 'stopLoss'

export interface ContractContext {
  rules: ContractRules
  locale: Locale
  currency: string
  /** The current market price. */
  price: Decimal
  /** Available balance; undefined while unknown. */
  available: Decimal | undefined
}

/** What an order would hold and cost. */
export type ContractFigures = Pick<
  ContractPreview,
  | 'price'
  | 'quantity'
  | 'notional'
  | 'margin'
  | 'feeRate'
  | 'fee'
  | 'total'
  | 'closeFeeRate'
  | 'liquidationPrice'
  | 'maxLoss'
  | 'takeProfitReturns'
  | 'stopLossReturns'
>

/** The chosen leverage; else the second lowest that is offered. */
export function leverageOf(
  { leverage }: Pick<ContractDraft, 'leverage'>,
  { leverages }: ContractRules,
): number {
  return leverages.find(one => String(one) === leverage) ?? leverages[Math.min(1, leverages.length - 1)] ?? 1
}

/** The published fee rates of a direction. */
export function feesOf(direction: ContractDirection, rules: ContractRules) {
  return direction === 'long'
    ? { openFeeRate: rules.longOpenFeeRate, closeFeeRate: rules.longCloseFeeRate }
    : { openFeeRate: rules.shortOpenFeeRate, closeFeeRate: rules.shortCloseFeeRate }
}

export interface ContractTicketValidation {
  terms?: ContractTerms
  errors: FieldErrors<ContractField>
  /** The limit price, else the market price; undefined while the limit is invalid. */
  price: Decimal | undefined
}

/** Validates a ticket: gives the terms of the order, or an error for each field. An empty size is an error too. */
export function validateContractTicket(
  draft: ContractDraft,
  context: ContractContext,
): ContractTicketValidation {
  const { rules, locale } = context
  const { by } = draft
  const limit =
    draft.type === 'limit' ? parseAmountInput(draft.limitPrice, locale, rules.priceScale) : undefined
  const size = parseAmountInput(draft[by], locale, by === 'quantity' ? rules.quantityScale : MONEY_SCALE)
  const takeProfit = parseTpSl(draft, 'takeProfit', context)
  const stopLoss = parseTpSl(draft, 'stopLoss', context)
  const price = limit ? limit.value : context.price
  const sizeError = size.error ?? sizeErrorOf(draft, size.value, price, context)
  const errors: FieldErrors<ContractField> = {
    ...(limit?.error && { limitPrice: limit.error }),
    ...(sizeError && { [by]: sizeError }),
    ...(takeProfit?.error && { takeProfit: takeProfit.error }),
    ...(stopLoss?.error && { stopLoss: stopLoss.error }),
  }
  if (Object.keys(errors).length > 0) return { errors, price }
  const terms: ContractTerms = {
    direction: draft.direction,
    orderType: draft.type,
    leverage: leverageOf(draft, rules),
    ...(size.value !== undefined && { [by]: size.value }),
    ...(limit?.value !== undefined && { limitPrice: limit.value }),
    ...(takeProfit?.value !== undefined && { takeProfit: takeProfit.value }),
    ...(stopLoss?.value !== undefined && { stopLoss: stopLoss.value }),
  }
  return { terms, errors, price }
}

/** Take profit and stop loss are optional. */
function parseTpSl(
  draft: ContractDraft,
  field: 'takeProfit' | 'stopLoss',
  { locale, rules }: ContractContext,
) {
  if (draft.hasTpSl === 'no' || draft[field].trim() === '') return undefined
  return parseAmountInput(draft[field], locale, rules.priceScale)
}

function sizeErrorOf(
  draft: ContractDraft,
  size: Decimal,
  price: Decimal | undefined,
  { rules, currency, available }: ContractContext,
): FieldError | undefined {
  const exceedsBalance = (needed: Decimal) => available !== undefined && compare(needed, available) === 1
  if (draft.by === 'margin' && exceedsBalance(size)) return shortageError(size, available ?? '0', currency)
  const { maxQuantity, minNotional, maxNotional, productCode } = rules
  if (price === undefined) {
    const isTooMuch = draft.by === 'quantity' && compare(size, maxQuantity) === 1
    return isTooMuch ? boundError('maximum', maxQuantity, productCode) : undefined
  }
  const terms = { direction: draft.direction, orderType: draft.type, leverage: leverageOf(draft, rules) }
  const figures = figuresOf({ ...terms, [draft.by]: size }, price, rules)
  const exceeded = exceededContractLimit(figures, {
    maxQuantity: parseAnsweredQuantity(maxQuantity),
    minNotional: parseAnsweredMoney(minNotional),
    maxNotional: parseAnsweredMoney(maxNotional),
  })
  if (exceeded === 'maxQuantity') return boundError('maximum', maxQuantity, productCode)
  if (exceeded === 'minNotional') return boundError('cost-minimum', minNotional, currency)
  if (exceeded === 'maxNotional') return boundError('cost-maximum', maxNotional, currency)
  const total = formatMoney(figures.margin + figures.fee)
  return exceedsBalance(total) ? shortageError(total, available ?? '0', currency) : undefined
}

/** The figures of an order at a price, in minor units. */
function figuresOf(terms: ContractTerms, marketPrice: Decimal, rules: ContractRules): ContractOrderFigures {
  return contractOrderFigures({
    direction: terms.direction,
    price: parsePrice(terms.limitPrice ?? marketPrice),
    isLimit: terms.limitPrice !== undefined,
    size:
      terms.quantity === undefined
        ? { margin: parseMoney(terms.margin ?? '0') }
        : { quantity: parseQuantity(terms.quantity) },
    leverage: BigInt(terms.leverage),
    pointValue: parseRate(rules.pointValue),
    quantityStep: parseQuantity(rules.quantityStep),
    priceStep: parsePrice(rules.priceStep),
    openFeeRate: parseRate(feesOf(terms.direction, rules).openFeeRate),
    maintenanceRate: parseRate(rules.maintenanceRate),
  })
}

/**
 * The figures of an order at a price, computed as the server does: shown at once, and to guests, who cannot request a
 * preview.
 */
export function estimateContract(
  terms: ContractTerms,
  marketPrice: Decimal,
  rules: ContractRules,
): ContractFigures {
  const { direction, takeProfit, stopLoss } = terms
  const { openFeeRate: feeRate, closeFeeRate } = feesOf(direction, rules)
  const { price, quantity, notional, margin, fee, openMargin, liquidationPrice } = figuresOf(
    terms,
    marketPrice,
    rules,
  )
  const pointValue = parseRate(rules.pointValue)
  const exposure = { direction, entryPrice: price, quantity, pointValue, margin: openMargin }
  const total = formatMoney(margin + fee)
  const returnsAt = (tpSlPrice: Decimal | undefined) =>
    tpSlPrice === undefined || quantity === 0n
      ? null
      : formatMoney(
          closeResult(exposure, {
            price: parsePrice(tpSlPrice),
            quantity,
            feeRate: parseRate(closeFeeRate),
          }).returned,
        )
  return {
    price: formatPrice(price),
    quantity: formatQuantity(quantity),
    notional: formatMoney(notional),
    margin: formatMoney(margin),
    feeRate,
    fee: formatMoney(fee),
    total,
    closeFeeRate,
    liquidationPrice: liquidationPrice === null ? null : formatPrice(liquidationPrice),
    maxLoss: total,
    takeProfitReturns: returnsAt(takeProfit),
    stopLossReturns: returnsAt(stopLoss),
  }
}

/** Client-side validation and estimate of a spot ticket, and the request that it makes. Pure. */
import type { SpotPreviewRequest, TradeRules } from '#models'
import type { Locale } from '#src/lib/locales.ts'
import { applyRate } from '#src/lib/trading/fees.ts'
import {
  MONEY_SCALE,
  PRICE_SCALE,
  RATE_SCALE,
  formatMoney,
  formatPrice,
  formatQuantity,
  parseAnsweredMoney,
  parseAnsweredQuantity,
  parseMoney,
  parsePrice,
  parseRate,
} from '#src/lib/money/minor-units.ts'
import { compare, roundUp, truncate, type Decimal } from '#src/lib/money/money.ts'
import {
  BUY,
  SELL,
  exceededLimit,
  priceSpot,
  quantityFor,
  stopBuyLimit,
  type Side,
} from '#src/lib/trading/spot-math.ts'
import {
  boundError,
  parseAmountInput,
  shortageError,
  type FieldError,
  type FieldErrors,
} from '#src/widgets/ticket/field-error.ts'
import { type PriceField, type TicketDraft, type TicketField } from '#src/widgets/ticket/ticket-draft.ts'
import { hasLimitPrice, hasStopPrice } from '#src/lib/trading/order-type-prices.ts'

/** The terms of an order, without the product. */
export type OrderTerms = Pick<
  SpotPreviewRequest,
  | 'exchangeType'
  | 'orderType'
  | 'quantity'
  | 'amount'
  | 'limitPrice'
  | 'stopPrice'
  | 'timeInForce'
  | 'takeProfitPrice'
  | 'stopLossPrice'
>

export interface TicketContext {
  rules: TradeRules
  locale: Locale
  productCode: string
  currency: string
  /** The current market price. */
  price: Decimal
  /** Whether an order may be filled at up to 0.5% more or less than confirmed (the setting app_order_change). */
  allowsSlippage: boolean
  /** Available balance or holding; undefined while unknown. */
  available: Decimal | undefined
}

export interface TicketValidation {
  terms?: OrderTerms
  errors: FieldErrors<TicketField>
  /** The price that the order is computed at: its limit, what a stop order pays at most, or the market price; undefined while that is invalid. */
  price: Decimal | undefined
}

/** Validates a ticket: gives the terms of the order, or an error for each field. An empty field is an error too. */
export function validateTicket(draft: TicketDraft, context: TicketContext): TicketValidation {
  const { rules, locale } = context
  const field = draft.by
  const prices = parsePrices(draft, context)
  const size = parseAmountInput(
    draft[field],
    locale,
    field === 'quantity' ? rules.quantityScale : MONEY_SCALE,
  )
  const price = orderPriceOf(draft, prices.values, context)
  const sizeError = size.error ?? sizeErrorOf(draft, field, size.value, price, context)
  const errors: FieldErrors<TicketField> = { ...prices.errors, ...(sizeError && { [field]: sizeError }) }
  if (Object.keys(errors).length > 0) return { errors, price }
  const terms: OrderTerms = {
    exchangeType: draft.side === 'buy' ? 1 : 2,
    orderType: draft.type,
    ...(size.value !== undefined && { [field]: size.value }),
    ...prices.values,
    ...(draft.type !== 'market' && draft.timeInForce === 'day' && { timeInForce: 'day' }),
  }
  return { terms, errors, price }
}

/** The prices of a draft that its order has: those of its type, and of a purchase the take profit and stop loss that are filled in. */
function parsePrices(draft: TicketDraft, { rules, locale }: TicketContext) {
  const { type, side, hasExits } = draft
  const exits = (['takeProfitPrice', 'stopLossPrice'] as const).filter(field => draft[field].trim() !== '')
  const fields: PriceField[] = [
    ...(hasLimitPrice(type) ? (['limitPrice'] as const) : []),
    ...(hasStopPrice(type) ? (['stopPrice'] as const) : []),
    // With none filled in, the first shows that one is missing.
    ...(side === 'buy' && hasExits === 'yes'
      ? exits.length > 0
        ? exits
        : (['takeProfitPrice'] as const)
      : []),
  ]
  const values: Partial<Record<PriceField, Decimal>> = {}
  const errors: FieldErrors<TicketField> = {}
  for (const field of fields) {
    const parsed = parseAmountInput(draft[field], locale, rules.priceScale)
    if (parsed.error) errors[field] = parsed.error
    else values[field] = parsed.value
  }
  return { values, errors }
}

/** The price that the order is computed at; undefined while it is invalid. */
function orderPriceOf(
  { type, side }: TicketDraft,
  { limitPrice, stopPrice }: Partial<Record<PriceField, Decimal>>,
  { price, rules, allowsSlippage }: TicketContext,
): Decimal | undefined {
  if (hasLimitPrice(type)) return limitPrice
  if (type === 'market') return price
  return stopPrice && side === 'buy'
    ? formatPrice(stopBuyLimit(parsePrice(stopPrice), rules.priceScale, allowsSlippage))
    : stopPrice
}

function sizeErrorOf(
  draft: TicketDraft,
  field: 'quantity' | 'amount',
  size: Decimal,
  price: Decimal | undefined,
  { rules, productCode, currency, available }: TicketContext,
): FieldError | undefined {
  const { minQuantity, maxQuantity, minAmount, maxAmount, buyFeeRate, sellFeeRate } = rules
  if (field === 'amount') {
    const isBuying = draft.side === 'buy'
    const most = mostOfAmount(draft.side, rules)
    if (compare(size, minAmount) === -1) return boundError('minimum', minAmount, currency)
    if (compare(size, most) === 1) return boundError('maximum', most, currency)
    if (available === undefined) return undefined
    if (isBuying) return compare(size, available) === 1 ? shortageError(size, available, currency) : undefined
    return price !== undefined && compare(quantityOf(SELL, size, price, rules), available) === 1
      ? boundError('balance', available, productCode)
      : undefined
  }
  if (compare(size, minQuantity) === -1) return boundError('minimum', minQuantity, productCode)
  const [side, feeRate] = draft.side === 'buy' ? ([BUY, buyFeeRate] as const) : ([SELL, sellFeeRate] as const)
  const figures = price === undefined ? undefined : unitsOf(side, price, size, feeRate)
  const exceeded = exceededLimit(
    { quantity: quantityUnits(size), cost: figures?.cost },
    {
      maxQuantity: parseAnsweredQuantity(maxQuantity),
      minCost: parseAnsweredMoney(minAmount),
      maxCost: parseAnsweredMoney(maxAmount),
    },
  )
  if (exceeded === 'maxQuantity') return boundError('maximum', maxQuantity, productCode)
  if (exceeded === 'minCost') return boundError('cost-minimum', minAmount, currency)
  if (exceeded === 'maxCost') return boundError('cost-maximum', maxAmount, currency)
  if (available === undefined) return undefined
  if (side === SELL) {
    return compare(size, available) === 1 ? boundError('balance', available, productCode) : undefined
  }
  const total = figures && formatMoney(figures.total)
  return total !== undefined && compare(total, available) === 1
    ? shortageError(total, available, currency)
    : undefined
}

/* A back end may send more digits than a minor unit has: they are rounded up, so that no cost is shown too low. */
const priceUnits = (price: Decimal) => parsePrice(roundUp(price, PRICE_SCALE))
const quantityUnits = parseAnsweredQuantity
const rateUnits = (rate: Decimal) => parseRate(roundUp(rate, RATE_SCALE))

/** The most that an order by amount may be for: when buying, the fee is included. */
export const mostOfAmount = (
  side: TicketDraft['side'],
  { maxAmount, buyFeeRate }: Pick<TradeRules, 'maxAmount' | 'buyFeeRate'>,
): Decimal => (side === 'buy' ? addBuyFee(maxAmount, buyFeeRate) : maxAmount)

/** What a purchase of this cost takes from the balance, fee included. */
function addBuyFee(cost: Decimal, buyFeeRate: Decimal): Decimal {
  const units = parseMoney(roundUp(cost, MONEY_SCALE))
  return formatMoney(units + applyRate(units, rateUnits(buyFeeRate)))
}

/** What an order by amount buys or sells at a price: the maximum that the amount pays for, or the minimum that brings it, after the fee. */
export function quantityOf(
  side: Side,
  amount: Decimal,
  price: Decimal,
  { buyFeeRate, sellFeeRate }: Pick<TradeRules, 'buyFeeRate' | 'sellFeeRate'>,
): Decimal {
  const rate = rateUnits(side === BUY ? buyFeeRate : sellFeeRate)
  const units = parseMoney(truncate(amount, MONEY_SCALE))
  return formatQuantity(quantityFor(side, units, priceUnits(price), rate))
}

/** What the sale of a quantity brings at a price, after the fee. */
export function proceedsOf(quantity: Decimal, price: Decimal, { sellFeeRate }: TradeRules): Decimal {
  return costOf(SELL, price, quantity, sellFeeRate).total
}

export interface OrderEstimate {
  price: Decimal
  quantity: Decimal
  cost: Decimal
  feeRate: Decimal
  fee: Decimal
  total: Decimal
}

/** The costs of an order at a price, for guests, who cannot request a preview. */
export function estimateOrder(terms: OrderTerms, price: Decimal, rules: TradeRules): OrderEstimate {
  const quantity = terms.quantity ?? quantityOf(terms.exchangeType, terms.amount ?? '0', price, rules)
  const feeRate = terms.exchangeType === BUY ? rules.buyFeeRate : rules.sellFeeRate
  return { price, quantity, feeRate, ...costOf(terms.exchangeType, price, quantity, feeRate) }
}

const unitsOf = (side: Side, price: Decimal, quantity: Decimal, feeRate: Decimal) =>
  priceSpot(side, priceUnits(price), quantityUnits(quantity), rateUnits(feeRate))

function costOf(side: Side, price: Decimal, quantity: Decimal, feeRate: Decimal) {
  const figures = unitsOf(side, price, quantity, feeRate)
  return {
    cost: formatMoney(figures.cost),
    fee: formatMoney(figures.fee),
    total: formatMoney(figures.total),
  }
}

/** What a filled-in ticket asks for, and what is wrong with it before anybody is asked. Pure. */
import type { SpotPreviewRequest, TradeRules } from '#src/api/generated/models/index.ts'
import type { Locale } from '#src/lib/locales.ts'
import { add, compare, divide, multiply, roundUp, subtract, truncate, type Decimal } from '#src/lib/money.ts'
import { boundFault, moneyScale, readTyped, type Fault, type Faults } from '#src/widgets/ticket/fault.ts'
import { sizeField, type TicketDraft, type TicketField } from '#src/widgets/ticket/ticket-draft.ts'

/** What is asked for, as decimals; the product goes beside it. */
export type OrderTerms = Pick<
  SpotPreviewRequest,
  'exchangeType' | 'orderType' | 'quantity' | 'amount' | 'limitPrice'
>

export interface TicketFacts {
  rules: TradeRules
  locale: Locale
  productCode: string
  currency: string
  /** The market's price at this moment. */
  price: Decimal
  /** What may be spent, or sold; undefined while it is not known. */
  available: Decimal | undefined
}

export interface ReadTicket {
  terms?: OrderTerms
  faults: Faults<TicketField>
  /** The limit, else the market's price; undefined while the limit is not known. */
  price: Decimal | undefined
}

/** Reads the ticket: the terms when all is well, else what is wrong with each field. An empty field is a fault too. */
export function readTicket(draft: TicketDraft, facts: TicketFacts): ReadTicket {
  const { rules, locale } = facts
  const field = sizeField(draft)
  const limit = draft.type === 'limit' ? readTyped(draft.limitPrice, locale, rules.priceScale) : undefined
  const size = readTyped(draft[field], locale, field === 'quantity' ? rules.quantityScale : moneyScale)
  const price = limit ? limit.value : facts.price
  const sizeFault = size.fault ?? sizeFaultOf(draft, field, size.value, price, facts)
  const faults: Faults<TicketField> = {
    ...(limit?.fault && { limitPrice: limit.fault }),
    ...(sizeFault && { [field]: sizeFault }),
  }
  if (limit?.fault || sizeFault) return { faults, price }
  const terms: OrderTerms = {
    exchangeType: draft.side === 'buy' ? 1 : 2,
    orderType: draft.type,
    ...(size.value !== undefined && { [field]: size.value }),
    ...(limit?.value !== undefined && { limitPrice: limit.value }),
  }
  return { terms, faults, price }
}

function sizeFaultOf(
  draft: TicketDraft,
  field: 'quantity' | 'amount',
  size: Decimal,
  price: Decimal | undefined,
  { rules, productCode, currency, available }: TicketFacts,
): Fault | undefined {
  const { minQuantity, maxQuantity, minAmount, maxAmount, buyFeeRate } = rules
  const withFee = (cost: Decimal) => roundUp(multiply(cost, add('1', buyFeeRate)), moneyScale)

  if (field === 'amount') {
    if (compare(size, minAmount) === -1) return boundFault('minimum', minAmount, currency)
    if (compare(size, withFee(maxAmount)) === 1) return boundFault('maximum', withFee(maxAmount), currency)
    return available !== undefined && compare(size, available) === 1
      ? boundFault('balance', available, currency)
      : undefined
  }
  if (compare(size, minQuantity) === -1) return boundFault('minimum', minQuantity, productCode)
  if (compare(size, maxQuantity) === 1) return boundFault('maximum', maxQuantity, productCode)
  const cost = price === undefined ? undefined : multiply(size, price)
  if (cost !== undefined && compare(cost, minAmount) === -1)
    return boundFault('cost-minimum', minAmount, currency)
  if (cost !== undefined && compare(cost, maxAmount) === 1)
    return boundFault('cost-maximum', maxAmount, currency)
  if (available === undefined) return undefined
  if (draft.side === 'sell') {
    return compare(size, available) === 1 ? boundFault('balance', available, productCode) : undefined
  }
  return cost !== undefined && compare(withFee(cost), available) === 1
    ? boundFault('balance', available, currency)
    : undefined
}

/** How much of a product a sum buys at a price, fee included; cut to its step, so never too much. */
export function affordable(
  sum: Decimal,
  price: Decimal,
  { buyFeeRate, quantityScale }: Pick<TradeRules, 'buyFeeRate' | 'quantityScale'>,
): Decimal {
  return divide(sum, multiply(price, add('1', buyFeeRate)), quantityScale)
}

export interface Estimate {
  price: Decimal
  quantity: Decimal
  cost: Decimal
  feeRate: Decimal
  fee: Decimal
  total: Decimal
}

/**
 * What an order would cost at a price, for a guest, whom the server does not answer. Rounded as the server rounds:
 * the cost to the minor unit against the customer, the fee cut.
 */
export function estimate(terms: OrderTerms, marketPrice: Decimal, rules: TradeRules): Estimate {
  const price = terms.limitPrice ?? marketPrice
  const quantity = terms.quantity ?? affordable(terms.amount ?? '0', price, rules)
  const product = multiply(price, quantity)
  const isBuying = terms.exchangeType === 1
  const cost = isBuying ? roundUp(product, moneyScale) : truncate(product, moneyScale)
  const feeRate = isBuying ? rules.buyFeeRate : rules.sellFeeRate
  const fee = truncate(multiply(cost, feeRate), moneyScale)
  const total = isBuying ? add(cost, fee) : subtract(cost, fee)
  return { price, quantity, cost, feeRate, fee, total }
}

/** Client-side validation of a coin-to-coin ticket, and the request that it makes. Pure. */
import type { BibiPair, BibiPreviewRequest } from '#models'
import type { Locale } from '#src/lib/locales.ts'
import {
  compare,
  divide,
  multiply,
  roundUp,
  sign,
  subtract,
  truncate,
  type Decimal,
} from '#src/lib/money/money.ts'
import type { BibiDraft } from './bibi-draft.ts'
import type { TicketField } from '#src/widgets/ticket/ticket-draft.ts'
import {
  boundError,
  parseAmountInput,
  type FieldError,
  type FieldErrors,
} from '#src/widgets/ticket/field-error.ts'

export interface BibiContext {
  pair: BibiPair
  locale: Locale
  /** The current price of the pair; undefined while unknown. */
  price: Decimal | undefined
  /** Available balance: of the quote coin when buying, of the base coin when selling; undefined while unknown. */
  available: Decimal | undefined
}

export interface BibiTicketValidation {
  terms?: BibiPreviewRequest
  errors: FieldErrors<TicketField>
  /** The limit price, else the market price; undefined while the limit is invalid. */
  price: Decimal | undefined
}

/** Validates a ticket: gives the terms of the order, or an error for each field. An empty field is an error too. */
export function validateBibiTicket(draft: BibiDraft, context: BibiContext): BibiTicketValidation {
  const { pair, locale } = context
  const field = draft.by
  const limit =
    draft.type === 'limit' ? parseAmountInput(draft.limitPrice, locale, pair.priceScale) : undefined
  const size = parseAmountInput(draft[field], locale, pair.quantityScale)
  const price = limit ? limit.value : context.price
  const sizeError = size.error ?? sizeErrorOf(draft, size.value, price, context)
  const errors: FieldErrors<TicketField> = {
    ...(limit?.error && { limitPrice: limit.error }),
    ...(sizeError && { [field]: sizeError }),
  }
  if (Object.keys(errors).length > 0) return { errors, price }
  const terms: BibiPreviewRequest = {
    pairCode: pair.pairCode,
    exchangeType: draft.side === 'buy' ? 1 : 2,
    orderType: draft.type,
    ...(size.value !== undefined && { [field]: size.value }),
    ...(limit?.value !== undefined && { limitPrice: limit.value }),
  }
  return { terms, errors, price }
}

function sizeErrorOf(
  draft: BibiDraft,
  size: Decimal,
  price: Decimal | undefined,
  { pair, available }: BibiContext,
): FieldError | undefined {
  const { baseCode, quoteCode, minAmount, maxAmount, maxQuantity, quantityScale } = pair
  const isAmount = draft.by === 'amount'
  if (!isAmount && compare(size, maxQuantity) === 1) return boundError('maximum', maxQuantity, baseCode)
  const cost = isAmount ? size : price && roundUp(multiply(size, price), quantityScale)
  if (cost !== undefined && compare(cost, minAmount) === -1) {
    return boundError(isAmount ? 'minimum' : 'cost-minimum', minAmount, quoteCode)
  }
  if (cost !== undefined && compare(cost, maxAmount) === 1) {
    return boundError(isAmount ? 'maximum' : 'cost-maximum', maxAmount, quoteCode)
  }
  const paid = draft.side === 'buy' ? cost : isAmount ? soldFor(size, price, pair) : size
  if (paid === undefined || available === undefined || compare(paid, available) !== 1) return undefined
  return boundError('balance', available, draft.side === 'sell' ? baseCode : quoteCode)
}

/** What the sale of a quantity brings at a price, after the fee; never more than the back end computes. */
export function proceedsOf(
  quantity: Decimal,
  price: Decimal,
  { sellFeeRate, quantityScale }: Pick<BibiPair, 'sellFeeRate' | 'quantityScale'>,
): Decimal {
  return truncate(multiply(multiply(quantity, price), subtract('1', sellFeeRate)), quantityScale)
}

/** About what has to be sold for an amount, after the fee, rounded down: the back end decides. Undefined while the price is unknown. */
function soldFor(amount: Decimal, price: Decimal | undefined, pair: BibiPair): Decimal | undefined {
  const received = price && multiply(price, subtract('1', pair.sellFeeRate))
  return received && sign(received) === 1 ? divide(amount, received, pair.quantityScale) : undefined
}

/**
 * Maximum quantity of the base coin that can be bought; of a market order with a buffer of 0.5% for a rising price.
 */
export function maxBuyQuantity(
  available: Decimal,
  price: Decimal,
  { type }: Pick<BibiDraft, 'type'>,
  { quantityScale }: Pick<BibiPair, 'quantityScale'>,
): Decimal {
  return divide(available, type === 'market' ? multiply(price, '1.005') : price, quantityScale)
}

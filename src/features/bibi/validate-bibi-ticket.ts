/** Client-side validation of a coin-to-coin ticket, and the request that it makes. Pure. */
import type { BibiPair, BibiPreviewRequest } from '#models'
import type { Locale } from '#src/lib/locales.ts'
import { formatQuantity, parseAnsweredQuantity, parseAnsweredRate } from '#src/lib/money/minor-units.ts'
import { divide, multiply, truncate, type Decimal } from '#src/lib/money/money.ts'
import {
  PAIR_SCALE,
  parsePairPrice,
  pricePair,
  pairQuantityFor,
  type PairCost,
} from '#src/lib/trading/pair-math.ts'
import { BUY, SELL, exceededLimit } from '#src/lib/trading/spot-math.ts'
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
  const { baseCode, quoteCode, minAmount, maxAmount, maxQuantity } = pair
  const isSelling = draft.side === 'sell'
  const isAmount = draft.by === 'amount'
  const swap = price === undefined ? undefined : swapOf(draft, size, price, pair)
  const exceeded = exceededLimit(
    { quantity: isAmount ? 0n : quantityUnits(size), cost: isAmount ? quantityUnits(size) : swap?.cost },
    {
      maxQuantity: quantityUnits(maxQuantity),
      minCost: quantityUnits(minAmount),
      maxCost: quantityUnits(maxAmount),
    },
  )
  if (exceeded === 'maxQuantity') return boundError('maximum', maxQuantity, baseCode)
  if (exceeded === 'minCost') return boundError(isAmount ? 'minimum' : 'cost-minimum', minAmount, quoteCode)
  if (exceeded === 'maxCost') return boundError(isAmount ? 'maximum' : 'cost-maximum', maxAmount, quoteCode)
  const paid = isSelling === isAmount ? swap?.paid : quantityUnits(size)
  if (paid === undefined || available === undefined || paid <= quantityUnits(available)) return undefined
  return boundError('balance', available, isSelling ? baseCode : quoteCode)
}

const quantityUnits = parseAnsweredQuantity
const priceUnits = (price: Decimal) => parsePairPrice(truncate(price, PAIR_SCALE))
const rateUnits = parseAnsweredRate

/** The amounts of an order at a price, in minor units; undefined when it can bring nothing. */
function swapOf(
  { side, by }: BibiDraft,
  size: Decimal,
  price: Decimal,
  pair: BibiPair,
): PairCost | undefined {
  const [way, rate] = side === 'buy' ? ([BUY, pair.buyFeeRate] as const) : ([SELL, pair.sellFeeRate] as const)
  const units = priceUnits(price)
  if (units <= 0n) return undefined
  const quantity =
    by === 'amount' ? pairQuantityFor(way, quantityUnits(size), units, rateUnits(rate)) : quantityUnits(size)
  return pricePair(way, units, quantity, rateUnits(rate))
}

/** What the sale of a quantity brings at a price, after the fee. */
export function proceedsOf(
  quantity: Decimal,
  price: Decimal,
  { sellFeeRate }: Pick<BibiPair, 'sellFeeRate'>,
): Decimal {
  const { received } = pricePair(SELL, priceUnits(price), quantityUnits(quantity), rateUnits(sellFeeRate))
  return formatQuantity(received)
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

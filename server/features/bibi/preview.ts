import type { BibiPreview, BibiPreviewRequest } from '#models'
import { stepOf } from '#src/lib/money/money.ts'
import {
  QUANTITY_SCALE,
  parsePrice,
  parseQuantity,
  parseRate,
  formatMoney,
  formatQuantity,
} from '#src/lib/money/minor-units.ts'
import { amountError } from '#server/ledger/amount-error.ts'
import type { Tradable } from '../market/product-trading.ts'
import type { Problem } from '#server/problem.ts'
import { BUY, SELL, exceededLimit, type Side } from '#src/lib/trading/spot-math.ts'
import {
  parsePairPrice,
  pricePair,
  formatPairPrice,
  pairQuantityFor,
  paidValue,
  worstPrice,
  type PairCost,
} from '#src/lib/trading/pair-math.ts'

/** The customer's request, of a pair. */
export type BibiRequest = Omit<BibiPreviewRequest, 'pairCode'>

/** The trading rules of a pair, with decimal strings. */
export interface PairRules {
  readonly base: { readonly productId: number; readonly productCode: string; readonly maxQuantity: string }
  readonly quote: { readonly productId: number; readonly productCode: string }
  /** Decimals of a limit price: 0 to 15. */
  readonly priceScale: number
  /** Bounds of price times quantity, in the quote coin. */
  readonly minAmount: string
  readonly maxAmount: string
}

/** The pair's market at a time, with decimal strings. */
export interface BibiMarket extends Tradable {
  readonly pair: PairRules
  readonly price: string
  /** The USDT prices of both coins at the same time. */
  readonly basePrice: string
  readonly quotePrice: string
  /** The fee as a fraction of what is received. */
  readonly feeRate: string
  /** Whether a price up to 0.5% worse than confirmed is accepted; true by default. */
  readonly mayPriceChange?: boolean
}

type BibiField = 'quantity' | 'amount' | 'limitPrice'

/** The preview of an order in minor units; with a problem, the order cannot be placed. */
export interface BibiEstimate extends PairCost {
  readonly price: bigint
  readonly quantity: bigint
  readonly problem: Problem<BibiField> | null
}

/** The part of a preview that follows from the request, the market and the balance. */
type PreviewFigures = Pick<
  BibiPreview,
  | 'price'
  | 'quantity'
  | 'cost'
  | 'feeRate'
  | 'fee'
  | 'paid'
  | 'received'
  | 'worstPrice'
  | 'worstPaid'
  | 'worstReceived'
  | 'value'
> & { readonly problem: Problem<BibiField> | null }

/** The product that an order pays with. */
export const coinPaid = (side: Side, { base, quote }: PairRules) => (side === BUY ? quote : base)

/**
 * Previews an order and finds its first problem. Placing uses the same computation, so that the receipt equals the preview. `available`
 * is the available balance, of the quote coin when buying, of the base coin when selling.
 * @throws RangeError when the market's numbers are no decimals.
 */
export function previewBibiOrder(
  request: BibiRequest,
  market: BibiMarket,
  available: string,
): PreviewFigures {
  const { exchangeType: side, orderType } = request
  const { price, quantity, cost, fee, paid, received, problem } = estimateBibiOrder(
    request,
    market,
    parseQuantity(available),
  )
  const worst = orderType === 'limit' ? price : worstPrice(side, price, market.mayPriceChange ?? true)
  // At a worse price an amount buys less and is never exceeded, and more has to be sold for it.
  const feeRate = parseRate(market.feeRate)
  const atMost =
    request.amount && !problem
      ? pairQuantityFor(side, parseQuantity(request.amount), worst, feeRate)
      : quantity
  const atWorst = pricePair(side, worst, atMost, feeRate)
  return {
    price: formatPairPrice(price),
    quantity: formatQuantity(quantity),
    cost: formatQuantity(cost),
    feeRate: market.feeRate,
    fee: formatQuantity(fee),
    paid: formatQuantity(paid),
    received: formatQuantity(received),
    worstPrice: formatPairPrice(worst),
    worstPaid: formatQuantity(atWorst.paid),
    worstReceived: formatQuantity(atWorst.received),
    value: formatMoney(paidValue(paid, parsePrice(side === BUY ? market.quotePrice : market.basePrice))),
    problem,
  }
}

/** The same in minor units; see previewBibiOrder. */
export function estimateBibiOrder(request: BibiRequest, market: BibiMarket, available: bigint): BibiEstimate {
  const marketPrice = parsePairPrice(market.price)
  const malformed = findMalformedField(request, market.pair)
  if (malformed) {
    return { price: marketPrice, quantity: 0n, cost: 0n, fee: 0n, paid: 0n, received: 0n, problem: malformed }
  }
  const price = request.limitPrice ? parsePairPrice(request.limitPrice) : marketPrice
  const feeRate = parseRate(market.feeRate)
  const quantity = request.quantity
    ? parseQuantity(request.quantity)
    : pairQuantityFor(request.exchangeType, parseQuantity(request.amount!), price, feeRate)
  const figures = { price, quantity, ...pricePair(request.exchangeType, price, quantity, feeRate) }
  const problem =
    findOutOfLimits(request, market.pair, figures) ??
    findSaleAboveMaximum(request, market, figures) ??
    findShortage(request, market, figures, available)
  return { ...figures, problem }
}

function findMalformedField(request: BibiRequest, pair: PairRules): Problem<BibiField> | null {
  const { orderType, quantity, amount, limitPrice } = request
  if ((quantity === undefined) === (amount === undefined)) return invalid('quantity')
  if ((orderType === 'limit') !== (limitPrice !== undefined)) return invalid('limitPrice')
  return (
    checkDecimal('quantity', quantity, QUANTITY_SCALE) ??
    checkDecimal('amount', amount, QUANTITY_SCALE) ??
    checkDecimal('limitPrice', limitPrice, pair.priceScale)
  )
}

/** Finds a value that is no amount or has too many decimals. */
function checkDecimal(
  field: BibiField,
  value: string | undefined,
  decimals: number,
): Problem<BibiField> | null {
  if (value === undefined) return null
  const code = amountError(value, decimals)
  if (!code) return null
  return { field, code, ...(code === 'off_step' && { params: { step: stepOf(decimals) } }) }
}

const invalid = (field: BibiField): Problem<BibiField> => ({ field, code: 'invalid_field' })

/** Far above the price of any pair, and within 64 bits. */
const MAX_PRICE = '1000'

function findOutOfLimits(
  request: BibiRequest,
  pair: PairRules,
  figures: PairCost & { price: bigint; quantity: bigint },
) {
  const { price, quantity, cost, received } = figures
  const { base, quote, minAmount, maxAmount } = pair
  const field = request.amount === undefined ? 'quantity' : 'amount'
  const problem = (
    code: Problem['code'],
    at: BibiField,
    params: Record<string, string>,
  ): Problem<BibiField> => ({
    field: at,
    code,
    params,
  })
  if (price > parsePairPrice(MAX_PRICE)) {
    return problem('above_maximum', 'limitPrice', { maximum: MAX_PRICE, currency: quote.productCode })
  }
  const exceeded = exceededLimit(
    // A sale that brings nothing after the fee is worth nothing.
    { quantity, cost: received > 0n ? cost : 0n },
    {
      maxQuantity: parseQuantity(base.maxQuantity),
      minCost: parseQuantity(minAmount),
      maxCost: parseQuantity(maxAmount),
    },
  )
  if (exceeded === 'maxQuantity') {
    return problem('above_maximum', field, { maximum: base.maxQuantity, currency: base.productCode })
  }
  if (exceeded === 'minCost') {
    return problem('below_minimum', field, { minimum: minAmount, currency: quote.productCode })
  }
  if (exceeded === 'maxCost') {
    return problem('above_maximum', field, { maximum: maxAmount, currency: quote.productCode })
  }
  return null
}

/** A limit sale is filled at its limit or at a better market price: it must stay below the maximum amount at 0.5% more. */
function findSaleAboveMaximum(
  { exchangeType, orderType, amount, limitPrice }: BibiRequest,
  { pair, price }: BibiMarket,
  { quantity }: { quantity: bigint },
): Problem<BibiField> | null {
  if (exchangeType === BUY || orderType === 'market') return null
  const [limit, now] = [parsePairPrice(limitPrice!), parsePairPrice(price)]
  const most = worstPrice(BUY, limit > now ? limit : now, true)
  if (pricePair(SELL, most, quantity, 0n).cost <= parseQuantity(pair.maxAmount)) return null
  const params = { maximum: pair.maxAmount, currency: pair.quote.productCode }
  return { field: amount === undefined ? 'quantity' : 'amount', code: 'above_maximum', params }
}

function findShortage(
  { exchangeType, amount }: BibiRequest,
  { pair }: BibiMarket,
  { paid }: PairCost,
  available: bigint,
): Problem<BibiField> | null {
  if (paid <= available) return null
  return {
    field: amount === undefined ? 'quantity' : 'amount',
    code: 'insufficient_balance',
    params: { available: formatQuantity(available), currency: coinPaid(exchangeType, pair).productCode },
  }
}

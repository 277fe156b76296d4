import type { ExchangePreview, ExchangeTerms } from '#models'
import { stepOf, toMinorUnits } from '#src/lib/money/money.ts'
import { scaleOfAsset, type Asset } from '#server/ledger/units.ts'
import { parseMoney, parsePrice, parseRate, formatMoney, formatUnits } from '#src/lib/money/minor-units.ts'
import { amountError } from '#server/ledger/amount-error.ts'
import type { Tradable } from '../market/product-trading.ts'
import type { Problem } from '#server/problem.ts'
import {
  amountForValue,
  isBeyondHalfSpread,
  priceExchange,
  formatExchangeRate,
  ratesOf,
  usdtValue,
  type ExchangeAmounts,
  type ExchangeRates,
  type CurrencyUnit,
  type CurrencyPrice,
} from './pricing.ts'

/** One side of an exchange at the time of its rate. */
export interface ExchangeSide {
  readonly currencyId: number
  readonly currencyName: string
  readonly asset: Asset
  /** The currency's usual decimals. */
  readonly decimals: number
  /** The product that gives the price; null when the currency's price is 1 USDT. */
  readonly productId: number | null
  /** A decimal string; '1' without a product. */
  readonly price: string
  /** The price is that of one USDT in the currency. */
  readonly isInverse: boolean
}

interface ExchangeSides {
  readonly from: ExchangeSide
  readonly to: ExchangeSide
}

/** Two currencies and their prices at `rateTime`, milliseconds since 1970 UTC; whether they can be exchanged may change later. */
export interface ExchangeMarket extends Tradable, ExchangeSides {
  /** The same two with the prices of the moment at which the market is looked at. */
  readonly present: ExchangeSides
  readonly terms: Omit<ExchangeTerms, 'sources' | 'since'>
  readonly rateTime: number
}

type ExchangeField = 'amount'

/** The preview of an exchange in minor units; with a problem, it cannot be executed. */
export interface ExchangeEstimate extends ExchangeRates, ExchangeAmounts {
  readonly amount: bigint
  /** The value of what is paid, in USDT. */
  readonly value: bigint
  readonly problem: Problem<ExchangeField> | null
}

/** The part of a preview that follows from the market and the balance. */
export type ExchangeFigures = Pick<
  ExchangePreview,
  | 'marketRate'
  | 'rate'
  | 'amount'
  | 'gross'
  | 'spreadCost'
  | 'fee'
  | 'received'
  | 'value'
  | 'minAmount'
  | 'maxAmount'
> & { readonly problem: Problem<ExchangeField> | null }

const unitOf = ({ asset, decimals }: ExchangeSide): CurrencyUnit => ({ scale: scaleOfAsset(asset), decimals })
const priceOf = ({ price, isInverse }: ExchangeSide): CurrencyPrice => ({
  price: parsePrice(price),
  isInverse,
})
const format = (units: bigint, { asset }: ExchangeSide) => formatUnits(units, scaleOfAsset(asset))

/**
 * Previews an exchange and finds its first problem. Executing uses the same computation, so that the receipt equals the preview.
 * `amount` and `available` are decimals of the currency paid.
 * @throws RangeError when the market's numbers are no decimals.
 */
export function previewExchange(amount: string, market: ExchangeMarket, available: string): ExchangeFigures {
  const { from, to } = market
  const estimate = estimateExchange(amount, market, toMinorUnits(available, scaleOfAsset(from.asset)))
  const { least, most } = limitsOf(market)
  return {
    marketRate: formatExchangeRate(estimate.marketRate),
    rate: formatExchangeRate(estimate.rate),
    amount: format(estimate.amount, from),
    gross: format(estimate.gross, to),
    spreadCost: format(estimate.spreadCost, to),
    fee: format(estimate.fee, to),
    received: format(estimate.received, to),
    value: formatMoney(estimate.value),
    minAmount: format(least, from),
    maxAmount: format(most, from),
    problem: estimate.problem,
  }
}

/** The same in minor units; see previewExchange. */
export function estimateExchange(
  amount: string,
  market: ExchangeMarket,
  available: bigint,
): ExchangeEstimate {
  const { from, to, terms } = market
  const rates = ratesOf(priceOf(from), priceOf(to), parseRate(terms.spreadRate))
  const malformed = findMalformedAmount(amount, from)
  if (malformed) {
    const zeroAmounts = { gross: 0n, fee: 0n, received: 0n, spreadCost: 0n, value: 0n }
    return { ...rates, ...zeroAmounts, amount: 0n, problem: malformed }
  }
  const units = toMinorUnits(amount, scaleOfAsset(from.asset))
  const figures = priceExchange(units, rates, parseRate(terms.feeRate), {
    from: unitOf(from),
    to: unitOf(to),
  })
  const value = usdtValue(units, priceOf(from), unitOf(from))
  const problem = findOutOfBounds(market, value, figures) ?? findShortage(from, units, available)
  return { ...rates, ...figures, amount: units, value, problem }
}

/** Whether the present market rate is so far below the one of `rateTime` that half of the spread no longer covers the difference. */
export function hasRateMoved(market: ExchangeMarket): boolean {
  const spreadRate = parseRate(market.terms.spreadRate)
  const marketRate = ({ from, to }: ExchangeSides) =>
    ratesOf(priceOf(from), priceOf(to), spreadRate).marketRate
  return isBeyondHalfSpread(marketRate(market), marketRate(market.present), spreadRate)
}

/** The minimum and maximum amount at this rate. */
function limitsOf({ from, terms }: ExchangeMarket): { least: bigint; most: bigint } {
  const at = (value: string, roundUp: boolean) =>
    amountForValue(parseMoney(value), priceOf(from), unitOf(from), roundUp)
  return { least: at(terms.minValue, true), most: at(terms.maxValue, false) }
}

/** Finds a value that is no amount or has too many decimals. */
function findMalformedAmount(amount: string, { decimals }: ExchangeSide): Problem<ExchangeField> | null {
  const code = amountError(amount, decimals)
  if (!code) return null
  return { field: 'amount', code, ...(code === 'off_step' && { params: { step: stepOf(decimals) } }) }
}

function findOutOfBounds(
  market: ExchangeMarket,
  value: bigint,
  { received }: ExchangeAmounts,
): Problem<ExchangeField> | null {
  const { from, terms } = market
  const { least, most } = limitsOf(market)
  const currency = from.currencyName
  if (value < parseMoney(terms.minValue) || received <= 0n) {
    return { field: 'amount', code: 'below_minimum', params: { minimum: format(least, from), currency } }
  }
  if (value > parseMoney(terms.maxValue)) {
    return { field: 'amount', code: 'above_maximum', params: { maximum: format(most, from), currency } }
  }
  return null
}

function findShortage(from: ExchangeSide, amount: bigint, available: bigint): Problem<ExchangeField> | null {
  if (amount <= available) return null
  const params = { available: format(available, from), currency: from.currencyName }
  return { field: 'amount', code: 'insufficient_balance', params }
}

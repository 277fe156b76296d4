import { stepOf, toMinorUnits } from '#src/lib/money.ts'
import {
  parseMoney,
  parsePrice,
  parseRate,
  printMoney,
  printUnits,
  scaleOfAsset,
  type Asset,
} from '#server/ledger/units.ts'
import { amountFault } from '../shared/amount-fault.ts'
import type { Problem } from '#server/problem.ts'
import {
  amountWorth,
  priceExchange,
  printExchangeRate,
  ratesOf,
  usdtValue,
  type ExchangeFigures,
  type ExchangeRates,
  type Unit,
  type Worth,
} from './pricing.ts'

/** One side of an exchange at the moment of its rate, as the caller knows it. */
export interface ExchangeSide {
  readonly currencyId: number
  readonly currencyName: string
  readonly asset: Asset
  /** Decimals that people use of it. */
  readonly decimals: number
  /** The product whose price it is; null where one of it counts as one USDT. */
  readonly productId: number | null
  /** A decimal string; '1' without a product. */
  readonly price: string
  /** The price is what one USDT costs in the currency. */
  readonly isInverse: boolean
}

/** What the house asks of an exchange; decimal strings. */
export interface ExchangeTerms {
  /** How much the rate is below the market's, as a fraction. */
  readonly spreadRate: string
  /** Of what is received, as a fraction. */
  readonly feeRate: string
  /** Bounds of what is paid, in USDT. */
  readonly minValue: string
  readonly maxValue: string
  /** How long a rate can be had, in milliseconds. */
  readonly validFor: number
}

/** A rate between two currencies as it was at `rateTime`, milliseconds since 1970 UTC. */
export interface ExchangeMarket {
  readonly from: ExchangeSide
  readonly to: ExchangeSide
  readonly terms: ExchangeTerms
  readonly rateTime: number
}

type ExchangeField = 'amount'

/** The figures of an exchange in minor units; with a problem, it could not be made as it stands. */
export interface ExchangeQuote extends ExchangeRates, ExchangeFigures {
  readonly amount: bigint
  /** What is paid is worth, in USDT. */
  readonly value: bigint
  readonly problem: Problem<ExchangeField> | null
}

/** What an exchange would come to, as decimal strings. */
export interface ExchangePreview {
  readonly marketRate: string
  readonly rate: string
  readonly amount: string
  readonly gross: string
  readonly spreadCost: string
  readonly fee: string
  readonly received: string
  readonly value: string
  /** Bounds of the amount at this rate. */
  readonly minAmount: string
  readonly maxAmount: string
  readonly problem: Problem<ExchangeField> | null
}

const unitOf = ({ asset, decimals }: ExchangeSide): Unit => ({ scale: scaleOfAsset(asset), decimals })
const worthOf = ({ price, isInverse }: ExchangeSide): Worth => ({ price: parsePrice(price), isInverse })
const print = (units: bigint, { asset }: ExchangeSide) => printUnits(units, scaleOfAsset(asset))

/**
 * What an exchange would come to, and what stands in its way. Exchanging computes with the same function, so that the receipt
 * equals the preview. `amount` and `available` are decimals of the currency that is paid.
 * @throws RangeError when the market's own figures are no decimals.
 */
export function previewExchange(amount: string, market: ExchangeMarket, available: string): ExchangePreview {
  const { from, to } = market
  const quote = quoteExchange(amount, market, toMinorUnits(available, scaleOfAsset(from.asset)))
  const { least, most } = boundsOf(market)
  return {
    marketRate: printExchangeRate(quote.marketRate),
    rate: printExchangeRate(quote.rate),
    amount: print(quote.amount, from),
    gross: print(quote.gross, to),
    spreadCost: print(quote.spreadCost, to),
    fee: print(quote.fee, to),
    received: print(quote.received, to),
    value: printMoney(quote.value),
    minAmount: print(least, from),
    maxAmount: print(most, from),
    problem: quote.problem,
  }
}

/** The same in minor units; see previewExchange. */
export function quoteExchange(amount: string, market: ExchangeMarket, available: bigint): ExchangeQuote {
  const { from, to, terms } = market
  const rates = ratesOf(worthOf(from), worthOf(to), parseRate(terms.spreadRate))
  const malformed = findMalformed(amount, from)
  if (malformed) {
    const nothing = { gross: 0n, fee: 0n, received: 0n, spreadCost: 0n, value: 0n }
    return { ...rates, ...nothing, amount: 0n, problem: malformed }
  }
  const units = toMinorUnits(amount, scaleOfAsset(from.asset))
  const figures = priceExchange(units, rates, parseRate(terms.feeRate), {
    from: unitOf(from),
    to: unitOf(to),
  })
  const value = usdtValue(units, worthOf(from), unitOf(from))
  const problem = findOutOfBounds(market, value, figures) ?? findShortage(from, units, available)
  return { ...rates, ...figures, amount: units, value, problem }
}

/** The least and the most that may be paid at this rate. */
function boundsOf({ from, terms }: ExchangeMarket): { least: bigint; most: bigint } {
  const at = (value: string, up: boolean) => amountWorth(parseMoney(value), worthOf(from), unitOf(from), up)
  return { least: at(terms.minValue, true), most: at(terms.maxValue, false) }
}

/** Off the step of its currency, or no amount at all. */
function findMalformed(amount: string, { decimals }: ExchangeSide): Problem<ExchangeField> | null {
  const code = amountFault(amount, decimals)
  if (!code) return null
  return { field: 'amount', code, ...(code === 'off_step' && { params: { step: stepOf(decimals) } }) }
}

function findOutOfBounds(
  market: ExchangeMarket,
  value: bigint,
  { received }: ExchangeFigures,
): Problem<ExchangeField> | null {
  const { from, terms } = market
  const { least, most } = boundsOf(market)
  const currency = from.currencyName
  if (value < parseMoney(terms.minValue) || received <= 0n) {
    return { field: 'amount', code: 'below_minimum', params: { minimum: print(least, from), currency } }
  }
  if (value > parseMoney(terms.maxValue)) {
    return { field: 'amount', code: 'above_maximum', params: { maximum: print(most, from), currency } }
  }
  return null
}

function findShortage(from: ExchangeSide, amount: bigint, available: bigint): Problem<ExchangeField> | null {
  if (amount <= available) return null
  const params = { available: print(available, from), currency: from.currencyName }
  return { field: 'amount', code: 'insufficient_balance', params }
}

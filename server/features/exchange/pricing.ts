import { MONEY_SCALE, PRICE_SCALE, RATE_SCALE, printUnits } from '#server/ledger/units.ts'
import { feeOf } from '../spot/pricing.ts'

/** Decimals of an exchange rate: a yen in bitcoin still has twelve digits that count. */
const EXCHANGE_RATE_SCALE = 16
const ONE = 10n ** BigInt(EXCHANGE_RATE_SCALE)
const ONE_PRICE = 10n ** BigInt(PRICE_SCALE)
const ONE_RATE = 10n ** BigInt(RATE_SCALE)

/** A rate with its 16 decimals as the shortest decimal string. */
export const printExchangeRate = (units: bigint) => printUnits(units, EXCHANGE_RATE_SCALE)

/** What says what a currency is worth: a price with 11 decimals. */
export interface Worth {
  readonly price: bigint
  /** The price is what one USDT costs in the currency. */
  readonly isInverse: boolean
}

/** How an amount of a currency is counted. */
export interface Unit {
  /** Decimals of the ledger's minor unit. */
  readonly scale: number
  /** Decimals that people use: what is received has no more. */
  readonly decimals: number
}

export interface ExchangeRates {
  /** What one of the currency paid is worth in the other, by the market alone; 16 decimals, cut. */
  readonly marketRate: bigint
  /** The same less the spread, cut: what is applied. */
  readonly rate: bigint
}

/** What an exchange moves, in minor units of the currency received. */
export interface ExchangeFigures {
  /** Amount times rate. */
  readonly gross: bigint
  readonly fee: bigint
  readonly received: bigint
  /** How much less that is than the market's rate would give, before the fee. */
  readonly spreadCost: bigint
}

/** The rate of one currency in another; each step is cut, against the customer. */
export function ratesOf(from: Worth, to: Worth, spreadRate: bigint): ExchangeRates {
  const numerator = (from.isInverse ? ONE_PRICE : from.price) * (to.isInverse ? to.price : ONE_PRICE)
  const denominator = (from.isInverse ? from.price : ONE_PRICE) * (to.isInverse ? ONE_PRICE : to.price)
  const marketRate = (numerator * ONE) / denominator
  return { marketRate, rate: (marketRate * (ONE_RATE - spreadRate)) / ONE_RATE }
}

/**
 * The one place where an exchange is rounded, for previews and exchanges alike. What a rate gives is cut to the decimals of the
 * currency received, so that no split of an exchange takes money from the house; the fee is a share of that, cut to the same decimals in
 * the customer's favour.
 */
export function priceExchange(
  amount: bigint,
  { marketRate, rate }: ExchangeRates,
  feeRate: bigint,
  units: { readonly from: Unit; readonly to: Unit },
): ExchangeFigures {
  const { from, to } = units
  const at = (by: bigint) =>
    cut((amount * by * 10n ** BigInt(to.scale)) / (ONE * 10n ** BigInt(from.scale)), to)
  const gross = at(rate)
  const fee = cut(feeOf(gross, feeRate), to)
  return { gross, fee, received: gross - fee, spreadCost: at(marketRate) - gross }
}

/** The step of an amount in minor units: one of the smallest unit that people use. */
const stepOf = ({ scale, decimals }: Unit): bigint => 10n ** BigInt(scale - decimals)

function cut(units: bigint, unit: Unit): bigint {
  return units - (units % stepOf(unit))
}

/** What an amount is worth in minor units of USDT, cut. */
export function usdtValue(amount: bigint, { price, isInverse }: Worth, { scale }: Unit): bigint {
  const one = 10n ** BigInt(scale - MONEY_SCALE)
  return isInverse ? (amount * ONE_PRICE) / (price * one) : (amount * price) / (ONE_PRICE * one)
}

/** The least amount that is worth so much USDT (`up`), or the most that is worth no more; in whole steps. */
export function amountWorth(value: bigint, { price, isInverse }: Worth, unit: Unit, up: boolean): bigint {
  const scaled = value * 10n ** BigInt(unit.scale - MONEY_SCALE)
  const [numerator, denominator] = isInverse ? [scaled * price, ONE_PRICE] : [scaled * ONE_PRICE, price]
  const step = stepOf(unit)
  const divisor = denominator * step
  return ((up ? numerator + divisor - 1n : numerator) / divisor) * step
}

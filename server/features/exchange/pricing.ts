import { MONEY_SCALE, PRICE_SCALE, RATE_SCALE, formatUnits } from '#src/lib/money/minor-units.ts'
import { applyRate } from '#src/lib/trading/fees.ts'

/** Decimals of an exchange rate: a yen in bitcoin still has several significant digits. */
const EXCHANGE_RATE_SCALE = 16
const ONE = 10n ** BigInt(EXCHANGE_RATE_SCALE)
const ONE_PRICE = 10n ** BigInt(PRICE_SCALE)
const ONE_RATE = 10n ** BigInt(RATE_SCALE)

/** A rate with its 16 decimals as the shortest decimal string. */
export const formatExchangeRate = (units: bigint) => formatUnits(units, EXCHANGE_RATE_SCALE)

/** The price of a currency, with 11 decimals. */
export interface CurrencyPrice {
  readonly price: bigint
  /** The price is that of one USDT in the currency. */
  readonly isInverse: boolean
}

/** The precision of a currency. */
export interface CurrencyUnit {
  /** Decimals of the ledger's minor unit. */
  readonly scale: number
  /** The currency's usual decimals: received amounts have no more. */
  readonly decimals: number
}

export interface ExchangeRates {
  /** The market rate: the price of one unit of the currency paid in the other; 16 decimals, rounded down. */
  readonly marketRate: bigint
  /** The applied rate: the market rate less the spread, rounded down. */
  readonly rate: bigint
}

/** The amounts of an exchange, in minor units of the currency received. */
export interface ExchangeAmounts {
  /** Amount times rate. */
  readonly gross: bigint
  readonly fee: bigint
  readonly received: bigint
  /** The cost of the spread: the difference to the market rate, before the fee. */
  readonly spreadCost: bigint
}

/** The rate of one currency in another; each step is rounded down, against the customer. */
export function ratesOf(from: CurrencyPrice, to: CurrencyPrice, spreadRate: bigint): ExchangeRates {
  const numerator = (from.isInverse ? ONE_PRICE : from.price) * (to.isInverse ? to.price : ONE_PRICE)
  const denominator = (from.isInverse ? from.price : ONE_PRICE) * (to.isInverse ? ONE_PRICE : to.price)
  const marketRate = (numerator * ONE) / denominator
  return { marketRate, rate: (marketRate * (ONE_RATE - spreadRate)) / ONE_RATE }
}

/** Whether an earlier market rate is above the present one by more than half of the spread. */
export function isBeyondHalfSpread(earlier: bigint, present: bigint, spreadRate: bigint): boolean {
  return earlier * 2n * ONE_RATE > present * (2n * ONE_RATE + spreadRate)
}

/**
 * The only place where an exchange is rounded, for previews and exchanges alike. The received amount is rounded down to the currency's
 * decimals, so that splitting an exchange gains nothing; the fee is a fraction of that, rounded down to the same decimals in the
 * customer's favor.
 */
export function priceExchange(
  amount: bigint,
  { marketRate, rate }: ExchangeRates,
  feeRate: bigint,
  units: { readonly from: CurrencyUnit; readonly to: CurrencyUnit },
): ExchangeAmounts {
  const { from, to } = units
  const at = (by: bigint) =>
    roundDown((amount * by * 10n ** BigInt(to.scale)) / (ONE * 10n ** BigInt(from.scale)), to)
  const gross = at(rate)
  const fee = roundDown(applyRate(gross, feeRate), to)
  return { gross, fee, received: gross - fee, spreadCost: at(marketRate) - gross }
}

/** The smallest step of an amount, in minor units. */
const stepOf = ({ scale, decimals }: CurrencyUnit): bigint => 10n ** BigInt(scale - decimals)

function roundDown(units: bigint, unit: CurrencyUnit): bigint {
  return units - (units % stepOf(unit))
}

/** The value of an amount in minor units of USDT, rounded down. */
export function usdtValue(
  amount: bigint,
  { price, isInverse }: CurrencyPrice,
  { scale }: CurrencyUnit,
): bigint {
  const one = 10n ** BigInt(scale - MONEY_SCALE)
  return isInverse ? (amount * ONE_PRICE) / (price * one) : (amount * price) / (ONE_PRICE * one)
}

/** The amount with this USDT value, in whole steps: rounded up (`roundUp`) or down. */
export function amountForValue(
  value: bigint,
  { price, isInverse }: CurrencyPrice,
  unit: CurrencyUnit,
  roundUp: boolean,
): bigint {
  const scaled = value * 10n ** BigInt(unit.scale - MONEY_SCALE)
  const [numerator, denominator] = isInverse ? [scaled * price, ONE_PRICE] : [scaled * ONE_PRICE, price]
  const step = stepOf(unit)
  const divisor = denominator * step
  return ((roundUp ? numerator + divisor - 1n : numerator) / divisor) * step
}

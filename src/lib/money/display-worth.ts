import { divide, isDecimal, sign, type Decimal } from './money.ts'

/** A rate that may be used: what one unit of the currency is worth in the account's own. */
export interface DisplayRate {
  /** Such as `EUR`. */
  currency: string
  rate: Decimal
  /** Decimals of an amount in it. */
  decimals: number
}

/** Age of a rate, ms, above which nothing is converted by it. */
export const MAX_RATE_AGE = 5 * 60_000

/** The most decimals of an amount of a crypto currency that is shown for orientation. */
const CRYPTO_DECIMALS = 6

/** Decimals of converted amounts: those of money for fiat, more for crypto, where a hundredth may be a fortune. */
export function worthDecimals(
  { scale, currencyType }: { scale: number; currencyType: 1 | 2 },
  moneyDecimals: number,
): number {
  return Math.min(scale, currencyType === 1 ? CRYPTO_DECIMALS : moneyDecimals)
}

/**
 * An amount of the account's own currency in another one, truncated toward zero.
 * @returns undefined for what is no amount, and for a rate that is not above zero
 */
export function worthIn(
  value: string | null | undefined,
  { rate, decimals }: DisplayRate,
): Decimal | undefined {
  return isDecimal(value) && isDecimal(rate) && sign(rate) === 1 ? divide(value, rate, decimals) : undefined
}

/**
 * Minor units: money counts in 0.000001 USDT, quantities in 0.00000001, prices and price steps in 0.00000000001, rates in
 * 0.0000000001.
 */
import { fromMinorUnits, toMinorUnits, trimZeros, truncate, type Decimal } from './decimal.ts'

export const MONEY_SCALE = 6
export const QUANTITY_SCALE = 8
export const PRICE_SCALE = 11
export const RATE_SCALE = 10
/** A rate of 1, which is 100%. */
export const RATE_ONE = 10n ** BigInt(RATE_SCALE)

/** Decimal strings to minor units. @throws RangeError when a value is no decimal or has digits below its minor unit. */
export const parseUnits = {
  money: (decimal: Decimal) => toMinorUnits(decimal, MONEY_SCALE),
  quantity: (decimal: Decimal) => toMinorUnits(decimal, QUANTITY_SCALE),
  price: (decimal: Decimal) => toMinorUnits(decimal, PRICE_SCALE),
  rate: (decimal: Decimal) => toMinorUnits(decimal, RATE_SCALE),
}

const parseTruncated = (scale: number) => (decimal: Decimal) => toMinorUnits(truncate(decimal, scale), scale)

/**
 * Decimal strings of an answer to minor units: a back end may wrongly send digits below the minor unit, which are cut
 * rather than let the screen fail. @throws RangeError when a value is no decimal
 */
export const parseAnsweredUnits = {
  money: parseTruncated(MONEY_SCALE),
  quantity: parseTruncated(QUANTITY_SCALE),
  price: parseTruncated(PRICE_SCALE),
  rate: parseTruncated(RATE_SCALE),
}

const toDecimal = (scale: number) => (minor: bigint) => trimZeros(fromMinorUnits(minor, scale))

/** Minor units to the shortest decimal strings. */
export const formatUnits = {
  money: toDecimal(MONEY_SCALE),
  quantity: toDecimal(QUANTITY_SCALE),
  price: toDecimal(PRICE_SCALE),
}

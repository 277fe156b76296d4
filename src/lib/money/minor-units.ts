/**
 * Minor units: money counts in 0.000001 USDT, quantities in 0.00000001, prices and price steps in 0.00000000001, rates in
 * 0.0000000001.
 */
import { toMinorUnits, truncate, type Decimal } from './decimal.ts'

export const MONEY_SCALE = 6
export const QUANTITY_SCALE = 8
export const PRICE_SCALE = 11
export const RATE_SCALE = 10
/** A rate of 1, which is 100%. */
export const RATE_ONE = 10n ** BigInt(RATE_SCALE)

/** Minor units of a decimal string. @throws RangeError when it is no decimal or has digits below the minor unit */
export const parseMoney = (decimal: Decimal) => toMinorUnits(decimal, MONEY_SCALE)
export const parseQuantity = (decimal: Decimal) => toMinorUnits(decimal, QUANTITY_SCALE)
export const parsePrice = (decimal: Decimal) => toMinorUnits(decimal, PRICE_SCALE)
export const parseRate = (decimal: Decimal) => toMinorUnits(decimal, RATE_SCALE)

const parseTruncated = (scale: number) => (decimal: Decimal) => toMinorUnits(truncate(decimal, scale), scale)

/**
 * Minor units of a decimal string of an answer: a back end may wrongly send digits below the minor unit, which are cut rather than let
 * the screen fail. @throws RangeError when it is no decimal
 */
export const parseAnsweredMoney = parseTruncated(MONEY_SCALE)
export const parseAnsweredQuantity = parseTruncated(QUANTITY_SCALE)
export const parseAnsweredPrice = parseTruncated(PRICE_SCALE)
export const parseAnsweredRate = parseTruncated(RATE_SCALE)

/**
 * Minor units as the shortest decimal: `formatUnits(1500000n, 6)` is `'1.5'`. As exact as `trimZeros(fromMinorUnits(…))` and about ten
 * times as fast: an order at the server formats eight of them.
 */
export function formatUnits(units: bigint, scale: number): string {
  const isNegative = units < 0n
  const digits = (isNegative ? -units : units).toString().padStart(scale + 1, '0')
  const point = digits.length - scale
  let end = digits.length
  while (end > point && digits[end - 1] === '0') end--
  const decimal =
    end === point ? digits.slice(0, point) : `${digits.slice(0, point)}.${digits.slice(point, end)}`
  return isNegative ? `-${decimal}` : decimal
}

export const formatMoney = (units: bigint) => formatUnits(units, MONEY_SCALE)
export const formatQuantity = (units: bigint) => formatUnits(units, QUANTITY_SCALE)
export const formatPrice = (units: bigint) => formatUnits(units, PRICE_SCALE)

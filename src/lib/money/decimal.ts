/**
 * Parsing, comparing and truncating decimal strings. No arithmetic, so that code that only displays figures does not
 * load the library behind lib/money.
 *
 * A decimal is `-?digits[.digits]`: no plus sign, no exponent, no separators. Its scale is its count of digits after
 * the point. Every function but `isDecimal` throws `RangeError` when given something else.
 */

/** A decimal number as a string, such as `'-1234.50'`. */
export type Decimal = string

const DECIMAL = /^-?\d+(?:\.\d+)?$/

/** Whether the value is a decimal string that every function here accepts. Never throws. */
export function isDecimal(value: unknown): value is Decimal {
  return typeof value === 'string' && DECIMAL.test(value)
}

/** @throws RangeError when the value is not a decimal string. */
export function assertDecimal(value: unknown): asserts value is Decimal {
  if (!isDecimal(value)) throw new RangeError(`not a decimal: ${JSON.stringify(value) ?? typeof value}`)
}

/** @throws RangeError when the number is not a count of digits. */
export function assertScale(decimals: number): void {
  if (!Number.isInteger(decimals) || decimals < 0)
    throw new RangeError(`not a count of decimals: ${decimals}`)
}

/** The count of digits after the point: 2 for `'1.50'`. */
export function scaleOf(decimal: Decimal): number {
  assertDecimal(decimal)
  const point = decimal.indexOf('.')
  return point === -1 ? 0 : decimal.length - point - 1
}

/** -1, 0 or 1 as the first is less than, equal to or greater than the second; scales do not matter. */
export function compare(first: Decimal, second: Decimal): -1 | 0 | 1 {
  const scale = Math.max(scaleOf(first), scaleOf(second))
  const difference = toMinorUnits(first, scale) - toMinorUnits(second, scale)
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** -1, 0 or 1 as the decimal is below, at or above zero. */
export function sign(decimal: Decimal): -1 | 0 | 1 {
  return compare(decimal, '0')
}

/** Exactly `decimals` digits after the point, truncated toward zero: never shows more than there is [R9.2]. */
export function truncate(decimal: Decimal, decimals: number): Decimal {
  assertDecimal(decimal)
  assertScale(decimals)
  const [whole = '', fraction = ''] = decimal.split('.')
  return fromMinorUnits(
    BigInt(whole.replace('-', '') + fraction.slice(0, decimals).padEnd(decimals, '0')) *
      (decimal.startsWith('-') ? -1n : 1n),
    decimals,
  )
}

/** The decimal in its plain form: no leading zeros, never `'-0'`, never an exponent; the scale is kept. */
export function toDecimalString(decimal: Decimal): Decimal {
  return truncate(decimal, scaleOf(decimal))
}

/** The plain form without trailing zeros after the point: `'1.500'` is `'1.5'` and `'2.00'` is `'2'`. */
export function trimZeros(decimal: Decimal): Decimal {
  const plain = toDecimalString(decimal)
  return plain.includes('.') ? plain.replace(/\.?0+$/, '') : plain
}

/**
 * The count of minor units at this scale: `toMinorUnits('1.5', 6)` is `1500000n`.
 * @throws RangeError when the decimal has digits below the minor unit, as dropping them would lose money.
 */
export function toMinorUnits(decimal: Decimal, scale: number): bigint {
  assertDecimal(decimal)
  assertScale(scale)
  const [whole = '', fraction = ''] = decimal.split('.')
  if (/[1-9]/.test(fraction.slice(scale))) {
    throw new RangeError(`${decimal} has more than ${scale} decimals`)
  }
  return BigInt(whole + fraction.slice(0, scale).padEnd(scale, '0'))
}

/** The decimal for a count of minor units at this scale: `fromMinorUnits(1500000n, 6)` is `'1.500000'`. */
export function fromMinorUnits(units: bigint, scale: number): Decimal {
  assertScale(scale)
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0')
  const whole = digits.slice(0, digits.length - scale)
  return `${units < 0n ? '-' : ''}${whole}${scale > 0 ? `.${digits.slice(-scale)}` : ''}`
}

/** The smallest step at this scale: `'0.01'` for 2. */
export function stepOf(decimals: number): Decimal {
  return fromMinorUnits(1n, decimals)
}

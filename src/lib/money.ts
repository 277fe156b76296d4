/**
 * Exact decimal arithmetic on decimal strings: `add('1.10', '2')` is `'3.10'`.
 *
 * Why strings and not an amount type: amounts arrive as decimal strings, are compared and shown as decimal
 * strings, and travel through query caches, stores and URLs, which keep strings and mangle class instances. Each
 * function parses, computes on a bigint and prints again: about 3 µs, far below what a frame or a request can
 * feel. Nothing ever passes through `number`, so no digit is lost at any size.
 *
 * A decimal is `-?digits[.digits]`: no plus sign, no exponent, no separators. Its scale is its count of digits
 * after the point; results keep the larger scale, trailing zeros included, so that `'3.10'` stays money.
 * Every function throws `RangeError` when given something else.
 */
import {
  add as addDinero,
  compare as compareDinero,
  dinero,
  down,
  isNegative as isNegativeDinero,
  multiply as multiplyDinero,
  subtract as subtractDinero,
  toDecimal,
  toSnapshot,
  transformScale,
  up,
} from 'dinero.js/bigint'
import type { Dinero } from 'dinero.js/bigint'

/** A decimal number written out, such as `'-1234.50'`; see the top of this file for its grammar. */
export type Decimal = string

type Amount = Dinero<bigint>

const DECIMAL = /^-?\d+(?:\.\d+)?$/

/** The currency is carried by whoever owns the amount; the arithmetic needs only base ten. */
const PLAIN = { code: '', base: 10n, exponent: 0n }

/** Whether the value is a decimal string that every function here accepts. Never throws. */
export function isDecimal(value: unknown): value is Decimal {
  return typeof value === 'string' && DECIMAL.test(value)
}

/** The count of digits after the point: 2 for `'1.50'`. */
export function scaleOf(decimal: Decimal): number {
  assertDecimal(decimal)
  const point = decimal.indexOf('.')
  return point === -1 ? 0 : decimal.length - point - 1
}

/** The sum, exact, at the larger of the two scales. */
export function add(augend: Decimal, addend: Decimal): Decimal {
  return print(addDinero(parse(augend), parse(addend)))
}

/** The difference, exact, at the larger of the two scales. */
export function subtract(minuend: Decimal, subtrahend: Decimal): Decimal {
  return print(subtractDinero(parse(minuend), parse(subtrahend)))
}

/** The sum of all, exact, at the largest scale; `'0'` for none. */
export function sum(decimals: Iterable<Decimal>): Decimal {
  let total: Decimal = '0'
  for (const decimal of decimals) total = add(total, decimal)
  return total
}

/** The product, exact: its scale is the sum of the two scales. Follow with `truncate` or `roundUp`. */
export function multiply(multiplicand: Decimal, multiplier: Decimal): Decimal {
  const { amount, scale } = toSnapshot(parse(multiplier))
  return print(multiplyDinero(parse(multiplicand), { amount, scale }))
}

/**
 * The quotient cut toward zero at `decimals` digits after the point, as a quotient rarely ends.
 * @throws RangeError when the divisor is zero.
 */
export function divide(dividend: Decimal, divisor: Decimal, decimals: number): Decimal {
  const over = toSnapshot(parse(dividend))
  const under = toSnapshot(parse(divisor))
  if (under.amount === 0n) throw new RangeError('division by zero')
  const numerator = over.amount * 10n ** (under.scale + toScale(decimals))
  return fromMinorUnits(numerator / (under.amount * 10n ** over.scale), decimals)
}

/** -1, 0 or 1 as the first is less than, equal to or greater than the second; scales do not matter. */
export function compare(first: Decimal, second: Decimal): -1 | 0 | 1 {
  return compareDinero(parse(first), parse(second))
}

/** -1, 0 or 1 as the decimal is below, at or above zero. */
export function sign(decimal: Decimal): -1 | 0 | 1 {
  return compare(decimal, '0')
}

/** The smaller of the two; the first when equal. */
export function min(first: Decimal, second: Decimal): Decimal {
  return compare(first, second) <= 0 ? first : second
}

/** The larger of the two; the first when equal. */
export function max(first: Decimal, second: Decimal): Decimal {
  return compare(first, second) >= 0 ? first : second
}

/** The same size with the other sign; zero stays `'0'`. */
export function negate(decimal: Decimal): Decimal {
  const { amount, scale } = toSnapshot(parse(decimal))
  return fromMinorUnits(-amount, Number(scale))
}

/** The distance from zero. */
export function abs(decimal: Decimal): Decimal {
  return sign(decimal) === -1 ? negate(decimal) : toDecimalString(decimal)
}

/** Exactly `decimals` digits after the point, cut toward zero: nobody is shown more than there is [R9.2]. */
export function truncate(decimal: Decimal, decimals: number): Decimal {
  const amount = parse(decimal)
  // dinero's `down` is floor, which would make a debt larger.
  return print(transformScale(amount, toScale(decimals), isNegativeDinero(amount) ? up : down))
}

/** Exactly `decimals` digits after the point, rounded up (ceiling): for costs, which are never shown too low. */
export function roundUp(decimal: Decimal, decimals: number): Decimal {
  return print(transformScale(parse(decimal), toScale(decimals), up))
}

/** The decimal in its plain form: no leading zeros, never `'-0'`, never an exponent; the scale is kept. */
export function toDecimalString(decimal: Decimal): Decimal {
  return print(parse(decimal))
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
  const [whole = '', fraction = ''] = decimal.split('.')
  const kept = fraction.slice(0, scale).padEnd(Number(toScale(scale)), '0')
  if (/[1-9]/.test(fraction.slice(scale))) {
    throw new RangeError(`${decimal} has more than ${scale} decimals`)
  }
  return BigInt(whole + kept)
}

/** The decimal for a count of minor units at this scale: `fromMinorUnits(1500000n, 6)` is `'1.500000'`. */
export function fromMinorUnits(units: bigint, scale: number): Decimal {
  return print(dinero({ amount: units, currency: PLAIN, scale: toScale(scale) }))
}

function parse(decimal: Decimal): Amount {
  assertDecimal(decimal)
  const scale = scaleOf(decimal)
  return dinero({ amount: BigInt(decimal.replace('.', '')), currency: PLAIN, scale: BigInt(scale) })
}

function print(amount: Amount): Decimal {
  return toDecimal(amount)
}

function assertDecimal(value: unknown): asserts value is Decimal {
  if (!isDecimal(value)) throw new RangeError(`not a decimal: ${JSON.stringify(value) ?? typeof value}`)
}

function toScale(decimals: number): bigint {
  if (!Number.isInteger(decimals) || decimals < 0)
    throw new RangeError(`not a count of decimals: ${decimals}`)
  return BigInt(decimals)
}

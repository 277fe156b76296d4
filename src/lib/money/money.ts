/**
 * Exact decimal arithmetic on decimal strings: `add('1.10', '2')` is `'3.10'`.
 *
 * Why strings and not an amount type: amounts arrive as decimal strings, are compared and shown as decimal strings, and
 * pass through query caches, stores and URLs, which keep strings and break class instances. Each function parses,
 * computes on a bigint and prints again: about 3 µs, negligible in a frame or a request. Nothing ever passes through
 * `number`, so no digit is lost at any size.
 *
 * The decimal format, and everything that needs no arithmetic, is in lib/decimal and re-exported here. Results keep the
 * larger scale, trailing zeros included: `'3.10'` stays `'3.10'`. Every function throws `RangeError` when given
 * something else.
 */
import {
  add as addDinero,
  dinero,
  multiply as multiplyDinero,
  subtract as subtractDinero,
  toDecimal,
  toSnapshot,
  transformScale,
  up,
  type Dinero,
} from 'dinero.js/bigint'
import {
  assertDecimal,
  assertScale,
  compare,
  fromMinorUnits,
  scaleOf,
  sign,
  toDecimalString,
  type Decimal,
} from './decimal.ts'

export {
  compare,
  fromMinorUnits,
  isDecimal,
  scaleOf,
  sign,
  stepOf,
  toDecimalString,
  toMinorUnits,
  trimZeros,
  truncate,
} from './decimal.ts'
export type { Decimal } from './decimal.ts'

type Amount = Dinero<bigint>

/** The caller knows the currency; the arithmetic needs only base ten. */
const NO_CURRENCY = { code: '', base: 10n, exponent: 0n }

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
 * The quotient truncated toward zero at `decimals` digits after the point.
 * @throws RangeError when the divisor is zero.
 */
export function divide(dividend: Decimal, divisor: Decimal, decimals: number): Decimal {
  const dividendParts = toSnapshot(parse(dividend))
  const divisorParts = toSnapshot(parse(divisor))
  if (divisorParts.amount === 0n) throw new RangeError('division by zero')
  const numerator = dividendParts.amount * 10n ** (divisorParts.scale + toScale(decimals))
  return fromMinorUnits(numerator / (divisorParts.amount * 10n ** dividendParts.scale), decimals)
}

/** The smaller of the two; the first when equal. */
export function min(first: Decimal, second: Decimal): Decimal {
  return compare(first, second) <= 0 ? first : second
}

/** The larger of the two; the first when equal. */
export function max(first: Decimal, second: Decimal): Decimal {
  return compare(first, second) >= 0 ? first : second
}

/** The negated value; zero stays `'0'`. */
export function negate(decimal: Decimal): Decimal {
  const { amount, scale } = toSnapshot(parse(decimal))
  return fromMinorUnits(-amount, Number(scale))
}

/** The absolute value. */
export function abs(decimal: Decimal): Decimal {
  return sign(decimal) === -1 ? negate(decimal) : toDecimalString(decimal)
}

/** Exactly `decimals` digits after the point, rounded up (ceiling): for costs, which are never shown too low. */
export function roundUp(decimal: Decimal, decimals: number): Decimal {
  return print(transformScale(parse(decimal), toScale(decimals), up))
}

function parse(decimal: Decimal): Amount {
  assertDecimal(decimal)
  return dinero({
    amount: BigInt(decimal.replace('.', '')),
    currency: NO_CURRENCY,
    scale: BigInt(scaleOf(decimal)),
  })
}

function print(amount: Amount): Decimal {
  return toDecimal(amount)
}

function toScale(decimals: number): bigint {
  assertScale(decimals)
  return BigInt(decimals)
}

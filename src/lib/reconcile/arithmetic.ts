/**
 * Arithmetic as data: a chain of steps, each applied to the result of the one before, as on a receipt. It is evaluated
 * exactly, on fractions of bigints, and the screen prints the same steps: nothing is shown that was not computed with.
 */
import { fromMinorUnits, scaleOf, toMinorUnits, trimZeros, type Decimal } from '../money/decimal.ts'

/** What a figure means; the screen has a label for each. */
export type TermName =
  | 'before'
  | 'change'
  | 'entries'
  | 'openOrder'
  | 'amount'
  | 'fee'
  | 'price'
  | 'quantity'
  | 'rate'
  | 'cost'
  | 'heldCost'
  | 'value'
  | 'moments'
  | 'fixed'
  | 'gross'
  | 'marketRate'
  | 'lessSpread'
  | 'one'
  | 'days'
  | 'earlier'
  | 'otherHeld'
  | 'lots'
  | 'heldAtLimit'
  | 'basePrice'
  | 'quotePrice'
  | 'stake'
  | 'profit'
  | 'returned'
  | 'taken'
  | 'pointValue'
  | 'leverage'
  | 'margin'
  | 'released'
  | 'funding'
  | 'entryPrice'
  | 'wholeQuantity'
  | 'direction'
  | 'averageClose'
  | 'parts'
  | 'interest'
  | 'lessMaintenance'
  | 'plusMaintenance'

export type ArithmeticStep =
  | {
      /** `first` starts the chain; `atMost` and `atLeast` clamp the result so far. */
      readonly do: 'first' | 'add' | 'subtract' | 'times' | 'over' | 'atMost' | 'atLeast'
      readonly name: TermName
      readonly value: Decimal
    }
  | {
      /** Rounds to a multiple of `to`: `cut` toward zero, `up` and `down` toward plus and minus infinity. */
      readonly do: 'cut' | 'up' | 'down'
      readonly to: Decimal
    }

const valueStep =
  <Do extends Exclude<ArithmeticStep, { to: Decimal }>['do']>(done: Do) =>
  (name: TermName, value: Decimal) => ({ do: done, name, value })

export const startWith = valueStep('first')
export const plus = valueStep('add')
export const minus = valueStep('subtract')
export const times = valueStep('times')
export const dividedBy = valueStep('over')
export const atMost = valueStep('atMost')
export const atLeast = valueStep('atLeast')
const roundingStep = (done: 'cut' | 'up' | 'down') => (to: Decimal) => ({ do: done, to })
export const truncated = roundingStep('cut')
export const roundedUp = roundingStep('up')
export const roundedDown = roundingStep('down')

/** The minor units of the back end: of money, of quantities, of prices. */
export const MONEY_STEP = '0.000001'
export const QUANTITY_STEP = '0.00000001'
export const PRICE_STEP = '0.00000000001'

interface Fraction {
  readonly numerator: bigint
  /** Above zero. */
  readonly denominator: bigint
}

function fraction(decimal: Decimal): Fraction {
  const scale = scaleOf(decimal)
  return { numerator: toMinorUnits(decimal, scale), denominator: 10n ** BigInt(scale) }
}

const withPositiveDenominator = ({ numerator: a, denominator: b }: Fraction): Fraction =>
  b < 0n ? { numerator: -a, denominator: -b } : { numerator: a, denominator: b }

function applyStep(a: Fraction, how: ArithmeticStep['do'], b: Fraction): Fraction {
  const isSmaller = a.numerator * b.denominator < b.numerator * a.denominator
  switch (how) {
    case 'add':
      return {
        numerator: a.numerator * b.denominator + b.numerator * a.denominator,
        denominator: a.denominator * b.denominator,
      }
    case 'subtract':
      return {
        numerator: a.numerator * b.denominator - b.numerator * a.denominator,
        denominator: a.denominator * b.denominator,
      }
    case 'times':
      return { numerator: a.numerator * b.numerator, denominator: a.denominator * b.denominator }
    case 'over':
      return withPositiveDenominator({
        numerator: a.numerator * b.denominator,
        denominator: a.denominator * b.numerator,
      })
    case 'atMost':
      return isSmaller ? a : b
    case 'atLeast':
      return isSmaller ? b : a
    default:
      return b
  }
}

function round(value: Fraction, how: 'cut' | 'up' | 'down', to: Decimal): Fraction {
  const unit = fraction(to)
  const dividend = value.numerator * unit.denominator
  const divisor = value.denominator * unit.numerator
  const quotient = dividend / divisor
  const isExact = dividend % divisor === 0n
  const isNegative = dividend < 0n
  const adjustment =
    isExact || how === 'cut' ? 0n : how === 'up' ? (isNegative ? 0n : 1n) : isNegative ? -1n : 0n
  return { numerator: (quotient + adjustment) * unit.numerator, denominator: unit.denominator }
}

const isZero = (value: Decimal) => fraction(value).numerator === 0n

/** Decimals of an unrounded result: more than any wire value has. */
const MAX_DECIMALS = 20

/**
 * Evaluates a chain; undefined when it divides by zero or rounds to it. Without a rounding step the result is truncated after 20
 * decimals.
 */
export function evaluate(steps: readonly ArithmeticStep[]): Decimal | undefined {
  let result: Fraction = { numerator: 0n, denominator: 1n }
  for (const each of steps) {
    if ('to' in each) {
      if (isZero(each.to)) return undefined
      result = round(result, each.do, each.to)
      continue
    }
    const value = fraction(each.value)
    if (each.do === 'over' && value.numerator === 0n) return undefined
    result = applyStep(result, each.do, value)
  }
  return trimZeros(
    fromMinorUnits((result.numerator * 10n ** BigInt(MAX_DECIMALS)) / result.denominator, MAX_DECIMALS),
  )
}

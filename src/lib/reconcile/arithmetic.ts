/**
 * Arithmetic as data: a chain of steps, each done to the result of the one before, as on a till receipt. It is computed exactly, as a
 * fraction of whole numbers, and is what the screen prints: nothing is shown that was not reckoned with.
 */
import { fromMinorUnits, scaleOf, toMinorUnits, trimZeros, type Decimal } from '../decimal.ts'

/** What a figure is; the screen has words for each. */
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

export type Step =
  | {
      /** `first` begins the chain; `atMost` and `atLeast` bound what there is so far. */
      readonly do: 'first' | 'add' | 'subtract' | 'times' | 'over' | 'atMost' | 'atLeast'
      readonly name: TermName
      readonly value: Decimal
    }
  | {
      /** `cut` toward zero, `up` and `down` toward plus and minus infinity, to a multiple of `to`. */
      readonly do: 'cut' | 'up' | 'down'
      readonly to: Decimal
    }

const step =
  <Do extends Exclude<Step, { to: Decimal }>['do']>(done: Do) =>
  (name: TermName, value: Decimal) => ({ do: done, name, value })

export const first = step('first')
export const plus = step('add')
export const minus = step('subtract')
export const times = step('times')
export const over = step('over')
export const atMost = step('atMost')
export const atLeast = step('atLeast')
const rounding = (done: 'cut' | 'up' | 'down') => (to: Decimal) => ({ do: done, to })
export const cut = rounding('cut')
export const up = rounding('up')
export const down = rounding('down')

/** The minor units that the back end publishes: of money, of quantities, of funding rates. */
export const MONEY_STEP = '0.000001'
export const QUANTITY_STEP = '0.00000001'
export const PRICE_STEP = '0.00000000001'

interface Fraction {
  readonly over: bigint
  /** Above zero. */
  readonly under: bigint
}

function fraction(decimal: Decimal): Fraction {
  const scale = scaleOf(decimal)
  return { over: toMinorUnits(decimal, scale), under: 10n ** BigInt(scale) }
}

const positive = ({ over: a, under: b }: Fraction): Fraction =>
  b < 0n ? { over: -a, under: -b } : { over: a, under: b }

function combine(a: Fraction, how: Step['do'], b: Fraction): Fraction {
  const isLess = a.over * b.under < b.over * a.under
  switch (how) {
    case 'add':
      return { over: a.over * b.under + b.over * a.under, under: a.under * b.under }
    case 'subtract':
      return { over: a.over * b.under - b.over * a.under, under: a.under * b.under }
    case 'times':
      return { over: a.over * b.over, under: a.under * b.under }
    case 'over':
      return positive({ over: a.over * b.under, under: a.under * b.over })
    case 'atMost':
      return isLess ? a : b
    case 'atLeast':
      return isLess ? b : a
    default:
      return b
  }
}

function round(value: Fraction, how: 'cut' | 'up' | 'down', to: Decimal): Fraction {
  const unit = fraction(to)
  const dividend = value.over * unit.under
  const divisor = value.under * unit.over
  const quotient = dividend / divisor
  const isExact = dividend % divisor === 0n
  const isNegative = dividend < 0n
  const away = isExact || how === 'cut' ? 0n : how === 'up' ? (isNegative ? 0n : 1n) : isNegative ? -1n : 0n
  return { over: (quotient + away) * unit.over, under: unit.under }
}

/** Digits after the point of what no step has rounded: more than any figure of the wire has. */
const LONGEST = 20

/** What a chain comes to; undefined when it divides by zero. Without a rounding step it is cut after 20 digits. */
export function resultOf(steps: readonly Step[]): Decimal | undefined {
  let result: Fraction = { over: 0n, under: 1n }
  for (const each of steps) {
    if ('to' in each) {
      result = round(result, each.do, each.to)
      continue
    }
    const value = fraction(each.value)
    if (each.do === 'over' && value.over === 0n) return undefined
    result = combine(result, each.do, value)
  }
  return trimZeros(fromMinorUnits((result.over * 10n ** BigInt(LONGEST)) / result.under, LONGEST))
}

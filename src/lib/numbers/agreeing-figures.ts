/**
 * Figures that stand side by side agree as they are shown. A single figure is truncated (format-number.ts); of figures that belong together,
 * one follows from what is shown of the others, so that whoever adds them up by eye finds what stands there.
 */
import {
  add,
  fromMinorUnits,
  isDecimal,
  roundUp,
  scaleOf,
  sign,
  subtract,
  sum,
  toMinorUnits,
  trimZeros,
  truncate,
  type Decimal,
} from '../money/money.ts'

/** A figure as it is shown. */
const shown = (value: Decimal, decimals: number) => truncate(value, decimals)

/**
 * What is left of a figure less others, as they are shown: a profit beside a value and its cost, a change beside what it changed.
 * @param decimals the digits after the point that all of them are shown with
 */
export function shownDifference(value: Decimal, others: readonly Decimal[], decimals: number): Decimal {
  return subtract(shown(value, decimals), sum(others.map(other => shown(other, decimals))))
}

/**
 * Numbers divided and rounded down, of which those with the largest remainders get one more until all together are the target; none is a whole one
 * from its exact quotient.
 */
function shareOut(numbers: readonly bigint[], divisor: bigint, target: bigint): bigint[] {
  // Downward, also below zero, so that a remainder is never negative.
  const remainderOf = (number: bigint) => ((number % divisor) + divisor) % divisor
  const quotients = numbers.map(number => (number - remainderOf(number)) / divisor)
  const left = target - quotients.reduce((all, quotient) => all + quotient, 0n)
  const first = numbers
    .map((number, index) => ({ index, remainder: remainderOf(number) }))
    .filter(({ remainder }) => remainder > 0n)
    .toSorted((one, other) =>
      one.remainder < other.remainder ? 1 : one.remainder > other.remainder ? -1 : 0,
    )
    .slice(0, Math.max(0, Number(left)))
  for (const { index } of first) quotients[index]! += 1n
  return quotients
}

/**
 * Parts with so many decimals that add up to their total as it is shown, each by less than one of the last digit from the exact one.
 * @param total the sum of the parts, which is shown truncated
 */
export function shownParts(parts: readonly Decimal[], total: Decimal, decimals: number): Decimal[] {
  const scale = Math.max(decimals, ...[...parts, total].map(scaleOf))
  const units = parts.map(part => toMinorUnits(part, scale))
  const target = toMinorUnits(shown(total, decimals), decimals)
  return shareOut(units, 10n ** BigInt(scale - decimals), target).map(part => fromMinorUnits(part, decimals))
}

/**
 * What each part is of the whole, in percent: they add up to 100 exactly, as they stand beside it.
 * @param parts not below zero
 */
export function sharesInPercent(parts: readonly Decimal[], decimals: number): Decimal[] {
  const scale = Math.max(0, ...parts.map(scaleOf))
  const units = parts.map(part => toMinorUnits(part, scale))
  const whole = units.reduce((all, part) => all + part, 0n)
  const hundred = 100n * 10n ** BigInt(decimals)
  const shares = shareOut(
    units.map(part => part * hundred),
    whole || 1n,
    whole && hundred,
  )
  return shares.map(share => fromMinorUnits(share, decimals))
}

/** Whether a figure is zero as it is shown: then a percentage beside it would deny it. */
export const isShownAsZero = (value: Decimal, decimals: number): boolean => sign(shown(value, decimals)) === 0

/** The amounts of a trade in money. */
export interface TradeAmounts {
  /** Price times quantity. */
  readonly cost: Decimal
  readonly fee: Decimal
  /** Buying: what leaves the balance. Selling: what reaches it. */
  readonly total: Decimal
}

/**
 * The amounts of a trade in few digits, as tickets and receipts show them. Whoever buys for 100 pays 100.00 although a quantity of whole units
 * costs 99.999999: what leaves the balance and fees are rounded up, what reaches it is truncated, and cost and fee make the total.
 */
export function shownTrade({ fee, total }: TradeAmounts, isBuying: boolean, decimals: number): TradeAmounts {
  const [shownTotal, shownFee] = [
    isBuying ? roundUp(total, decimals) : shown(total, decimals),
    roundUp(fee, decimals),
  ]
  return { total: shownTotal, fee: shownFee, cost: (isBuying ? subtract : add)(shownTotal, shownFee) }
}

/** The digits after the point that a quantity is shown with: none for a whole one, two, or where it is small as many as its first two digits need. */
export function quantityPlaces(value: string | null | undefined): number {
  if (!isDecimal(value)) return 0
  const [, fraction = ''] = trimZeros(value).split('.')
  const zeros = /^-?0\./.test(value) ? /^0*/.exec(fraction)![0].length : 0
  return Math.min(fraction.length, zeros + 2)
}

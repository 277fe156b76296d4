/**
 * Figures that stand side by side agree as they are shown. A single figure is truncated (format-number.ts); of figures that belong together,
 * one follows from what is shown of the others, so that whoever adds them up by eye finds what stands there.
 */
import {
  add,
  fromMinorUnits,
  roundUp,
  scaleOf,
  sign,
  subtract,
  sum,
  toMinorUnits,
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
 * Parts with so many decimals that add up to their total as it is shown, each by less than one of the last digit from the exact one: what
 * truncation leaves of the total goes to the parts that lost most (largest remainder).
 * @param total the sum of the parts, which is shown truncated
 */
export function shownParts(parts: readonly Decimal[], total: Decimal, decimals: number): Decimal[] {
  const scale = Math.max(decimals, ...[...parts, total].map(scaleOf))
  const unit = 10n ** BigInt(scale - decimals)
  const exact = parts.map(part => toMinorUnits(part, scale))
  // Downward, so that what remains is never below zero.
  const whole = exact.map(part => (part >= 0n ? part / unit : (part - unit + 1n) / unit))
  let left = toMinorUnits(shown(total, decimals), decimals) - whole.reduce((all, part) => all + part, 0n)
  const byRemainder = exact
    .map((part, index) => ({ index, remainder: part - whole[index]! * unit }))
    .toSorted((one, other) => Number(other.remainder - one.remainder))
  for (const { index, remainder } of byRemainder) {
    if (left <= 0n || remainder === 0n) break
    whole[index]! += 1n
    left -= 1n
  }
  return whole.map(part => fromMinorUnits(part, decimals))
}

/**
 * What each part is of the whole, in percent: they add up to 100 exactly, as they stand beside it.
 * @param parts above zero
 */
export function sharesInPercent(parts: readonly Decimal[], decimals: number): Decimal[] {
  const scale = Math.max(0, ...parts.map(scaleOf))
  const units = parts.map(part => toMinorUnits(part, scale))
  const whole = units.reduce((all, part) => all + part, 0n)
  if (whole === 0n) return parts.map(() => fromMinorUnits(0n, decimals))
  const hundred = 100n * 10n ** BigInt(decimals)
  const shares = units.map(part => (part * hundred) / whole)
  let left = hundred - shares.reduce((all, share) => all + share, 0n)
  const byRemainder = units
    .map((part, index) => ({ index, remainder: part * hundred - shares[index]! * whole }))
    .toSorted((one, other) =>
      one.remainder === other.remainder ? 0 : other.remainder > one.remainder ? 1 : -1,
    )
  for (const { index } of byRemainder) {
    if (left === 0n) break
    shares[index]! += 1n
    left -= 1n
  }
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

/**
 * Daily interest: one calculation for what is posted, previewed and reconciled. Amounts are bigint minor units of any
 * asset, rates are in 0.0000000001, times are milliseconds since 1970 UTC.
 *
 * Days are UTC days. The day on which something begins does not count: the first day is the first whole one, from the
 * next 00:00 UTC on. Interest is simple: it is computed on the principal alone, never on interest. After n days it is
 * principal x rate x n, rounded down to the minor unit, and each day posts the difference to the day before, so that
 * the postings add up to the formula exactly. The rules with worked examples: docs/rules/earning.md.
 */
import { DAY } from '../time/time-units.ts'

/** Decimals of a rate's minor unit. */
export const RATE_DECIMALS = 10

const RATE_ONE = 10n ** BigInt(RATE_DECIMALS)

/** The period that a rate applies to: `day`, or `year` of 365 days. */
export type RateBasis = 'day' | 'year'

const DAYS_PER: Readonly<Record<RateBasis, bigint>> = { day: 1n, year: 365n }

/** A rate in 0.0000000001, and the period that it applies to. */
export interface AccrualRate {
  readonly rate: bigint
  readonly per: RateBasis
}

/** The start of the UTC day that contains `time`. */
export const startOfDay = (time: number): number => time - (time % DAY)

/** The start of the first whole UTC day at or after `time`. */
export const firstWholeDay = (time: number): number => startOfDay(time + DAY - 1)

/** Whole days elapsed between `startsAt`, the start of a UTC day, and `now`: at least 0, at most `term`. */
export function elapsedDays(startsAt: number, now: number, term: number): number {
  return Math.min(term, Math.max(0, Math.floor((now - startsAt) / DAY)))
}

/**
 * The interest of a number of whole days, rounded down to the minor unit once, not once a day.
 * `accruedAfter(1_000_000_000n, {rate: 2_000_000n, per: 'day'}, 3)` is `600_000n`: 1000 at 0.02% a day earn 0.6 in
 * three days.
 */
export function accruedAfter(principal: bigint, { rate, per }: AccrualRate, days: number): bigint {
  return (principal * rate * BigInt(days)) / (RATE_ONE * DAYS_PER[per])
}

/** The interest of a single day; days are numbered from 1. */
export function accrualOfDay(principal: bigint, rate: AccrualRate, number: number): bigint {
  return accruedAfter(principal, rate, number) - accruedAfter(principal, rate, number - 1)
}

/**
 * What the early redemption fee is charged on: the interest so far, so that the principal is safe, or the principal.
 */
export type EarlyRedemptionBasis = 'interest' | 'principal'

export interface EarlyRedemptionTerms {
  readonly basis: EarlyRedemptionBasis
  /** In 0.0000000001. */
  readonly rate: bigint
}

/**
 * The early redemption fee, rounded down in the customer's favour to the minor unit; never more than what it is charged
 * on.
 */
export function earlyRedemptionFee(
  principal: bigint,
  accrued: bigint,
  { basis, rate }: EarlyRedemptionTerms,
): bigint {
  return ((basis === 'interest' ? accrued : principal) * rate) / RATE_ONE
}

/**
 * What money earns, or costs, by the day: one arithmetic for what is posted, previewed and checked again. Amounts are whole numbers
 * of minor units, whatever the asset; rates of 0.0000000001; times are milliseconds since 1970 UTC.
 *
 * A day is one of UTC. The day on which something begins does not count: the first whole day does, from the next 00:00 UTC on. Interest
 * is simple: it is computed on the principal alone, never on interest. After n days it comes to principal x rate x n, cut to the minor
 * unit, and each day brings what is missing to that; so the days add up to the formula, to the last minor unit. The rules in words, with
 * worked examples: docs/earning.md.
 */
import { DAY } from './time-units.ts'

/** Decimals of a rate's minor unit. */
export const RATE_DECIMALS = 10

const RATE_ONE = 10n ** BigInt(RATE_DECIMALS)

/** What a rate is given for: `day`, or `year` of 365 days. */
export type RateBasis = 'day' | 'year'

const DAYS_IN: Readonly<Record<RateBasis, bigint>> = { day: 1n, year: 365n }

/** A rate in 0.0000000001 with what it is given for. */
export interface AccrualRate {
  readonly rate: bigint
  readonly per: RateBasis
}

/** The first moment of the UTC day that a moment lies in. */
export const startOfDay = (time: number): number => time - (time % DAY)

/** The first moment of the first whole day after a moment; a moment that is a boundary begins that day itself. */
export const firstWholeDay = (time: number): number => startOfDay(time + DAY - 1)

/** How many whole days from `startsAt`, which is a day's first moment, are over at `now`; never below zero, nor above `term`. */
export function daysOver(startsAt: number, now: number, term: number): number {
  return Math.min(term, Math.max(0, Math.floor((now - startsAt) / DAY)))
}

/**
 * What a principal has earned after a number of whole days: cut to the minor unit once, not once a day.
 * `accruedAfter(1_000_000_000n, {rate: 2_000_000n, per: 'day'}, 3)` is `600_000n`: 1000 at 0.02 % a day earn 0.6 in three days.
 */
export function accruedAfter(principal: bigint, { rate, per }: AccrualRate, days: number): bigint {
  return (principal * rate * BigInt(days)) / (RATE_ONE * DAYS_IN[per])
}

/** What the day of this number, from 1, brings. */
export function accrualOf(principal: bigint, rate: AccrualRate, number: number): bigint {
  return accruedAfter(principal, rate, number) - accruedAfter(principal, rate, number - 1)
}

/** What leaving early is charged on: what was earned so far, so that the principal is safe, or the principal itself. */
export type ExitBasis = 'interest' | 'principal'

export interface ExitTerms {
  readonly basis: ExitBasis
  /** In 0.0000000001. */
  readonly rate: bigint
}

/** The price of leaving early, cut to the minor unit in the customer's favour; never more than what it is charged on. */
export function exitPrice(principal: bigint, accrued: bigint, { basis, rate }: ExitTerms): bigint {
  return ((basis === 'interest' ? accrued : principal) * rate) / RATE_ONE
}

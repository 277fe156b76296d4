/**
 * What a loan costs: one arithmetic for the calculator, the application, what is taken on each day, and for checking it again. Amounts
 * are minor units of 0.000001 USDT, rates are in 0.0000000001. The rules in words, with worked examples: docs/lending.md.
 *
 * A loan is repaid in equal parts of what was borrowed, one every `periodDays` whole days of UTC, each with the interest of its period
 * on what was still owed of the plan. Interest is simple and cut to the minor unit, in the borrower's favour.
 */
import { accruedAfter } from './accrual.ts'

/** What the figures of a loan follow from; rates in 0.0000000001. */
export interface LoanTerms {
  /** Interest of a day on what is owed. */
  readonly dailyRate: bigint
  /** What arranging it costs, of the amount, kept back when it is paid out. */
  readonly feeRate: bigint
  /** What of the amount is held as security until the end. */
  readonly securityRate: bigint
  /** Whole days between two instalments. */
  readonly periodDays: number
  readonly instalments: number
}

/** One instalment as planned, in minor units. */
export interface PlannedInstalment {
  /** From 1. */
  readonly number: number
  /** Whole days from the beginning until it is taken. */
  readonly afterDays: number
  readonly principal: bigint
  readonly interest: bigint
  readonly total: bigint
  /** What of the amount is owed after it. */
  readonly left: bigint
}

/** Everything that a loan comes to when each instalment is paid on its day, in minor units. */
export interface LoanPlan {
  readonly amount: bigint
  readonly fee: bigint
  /** What arrives: the amount less the fee. */
  readonly paidOut: bigint
  readonly security: bigint
  readonly instalments: readonly PlannedInstalment[]
  readonly interest: bigint
  /** What is paid back in all. */
  readonly total: bigint
  /** Interest and fee together. */
  readonly cost: bigint
}

const RATE_ONE = 10n ** 10n
/** A cent: parts of the principal are whole cents, and the last one brings the rest. */
const CENT = 10_000n

/** What a share of an amount comes to, cut to the minor unit. */
const shareOf = (amount: bigint, rate: bigint) => (amount * rate) / RATE_ONE

/** What of the amount is owed after so many instalments of the plan. */
function leftAfter(amount: bigint, instalments: number, paid: number): bigint {
  if (paid >= instalments) return 0n
  const part = (amount * BigInt(paid)) / BigInt(instalments)
  return amount - (part - (part % CENT))
}

/** The plan of a loan: 1000 USDT in 3 parts at 0.05 % a day, 30 days each, bring 15, 10 and 5 of interest. */
export function loanPlan(amount: bigint, terms: LoanTerms): LoanPlan {
  const { instalments: count, periodDays } = terms
  const rate = { rate: terms.dailyRate, per: 'day' } as const
  const instalments = Array.from({ length: count }, (_, index): PlannedInstalment => {
    const before = leftAfter(amount, count, index)
    const left = leftAfter(amount, count, index + 1)
    const interest = accruedAfter(before, rate, periodDays)
    const principal = before - left
    return {
      number: index + 1,
      afterDays: (index + 1) * periodDays,
      principal,
      interest,
      total: principal + interest,
      left,
    }
  })
  const interest = instalments.reduce((sum, one) => sum + one.interest, 0n)
  const fee = shareOf(amount, terms.feeRate)
  return {
    amount,
    fee,
    paidOut: amount - fee,
    security: shareOf(amount, terms.securityRate),
    instalments,
    interest,
    total: amount + interest,
    cost: interest + fee,
  }
}

/**
 * The interest that instalments after `paid` have brought `days` whole days after the beginning: each period by itself, and none of a
 * period that has not begun. Instalments that are due bring the whole of theirs.
 */
export function interestSince(amount: bigint, terms: LoanTerms, paid: number, days: number): bigint {
  const { instalments, periodDays, dailyRate } = terms
  let interest = 0n
  for (let before = paid; before < instalments; before++) {
    const over = Math.min(periodDays, days - before * periodDays)
    if (over <= 0) break
    interest += accruedAfter(leftAfter(amount, instalments, before), { rate: dailyRate, per: 'day' }, over)
  }
  return interest
}

/** What each whole day costs that an instalment is late, cut to the minor unit. */
export const dayOverdue = (total: bigint, overdueRate: bigint): bigint => shareOf(total, overdueRate)

/** Digits of the sums below: far more than any rate is shown with. */
const ONE = 10n ** 30n
const DAYS_A_YEAR = 365

function power(base: bigint, exponent: number): bigint {
  let result = ONE
  let square = base
  for (let rest = exponent; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = (result * square) / ONE
    square = (square * square) / ONE
  }
  return result
}

/**
 * The annual percentage rate: the yearly rate, compounded by the day, at which the instalments are worth what is paid out. It counts
 * interest and fee, and a year of 365 days, as the European directive on consumer credit does. In 0.0001, rounded up: never
 * shown lower than it is. `annualRate` of 1000 paid out and 1010 after 365 days is 100n, 1 %.
 */
export function annualRate({ paidOut, cost, instalments }: LoanPlan): bigint {
  if (cost === 0n || paidOut <= 0n) return 0n
  let [low, high] = [0n, ONE]
  // What a payment a day later is worth, halved in on.
  while (high - low > 1n) {
    const middle = (low + high) / 2n
    const worth = instalments.reduce((sum, one) => sum + one.total * power(middle, one.afterDays), 0n)
    if (worth > paidOut * ONE) high = middle
    else low = middle
  }
  const year = power(high, DAYS_A_YEAR)
  const rate = (ONE * ONE) / year - ONE
  const step = ONE / 10_000n
  // What is cut on the way is less than a millionth of a step.
  return (rate + step - step / 1_000_000n) / step
}

/**
 * Loan arithmetic: one calculation for the calculator, the application, the daily collection and the reconciliation.
 * Amounts are minor units of 0.000001 USDT, rates are in 0.0000000001. The rules with worked examples: docs/rules/loan.md.
 *
 * A loan is repaid in equal parts of the principal, one every `periodDays` whole UTC days, each with the interest of
 * its period on the planned outstanding principal. Interest is simple and rounded down to the minor unit, in the
 * borrower's favour.
 */
import { accruedAfter } from './accrual.ts'
import { applyRate } from './fees.ts'

/** The inputs of a loan's figures; rates in 0.0000000001. */
export interface LoanTerms {
  /** Daily interest rate on the outstanding principal. */
  readonly dailyRate: bigint
  /** Arrangement fee as a share of the amount, deducted from the payout. */
  readonly feeRate: bigint
  /** Security as a share of the amount, held until the end. */
  readonly securityRate: bigint
  /** Whole days between two instalments. */
  readonly periodDays: number
  readonly instalments: number
}

/** One instalment as planned, in minor units. */
export interface PlannedInstalment {
  /** From 1. */
  readonly number: number
  /** Whole days from the start until it is due. */
  readonly afterDays: number
  readonly principal: bigint
  readonly interest: bigint
  readonly total: bigint
  /** Outstanding principal after it. */
  readonly left: bigint
}

/** The repayment plan of a loan when each instalment is paid on its due day, in minor units. */
export interface LoanPlan {
  readonly amount: bigint
  readonly fee: bigint
  /** The payout: the amount minus the fee. */
  readonly paidOut: bigint
  readonly security: bigint
  readonly instalments: readonly PlannedInstalment[]
  readonly interest: bigint
  /** Total repayment. */
  readonly total: bigint
  /** Interest and fee together. */
  readonly cost: bigint
}

/** A cent: principal parts are whole cents, and the last part carries the remainder. */
const CENT = 10_000n

/** Outstanding principal after a number of planned instalments. */
function outstandingAfter(amount: bigint, instalments: number, paid: number): bigint {
  if (paid >= instalments) return 0n
  const part = (amount * BigInt(paid)) / BigInt(instalments)
  return amount - (part - (part % CENT))
}

/** The repayment plan: 1000 USDT in 3 parts at 0.05% a day, 30 days each, cost 15, 10 and 5 of interest. */
export function loanPlan(amount: bigint, terms: LoanTerms): LoanPlan {
  const { instalments: count, periodDays } = terms
  const rate = { rate: terms.dailyRate, per: 'day' } as const
  const instalments = Array.from({ length: count }, (_, index): PlannedInstalment => {
    const before = outstandingAfter(amount, count, index)
    const left = outstandingAfter(amount, count, index + 1)
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
  const fee = applyRate(amount, terms.feeRate)
  return {
    amount,
    fee,
    paidOut: amount - fee,
    security: applyRate(amount, terms.securityRate),
    instalments,
    interest,
    total: amount + interest,
    cost: interest + fee,
  }
}

/**
 * Interest accrued by the instalments after `paid`, `days` whole days after the start: each period by itself, nothing
 * for a period that has not begun, and the full period for an instalment that is due.
 */
export function accruedInterest(amount: bigint, terms: LoanTerms, paid: number, days: number): bigint {
  const { instalments, periodDays, dailyRate } = terms
  let interest = 0n
  for (let before = paid; before < instalments; before++) {
    const over = Math.min(periodDays, days - before * periodDays)
    if (over <= 0) break
    interest += accruedAfter(
      outstandingAfter(amount, instalments, before),
      { rate: dailyRate, per: 'day' },
      over,
    )
  }
  return interest
}

/** The charge for each whole day that an instalment is overdue, rounded down to the minor unit. */
export const dailyOverdueCharge = (total: bigint, overdueRate: bigint): bigint =>
  applyRate(total, overdueRate)

/** Fixed-point precision of the calculation below: far more digits than any rate is shown with. */
const PRECISION = 10n ** 30n
const DAYS_PER_YEAR = 365

function power(base: bigint, exponent: number): bigint {
  let result = PRECISION
  let square = base
  for (let rest = exponent; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = (result * square) / PRECISION
    square = (square * square) / PRECISION
  }
  return result
}

/**
 * The annual percentage rate (APR): the yearly rate, compounded daily, at which the present value of the instalments
 * equals the payout. It includes interest and fee and uses a year of 365 days, as the European directive on consumer
 * credit does. In 0.0001, rounded up: never shown lower than it is. `annualPercentageRate` of 1000 paid out and 1010
 * after 365 days is 100n, 1%.
 */
export function annualPercentageRate({ paidOut, cost, instalments }: LoanPlan): bigint {
  if (cost === 0n || paidOut <= 0n) return 0n
  let [low, high] = [0n, PRECISION]
  // Bisects the discount factor of one day.
  while (high - low > 1n) {
    const dailyDiscount = (low + high) / 2n
    const presentValue = instalments.reduce(
      (sum, one) => sum + one.total * power(dailyDiscount, one.afterDays),
      0n,
    )
    if (presentValue > paidOut * PRECISION) high = dailyDiscount
    else low = dailyDiscount
  }
  const year = power(high, DAYS_PER_YEAR)
  const rate = (PRECISION * PRECISION) / year - PRECISION
  const step = PRECISION / 10_000n
  // The rounding error so far is less than a millionth of a step.
  return (rate + step - step / 1_000_000n) / step
}

import { expect, it } from 'vitest'
import { annualPercentageRate, dailyOverdueCharge, accruedInterest, loanPlan } from '#src/lib/trading/loan.ts'
import * as fc from '#tests/support/seeded-fast-check.ts'

const THOUSAND = 1_000_000_000n
const PLAIN = {
  dailyRate: 3_000_000n,
  feeRate: 100_000_000n,
  securityRate: 0n,
  periodDays: 30,
  instalments: 3,
}

const terms = fc.record({
  dailyRate: fc.bigInt({ min: 0n, max: 50_000_000n }),
  feeRate: fc.bigInt({ min: 0n, max: 1_000_000_000n }),
  securityRate: fc.bigInt({ min: 0n, max: 10_000_000_000n }),
  periodDays: fc.integer({ min: 2, max: 60 }),
  instalments: fc.integer({ min: 1, max: 24 }),
})
/** Whole cents. */
const amount = fc.bigInt({ min: 1n, max: 2_000_000n }).map(cents => cents * 10_000n)

it('loan of 1,000 in three instalments costs what the document computes [R2.5]', () => {
  const plan = loanPlan(THOUSAND, PLAIN)
  expect(plan.instalments.map(({ principal, interest, left }) => [principal, interest, left])).toEqual([
    [333_330_000n, 9_000_000n, 666_670_000n],
    [333_330_000n, 6_000_030n, 333_340_000n],
    [333_340_000n, 3_000_060n, 0n],
  ])
  expect(plan).toMatchObject({
    fee: 10_000_000n,
    paidOut: 990_000_000n,
    total: 1_018_000_090n,
    cost: 28_000_090n,
  })
  expect(annualPercentageRate(plan)).toBe(1860n)
  expect(dailyOverdueCharge(plan.instalments[0]!.total, 10_000_000n)).toBe(342_330n)
})

it('loan rate per year is exact for a year and never understated [R2.5]', () => {
  const year = { ...PLAIN, feeRate: 0n, instalments: 1, periodDays: 365 }
  // 0.0001 a day for 365 days is 3.65%.
  expect(annualPercentageRate(loanPlan(THOUSAND, { ...year, dailyRate: 1_000_000n }))).toBe(365n)
  expect(annualPercentageRate(loanPlan(THOUSAND, { ...year, dailyRate: 1_000_001n }))).toBe(366n)
  expect(annualPercentageRate(loanPlan(THOUSAND, { ...year, dailyRate: 0n }))).toBe(0n)
})

it('loan instalments add up exactly to principal and interest, and the rest is never negative [R2.5]', () => {
  fc.assert(
    fc.property(amount, terms, (units, given) => {
      const plan = loanPlan(units, given)
      const sum = (of: 'principal' | 'interest' | 'total') =>
        plan.instalments.reduce((total, one) => total + one[of], 0n)
      expect(sum('principal')).toBe(units)
      expect(sum('total')).toBe(units + sum('interest'))
      expect(plan.total).toBe(sum('total'))
      expect(plan.instalments.every(one => one.left >= 0n && one.principal >= 0n)).toBe(true)
      expect(plan.instalments.at(-1)?.left).toBe(0n)
    }),
  )
})

it('early repayment counts interest of past days only, up to the plan’s interest [R2.5]', () => {
  const day = fc.integer({ min: 0, max: 1500 })
  fc.assert(
    fc.property(amount, terms, day, fc.integer({ min: 0, max: 24 }), (units, given, days, paid) => {
      const rest = loanPlan(units, given)
        .instalments.slice(paid)
        .reduce((total, one) => total + one.interest, 0n)
      const now = accruedInterest(units, given, paid, days)
      expect(now <= rest).toBe(true)
      expect(accruedInterest(units, given, paid, days + 1) >= now).toBe(true)
      if (days >= given.periodDays * given.instalments) expect(now).toBe(rest)
    }),
  )
})

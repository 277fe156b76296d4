import { describe, expect, it } from 'vitest'
import {
  accrualOfDay,
  accruedAfter,
  elapsedDays,
  earlyRedemptionFee,
  firstWholeDay,
  startOfDay,
  type AccrualRate,
} from '#src/lib/trading/accrual.ts'
import { DAY } from '#src/lib/time/time-units.ts'
import * as fc from '#tests/support/seeded-fast-check.ts'

const NEW_YEAR = Date.UTC(2026, 0, 1)
const ONE = 10n ** 10n
const rates: fc.Arbitrary<AccrualRate> = fc.record({
  rate: fc.bigInt(0n, ONE),
  per: fc.constantFrom('day', 'year'),
})
const principals = fc.bigInt(1n, 10n ** 17n)
const days = fc.integer({ min: 0, max: 3650 })

describe('daily interest [R2.5]', () => {
  it('is principal times rate times days, as documented in docs/rules/earning.md', () => {
    // 1,000 USDT at 0.015% a day: 0.15 a day, 4.5 in 30 days.
    expect(accruedAfter(1_000_000_000n, { rate: 1_500_000n, per: 'day' }, 1)).toBe(150_000n)
    expect(accruedAfter(1_000_000_000n, { rate: 1_500_000n, per: 'day' }, 30)).toBe(4_500_000n)
    // 1,000 USDT at 7.3% a year of 365 days: 0.2 a day.
    expect(accruedAfter(1_000_000_000n, { rate: 730_000_000n, per: 'year' }, 1)).toBe(200_000n)
    expect(accruedAfter(1_000_000_000n, { rate: 730_000_000n, per: 'year' }, 365)).toBe(73_000_000n)
  })

  it('adds up to the formula despite rounding: a third of a unit a day is one unit every third day', () => {
    const third = { rate: ONE / 3n, per: 'day' } as const
    const posted = [1, 2, 3, 4, 5, 6].map(number => accrualOfDay(10n, third, number))
    expect(posted).toEqual([3n, 3n, 3n, 4n, 3n, 3n])
    expect(posted.reduce((sum, each) => sum + each, 0n)).toBe(accruedAfter(10n, third, 6))
  })

  it('adds up to the formula for every principal, rate and term and never exceeds what is owed', () => {
    fc.assert(
      fc.property(principals, rates, fc.integer({ min: 1, max: 400 }), (principal, rate, term) => {
        let posted = 0n
        for (let number = 1; number <= term; number++) {
          const accrual = accrualOfDay(principal, rate, number)
          if (accrual < 0n) return false
          posted += accrual
        }
        const basis = rate.per === 'year' ? 365n : 1n
        const owed = principal * rate.rate * BigInt(term)
        return posted * ONE * basis <= owed && (posted + 1n) * ONE * basis > owed
      }),
    )
  })

  it('is simple interest: twice the days give twice the interest, to the minor unit', () => {
    fc.assert(
      fc.property(principals, rates, days, (principal, rate, count) => {
        const twice = accruedAfter(principal, rate, count * 2)
        const once = accruedAfter(principal, rate, count)
        return twice - 2n * once >= 0n && twice - 2n * once <= 1n
      }),
    )
  })
})

describe('days', () => {
  it('follow UTC, and the first partial day does not count', () => {
    expect(startOfDay(NEW_YEAR + 1)).toBe(NEW_YEAR)
    expect(startOfDay(NEW_YEAR - 1)).toBe(NEW_YEAR - DAY)
    expect(firstWholeDay(NEW_YEAR + 1)).toBe(NEW_YEAR + DAY)
    expect(firstWholeDay(NEW_YEAR + DAY - 1)).toBe(NEW_YEAR + DAY)
    expect(firstWholeDay(NEW_YEAR)).toBe(NEW_YEAR)
  })

  it('end with their last millisecond in UTC, whatever the reader’s time zone', () => {
    expect(elapsedDays(NEW_YEAR, NEW_YEAR + DAY - 1, 30)).toBe(0)
    expect(elapsedDays(NEW_YEAR, NEW_YEAR + DAY, 30)).toBe(1)
    expect(elapsedDays(NEW_YEAR, NEW_YEAR - DAY, 30)).toBe(0)
    expect(elapsedDays(NEW_YEAR, NEW_YEAR + 400 * DAY, 30)).toBe(30)
    // Midnight is 11:00 UTC in Auckland and 05:00 UTC in New York: no accrual day ends at either.
    expect(elapsedDays(NEW_YEAR, Date.UTC(2026, 0, 1, 11), 30)).toBe(0)
    expect(elapsedDays(NEW_YEAR, Date.UTC(2026, 0, 2, 5), 30)).toBe(1)
  })
})

describe('early redemption penalty', () => {
  it('is a share of the interest or of the principal', () => {
    expect(earlyRedemptionFee(1_000_000_000n, 450_000n, { basis: 'interest', rate: ONE / 2n })).toBe(225_000n)
    expect(earlyRedemptionFee(1_000_000_000n, 450_000n, { basis: 'principal', rate: ONE / 100n })).toBe(
      10_000_000n,
    )
  })

  it('never exceeds the interest where it is charged on interest', () => {
    fc.assert(
      fc.property(principals, principals, fc.bigInt(0n, ONE), (principal, accrued, rate) => {
        return earlyRedemptionFee(principal, accrued, { basis: 'interest', rate }) <= accrued
      }),
    )
  })
})

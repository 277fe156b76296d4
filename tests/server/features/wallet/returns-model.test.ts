/**
 * The returns of an account against a computation that follows the words of docs/rules/wallet.md and nothing else: random days with
 * results and with payments, in floating point, told step by step to an imagined account.
 */
import { describe, expect, it } from 'vitest'
import { returnsOf, type Flow, type ValuePoint } from '#server/features/wallet/returns.ts'
import { DAY } from '#src/lib/time/time-units.ts'
import * as fc from '#tests/support/seeded-fast-check.ts'

const UNIT = 1_000_000
const toUnits = (amount: number) => BigInt(Math.round(amount * UNIT))

/** One day: what was paid in and out, when, and how the money of the day did. */
interface Day {
  readonly paidIn: number
  readonly paidOut: number
  /** Milliseconds after the start of the day; the payment out is not before the payment in. */
  readonly times: readonly [number, number]
  /** The result of the day in percent of what was there and what was paid in. */
  readonly percent: number
}

const dayOf = (percents: fc.Arbitrary<number>): fc.Arbitrary<Day> =>
  fc.record({
    paidIn: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 50_000 })),
    // A share of what is there, in percent; turned into an amount below.
    paidOut: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 90 })),
    times: fc
      .tuple(fc.integer({ min: 0, max: DAY - 1 }), fc.integer({ min: 0, max: DAY - 1 }))
      .map(([one, other]): [number, number] => [Math.min(one, other), Math.max(one, other)]),
    percent: percents,
  })

interface History {
  readonly points: ValuePoint[]
  readonly flows: Flow[]
  /** The same in floating point: the results of the days as factors, and the values and payments in USDT. */
  readonly factors: number[]
  readonly start: number
  readonly end: number
  readonly payments: { readonly value: number; readonly share: number }[]
}

/** Lives through the days, from a balance at their beginning. All amounts are whole minor units, so that both computations start from the same. */
function live(start: number, days: readonly Day[]): History {
  let value = toUnits(start)
  const points: ValuePoint[] = [{ time: 0, equity: value }]
  const flows: Flow[] = []
  const factors: number[] = []
  days.forEach(({ paidIn, paidOut, times, percent }, index) => {
    const invested = value + toUnits(paidIn)
    const grown = (invested * BigInt(Math.round((100 + percent) * 1e6))) / 100_000_000n
    const out = (grown * BigInt(paidOut)) / 100n
    const [inAt, outAt] = times.map(time => index * DAY + time) as [number, number]
    if (paidIn > 0) flows.push({ time: inAt, value: toUnits(paidIn) })
    if (out > 0n) flows.push({ time: outAt, value: -out })
    factors.push(invested > 0n ? Number(grown) / Number(invested) : 1)
    value = grown - out
    points.push({ time: (index + 1) * DAY, equity: value })
  })
  const length = days.length * DAY
  return {
    points,
    flows,
    factors,
    start,
    end: Number(value) / UNIT,
    payments: flows.map(flow => ({ value: Number(flow.value) / UNIT, share: (length - flow.time) / length })),
  }
}

/** Percentages are truncated to two decimals. */
const expectPercent = (shown: string | null, exact: number) =>
  expect(Math.abs(Number(shown) - exact), `${shown} for ${exact}`).toBeLessThan(0.01 + Math.abs(exact) * 1e-9)

/** The largest fall from any earlier peak, found by trying all pairs. */
function largestFall(growth: readonly number[]): number {
  const falls = growth.flatMap((peak, index) => growth.slice(index).map(value => (value - peak) / peak))
  return Math.min(0, ...falls.filter(fall => !Number.isNaN(fall)))
}

const anyPercent = fc.integer({ min: -90, max: 120 })
const someDays = (percents: fc.Arbitrary<number>, most = 40) =>
  fc.array(dayOf(percents), { minLength: 1, maxLength: most })
const balance = fc.integer({ min: 1, max: 100_000 })

describe('returns of random days with payments', () => {
  it('time-weighted: the product of the results of all days, whatever was paid in and out', () => {
    fc.assert(
      fc.property(balance, someDays(fc.integer({ min: -30, max: 30 })), (start, days) => {
        const { points, flows, factors } = live(start, days)
        const product = factors.reduce((growth, factor) => growth * factor, 1)
        expectPercent(returnsOf(points, flows).timeWeighted, (product - 1) * 100)
      }),
    )
  })

  it('drawdown: the largest fall of the product from a peak before, and never more than all', () => {
    fc.assert(
      fc.property(balance, someDays(anyPercent), (start, days) => {
        const { points, flows, factors } = live(start, days)
        const growth = [1]
        for (const factor of factors) growth.push(growth.at(-1)! * factor)
        const { drawdown } = returnsOf(points, flows)
        expectPercent(drawdown, largestFall(growth) * 100)
        expect(Number(drawdown)).toBeGreaterThanOrEqual(-100)
      }),
    )
  })

  it('money-weighted: the rate at which the first value and each payment, for its share of the time, grow to the last value', () => {
    fc.assert(
      fc.property(balance, someDays(anyPercent), (start, days) => {
        const { points, flows, end, payments } = live(start, days)
        const capital = payments.reduce((sum, { value, share }) => sum + value * share, start)
        const { moneyWeighted } = returnsOf(points, flows)
        if (capital < 0.001) return
        // start × (1 + r) + Σ payment × (1 + r × share) = end, solved by halving.
        const grown = (rate: number) =>
          payments.reduce((sum, { value, share }) => sum + value * (1 + rate * share), start * (1 + rate))
        let [low, high] = [-1e9, 1e9]
        for (let step = 0; step < 200; step++) {
          const middle = (low + high) / 2
          if (grown(middle) < end) low = middle
          else high = middle
        }
        expectPercent(moneyWeighted, low * 100)
      }),
    )
  })

  it('money-weighted: close to the internal rate of return while results are small', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000, max: 100_000 }),
        fc.array(dayOf(fc.double({ min: -0.2, max: 0.2, noNaN: true })), { minLength: 1, maxLength: 10 }),
        (start, days) => {
          const calm = days.map(day => ({ ...day, paidOut: Math.min(day.paidOut, 5) }))
          const { points, flows, end, payments } = live(start, calm)
          // start × (1 + r) + Σ payment × (1 + r) ^ share = end, by halving.
          const grown = (rate: number) =>
            payments.reduce((sum, { value, share }) => sum + value * (1 + rate) ** share, start * (1 + rate))
          let [low, high] = [-0.5, 0.5]
          for (let step = 0; step < 200; step++) {
            const middle = (low + high) / 2
            if (grown(middle) < end) low = middle
            else high = middle
          }
          const { moneyWeighted } = returnsOf(points, flows)
          // Modified Dietz differs in the square of the rate only.
          const apart = Math.abs(Number(moneyWeighted) / 100 - low)
          expect(apart).toBeLessThan(0.0001 + 4 * low * low)
        },
      ),
    )
  })

  it('without payments both are the change of the value, as a share of the first one', () => {
    fc.assert(
      fc.property(balance, someDays(fc.integer({ min: -30, max: 30 })), (start, days) => {
        const quiet = days.map(day => ({ ...day, paidIn: 0, paidOut: 0 }))
        const { points, flows, end } = live(start, quiet)
        const { timeWeighted, moneyWeighted } = returnsOf(points, flows)
        expectPercent(timeWeighted, (end / start - 1) * 100)
        expectPercent(moneyWeighted, (end / start - 1) * 100)
      }),
    )
  })

  it('payments alone are no return and no drawdown, at whatever time and from whatever balance', () => {
    fc.assert(
      fc.property(fc.oneof(fc.constant(0), balance), someDays(fc.constant(0)), (start, days) => {
        const { points, flows } = live(start, days)
        const { change, timeWeighted, moneyWeighted, drawdown } = returnsOf(points, flows)
        expect([change, timeWeighted, drawdown]).toEqual(['0', '0.00', '0.00'])
        expect(['0.00', null]).toContain(moneyWeighted)
      }),
    )
  })

  it('a payment changes neither the time-weighted return nor the drawdown of the days around it', () => {
    fc.assert(
      fc.property(balance, someDays(fc.integer({ min: -30, max: 30 })), (start, days) => {
        const of = (lived: readonly Day[]) => {
          const { points, flows } = live(start * 1000, lived)
          return returnsOf(points, flows)
        }
        const paid = of(days)
        const unpaid = of(days.map(day => ({ ...day, paidIn: 0, paidOut: 0 })))
        expect(Math.abs(Number(paid.timeWeighted) - Number(unpaid.timeWeighted))).toBeLessThan(0.02)
        expect(Math.abs(Number(paid.drawdown) - Number(unpaid.drawdown))).toBeLessThan(0.02)
      }),
    )
  })
})

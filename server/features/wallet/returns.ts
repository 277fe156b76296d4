import type { EquityReturns } from '#models'
import { formatMoney } from '#src/lib/money/minor-units.ts'
import { percentOf } from './percent.ts'

/** The account value at a time (epoch ms), in minor units of USDT. */
export interface ValuePoint {
  readonly time: number
  readonly equity: bigint
}

/** What was paid in at a time or, below zero, out; in minor units of USDT at the prices of that time. */
export interface Flow {
  readonly time: number
  readonly value: bigint
}

/** The growth of one unit, with 18 decimals; each step is rounded down. */
const ONE = 10n ** 18n

/** The sums of what was paid in and of what was paid out; neither is below zero. */
export const paidOf = (flows: readonly Flow[]) => ({
  in: flows.reduce((sum, { value }) => (value > 0n ? sum + value : sum), 0n),
  out: flows.reduce((sum, { value }) => (value < 0n ? sum - value : sum), 0n),
})

/** The growth of one unit from the first point to each point: payments in count from the start of their step, payments out to its end. */
function growthOf(points: readonly ValuePoint[], flows: readonly Flow[]): bigint[] {
  let growth = ONE
  let next = 0
  const ordered = flows.toSorted((a, b) => a.time - b.time)
  return points.map(({ equity }, index) => {
    const before = points[index - 1]
    if (!before) return growth
    const from = next
    const end = index === points.length - 1 ? Infinity : points[index]!.time
    while (next < ordered.length && ordered[next]!.time < end) next++
    const flow = paidOf(ordered.slice(from, next))
    const invested = before.equity + flow.in
    if (invested > 0n) growth = (growth * (equity + flow.out)) / invested
    return growth
  })
}

/** The largest fall from a peak, in percent; zero or below. */
function drawdownOf(growth: readonly bigint[]): string {
  let peak = 0n
  let deepest = { fall: 0n, peak: ONE }
  for (const value of growth) {
    if (value > peak) peak = value
    const fall = value - peak
    if (peak > 0n && fall * deepest.peak < deepest.fall * peak) deepest = { fall, peak }
  }
  return percentOf(deepest.fall, deepest.peak)
}

/**
 * The returns of an account between its first and last value, without what was paid in or out. `points` are oldest first, at least one.
 * Time-weighted: linked over the points. Money-weighted by Modified Dietz: the change divided by the average capital, in which each
 * payment counts for the share of the time that it was there. Percentages are truncated to two decimals.
 */
export function returnsOf(points: readonly ValuePoint[], flows: readonly Flow[]): EquityReturns {
  const [first, last] = [points[0]!, points.at(-1)!]
  const { in: paidIn, out: paidOut } = paidOf(flows)
  const change = last.equity - first.equity - paidIn + paidOut
  const growth = growthOf(points, flows)

  // An account that was empty at first is measured from its first payment.
  const start = first.equity > 0n ? first.time : Math.min(last.time, ...flows.map(({ time }) => time))
  const length = BigInt(last.time - start)
  const capital = flows.reduce(
    (sum, { time, value }) => sum + value * BigInt(Math.max(0, last.time - time)),
    first.equity * length,
  )
  return {
    paidIn: formatMoney(paidIn),
    paidOut: formatMoney(paidOut),
    change: formatMoney(change),
    timeWeighted: percentOf(growth.at(-1)! - ONE, ONE),
    moneyWeighted: capital > 0n ? percentOf(change * length, capital) : null,
    drawdown: drawdownOf(growth),
  }
}

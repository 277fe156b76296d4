/**
 * The performance record of a trader, computed from the trades: the back end publishes it, and the app recomputes it
 * from the published trades. Amounts are decimal strings in USDT, times milliseconds since 1970 UTC.
 */
import {
  add,
  compare,
  divide,
  multiply,
  negate,
  roundUp,
  sign,
  subtract,
  sum,
  truncate,
  type Decimal,
} from '../money/money.ts'
import { HOUR } from '../time/time-units.ts'

/** The fields of a trade that a record needs. */
export interface RecordedTrade {
  readonly openedAt: number
  /** Null while it is open. */
  readonly closedAt: number | null
  readonly invested: Decimal
  /** After fees and funding; of an open trade, valued at the time of the record. */
  readonly net: Decimal
  readonly fees: Decimal
}

/** Profit at a point in time: of the trades closed by then, and of those open then. */
export interface RecordPoint {
  readonly time: number
  readonly realised: Decimal
  readonly open: Decimal
}

/** Totals over all trades of an account. */
export interface RecordTotals {
  readonly closedTrades: number
  readonly openTrades: number
  readonly wins: number
  readonly capital: Decimal
  readonly realised: Decimal
  readonly open: Decimal
  readonly fees: Decimal
}

/** See TraderRecord in openapi/schemas/follow.yaml. */
export interface RecordFigures extends RecordTotals {
  readonly net: Decimal
  readonly returnRate: Decimal | null
  readonly drawdownRate: Decimal | null
  readonly drawdown: Decimal
  readonly winRate: Decimal | null
}

/** Decimals of a percentage (R9.2). */
const PERCENT_DECIMALS = 2
/** Decimals of a quotient before it is rounded. */
const QUOTIENT_DECIMALS = 12

/** A percentage, rounded down: a gain is never overstated, a loss never understated. */
function percentRoundedDown(part: Decimal, whole: Decimal): Decimal {
  const exact = divide(multiply(part, '100'), whole, QUOTIENT_DECIMALS)
  return sign(exact) < 0
    ? negate(roundUp(negate(exact), PERCENT_DECIMALS))
    : truncate(exact, PERCENT_DECIMALS)
}

/**
 * The capital needed to make all trades: the highest excess of the amount invested at one time over the profit so far.
 * At the same moment, closings count before openings.
 */
export function requiredCapital(trades: readonly RecordedTrade[]): Decimal {
  const events = trades.flatMap(({ openedAt, closedAt, invested, net }) => [
    { time: openedAt, rank: 1, needs: invested },
    // A trade that is closed at the moment it was opened still needs its capital.
    ...(closedAt === null
      ? []
      : [{ time: closedAt, rank: closedAt === openedAt ? 2 : 0, needs: negate(add(invested, net)) }]),
  ])
  events.sort((a, b) => a.time - b.time || a.rank - b.rank)
  let needed: Decimal = '0'
  let maxNeeded: Decimal = '0'
  for (const { needs } of events) {
    needed = add(needed, needs)
    if (compare(needed, maxNeeded) > 0) maxNeeded = needed
  }
  return maxNeeded
}

/** The maximum drawdown, in money and as a percentage of the peak, rounded up. */
export function drawdownOf(
  capital: Decimal,
  points: readonly RecordPoint[],
): { readonly drawdown: Decimal; readonly drawdownRate: Decimal | null } {
  let peak = capital
  let drawdown: Decimal = '0'
  let drawdownShare: Decimal = '0'
  for (const { realised, open } of points) {
    const equity = sum([capital, realised, open])
    if (compare(equity, peak) > 0) peak = equity
    const fall = subtract(peak, equity)
    if (compare(fall, drawdown) > 0) drawdown = fall
    const fallRate = sign(peak) > 0 ? divide(multiply(fall, '100'), peak, QUOTIENT_DECIMALS) : '0'
    if (compare(fallRate, drawdownShare) > 0) drawdownShare = fallRate
  }
  return { drawdown, drawdownRate: sign(capital) > 0 ? roundUp(drawdownShare, PERCENT_DECIMALS) : null }
}

/** Realised profit up to each of some times, which are in ascending order. */
export function realisedAt(trades: readonly RecordedTrade[], times: readonly number[]): Decimal[] {
  const closed = trades
    .flatMap(({ closedAt, net }) => (closedAt === null ? [] : [{ closedAt, net }]))
    .toSorted((a, b) => a.closedAt - b.closedAt)
  let index = 0
  let realised: Decimal = '0'
  return times.map(time => {
    for (; index < closed.length && closed[index]!.closedAt <= time; index++) {
      realised = add(realised, closed[index]!.net)
    }
    return realised
  })
}

/** The record from the totals of all trades and the points in ascending order of time. */
export function recordFromTotals(sums: RecordTotals, points: readonly RecordPoint[]): RecordFigures {
  const { closedTrades, wins, capital, realised, open } = sums
  const net = add(realised, open)
  return {
    ...sums,
    net,
    returnRate: sign(capital) > 0 ? percentRoundedDown(net, capital) : null,
    ...drawdownOf(capital, points),
    winRate: closedTrades > 0 ? percentRoundedDown(`${wins}`, `${closedTrades}`) : null,
  }
}

/** The record of all trades of an account, closed and open, with its points in ascending order of time. */
export function traderRecord(
  trades: readonly RecordedTrade[],
  points: readonly RecordPoint[],
): RecordFigures {
  const closed = trades.filter(trade => trade.closedAt !== null)
  const stillOpen = trades.filter(trade => trade.closedAt === null)
  const sums: RecordTotals = {
    closedTrades: closed.length,
    openTrades: stillOpen.length,
    wins: closed.filter(trade => sign(trade.net) > 0).length,
    capital: requiredCapital(trades),
    realised: sum(closed.map(trade => trade.net)),
    open: sum(stillOpen.map(trade => trade.net)),
    fees: sum(trades.map(trade => trade.fees)),
  }
  return recordFromTotals(sums, points)
}

const STEP_LENGTHS = [HOUR, 4 * HOUR, 24 * HOUR, 7 * 24 * HOUR] as const
/** Maximum number of points, not counting the last. */
const MAX_POINTS = 400

/** The times of a record's points: its start, equal steps of an hour, four hours, a day or a week, and its end. */
export function pointTimes(since: number, until: number): number[] {
  const step = STEP_LENGTHS.find(each => (until - since) / each <= MAX_POINTS) ?? STEP_LENGTHS[3]
  const times = [since]
  // Many years in weekly steps would exceed the limit: the oldest weeks are then one step.
  const first = Math.max(since + 1, until - MAX_POINTS * step)
  for (let time = Math.ceil(first / step) * step; time < until; time += step) times.push(time)
  return until > since ? [...times, until] : times
}

/** A published figure that the trades and points do not reproduce, with the recomputed value. */
export interface RecordDifference {
  readonly figure: string
  readonly published: string
  readonly computed: string
}

const isSame = (published: Decimal | number | null, computed: Decimal | number | null) =>
  typeof published === 'string' && typeof computed === 'string'
    ? compare(published, computed) === 0
    : published === computed

/** Compares a published record with what its trades and points give; empty when they match. */
export function verifyRecord(
  published: RecordFigures,
  trades: readonly RecordedTrade[],
  points: readonly RecordPoint[],
): RecordDifference[] {
  const computed = traderRecord(trades, points)
  const figures = Object.keys(computed) as (keyof RecordFigures)[]
  const wrongFigures = figures
    .filter(figure => !isSame(published[figure], computed[figure]))
    .map(figure => ({
      figure,
      published: String(published[figure]),
      computed: String(computed[figure]),
    }))
  const realised = realisedAt(
    trades,
    points.map(point => point.time),
  )
  const wrongPoints = points.flatMap((point, index) =>
    isSame(point.realised, realised[index]!)
      ? []
      : [{ figure: 'points', published: point.realised, computed: realised[index]! }],
  )
  const last = points.at(-1)
  const isLastWrong = last !== undefined && !isSame(last.open, computed.open)
  return [
    ...wrongFigures,
    ...wrongPoints,
    ...(isLastWrong ? [{ figure: 'points', published: last.open, computed: computed.open }] : []),
  ]
}

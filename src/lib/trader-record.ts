/**
 * The record of a trader, computed from the trades themselves: the back end publishes what this gives, and the app computes it again
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
} from './money.ts'
import { HOUR } from './time-units.ts'

/** A trade, as far as a record needs it. */
export interface RecordedTrade {
  readonly openedAt: number
  /** Null while it is open. */
  readonly closedAt: number | null
  readonly invested: Decimal
  /** After fees and funding; of an open one, at the price of the record's moment. */
  readonly net: Decimal
  readonly fees: Decimal
}

/** What had been gained at a moment: by trades closed by then, and by those open then. */
export interface RecordedPoint {
  readonly time: number
  readonly realised: Decimal
  readonly open: Decimal
}

/** What all trades of an account come to together. */
export interface RecordSums {
  readonly closedTrades: number
  readonly openTrades: number
  readonly wins: number
  readonly capital: Decimal
  readonly realised: Decimal
  readonly open: Decimal
  readonly fees: Decimal
}

/** See TraderRecord in openapi/schemas/follow.yaml. */
export interface RecordFigures extends RecordSums {
  readonly net: Decimal
  readonly returnRate: Decimal | null
  readonly drawdownRate: Decimal | null
  readonly drawdown: Decimal
  readonly winRate: Decimal | null
}

/** Decimals of a percentage (R9.2). */
const PERCENT = 2
/** Digits that a quotient keeps before it is cut. */
const EXACT = 12

/** A share in percent, cut downwards: a gain is never shown above what it is, a loss never below. */
function percentDown(part: Decimal, whole: Decimal): Decimal {
  const exact = divide(multiply(part, '100'), whole, EXACT)
  return sign(exact) < 0 ? negate(roundUp(negate(exact), PERCENT)) : truncate(exact, PERCENT)
}

/**
 * The least money with which all trades could have been made: the most by which what was invested at one time exceeded what had been
 * gained by then. At one moment, what is closed comes before what is opened.
 */
export function capitalOf(trades: readonly RecordedTrade[]): Decimal {
  const events = trades.flatMap(({ openedAt, closedAt, invested, net }) => [
    { time: openedAt, rank: 1, needs: invested },
    // A trade that is closed in the moment in which it was opened still needs its money.
    ...(closedAt === null
      ? []
      : [{ time: closedAt, rank: closedAt === openedAt ? 2 : 0, needs: negate(add(invested, net)) }]),
  ])
  events.sort((a, b) => a.time - b.time || a.rank - b.rank)
  let needed: Decimal = '0'
  let most: Decimal = '0'
  for (const { needs } of events) {
    needed = add(needed, needs)
    if (compare(needed, most) > 0) most = needed
  }
  return most
}

/** The largest fall from a peak, in money and as a share of that peak in percent, cut upwards. */
export function drawdownOf(
  capital: Decimal,
  points: readonly RecordedPoint[],
): { readonly drawdown: Decimal; readonly drawdownRate: Decimal | null } {
  let peak = capital
  let drawdown: Decimal = '0'
  let share: Decimal = '0'
  for (const { realised, open } of points) {
    const equity = sum([capital, realised, open])
    if (compare(equity, peak) > 0) peak = equity
    const fall = subtract(peak, equity)
    if (compare(fall, drawdown) > 0) drawdown = fall
    const fallen = sign(peak) > 0 ? divide(multiply(fall, '100'), peak, EXACT) : '0'
    if (compare(fallen, share) > 0) share = fallen
  }
  return { drawdown, drawdownRate: sign(capital) > 0 ? roundUp(share, PERCENT) : null }
}

/** What trades that were closed up to each of some moments have gained; the moments in the order of time. */
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

/** The record that follows from the sums of all trades and from the points, which are in the order of time. */
export function recordFrom(sums: RecordSums, points: readonly RecordedPoint[]): RecordFigures {
  const { closedTrades, wins, capital, realised, open } = sums
  const net = add(realised, open)
  return {
    ...sums,
    net,
    returnRate: sign(capital) > 0 ? percentDown(net, capital) : null,
    ...drawdownOf(capital, points),
    winRate: closedTrades > 0 ? percentDown(`${wins}`, `${closedTrades}`) : null,
  }
}

/** The record of all trades of an account, closed and open, with its points in the order of time. */
export function recordOf(trades: readonly RecordedTrade[], points: readonly RecordedPoint[]): RecordFigures {
  const closed = trades.filter(trade => trade.closedAt !== null)
  const stillOpen = trades.filter(trade => trade.closedAt === null)
  const sums: RecordSums = {
    closedTrades: closed.length,
    openTrades: stillOpen.length,
    wins: closed.filter(trade => sign(trade.net) > 0).length,
    capital: capitalOf(trades),
    realised: sum(closed.map(trade => trade.net)),
    open: sum(stillOpen.map(trade => trade.net)),
    fees: sum(trades.map(trade => trade.fees)),
  }
  return recordFrom(sums, points)
}

const STEPS = [HOUR, 4 * HOUR, 24 * HOUR, 7 * 24 * HOUR] as const
/** As many points as a record has at most, beside its last. */
const MOST_POINTS = 400

/** The moments of a record's points: its beginning, equal steps of an hour, four hours, a day or a week, and its last moment. */
export function pointTimes(since: number, until: number): number[] {
  const step = STEPS.find(each => (until - since) / each <= MOST_POINTS) ?? STEPS[3]
  const times = [since]
  // A record of many years in weeks is longer than the list may be: then its oldest weeks are one step.
  const first = Math.max(since + 1, until - MOST_POINTS * step)
  for (let time = Math.ceil(first / step) * step; time < until; time += step) times.push(time)
  return until > since ? [...times, until] : times
}

/** A figure of the published record that the trades and points do not give again; what they give instead. */
export interface RecordDifference {
  readonly figure: string
  readonly published: string
  readonly computed: string
}

const isSame = (published: Decimal | number | null, computed: Decimal | number | null) =>
  typeof published === 'string' && typeof computed === 'string'
    ? compare(published, computed) === 0
    : published === computed

/** Compares a published record with what its trades and points give; empty when they agree. */
export function checkRecord(
  published: RecordFigures,
  trades: readonly RecordedTrade[],
  points: readonly RecordedPoint[],
): RecordDifference[] {
  const computed = recordOf(trades, points)
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

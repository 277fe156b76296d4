import type { EquityCurve, EquityRange } from '#models'
import { assetValue, priceAt } from './asset-value.ts'
import { balanceAsset, readAccountHistory, type AccountHistory } from './account-history.ts'
import { returnsOf, type ValuePoint } from './returns.ts'
import { profitAt, listPositionHistories, type PositionHistory } from '../contract/position-history.ts'
import type { Services } from '#server/services.ts'
import { runInSlices } from '#server/kernel/time-slices.ts'
import { findFirstEntryTime } from '#server/ledger/entries.ts'
import { USDT_ID } from '#src/lib/constants.ts'
import { formatMoney } from '#src/lib/money/minor-units.ts'
import type { Market } from '#server/market/market.ts'
import { DAY, HOUR } from '#src/lib/time/time-units.ts'

/** The length of a curve, and the distance between its points. */
const RANGES: Readonly<Record<Exclude<EquityRange, 'all'>, { step: number; count: number }>> = {
  day: { step: HOUR, count: 24 },
  week: { step: HOUR, count: 7 * 24 },
  month: { step: DAY, count: 30 },
  year: { step: DAY, count: 365 },
}
/** The curve of all time has one point per day, or fewer to stay within this maximum. */
const MAX_POINTS = 365

interface CurvePeriod {
  readonly start: number
  readonly step: number
}

function periodOf(range: EquityRange, first: number, now: number): CurvePeriod {
  if (range === 'all') {
    const start = first - (first % DAY)
    return { start, step: DAY * Math.ceil((now - start) / DAY / MAX_POINTS) }
  }
  const { step, count } = RANGES[range]
  const from = now - (now % step) - (count - 1) * step
  return { start: Math.max(from, first - (first % step)), step }
}

/**
 * The account value in USDT over time. Each point values the ledger's balances before its time at the prices of that time: full hours
 * or days UTC, whose prices are those of published candles. An account without entries has a single point, now.
 */
export async function readEquityCurve(
  services: Services,
  userId: bigint,
  range: EquityRange,
): Promise<EquityCurve> {
  const { store, market, clock } = services
  const now = clock.now()
  const first = await findFirstEntryTime(store, userId)
  if (first === undefined) {
    const returns = returnsOf([{ time: now, equity: 0n }], [])
    return { currencyId: USDT_ID, range, points: [{ time: now, equity: '0' }], returns }
  }
  const { start, step } = periodOf(range, first, now)
  const [history, positions] = await Promise.all([
    readAccountHistory(services, userId, { since: start, step, isOfBalances: true }),
    listPositionHistories(store, userId, start),
  ])
  const times = Array.from({ length: Math.ceil((now - start) / step) }, (_, index) => start + index * step)
  const points = await runInSlices(
    pointSteps(market, { times: [...times, now], history, positions }),
    store.turn,
  )
  return {
    currencyId: USDT_ID,
    range,
    points: points.map(({ time, equity }) => ({ time, equity: formatMoney(equity) })),
    returns: returnsOf(points, history.flows),
  }
}

export interface EquityInputs {
  /** Ascending; the last one is now, each other one the start of an interval of the history. */
  readonly times: readonly number[]
  readonly history: Pick<AccountHistory, 'balances' | 'changes'>
  readonly positions: readonly PositionHistory[]
  /** How many of the times are valued, from the first one; all of them by default. */
  readonly valued?: number
}

/**
 * The points of a curve, computed backwards from the current balances by subtracting later changes. Yields after each price, as an
 * account may have every coin and a thousand positions.
 */
export function* pointSteps(
  market: Market,
  { times, history, positions, valued = times.length }: EquityInputs,
): Generator<void, ValuePoint[]> {
  const last = times.length - 1
  const balances = new Map(history.balances)
  const changes = Map.groupBy(history.changes, ({ bucket }) => Math.min(bucket, last - 1))
  const points: ValuePoint[] = []
  for (const [index, time] of [...times.entries()].toReversed()) {
    for (const { measure, amount } of index === last ? [] : (changes.get(index) ?? [])) {
      const asset = balanceAsset(measure)
      if (asset !== undefined) balances.set(asset, (balances.get(asset) ?? 0n) - amount)
    }
    if (index >= valued) continue
    let equity = 0n
    for (const [asset, amount] of balances) {
      if (amount === 0n) continue
      equity += assetValue(market, asset, amount, time)
      yield
    }
    for (const position of positions) {
      equity += profitAt(position, time, id => priceAt(market, id, time))
      yield
    }
    points.push({ time, equity })
  }
  return points.toReversed()
}

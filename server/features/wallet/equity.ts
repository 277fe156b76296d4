import type { EquityCurve, EquityRange } from '#src/api/generated/models/index.ts'
import { returnsOf, type Flow, type ValuePoint } from './returns.ts'
import { profitAt, listPositionHistories, type PositionHistory } from '../contract/position-history.ts'
import { usdtValue } from '../exchange/pricing.ts'
import type { Services } from '#server/services.ts'
import { runInSlices } from '#server/kernel/time-slices.ts'
import {
  findFirstEntryTime,
  listBalanceChanges,
  type BalanceHistory,
} from '#server/ledger/balance-history.ts'
import { assetCurrency, rateSource, USDT_ID } from '#server/ledger/currencies.ts'
import { USDT, parsePrice, formatMoney, productIdOf, scaleOfAsset } from '#server/ledger/units.ts'
import { findProduct } from '#server/market/catalogue.ts'
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
  { store, market, clock }: Services,
  userId: bigint,
  range: EquityRange,
): Promise<EquityCurve> {
  const now = clock.now()
  const first = await findFirstEntryTime(store, userId)
  if (first === undefined) {
    const returns = returnsOf([{ time: now, equity: 0n }], [])
    return { currencyId: USDT_ID, range, points: [{ time: now, equity: '0' }], returns }
  }
  const { start, step } = periodOf(range, first, now)
  const [history, positions] = await Promise.all([
    listBalanceChanges(store, userId, start, step),
    listPositionHistories(store, userId, start),
  ])
  const times = Array.from({ length: Math.ceil((now - start) / step) }, (_, index) => start + index * step)
  const points = await runInSlices(pointSteps(market, { times: [...times, now], history, positions }))
  const flows = flowsOf(market, history)
  return {
    currencyId: USDT_ID,
    range,
    points: points.map(({ time, equity }) => ({ time, equity: formatMoney(equity) })),
    returns: returnsOf(points, flows),
  }
}

/** What was paid in or out, at the prices of the times of payment. */
export function flowsOf(market: Market, history: BalanceHistory): Flow[] {
  return history.changes.flatMap(({ asset, flow_at, amount }) => {
    const time = Number(flow_at)
    return time === 0 ? [] : [{ time, value: assetValue(market, asset, amount, time) }]
  })
}

export interface EquityInputs {
  /** Ascending; the last one is now, each other one the start of an interval of the history. */
  readonly times: readonly number[]
  readonly history: BalanceHistory
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
  const balances = new Map(history.balances.map(({ asset, amount }) => [asset, amount]))
  const changes = Map.groupBy(history.changes, ({ bucket }) => Math.min(Number(bucket), last - 1))
  const points: ValuePoint[] = []
  for (const [index, time] of [...times.entries()].toReversed()) {
    for (const { asset, amount } of index === last ? [] : (changes.get(index) ?? [])) {
      balances.set(asset, (balances.get(asset) ?? 0n) - amount)
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

/** The USDT value of an amount of an asset at a time, by default now; both in minor units, rounded down. */
export function assetValue(market: Market, asset: string, amount: bigint, time?: number): bigint {
  if (asset === USDT) return amount
  const productId = productIdOf(asset)
  const unit = { scale: scaleOfAsset(asset), decimals: scaleOfAsset(asset) }
  if (productId !== null) {
    return usdtValue(amount, { price: priceAt(market, productId, time), isInverse: false }, unit)
  }
  const source = rateSource(assetCurrency(asset)?.id ?? 0)
  if (!source) return amount
  const price = parsePrice(market.quote(source.product, time).nowPrice)
  return usdtValue(amount, { price, isInverse: source.isInverse }, unit)
}

/** The price of a product at a time, by default now, in minor units; zero for an unknown product. */
export function priceAt(market: Market, productId: number, time?: number): bigint {
  const product = findProduct(productId)
  return product ? parsePrice(market.quote(product, time).nowPrice) : 0n
}

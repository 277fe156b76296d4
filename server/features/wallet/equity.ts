import type { EquityCurve, EquityRange } from '#src/api/generated/models/index.ts'
import { gainAt, listPastPositions, type PastPosition } from '../contract/past.ts'
import { usdtValue } from '../exchange/pricing.ts'
import type { Services } from '#server/services.ts'
import { runInSlices } from '#server/kernel/slices.ts'
import { firstEntryTime, listBalanceChanges, type BalanceHistory } from '#server/ledger/balance-history.ts'
import { assetCurrency, rateSource, USDT_ID } from '#server/ledger/currencies.ts'
import { USDT, parsePrice, printMoney, productOf, scaleOfAsset } from '#server/ledger/units.ts'
import { findProduct } from '#server/market/catalogue.ts'
import type { Market } from '#server/market/market.ts'
import { DAY, HOUR } from '#src/lib/time/time-units.ts'

/** How far back a curve goes, and how far apart its points lie. */
const RANGES: Readonly<Record<Exclude<EquityRange, 'all'>, { step: number; count: number }>> = {
  day: { step: HOUR, count: 24 },
  week: { step: HOUR, count: 7 * 24 },
  month: { step: DAY, count: 30 },
}
/** A curve of everything has a point a day, or less often where it would have more than these. */
const MOST_POINTS = 365

interface Stretch {
  readonly start: number
  readonly step: number
}

function stretchOf(range: EquityRange, first: number, now: number): Stretch {
  if (range === 'all') {
    const start = first - (first % DAY)
    return { start, step: DAY * Math.ceil((now - start) / DAY / MOST_POINTS) }
  }
  const { step, count } = RANGES[range]
  const from = now - (now % step) - (count - 1) * step
  return { start: Math.max(from, first - (first % step)), step }
}

/**
 * What an account has been worth in USDT. Each point counts what the ledger says before its moment at the prices of that moment:
 * hours and days of UTC, whose prices are those of published candles. An account without entries has one point, of now.
 */
export async function equityCurve(
  { store, market, clock }: Services,
  userId: bigint,
  range: EquityRange,
): Promise<EquityCurve> {
  const now = clock.now()
  const first = await firstEntryTime(store, userId)
  if (first === undefined) return { currencyId: USDT_ID, range, points: [{ time: now, equity: '0' }] }
  const { start, step } = stretchOf(range, first, now)
  const [history, positions] = await Promise.all([
    listBalanceChanges(store, userId, start, step),
    listPastPositions(store, userId, start),
  ])
  const times = Array.from({ length: Math.ceil((now - start) / step) }, (_, index) => start + index * step)
  const points = await runInSlices(pointSteps(market, { times: [...times, now], history, positions }))
  return { currencyId: USDT_ID, range, points }
}

interface Past {
  /** Ascending; the last one is now, each other one where a stretch of the history begins. */
  readonly times: readonly number[]
  readonly history: BalanceHistory
  readonly positions: readonly PastPosition[]
}

/**
 * The points of a curve. From now back, as what there was is what there is less everything that has come since. A step is a price or
 * two: somebody may have had every coin and a thousand positions.
 */
function* pointSteps(
  market: Market,
  { times, history, positions }: Past,
): Generator<void, EquityCurve['points']> {
  const last = times.length - 1
  const balances = new Map(history.balances.map(({ asset, amount }) => [asset, amount]))
  const changes = Map.groupBy(history.changes, ({ bucket }) => Math.min(Number(bucket), last - 1))
  const points: EquityCurve['points'] = []
  for (const [index, time] of [...times.entries()].toReversed()) {
    for (const { asset, amount } of index === last ? [] : (changes.get(index) ?? [])) {
      balances.set(asset, (balances.get(asset) ?? 0n) - amount)
    }
    let equity = 0n
    for (const [asset, amount] of balances) {
      if (amount === 0n) continue
      equity += assetValue(market, asset, amount, time)
      yield
    }
    for (const position of positions) {
      equity += gainAt(position, time, id => priceAt(market, id, time))
      yield
    }
    points.push({ time, equity: printMoney(equity) })
  }
  return points.toReversed()
}

/** What an amount of an asset is worth in USDT at a time, now unless told; both in minor units, cut. */
export function assetValue(market: Market, asset: string, amount: bigint, time?: number): bigint {
  if (asset === USDT) return amount
  const productId = productOf(asset)
  const unit = { scale: scaleOfAsset(asset), decimals: scaleOfAsset(asset) }
  if (productId !== null) {
    return usdtValue(amount, { price: priceAt(market, productId, time), isInverse: false }, unit)
  }
  const source = rateSource(assetCurrency(asset)?.id ?? 0)
  if (!source) return amount
  const price = parsePrice(market.quote(source.product, time).nowPrice)
  return usdtValue(amount, { price, isInverse: source.isInverse }, unit)
}

function priceAt(market: Market, productId: number, time?: number): bigint {
  const product = findProduct(productId)
  return product ? parsePrice(market.quote(product, time).nowPrice) : 0n
}

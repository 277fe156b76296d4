import type { DayChange, DayChangeLine } from '#models'
import { MINUTE, DAY } from '#src/lib/time/time-units.ts'
import { listPositionHistories, profitAt } from '../contract/position-history.ts'
import type { Services } from '#server/services.ts'
import { assetCurrency } from '#server/ledger/currencies.ts'
import { USDT_ID } from '#src/lib/constants.ts'
import { USDT, productIdOf } from '#server/ledger/units.ts'
import { formatMoney } from '#src/lib/money/minor-units.ts'
import { findProduct } from '#server/market/catalogue.ts'
import { after, balanceAsset, readAccountHistory, type AccountHistory } from './account-history.ts'
import { assetValue, priceAt } from './asset-value.ts'
import type { LineKind } from './measures.ts'
import { paidOf } from './returns.ts'

const KIND_ORDER = ['contracts', 'quick', 'fees', 'earnings', 'awards', 'loans', 'adjustments'] as const

/** Minutes ahead of UTC in whole quarters of an hour, as every clock is and as sums are stored. */
export const wholeQuarters = (utcOffset: number): number => Math.round(utcOffset / 15) * 15

/** The start of the day that a time lies in, on a clock that is `utcOffset` minutes ahead of UTC; epoch ms. */
export function dayStartAt(time: number, utcOffset = 0): number {
  const ahead = wholeQuarters(utcOffset) * MINUTE
  return time - ((((time + ahead) % DAY) + DAY) % DAY)
}

/** Where the change of a day came from, in minor units of USDT. */
interface Sources {
  readonly paidIn: bigint
  readonly paidOut: bigint
  /** USDT that went into each other asset, by purchases, payments and income; below zero: that came out of it. */
  readonly invested: Map<string, bigint>
  readonly kinds: Map<LineKind, bigint>
  /** The balances at the start of the day, in minor units of their assets. */
  readonly before: Map<string, bigint>
}

const addTo = <Key>(sums: Map<Key, bigint>, key: Key, amount: bigint) =>
  sums.set(key, (sums.get(key) ?? 0n) + amount)

/** The sources of the changes, which together are the change of all balances, and the balances before them. */
function sourcesOf({ balances, changes, flows }: AccountHistory): Sources {
  const paid = paidOf(flows)
  const sources: Sources = {
    paidIn: paid.in,
    paidOut: paid.out,
    invested: new Map(),
    kinds: new Map(),
    before: new Map(balances),
  }
  for (const { measure, amount } of changes) {
    const asset = balanceAsset(measure)
    const investedIn = after(measure, 'invested ')
    const kind = after(measure, 'kind ')
    if (asset !== undefined) addTo(sources.before, asset, -amount)
    if (investedIn !== undefined) addTo(sources.invested, investedIn, amount)
    if (kind !== undefined) addTo(sources.kinds, kind as LineKind, amount)
  }
  return sources
}

function assetLine(asset: string, value: bigint): DayChangeLine {
  const productId = productIdOf(asset)
  const currency = assetCurrency(asset)
  return productId === null
    ? {
        kind: 'currency',
        productId,
        currencyId: currency?.id ?? null,
        assetName: currency?.currencyName ?? asset,
        value: formatMoney(value),
      }
    : {
        kind: 'holding',
        productId,
        currencyId: null,
        assetName: findProduct(productId)?.productCode ?? asset,
        value: formatMoney(value),
      }
}

/**
 * The change of the account value since the start of the person's day, without what was paid in or out, and the lines that it consists
 * of [U2]. Exact by construction: each line is what an asset is worth now, less what it was worth and what went into it; or entries.
 */
export async function readDayChange(
  services: Services,
  userId: bigint,
  utcOffset?: number,
): Promise<DayChange> {
  const { store, market, clock } = services
  const time = clock.now()
  const dayStart = dayStartAt(time, utcOffset)
  const [history, positions] = await Promise.all([
    readAccountHistory(services, userId, { since: dayStart, step: DAY }),
    // Also those that closed at the very start, as their entries are of this day.
    listPositionHistories(store, userId, dayStart - 1),
  ])
  const sources = sourcesOf(history)
  const profitOfPositions = (at: number, prices: number) =>
    positions.reduce((sum, each) => sum + profitAt(each, at, id => priceAt(market, id, prices)), 0n)
  // Everything before the next millisecond: a position that has just been opened is open now.
  const profits = { start: profitOfPositions(dayStart, dayStart), end: profitOfPositions(time + 1, time) }
  addTo(sources.kinds, 'contracts', profits.end - profits.start)

  const lines: DayChangeLine[] = []
  let [startValue, endValue] = [profits.start, profits.end]
  for (const [asset, amount] of history.balances) {
    const start = assetValue(market, asset, sources.before.get(asset) ?? 0n, dayStart)
    const end = assetValue(market, asset, amount, time)
    startValue += start
    endValue += end
    const value = end - start - (sources.invested.get(asset) ?? 0n)
    if (asset !== USDT && value !== 0n) lines.push(assetLine(asset, value))
  }
  for (const kind of KIND_ORDER) {
    const value = sources.kinds.get(kind) ?? 0n
    if (value === 0n) continue
    lines.push({ kind, productId: null, currencyId: null, assetName: null, value: formatMoney(value) })
  }
  return {
    currencyId: USDT_ID,
    dayStart,
    time,
    startValue: formatMoney(startValue),
    paidIn: formatMoney(sources.paidIn),
    paidOut: formatMoney(sources.paidOut),
    change: formatMoney(endValue - startValue - sources.paidIn + sources.paidOut),
    endValue: formatMoney(endValue),
    lines,
  }
}

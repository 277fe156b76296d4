import type { DayChange, DayChangeLine } from '#src/api/generated/models/index.ts'
import { MINUTE, DAY } from '#src/lib/time/time-units.ts'
import { listPositionHistories, profitAt } from '../contract/position-history.ts'
import type { Services } from '#server/services.ts'
import type { LedgerEntryType } from '#server/ledger/ledger.ts'
import { isFlow } from '#server/ledger/balance-history.ts'
import { listTypedChanges, type TypedHistory } from '#server/ledger/typed-changes.ts'
import { assetCurrency, USDT_ID } from '#server/ledger/currencies.ts'
import { USDT, formatMoney, productIdOf } from '#server/ledger/units.ts'
import { findProduct } from '#server/market/catalogue.ts'
import type { Market } from '#server/market/market.ts'
import { assetValue, priceAt } from './equity.ts'

type LineKind = DayChangeLine['kind']

/** The line of each entry type that is neither paid in or out nor the price of something bought or sold. */
const KINDS: Partial<Record<LedgerEntryType, LineKind>> = {
  fee: 'fees',
  quickProfit: 'quick',
  quickLoss: 'quick',
  contractProfit: 'contracts',
  contractFunding: 'contracts',
  pledgeInterest: 'earnings',
  miningOutput: 'earnings',
  earlyExit: 'earnings',
  award: 'awards',
  loanInterest: 'loans',
  loanCharge: 'loans',
}
const KIND_ORDER = ['contracts', 'quick', 'fees', 'earnings', 'awards', 'loans', 'adjustments'] as const

/** The start of the day that a time lies in, on a clock that is `utcOffset` minutes ahead of UTC; epoch ms. */
export function dayStartAt(time: number, utcOffset = 0): number {
  const ahead = utcOffset * MINUTE
  return time - ((((time + ahead) % DAY) + DAY) % DAY)
}

/** Where the change of a day came from, in minor units of USDT. */
interface Sources {
  paidIn: bigint
  paidOut: bigint
  /** USDT that went into each other asset, by purchases, payments and income; below zero: that came out of it. */
  readonly invested: Map<string, bigint>
  readonly kinds: Map<LineKind, bigint>
}

const addTo = <Key>(sums: Map<Key, bigint>, key: Key, amount: bigint) =>
  sums.set(key, (sums.get(key) ?? 0n) + amount)

/** Assigns each change to its source, so that all sources together are the change of all balances. */
function sourcesOf(market: Market, changes: TypedHistory['changes']): Sources {
  const sources: Sources = { paidIn: 0n, paidOut: 0n, invested: new Map(), kinds: new Map() }
  for (const { asset, type, other, at, amount } of changes) {
    const isTrade = other !== null && type !== 'fee'
    // The price of a trade is what was paid in USDT, or for coins what the coins paid were worth; its other entries are the quantity.
    if (other !== null && asset !== USDT && (other === USDT || type === 'fee' || amount > 0n)) continue
    const value = assetValue(market, asset, amount, Number(at))
    if (asset !== USDT) addTo(sources.invested, asset, value)
    if (isTrade) {
      if (other !== USDT) addTo(sources.invested, other, -value)
    } else if (isFlow(type)) {
      if (value > 0n) sources.paidIn += value
      else sources.paidOut -= value
    } else {
      addTo(sources.kinds, KINDS[type] ?? 'adjustments', value)
    }
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

/** The balances at the start of the day: those of now, without what changed them since. */
function balancesBefore({ balances, changes }: TypedHistory): Map<string, bigint> {
  const before = new Map(balances.map(({ asset, amount }) => [asset, amount]))
  for (const { asset, amount } of changes) addTo(before, asset, -amount)
  return before
}

/**
 * The change of the account value since the start of the person's day, without what was paid in or out, and the lines that it consists
 * of [U2]. Exact by construction: each line is what an asset is worth now, less what it was worth and what went into it; or entries.
 */
export async function readDayChange(
  { store, market, clock }: Services,
  userId: bigint,
  utcOffset?: number,
): Promise<DayChange> {
  const time = clock.now()
  const dayStart = dayStartAt(time, utcOffset)
  const [history, positions] = await Promise.all([
    listTypedChanges(store, userId, dayStart),
    // Also those that closed at the very start, as their entries are of this day.
    listPositionHistories(store, userId, dayStart - 1),
  ])
  const sources = sourcesOf(market, history.changes)
  const profitOfPositions = (at: number, prices: number) =>
    positions.reduce((sum, each) => sum + profitAt(each, at, id => priceAt(market, id, prices)), 0n)
  // Everything before the next millisecond: a position that has just been opened is open now.
  const profits = { start: profitOfPositions(dayStart, dayStart), end: profitOfPositions(time + 1, time) }
  addTo(sources.kinds, 'contracts', profits.end - profits.start)

  const before = balancesBefore(history)
  const lines: DayChangeLine[] = []
  let [startValue, endValue] = [profits.start, profits.end]
  for (const { asset, amount } of history.balances) {
    const start = assetValue(market, asset, before.get(asset) ?? 0n, dayStart)
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

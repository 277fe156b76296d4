import { groupBy } from '#src/lib/collections/group-by.ts'
import type { LedgerEntry, LedgerEntryType } from '#models'
import { abs, sign, sum, type Decimal } from '#src/lib/money/money.ts'

/** What happened, such as a purchase: all entries of one transaction, in the order in which they were made. */
export interface LedgerEvent {
  /** Of the transaction. */
  readonly id: string
  readonly time: number
  readonly entries: readonly [LedgerEntry, ...LedgerEntry[]]
}

/** What an event changed in one asset. */
export interface AssetChange {
  readonly assetName: string
  readonly productId: number | null
  /** What the account gained or lost, or, if neither, the amount that was moved between its balances. */
  readonly value: Decimal
  /** Whether nothing was gained or lost: it was put on hold or released. */
  readonly isMove: boolean
}

/** The events of entries that are ordered from the newest. */
export function toEvents(entries: readonly LedgerEntry[]): LedgerEvent[] {
  return [...groupBy(entries, entry => entry.transactionId)].map(([id, [newest, ...others]]) => {
    const [first, ...rest] = [newest!, ...others].toReversed()
    return { id, time: first!.time, entries: [first!, ...rest] }
  })
}

/** What an event changed, money before products. */
export function changesOf({ entries }: LedgerEvent): AssetChange[] {
  const ofAssets = groupBy(entries, ({ currencyId, productId }) => `${currencyId} ${productId}`)
  const changes = [...ofAssets.values()].map(own => {
    const { assetName, productId } = own[0]!
    const net = sum(own.map(({ amount }) => amount))
    const isMove = sign(net) === 0
    const outOfAvailable = own.filter(({ balance }) => balance === 'available')
    const value = isMove ? abs(sum(outOfAvailable.map(({ amount }) => amount))) : net
    return { assetName, productId, value, isMove }
  })
  return changes.toSorted((one, other) => Number(one.productId !== null) - Number(other.productId !== null))
}

/** Entry types that say nothing about what an event was for. */
const accompanying: readonly LedgerEntryType[] = ['release', 'hold', 'fee']

/** The entry that an event is named after: its fees, holds and releases only when there is nothing else. */
export function mainEntryOf({ entries }: LedgerEvent): LedgerEntry {
  const rank = ({ type }: LedgerEntry) => accompanying.indexOf(type)
  return entries.reduce((main, entry) => (rank(main) > -1 && rank(entry) < rank(main) ? entry : main))
}

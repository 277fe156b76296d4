import type { LedgerEntry } from '#models'
import { incrementalFlatMap } from '#src/lib/collections/incremental-flat-map.ts'
import { compare, subtract, type Decimal } from '#src/lib/money/money.ts'

/** The balance before the entry: balance after, less the amount. */
export function balanceBefore({ balanceAfter, amount }: LedgerEntry): Decimal {
  return subtract(balanceAfter, amount)
}

function isSameBalance(one: LedgerEntry, other: LedgerEntry): boolean {
  return (
    one.balance === other.balance && one.currencyId === other.currencyId && one.productId === other.productId
  )
}

export type ContinuityResult =
  | { status: 'agrees' }
  /** The previous entry ended with another balance. */
  | { status: 'disagrees'; expected: Decimal }
  /** The previous entry is not loaded. */
  | { status: 'unknown' }

/**
 * Checks that an entry starts from the balance after the previous entry of the same balance, so that none is missing.
 * @param entries newest first, without gaps between the entry and the previous one
 */
export function checkContinuity(entry: LedgerEntry, entries: readonly LedgerEntry[]): ContinuityResult {
  const index = entries.findIndex(one => one.id === entry.id)
  const previous = entries.slice(index + 1).find(one => isSameBalance(one, entry))
  if (index === -1 || !previous) return { status: 'unknown' }
  return compare(previous.balanceAfter, balanceBefore(entry)) === 0
    ? { status: 'agrees' }
    : { status: 'disagrees', expected: previous.balanceAfter }
}

export type LedgerRow = { kind: 'day'; day: string } | { kind: 'entry'; entry: LedgerEntry }

/** The entries, with a heading row before the first of each day. */
export function withDayHeadings(
  dayOf: (time: number) => string,
): (entries: readonly LedgerEntry[]) => readonly LedgerRow[] {
  return incrementalFlatMap((entry, before): LedgerRow[] => {
    const day = dayOf(entry.time)
    const row: LedgerRow = { kind: 'entry', entry }
    return before && dayOf(before.time) === day ? [row] : [{ kind: 'day', day }, row]
  })
}

import type { LedgerEntry } from '#src/api/generated/models/index.ts'
import { growing } from '#src/lib/growing.ts'
import { compare, subtract, type Decimal } from '#src/lib/money.ts'

/** What the balance was before the entry: what it is after it less the amount. */
export function balanceBefore({ balanceAfter, amount }: LedgerEntry): Decimal {
  return subtract(balanceAfter, amount)
}

function isOfSameBalance(one: LedgerEntry, other: LedgerEntry): boolean {
  return (
    one.balance === other.balance && one.currencyId === other.currencyId && one.productId === other.productId
  )
}

export type Continuity =
  | { is: 'agrees' }
  /** The entry before it ended with another balance. */
  | { is: 'disagrees'; expected: Decimal }
  /** The entry before it is not among those at hand. */
  | { is: 'unknown' }

/**
 * Whether an entry begins where the one before it on the same balance ended, so that nothing is missing between.
 * @param entries newest first, with none left out between the entry and the one before it
 */
export function continuity(entry: LedgerEntry, entries: readonly LedgerEntry[]): Continuity {
  const place = entries.findIndex(one => one.id === entry.id)
  const previous = entries.slice(place + 1).find(one => isOfSameBalance(one, entry))
  if (place === -1 || !previous) return { is: 'unknown' }
  return compare(previous.balanceAfter, balanceBefore(entry)) === 0
    ? { is: 'agrees' }
    : { is: 'disagrees', expected: previous.balanceAfter }
}

export type LedgerLine = { is: 'day'; day: string } | { is: 'entry'; entry: LedgerEntry }

/** The entries with a line for each day before its first one. */
export function withDays(
  dayOf: (time: number) => string,
): (entries: readonly LedgerEntry[]) => readonly LedgerLine[] {
  return growing((entry, before): LedgerLine[] => {
    const day = dayOf(entry.time)
    const line: LedgerLine = { is: 'entry', entry }
    return before && dayOf(before.time) === day ? [line] : [{ is: 'day', day }, line]
  })
}

import type { LedgerEntry } from '#models'
import { compare, subtract, type Decimal } from '#src/lib/money/money.ts'
import type { LedgerEvent } from './ledger-events.ts'

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

/** Whether an event's entries each start where the previous one ended; undefined when that is not known of all. */
export function addsUp({ entries }: LedgerEvent, all: readonly LedgerEntry[]): boolean | undefined {
  const results = entries.map(entry => checkContinuity(entry, all).status)
  if (results.includes('disagrees')) return false
  return results.includes('unknown') ? undefined : true
}

export type LedgerRow =
  | { kind: 'day'; day: string }
  | { kind: 'event'; event: LedgerEvent; isOpen: boolean }
  | { kind: 'entry'; entry: LedgerEntry }
  | { kind: 'end'; event: LedgerEvent }

/** The rows of the list: a heading before each day, and the entries of an event that is open. */
export function toLedgerRows(
  events: readonly LedgerEvent[],
  isOpen: (event: LedgerEvent) => boolean,
  dayOf: (time: number) => string,
): LedgerRow[] {
  return events.flatMap((event, index): LedgerRow[] => {
    const day = dayOf(event.time)
    const before = events[index - 1]
    const hasEntries = isOpen(event)
    return [
      ...(before && dayOf(before.time) === day ? [] : [{ kind: 'day' as const, day }]),
      { kind: 'event', event, isOpen: hasEntries },
      ...(hasEntries
        ? [
            ...event.entries.map(entry => ({ kind: 'entry' as const, entry })),
            { kind: 'end' as const, event },
          ]
        : []),
    ]
  })
}

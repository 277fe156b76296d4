import { describe, expect, it } from 'vitest'
import { dayKeyHash, dayKeysOfSecret, dayKeyText } from '#src/lib/market/day-keys.ts'
import { checkMarketDays, checkSeenKeys, keysToKeep, type SeenKey } from '#src/lib/reconcile/market/days.ts'
import type { ReportedMarketDay } from '#src/lib/statement/terms-shapes.ts'
import { DAY, HOUR } from '#src/lib/time/time-units.ts'

const FIRST = Date.UTC(2026, 10, 16) / DAY
const textOf = (day: number) => new Date(day * DAY).toISOString().slice(0, 10)

/** Days of a market from `first` on; the last three have no key yet. */
function daysOf(secret: number, count: number, first = FIRST): ReportedMarketDay[] {
  const keys = dayKeysOfSecret(new Uint8Array(32).fill(secret))
  return Array.from({ length: count }, (_, index) => {
    const key = keys.keyOf(first + index)
    const isRevealed = index < count - 3
    const revealsAt = (first + index + 1) * DAY + HOUR
    return {
      day: textOf(first + index),
      keyHash: dayKeyHash(key),
      termsHash: null,
      key: isRevealed ? dayKeyText(key) : null,
      revealsAt,
    }
  })
}

const disagreements = (days: readonly ReportedMarketDay[]) =>
  [...checkMarketDays(days)].filter(finding => finding?.verdict.is === 'disagrees')
const wrongSeen = (days: readonly ReportedMarketDay[], seen: readonly SeenKey[]) =>
  [...checkSeenKeys(days, seen)].filter(({ verdict }) => verdict.is === 'disagrees')

describe('published market keys', () => {
  const days = daysOf(1, 8)

  it('have the published hashes, and each is the hash of the next', () => {
    expect(disagreements(days)).toEqual([])
    expect(disagreements(daysOf(1, 3))).toEqual([])
    expect(disagreements([])).toEqual([])
  })

  it.each([
    ['is no key', { key: 'x'.repeat(64) }],
    ['is another', { key: '0'.repeat(64) }],
    ['is kept back', { key: null }],
    ['has another hash', { keyHash: '0'.repeat(64) }],
  ])('are caught when one %s', (_, change) => {
    expect(disagreements(days.with(2, { ...days[2]!, ...change })).length).toBeGreaterThan(0)
  })

  it('are caught when a day is left out, or is none', () => {
    expect(disagreements(days.toSpliced(2, 1))).toHaveLength(2)
    expect(disagreements(days.with(2, { ...days[2]!, day: 'x' })).length).toBeGreaterThan(0)
  })
})

describe('hashes of market keys that the device has seen', () => {
  const early = daysOf(1, 5)
  const late = daysOf(1, 40)
  const seen = early.slice(-1)

  it('are still those of their days, before and after the keys are published', () => {
    for (const days of [early, daysOf(1, 6), late, late.slice(20)]) expect(wrongSeen(days, seen)).toEqual([])
  })

  it('are caught when another market is shown, its past as well', () => {
    for (const days of [daysOf(2, 5), daysOf(2, 40), daysOf(2, 40).slice(20)]) {
      expect(disagreements(days)).toEqual([])
      expect(wrongSeen(days, seen)).toHaveLength(1)
    }
  })

  it('are caught when their day is not shown any more, or the keys are none', () => {
    expect(wrongSeen(early.slice(0, -1), seen)).toHaveLength(1)
    expect(
      wrongSeen(
        late.slice(20).map(row => ({ ...row, key: row.key && 'x' })),
        seen,
      ),
    ).toHaveLength(1)
  })

  it('are kept until a published key leads to them, and the newest of those', () => {
    const next = daysOf(1, 6)
    expect(keysToKeep(early, [])).toEqual([early[4]].map(pick))
    expect(keysToKeep(next, seen)).toEqual([early[4], next[5]].map(pick))
    const kept = keysToKeep(late, keysToKeep(next, seen))
    expect(kept).toEqual([next[5], late[39]].map(pick))
    expect(keysToKeep(late, kept)).toEqual(kept)
    // A market that goes on otherwise after the newest hash that was seen is caught by the older one.
    expect(wrongSeen(daysOf(2, 40), kept)).toHaveLength(2)
  })
})

function pick(row: ReportedMarketDay | undefined) {
  return { day: row!.day, keyHash: row!.keyHash, termsHash: row!.termsHash }
}

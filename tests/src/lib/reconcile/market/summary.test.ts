import { expect, it } from 'vitest'
import type { Finding } from '#src/lib/reconcile/finding.ts'
import { marketSummary } from '#src/lib/reconcile/market/summary.ts'
import type { Statement } from '#src/lib/statement/statement.ts'
import { DAY, HOUR } from '#src/lib/time/time-units.ts'

const FIRST = Date.UTC(2026, 10, 20)
/** A price that cannot be checked yet. */
const later = {
  check: 'marketPrice',
  verdict: { is: 'unknown', why: 'notRevealed' },
  arithmetic: { is: 'checkable', from: FIRST + DAY + HOUR },
} as unknown as Finding

/** What is said of days of which no key has been published. */
const summaryAt = (madeAt: number) => {
  const marketDays = Array.from({ length: 5 }, (_, day) => ({
    day: new Date(FIRST + day * DAY).toISOString().slice(0, 10),
    keyHash: `${day}`.repeat(64),
    key: null,
    revealsAt: FIRST + (day + 1) * DAY + HOUR,
  }))
  return marketSummary({ marketDays, marketTerms: [], madeAt } as unknown as Statement, [later])
}

it('summary of the market names the first day when a back end has never published a key in time', () => {
  expect(summaryAt(FIRST + DAY)).toMatchObject({ is: 'later', lateDay: undefined })
  expect(summaryAt(FIRST + 4 * DAY)).toMatchObject({ is: 'later', lateDay: '2026-11-20' })
})

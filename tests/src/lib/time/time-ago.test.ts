import { expect, it } from 'vitest'
import { timeAgo } from '#src/lib/time/time-ago.ts'

const now = 1_800_000_000_000
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

it('relative time is "just now" under five minutes, then minutes, hours, days, months and years [R9.5]', () => {
  const cases = [
    [0, 'justNow', 0],
    [5 * minute - 1, 'justNow', 0],
    [5 * minute, 'minute', 5],
    [hour - 1, 'minute', 59],
    [hour, 'hour', 1],
    [day - 1, 'hour', 23],
    [day, 'day', 1],
    [30 * day - 1, 'day', 29],
    [30 * day, 'month', 1],
    [364 * day, 'month', 11],
    [365 * day, 'year', 1],
    [800 * day, 'year', 2],
    [-hour, 'justNow', 0],
  ] as const
  for (const [past, unit, value] of cases)
    expect([past, timeAgo(now - past, now)]).toEqual([past, { unit, value }])
})

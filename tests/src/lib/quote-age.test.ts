import { expect, it } from 'vitest'
import { isStale, MAX_QUOTE_AGE } from '#src/lib/quote-age.ts'

const now = 1_800_000_000_000
const hour = 3_600_000

it('quote is stale once it is older than 15 s', () => {
  expect(MAX_QUOTE_AGE).toBe(15_000)
  expect(isStale(now, now)).toBe(false)
  expect(isStale(now - 15_000, now)).toBe(false)
  expect(isStale(now - 15_001, now)).toBe(true)
})

it('quote of unknown age is never live', () => {
  expect(isStale(undefined, now)).toBe(true)
  expect(isStale(now + hour, now)).toBe(true)
  expect(isStale(Number.NaN, now)).toBe(true)
  expect(isStale(now + 1000, now)).toBe(false)
})

import { expect, it } from 'vitest'
import { LIVE_LIMIT, quoteAge, STALE_LIMIT } from '../../../src/lib/age.ts'

const now = 1_800_000_000_000
const hour = 3_600_000

it('calls a quote live up to 5 s, delayed up to 15 s and stale after that', () => {
  expect([LIVE_LIMIT, STALE_LIMIT]).toEqual([5000, 15_000])
  expect(quoteAge(now - 5000, now)).toEqual({ state: 'live', reason: 'fresh' })
  expect(quoteAge(now - 5001, now)).toEqual({ state: 'delayed', reason: 'late' })
  expect(quoteAge(now - 15_000, now)).toEqual({ state: 'delayed', reason: 'late' })
  expect(quoteAge(now - 15_001, now)).toEqual({ state: 'stale', reason: 'tooOld' })
  expect(quoteAge(now - 20_000, now, { stale: 30_000 })).toEqual({ state: 'delayed', reason: 'late' })
})

it('does not call the last price of a closed market stale, nor live', () => {
  expect(quoteAge(now - 24 * hour, now, { isMarketClosed: true })).toEqual({
    state: 'delayed',
    reason: 'marketClosed',
  })
})

it('never calls a quote live whose age cannot be known', () => {
  expect(quoteAge(undefined, now)).toEqual({ state: 'stale', reason: 'neverCame' })
  expect(quoteAge(undefined, now, { isMarketClosed: true })).toEqual({ state: 'stale', reason: 'neverCame' })
  expect(quoteAge(now + hour, now)).toEqual({ state: 'stale', reason: 'clocksDiffer' })
  expect(quoteAge(Number.NaN, now)).toEqual({ state: 'stale', reason: 'clocksDiffer' })
  expect(quoteAge(now + 1000, now)).toEqual({ state: 'live', reason: 'fresh' })
})

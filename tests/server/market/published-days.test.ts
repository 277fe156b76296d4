import { expect, it } from 'vitest'
import { dayKeysOfSecret } from '#src/lib/market/day-keys.ts'
import { tradingSpans } from '#src/lib/market/hours.ts'
import type { Hours } from '#src/lib/market/price-time.ts'
import { createPublishedDays } from '#server/market/published-days.ts'
import { fixedMarketSeed } from '#server/market/market-seed.ts'
import { DAY, HOUR } from '#src/lib/time/time-units.ts'

const SINCE = Date.UTC(2026, 0, 1)
const DAYS = 730
const keys = dayKeysOfSecret(fixedMarketSeed(5).secret)
const TYPES = [1, 2, 3, 4] as const

const publishedOf = (hours: Hours) =>
  createPublishedDays({
    since: SINCE,
    keys,
    termsHash: () => '',
    hours: { hours },
    clock: () => SINCE + DAYS * DAY,
  })
    .list({ pageNum: 1, pageSize: DAYS })
    .rows.map(({ day, revealsAt }) => ({ end: Date.parse(day) + DAY, revealsAt }))

it('a key is published one hour after its day while nothing ever closes', () => {
  for (const { end, revealsAt } of publishedOf('always')) expect(revealsAt).toBe(end + HOUR)
})

it('where exchanges close, no key is published before each has opened after its day: it would tell a part of the gap', () => {
  for (const { end, revealsAt } of publishedOf('exchange')) {
    const isOpenBy = (time: number) => TYPES.every(type => tradingSpans(type, end, time).length > 0)
    expect(isOpenBy(revealsAt), new Date(end).toISOString()).toBe(true)
    expect(revealsAt % DAY).toBe(HOUR)
    // Nor a day later than that.
    expect(isOpenBy(revealsAt - HOUR - DAY), new Date(end).toISOString()).toBe(false)
  }
})

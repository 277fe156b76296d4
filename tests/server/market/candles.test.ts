import * as fc from '#tests/support/seeded-fast-check.ts'
import { expect, it } from 'vitest'
import { HISTORY_START } from '#server/market/candles.ts'
import { CATALOGUE, findProductByCode } from '#server/market/catalogue.ts'
import { createMarket } from '#server/market/market.ts'
import type { Candle, CandleInterval } from '#models'
import { add, compare } from '#src/lib/money/money.ts'
import { DAY, HOUR, MINUTE } from '#src/lib/time/time-units.ts'

const NOW = Date.UTC(2026, 10, 20, 15, 7, 23, 400)
const apple = findProductByCode(1, 'AAPL')!
const market = (hours: 'always' | 'exchange' = 'always') => createMarket({ seed: 5, clock: () => NOW, hours })

const anyProduct = fc.constantFrom(...CATALOGUE)
const anyHours = fc.constantFrom('always', 'exchange') as fc.Arbitrary<'always' | 'exchange'>
const anyMoment = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2026, 11, 31) })

/** Aggregates shorter candles into longer ones. */
function aggregate(parts: readonly Candle[], startOf: (time: number) => number): Candle[] {
  const wholes = new Map<number, Candle>()
  for (const part of parts) {
    const time = startOf(part.time)
    const whole = wholes.get(time)
    if (!whole) {
      wholes.set(time, { ...part, time })
      continue
    }
    if (compare(part.high, whole.high) > 0) whole.high = part.high
    if (compare(part.low, whole.low) < 0) whole.low = part.low
    whole.close = part.close
    whole.volume = add(whole.volume, part.volume)
  }
  return [...wholes.values()]
}

const monday = (time: number) => Math.floor((time - 4 * DAY) / (7 * DAY)) * 7 * DAY + 4 * DAY
const STEPS: readonly [part: CandleInterval, whole: CandleInterval, length: number, runs: number][] = [
  ['1m', '5m', 5 * MINUTE, 40],
  ['5m', '15m', 15 * MINUTE, 40],
  ['15m', '30m', 30 * MINUTE, 40],
  ['30m', '1h', HOUR, 40],
  ['1h', '4h', 4 * HOUR, 40],
  ['1h', '1d', DAY, 20],
  ['4h', '1d', DAY, 20],
  ['1d', '1w', 7 * DAY, 20],
]

it.each(STEPS)(
  '%s candles add up to the %s candles exactly, including the one still forming',
  (part, whole, length, numRuns) => {
    fc.assert(
      fc.property(anyProduct, anyHours, anyMoment, (product, hours, time) => {
        const subject = market(hours)
        const parts = subject.candles(product, part, { limit: 40 }, time)
        const startOf = whole === '1w' ? monday : (at: number) => Math.floor(at / length) * length
        // The first longer candle may have started before the page.
        const expected = aggregate(parts, startOf).slice(1)
        if (expected.length === 0) return
        expect(subject.candles(product, whole, { limit: expected.length }, time)).toEqual(expected)
      }),
      { numRuns },
    )
  },
)

it('candles contain every tick of their minute, so that each fill can be checked', () => {
  fc.assert(
    fc.property(anyProduct, anyMoment, (product, moment) => {
      if (product.suspended) return
      const minute = Math.floor(moment / MINUTE) * MINUTE
      const [candle] = market().candles(product, '1m', { limit: 1, before: minute + 1 }, minute + DAY)
      const scale = 10 ** product.priceScale
      const [low, high] = [Math.round(Number(candle!.low) * scale), Math.round(Number(candle!.high) * scale)]
      const seen: number[] = []
      for (let time = minute; time <= minute + MINUTE; time += product.tickPeriod) {
        seen.push(Math.round(Number(market().quote(product, time).nowPrice) * scale))
      }
      expect(candle!.time).toBe(minute)
      expect([Math.min(...seen), Math.max(...seen)]).toEqual([low, high])
      expect(Math.round(Number(candle!.open) * scale)).toBe(seen[0])
      expect(Math.round(Number(candle!.close) * scale)).toBe(seen.at(-1))
    }),
    { numRuns: 60 },
  )
})

it('candles open at the previous close while the market is open', () => {
  for (const interval of ['1m', '1h', '1d', '1w'] as const) {
    const candles = market().candles(apple, interval, { limit: 50 })
    expect(candles).toHaveLength(50)
    expect(candles.slice(1).map(each => each.open)).toEqual(candles.slice(0, -1).map(each => each.close))
  }
})

it('candles page into the past without gaps or repeats', () => {
  const subject = market()
  const all = subject.candles(apple, '15m', { limit: 90 })
  const paged: Candle[] = []
  while (paged.length < 90) {
    paged.unshift(...subject.candles(apple, '15m', { limit: 30, before: paged[0]?.time ?? NOW + 1 }))
  }
  expect(paged).toEqual(all)
})

it('candles end at the start of the history and never include the future', () => {
  const subject = market()
  expect(subject.candles(apple, '1d', { limit: 10, before: HISTORY_START })).toEqual([])
  const first = subject.candles(apple, '1d', { limit: 10, before: HISTORY_START + 3 * DAY })
  expect(first.map(each => each.time)).toEqual([0, 1, 2].map(day => HISTORY_START + day * DAY))
  const last = subject.candles(apple, '1m', { limit: 1, before: NOW + 10 * DAY }).at(-1)!
  expect(last.time).toBe(Math.floor(NOW / MINUTE) * MINUTE)
})

it('candles skip periods in which the exchange was closed', () => {
  const days = market('exchange').candles(apple, '1d', { limit: 20 })
  const weekdays = days.map(each => new Date(each.time).getUTCDay())
  expect(weekdays).not.toContain(0)
  expect(weekdays).not.toContain(6)
  const minutes = market('exchange').candles(apple, '1m', { limit: 100 })
  expect(minutes.map(each => new Date(each.time).toISOString()).slice(0, 2)).toEqual([
    '2026-11-19T19:58:00.000Z',
    '2026-11-19T19:59:00.000Z',
  ])
})

it('forming candle only ever widens', () => {
  const subject = market()
  let before = subject.candles(apple, '1m', { limit: 1 }, NOW)[0]!
  for (let time = NOW; time < NOW + 30_000; time += 250) {
    const now = subject.candles(apple, '1m', { limit: 1 }, time)[0]!
    expect(compare(now.high, before.high)).toBeGreaterThanOrEqual(0)
    expect(compare(now.low, before.low)).toBeLessThanOrEqual(0)
    expect(compare(now.volume, before.volume)).toBeGreaterThanOrEqual(0)
    before = now
  }
})

it('candles refuse an invalid page', () => {
  expect(() => market().candles(apple, '1m', { limit: 0 })).toThrow(RangeError)
  expect(() => market().candles(apple, '1m', { limit: 501 })).toThrow(RangeError)
})

import * as fc from '#tests/support/seeded-fast-check.ts'
import { expect, it } from 'vitest'
import {
  isTrading,
  lastTradingMoment,
  tradingDayEnd,
  tradingPhase,
  tradingSpans,
} from '#src/lib/market/hours.ts'

const at = (text: string) => Date.parse(text)
const STOCK = 1
const FUTURES = 3
const FOREX = 4

it('US stocks open at 9:30 New York time, an hour later in UTC outside daylight saving time', () => {
  // Friday 30 October and Monday 2 November 2026; the clocks go back on Sunday 1 November.
  expect(tradingPhase(STOCK, at('2026-10-30T13:29:59.999Z')).session).toBe('pre')
  expect(tradingPhase(STOCK, at('2026-10-30T13:30:00Z')).session).toBe('regular')
  expect(tradingPhase(STOCK, at('2026-11-02T13:30:00Z')).session).toBe('pre')
  expect(tradingPhase(STOCK, at('2026-11-02T14:30:00Z')).session).toBe('regular')
  // Monday 9 March 2026, the day after they went forward.
  expect(tradingPhase(STOCK, at('2026-03-06T14:30:00Z')).session).toBe('regular')
  expect(tradingPhase(STOCK, at('2026-03-09T13:30:00Z')).session).toBe('regular')
})

it('US stocks have pre-market and after hours besides closed hours', () => {
  expect(tradingPhase(STOCK, at('2026-11-20T08:59:59Z')).session).toBe('closed')
  expect(tradingPhase(STOCK, at('2026-11-20T09:00:00Z')).session).toBe('pre')
  expect(tradingPhase(STOCK, at('2026-11-20T20:59:59Z')).session).toBe('regular')
  expect(tradingPhase(STOCK, at('2026-11-20T21:00:00Z')).session).toBe('post')
  expect(tradingPhase(STOCK, at('2026-11-21T01:00:00Z')).session).toBe('closed')
})

it.each([
  ['New Year', '2026-01-01'],
  ['Martin Luther King Day', '2026-01-19'],
  ['Presidents’ Day', '2026-02-16'],
  ['Good Friday', '2026-04-03'],
  ['Good Friday 2027', '2027-03-26'],
  ['Memorial Day', '2026-05-25'],
  ['Juneteenth', '2026-06-19'],
  ['Independence Day on a Saturday, observed on Friday', '2026-07-03'],
  ['Labor Day', '2026-09-07'],
  ['Thanksgiving', '2026-11-26'],
  ['Christmas', '2026-12-25'],
  ['Christmas 2022 on a Sunday, observed on Monday', '2022-12-26'],
])('US stocks are closed on %s', (_, day) => {
  expect(tradingPhase(STOCK, at(`${day}T17:00:00Z`)).session).toBe('closed')
})

it('US stocks are open on 31 December before a New Year’s Day that is a Saturday', () => {
  expect(tradingPhase(STOCK, at('2021-12-31T17:00:00Z')).session).toBe('regular')
})

it('US stocks close at 13:00 on the day after Thanksgiving and on Christmas Eve', () => {
  expect(tradingPhase(STOCK, at('2026-11-27T17:59:59Z')).session).toBe('regular')
  expect(tradingPhase(STOCK, at('2026-11-27T18:00:00Z')).session).toBe('post')
  expect(tradingPhase(STOCK, at('2026-12-24T18:00:00Z')).session).toBe('post')
})

it('trading hours name the next opening, across weekends and holidays', () => {
  expect(tradingPhase(STOCK, at('2026-11-20T22:00:00Z')).nextOpenAt).toBe(at('2026-11-23T14:30:00Z'))
  expect(tradingPhase(STOCK, at('2026-11-25T22:00:00Z')).nextOpenAt).toBe(at('2026-11-27T14:30:00Z'))
  expect(tradingPhase(STOCK, at('2026-11-20T15:00:00Z')).nextOpenAt).toBeNull()
})

it('forex trades from Sunday 17:00 to Friday 17:00 New York without a break', () => {
  expect(isTrading(FOREX, at('2026-11-20T21:59:59Z'))).toBe(true)
  expect(tradingPhase(FOREX, at('2026-11-20T22:00:00Z'))).toEqual({
    session: 'closed',
    nextOpenAt: at('2026-11-22T22:00:00Z'),
  })
  expect(isTrading(FOREX, at('2026-11-22T22:00:00Z'))).toBe(true)
  expect(tradingSpans(FOREX, at('2026-11-15T00:00:00Z'), at('2026-11-22T00:00:00Z'))).toEqual([
    { from: at('2026-11-15T22:00:00Z'), to: at('2026-11-20T22:00:00Z') },
  ])
})

it('futures pause for an hour a day and over the weekend', () => {
  expect(isTrading(FUTURES, at('2026-11-18T21:59:59Z'))).toBe(true)
  expect(isTrading(FUTURES, at('2026-11-18T22:30:00Z'))).toBe(false)
  expect(isTrading(FUTURES, at('2026-11-18T23:00:00Z'))).toBe(true)
  expect(isTrading(FUTURES, at('2026-11-21T12:00:00Z'))).toBe(false)
  expect(isTrading(FUTURES, at('2026-11-22T23:00:00Z'))).toBe(true)
})

it('crypto trades without a break', () => {
  fc.assert(
    fc.property(fc.integer({ min: at('2021-01-01'), max: at('2035-01-01') }), time => {
      expect(tradingPhase(2, time)).toEqual({ session: 'regular', nextOpenAt: null })
    }),
  )
})

it('trading hours are consistent: no trade between a close and the next opening', () => {
  const anyMoment = fc.integer({ min: at('2021-01-01'), max: at('2035-01-01') })
  fc.assert(
    fc.property(fc.constantFrom(1, 3, 4) as fc.Arbitrary<1 | 3 | 4>, anyMoment, (type, time) => {
      const { session: name, nextOpenAt } = tradingPhase(type, time)
      const closed = lastTradingMoment(type, time)
      expect(closed === time && isTrading(type, time)).toBe(name === 'regular')
      if (name === 'regular') return
      expect(isTrading(type, closed - 1)).toBe(true)
      expect(isTrading(type, closed)).toBe(false)
      expect(isTrading(type, nextOpenAt!)).toBe(true)
      expect(isTrading(type, nextOpenAt! - 1)).toBe(false)
      expect(tradingSpans(type, closed, nextOpenAt!)).toEqual([])
    }),
  )
})

it('a trading day ends with the close, between two days with that of the next, and for crypto at midnight UTC', () => {
  const endOf = (type: 1 | 2 | 3 | 4, text: string) =>
    new Date(tradingDayEnd(type, Date.parse(text))).toISOString()
  expect(endOf(1, '2026-11-23T15:00:00Z')).toBe('2026-11-23T21:00:00.000Z')
  // The close itself, and a holiday: the day after Thanksgiving closes early.
  expect(endOf(1, '2026-11-23T21:00:00Z')).toBe('2026-11-24T21:00:00.000Z')
  expect(endOf(1, '2026-11-26T15:00:00Z')).toBe('2026-11-27T18:00:00.000Z')
  expect(endOf(2, '2026-11-23T15:00:00Z')).toBe('2026-11-24T00:00:00.000Z')
  expect(endOf(2, '2026-11-24T00:00:00Z')).toBe('2026-11-25T00:00:00.000Z')
  // Futures and forex days begin on the evening before, and none on a Saturday.
  expect(endOf(3, '2026-11-23T23:30:00Z')).toBe('2026-11-24T22:00:00.000Z')
  expect(endOf(4, '2026-11-21T12:00:00Z')).toBe('2026-11-23T22:00:00.000Z')
})

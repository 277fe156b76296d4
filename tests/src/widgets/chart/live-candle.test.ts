import { describe, expect, it } from 'vitest'
import { findProductByCode } from '#server/market/catalogue.ts'
import { createMarket } from '#server/market/market.ts'
import { candleStart, intervals } from '#src/lib/candles/candle-intervals.ts'
import { applyTick, mergeCandles, candleDirection } from '#src/widgets/chart/live-candle.ts'

const candle = { time: 60_000, open: '10', high: '12', low: '9', close: '11', volume: '5' }

describe('forming candle', () => {
  it('updates high, low and close with each tick', () => {
    expect(applyTick(candle, { nowPrice: '12.5', time: 90_000 }, '1m')).toEqual({
      ...candle,
      high: '12.5',
      close: '12.5',
    })
    expect(applyTick(candle, { nowPrice: '8.75', time: 90_000 }, '1m')).toMatchObject({
      low: '8.75',
      high: '12',
    })
  })

  it('is followed by the next one when its interval ends', () => {
    expect(applyTick(candle, { nowPrice: '11.2', time: 120_001 }, '1m')).toEqual({
      time: 120_000,
      open: '11.2',
      high: '11.2',
      low: '11.2',
      close: '11.2',
      volume: '0',
    })
  })

  it('ignores an earlier tick', () => {
    expect(applyTick(candle, { nowPrice: '1', time: 59_999 }, '1m')).toBeUndefined()
  })

  it('compares prices as decimals, not as text', () => {
    expect(
      applyTick({ ...candle, high: '9.5', low: '9.1' }, { nowPrice: '10', time: 61_000 }, '1m'),
    ).toMatchObject({
      high: '10',
      low: '9.1',
    })
    expect(candleDirection({ ...candle, open: '9.5', close: '10' })).toBe('up')
  })

  it('starts at the same time as on the back end, for every interval', () => {
    const time = Date.UTC(2026, 10, 18, 13, 47, 11)
    const market = createMarket({ seed: 7, clock: () => time, hours: 'always' })
    const product = findProductByCode(2, 'BTC')!
    for (const interval of intervals) {
      const [last] = market.candles(product, interval, { limit: 1 })
      expect(last?.time, interval).toBe(candleStart(time, interval))
    }
  })
})

describe('pages of candles', () => {
  it('are merged in time order, and the newer answer wins', () => {
    const older = { ...candle, time: 0 }
    const anew = { ...candle, close: '12' }
    expect(mergeCandles([older, candle], [anew])).toEqual([older, anew])
    expect(mergeCandles([candle], [older])).toEqual([older, candle])
  })
})

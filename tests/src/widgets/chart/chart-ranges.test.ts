import { expect, it } from 'vitest'
import { DAY } from '#src/lib/time/time-units.ts'
import { intervalLengths } from '#src/lib/candles/candle-intervals.ts'
import { chartRanges, fitRange, rangeIntervals } from '#src/widgets/chart/chart-ranges.ts'
import { candlesEvery } from './support.ts'

it('a range begins as long before the newest candle as it says', () => {
  const candles = candlesEvery(DAY / 96, 400)
  const { first, isComplete } = fitRange(candles, '1D')
  expect(isComplete).toBe(true)
  expect(candles.at(-1)!.time - candles[first]!.time).toBe(DAY - DAY / 96)
})

it('a range that the loaded candles do not reach asks for older ones, and shows all until then', () => {
  expect(fitRange(candlesEvery(DAY, 300), '1Y')).toEqual({ first: 0, isComplete: false })
  expect(fitRange(candlesEvery(DAY, 366), '1Y')).toEqual({ first: 1, isComplete: true })
})

it('the range of all is complete only with the first candle of the history', () => {
  expect(fitRange(candlesEvery(7 * DAY, 2000), 'All').isComplete).toBe(false)
  expect(fitRange([], 'All')).toEqual({ first: 0, isComplete: false })
})

it.each(chartRanges.filter(range => range !== 'All'))('the range %s fits on a phone', range => {
  const length = intervalLengths[rangeIntervals[range]]
  const candles = candlesEvery(length, 1000)
  const { first } = fitRange(candles, range)
  expect(candles.length - first).toBeGreaterThan(50)
  expect(candles.length - first).toBeLessThan(500)
})

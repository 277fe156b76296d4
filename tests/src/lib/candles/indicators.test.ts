import { expect, it } from 'vitest'
import { bollinger, ema, kdj, macd, rsi, sma } from '#src/lib/candles/indicators.ts'
import * as fc from '#tests/support/seeded-fast-check.ts'

const rounded = (values: readonly number[], decimals = 2) =>
  values.map(value => Number(value.toFixed(decimals)))
const definedValues = (values: readonly number[]) => values.filter(value => !Number.isNaN(value))

/** The worked example of StockCharts' ChartSchool for moving averages (Intel, 2010). */
const intel = [
  22.27, 22.19, 22.08, 22.17, 22.18, 22.13, 22.23, 22.43, 22.24, 22.29, 22.15, 22.39, 22.38, 22.61, 23.36,
  24.05, 23.75, 23.83, 23.95, 23.63, 23.82, 23.87, 23.65, 23.19, 23.1, 23.33, 22.68, 23.1, 22.4, 22.17,
]
/** Wilder's RSI as in ChartSchool's example (QQQQ, 2009), closes with two decimals. */
const qqqq = [
  44.34, 44.09, 44.15, 43.61, 44.33, 44.83, 45.1, 45.42, 45.84, 46.08, 45.89, 46.03, 45.61, 46.28, 46.28,
  46.0, 46.03, 46.41, 46.22, 45.64,
]

it('simple moving average of ten closes matches the textbook', () => {
  const published = [
    22.22, 22.21, 22.23, 22.26, 22.3, 22.42, 22.61, 22.77, 22.91, 23.08, 23.21, 23.38, 23.53, 23.65, 23.71,
    23.69, 23.61, 23.51, 23.43, 23.28, 23.13,
  ]
  const averages = definedValues(sma(intel, 10))
  expect(averages).toHaveLength(published.length)
  // Published values were computed from closes with more decimals.
  for (const [bar, value] of averages.entries())
    expect(Math.abs(value - published[bar]!)).toBeLessThan(0.0101)
})

it('exponential moving average matches the textbook and starts with the simple average', () => {
  expect(rounded(definedValues(ema(intel, 10)))).toEqual([
    22.22, 22.21, 22.24, 22.27, 22.33, 22.52, 22.8, 22.97, 23.13, 23.28, 23.34, 23.43, 23.51, 23.53, 23.47,
    23.4, 23.39, 23.26, 23.23, 23.08, 22.92,
  ])
})

it('RSI matches the textbook', () => {
  expect(rounded(definedValues(rsi(qqqq, 14)))).toEqual([70.46, 66.25, 66.48, 69.35, 66.29, 57.92])
})

it('RSI is 100 after gains only, 0 after losses only and 50 without movement', () => {
  expect(rsi([1, 2, 3, 4], 3).at(-1)).toBe(100)
  expect(rsi([4, 3, 2, 1], 3).at(-1)).toBe(0)
  expect(rsi([2, 2, 2, 2], 3).at(-1)).toBe(50)
})

it('Bollinger bands lie two standard deviations around the average', () => {
  const { middle, upper, lower } = bollinger([2, 4, 4, 4, 5, 5, 7, 9], 8, 2)
  // The textbook's own set: mean 5, standard deviation 2.
  expect([middle.at(-1), upper.at(-1), lower.at(-1)]).toEqual([5, 9, 1])
})

it('MACD is the difference of two exponential averages, with its signal line', () => {
  const { line, signal, histogram } = macd(intel, 3, 6, 4)
  const [fast, slow] = [ema(intel, 3), ema(intel, 6)]
  for (let bar = 5; bar < intel.length; bar++) expect(line[bar]).toBeCloseTo(fast[bar]! - slow[bar]!, 12)
  expect(definedValues(line)).toHaveLength(intel.length - 5)
  expect(definedValues(signal)).toEqual(definedValues(ema(line.slice(5), 4)))
  expect(histogram.at(-1)).toBeCloseTo(line.at(-1)! - signal.at(-1)!, 12)
  // A straight rise of 1 a bar: averages lag by (length - 1) / 2, so that they lie 1.5 apart and the signal catches up.
  const straight = macd(
    Array.from({ length: 80 }, (_, bar) => bar),
    3,
    6,
    4,
  )
  expect(straight.line.at(-1)).toBeCloseTo(1.5, 9)
  expect(straight.histogram.at(-1)).toBeCloseTo(0, 9)
})

it('KDJ follows the position of the close between high and low', () => {
  const bars = { high: [10, 12, 14, 13], low: [8, 9, 11, 10], close: [9, 11, 13, 10] }
  const { k, d, j } = kdj(bars, 3, 3, 3)
  // Third bar: (13 - 8) / (14 - 8) = 83.33; K = 50 + 33.33 / 3, D = 50 + 11.11 / 3. Fourth: (10 - 9) / (14 - 9) = 20.
  expect(rounded(definedValues(k))).toEqual([61.11, 47.41])
  expect(rounded(definedValues(d))).toEqual([53.7, 51.6])
  expect(rounded(definedValues(j))).toEqual([75.93, 39.01])
})

const prices = fc.array(fc.double({ min: 0.01, max: 1e5, noNaN: true }), { maxLength: 60 })

it('indicators give one value per bar, none before there are enough bars, within their bounds', () => {
  fc.assert(
    fc.property(prices, fc.integer({ min: 1, max: 20 }), (close, length) => {
      const bars = { close, high: close.map(each => each * 1.01), low: close.map(each => each * 0.99) }
      const enough = Math.max(0, close.length - length + 1)
      for (const row of [
        sma(close, length),
        ema(close, length),
        ...Object.values(bollinger(close, length, 2)),
      ]) {
        expect(row).toHaveLength(close.length)
        expect(definedValues(row)).toHaveLength(enough)
      }
      for (const row of Object.values(kdj(bars, length, 3, 3))) {
        expect(row).toHaveLength(close.length)
        expect(definedValues(row)).toHaveLength(enough)
      }
      const strength = rsi(close, length)
      expect(strength).toHaveLength(close.length)
      expect(definedValues(strength)).toHaveLength(Math.max(0, close.length - length))
      for (const value of definedValues(strength)) expect(value >= 0 && value <= 100).toBe(true)
      for (const value of definedValues(kdj(bars, length, 3, 3).k))
        expect(value >= 0 && value <= 100).toBe(true)
      for (const row of Object.values(macd(close, 3, 6, length))) expect(row).toHaveLength(close.length)
    }),
  )
})

it('indicators never change with later bars', () => {
  fc.assert(
    fc.property(prices, prices, (earlier, later) => {
      const all = [...earlier, ...later]
      expect(ema(all, 5).slice(0, earlier.length)).toEqual(ema(earlier, 5))
      expect(rsi(all, 5).slice(0, earlier.length)).toEqual(rsi(earlier, 5))
      expect(macd(all, 3, 6, 4).signal.slice(0, earlier.length)).toEqual(macd(earlier, 3, 6, 4).signal)
    }),
  )
})

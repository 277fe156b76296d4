import * as fc from '#tests/support/seeded-fast-check.ts'
import { expect, it } from 'vitest'
import { HOUR } from '#src/lib/time/time-units.ts'
import { barOfTime, timeOfBar } from '#src/widgets/chart/chart-geometry.ts'
import { START } from './support.ts'

/** Candles an hour or more apart, as there are none while an exchange is closed. */
const times = fc
  .array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 60 })
  .map(gaps =>
    gaps.map((_, index) => ({ time: START + HOUR * gaps.slice(0, index).reduce((a, b) => a + b, 0) })),
  )

it('a place among candles and its time are one, also before the first and after the last', () => {
  fc.assert(
    fc.property(times, fc.integer({ min: -100, max: 200 }), (candles, bar) => {
      expect(barOfTime(candles, timeOfBar(candles, bar, HOUR), HOUR)).toBeCloseTo(bar, 9)
    }),
  )
})

it('a later time is never before an earlier one, so that a line does not turn when it crosses a gap', () => {
  const moment = fc.integer({ min: START - 100 * HOUR, max: START + 5000 * HOUR })
  fc.assert(
    fc.property(times, moment, moment, (candles, one, other) => {
      const [early, late] = [Math.min(one, other), Math.max(one, other)]
      expect(barOfTime(candles, early, HOUR)).toBeLessThanOrEqual(barOfTime(candles, late, HOUR))
    }),
  )
})

it('a time between two candles is between them in proportion', () => {
  const candles = [{ time: START }, { time: START + 4 * HOUR }]
  expect(barOfTime(candles, START + HOUR, HOUR)).toBe(0.25)
})

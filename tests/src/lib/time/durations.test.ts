import { expect, it } from 'vitest'
import { durationOf, durationSeconds, SECONDS_IN } from '#src/lib/time/durations.ts'
import * as fc from '#tests/support/seeded-fast-check.ts'

it('durations are measured in S, M, H and D [R3.8]', () => {
  expect(SECONDS_IN).toEqual({ S: 1, M: 60, H: 3600, D: 86_400 })
  expect(durationSeconds({ count: 5, unit: 'M' })).toBe(300)
  expect(durationOf(300)).toEqual({ count: 5, unit: 'M' })
  expect(durationOf(90)).toEqual({ count: 90, unit: 'S' })
  expect(durationOf(172_800)).toEqual({ count: 2, unit: 'D' })
  for (const odd of [0, -60, 1.5, Number.NaN]) expect(() => durationOf(odd)).toThrow(RangeError)
  fc.assert(fc.property(fc.integer({ min: 1 }), seconds => durationSeconds(durationOf(seconds)) === seconds))
})

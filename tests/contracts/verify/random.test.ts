import { expect, it } from 'vitest'
import { createRandom } from '#contracts/verify/random.ts'

it('random numbers repeat with their seed, and differ for another seed or stream', () => {
  const draw = (seed: number, stream: number) => {
    const random = createRandom(seed, stream)
    return Array.from({ length: 8 }, () => random.below(1000))
  }
  expect(draw(1, 0)).toEqual(draw(1, 0))
  expect(draw(1, 0)).not.toEqual(draw(2, 0))
  expect(draw(1, 0)).not.toEqual(draw(1, 1))
})

it('random numbers go by their bounds, percentages and weights', () => {
  const random = createRandom(1)
  const share = (draw: () => boolean) => Array.from({ length: 2000 }, draw).filter(Boolean).length / 2000
  expect(new Set(Array.from({ length: 200 }, () => random.integer(-1, 1)))).toEqual(new Set([-1, 0, 1]))
  expect(share(() => random.percent(30))).toBeCloseTo(0.3, 1)
  expect(share(() => random.weighted({ often: 7, never: 0, seldom: 3 }) === 'seldom')).toBeCloseTo(0.3, 1)
  expect(() => random.weighted({ never: 0 })).toThrow(RangeError)
  expect(() => random.pick([])).toThrow(RangeError)
})

import { expect, it } from 'vitest'
import { compressedSize, drawableSize } from '#src/lib/image-size.ts'
import * as fc from '#tests/support/seeded-fast-check.ts'

it('image size shrinks in steps of 0.8 while at least 3264 wide or 2448 high [R9.9]', () => {
  expect(drawableSize({ width: 3263, height: 2447 })).toEqual({ width: 3263, height: 2447 })
  expect(drawableSize({ width: 3264, height: 100 })).toEqual({ width: 2611, height: 80 })
  expect(drawableSize({ width: 100, height: 2448 })).toEqual({ width: 80, height: 1958 })
  expect(drawableSize({ width: 4032, height: 3024 })).toEqual({ width: 3226, height: 2419 })
  expect(drawableSize({ width: 8000, height: 6000 })).toEqual({ width: 2621, height: 1966 })
})

it('image is at most 800 wide at quality 0.7 and never enlarged [R9.9]', () => {
  expect(compressedSize({ width: 1600, height: 1200 })).toEqual({ width: 800, height: 600, quality: 0.7 })
  expect(compressedSize({ width: 400, height: 300 })).toEqual({ width: 400, height: 300, quality: 0.7 })
  expect(compressedSize({ width: 1600, height: 1200 }, 1200)).toEqual({
    width: 1200,
    height: 900,
    quality: 0.7,
  })
})

it('image size stays within the limits and never drops to zero [R9.9]', () => {
  const side = fc.integer({ min: 1, max: 100_000 })
  fc.assert(
    fc.property(side, side, (width, height) => {
      const sent = compressedSize({ width, height })
      expect(sent.width).toBeLessThanOrEqual(Math.min(800, width))
      expect(sent.height).toBeLessThanOrEqual(Math.min(2448, height))
      expect(Math.min(sent.width, sent.height)).toBeGreaterThanOrEqual(1)
    }),
  )
})

it('image size rejects invalid dimensions [R9.9]', () => {
  for (const width of [0, -1, Number.NaN, Infinity]) {
    expect(() => compressedSize({ width, height: 100 })).toThrow(RangeError)
  }
})

import * as fc from '#tests/support/seeded-fast-check.ts'
import { expect, it } from 'vitest'
import { spreadLabels } from '#src/widgets/chart/spread-labels.ts'

it('labels that cover each other move apart by half of it each, and others stay', () => {
  expect(spreadLabels([100, 110, 300], 20)).toEqual([95, 115, 300])
  expect(spreadLabels([50, 10, 90], 20)).toEqual([50, 10, 90])
  expect(spreadLabels([10, 10, 10], 20)).toEqual([-10, 10, 30])
})

it('however many there are, no label covers another, and those of higher lines stay higher', () => {
  const places = fc.array(fc.double({ min: 0, max: 400, noNaN: true }), { maxLength: 30 })
  fc.assert(
    fc.property(places, lines => {
      const spread = spreadLabels(lines, 20)
      const drawn = spread.toSorted((a, b) => a - b)
      for (const [index, place] of drawn.slice(1).entries()) {
        expect(place - drawn[index]!).toBeGreaterThan(20 - 1e-6)
      }
      const inOrder = lines.map((_, index) => index).toSorted((a, b) => lines[a]! - lines[b]!)
      expect(inOrder.map(index => spread[index])).toEqual(drawn)
    }),
  )
})

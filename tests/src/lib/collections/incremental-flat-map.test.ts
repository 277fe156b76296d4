import { array, assert, integer, property } from '#tests/support/seeded-fast-check.ts'
import { expect, it } from 'vitest'
import { incrementalFlatMap } from '#src/lib/collections/incremental-flat-map.ts'

const numbers = array(integer({ min: 0, max: 5 }), { maxLength: 12 })

/** Each number, preceded by a mark where it differs from the previous one. */
const marked = () =>
  incrementalFlatMap((one: number, before: number | undefined) => (one === before ? [one] : ['>', one]))

it('incremental list result equals computing it from scratch, whatever list came before', () => {
  assert(
    property(array(numbers, { maxLength: 6 }), lists => {
      const make = marked()
      for (const list of lists) expect(make(list)).toEqual(marked()(list))
    }),
    { seed: 21, numRuns: 200 },
  )
})

it('incremental list keeps the results of an unchanged beginning', () => {
  let count = 0
  const make = incrementalFlatMap((one: number) => {
    count += 1
    return [{ one }]
  })
  const first = make([1, 2])
  const second = make([1, 2, 3])
  expect(count).toBe(3)
  expect(second[0]).toBe(first[0])
  const same = [1, 2, 3]
  expect(make(same)).toBe(make(same))
  expect(make([2, 3]).map(made => made.one)).toEqual([2, 3])
})

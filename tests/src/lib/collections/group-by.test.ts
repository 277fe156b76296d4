import { expect, it } from 'vitest'
import { groupBy } from '#src/lib/collections/group-by.ts'

it('items are grouped in the order of the first of each group', () => {
  const groups = groupBy([3, 1, 4, 1, 5, 9, 2, 6], one => (one % 2 === 0 ? 'even' : 'odd'))
  expect([...groups]).toEqual([
    ['odd', [3, 1, 1, 5, 9]],
    ['even', [4, 2, 6]],
  ])
  expect([...groupBy([], String)]).toEqual([])
})

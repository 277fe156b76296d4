import { expect, it } from 'vitest'
import { pageBlocks } from '#src/lib/site/page-config.ts'
import { switchMap } from '#src/lib/site/switches.ts'
import * as fc from '#tests/support/seeded-fast-check.ts'

const switches = switchMap([
  { switchName: 'Loans', status: 1, description: 'loan' },
  { switchName: 'News', status: 0, description: 'news' },
])

it('page config keeps visible rows whose switch is not 1, grouped by module in order [R4.4]', () => {
  const rows = [
    { module: 'quickEntry', desc: 'deposit', isVisible: 1 },
    { module: 'banner', desc: 'news', isVisible: 1 },
    { module: 'quickEntry', desc: 'loan', isVisible: 1 },
    { module: 'quickEntry', desc: 'hidden', isVisible: 0 },
    { module: 'quickEntry', desc: 'withdraw', isVisible: 1 },
    { module: 'gone', desc: 'loan', isVisible: 1 },
  ]
  expect(pageBlocks(rows, switches)).toEqual([
    { module: 'quickEntry', rows: [rows[0], rows[4]] },
    { module: 'banner', rows: [rows[1]] },
  ])
  expect(pageBlocks([], switches)).toEqual([])
})

it('page config never drops or reorders a visible row [R4.4]', () => {
  const row = fc.record({
    module: fc.constantFrom('a', 'b', '__proto__'),
    desc: fc.constantFrom('loan', 'news', 'other'),
    isVisible: fc.constantFrom(0, 1),
  })
  fc.assert(
    fc.property(fc.array(row), rows => {
      const blocks = pageBlocks(rows, switches)
      const expected = rows.filter(each => each.isVisible === 1 && each.desc !== 'loan')
      expect(blocks.flatMap(block => block.rows).length).toBe(expected.length)
      for (const { module, rows: own } of blocks)
        expect(own).toEqual(expected.filter(each => each.module === module))
    }),
  )
})

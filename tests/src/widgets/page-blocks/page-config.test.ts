import { expect, it } from 'vitest'
import { pageBlocks, switchMap } from '../../../../src/widgets/page-blocks/page-config.ts'

const row = (id: number, module: string, desc: string, change = {}) => ({
  id,
  pagePath: '/p',
  module,
  desc,
  isVisible: 1 as 0 | 1,
  sort: id,
  title: null,
  subtitle: null,
  image: null,
  link: null,
  ...change,
})
const named = (rows: ReturnType<typeof row>[], switches: Record<string, 0 | 1> = {}) =>
  pageBlocks(
    rows,
    switchMap(
      Object.entries(switches).map(([description, status], id) => ({
        id,
        switchName: 'x',
        status,
        description,
      })),
    ),
  ).map(({ module, rows: own }) => [module, own.map(one => one.desc)])

it('keeps a row that is visible and whose switch is not 1 [R4.4]', () => {
  const rows = [
    row(1, 'a', 'kept'),
    row(2, 'a', 'hidden', { isVisible: 0 }),
    row(3, 'a', 'off'),
    row(4, 'a', 'on'),
  ]
  expect(named(rows, { off: 1, on: 0, unrelated: 1 })).toEqual([['a', ['kept', 'on']]])
})

it('groups kept rows by module, in the order of their first row [R4.4]', () => {
  const rows = [row(3, 'b', 'b3'), row(1, 'b', 'b1'), row(4, 'a', 'a4'), row(2, 'a', 'a2')]
  expect(named(rows)).toEqual([
    ['b', ['b1', 'b3']],
    ['a', ['a2', 'a4']],
  ])
})

it('leaves out a module of which nothing is kept [R4.4]', () => {
  expect(named([row(1, 'a', 'a1'), row(2, 'b', 'b2')], { a1: 1 })).toEqual([['b', ['b2']]])
})

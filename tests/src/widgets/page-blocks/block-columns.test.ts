import { expect, it } from 'vitest'
import { splitIntoColumns, pageWidth } from '#src/widgets/page-blocks/block-columns.ts'
import type { PageConfig } from '#src/widgets/page-blocks/use-page-config.ts'

/** A page of blocks, each of as many rows as given. */
const pageOf = (...modules: (readonly [module: string, rows: number])[]): PageConfig =>
  modules.map(([module, rows]) => ({
    module,
    rows: Array.from({ length: rows }, (_, index) => ({
      id: index,
      pagePath: '/pages/tabs/home/home-e',
      module,
      desc: `${module}${index}`,
      isVisible: 1,
      sort: index,
      title: null,
      subtitle: null,
      image: null,
      link: null,
    })),
  }))
const modulesOf = (config: PageConfig) =>
  splitIntoColumns(config).map(column => column.map(({ module }) => module))

it('puts a long list of prices beside what comes before it, in the order of the config [R4.4]', () => {
  const page = pageOf(['banner', 3], ['notice', 1], ['quickEntry', 12], ['ranking', 1])
  expect(modulesOf(page)).toEqual([['banner', 'notice', 'quickEntry'], ['ranking']])
})

it('parts two blocks into two columns, whichever is higher, and counts the rows of a list', () => {
  expect(modulesOf(pageOf(['list', 12], ['display', 1]))).toEqual([['list'], ['display']])
  expect(modulesOf(pageOf(['display', 1], ['notice', 1], ['list', 12]))).toEqual([
    ['display', 'notice'],
    ['list'],
  ])
})

it('leaves a page of one block, or of none, as narrow as other pages', () => {
  expect(modulesOf(pageOf(['list', 12]))).toEqual([['list'], []])
  expect(pageWidth(pageOf(['list', 12]))).toBe('column')
  expect(pageWidth([])).toBe('column')
  expect(pageWidth(pageOf(['list', 12], ['notice', 1]))).toBe('wide')
})

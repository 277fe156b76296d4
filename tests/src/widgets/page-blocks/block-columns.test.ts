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

it('page columns put a long price list beside the blocks before it, in config order [R4.4]', () => {
  const page = pageOf(['banner', 3], ['notice', 1], ['quickEntry', 12], ['ranking', 1])
  expect(modulesOf(page)).toEqual([['banner', 'notice', 'quickEntry'], ['ranking']])
})

it('page columns split two blocks whatever their height, counting list rows', () => {
  expect(modulesOf(pageOf(['list', 12], ['display', 1]))).toEqual([['list'], ['display']])
  expect(modulesOf(pageOf(['display', 1], ['notice', 1], ['list', 12]))).toEqual([
    ['display', 'notice'],
    ['list'],
  ])
})

it('page of one block or none keeps a single column', () => {
  expect(modulesOf(pageOf(['list', 12]))).toEqual([['list'], []])
  expect(pageWidth(pageOf(['list', 12]))).toBe('column')
  expect(pageWidth([])).toBe('column')
  expect(pageWidth(pageOf(['list', 12], ['notice', 1]))).toBe('wide')
})

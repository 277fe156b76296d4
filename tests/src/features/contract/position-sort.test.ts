import { afterEach, expect, it } from 'vitest'
import { sortPositions } from '#src/features/contract/position-sort.tsx'
import { applyQuotes, clearQuotes } from '#src/stores/quotes/quotes.ts'
import { position } from './support.tsx'

afterEach(clearQuotes)

const long = {
  ...position,
  direction: 'long' as const,
  productNameLang: {},
  entryPrice: '100',
  quantity: '1',
}
const rows = [
  {
    ...long,
    id: '1',
    productId: 1,
    productName: 'Zed',
    margin: '9',
    nowPrice: '110',
    liquidationPrice: '90',
  },
  {
    ...long,
    id: '2',
    productId: 2,
    productName: 'apple',
    margin: '50',
    nowPrice: '90',
    liquidationPrice: null,
  },
  {
    ...long,
    id: '3',
    productId: 3,
    productName: 'Éclair',
    margin: '10',
    nowPrice: '105',
    liquidationPrice: '104',
  },
]
const idsBy = (...[by, isDescending]: ['name' | 'profit' | 'margin' | 'distance', boolean]) =>
  sortPositions(rows, { by, isDescending }, 'en').map(({ id }) => id)

it('positions are in the order of the back end until a column is chosen', () => {
  expect(sortPositions(rows, undefined, 'en').map(({ id }) => id)).toEqual(['1', '2', '3'])
})

it('positions are sorted by name in the language, by margin as numbers, and by profit at the latest price', () => {
  expect(idsBy('name', false)).toEqual(['2', '3', '1'])
  expect(idsBy('margin', true)).toEqual(['2', '3', '1'])
  expect(idsBy('profit', true)).toEqual(['1', '3', '2'])
  applyQuotes([{ productId: 2, nowPrice: '200', changePrice: '0', changeRate: '0', time: Date.now() }])
  expect(idsBy('profit', true)).toEqual(['2', '1', '3'])
})

it('positions without a liquidation price come last, whichever way they are sorted', () => {
  expect(idsBy('distance', false)).toEqual(['3', '1', '2'])
  expect(idsBy('distance', true)).toEqual(['1', '3', '2'])
})

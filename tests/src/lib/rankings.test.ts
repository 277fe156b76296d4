import { expect, it } from 'vitest'
import { compare } from '../../../src/lib/money.ts'
import { rankQuotes, selectedProduct, sortDescending } from '../../../src/lib/rankings.ts'
import { fc } from './seeded-fast-check.ts'

const quote = (name: string, changeRate: string, nowPrice: string) => ({
  name,
  tickerInfo: { changeRate, nowPrice },
})

it('ranks quotes by change rate and by price, both from the highest, as numbers and not as text [R4.2]', () => {
  const { byChangeRate, byPrice } = rankQuotes([
    quote('low', '-1.25', '9'),
    quote('high', '10.00', '0.5'),
    quote('middle', '9.5', '100000'),
  ])
  expect(byChangeRate.map(({ name }) => name)).toEqual(['high', 'middle', 'low'])
  expect(byPrice.map(({ name }) => name)).toEqual(['middle', 'low', 'high'])
})

it('keeps the order of quotes that are equal, and puts those without a figure last [R4.2]', () => {
  const quotes = [quote('none', '', '1'), quote('first', '1.0', '1'), quote('second', '1', '1.00')]
  expect(rankQuotes(quotes).byChangeRate.map(({ name }) => name)).toEqual(['first', 'second', 'none'])
  expect(rankQuotes(quotes).byPrice.map(({ name }) => name)).toEqual(['none', 'first', 'second'])
})

it('sorts any list of figures exactly and changes nothing but the order [R4.2]', () => {
  const figure = fc
    .tuple(fc.bigInt(), fc.stringMatching(/^\d{1,18}$/))
    .map(([whole, rest]) => `${whole}.${rest}`)
  fc.assert(
    fc.property(fc.array(figure), figures => {
      const before = [...figures]
      const sorted = sortDescending(figures, text => text)
      expect(figures).toEqual(before)
      expect(sorted.toSorted()).toEqual(before.toSorted())
      for (const [at, text] of sorted.slice(1).entries()) expect(compare(sorted[at] ?? '', text)).not.toBe(-1)
    }),
  )
})

it('selects the first quote when none is selected, and BTC when there is none [R4.3]', () => {
  const apple = { productType: 1, productCode: 'AAPL' } as const
  const gold = { productType: 3, productCode: 'GC', productId: 7 } as const
  expect(selectedProduct(apple, [gold])).toEqual(apple)
  expect(selectedProduct(undefined, [gold, apple])).toEqual({ productType: 3, productCode: 'GC' })
  expect(selectedProduct(null, [])).toEqual({ productType: 2, productCode: 'BTC' })
})

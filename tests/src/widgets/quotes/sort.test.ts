import { afterEach, expect, it } from 'vitest'
import { clearQuotes, seedQuotes } from '#src/stores/quotes/quotes.ts'
import { nextSort, sortProducts, type Sort } from '#src/widgets/quotes/sort.ts'
import { product } from '#tests/src/features/support/market.tsx'

const idsBy = (products: ReturnType<typeof product>[], sort: Sort | undefined) =>
  sortProducts(products, sort, 'en').map(one => one.productId)

afterEach(clearQuotes)

it('quote sorting ranks by change rate and by price, highest first [R4.2]', () => {
  const products = [
    product(1, { nowPrice: '9.5', changeRate: '-3.10' }),
    product(2, { nowPrice: '1000.00', changeRate: '0.00' }),
    product(3, { nowPrice: '10.25', changeRate: '12.00' }),
  ]
  expect(idsBy(products, { by: 'change', isDescending: true })).toEqual([3, 2, 1])
  expect(idsBy(products, { by: 'price', isDescending: true })).toEqual([2, 3, 1])
})

it('quote sorting distinguishes prices that a float cannot [R4.2]', () => {
  const products = [
    product(1, { nowPrice: '0.100000000000000001' }),
    product(2, { nowPrice: '0.100000000000000002' }),
  ]
  expect(idsBy(products, { by: 'price', isDescending: true })).toEqual([2, 1])
})

it('quote sorting uses the latest quote, not the list’s [R4.2]', () => {
  const first = product(1, { nowPrice: '5.00' })
  const second = product(2, { nowPrice: '6.00' })
  const later = product(1, { nowPrice: '7.00' })
  seedQuotes([first, second, { ...later, tickerInfo: { ...later.tickerInfo, time: Date.now() + 1 } }])
  expect(idsBy([first, second], { by: 'price', isDescending: true })).toEqual([1, 2])
})

it('quote sorting puts missing values last in both directions and keeps the order of equals', () => {
  const products = [product(1, { nowPrice: '?' }), product(2), product(3), product(4, { nowPrice: '11' })]
  expect(idsBy(products, { by: 'price', isDescending: true })).toEqual([4, 2, 3, 1])
  expect(idsBy(products, { by: 'price', isDescending: false })).toEqual([2, 3, 4, 1])
})

it('quote sorting orders names by the locale [R3.5]', () => {
  const names = { 1: 'Zebra', 2: 'apple', 3: 'Éclair' }
  const products = Object.entries(names).map(([id, productName]) => product(Number(id), { productName }))
  expect(idsBy(products, { by: 'name', isDescending: false })).toEqual([2, 3, 1])
})

it('quote sorting cycles through highest, lowest and unsorted; names start at A', () => {
  const highest = nextSort(undefined, 'price')
  const lowest = nextSort(highest, 'price')
  expect([highest, lowest, nextSort(lowest, 'price')]).toEqual([
    { by: 'price', isDescending: true },
    { by: 'price', isDescending: false },
    undefined,
  ])
  expect(nextSort(lowest, 'name')).toEqual({ by: 'name', isDescending: false })
})

it('quote sorting ranks by the range and the volume of the day; a price beyond the range extends it', () => {
  const inDay = (productId: number, max: string, min: string, volume: string, nowPrice: string) => {
    const one = product(productId, { nowPrice })
    const { tickerInfo } = one
    return { ...one, tickerInfo: { ...tickerInfo, day: { ...tickerInfo.day, max, min, volume } } }
  }
  const products = [
    inDay(1, '10.00', '4.00', '900', '5.00'),
    inDay(2, '9.00', '3.00', '1000', '12.00'),
    inDay(3, '11.00', '2.50', '80', '2.00'),
  ]
  expect(idsBy(products, { by: 'high', isDescending: true })).toEqual([2, 3, 1])
  expect(idsBy(products, { by: 'low', isDescending: false })).toEqual([3, 2, 1])
  expect(idsBy(products, { by: 'volume', isDescending: true })).toEqual([2, 1, 3])
})

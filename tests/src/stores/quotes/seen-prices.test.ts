import { beforeEach, expect, it, vi } from 'vitest'
import { applyQuotes } from '#src/stores/quotes/quotes.ts'
import { seenPrices, recordPrices } from '#src/stores/quotes/seen-prices.ts'

const tick = (productId: number, time: number, nowPrice: string) => {
  applyQuotes([{ productId, time, nowPrice, changePrice: '0', changeRate: '0' }])
  vi.advanceTimersByTime(100)
}
const of = (productId: number) => seenPrices().filter(seen => seen.productId === productId)

beforeEach(() => {
  vi.useFakeTimers()
})

it('seen prices record a product while money depends on it, and nothing afterwards', () => {
  tick(7, 1000, '1.5')
  const stop = recordPrices(7)
  tick(7, 2000, '1.6')
  tick(8, 2000, '9')
  stop()
  tick(7, 3000, '1.7')
  expect(of(7)).toEqual([
    { productId: 7, time: 1000, price: '1.5' },
    { productId: 7, time: 2000, price: '1.6' },
  ])
  expect(of(8)).toEqual([])
})

it('seen price is recorded once for several observers', () => {
  const stops = [recordPrices(20), recordPrices(20)]
  tick(20, 1000, '1')
  for (const stop of stops) stop()
  expect(of(20)).toEqual([{ productId: 20, time: 1000, price: '1' }])
})

it('seen prices drop the oldest beyond the limit', () => {
  for (let productId = 100; productId < 125; productId++) {
    const stop = recordPrices(productId)
    tick(productId, 1000, '1')
    stop()
  }
  expect(of(100)).toEqual([])
  expect(of(124)).toHaveLength(1)
  const stop = recordPrices(124)
  for (let time = 2000; time < 5000; time++) tick(124, time, '1')
  stop()
  expect(of(124)).toHaveLength(2000)
  expect(of(124)[0]?.time).toBe(3000)
})

import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  applyQuotes,
  applyTicker,
  clearQuotes,
  recordServerTime,
  onQuote,
  productKeyOf,
  quoteAge,
  quoteOf,
  seedQuotes,
  serverNow,
  useIsQuoteStale,
  useQuote,
  useTicker,
  type QuotedProduct,
} from '#src/stores/quotes/quotes.ts'

const now = 1_800_000_000_000
const row = (productId: number, nowPrice: string, time: number = now) => ({
  productId,
  nowPrice,
  changePrice: '1',
  changeRate: '0.50',
  time,
})
const block = { open: '1', close: '1', max: '1', min: '1', volume: '1', averagePrice: '1', tradeAmount: '1' }
const product = (productId: number, nowPrice: string, time: number = now): QuotedProduct => ({
  productId,
  productType: 1,
  productCode: `P${productId}`,
  tickerInfo: { ...row(productId, nowPrice, time), ticker: 'P', day: block, minute: block, prevDay: block },
})

const advanceTime = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

beforeEach(() => vi.useFakeTimers({ now }))
afterEach(() => {
  clearQuotes()
  vi.useRealTimers()
})

it('quote listener is called at most once in 100 ms, with the last price', () => {
  const told = vi.fn()
  const other = vi.fn()
  onQuote(1, told)
  onQuote(2, other)
  for (const price of ['1', '2', '3']) applyQuotes([row(1, price)])
  vi.advanceTimersByTime(99)
  expect(told).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(told).toHaveBeenCalledTimes(1)
  expect(other).not.toHaveBeenCalled()
  expect(quoteOf(1)).toMatchObject({ nowPrice: '3', time: now, receivedAt: now + 100 })
})

it('quote never goes back to an older price', () => {
  seedQuotes([product(1, '10')])
  applyQuotes([row(1, '9', now - 1)])
  applyQuotes([row(2, '5', now), row(2, '4', now - 1)])
  vi.advanceTimersByTime(100)
  expect(quoteOf(1)?.nowPrice).toBe('10')
  expect(quoteOf(2)?.nowPrice).toBe('5')
})

it('quote row does not re-render when its price is repeated', () => {
  seedQuotes([product(1, '10')])
  const told = vi.fn()
  onQuote(1, told)
  applyQuotes([row(1, '10')])
  vi.advanceTimersByTime(100)
  expect(told).not.toHaveBeenCalled()
})

it('quotes are seeded from a list, with their products', () => {
  seedQuotes([product(1, '10'), product(2, '20')])
  expect(quoteOf(2)?.nowPrice).toBe('20')
  expect(productKeyOf(2)).toEqual({ productType: 1, productCode: 'P2' })
})

it('quote component re-renders for its own product only', () => {
  seedQuotes([product(1, '10'), product(2, '20')])
  let renders = 0
  const { result } = renderHook(() => {
    renders += 1
    return { quote: useQuote(1), ticker: useTicker(1) }
  })
  applyQuotes([row(2, '21', now + 1)])
  advanceTime(100)
  expect(renders).toBe(1)
  applyTicker(1, { ...product(1, '11', now + 1).tickerInfo, day: { ...block, max: '12' } })
  advanceTime(100)
  expect(renders).toBe(2)
  expect(result.current.quote?.nowPrice).toBe('11')
  expect(result.current.ticker?.day.max).toBe('12')
})

it('quote age uses the server’s clock, not the device’s', () => {
  recordServerTime(now + 3_600_000 - 300, now)
  recordServerTime(now + 3_600_000 - 20, now)
  expect(serverNow()).toBe(now + 3_600_000 - 20)
  expect(quoteAge({ time: now + 3_600_000 - 1020 })).toBe(1000)
  expect(quoteAge({ time: now + 3_700_000 })).toBe(0)
})

it('quote turns stale without a tick and live again with the next', () => {
  const { result } = renderHook(() => useIsQuoteStale(1))
  expect(result.current).toBe(true)
  act(() => seedQuotes([product(1, '10')]))
  expect(result.current).toBe(false)
  advanceTime(15_000)
  expect(result.current).toBe(false)
  advanceTime(1)
  expect(result.current).toBe(true)
  act(() => seedQuotes([product(1, '10', Date.now())]))
  expect(result.current).toBe(false)
})

it('no quote is live without a network, at once, and all are again with it', () => {
  applyQuotes([row(1, '1')])
  advanceTime(100)
  const { result } = renderHook(() => useIsQuoteStale(1))
  expect(result.current).toBe(false)
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void dispatchEvent(new Event('offline')))
  expect(result.current).toBe(true)
  network.mockRestore()
  act(() => void dispatchEvent(new Event('online')))
  expect(result.current).toBe(false)
})

// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { acquireQuoteChannel, useQuoteChannel, useQuoteStatus } from '#src/api/quote-channels.ts'
import type { QuoteChannel } from '#src/api/quote-sources.ts'
import { chooseLine } from '#src/stores/settings/line.ts'
import { quoteOf, seedQuotes } from '#src/stores/quotes/quotes.ts'
import { defaultRuntimeConfig, useRuntimeConfig } from '#src/stores/settings/runtime-config.ts'
import { callAs } from './support/call-as.ts'

const fetch = vi.fn((_url: string, _options: { signal: AbortSignal }) =>
  Promise.resolve(
    new Response(new ReadableStream<Uint8Array>(), { headers: { 'Content-Type': 'text/event-stream' } }),
  ),
)
const openedChannels = () =>
  fetch.mock.calls.map(([url]) => new URL(url, 'http://a').searchParams.get('channels'))
const isClosed = (index: number) => fetch.mock.calls[index]?.[1].signal.aborted
const advanceTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const setVisibility = (state: 'hidden' | 'visible') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

let releases: (() => void)[]
const acquire = (channel: QuoteChannel) => {
  const release = acquireQuoteChannel(channel)
  releases.push(release)
  return release
}

beforeEach(async () => {
  // Loading what the channels load themselves takes real time.
  await import('#src/api/quote-sources.ts')
  vi.useFakeTimers({ now: 1_800_000_000_000 })
  vi.stubGlobal('fetch', fetch)
  callAs({ line: '' })
  fetch.mockClear()
  releases = []
})
afterEach(async () => {
  for (const release of releases) release()
  await advanceTime(100)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('quote channels share one stream', async () => {
  acquire('type-1')
  acquire('product-12')
  acquire('type-1')
  await advanceTime(100)
  expect(openedChannels()).toEqual(['type-1,product-12'])
})

it('quote channel stays open until its last user leaves, and the stream closes with the last channel', async () => {
  const first = acquire('type-1')
  const second = acquire('type-1')
  await advanceTime(100)
  first()
  first()
  await advanceTime(100)
  expect(isClosed(0)).toBe(false)
  second()
  await advanceTime(100)
  expect(isClosed(0)).toBe(true)
  expect(useQuoteStatus.getState().mode).toBe('idle')
})

it('quote channels do not reconnect when one screen leaves and the next uses the same', async () => {
  const release = acquire('type-1')
  await advanceTime(100)
  release()
  acquire('type-1')
  await advanceTime(100)
  expect(openedChannels()).toEqual(['type-1'])
})

it('quote stream closes while the page is hidden', async () => {
  acquire('type-1')
  await advanceTime(100)
  setVisibility('hidden')
  await advanceTime(100)
  expect(isClosed(0)).toBe(true)
  setVisibility('visible')
  await advanceTime(100)
  expect(openedChannels()).toEqual(['type-1', 'type-1'])
})

it('quote channels clear all quotes and reconnect on another line [R7.3]', async () => {
  useRuntimeConfig.setState({
    lines: [
      { name: '', url: '' },
      { name: '', url: 'https://b.test' },
    ],
  })
  const block = {
    open: '1',
    close: '1',
    max: '1',
    min: '1',
    volume: '1',
    averagePrice: '1',
    tradeAmount: '1',
  }
  const figures = { nowPrice: '1', changePrice: '1', changeRate: '1.00', time: 1, ticker: 'P' }
  const tickerInfo = { ...figures, day: block, minute: block, prevDay: block }
  seedQuotes([{ productId: 1, productType: 1, productCode: 'P', tickerInfo }])
  acquire('type-1')
  await advanceTime(100)
  chooseLine(1)
  await advanceTime(100)
  expect(quoteOf(1)).toBeUndefined()
  expect(isClosed(0)).toBe(true)
  expect(openedChannels()).toHaveLength(2)
  chooseLine(0)
  useRuntimeConfig.setState(defaultRuntimeConfig)
})

it('quote channel follows the product of its component', async () => {
  const { rerender, unmount } = renderHook(({ channel }) => useQuoteChannel(channel), {
    initialProps: { channel: 'type-1' as QuoteChannel | undefined },
  })
  await advanceTime(100)
  rerender({ channel: 'type-2' })
  await advanceTime(100)
  rerender({ channel: undefined })
  await advanceTime(100)
  unmount()
  expect(openedChannels()).toEqual(['type-1', 'type-2'])
  expect(isClosed(1)).toBe(true)
})

it('quote channels stop at the server’s maximum', async () => {
  for (let id = 10; id < 40; id++) acquire(`product-${id}`)
  acquire('type-3')
  await advanceTime(100)
  const channels = openedChannels()[0]?.split(',')
  expect(channels).toHaveLength(16)
  expect(channels?.[0]).toBe('type-3')
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { EventSourceMessage } from 'eventsource-parser'
import {
  failuresBeforePolling,
  pollInterval,
  QuoteStream,
  silenceLimit,
  type StreamStatus,
} from '#src/api/quote-stream.ts'

interface Connection {
  channels: readonly string[]
  signal: AbortSignal
  send: (text: string) => void
  end: () => void
}

const HEARTBEAT = 'event: heartbeat\ndata: {}\n\n'
let connections: Connection[]
let statuses: StreamStatus[]
let events: EventSourceMessage[]
let isRefusing: boolean
let isPollAnswered: boolean
let polls: (readonly string[])[]
let isStreaming: boolean
let stream: QuoteStream

const modes = () => statuses.map(({ mode }) => mode)
const last = () => connections.at(-1)!
const advanceTime = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const send = async (text: string) => {
  last().send(text)
  await advanceTime(0)
}

function open(channels: readonly string[], signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  if (isRefusing) {
    connections.push({ channels, signal, send: () => {}, end: () => {} })
    return Promise.reject(new Error('refused'))
  }
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const encoder = new TextEncoder()
  connections.push({
    channels,
    signal,
    send: text => void writer.write(encoder.encode(text)).catch(() => {}),
    end: () => void writer.close().catch(() => {}),
  })
  return Promise.resolve(readable)
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 })
  connections = []
  statuses = []
  events = []
  polls = []
  isRefusing = false
  isPollAnswered = true
  isStreaming = true
  stream = new QuoteStream({
    open,
    poll: channels => {
      polls.push(channels)
      return isPollAnswered ? Promise.resolve() : Promise.reject(new Error('nobody there'))
    },
    onEvent: event => events.push(event),
    onStatus: status => statuses.push(status),
    isStreaming: () => isStreaming,
    random: () => 1,
  })
})
afterEach(() => {
  stream.follow([])
  vi.useRealTimers()
})

it('quote stream is live only after its first event', async () => {
  stream.follow(['type-1'])
  await advanceTime(1000)
  expect(modes()).toEqual(['connecting'])
  await send('event: quotes\ndata: {"a":1}\n\n')
  expect(statuses.at(-1)).toEqual({ mode: 'live', since: 1_800_000_001_000 })
  expect(events).toEqual([{ event: 'quotes', data: '{"a":1}' }])
})

it('quote stream gives up a connection whose event never ends, and tries again', async () => {
  stream.follow(['type-1'])
  await send(HEARTBEAT)
  for (let megabytes = 0; megabytes < 4; megabytes += 1) await send('data: '.padEnd(1_000_000, '1'))
  expect(last().signal.aborted).toBe(false)
  await send('1')
  expect(last().signal.aborted).toBe(true)
  expect(modes().at(-1)).toBe('connecting')
  await advanceTime(1000)
  await send(HEARTBEAT)
  expect([connections.length, modes().at(-1)]).toEqual([2, 'live'])
})

it('quote stream joins a character that was split on the wire', async () => {
  stream.follow(['type-1'])
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const other = new QuoteStream({
    open: () => Promise.resolve(readable),
    poll: () => Promise.resolve(),
    onEvent: event => events.push(event),
    onStatus: () => {},
  })
  other.follow(['type-2'])
  const bytes = new TextEncoder().encode('data: €\n\n')
  void writer.write(bytes.slice(0, 7))
  void writer.write(bytes.slice(7))
  await advanceTime(0)
  expect(events).toMatchObject([{ data: '€' }])
  other.follow([])
})

it('quote stream reconnects after 12 s of silence', async () => {
  stream.follow(['type-1'])
  await send(HEARTBEAT)
  await advanceTime(silenceLimit - 1)
  expect(modes().at(-1)).toBe('live')
  await advanceTime(1)
  expect(modes().at(-1)).toBe('connecting')
  expect(last().signal.aborted).toBe(true)
  await advanceTime(1000)
  expect(connections).toHaveLength(2)
  await send(HEARTBEAT)
  expect(modes().at(-1)).toBe('live')
})

it('quote stream stays live while the server sends within the limit', async () => {
  stream.follow(['type-1'])
  for (let beats = 0; beats < 20; beats++) {
    await send(HEARTBEAT)
    await advanceTime(5000)
  }
  expect(connections).toHaveLength(1)
  expect(modes()).toEqual(['connecting', 'live'])
})

it('quote stream reconnects after the device was asleep and its timers stood still', async () => {
  stream.follow(['type-1'])
  await send(HEARTBEAT)
  vi.setSystemTime(Date.now() + 3_600_000)
  await send('event: quotes\ndata: from before the sleep\n\n')
  expect(modes().at(-1)).toBe('connecting')
  expect(events).toHaveLength(1)
  await advanceTime(1000)
  expect(connections).toHaveLength(2)
})

it('quote stream gives up on a connection that never opens', async () => {
  stream.follow(['type-1'])
  await advanceTime(silenceLimit)
  expect(last().signal.aborted).toBe(true)
})

it('quote stream increases its delay after each failure, up to 30 s', async () => {
  isRefusing = true
  stream.follow(['type-1'])
  const gaps: number[] = []
  for (let count = 1; count < 9; count++) {
    const before = Date.now()
    while (connections.length <= count) await advanceTime(500)
    gaps.push(Date.now() - before)
  }
  expect(gaps).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000])
})

it('quote stream falls back to polling after three failures and returns to streaming', async () => {
  isRefusing = true
  stream.follow(['type-1', 'product-12'])
  await advanceTime(3000)
  expect(connections).toHaveLength(failuresBeforePolling)
  expect(modes()).toEqual(['connecting', 'polling'])
  expect(polls).toEqual([['type-1', 'product-12']])
  await advanceTime(pollInterval)
  expect(polls).toHaveLength(2)
  isRefusing = false
  await advanceTime(4000)
  expect(modes().at(-1)).toBe('polling')
  await send(HEARTBEAT)
  expect(modes().at(-1)).toBe('live')
  const asked = polls.length
  await advanceTime(5000)
  expect(polls).toHaveLength(asked)
})

it('quote stream is offline while polling fails as well', async () => {
  isRefusing = true
  isPollAnswered = false
  stream.follow(['type-1'])
  await advanceTime(3000)
  expect(modes()).toEqual(['connecting', 'offline'])
  isPollAnswered = true
  await advanceTime(pollInterval)
  expect(modes().at(-1)).toBe('polling')
})

it('quote stream keeps polling when the server closes each connection at once', async () => {
  stream.follow(['type-1'])
  for (const wait of [1000, 2000, 4000]) {
    await send(HEARTBEAT)
    last().end()
    await advanceTime(wait)
  }
  expect(modes()).toContain('polling')
})

it('quote stream only polls where the deployment does not stream', async () => {
  isStreaming = false
  stream.follow(['type-1'])
  await advanceTime(pollInterval * 2)
  expect(connections).toHaveLength(0)
  expect(polls).toHaveLength(3)
  expect(modes()).toEqual(['connecting', 'polling'])
})

it('quote stream opens a new connection for other channels and stays live meanwhile', async () => {
  stream.follow(['type-1'])
  await send(HEARTBEAT)
  stream.follow(['type-1'])
  expect(connections).toHaveLength(1)
  stream.follow(['type-1', 'product-12'])
  await advanceTime(0)
  expect(connections.map(({ channels }) => channels.join())).toEqual(['type-1', 'type-1,product-12'])
  expect(connections[0]?.signal.aborted).toBe(true)
  await send(HEARTBEAT)
  expect(modes()).toEqual(['connecting', 'live'])
})

it('quote stream closes everything without listeners', async () => {
  stream.follow(['type-1'])
  await send(HEARTBEAT)
  stream.follow([])
  expect(modes().at(-1)).toBe('idle')
  expect(last().signal.aborted).toBe(true)
  await advanceTime(120_000)
  expect(connections).toHaveLength(1)
  expect(polls).toHaveLength(0)
  expect(vi.getTimerCount()).toBe(0)
})

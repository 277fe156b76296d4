import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ServerEvent } from '#src/api/event-stream.ts'
import {
  failuresBeforePolling,
  pollInterval,
  QuoteStream,
  silenceLimit,
  type QuoteStatus,
} from '#src/api/quote-stream.ts'

interface Connection {
  channels: readonly string[]
  signal: AbortSignal
  say: (text: string) => void
  end: () => void
}

const beat = 'event: heartbeat\ndata: {}\n\n'
let connections: Connection[]
let statuses: QuoteStatus[]
let events: ServerEvent[]
let isRefusing: boolean
let isPollAnswered: boolean
let polls: (readonly string[])[]
let isStreaming: boolean
let stream: QuoteStream

const modes = () => statuses.map(({ mode }) => mode)
const last = () => connections.at(-1)!
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const say = async (text: string) => {
  last().say(text)
  await pass(0)
}

function open(channels: readonly string[], signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  if (isRefusing) {
    connections.push({ channels, signal, say: () => {}, end: () => {} })
    return Promise.reject(new Error('refused'))
  }
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const encoder = new TextEncoder()
  connections.push({
    channels,
    signal,
    say: text => void writer.write(encoder.encode(text)).catch(() => {}),
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

it('is live with the first word of the server, not before', async () => {
  stream.follow(['type-1'])
  await pass(1000)
  expect(modes()).toEqual(['connecting'])
  await say('event: quotes\ndata: {"a":1}\n\n')
  expect(statuses.at(-1)).toEqual({ mode: 'live', since: 1_800_000_001_000 })
  expect(events).toEqual([{ event: 'quotes', data: '{"a":1}' }])
})

it('puts together a letter that was cut in two on the wire', async () => {
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
  await pass(0)
  expect(events).toEqual([{ event: 'message', data: '€' }])
  other.follow([])
})

it('takes 12 s of silence for death, and reconnects', async () => {
  stream.follow(['type-1'])
  await say(beat)
  await pass(silenceLimit - 1)
  expect(modes().at(-1)).toBe('live')
  await pass(1)
  expect(modes().at(-1)).toBe('connecting')
  expect(last().signal.aborted).toBe(true)
  await pass(1000)
  expect(connections).toHaveLength(2)
  await say(beat)
  expect(modes().at(-1)).toBe('live')
})

it('stays live as long as the server speaks within its limit', async () => {
  stream.follow(['type-1'])
  for (let beats = 0; beats < 20; beats++) {
    await say(beat)
    await pass(5000)
  }
  expect(connections).toHaveLength(1)
  expect(modes()).toEqual(['connecting', 'live'])
})

it('takes a sleep of the device for death, though its timers stood still', async () => {
  stream.follow(['type-1'])
  await say(beat)
  vi.setSystemTime(Date.now() + 3_600_000)
  await say('event: quotes\ndata: from before the sleep\n\n')
  expect(modes().at(-1)).toBe('connecting')
  expect(events).toHaveLength(1)
  await pass(1000)
  expect(connections).toHaveLength(2)
})

it('gives up on a connection that never opens', async () => {
  stream.follow(['type-1'])
  await pass(silenceLimit)
  expect(last().signal.aborted).toBe(true)
})

it('waits longer after each failure, 30 s at most', async () => {
  isRefusing = true
  stream.follow(['type-1'])
  const gaps: number[] = []
  for (let count = 1; count < 9; count++) {
    const before = Date.now()
    while (connections.length <= count) await pass(500)
    gaps.push(Date.now() - before)
  }
  expect(gaps).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000])
})

it('polls after three failures while it still tries the stream, and returns to it', async () => {
  isRefusing = true
  stream.follow(['type-1', 'product-12'])
  await pass(3000)
  expect(connections).toHaveLength(failuresBeforePolling)
  expect(modes()).toEqual(['connecting', 'polling'])
  expect(polls).toEqual([['type-1', 'product-12']])
  await pass(pollInterval)
  expect(polls).toHaveLength(2)
  isRefusing = false
  await pass(4000)
  expect(modes().at(-1)).toBe('polling')
  await say(beat)
  expect(modes().at(-1)).toBe('live')
  const asked = polls.length
  await pass(5000)
  expect(polls).toHaveLength(asked)
})

it('is offline when not even the lists answer, and says so until they do', async () => {
  isRefusing = true
  isPollAnswered = false
  stream.follow(['type-1'])
  await pass(3000)
  expect(modes()).toEqual(['connecting', 'offline'])
  isPollAnswered = true
  await pass(pollInterval)
  expect(modes().at(-1)).toBe('polling')
})

it('polls a server that hangs up at once, again and again', async () => {
  stream.follow(['type-1'])
  for (const wait of [1000, 2000, 4000]) {
    await say(beat)
    last().end()
    await pass(wait)
  }
  expect(modes()).toContain('polling')
})

it('only polls where the deployment does not stream', async () => {
  isStreaming = false
  stream.follow(['type-1'])
  await pass(pollInterval * 2)
  expect(connections).toHaveLength(0)
  expect(polls).toHaveLength(3)
  expect(modes()).toEqual(['connecting', 'polling'])
})

it('opens one stream for other channels, and stays live meanwhile', async () => {
  stream.follow(['type-1'])
  await say(beat)
  stream.follow(['type-1'])
  expect(connections).toHaveLength(1)
  stream.follow(['type-1', 'product-12'])
  await pass(0)
  expect(connections.map(({ channels }) => channels.join())).toEqual(['type-1', 'type-1,product-12'])
  expect(connections[0]?.signal.aborted).toBe(true)
  await say(beat)
  expect(modes()).toEqual(['connecting', 'live'])
})

it('closes everything when nobody looks', async () => {
  stream.follow(['type-1'])
  await say(beat)
  stream.follow([])
  expect(modes().at(-1)).toBe('idle')
  expect(last().signal.aborted).toBe(true)
  await pass(120_000)
  expect(connections).toHaveLength(1)
  expect(polls).toHaveLength(0)
  expect(vi.getTimerCount()).toBe(0)
})

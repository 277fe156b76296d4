import type { EventSourceMessage } from 'eventsource-parser'
import {
  applyQuotes,
  applyTicker,
  clearQuotes,
  clearServerTime,
  recordServerTime,
} from '../stores/quotes/quotes.ts'
import { currentLine, useLine } from '../stores/settings/line.ts'
import { useRuntimeConfig } from '../stores/settings/runtime-config.ts'
import { asRecord } from '../stores/storage/parse.ts'
import { buildGetRequest } from './client.ts'
import { TransportError } from './errors.ts'
import { QuoteStream, type StreamStatus } from './quote-stream.ts'
import type { HeartbeatFrame, QuoteFrame, QuoteRow, TickerFrame } from '#models'

/** A live channel: all quotes of a product type, the full ticker of one product, or the messages of the account. */
export type QuoteChannel = `type-${1 | 2 | 3 | 4}` | `product-${number}` | 'messages'

/**
 * Opens the stream of server-sent events with the standard headers (R7.2).
 * @throws TransportError when the answer is not a stream
 */
export async function openQuoteStream(
  channels: readonly string[],
  signal: AbortSignal,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<ReadableStream<Uint8Array>> {
  const { url, headers } = buildGetRequest('/api/quoteStream', { channels: channels.join(',') })
  const response = await fetch(url, { signal, headers: { ...headers, Accept: 'text/event-stream' } })
  const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream') ?? false
  if (response.ok && isStream && response.body) return response.body
  await response.body?.cancel()
  throw new TransportError(response.ok ? 'malformed' : 'status', { status: response.status })
}

function isQuoteRow(row: unknown): row is QuoteRow {
  const fields = asRecord(row)
  return (
    typeof fields?.productId === 'number' &&
    typeof fields.time === 'number' &&
    [fields.nowPrice, fields.changePrice, fields.changeRate].every(figure => typeof figure === 'string')
  )
}

/** The frame of an event; undefined when it is malformed. */
function parseFrame({
  data,
}: EventSourceMessage): Partial<QuoteFrame & TickerFrame & HeartbeatFrame> | undefined {
  try {
    return asRecord(JSON.parse(data))
  } catch {
    return undefined
  }
}

let onMessages: (rows: readonly unknown[]) => void = () => {}

/** Sets what is done with the messages that the stream carries; their shape is not checked. */
export function receiveMessages(receive: (rows: readonly unknown[]) => void): void {
  onMessages = receive
}

/** Applies one stream event to the quotes; unknown or malformed events are ignored. */
export function applyQuoteEvent(event: EventSourceMessage): void {
  const frame = parseFrame(event)
  if (typeof frame?.time === 'number') recordServerTime(frame.time)
  if (event.event === 'quotes' && Array.isArray(frame?.rows)) applyQuotes(frame.rows.filter(isQuoteRow))
  if (event.event === 'messages' && Array.isArray(frame?.rows)) onMessages(frame.rows)
  if (event.event === 'ticker' && typeof frame?.productId === 'number' && frame.tickerInfo) {
    const { productId, tickerInfo } = frame
    if (isQuoteRow({ ...tickerInfo, productId })) applyTicker(productId, tickerInfo)
  }
}

/**
 * The quote stream of this page, following no channel yet. `onVisibilityChange`: a hidden page needs no channel.
 */
export function startQuoteStream(
  onStatus: (status: StreamStatus) => void,
  onVisibilityChange: () => void,
): QuoteStream {
  const stream = new QuoteStream({
    open: openQuoteStream,
    // Loaded when a stream has failed; most visits never need it.
    poll: async (channels, signal) =>
      (await import('./quote-polling.ts')).pollQuotes(channels, signal, rows => onMessages(rows)),
    onEvent: applyQuoteEvent,
    isStreaming: () => useRuntimeConfig.getState().stream,
    onStatus: status => {
      // The clock offset is measured anew for every connection: the device may have slept.
      if (status.mode !== 'live') clearServerTime()
      onStatus(status)
    },
  })
  document.addEventListener('visibilitychange', onVisibilityChange)
  globalThis.addEventListener('online', () => stream.restart())
  useLine.subscribe((line, before) => {
    const { lines } = useRuntimeConfig.getState()
    if (lines[before.index].url === currentLine().url || line.index === before.index) return
    clearQuotes()
    stream.restart()
  })
  return stream
}

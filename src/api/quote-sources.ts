import { applyQuotes, applyTicker, noteServerTime, type QuoteRow } from '../stores/quotes.ts'
import { asRecord } from '../stores/parse.ts'
import { lineRequest } from './client.ts'
import { TransportError } from './errors.ts'
import type { ServerEvent } from './event-stream.ts'
import type { HeartbeatFrame, QuoteFrame, TickerFrame } from './generated/models/index.ts'

/** A live channel: all quotes of a product type, or the full ticker of one product. */
export type QuoteChannel = `type-${1 | 2 | 3 | 4}` | `product-${number}`

/**
 * Opens the stream of server-sent events with the headers of every call (R7.2).
 * @throws TransportError when something else than a stream comes
 */
export async function openQuoteStream(
  channels: readonly string[],
  signal: AbortSignal,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<ReadableStream<Uint8Array>> {
  const { url, headers } = lineRequest('/api/quoteStream', { channels: channels.join(',') })
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

/** The frame that an event carries, or undefined: half a frame is no reason to fall over. */
function frameOf({ data }: ServerEvent): Partial<QuoteFrame & TickerFrame & HeartbeatFrame> | undefined {
  try {
    return asRecord(JSON.parse(data))
  } catch {
    return undefined
  }
}

/** Takes one event of the stream into the quotes; one that is unknown or malformed is ignored. */
export function takeQuoteEvent(event: ServerEvent): void {
  const frame = frameOf(event)
  if (typeof frame?.time === 'number') noteServerTime(frame.time)
  if (event.event === 'quotes' && Array.isArray(frame?.rows)) applyQuotes(frame.rows.filter(isQuoteRow))
  if (event.event === 'ticker' && typeof frame?.productId === 'number' && frame.tickerInfo) {
    const { productId, tickerInfo } = frame
    if (isQuoteRow({ ...tickerInfo, productId })) applyTicker(productId, tickerInfo)
  }
}

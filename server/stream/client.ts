import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseEncoding } from '../kernel/accept-encoding.ts'
import { GZIP_HEADER, type Frame } from './frame.ts'

/** A client with this many unread bytes will not catch up: it is dropped and reconnects with a fresh snapshot. */
const MAX_BACKLOG = 1_000_000

/** One open response. */
export interface StreamClient {
  readonly response: ServerResponse
  readonly isCompressed: boolean
}

/** Writes a frame; false when the client is too far behind and must be dropped. */
export function writeFrame({ response, isCompressed }: StreamClient, frame: Frame): boolean {
  if (response.destroyed || response.writableEnded) return true
  if (response.writableLength > MAX_BACKLOG) return false
  response.write(isCompressed ? frame.deflated() : frame.plain)
  return true
}

/** Starts the event stream on a response. */
export function openStream(request: IncomingMessage, response: ServerResponse): StreamClient {
  const isCompressed = acceptsGzip(request)
  request.socket.setTimeout(0)
  request.socket.setNoDelay(true)
  request.socket.setKeepAlive(true, 30_000)
  // Without chunked encoding all clients get the same bytes; the stream ends with its connection.
  response.removeHeader('Transfer-Encoding')
  response.appendHeader('Vary', 'Accept-Encoding')
  response.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-cache, no-transform',
    'X-Content-Type-Options': 'nosniff',
    'X-Accel-Buffering': 'no',
    Connection: 'close',
    ...(isCompressed ? { 'Content-Encoding': 'gzip' } : {}),
  })
  if (isCompressed) response.write(GZIP_HEADER)
  else response.flushHeaders()
  return { response, isCompressed }
}

/** Whether the client accepts gzip. Node joins repeated headers. */
const acceptsGzip = ({ headers }: IncomingMessage): boolean =>
  chooseEncoding(String(headers['accept-encoding'] ?? ''), ['gzip']) !== undefined

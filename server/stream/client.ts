import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseEncoding } from '../kernel/encoding.ts'
import { GZIP_HEADER, type Frame } from './frame.ts'

/** Who has not read this many bytes will not catch up: the client reconnects and starts from the present. */
const MAX_BACKLOG = 1_000_000

/** One open response. */
export interface Client {
  readonly response: ServerResponse
  readonly isCompressed: boolean
}

/** False when the client is too far behind to be worth another frame. */
export function write({ response, isCompressed }: Client, frame: Frame): boolean {
  if (response.destroyed || response.writableEnded) return true
  if (response.writableLength > MAX_BACKLOG) return false
  response.write(isCompressed ? frame.deflated() : frame.plain)
  return true
}

/** Opens the stream. */
export function welcome(request: IncomingMessage, response: ServerResponse): Client {
  const isCompressed = acceptsGzip(request)
  request.socket.setTimeout(0)
  request.socket.setNoDelay(true)
  request.socket.setKeepAlive(true, 30_000)
  // Without chunk headers the same bytes go to everybody; the stream lasts as long as its connection.
  response.removeHeader('Transfer-Encoding')
  response.appendHeader('Vary', 'Accept-Encoding')
  response.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-cache, no-transform',
    'X-Accel-Buffering': 'no',
    Connection: 'close',
    ...(isCompressed ? { 'Content-Encoding': 'gzip' } : {}),
  })
  if (isCompressed) response.write(GZIP_HEADER)
  else response.flushHeaders()
  return { response, isCompressed }
}

/** Node joins the lines of a header that came more than once. */
const acceptsGzip = ({ headers }: IncomingMessage): boolean =>
  chooseEncoding(String(headers['accept-encoding'] ?? ''), ['gzip']) !== undefined

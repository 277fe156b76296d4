import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** What Node's server keeps with a connection. Undocumented, but the only place where its parser can be stopped within what it has read. */
interface ServerSocket extends Socket {
  readonly parser?: { onIncoming: (...request: unknown[]) => number } | null
  /** The response that is not finished. */
  readonly _httpMessage?: ServerResponse | null
}

/** To the parser: no request follows on this connection. */
const LAST = 2

function endWhenPipelined(socket: ServerSocket): void {
  const { parser } = socket
  if (!parser) return
  const { onIncoming } = parser
  /** The answer that a request has come before the end of. */
  let overtaken: ServerResponse | undefined
  parser.onIncoming = (...request) => {
    // oxlint-disable-next-line no-underscore-dangle -- Node's own name
    const unfinished = socket._httpMessage ?? undefined
    // With TLS Node learns a moment late that an answer was sent: the next request, and no more than that, may come before.
    const isNext = unfinished?.writableEnded && unfinished !== overtaken
    overtaken = unfinished
    if (!unfinished || isNext) return onIncoming(...request)
    socket.destroy()
    return LAST
  }
}

/**
 * Ends each connection that sends a request before the one before it was answered (HTTP pipelining), which no browser and no proxy of today
 * does: Node would take all requests that it has read, thousands at a time, while everybody else waits.
 */
export function refusePipelining(server: Server): void {
  // After Node's own listeners, which create the parser.
  server.on('connection', endWhenPipelined)
  server.on('secureConnection', endWhenPipelined)
}

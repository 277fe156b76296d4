import type { IncomingMessage } from 'node:http'

/** A body may take this long at any rate, in milliseconds. */
const GRACE = 10_000
/** From then on this much of it must have arrived for each second since its start: a weak mobile network has ten times as much. */
const BYTES_PER_SECOND = 4_096
const LOOK_EVERY = 1_000

/**
 * Ends the connection of a body that arrives too slowly: whoever holds it back would keep its share for as long as a request may take.
 * @returns what stops looking
 */
export function endSlowSender(request: IncomingMessage): () => void {
  const { socket } = request
  const started = performance.now()
  const readBefore = socket.bytesRead
  let timer: NodeJS.Timeout
  const look = () => {
    const seconds = (performance.now() - started) / 1000
    if ((socket.bytesRead - readBefore) / seconds < BYTES_PER_SECOND) return void request.destroy()
    timer = setTimeout(look, LOOK_EVERY).unref()
  }
  timer = setTimeout(look, GRACE).unref()
  return () => clearTimeout(timer)
}
